#include <string_view>

constexpr std::string_view wrong_card = "lay:4:+4";
constexpr std::string_view wrong_time = "draw:2";
constexpr std::string_view empty_stack = "draw:1";
constexpr std::string_view impossible =
    "race="
    "1:7,0:9,2:4,3:4";

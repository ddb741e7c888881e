#include <string>
#include <string_view>
#include <vector>

constexpr std::string_view wrong_card = "lay:4:+4";
constexpr std::string_view wrong_time = "draw:2";
constexpr std::string_view empty_stack = "draw:1";
constexpr std::string_view impossible =
    "race="
    "1:7,0:9,2:4,3:4";

bool is_forbidden(const std::string& move, const std::vector<std::string>& hand, bool has_drawn) {
  if (move.starts_with("draw:")) return has_drawn;
  if (!has_drawn) return true;
  for (const std::string& card : hand) {
    if (move == "lay:" + card) return false;
  }
  return true;
}

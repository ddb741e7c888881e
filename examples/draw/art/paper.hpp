#pragma once
#include <string_view>

// Written by embed.sh, a drawing to a line.
// clang-format off

namespace draw::art {

inline constexpr std::string_view paper = "#faf7f0";
inline constexpr std::string_view sheet = "#fffdf8";
inline constexpr std::string_view ink = "#22252a";
inline constexpr std::string_view faint = "#5d5c57";
inline constexpr std::string_view line = "#cfc8b8";
inline constexpr std::string_view accent = "#0b5cad";
inline constexpr std::string_view warn = "#a32d12";
inline constexpr std::string_view seat_0 = "#0072b2";
inline constexpr std::string_view seat_1 = "#d55e00";
inline constexpr std::string_view seat_2 = "#009e73";
inline constexpr std::string_view seat_3 = "#cc79a7";
inline constexpr std::string_view seat_4 = "#e69f00";
inline constexpr std::string_view seat_5 = "#56b4e9";
inline constexpr std::string_view nobody = "#d8d4ca";


}  // namespace draw::art

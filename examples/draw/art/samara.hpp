#pragma once
#include <string_view>

// Written by embed.sh, a drawing to a line.
// clang-format off

namespace draw::art {

inline constexpr std::string_view samara_dark = "#201c15";
inline constexpr std::string_view samara_saw = "#eab04a";
inline constexpr std::string_view samara_trowel = "#7fbfe6";
inline constexpr std::string_view samara_glass = "#dfa3c6";
inline constexpr std::string_view samara_metal = "#fbf8f0";
inline constexpr std::string_view samara_plain = "#eedfb9";
inline constexpr std::string_view samara_grey = "#cfcfca";
inline constexpr std::string_view samara_red = "#efbfab";
inline constexpr std::string_view samara_blue = "#b5d3ec";

inline constexpr std::string_view compass_of_samara = R"svg(<path class="samara-stroke" d="M26-40L10 0M26-40L42 0"/><circle cx="26" cy="-42" r="7"/>)svg";
inline constexpr std::string_view hourglass_of_samara = R"svg(<path d="M-34-46H34V-36L8 0L34 36V46H-34V36L-8 0L-34-36Z"/>)svg";
inline constexpr std::string_view house_of_samara = R"svg(<path class="samara-house" d="M-46-14L0-50L46-14V44Q46 50 40 50H-40Q-46 50-46 44Z"/>)svg";
inline constexpr std::string_view man_of_samara = R"svg(<path d="M-20-20H20Q30-20 30-10V14Q30 19 25 19H20V46Q20 50 16 50H-16Q-20 50-20 46V19H-25Q-30 19-30 14V-10Q-30-20-20-20Z"/><circle cy="-34" r="15"/>)svg";
inline constexpr std::string_view pane_of_samara = R"svg(<path class="samara-metal" d="M0-46L40 0L0 46L-40 0Z"/>)svg";
inline constexpr std::string_view saw_of_samara = R"svg(<path class="samara-metal" d="M14-22L-48-8V10l9 15l8-15l8 15l8-15l8 15l8-15l8 15l5-10Z"/><path fill-rule="evenodd" d="M10-30H38Q49-30 49-19V17Q49 28 38 28H10ZM22-14V12H36V-14Z"/>)svg";
inline constexpr std::string_view shine_of_samara = R"svg(<path class="samara-stroke" d="M-16 8L12-24M-2 18L20-8"/>)svg";
inline constexpr std::string_view square_of_samara = R"svg(<path class="samara-stroke samara-bold" d="M8-42H40V-6"/>)svg";
inline constexpr std::string_view trowel_of_samara = R"svg(<g transform="translate(2 -2) rotate(-45)"><path class="samara-metal" d="M-60 0Q-30-12 2-32V32Q-30 12-60 0Z"/><path d="M2-6H16V-11Q16-14 19-14H54Q60-14 60-8V8Q60 14 54 14H19Q16 14 16 11V6H2Z"/></g>)svg";
inline constexpr std::string_view woman_of_samara = R"svg(<path d="M0-20C14-20 18-12 22 0L36 46Q36 50 32 50H-32Q-36 50-36 46L-22 0C-18-12-14-20 0-20Z"/><circle cy="-34" r="15"/>)svg";
inline constexpr std::string_view wrench_of_samara = R"svg(<path d="M14-44A26 26 0 0 0-8-8L-44 28L-28 44L8 8A26 26 0 0 0 44-14L26-6L8-8L6-26Z"/>)svg";

}  // namespace draw::art

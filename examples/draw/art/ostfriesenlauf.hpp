#pragma once
#include <string_view>

// Written by embed.sh, a drawing to a line.
// clang-format off

namespace draw::art {

inline constexpr std::string_view lauf_grass = "#e3e9d3";
inline constexpr std::string_view lauf_lane = "#d9a07c";
inline constexpr std::string_view lauf_white = "#fff8ef";
inline constexpr std::string_view lauf_card = "#fffefa";
inline constexpr std::string_view lauf_print = "#22252a";
inline constexpr std::string_view lauf_back = "#35605a";
inline constexpr std::string_view lauf_word = "#7a4a33";
inline constexpr std::string_view lauf_black = "#161616";
inline constexpr std::string_view lauf_animal = "#5d6a58";
inline constexpr std::string_view lauf_goal = "#f0c419";
inline constexpr std::string_view lauf_rim = "#b9b2a3";
inline constexpr std::string_view lauf_printed_animal = "#4b5847";
inline constexpr std::string_view lauf_printed_white = "#fffefa";
inline constexpr std::string_view lauf_arrow = "#a8481c";
inline constexpr std::string_view lauf_place = "#35605a";

inline constexpr std::string_view back_of_ostfriesenlauf = R"svg(<rect class="lauf-back" x="1.5" y="1.5" width="97" height="137" rx="11"/><rect class="lauf-frame" x="10" y="10" width="80" height="120" rx="7"/>)svg";
inline constexpr std::string_view back_to_start_of_ostfriesenlauf = R"svg(<path class="lauf-arrow" d="M24 14V-4Q24-16 10-16H-20M-10-28L-22-16L-10-4"/>)svg";
inline constexpr std::string_view fish_of_ostfriesenlauf = R"svg(<path d="M-38 0Q-10-34 20-4L40-22Q34 0 40 22L20 4Q-10 34-38 0Z"/><circle class="lauf-eye" cx="-20" cy="-5" r="4"/><path class="lauf-cut" d="M-6-15Q2 0-6 15"/>)svg";
inline constexpr std::string_view forward_of_ostfriesenlauf = R"svg(<path class="lauf-arrow" d="M-26 0H22M10-13L24 0L10 13"/>)svg";
inline constexpr std::string_view front_of_ostfriesenlauf = R"svg(<rect class="lauf-front" x="1.5" y="1.5" width="97" height="137" rx="11"/><path class="lauf-head-band" d="M1.5 34V12.5a11 11 0 0 1 11-11H87.5a11 11 0 0 1 11 11V34Z"/>)svg";
inline constexpr std::string_view hedgehog_of_ostfriesenlauf = R"svg(<path d="M-44 20Q-40 2-24 4L-22 23L-34 18L-22 12L-31 3L-18 2L-22 -10L-10 -6L-9 -19L1 -10L6 -22L12 -10L21 -19L22 -6L34 -10L30 2L43 3L34 13L46 18L46 22Z"/><circle class="lauf-eye" cx="-28" cy="12" r="3.5"/><path d="M-20 20v8h10v-8M16 20v8h10v-8"/>)svg";
inline constexpr std::string_view line_of_ostfriesenlauf = R"svg(<rect class="lauf-black" x="15" y="105" width="10" height="10"/><rect class="lauf-white" x="25" y="105" width="10" height="10"/><rect class="lauf-black" x="35" y="105" width="10" height="10"/><rect class="lauf-white" x="45" y="105" width="10" height="10"/><rect class="lauf-black" x="55" y="105" width="10" height="10"/><rect class="lauf-white" x="65" y="105" width="10" height="10"/><rect class="lauf-black" x="75" y="105" width="10" height="10"/><rect class="lauf-black" x="15" y="115" width="10" height="10"/><rect class="lauf-white" x="25" y="115" width="10" height="10"/><rect class="lauf-black" x="35" y="115" width="10" height="10"/><rect class="lauf-white" x="45" y="115" width="10" height="10"/><rect class="lauf-black" x="55" y="115" width="10" height="10"/><rect class="lauf-white" x="65" y="115" width="10" height="10"/><rect class="lauf-black" x="75" y="115" width="10" height="10"/>)svg";
inline constexpr std::string_view near_of_ostfriesenlauf = R"svg(<path class="lauf-arrow" stroke-dasharray="2 7" d="M-36 0H36"/>)svg";
inline constexpr std::string_view place_of_ostfriesenlauf = R"svg(<circle class="lauf-place" r="15"/>)svg";
inline constexpr std::string_view sheep_of_ostfriesenlauf = R"svg(<path d="M-14 14v18h8v-16M20 14v18h8v-18"/><path d="M-22 14a13 13 0 0 1-2-22a14 14 0 0 1 20-14a15 15 0 0 1 26 2a14 14 0 0 1 14 18a13 13 0 0 1-8 18a14 14 0 0 1-20 2a14 14 0 0 1-20 0a12 12 0 0 1-10-4Z"/><ellipse class="lauf-head" cx="-30" cy="-4" rx="11" ry="15"/><circle class="lauf-eye" cx="-32" cy="-8" r="3"/>)svg";
inline constexpr std::string_view snail_of_ostfriesenlauf = R"svg(<path d="M-44 28Q-46 2-34-4L-40-22M-34-4L-26-22M-34-4Q-20 2-20 16H40Q46 28 38 28Z"/><path class="lauf-stalk" d="M-36-4L-41-22M-32-4L-26-22"/><circle cx="10" cy="-4" r="24"/><path class="lauf-cut" d="M10-3a5 5 0 1 1 6 5a11 11 0 1 1 6-15a17 17 0 0 1 4 14"/>)svg";
inline constexpr std::string_view swap_of_ostfriesenlauf = R"svg(<path class="lauf-arrow" d="M-26-9H22M12-19L24-9M26 9H-22M-12 19L-24 9"/>)svg";
inline constexpr std::string_view turtle_of_ostfriesenlauf = R"svg(<path d="M-26 14Q-22-24 8-24Q36-24 40 14Z"/><path d="M-24 12Q-46 14-44-2Q-40-14-28-6L-18 8Z"/><path d="M-18 14l-4 14h13l3-14M20 14l4 14h12l-4-14"/><circle class="lauf-eye" cx="-36" cy="0" r="3"/><path class="lauf-cut" d="M-6 12L0-22M22 12L15-22M-22-2H36"/>)svg";

}  // namespace draw::art

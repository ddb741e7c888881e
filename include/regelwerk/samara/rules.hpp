#pragma once
#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

#include <regelwerk/core/rule.hpp>

namespace regelwerk::samara {

/// The rules of the ledger, in the order of their numbers; info() gives ID, sentence and source.
enum class Rule : std::uint8_t {
  tiles_laid,        ///< SM-1
  spaces,            ///< SM-2
  tools_laid,        ///< SM-3
  calendar,          ///< SM-4
  figures,           ///< SM-5
  first_workers,     ///< SM-6
  start_month,       ///< SM-7
  workers,           ///< SM-8
  active_worker,     ///< SM-9
  calendar_moves,    ///< SM-10
  board_passes,      ///< SM-11
  helpers_from_now,  ///< SM-12
  moved_together,    ///< SM-13
  helpers_needed,    ///< SM-14
  cost,              ///< SM-15
  take_tool,         ///< SM-16
  tool_limits,       ///< SM-17
  raise_worker,      ///< SM-18
  build,             ///< SM-19
  last_month,        ///< SM-20
  tools_needed,      ///< SM-21
  vacation,          ///< SM-22
  no_action,         ///< SM-23
  must_act,          ///< SM-24
  special_tiles,     ///< SM-25
  last_woman,        ///< SM-26
  boat,              ///< SM-27
  sculpture,         ///< SM-28
  vase,              ///< SM-29
  ruin,              ///< SM-30
  glass_order,       ///< SM-31
  barracks,          ///< SM-32
  university,        ///< SM-33
  hospital,          ///< SM-34
  weight_room,       ///< SM-35
  lowest_leaves,     ///< SM-36
  school,            ///< SM-37
  tombstone,         ///< SM-38
  hermit_house,      ///< SM-39
  prison,            ///< SM-40
  bridge,            ///< SM-41
  order_of_moving,   ///< SM-42
  permanent_tiles,   ///< SM-43
  last_tile,         ///< SM-44
  next_worker_wins,  ///< SM-45
  prestige_public,   ///< SM-46
  last_half_year,    ///< SM-47
  places,            ///< SM-48
  spare_helpers,     ///< SM-49
};

inline constexpr int rule_count = 49;

/// Ledger ID, sentence and source of every rule, in the order of the enumerators.
inline constexpr std::array<RuleInfo, rule_count> rule_table{{
    {"SM-1", "Of 36 building tiles 30 lie face up on the 30 spaces of the board; six are not used.", "Setup 2"},
    {"SM-2", "A space has a column, the months of work, and a row, the strength needed.", "Tool"},
    {"SM-3", "Six tools per seat are shuffled and laid out on the tool spaces, as many as the digits say.", "Setup 3"},
    {"SM-4", "The calendar is two boards of six months laid end to end, the start month at NOW.", "Setup 4"},
    {"SM-5", "Every seat has two women and three men; one of each begins in its reserve.", "Setup 5"},
    {"SM-6",
     "In laying order each seat lays a woman into the month NOW, then in reverse order each two men behind them.",
     "Setup 6, decision"},
    {"SM-7", "The start month is an option: the months from NOW to the end of its board, 6 to 1.", "Setup 4, decision"},
    {"SM-8", "A worker is a stack of 1 to 5 figures with the sex of the top one; who arrives stands behind the others.",
     "Tool, Setup 6"},
    {"SM-9", "The worker nearest the board in the month NOW is active; its foreman chooses its action.", "Actions"},
    {"SM-10", "When no worker is left in NOW, the calendar is moved until NOW holds one again.", "Calendar"},
    {"SM-11", "A board that NOW has passed is laid at the other end.", "Half-year"},
    {"SM-12", "Workers used for one action all come from NOW, the active one among them.", "Tool"},
    {"SM-13", "Workers moved together keep their order and go behind those already there.", "Tool"},
    {"SM-14", "Only workers that are needed take part.", "Tool, decision"},
    {"SM-15", "A space in column c costs c months, in row r strength r; more strength is no hindrance.",
     "Tool, decision"},
    {"SM-16", "A tool is taken from a space that holds it, with the strength of its row.", "Tool"},
    {"SM-17", "A seat may have two saws, one trowel of each kind, and glass tool B only with A.", "Tool"},
    {"SM-18", "An active woman goes to the last month in view together with a new worker from the reserve.",
     "Worker, decision"},
    {"SM-19", "A tile is built with the strength of its row and its tools; it goes to the foreman.", "Building"},
    {"SM-20", "Workers whose target month lies past the last month in view go to the last month.",
     "Building exception, Special, decision"},
    {"SM-21", "The tools a tile needs count as saws, trowels of either kind and glass tools.", "Building, decision"},
    {"SM-22", "On vacation the active worker goes to the next month in which its foreman has a worker.", "Vacation"},
    {"SM-23", "If no action is possible, the active worker moves one month ahead.", "No action"},
    {"SM-24", "A foreman that can act must act.", "Actions"},
    {"SM-25", "Effects of special tiles follow at once; permanent ones hold for the rest of the game.",
     "Special, decision"},
    {"SM-26", "No special effect can take a seat's last woman.", "Special, decision"},
    {"SM-27", "Boat: lose a saw, or without one another tool; it is laid on the tile's space.", "Boat"},
    {"SM-28", "Sculpture: lose a trowel, or without one another tool.", "Sculpture"},
    {"SM-29", "Vase: lose glass tool B, or without it another tool.", "Vase"},
    {"SM-30", "Ruin: lose two tools, one after the other.", "Ruin, decision"},
    {"SM-31", "Whoever owns both glass tools and gives up one gives up B.", "Ruin, Barracks"},
    {"SM-32",
     "Barracks: every other seat with a tool chooses one of its own in secret and lays it on the tile's space.",
     "Barracks"},
    {"SM-33", "University: it is enough to own as many tools as a tile shows, whatever their kinds.", "University"},
    {"SM-34", "Hospital: every other seat chooses one of its workers, which loses one strength.", "Hospital"},
    {"SM-35", "Weight room: one worker that took part moves one more month and gains one strength.", "Weight room"},
    {"SM-36", "Of a stack the figure that was added last leaves first.", "decision"},
    {"SM-37", "School: workers that act together have one strength more.", "School"},
    {"SM-38", "Tombstone: lose one complete worker.", "Tombstone"},
    {"SM-39", "Hermit house: the seat's workers go on past months in which others stand.", "Hermit house, decision"},
    {"SM-40", "Prison: of every other seat one of the weakest workers that can goes five months ahead.",
     "Prison, decision"},
    {"SM-41", "Bridge: the seat's workers need one month less, at least one.", "Bridge, decision"},
    {"SM-42", "Distance comes first, then the last month, then the Bridge, then the Hermit house.", "decision"},
    {"SM-43", "A permanent tile acts from the next action on, for its owner alone.", "decision"},
    {"SM-44", "The game ends when the last tile has been taken; the most prestige wins.", "End"},
    {"SM-45", "Among equals wins who next has an available worker on the calendar.", "End"},
    {"SM-46", "The prestige of face-down tiles is public.", "decision"},
    {"SM-47", "The game also ends when so many boards have been laid at the other end.", "decision"},
    {"SM-48", "The score is the prestige; places follow it and are never shared.", "decision"},
    {"SM-49", "With spare helpers any helpers that reach the strength may take part, needed or not.",
     "players differ, decision"},
}};

[[nodiscard]] constexpr RuleInfo info(Rule rule) noexcept { return rule_table[static_cast<std::size_t>(rule)]; }

/// SM-1. Spaces of the board, and tiles in all.
inline constexpr int space_count = 30;
inline constexpr int tile_count = 36;
/// SM-2. Columns and rows of spaces.
inline constexpr int max_column = 9;
inline constexpr int max_row = 4;
/// SM-3. Kinds of tools, and tools per seat.
inline constexpr int tool_kinds = 5;
inline constexpr int tools_per_seat = 6;
/// SM-4, SM-11. Months of a board, and the most months in view.
inline constexpr int months_per_board = 6;
inline constexpr int max_months = 2 * months_per_board;
/// SM-5. Seats and the figures of each.
inline constexpr int min_seats = 2;
inline constexpr int max_seats = 5;
inline constexpr int women_per_seat = 2;
inline constexpr int men_per_seat = 3;
inline constexpr int figures_per_seat = women_per_seat + men_per_seat;
/// SM-8. A worker has a figure at least.
inline constexpr int max_workers = max_seats * figures_per_seat;
/// SM-30. Tools lost by building a Ruin.
inline constexpr int losses_of_ruin = 2;
/// SM-40. Months to prison.
inline constexpr int months_to_prison = 5;

}  // namespace regelwerk::samara

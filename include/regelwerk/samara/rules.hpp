#pragma once
#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

#include <regelwerk/core/container/literals.hpp>
#include <regelwerk/core/rule.hpp>

namespace regelwerk::samara {

/// The rules of the ledger, in the order of their numbers; info() gives ID, sentence and source.
enum class Rule : std::uint8_t {
  tiles_laid,        ///< SM-1: 30 of the 36 lie on the spaces, six stay out
  spaces,            ///< SM-2: column = months of work, row = strength needed, 1 to 4
  tools_laid,        ///< SM-3: six per seat, shuffled onto the tool spaces
  calendar,          ///< SM-4: two boards of six months end to end, from NOW on
  figures,           ///< SM-5: 2 women and 3 men per seat, one of each in reserve at first
  first_workers,     ///< SM-6: a woman each in laying order, then two men each in reverse
  start_month,       ///< SM-7: months from NOW to the end of its board, 6 to 1
  workers,           ///< SM-8: 1 to 5 figures, sex of the top one; arrive at the end of the row
  active_worker,     ///< SM-9: the one in NOW nearest the board
  calendar_moves,    ///< SM-10: until NOW holds a worker again
  board_passes,      ///< SM-11: the past board goes to the other end, never during a turn
  helpers_from_now,  ///< SM-12: all workers of an action come from NOW, the active one among them
  moved_together,    ///< SM-13: keep their order and go behind those already there
  helpers_needed,    ///< SM-14: without any one helper the strength would be too low
  cost,              ///< SM-15: column c costs c months, row r strength r; more strength is allowed
  take_tool,         ///< SM-16: from a space, with strength >= row, moving column months
  tool_limits,       ///< SM-17: two saws, one trowel of each kind, glass A before B
  raise_worker,      ///< SM-18: an active woman alone; mother and child go to the last month
  build,             ///< SM-19: needs the row's strength and the tile's tools, which are not spent
  last_month,        ///< SM-20: a target beyond it becomes the last month
  tools_needed,      ///< SM-21: counted by saw, trowel and glass, of whatever kind
  vacation,          ///< SM-22: to the next month with an own worker; not possible without one
  no_action,         ///< SM-23: the active worker goes one month ahead
  must_act,          ///< SM-24: stepping is not a choice while an action is possible
  special_tiles,     ///< SM-25: effects follow the building at once; permanent ones stay
  last_woman,        ///< SM-26: no effect takes a seat's only woman on the calendar
  boat,              ///< SM-27: the builder loses a saw, else another tool
  sculpture,         ///< SM-28: the builder loses a trowel, else another tool
  vase,              ///< SM-29: the builder loses glass B, else another tool
  ruin,              ///< SM-30: the builder loses two tools, one after the other
  glass_order,       ///< SM-31: with both glass tools only B can be given up
  barracks,          ///< SM-32: every other seat gives up a tool, chosen in secret
  university,        ///< SM-33: any kinds of tools pay for a tile
  hospital,          ///< SM-34: every other seat chooses a worker that loses one strength
  weight_room,       ///< SM-35: a worker of the builder goes one month on and gains one strength
  lowest_leaves,     ///< SM-36: a stack loses its lowest figure first
  school,            ///< SM-37: two or more workers together have one strength more
  tombstone,         ///< SM-38: the builder loses a whole worker of choice
  hermit_house,      ///< SM-39: own workers skip months with workers of others
  prison,            ///< SM-40: a weak worker of every other seat goes five months ahead
  bridge,            ///< SM-41: one month less for everything, at least one
  order_of_moving,   ///< SM-42: distance, last month, Bridge, then Hermit house
  permanent_tiles,   ///< SM-43: act from the owner's next action on
  last_tile,         ///< SM-44: ends the game after its effects; most prestige wins
  next_worker_wins,  ///< SM-45: breaks ties: first by month, then by row
  prestige_public,   ///< SM-46: that of face-down tiles too
  last_half_year,    ///< SM-47: ends the game after that many boards were laid at the other end
  places,            ///< SM-48: by prestige, then by the next available worker; never shared
  spare_helpers,     ///< SM-49: any own workers in NOW may help, needed or not
};

inline constexpr int rule_count = 49;  ///< SM-1 to SM-49

/// Ledger ID, sentence and source of every rule, in the order of the enumerators.
inline constexpr std::array<RuleInfo, rule_count> rule_table{{
    {"SM-1"sv, "The board has 30 spaces, and a building tile lies face up on each; six of the 36 tiles are not used."sv,
     "Setup 2"sv},
    {"SM-2"sv,
     "A space has a column, the months that work there takes, and a row, the strength that it needs, 1 at the bottom "
     "to 4 at the top."sv,
     "Tool"sv},
    {"SM-3"sv,
     "Six tools per seat (two saws, a trowel with compass, a trowel with square, glass tools A and B) are shuffled and "
     "laid out on the tool spaces. Each gets as many as its digit for the number of seats says."sv,
     "Setup 3"sv},
    {"SM-4"sv,
     "The calendar is made of two boards with six months each, one behind the other; it begins with the start month at "
     "NOW, and what lies before NOW is out of play."sv,
     "Setup 4"sv},
    {"SM-5"sv, "Every seat has two women and three men; one woman and one man begin in its reserve."sv,
     "Setup 5, Setup 6"sv},
    {"SM-6"sv,
     "In laying order each seat lays a woman, a worker of strength 1, into the month NOW, then in reverse order each a "
     "stack of two men, one worker of strength 2, behind them. The laying order is a parameter, by default that of the "
     "seats."sv,
     "Setup 6, decision"sv},
    {"SM-7"sv,
     "The option start_month says how many months there are from NOW to the end of its board, NOW counted: 6, the "
     "default, for January and July, down to 1 for June and December."sv,
     "Setup 4, decision"sv},
    {"SM-8"sv,
     "A worker is a stack of one to five figures: the top one gives its sex, their number its strength; workers in a "
     "month stand in a row, and one that arrives goes to the end, farther from the board."sv,
     "Tool, Setup 6"sv},
    {"SM-9"sv,
     "The worker nearest the board in the month NOW is active; the seat that owns it, its foreman, chooses one of four "
     "actions for it: take a tool, raise a new worker, build, or take vacation."sv,
     "Actions"sv},
    {"SM-10"sv,
     "When NOW has no workers left, the calendar moves on to the next month that has some; there again the one nearest "
     "the board is active."sv,
     "Calendar"sv},
    {"SM-11"sv,
     "A calendar board that NOW has passed is laid at the other end, so that 7 to 12 months are in view during a turn."sv,
     "Half-year"sv},
    {"SM-12"sv,
     "Several workers of a seat used for one action all come from the month NOW, the active one among them; workers of "
     "others may stand between."sv,
     "Tool"sv},
    {"SM-13"sv,
     "Workers moved together stay in their order and line up behind those already in the month that they reach."sv,
     "Tool"sv},
    {"SM-14"sv,
     "Helpers take part in taking a tool or building only if they are needed: without any one of them the strength "
     "would be too low, so there are none where the active worker suffices alone; the option spare_helpers lifts this."sv,
     "Tool, decision"sv},
    {"SM-15"sv,
     "A tool or tile on a space in column c costs c months, in row r it needs strength r; more strength than needed is "
     "no hindrance."sv,
     "Tool, decision"sv},
    {"SM-16"sv,
     "To take a tool, workers need the strength of the row of its space and go as many months ahead as its column "
     "says; it does not matter whether the tile is still there."sv,
     "Tool"sv},
    {"SM-17"sv,
     "A seat may own at most two saws, one trowel of each of the two kinds, one glass tool A and, once it has that, one B."sv,
     "Tool"sv},
    {"SM-18"sv,
     "To raise a worker, an active woman goes without helpers to the last month in view. Behind her comes a figure "
     "from the reserve as a new worker of strength 1, woman or man as the foreman chooses. With an empty reserve it is "
     "not possible."sv,
     "Worker, decision"sv},
    {"SM-19"sv,
     "A tile is built by workers with the strength of its row, for a foreman who owns its tools. They go as many "
     "months ahead as its column says. The tools are not used up, tools lying on the space stay there, and the tile "
     "goes face down to the foreman."sv,
     "Building"sv},
    {"SM-20"sv,
     "Workers whose target month lies past the last month in view go to the last month; only the Prison has a rule of "
     "its own for that."sv,
     "Building exception, Special: basic rules, decision"sv},
    {"SM-21"sv,
     "The tools that a tile needs count as saws, trowels of either kind and glass tools of either kind; the foreman "
     "must own them, and keeps them."sv,
     "Building, decision"sv},
    {"SM-22"sv,
     "On vacation the active worker goes to the next month after NOW in which its foreman has a worker, alone; where "
     "there is none, vacation is not possible."sv,
     "Vacation"sv},
    {"SM-23"sv,
     "If none of the four actions is possible, the active worker alone moves one month ahead; that happens to men "
     "only."sv,
     "No action"sv},
    {"SM-24"sv, "A foreman that can act must act; moving one month ahead instead is not a choice."sv, "Actions"sv},
    {"SM-25"sv,
     "Effects of special tiles (grey ones concern tools, blue ones time, red ones workers) follow at once, after the "
     "builders have moved. Permanent ones lie open and hold for the rest of the game. With the option specials off "
     "there are none."sv,
     "Special, decision"sv},
    {"SM-26"sv,
     "No special effect takes a seat's last woman, its only worker on the calendar with a woman on top: such a choice "
     "is not offered, and if there is no other, nothing is lost."sv,
     "Special, decision"sv},
    {"SM-27"sv,
     "Boat: the builder gives up a saw, which then lies on the tile's space and may be taken again; lacking a saw it "
     "gives up another tool of its choice, and lacking any tool nothing."sv,
     "Boat"sv},
    {"SM-28"sv,
     "Sculpture: the builder gives up a trowel of its choice, which then lies on the tile's space; lacking one it "
     "gives up another tool of its choice, and lacking any tool nothing."sv,
     "Sculpture"sv},
    {"SM-29"sv,
     "Vase: the builder gives up glass tool B, which then lies on the tile's space; lacking it the builder gives up "
     "another tool of its choice, and lacking any tool nothing."sv,
     "Vase"sv},
    {"SM-30"sv,
     "Ruin: the builder gives up two tools of its choice, one after the other, which then lie on the tile's space; "
     "with fewer than two it gives up all that it has."sv,
     "Ruin, decision"sv},
    {"SM-31"sv, "Of two glass tools B goes first: who owns A and B can give up A only when B is gone."sv,
     "Ruin, Barracks"sv},
    {"SM-32"sv,
     "Barracks: all other seats with tools secretly choose one of their own each; when the last has chosen, these lie "
     "on the space that the tile was taken from."sv,
     "Barracks"sv},
    {"SM-33"sv,
     "University (permanent): to build it is enough to own as many tools as a tile shows, whatever their kinds; how "
     "tools are taken and given up does not change."sv,
     "University"sv},
    {"SM-34"sv,
     "Hospital: all other seats, clockwise from the left neighbour, weaken a worker of their choice by one strength: "
     "the figure goes to the reserve, and a worker that had only one is gone from the calendar."sv,
     "Hospital"sv},
    {"SM-35"sv,
     "Weight room: the builder chooses one worker that took part. It goes one month farther and becomes stronger by a "
     "figure from the reserve, if possible of its sex. On the last month in view it stays in place but gains all the "
     "same. With an empty reserve nothing happens."sv,
     "Weight room, Special: basic rules"sv},
    {"SM-36"sv, "When a stack loses strength, its lowest figure leaves, the one added last."sv, "decision"sv},
    {"SM-37"sv,
     "School (permanent): a group of two or more of its owner's workers that act together is stronger by one, whatever "
     "its size."sv,
     "School"sv},
    {"SM-38"sv,
     "Tombstone: the builder loses one whole worker, whichever and wherever it chooses; the figures go back to the "
     "reserve."sv,
     "Tombstone"sv},
    {"SM-39"sv,
     "Hermit house (permanent): where its owner's workers would end in a month with workers of another seat, they go "
     "on to the next month without any, or to the last month if none is in view. This does not hold on vacation, nor "
     "when others move them."sv,
     "Hermit house, decision"sv},
    {"SM-40"sv,
     "Prison: of every other seat, clockwise, the builder moves one worker of its choice. One of the weakest that can "
     "go five months ahead within view does so. If none of them can, one of the second weakest that can does. If none "
     "can, any one goes to the last month in view. A seat with all workers there is spared."sv,
     "Prison, decision"sv},
    {"SM-41"sv,
     "Bridge (permanent): the seat's tools, buildings and births take one month less, but at least one, also where "
     "they end on the last month in view. A worker trained in the Weight room stays where it is. Vacation, the step of "
     "a worker that cannot act and the Prison are not changed."sv,
     "Bridge, decision"sv},
    {"SM-42"sv,
     "How far a move goes is found in this order: its distance, then not past the last month in view, then one month "
     "less by the Bridge, then on past others by the Hermit house. Workers that move together go to one month."sv,
     "decision"sv},
    {"SM-43"sv,
     "What a permanent tile does begins with the next action after it was taken and concerns its owner alone."sv,
     "decision"sv},
    {"SM-44"sv,
     "The game ends when the last of the 30 tiles has been taken and its effects are done; the foreman whose tiles "
     "have the most prestige wins."sv,
     "End"sv},
    {"SM-45"sv,
     "Among equals in prestige the foreman wins who has the next worker on the calendar: the first in month order, NOW "
     "included, then the one nearest the board."sv,
     "End"sv},
    {"SM-46"sv, "The prestige of tiles that lie face down is public, as it was when they were taken."sv, "decision"sv},
    {"SM-47"sv,
     "With the option last_half_year = n the game also ends when n calendar boards have been laid at the other end, "
     "and prestige decides; 0, the default, is no such end."sv,
     "decision"sv},
    {"SM-48"sv,
     "The score is the prestige of all tiles, open and face down; places follow it, among equals by the next worker on "
     "the calendar, and are never shared."sv,
     "decision"sv},
    {"SM-49"sv,
     "With the option spare_helpers any own workers in the month NOW that reach the strength together with the active "
     "one may take part in taking a tool or building, needed or not."sv,
     "players differ, decision"sv},
}};

/// ID, sentence and source of one rule. Precondition: an enumerator.
[[nodiscard]] constexpr RuleInfo info(Rule rule) noexcept { return rule_table[static_cast<std::size_t>(rule)]; }

/// The version of the rules, their texts and their bytes; raised by any change that gives a recorded move another
/// meaning.
inline constexpr int rules_version = 1;

inline constexpr int space_count = 30;      ///< SM-1: of the board
inline constexpr int tile_count = 36;       ///< SM-1: copies of all kinds; six are not used
inline constexpr int max_column = 9;        ///< SM-2: maximum number of months of work for a space
inline constexpr int max_row = 4;           ///< SM-2: maximum strength that a space requires
inline constexpr int tool_kinds = 5;        ///< SM-3: saw, two trowels, two glass tools
inline constexpr int tools_per_seat = 6;    ///< SM-3: number that goes into the common supply, including two saws
inline constexpr int months_per_board = 6;  ///< SM-4: of one of the two calendar boards
inline constexpr int max_months = 2 * months_per_board;  ///< SM-11: maximum number in view, including NOW
inline constexpr int min_seats = 2;                      ///< SM-3: the minimum for which tool spaces have a digit
inline constexpr int max_seats = 5;                      ///< SM-3: the maximum for which tool spaces have a digit
inline constexpr int women_per_seat = 2;                 ///< SM-5: one of them in the reserve at first
inline constexpr int men_per_seat = 3;                   ///< SM-5: one of them in the reserve at first
inline constexpr int figures_per_seat = women_per_seat + men_per_seat;  ///< SM-5, SM-8: also the maximum of one worker
/// SM-8. Every worker has at least one figure.
inline constexpr int max_workers = max_seats * figures_per_seat;
/// SM-30. The number of tools lost by building a Ruin.
inline constexpr int losses_of_ruin = 2;
/// SM-40. The number of months that a worker goes ahead to prison.
inline constexpr int months_to_prison = 5;

}  // namespace regelwerk::samara

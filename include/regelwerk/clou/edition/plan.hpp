#pragma once
#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

#include <regelwerk/clou/edition/listed.hpp>
#include <regelwerk/clou/edition/symbols.hpp>
#include <regelwerk/clou/edition/to_byte.hpp>
#include <regelwerk/clou/rules.hpp>

namespace regelwerk::clou {

/// The capacity of a plan; for rooms see constraint 11.
inline constexpr std::size_t max_rooms = 8;
inline constexpr std::size_t max_challenges = 16;   ///< constraint 11: of all rooms together
inline constexpr std::size_t max_demands = 64;      ///< constraint 11: of all challenges together
inline constexpr std::size_t max_parts = 3;         ///< constraint 13: of one challenge
inline constexpr std::size_t max_part_demands = 4;  ///< constraint 13: of one part
inline constexpr std::size_t max_loot = 4;          ///< CL-54: number of pictures of one challenge
/// Constraint 13. The maximum number of traces that a part costs.
inline constexpr int max_part_traces = 3;
inline constexpr int max_part_alarms = 3;  ///< constraint 13: maximum number of alarms that a part costs
/// Constraint 15. The maximum value in a score box.
inline constexpr int most_score = 5;
inline constexpr int most_value = 99;  ///< constraint 15: maximum points of one loot
inline constexpr int most_loot = 200;  ///< constraint 15: maximum points of all loot of a plan together
/// Constraint 14. The maximum length of a track.
inline constexpr int max_track = 31;
inline constexpr int max_arrows = 8;         ///< constraint 14: maximum number of escape arrows of a plan (CL-61)
inline constexpr int max_alarm_circles = 8;  ///< constraint 14: maximum number of alarm circles of a plan (CL-56)

/// CL-5. A row of `length` symbols. `first` is the number that setup crosses for 1, 2 and 3 players.
struct Track {
  int length = 0;                        ///< 1 to 31 (constraint 14), including symbols crossed at setup
  std::array<int, max_players> first{};  ///< less than `length`; 0 for one player, never fewer for more players

  /// The number of symbols left after setup. Precondition: 1 <= players <= 3.
  [[nodiscard]] constexpr int available(int players) const noexcept {
    return length - first[static_cast<std::size_t>(players - 1)];
  }
};

/// CL-49 to CL-52. A symbol or a number to be crossed; required with at least `players` players.
struct Demand {
  SymbolSet symbols;         ///< any one of them crosses it (CL-25); empty for a number demand
  std::uint8_t number = 0;   ///< of a number demand, which has no symbols
  std::uint8_t players = 1;  ///< CL-51: 1 to 3; with fewer players it counts as crossed

  constexpr Demand() = default;
  /// A demand for a symbol or a choice, with any number of players. Implicit, so that tables can write just the symbol.
  constexpr Demand(SymbolSet demanded) noexcept : symbols(demanded) {}  // NOLINT(*-explicit-*)
  /// A demand for symbols or for a number, the other one empty or 0, with at least `from_players` players.
  constexpr Demand(SymbolSet demanded, int of_number, int from_players) noexcept
      : symbols(demanded), number(detail::to_byte(of_number)), players(detail::to_byte(from_players)) {}

  /// CL-52. True if dice must make exactly `number`.
  [[nodiscard]] constexpr bool is_number() const noexcept { return symbols.empty(); }

  friend constexpr void for_each_member(const Demand& self, auto& f) noexcept {
    f("symbols", self.symbols);
    f("number", self.number);
    f("players", self.players);
  }
};

/// CL-49. One of the alternatives of a challenge.
struct Part {
  Listed<Demand, max_part_demands> demands;  ///< 1 to 4, at least one of them required with one player (constraint 13)
  bool is_ordered = false;                   ///< CL-50: demands have to be crossed in table order
  std::uint8_t traces = 0;                   ///< CL-53: price in traces, 0 to 3
  std::uint8_t alarms = 0;                   ///< CL-53: price in alarms, 0 to 3, paid after the traces
  bool needs_combination = false;            ///< CK-14: workable only with the special loot of the second heist

  /// The same part at a price of one more trace.
  [[nodiscard]] constexpr Part trace() const noexcept {
    Part part = *this;
    ++part.traces;
    return part;
  }
  /// The same part at a price of one more alarm.
  [[nodiscard]] constexpr Part alarm() const noexcept {
    Part part = *this;
    ++part.alarms;
    return part;
  }
  /// The same part, closed without the combination.
  [[nodiscard]] constexpr Part combination() const noexcept {
    Part part = *this;
    part.needs_combination = true;
    return part;
  }
};

/// CL-54. What loot counts for in addition to its value: special loot (CK-13), score box (CL-63), final points (CK-30).
enum class LootTag : std::uint8_t { plain, special, diamond, double_circle };

/// CL-54. A picture on the plan, taken when its challenge is done.
struct Loot {
  std::uint8_t value = 0;        ///< value in points, 0 to 99 (constraint 15)
  LootTag tag = LootTag::plain;  ///< plain if only its value counts
};

/// CL-45. A challenge: its place, its parts, and the targets of its arrows.
struct Challenge {
  std::string_view name;                             ///< one word; the names of its demands begin with it: `window.1.2`
  std::string_view room;                             ///< name of its room (CL-46)
  Listed<Part, max_parts> parts;                     ///< CL-49: one of them has to be completed
  Listed<Loot, max_loot> loot{};                     ///< CL-54: all of it is taken when the challenge is done
  Listed<std::string_view, max_rooms> opens{};       ///< CL-47: rooms that are entered when the challenge is done
  Listed<std::string_view, max_challenges> after{};  ///< CL-48: at least one of these has to be done before
};

/// CL-63. The points that the score box adds or subtracts.
struct ScoreBox {
  int diamond = 0;  ///< points per diamond taken; 0 to 5, like the others (constraint 15)
  int circle = 0;   ///< points per uncrossed alarm circle
  int trace = 0;    ///< points subtracted per trace since setup
  int alarm = 0;    ///< points subtracted if the alarm went off, also when time ran out
};

/// CL-56. The effect of the last alarm circle: the alarm goes off, or all time symbols before `place`, counted from 0,
/// are crossed.
struct LastAlarm {
  bool escapes = true;  ///< if true, the alarm goes off (CL-59); if false, the time jumps to `place`
  int place = 0;        ///< target of a jump: 0 < place < length of the time track (constraint 14)
};

/// CK-33. The music of a round.
enum class Music : std::uint8_t { pause, loud, quiet, instrumental };

/// The words of Music, as the concert track names them.
inline constexpr std::array<std::string_view, 4> music_words{"pause", "loud", "quiet", "instrumental"};

/// CK-25, CK-32 to CK-34. The additional data of a concert plan.
struct Concert {
  Listed<Music, max_track> track;  ///< CK-32: by number of crossed time symbols, including those crossed at setup
  Listed<std::string_view, max_rooms> sneaking_in;  ///< rooms that the gang skips with the tickets
  std::string_view behind;                          ///< the room where a gang with tickets begins
  std::string_view wardrobe;                        ///< the room that is closed in instrumental rounds, like its door
  std::string_view wardrobe_door;                   ///< the challenge that is its door
};

/// CL-6, CL-45. A burglary plan.
struct Plan {
  std::string_view name;                         ///< one word, the value of the option `scenario`; unique
  Track time;                                    ///< CL-18: the alarm goes off when all are crossed
  Track traces;                                  ///< CL-16: the gang is arrested when all are crossed
  Track police;                                  ///< CL-61: the gang is caught when all are crossed
  int arrows = 0;                                ///< CL-61: number of escape arrows, 1 to 8 (constraint 14)
  int alarm_circles = 0;                         ///< CL-56: number of alarm circles, 1 to 8 (constraint 14)
  LastAlarm last_alarm;                          ///< CL-56: the effect of crossing the last alarm circle
  ScoreBox score;                                ///< CL-63: points of a success in addition to loot
  Listed<std::string_view, max_rooms> rooms;     ///< the heist begins in the first one
  Listed<Challenge, max_challenges> challenges;  ///< in the order in which CL-55 checks them
  std::optional<Concert> concert{};              ///< CK-32: empty except on the concert plan
};

namespace words {

/// CL-51. The demand, required with at least this many players.
[[nodiscard]] constexpr Demand from(int players, Demand demand) noexcept {
  return {demand.symbols, demand.number, players};
}
/// CL-52. A demand for exactly this number, made with dice.
[[nodiscard]] constexpr Demand number(int exact) noexcept { return {SymbolSet{}, exact, 1}; }

/// CL-50. A part whose demands may be crossed in any order.
[[nodiscard]] constexpr Part part(auto... demands) noexcept { return {.demands = {Demand(demands)...}}; }
/// CL-50. A part whose demands are joined by arrows and have to be crossed in this order.
[[nodiscard]] constexpr Part ordered(auto... demands) noexcept {
  return {.demands = {Demand(demands)...}, .is_ordered = true};
}

/// CL-54. Loot of this value, without a tag.
[[nodiscard]] constexpr Loot loot(int value) noexcept { return {detail::to_byte(value), LootTag::plain}; }
/// CK-13. Special loot of this value.
[[nodiscard]] constexpr Loot special(int value) noexcept { return {detail::to_byte(value), LootTag::special}; }
/// CL-54. Loot without a value that counts for the score box (CL-63).
inline constexpr Loot diamond{0, LootTag::diamond};
/// CK-30. A present or a meal, without a value; it counts for the final points.
inline constexpr Loot double_circle{0, LootTag::double_circle};

/// CL-56. The last alarm circle sets off the alarm (CL-59).
inline constexpr LastAlarm escapes{true, 0};
/// CL-56. The last alarm circle crosses all time symbols before this place, counted from 0.
[[nodiscard]] constexpr LastAlarm jump(int place) noexcept { return {false, place}; }

}  // namespace words

}  // namespace regelwerk::clou

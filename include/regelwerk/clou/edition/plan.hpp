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

/// The most that a plan has room for: constraints 11 and 13.
inline constexpr std::size_t max_rooms = 8;
inline constexpr std::size_t max_challenges = 16;
inline constexpr std::size_t max_demands = 64;
inline constexpr std::size_t max_parts = 3;
inline constexpr std::size_t max_part_demands = 4;
inline constexpr std::size_t max_loot = 4;
/// Constraint 13. The most traces, and the most alarms, that a part costs.
inline constexpr int max_part_traces = 3;
inline constexpr int max_part_alarms = 3;
/// Constraint 15. The highest value in a score box, of a loot, and of all loot together.
inline constexpr int most_score = 5;
inline constexpr int most_value = 99;
inline constexpr int most_loot = 200;
/// Constraint 14. The longest track, and the most arrows and alarm circles.
inline constexpr int max_track = 31;
inline constexpr int max_arrows = 8;
inline constexpr int max_alarm_circles = 8;

/// CL-5. A row of `length` symbols. `first` says for 1, 2 and 3 players how many are crossed at setup.
struct Track {
  int length = 0;
  std::array<int, max_players> first{};

  /// Symbols that are left at setup. Precondition: 1 <= players <= 3.
  [[nodiscard]] constexpr int available(int players) const noexcept {
    return length - first[static_cast<std::size_t>(players - 1)];
  }
};

/// CL-49 to CL-52. A symbol or a number to be crossed, needed by `players` players and more.
struct Demand {
  SymbolSet symbols;
  std::uint8_t number = 0;  ///< for a number demand, which has no symbols
  std::uint8_t players = 1;

  constexpr Demand() = default;
  // Implicit, so that tables name the symbol alone.
  constexpr Demand(SymbolSet demanded) noexcept : symbols(demanded) {}  // NOLINT(*-explicit-*)
  constexpr Demand(SymbolSet demanded, int of_number, int from_players) noexcept
      : symbols(demanded), number(detail::to_byte(of_number)), players(detail::to_byte(from_players)) {}

  [[nodiscard]] constexpr bool is_number() const noexcept { return symbols.empty(); }

  friend constexpr void for_each_member(const Demand& self, auto& f) noexcept {
    f("symbols", self.symbols);
    f("number", self.number);
    f("players", self.players);
  }
};

/// CL-49. One alternative of a challenge.
struct Part {
  Listed<Demand, max_part_demands> demands;
  bool is_ordered = false;         ///< CL-50: demands are crossed in table order
  std::uint8_t traces = 0;         ///< CL-53: its price, 0 to 3
  std::uint8_t alarms = 0;         ///< CL-53: its price, 0 to 3, after the traces
  bool needs_combination = false;  ///< CK-14: workable only with the special loot of the second heist

  /// The same part at the price of one trace more.
  [[nodiscard]] constexpr Part trace() const noexcept {
    Part part = *this;
    ++part.traces;
    return part;
  }
  /// The same part at the price of one alarm more.
  [[nodiscard]] constexpr Part alarm() const noexcept {
    Part part = *this;
    ++part.alarms;
    return part;
  }
  /// The same part, closed to those without the combination.
  [[nodiscard]] constexpr Part combination() const noexcept {
    Part part = *this;
    part.needs_combination = true;
    return part;
  }
};

enum class LootTag : std::uint8_t { plain, special, diamond, double_circle };

/// CL-54. A picture on the plan, taken when its challenge is done.
struct Loot {
  std::uint8_t value = 0;
  LootTag tag = LootTag::plain;
};

/// CL-45. A challenge: where it stands, what it takes and where its arrow leads.
struct Challenge {
  std::string_view name;
  std::string_view room;
  Listed<Part, max_parts> parts;
  Listed<Loot, max_loot> loot{};
  Listed<std::string_view, max_rooms> opens{};       ///< CL-47: rooms entered when it is done
  Listed<std::string_view, max_challenges> after{};  ///< CL-48: one of these must be done
};

/// CL-63. Points per diamond and per alarm circle left, off per trace and if the alarm went off.
struct ScoreBox {
  int diamond = 0;
  int circle = 0;
  int trace = 0;
  int alarm = 0;
};

/// CL-56. What the last alarm circle does: the alarm goes off, or all time symbols before `place`, from 0, are crossed.
struct LastAlarm {
  bool escapes = true;
  int place = 0;
};

/// CK-33. What the music of a round does.
enum class Music : std::uint8_t { pause, loud, quiet, instrumental };

inline constexpr std::array<std::string_view, 4> music_words{"pause", "loud", "quiet", "instrumental"};

/// CK-25, CK-32 to CK-34. What a concert plan has besides.
struct Concert {
  Listed<Music, max_track> track;                   ///< CK-32: by time symbols crossed, those of the setup included
  Listed<std::string_view, max_rooms> sneaking_in;  ///< rooms that the tickets skip
  std::string_view behind;                          ///< the room in which a gang with tickets begins
  std::string_view wardrobe;                        ///< closed in instrumental rounds, like its door
  std::string_view wardrobe_door;                   ///< the challenge
};

/// CL-6, CL-45. A burglary plan.
struct Plan {
  std::string_view name;
  Track time;
  Track traces;
  Track police;
  int arrows = 0;
  int alarm_circles = 0;
  LastAlarm last_alarm;
  ScoreBox score;
  Listed<std::string_view, max_rooms> rooms;  ///< the heist starts in the first
  Listed<Challenge, max_challenges> challenges;
  std::optional<Concert> concert{};
};

namespace words {

/// CL-51. The demand, needed by so many players and more.
[[nodiscard]] constexpr Demand from(int players, Demand demand) noexcept {
  return {demand.symbols, demand.number, players};
}
/// CL-52. A demand of exactly this number, made from dice.
[[nodiscard]] constexpr Demand number(int of) noexcept { return {SymbolSet{}, of, 1}; }

/// CL-50. A part in any order, and one whose demands are joined by arrows.
[[nodiscard]] constexpr Part part(auto... demands) noexcept { return {.demands = {Demand(demands)...}}; }
[[nodiscard]] constexpr Part ordered(auto... demands) noexcept {
  return {.demands = {Demand(demands)...}, .is_ordered = true};
}

/// CL-54. Loot of this value, plain or special (CK-13).
[[nodiscard]] constexpr Loot loot(int value) noexcept { return {detail::to_byte(value), LootTag::plain}; }
[[nodiscard]] constexpr Loot special(int value) noexcept { return {detail::to_byte(value), LootTag::special}; }
/// CL-54. Loot without a value that counts in the score box (CL-63), and for the final points (CK-30).
inline constexpr Loot diamond{0, LootTag::diamond};
inline constexpr Loot double_circle{0, LootTag::double_circle};

/// CL-56. What a plan's last alarm does.
inline constexpr LastAlarm escapes{true, 0};
[[nodiscard]] constexpr LastAlarm jump(int place) noexcept { return {false, place}; }

}  // namespace words

}  // namespace regelwerk::clou

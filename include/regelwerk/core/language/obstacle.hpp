#pragma once
#include <cstddef>
#include <cstdint>
#include <string_view>

#include <regelwerk/core/language/language.hpp>

namespace regelwerk::inline shared {

/// Why a move is impossible, in everyday words. `word(obstacle, language)` is the sentence, in which {} stands for a
/// thing of the game and {1} for another one.
enum class Obstacle : std::uint8_t {
  turn,         ///< it is the turn of {}, another seat
  due,          ///< {} has to be decided now
  over,         ///< the game is over
  missing,      ///< {} is not in the hand, stack or deck
  not_on,       ///< {} is not on place {1}
  nothing_on,   ///< place {} has nothing of this kind
  no_own_on,    ///< place {} has nothing that belongs to the mover
  others_on,    ///< what is on place {} belongs to another seat
  guarded,      ///< what is on place {} is protected
  in_the_way,   ///< {} is on the way
  closed,       ///< the way {} is closed
  empty,        ///< the stack or area {} is empty
  unfit,        ///< {} cannot be used like this
  exactly,      ///< the number must be exactly {}
  at_most,      ///< {} is the largest allowed number
  stuck,        ///< some of the {} steps left could not be made
  first,        ///< {} has to be done first
  possible,     ///< {} can be done and therefore must be
  still_open,   ///< it is still possible to {}
  enough,       ///< no more of {} is allowed
  not_needed,   ///< {} is not needed
  no_part,      ///< seat {} takes no part
  no_room,      ///< seat {} has no room for it
  on_straight,  ///< seat {} is on its finishing straight
  no_woman,     ///< the active worker is no woman
  no_other,     ///< {} is the only one
  done,         ///< {} is done already
  asked,        ///< {} is required
  dice_left,    ///< {} has dice that can still be used
  not_entered,  ///< room {} is not entered yet
  jailed,       ///< thief {} is in jail or not in the gang
};

/// Writes a sentence; `thing(out)` writes the replacement of {}, `other(out)` that of {1}.
constexpr void write_filled(auto& out, std::string_view sentence, const auto& thing, const auto& other) noexcept {
  for (std::size_t at = sentence.find('{'); at != std::string_view::npos; at = sentence.find('{')) {
    out << sentence.substr(0, at);
    const bool is_other = sentence.substr(at, 3) == "{1}";
    if (is_other) {
      other(out);
    } else {
      thing(out);
    }
    sentence.remove_prefix(at + (is_other ? 3 : 2));
  }
  out << sentence;
}

/// Writes the sentence of an obstacle in the language.
constexpr void write_obstacle(auto& out, Obstacle obstacle, Language auto tongue, const auto& thing,
                              const auto& other) noexcept {
  write_filled(out, word(obstacle, tongue), thing, other);
}
constexpr void write_obstacle(auto& out, Obstacle obstacle, Language auto tongue, const auto& thing) noexcept {
  write_obstacle(out, obstacle, tongue, thing, thing);
}

/// Writes the sentence of an obstacle, with the number of a seat as the thing.
constexpr void write_seat_obstacle(auto& out, Obstacle obstacle, int seat, Language auto tongue) noexcept {
  write_obstacle(out, obstacle, tongue, [&](auto& to) { to << common_words(tongue).seat << ' ' << seat; });
}
/// Writes what has to be decided now, by the word of a phase or of a kind of move.
template <class Thing, Language Tongue>
constexpr void write_due(auto& out, Thing phase, Tongue tongue) noexcept {
  if constexpr (requires { Thing::over; }) {
    if (phase == Thing::over) return static_cast<void>(out << word(Obstacle::over, tongue));
  }
  write_obstacle(out, Obstacle::due, tongue, [&](auto& to) { to << word(phase, tongue); });
}

}  // namespace regelwerk::inline shared

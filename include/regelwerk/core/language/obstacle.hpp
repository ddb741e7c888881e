#pragma once
#include <cstddef>
#include <cstdint>
#include <string_view>

#include <regelwerk/core/language/language.hpp>

namespace regelwerk::inline shared {

/// What stands in the way of a move, as people say it; `word(obstacle, language)` is a sentence in which {} stands for
/// a thing of the game and {1} for another one.
enum class Obstacle : std::uint8_t {
  turn,         ///< of another seat
  due,          ///< something else is to be decided now
  over,         ///< the game
  missing,      ///< is not in a hand, a stack, a deck
  not_on,       ///< the thing is not on that place
  nothing_on,   ///< nothing of the kind is on that place
  no_own_on,    ///< nothing that belongs to whoever moves
  others_on,    ///< something of another seat
  guarded,      ///< something protected
  in_the_way,   ///< on the way
  closed,       ///< a way
  empty,        ///< a stack, an area
  unfit,        ///< the thing cannot be used so
  exactly,      ///< a number
  at_most,      ///< a number
  stuck,        ///< steps that could not be made any more
  first,        ///< the thing goes before another one
  possible,     ///< the thing can be done and so must be
  enough,       ///< no more of the thing is allowed
  not_needed,   ///< the thing
  no_part,      ///< a seat takes no part
  no_room,      ///< a seat has no room
  on_straight,  ///< a seat
  no_woman,     ///< the active worker
  no_other,     ///< the thing is the only one
  done,         ///< the thing, already
  asked,        ///< the thing is asked for
  not_entered,  ///< a room
  jailed,       ///< a thief, or one that is not in the gang
};

/// Writes a sentence with things in the places of its {} and {1}: each is written by a call with `out`.
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

/// Writes what stands in the way, in the language.
template <Language Tongue>
constexpr void write_obstacle(auto& out, Obstacle obstacle, Tongue tongue, const auto& thing,
                              const auto& other) noexcept {
  write_filled(out, word(obstacle, tongue), thing, other);
}
template <Language Tongue>
constexpr void write_obstacle(auto& out, Obstacle obstacle, Tongue tongue, const auto& thing) noexcept {
  write_obstacle(out, obstacle, tongue, thing, thing);
}

/// Writes that a seat, by its number, has something to do with it.
template <Language Tongue>
constexpr void write_seat_obstacle(auto& out, Obstacle obstacle, int seat, Tongue tongue) noexcept {
  write_obstacle(out, obstacle, tongue, [&](auto& to) { to << common_words(tongue).seat << ' ' << seat; });
}
/// Writes what is to be decided now, by the word of a phase or of a kind of move.
template <class Thing, Language Tongue>
constexpr void write_due(auto& out, Thing phase, Tongue tongue) noexcept {
  if constexpr (requires { Thing::over; }) {
    if (phase == Thing::over) return static_cast<void>(out << word(Obstacle::over, tongue));
  }
  write_obstacle(out, Obstacle::due, tongue, [&](auto& to) { to << word(phase, tongue); });
}

}  // namespace regelwerk::inline shared

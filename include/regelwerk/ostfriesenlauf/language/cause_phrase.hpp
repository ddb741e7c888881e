#pragma once
#include <regelwerk/core/language/language.hpp>
#include <regelwerk/core/language/obstacle.hpp>
#include <regelwerk/core/language/speech.hpp>
#include <regelwerk/ostfriesenlauf/board/cause.hpp>
#include <regelwerk/ostfriesenlauf/language/telling.hpp>
#include <regelwerk/ostfriesenlauf/rules.hpp>

// Describes the cause of a refusal in words.

namespace regelwerk::ostfriesenlauf {

/// Writes a cause: "stack 3 is empty", "card 2:+4 is missing". For a cause of kind none, writes what has to be decided
/// now.
constexpr void write_cause(auto& out, const auto& game, const auto& position, Rule /*rule*/, const Cause& cause,
                           CanName<Noun> auto tongue) noexcept {
  const auto write_thing = [&](Noun noun) {
    return [&, noun](auto& to) { to << word(noun, tongue) << ' ' << text_of(game, position, cause); };
  };
  switch (cause.kind) {
    case CauseKind::stack:
      return write_obstacle(out, Obstacle::empty, tongue, write_thing(Noun::stack));
    case CauseKind::card:
      return write_obstacle(out, Obstacle::missing, tongue, write_thing(Noun::card));
    case CauseKind::face:
      return write_obstacle(out, Obstacle::missing, tongue, write_thing(Noun::face));
    case CauseKind::seat:
      return write_seat_obstacle(out, Obstacle::turn, cause.value, tongue);
    default:
      return write_due(out, position.table.phase, tongue);
  }
}

}  // namespace regelwerk::ostfriesenlauf

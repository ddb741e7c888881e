#pragma once
#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

#include <regelwerk/clou.hpp>

namespace play {

/// Where a phrase goes in a telling.
enum class ClouForm : std::uint8_t {
  line,    ///< begins a line
  indent,  ///< begins one that belongs to the line above
  more,    ///< goes on in the line
};

/// The words for a kind of event, where a rule is given only for those by that rule. Marks stand for what the event
/// names: %t the thief, %x the target, %n the number, %e the symbol, %u the symbol used before, with its thief, %w the
/// dice and white symbols used before, %d dice, %k the round, %m the music, %T the length of the time track, %c the
/// challenge and %q its part, %l its loot, %r the room, %E the ending, %G a gang, %H a heist, %S its special loot,
/// %C the end of a campaign.
struct ClouPhrase {
  regelwerk::clou::EventKind kind;
  std::optional<regelwerk::clou::Rule> rule;
  ClouForm form;
  std::string_view words;
};

/// The first phrase that fits is the one to use; what has none goes without words.
[[nodiscard]] std::span<const ClouPhrase> clou_phrases();

}  // namespace play

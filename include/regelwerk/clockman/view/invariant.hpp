#pragma once
#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

#include <regelwerk/core/container/fixed_list.hpp>
#include <regelwerk/core/container/literals.hpp>

namespace regelwerk::clockman {

/// The conditions that hold in every position of a game.
enum class Invariant : std::uint8_t {
  table,
  figures,
  digits,
  symbols,
  events,
  rolls,
  trade,
  card,
  arrival,
  node,
  end,
  view
};

[[nodiscard]] constexpr std::string_view describe(Invariant invariant) noexcept {
  constexpr std::array<std::string_view, 12> sentences{
      "seats, phase and all seats named must exist in this game, and what has no meaning must be zero"sv,
      "figures must stand on fields of this board, on straights only with a complete date (CM-6, CM-18)"sv,
      "every digit card must be on the board or with a seat, within the surplus limit (CM-3, CM-71, CM-72)"sv,
      "there must be eight symbol cards of each pose, one of them aside while cards are mixed (CM-3, CM-54)"sv,
      "event cards must be in order where their mode allows, open ones with their counters (CM-42 to CM-44, CM-65)"sv,
      "rolls must be 1 to 6 besides cards add, starting rolls in order (CM-62, CM-66, CM-67)"sv,
      "proposals must be possible and within their number (CM-77)"sv,
      "the at-once card that is carried out must be one that leads to this node, and be put back (CM-42)"sv,
      "an arrival must be of figures on one field, with the others asked in order (CM-26, CM-49)"sv,
      "the node must exist by the ledger: a window needs its card, a choice something to choose"sv,
      "the game is over exactly when the active seat's figure is in the centre (CM-70)"sv,
      "a view must show what its viewer may know, and its numbers of cards must add up (CM-40, CM-43)"sv};
  return sentences[static_cast<std::size_t>(invariant)];
}

using Invariants = FixedList<Invariant, 12>;

}  // namespace regelwerk::clockman

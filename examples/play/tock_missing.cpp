#include <string>

#include "text.hpp"
#include "tock.hpp"
#include "tock_words.hpp"

namespace play {
namespace {

using regelwerk::Seat;
using regelwerk::tock::Move;
using regelwerk::tock::MoveKind;
using regelwerk::tock::Phase;
using regelwerk::tock::Place;
using regelwerk::tock::Rank;
using regelwerk::tock::View;

/// Not more legal moves than these are named.
constexpr int most_named = 6;

/// Those legal moves that a condition holds for, in words; empty if there are none.
template <class Holds>
std::string legal_moves(const Tock::Game& game, const View& view, const Holds& holds) {
  std::string text;
  int count = 0;
  game.for_each_move(view, [&](const Move& move) {
    if (!holds(move)) return true;
    if (count < most_named) text += join(count > 0 ? ", " : "", to_text(game, view, move).view());
    return ++count <= most_named;
  });
  return count > most_named ? text + " and others" : text;
}

bool is_rank(Rank rank) { return static_cast<int>(rank) < regelwerk::tock::ranks; }

/// Where the marbles of a colour stand.
std::string stands(const View& view, Seat colour) {
  std::string places;
  for (const Place place : view.table.of(colour)) {
    if (!place.is_area()) places += join(places.empty() ? "" : ", ", tock_place(place));
  }
  return places.empty() ? "all are in the area" : "they stand on " + places;
}

std::string cannot_enter(const View& view, Seat colour) {
  if (view.table.guarded.contains(colour)) return "The protected marble on the start field has to leave it first.";
  if (!view.table.of(colour).any_in_area()) return "No marble is left in the area.";
  return "Only an ace or a king brings a marble in.";
}

/// What a card that is there does not do.
std::string cannot_carry(const Tock::Game& game, const View& view, Seat colour, const Move& move) {
  const std::string card = tock_card_name(move.rank);
  if (!view.table.of(colour).stands_on(move.from)) {
    const std::string whose = view.viewer.is(colour) ? "of yours" : join("of ", Ink::letter(colour));
    return join("No marble ", whose, " stands on ", tock_place(move.from), "; ", stands(view, colour), ".");
  }
  const auto same_card = [&](const Move& legal) { return legal.rank == move.rank; };
  const std::string here =
      legal_moves(game, view, [&](const Move& legal) { return same_card(legal) && legal.from == move.from; });
  if (!here.empty()) return join("With the ", card, " that marble can make: ", here, ".");
  const std::string others = legal_moves(game, view, same_card);
  return join("The ", card, " does nothing for that marble", others.empty() ? "." : join("; it can do: ", others, "."));
}

}  // namespace

std::string Tock::missing(const Game& game, const Game::View& view, const Game::Move& move) {
  const auto& table = view.table;
  const auto all = [](const Move&) { return true; };
  if (table.phase == Phase::step) return join("The 7 goes on with: ", legal_moves(game, view, all), ".");
  if (table.phase == Phase::exchange) return join("A card is given now: ", legal_moves(game, view, all), ".");
  if (table.phase != Phase::play || !is_rank(move.rank) || move.kind == MoveKind::deal) return {};
  if (!view.hand.contains(move.rank)) {
    return join("You have no ", tock_card_name(move.rank), "; your hand is ", tock_hand(view.hand), ".");
  }
  if (table.ban) return join("You have to discard: ", legal_moves(game, view, all), ".");
  const Seat colour = colour_played(game.layout(), table, table.turn);
  switch (move.kind) {
    case MoveKind::discard:
      return join("You can play: ", legal_moves(game, view, all), ".");
    case MoveKind::enter:
      return cannot_enter(view, colour);
    case MoveKind::walk:
    case MoveKind::swap:
      return cannot_carry(game, view, colour, move);
    default:
      return {};
  }
}

}  // namespace play

#include <string>

#include <regelwerk/tock/cause.hpp>

#include "text.hpp"
#include "tock.hpp"
#include "tock_words.hpp"

namespace play {
namespace {

using regelwerk::Seat;
using regelwerk::tock::Cause;
using regelwerk::tock::Move;
using regelwerk::tock::MoveKind;
using regelwerk::tock::Phase;
using regelwerk::tock::Place;
using regelwerk::tock::Rule;
using regelwerk::tock::View;
using Because = regelwerk::Because<Rule, Cause>;

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

/// Where the marbles of a colour stand.
std::string stands(const View& view, Seat colour) {
  std::string places;
  for (const Place place : view.table.of(colour)) {
    if (!place.is_area()) places += join(places.empty() ? "" : ", ", tock_place(place));
  }
  return places.empty() ? "all are in the area" : "they stand on " + places;
}

/// What a card that is there does.
std::string other_ways(const Tock::Game& game, const View& view, const Move& move) {
  const std::string card = tock_card_name(move.rank);
  const auto same_card = [&](const Move& legal) { return legal.rank == move.rank; };
  const std::string here =
      legal_moves(game, view, [&](const Move& legal) { return same_card(legal) && legal.from == move.from; });
  if (!here.empty()) return join("With the ", card, " that marble can make: ", here, ".");
  const std::string others = legal_moves(game, view, same_card);
  return join("The ", card, " does nothing for that marble", others.empty() ? "." : join("; it can do: ", others, "."));
}

/// What a refused card lacks.
std::string of_card(const Tock::Game& game, const View& view, const Move& move, const Because& because) {
  if (const auto rank = rank_of(because.cause); rank && !view.hand.contains(*rank) && *rank == move.rank) {
    return join("You have no ", tock_card_name(*rank), "; your hand is ", tock_hand(view.hand), ".");
  }
  const auto all = [](const Move&) { return true; };
  if (view.table.ban) return join("You have to discard: ", legal_moves(game, view, all), ".");
  if (move.kind == MoveKind::discard) return join("You can play: ", legal_moves(game, view, all), ".");
  const auto place = place_of(because.cause);
  if (move.kind == MoveKind::enter) {
    if (!place) return "Only an ace or a king brings a marble in.";
    return place->is_area() ? "No marble is left in the area."
                            : "The protected marble on the start field has to leave it first.";
  }
  if (move.kind != MoveKind::walk && move.kind != MoveKind::swap) return {};
  const Seat colour = colour_played(game.layout(), view.table, view.table.turn);
  if (place == move.from && !view.table.of(colour).stands_on(move.from)) {
    const std::string whose = view.viewer.is(colour) ? "of yours" : join("of ", Ink::letter(colour));
    return join("No marble ", whose, " stands on ", tock_place(move.from), "; ", stands(view, colour), ".");
  }
  const bool is_barred = because.rule == Rule::protection || because.rule == Rule::inside_lane;
  return join(is_barred && place ? join("On ", tock_place(*place), " stands what bars the way. ") : "",
              other_ways(game, view, move));
}

}  // namespace

std::string Tock::missing(const Game& game, const Game::View& view, const Game::Move& move) {
  const auto because = why(game, view, move);
  const auto all = [](const Move&) { return true; };
  if (!because) return {};
  switch (view.table.phase) {
    case Phase::step:
      return join("The 7 goes on with: ", legal_moves(game, view, all), ".");
    case Phase::exchange:
      return join("A card is given now: ", legal_moves(game, view, all), ".");
    case Phase::play:
      return of_card(game, view, move, *because);
    default:
      return {};
  }
}

}  // namespace play

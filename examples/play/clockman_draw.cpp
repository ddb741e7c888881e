#include <cstddef>
#include <string>

#include "clockman.hpp"
#include "clockman_board.hpp"
#include "clockman_words.hpp"
#include "text.hpp"

namespace play {
namespace {

using regelwerk::Seat;
using regelwerk::clockman::Card;
using regelwerk::clockman::card_kinds;
using regelwerk::clockman::Layout;
using regelwerk::clockman::Spot;
using regelwerk::clockman::View;

/// The event cards of a kind of place, open ones with their counter; a dash for none.
template <class IsHere>
std::string cards_at(const Layout& layout, const View& view, const ClockWords& words, const IsHere& is_here) {
  std::string text;
  for (int kind = 0; kind < card_kinds; ++kind) {
    for (std::size_t i = layout.deck.first(kind); i < layout.deck.first(kind + 1); ++i) {
      const Spot at = view.events[i];
      if (!is_here(at)) continue;
      text += join(text.empty() ? "" : " ", words.card(Card{kind}));
      if (at.is_open() && at.counter() > 0) text += join(":", at.counter());
    }
  }
  return text.empty() ? "-" : text;
}

/// Where a seat stands and what it has, as far as everybody knows.
std::string seat_line(const Clockman::Game& game, const View& view, Seat seat, const ClockWords& words,
                      const Ink& ink) {
  const auto& digits = view.table.of(seat);
  const auto open = [&](Spot at) { return at.is_open_before(seat); };
  std::string text = join("  ", words.name(seat), "   ", padded(words.field(view.table.figure(seat)), 11));
  text += padded(words.date(digits.date), 16);
  if (game.options().transfer) text += padded(ClockWords::digits(digits.loose), 9);
  text += padded(join(view.symbol_count(seat)), 9) + padded(join(view.events.hand_size(seat)), 8);
  text += cards_at(game.layout(), view, words, open);
  const int skips = view.table.skips[static_cast<std::size_t>(seat.index())];
  if (skips > 0) text += skips > 1 ? ink.text("   misses {} turns", skips) : ink.text("   misses 1 turn");
  for (int other = 0; other < game.seats(); ++other) {
    if (Seat{other} != seat && view.table.pacts.contains(seat, Seat{other}))
      text += ink.text("   pact with {}", words.name(Seat{other}));
  }
  return text + (view.viewer.is(seat) ? ink.text("   (you)") + "\n" : "\n");
}

}  // namespace

std::string Clockman::draw(const Game& game, const Game::View& view, const Ink& ink) {
  const Layout& layout = game.layout();
  const ClockWords words{layout, ink};
  std::string text = ClockBoard{layout, view.table, ink}.drawn();
  const std::string loose = game.options().transfer ? ink.text("loose    ") : "";
  text += ink.dim(ink.text("  seat figure    date            {}symbols  events  open", loose)) + '\n';
  for (int seat = 0; seat < game.seats(); ++seat) text += seat_line(game, view, Seat{seat}, words, ink);
  const int under = view.events.count(Spot::put_back());
  text += ink.dim(ink.text("  symbol pile {}, put back {}; event pile {}, put back {}", view.symbol_pile,
                           ClockWords::symbols(view.put_back), view.event_pile, under)) +
          '\n';
  if (!view.viewer.is_spectator()) {
    const Seat you = view.viewer.seat();
    text += ink.text("  your symbol cards: {}   your event cards: {}\n", ink.bold(ClockWords::symbols(view.symbols)),
                     cards_at(layout, view, words, [&](Spot at) { return at == Spot::hand(you); }));
  }
  return join(text, "  ", words.node(view.table), "\n");
}

}  // namespace play

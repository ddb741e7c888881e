#include <cstddef>
#include <string>

#include "ostfriesenlauf.hpp"
#include "ostfriesenlauf_track.hpp"
#include "ostfriesenlauf_words.hpp"
#include "text.hpp"

namespace play {
namespace {

using regelwerk::Seat;
using regelwerk::ostfriesenlauf::all_places;
using regelwerk::ostfriesenlauf::Card;
using regelwerk::ostfriesenlauf::Layout;
using regelwerk::ostfriesenlauf::Phase;
using regelwerk::ostfriesenlauf::Place;
using regelwerk::ostfriesenlauf::Runner;
using regelwerk::ostfriesenlauf::Slot;
using regelwerk::ostfriesenlauf::View;

/// What lies around the track, as far as the viewer knows it.
class Around {
 public:
  Around(const Ostfriesenlauf::Game& game, const View& view, const LaufWords& words, const Ink& ink)
      : game_(game), layout_(game.layout()), view_(view), words_(words), ink_(ink) {}

  /// The order of the race, and the backs of everybody's cards.
  [[nodiscard]] std::string runners() const {
    std::string text = ink_.dim(ink_.text("  place  runner  field  lane  hand")) + '\n';
    for (const Place place : all_places) {
      const Runner runner = view_.table.race.at(place);
      const int across = fields_across(layout_, view_.table, runner);
      text += join("  ", padded(ink_.language() == "de" ? join(number(place), ".") : LaufWords::ordinal(place), 9),
                   padded(words_.name(runner), 6));
      text += join(padded(join(view_.table.race.position(runner)), 7), padded(join(view_.table.race.lane(runner)), 5));
      text += is_owned(layout_, runner) ? hand(owner_of(runner)) : ink_.dim(ink_.text("nobody's"));
      if (across > 0) text += ink_.bold(ink_.text("   across by {}", across));
      text += '\n';
    }
    return text;
  }

  /// Who has laid which back in this round, in laying order.
  [[nodiscard]] std::string pile() const {
    if (view_.table.phase == Phase::deal || view_.table.phase == Phase::over) return {};
    std::string text = ink_.text("  laid");
    for (int turn = 0; turn < regelwerk::ostfriesenlauf::runner_count; ++turn) {
      const auto back = view_.laid_backs[static_cast<std::size_t>(turn)];
      text += join("   ", words_.name(view_.table.race.at(regelwerk::ostfriesenlauf::place_in_turn(turn))), " ");
      if (back.none()) {
        text += turn < view_.table.turn ? ink_.text("none") : "-";
      } else {
        text += ink_.bold(join("[", number(back.back()), "]"));
      }
    }
    return text + '\n';
  }

  [[nodiscard]] std::string stacks() const {
    std::string text;
    for (const Place back : all_places) {
      std::string played;
      const auto cards = view_.played[index(back)];
      cards.for_each_kind([&](Slot slot) {
        for (int i = cards.count(slot); i > 0; --i) played += join(" ", LaufWords::face(layout_.face(back, slot)));
      });
      text += ink_.text("  stack {}: {}played:{}\n", number(back), padded(join(view_.stack_size(back)), 3),
                        played.empty() ? " -" : played);
    }
    return ink_.dim(text);
  }

  [[nodiscard]] std::string own() const {
    if (view_.viewer.is_spectator()) return {};
    std::string text = ink_.text("  your hand:");
    view_.hand.for_each_card([&](Card card) { text += join(" ", words_.card(card.back(), layout_.face(card))); });
    if (!view_.laid.none()) {
      const Card laid = view_.laid.card();
      text += ink_.text("   laid: {}", words_.card(laid.back(), layout_.face(laid)));
    }
    return text + '\n';
  }

 private:
  [[nodiscard]] std::string hand(Seat seat) const {
    std::string backs;
    for (const Place back : all_places) {
      for (int i = view_.hand_size(seat, back); i > 0; --i) backs += join(backs.empty() ? "" : " ", number(back));
    }
    if (game_.actor(view_).is(seat))
      backs += view_.table.phase == Phase::draw ? ink_.text("   to draw") : ink_.text("   to lay");
    if (view_.viewer.is(seat)) backs += ink_.text("   (you)");
    return backs;
  }

  const Ostfriesenlauf::Game& game_;
  const Layout& layout_;
  const View& view_;
  const LaufWords& words_;
  const Ink& ink_;
};

}  // namespace

std::string Ostfriesenlauf::draw(const Game& game, const Game::View& view, const Ink& ink) {
  const LaufWords words{game.layout(), ink};
  const Around around{game, view, words, ink};
  const std::string sign = ink.spoken([&](auto tongue) { return join(word(view.table.sign, tongue)); });
  return join(LaufTrack{game.layout(), view.table, words, ink}.drawn(),
              ink.dim(ink.text("  the finish is at the {}\n", sign)), around.runners(), around.pile(), around.stacks(),
              around.own());
}

}  // namespace play

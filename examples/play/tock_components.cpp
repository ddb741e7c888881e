#include <string>
#include <vector>

#include "components.hpp"
#include "text.hpp"
#include "tock.hpp"
#include "tock_words.hpp"

namespace play {

using regelwerk::Seat;

std::string Tock::components(const Game& game, const Ink& ink) {
  const auto& edition = game.edition();
  const auto& layout = game.layout();
  const auto& seating = edition.seating(game.seats());
  std::string text = component(
      ink, ink.text("Ring"),
      ink.text("{} fields, {} sections of {}", int{layout.ring}, seating.sections, edition.fields_per_section));
  for (int i = 0; i < game.seats(); ++i) {
    const Seat seat{i};
    text += component(ink, ink.name(seat),
                      ink.text("starts on field {}, leaves the ring for its home lane at field {}",
                               start_of(layout, seat), entrance_of(layout, seat)));
  }
  std::vector<std::string> cards;
  cards.reserve(regelwerk::tock::ranks);
  for (int rank = 0; rank < regelwerk::tock::ranks; ++rank) {
    cards.push_back(tock_card(static_cast<regelwerk::tock::Rank>(rank)));
  }
  text += component(ink, ink.text("Cards"), ink.text("four of each of {}", listed(cards)));
  std::vector<std::string> deals;
  deals.reserve(regelwerk::tock::max_deals);
  for (int deal = 0; deal < seating.deals; ++deal)
    deals.push_back(join(int{seating.schedule[static_cast<std::size_t>(deal)]}));
  return text + component(ink, ink.text("Cards a seat gets, deal by deal"),
                          ink.text("{}; then all cards are shuffled", listed(deals)));
}

}  // namespace play

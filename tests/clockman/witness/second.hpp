#pragma once
#include <cstddef>
#include <map>
#include <set>
#include <string>
#include <utility>

#include <clockman/witness/naive.hpp>
#include <regelwerk/clockman.hpp>

// From the library's values to those of the naive engine.

namespace clockman_test {

using namespace regelwerk;
using namespace regelwerk::clockman;

/// The naive engine's rules for this game.
inline naive_clockman::Config naive_config(const RuntimeGame& game) {
  const Options& options = game.options();
  const Edition& edition = game.edition();
  naive_clockman::Config config;
  config.seats = options.seats;
  config.ones = options.ones;
  config.blockades_stay = options.blockades_stay;
  config.outward = outward_words[static_cast<std::size_t>(options.outward)];
  config.transfer = options.transfer;
  config.hoarding = hoarding_words[static_cast<std::size_t>(options.hoarding)];
  config.robbery = options.robbery;
  config.rob_date = options.rob_date;
  config.trade = options.trade;
  config.trade_offers = options.trade_offers;
  for (std::size_t i = 0; i < config.rings.size(); ++i) config.rings.at(i) = edition.rows.at(i);
  for (const Passage& passage : edition.passages_in_gaps) {
    config.passages.push_back({passage.gap, passage.outer, passage.inner, letter(passage.pose)});
  }
  for (std::size_t place = 0; place < places; ++place) {
    config.entries.at(place) = edition.entries.at(place);
    config.junctions.at(place) = edition.junctions.at(place);
    config.last_poses.at(place) = letter(edition.last_poses.at(place));
  }
  for (std::size_t gap = 0; gap < gaps; ++gap) {
    const Line& lift = edition.lift.at(gap);
    const Line& out = edition.out.at(gap);
    config.lift.at(gap).assign(lift.begin(), lift.begin() + edition.ring_size(static_cast<int>(gap) + 1));
    config.out.at(gap).assign(out.begin(), out.begin() + edition.ring_size(static_cast<int>(gap) + 2));
  }
  for (const DeckCard& entry : edition.deck) {
    if (entry.copies > 0) config.deck[std::string{card_of(entry).info().token}] += entry.copies;
  }
  return config;
}

inline std::multiset<char> letters(Symbols symbols) {
  std::multiset<char> result;
  symbols.for_each_kind([&](Pose pose) {
    for (int left = symbols.count(pose); left > 0; --left) result.insert(letter(pose));
  });
  return result;
}
inline std::multiset<char> letters(const DigitCounts& digits) {
  std::multiset<char> result;
  for (const Digit digit : all_digits) {
    for (int left = digits.count(digit); left > 0; --left) result.insert(letter(digit));
  }
  return result;
}

/// The tokens of the event cards that lie in one spot.
inline std::multiset<std::string> tokens(const RuntimeGame& game, const State& state, Spot spot) {
  std::multiset<std::string> result;
  for (int kind = 0; kind < card_kinds; ++kind) {
    for (int left = state.events.count(game.layout().deck, Card{kind}, spot); left > 0; --left) {
      result.insert(std::string{Card{kind}.info().token});
    }
  }
  return result;
}

/// The naive engine's place.
inline naive_clockman::Place naive_place(Space at) {
  using Where = naive_clockman::Place::Where;
  if (at.is_ring()) return {Where::ring, at.ring(), at.index()};
  if (at.is_passage()) return {Where::passage, 0, at.number()};
  if (at.is_straight()) return {Where::straight, 0, at.number()};
  return {at.is_centre() ? Where::centre : Where::start, 0, 0};
}

/// The cards on the digit fields, by ring and index.
inline std::map<std::pair<int, int>, char> board_here(const RuntimeGame& game, const State& state) {
  std::map<std::pair<int, int>, char> board;
  for (int number = 0; number < digit_fields; ++number) {
    if (!state.table.board.contains(number)) continue;
    const Space at = game.layout().digit_at[static_cast<std::size_t>(number)];
    board[{at.ring(), at.index()}] = field_letters[static_cast<std::size_t>(game.layout().kind[at])];
  }
  return board;
}

/// CM-77 Text: what the move that makes it is called; empty for none.
inline std::string proposal_text(Proposal proposal) {
  if (proposal.none()) return "";
  const auto seat = [](Seat asked) { return std::to_string(asked.index()); };
  const auto text = [](Bundle bundle) { return std::string{bundle.text()}; };
  const std::string to = seat(proposal.to()) + ":" + text(proposal.given()) + ":";
  if (!proposal.is_circle()) return "offer:" + to + text(proposal.wanted());
  return "circle:" + to + seat(proposal.then()) + ":" + text(proposal.passed_on()) + ":" + text(proposal.wanted());
}

inline std::set<std::string> declined_here(const Table& table) {
  std::set<std::string> declined;
  for (int i = 0; i < table.proposals.declined_count(); ++i) {
    declined.insert(proposal_text(table.proposals.declined(i)));
  }
  return declined;
}

/// The open cards of a seat with their counters.
inline std::multiset<std::pair<std::string, int>> open_here(const RuntimeGame& game, const State& state, Seat seat) {
  std::multiset<std::pair<std::string, int>> open;
  for (int counter = 0; counter < 8; ++counter) {
    for (const std::string& token : tokens(game, state, Spot::open(seat, counter))) open.insert({token, counter});
  }
  return open;
}

}  // namespace clockman_test

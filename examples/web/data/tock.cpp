#include <cstddef>
#include <ostream>
#include <string>
#include <string_view>

#include <regelwerk/tock.hpp>
#include <regelwerk/tock/language/english.hpp>
#include <regelwerk/tock/language/german.hpp>

#include "data.hpp"
#include "json.hpp"

namespace page {
namespace {

using namespace regelwerk::tock;

void write_rank(Json& json, Rank rank) {
  const Card& allows = card(rank);
  const char name = letter(rank);
  json.key({&name, 1}).object([&] {
    write_words(json, rank);
    json.key("enters").flag(allows.enters);
    json.key("forward").number(allows.forward);
    json.key("backward").number(allows.backward);
    json.key("steps").number(rank == Rank::seven ? steps_of_seven : 0);
    json.key("swaps").flag(rank == Rank::jack);
    json.key("bans").flag(rank == Rank::ten);
  });
}

void write_schedule(Json& json, int seats) {
  const Seating& seating = standard_edition.seating(seats);
  json.key(std::to_string(seats)).within_list([&] {
    for (int deal = 0; deal < seating.deals; ++deal) json.number(seating.schedule[static_cast<std::size_t>(deal)]);
  });
}

void write_noun(Json& json, std::string_view name, Noun noun) { write_named(json.key(name), noun); }

void write_nouns(Json& json) {
  write_noun(json, "field", Noun::field);
  write_noun(json, "start", Noun::start_field);
  write_noun(json, "entrance", Noun::entrance);
  write_noun(json, "home", Noun::lane_field);
  write_noun(json, "area", Noun::start_area);
  write_noun(json, "marble", Noun::marble);
  write_noun(json, "deck", Noun::deck);
  write_noun(json, "discards", Noun::discards);
}

}  // namespace

void print_tock(std::ostream& out) {
  Json json{out};
  json.object([&] {
    json.key("ranks").object([&] {
      for (int rank = 0; rank < ranks; ++rank) write_rank(json, static_cast<Rank>(rank));
    });
    json.key("copies").number(cards_per_rank);
    json.key("schedules").object([&] {
      for (int seats = min_seats; seats <= max_seats; ++seats) write_schedule(json, seats);
    });
    json.key("nouns").object([&] { write_nouns(json); });
  });
}

}  // namespace page

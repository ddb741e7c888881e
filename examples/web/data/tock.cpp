#include <ostream>
#include <string_view>

#include <regelwerk/tock.hpp>
#include <regelwerk/tock/english.hpp>
#include <regelwerk/tock/german.hpp>

#include "data.hpp"

namespace page {
namespace {

using namespace regelwerk::tock;

/// What stands between the entries of a list: nothing before the first.
struct Comma {
  bool is_first = true;
};
std::ostream& operator<<(std::ostream& out, Comma& comma) {
  if (!comma.is_first) out << ',';
  comma.is_first = false;
  return out;
}

void print_words(std::ostream& out, const auto& thing) {
  out << R"("en":")" << word(thing, regelwerk::english) << R"(","de":")" << word(thing, regelwerk::german) << '"';
}

void print_rank(std::ostream& out, Rank rank) {
  const Card& allows = card(rank);
  out << '"' << letter(rank) << R"(":{)";
  print_words(out, rank);
  out << R"(,"enters":)" << (allows.enters ? "true" : "false") << R"(,"forward":)" << allows.forward
      << R"(,"backward":)" << allows.backward << R"(,"steps":)" << (rank == Rank::seven ? steps_of_seven : 0)
      << R"(,"swaps":)" << (rank == Rank::jack ? "true" : "false") << R"(,"bans":)"
      << (rank == Rank::ten ? "true" : "false") << '}';
}

void print_schedule(std::ostream& out, int seats) {
  const Seating& seating = standard_edition.seating(seats);
  out << '"' << seats << R"(":[)";
  Comma comma;
  for (int deal = 0; deal < seating.deals; ++deal) {
    out << comma << int{seating.schedule[static_cast<std::size_t>(deal)]};
  }
  out << ']';
}

void print_noun(std::ostream& out, std::string_view name, Noun noun) {
  out << '"' << name << R"(":{)";
  print_words(out, noun);
  out << '}';
}

}  // namespace

void print_tock(std::ostream& out) {
  out << R"({"ranks":{)";
  Comma rank_comma;
  for (int rank = 0; rank < ranks; ++rank) print_rank(out << rank_comma, static_cast<Rank>(rank));
  out << R"(},"copies":)" << cards_per_rank << R"(,"schedules":{)";
  Comma seats_comma;
  for (int seats = min_seats; seats <= max_seats; ++seats) print_schedule(out << seats_comma, seats);
  out << R"(},"nouns":{)";
  print_noun(out, "field", Noun::field);
  print_noun(out << ',', "start", Noun::start_field);
  print_noun(out << ',', "entrance", Noun::entrance);
  print_noun(out << ',', "home", Noun::lane_field);
  print_noun(out << ',', "area", Noun::start_area);
  print_noun(out << ',', "marble", Noun::marble);
  print_noun(out << ',', "deck", Noun::deck);
  print_noun(out << ',', "discards", Noun::discards);
  out << "}}";
}

}  // namespace page

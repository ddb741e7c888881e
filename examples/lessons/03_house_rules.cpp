// Lesson 3: house rules are data; the same rules run at compile time and at run time.
//
// As part of a type they cost nothing and an impossible one does not compile; chosen while the program runs, they are
// checked and the answer is a list of reasons.
#include <iostream>
#include <type_traits>

#include <regelwerk/play.hpp>
#include <regelwerk/tock.hpp>

namespace {

using namespace regelwerk;

constexpr tock::Options in_pairs{.seats = 4, .mode = tock::Mode::two_pairs, .own_start = tock::OwnStart::closed};
constexpr tock::Game<in_pairs> fixed;
static_assert(std::is_empty_v<decltype(fixed)>, "rules in a type take no room");
// tock::Game<tock::Options{.seats = 7}> would stop the compiler, which then shows "seats must be 2 to 6 (TK-6)".

// Component data is an object of your own, too: here a longer board. It must outlive the games that use it.
constexpr tock::Edition long_board = [] {
  tock::Edition edition = tock::standard_edition;
  edition.name = "long";
  edition.fields_per_section = 24;
  return edition;
}();
constexpr tock::Game<in_pairs, long_board> on_long_board;
static_assert(on_long_board.initial() == fixed.initial());  // all marbles wait beside a ring of 96 fields or of 72

constexpr tock::Edition broken_board = [] {
  tock::Edition edition = long_board;
  edition.fields_per_section = 40;
  edition.seatings[0].deals = 0;
  return edition;
}();

}  // namespace

int main() {
  const auto chosen = tock::RuntimeGame::make(in_pairs);
  if (!chosen) return 1;
  Random a{5};
  Random b{5};
  const auto one = playout(fixed, fixed.initial(), a, 50'000);
  const auto other = playout(*chosen, chosen->initial(), b, 50'000);
  std::cout << "the same random game, compiled and chosen: " << one.nodes << " and " << other.nodes << " moves\n";

  const auto crowd = tock::RuntimeGame::make({.seats = 7});
  if (crowd) return 1;
  for (const auto fault : crowd.error().options) std::cout << "refused: " << describe(fault) << '\n';

  const auto odd = tock::RuntimeGame::make({}, broken_board);
  if (odd) return 1;
  for (const auto fault : odd.error().edition) {
    std::cout << "refused: " << describe(fault.constraint);
    if (fault.seats > 0) std::cout << " (for " << int{fault.seats} << " seats)";
    std::cout << '\n';
  }
  return one.end == other.end && crowd.error().options.size() == 1 && odd.error().edition.size() == 2 ? 0 : 1;
}

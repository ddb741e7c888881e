#include <clockman/position.hpp>

#include <map>

#include <frequencies.hpp>
#include <regelwerk/play.hpp>

// Resampling against exact enumeration: every way to lay single unseen cards out is as likely as any other.

using namespace clockman_test;
using regelwerk::Random;
using regelwerk::spectator;

namespace {

using Shares = std::map<std::string, double>;
using Counts = std::map<std::string, int>;

/// The same weight for everything, to see that the check tells it from the right ones.
Shares uniform(Shares ways) {
  for (auto& [key, share] : ways) share = 1;
  return ways;
}

constexpr int draws = 20'000;

}  // namespace

TEST_CASE("CM-40: unseen symbol cards are as likely in every unseen place") {
  const RuntimeGame game = with({.seats = 3});
  State state = position(game, {.figures = "1.1", .symbols = {"AAAAAB", "BC", "D"}});
  // Few unseen cards: three A, two B, one C, one D; the others lie shown.
  const Symbols unseen_pile = symbol_cards_of("AAB");
  state.put_back = state.draw_pile - unseen_pile;
  state.draw_pile = unseen_pile;
  REQUIRE(game.validate(state).empty());
  const std::string unseen = "AABBCD";
  Shares ways;
  for (std::size_t i = 0; i < unseen.size(); ++i) {
    for (std::size_t j = i + 1; j < unseen.size(); ++j) {
      for (std::size_t k = 0; k < unseen.size(); ++k) {
        if (k != i && k != j) ways[std::string{unseen[i], unseen[j], '/', unseen[k]}] += 1;
      }
    }
  }
  Random random{4};
  Counts counts;
  const View view = game.view(state, seat(0));
  for (int i = 0; i < draws; ++i) {
    const State drawn_state = game.resample(view, random);
    const std::string key = hand(drawn_state, 1) + "/" + hand(drawn_state, 2);
    REQUIRE(ways.contains(key));
    CHECK(letters_of(drawn_state.hand(seat(1)) + drawn_state.hand(seat(2)) + drawn_state.draw_pile) == unseen);
    ++counts[key];
  }
  CHECK(frequencies::strays(ways, counts, draws) < 5);
  CHECK(frequencies::strays(uniform(ways), counts, draws) > 5);
}

namespace {

/// The on-demand cards that a seat holds, in order.
std::string held_by(const State& state, int of) {
  std::string out;
  for (int kind = first_on_demand; kind < first_open; ++kind) {
    const int held = state.events.count(four.layout().deck, Card{kind}, Spot::hand(seat(of)));
    for (int left = held; left > 0; --left) out += std::string{Card{kind}.info().token} + " ";
  }
  return out;
}

/// Seat 0 sees this state and holds the five free; another seat holds two of the other on-demand cards, of which one
/// at least must be among those that its window is for.
template <class G>
void check_two_cards(const G& game, const State& state, int holder, std::string_view fitting, std::uint64_t key) {
  std::vector<std::string> unseen;
  for_each_word("stay stay stay guard guard veto veto add+1 add+2 add-1 swap",
                [&](std::string_view word) { unseen.emplace_back(word); });
  const Texts fits = words(fitting);
  Shares ways;
  for (std::size_t i = 0; i < unseen.size(); ++i) {
    for (std::size_t j = i + 1; j < unseen.size(); ++j) {
      if (fits.contains(unseen[i]) || fits.contains(unseen[j])) ways[unseen[i] + " " + unseen[j] + " "] += 1;
    }
  }
  Random random{key};
  Counts counts;
  const View view = game.view(state, seat(0));
  for (int i = 0; i < draws; ++i) {
    const State drawn_state = game.resample(view, random);
    const std::string key_of_hand = held_by(drawn_state, holder);
    REQUIRE_MESSAGE(ways.contains(key_of_hand), key_of_hand);
    ++counts[key_of_hand];
  }
  CHECK(frequencies::strays(ways, counts, draws) < 5);
  CHECK(frequencies::strays(uniform(ways), counts, draws) > 5);
}

constexpr std::string_view all_free = "free free free free free";

}  // namespace

TEST_CASE("CM-43, CM-61: unseen on-demand cards, one of them a veto where its window is open") {
  const State state = position(four, {.roll = 2, .figures = "1.0", .cards = {all_free, "veto stay"}});
  check_two_cards(four, after(four, state, "go:1.2 e:lose"), 1, "veto", 5);
}

TEST_CASE("CM-43, CM-63, CM-68: unseen cards where windows before and after the roll are open") {
  SUBCASE("CM-63: one of them is the swap in the window before another seat's roll") {
    const State state = position(four, {.turn = 2, .figures = "s 1.1 1.5", .cards = {all_free, "swap stay"}});
    REQUIRE(state.table.phase == Phase::others);
    check_two_cards(four, state, 1, "swap", 6);
  }
  SUBCASE("CM-63: and in that before the own roll") {
    const State state = position(four, {.turn = 1, .figures = "s 1.1 1.5", .cards = {all_free, "swap stay"}});
    REQUIRE(state.table.phase == Phase::before);
    check_two_cards(four, state, 1, "swap", 7);
  }
  SUBCASE("CM-62, CM-63: after the own roll a swap or an add that is possible") {
    const State one = position(four, {.turn = 1, .roll = 1, .figures = "s 1.1 1.5", .cards = {all_free, "add+1 stay"}});
    REQUIRE(one.table.phase == Phase::after);
    check_two_cards(four, one, 1, "add+1 add+2 swap", 8);
    const State two = position(four, {.turn = 1, .roll = 2, .figures = "s 1.1 1.5", .cards = {all_free, "swap stay"}});
    check_two_cards(four, two, 1, "add+1 add+2 add-1 swap", 9);
    const State alone =
        position(four, {.turn = 1, .roll = 2, .figures = "s 1.1 2.5", .cards = {all_free, "add-1 stay"}});
    check_two_cards(four, alone, 1, "add+1 add+2 add-1", 10);
  }
  SUBCASE("CM-77: any where a proposal is possible") {
    const Setting bargain{
        .turn = 1, .figures = "s 1.1 1.5", .digits = {"", "0", "1"}, .cards = {all_free, "guard stay"}};
    const State before = position(trading, bargain);
    REQUIRE(before.table.phase == Phase::before);
    check_two_cards(trading, before, 1, "stay guard veto add+1 add+2 add-1 swap", 11);
    check_two_cards(trading, after(trading, before, "pass d1"), 1, "stay guard veto add+1 add+2 add-1 swap", 12);
    check_two_cards(trading, after(trading, before, "offer:2:0:1"), 1, "stay guard veto add+1 add+2 add-1 swap", 13);
  }
}

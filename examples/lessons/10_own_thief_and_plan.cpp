// Lesson 10: a thief and a burglary of your own, written the way they would be printed.
//
// Sheets and plans of Clou are tables in a small vocabulary: symbols, conditions of boxes, demands with their prices.
// The compiler checks them before anybody plays; asked as data, validate names the place of every misprint.
#include <bit>
#include <cstddef>
#include <iostream>

#include <regelwerk/clou.hpp>
#include <regelwerk/play.hpp>

namespace {

using namespace regelwerk;
using namespace clou::words;

/// The four names are given, what hides behind them is yours: this Bruce mends clocks.
constexpr clou::ThiefSheet watchmaker{
    .name = "bruce",
    .escape_value = 4,  // when he drives, a roll of 4 gets the gang on
    // Six boxes a row: what a number must be, `p` being the one before, and which symbols it fires.
    .strength = {{{any}, {over(p), strength}, {any}, {over(4), strength}, {under(p), electro}, {any, strength}}},
    .dexterity = {{{any, dexterity}, {over(p), dexterity}, {under(4)}, {any, shift(1)}, {over(p), lock}, {any, safe}}},
    .clever = {{{under(5), clever}, {equal(p), fill}, {over(2)}, {any, clever / dexterity}, {any}, {over(p), safe}}},
    // Three tools of four. A grid: the three circles of a row or column fire what stands at its end.
    .grid = clou::Grid{.numbers = {3, 9, 5,  //
                                   8, 2, 6,  //
                                   4, 7, 10},
                       .row_effects = {lock, dexterity, safe},
                       .column_effects = {electro, clever, lock}},
    // Circle-boxes: a number is written, and crossed when it is made once more. Here two of them are a line.
    .rings = {{{under(4), any}, {lock, electro}}, {{over(3), over(3)}, {safe, clever}}},
    // A tree: the number of a circle, what it fires, and which circles lead to it.
    .tree = {{5, dexterity, start}, {7, extra(2), start}, {6, lock, follows(1)}, {12, {safe, safe}, follows(2, 3)}},
    // Specials turn two fired symbols into another one; with a bonus a throw fires a symbol by itself.
    .specials = {{{dexterity, dexterity}, lock}, {{clever, electro}, safe}},
    .bonuses = {{show(1, 1), clever}, {straight, electro}}};

/// A track is its length and what one, two and three players cross at setup.
constexpr clou::Plan clockshop{
    .name = "clockshop",
    .time = {9, {0, 1, 2}},
    .traces = {6, {0, 1, 2}},
    .police = {5, {0, 1, 2}},
    .arrows = 3,
    .alarm_circles = 1,
    .last_alarm = escapes,
    .score = {.diamond = 2, .circle = 1, .trace = 1, .alarm = 2},
    .rooms = {"street", "shop", "workshop"},
    .challenges = {
        // Name, room, parts of which one is enough, loot, rooms that it opens, challenges of which one comes first.
        {"door", "street", {part(lock, from(2, clever)), part(strength, strength).trace()}, {}, {"shop"}},
        {"shutter", "street", {part(dexterity, dexterity, from(3, strength))}, {}, {"workshop"}},
        {"cuckoo", "shop", {part(dexterity / clever)}, {loot(3)}},
        {"till", "shop", {ordered(clever, lock), part(strength, electro).alarm()}, {loot(4)}},
        {"curtain", "shop", {part(clever, from(2, dexterity))}, {}, {"workshop"}, {"till"}},
        {"clock", "workshop", {part(number(12), from(2, number(6)))}, {loot(2), diamond}},
        {"safe", "workshop", {ordered(safe, from(2, electro), safe), part(electro, electro).alarm()}, {loot(7)}}}};

constexpr clou::Edition own = [] {
  clou::Edition edition = clou::standard_edition;
  edition.name = "clocks";
  edition.sheets[3] = watchmaker;
  edition.plans.push_back(clockshop);
  return edition;
}();
static_assert(clou::validate(own).empty());
constexpr clou::Heist<clou::HeistOptions{.scenario = "clockshop", .thieves = clou::Thief::bruce}, own> game;

/// Two misprints. A heist with this edition would stop the compiler with the sentence of the first, "k must be 2 to
/// 30 in <k ..".
constexpr clou::Edition misprinted = [] {
  clou::Edition edition = own;
  edition.sheets[3].clever[0].condition = under(1);                // no number is that low
  edition.plans[5].challenges[5].parts[0].demands[1] = number(0);  // the clock asks two players for a 0
  return edition;
}();

/// Greedy: the first of the moves after which most demands are crossed, symbols fired and dice in hand.
constexpr auto greedy = [](const auto& rules, const clou::State& state, Random& /*unused*/) {
  clou::Move best;
  int most = -1;
  rules.for_each_move(state, [&](clou::Move move) {
    const clou::State after = rules.play(state, move);
    const int worth = 4 * std::popcount(after.plan.demands) + 2 * static_cast<int>(after.waiting.size()) +
                      std::popcount(unsigned{after.hand(clou::Thief::bruce).left});
    if (worth <= most) return;
    most = worth;
    best = move;
  });
  return best;
};

}  // namespace

int main() {
  const auto faults = clou::validate(misprinted);
  for (const auto& fault : faults) std::cout << "misprint: " << to_text(misprinted, fault).view() << '\n';

  Random random{25};
  const clou::State end = playout(game, game.initial(), random, 1'000, greedy).end;
  std::cout << "done:";
  for (std::size_t i = 0; i < clockshop.challenges.size(); ++i) {
    if ((end.plan.done >> i & 1) != 0) std::cout << ' ' << clockshop.challenges[i].name;
  }
  const auto outcome = game.outcome(end);
  if (!outcome || outcome->ending != clou::Ending::success) return 1;
  std::cout << "; away with " << outcome->score(Seat{0}) << " points\n";
  return faults.size() == 2 ? 0 : 1;
}

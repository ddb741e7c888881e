#pragma once
#include <doctest/doctest.h>

#include <bit>
#include <cstddef>
#include <map>
#include <memory>
#include <set>
#include <string>
#include <vector>

#include <clou/witness/naive.hpp>
#include <clou/witness/second.hpp>
#include <questions.hpp>
#include <regelwerk/clou.hpp>
#include <regelwerk/play.hpp>

// Games of the library and of the naive engine side by side.

namespace clou_test {

using NaiveEdition = std::shared_ptr<const naive_clou::Edition>;

/// `+` moves that only the library has, `-` those that only the naive engine has.
inline std::string differences(const std::map<std::string, int>& here, const std::map<std::string, int>& there) {
  std::string text;
  for (const auto& [move, weight] : here) {
    if (!there.contains(move) || there.at(move) != weight) text += " +" + move;
  }
  for (const auto& [move, weight] : there) {
    if (!here.contains(move) || here.at(move) != weight) text += " -" + move;
  }
  return text;
}

inline std::set<std::string> names(ThiefSet set) {
  std::set<std::string> result;
  set.for_each([&](Thief thief) { result.insert(word(name_of(thief))); });
  return result;
}

inline void compare_thief(const Names& printed, const State& here, Thief thief, const naive_clou::Thief& there) {
  const Hand& hand = here.hand(thief);
  const naive_clou::Marks marks = naive_marks(printed, here.sheet(thief));
  CHECK(marks.numbers == there.marks.numbers);
  CHECK(marks.crossed == there.marks.crossed);
  const int last = here.sheet(thief).circles.end_of_way();
  CHECK((last == 0 ? "" : "tree." + std::to_string(last)) == there.end_of_way);
  std::multiset<int> left;
  for (unsigned rest = hand.left; rest != 0; rest &= rest - 1) left.insert(here.roll.face(std::countr_zero(rest)));
  CHECK(left == there.dice);
  CHECK(values(hand.shifts.listed()) == there.shifts);
  CHECK(values(hand.extras.listed()) == there.extras);
  CHECK(int{hand.fills} == there.fills);
}

/// What the tickets skip (CK-25) is done in both; which of its symbols are crossed means nothing.
inline void compare_plan(const Layout& layout, const Names& printed, const State& here,
                         const naive_clou::Position& there) {
  const PlanLayout& plan = plan_of(layout, here);
  const ChallengeSet skipped = skipped_challenges(layout, here);
  std::set<std::string> crossed;
  for (DemandSet rest = here.plan.demands; rest != 0; rest &= rest - 1) {
    const int demand = std::countr_zero(rest);
    if ((skipped >> plan.places[static_cast<std::size_t>(demand)].challenge & 1) != 0) continue;
    Text<64> name;
    printed.write_demand(name, demand);
    crossed.insert(word(name));
  }
  CHECK(crossed == there.crossed);
  std::set<std::string> done;
  for (unsigned rest = here.plan.done; rest != 0; rest &= rest - 1) {
    done.insert(word(printed.challenge(static_cast<std::size_t>(std::countr_zero(rest)))));
  }
  CHECK(done == there.done);
  std::set<std::string> rooms;
  for (unsigned rest = here.plan.rooms; rest != 0; rest &= rest - 1) {
    rooms.insert(word(printed.room(static_cast<std::size_t>(std::countr_zero(rest)))));
  }
  if (skipped == 0) CHECK(rooms == there.rooms);
  CHECK(int{here.plan.time} == there.time);
  CHECK(int{here.plan.traces} == there.traces);
  CHECK(int{here.plan.alarms} == there.alarms);
  CHECK(int{here.plan.arrows} == there.arrows);
  CHECK(int{here.plan.police} == there.police);
  CHECK(int{here.haul.loot} == there.loot);
  CHECK(int{here.haul.diamonds} == there.diamonds);
  CHECK(int{here.haul.doubles} == there.doubles);
  CHECK((here.haul.specials == 1) == there.special);
}

/// What stands behind `name=` in a state's text.
inline std::string field_of(const std::string& line, const std::string& name) {
  const std::size_t at = line.find(" " + name + "=");
  if (at == std::string::npos) return "no " + name;
  const std::size_t begin = at + name.size() + 2;
  return line.substr(begin, line.find(' ', begin) - begin);
}

inline std::string waiting_there(const naive_clou::Position& there) {
  std::string text;
  for (const std::string& entry : naive_clou::waiting_texts(there)) text += (text.empty() ? "" : ",") + entry;
  return text.empty() ? "-" : text;
}

inline void compare_heist(const Layout& layout, const Names& printed, const State& here,
                          const naive_clou::Position& there) {
  CHECK(names(here.gang) == std::set<std::string>{there.gang.begin(), there.gang.end()});
  compare_plan(layout, printed, here, there);
  here.gang.for_each([&](Thief thief) { compare_thief(printed, here, thief, there.thieves.at(word(name_of(thief)))); });
  CHECK((here.alarm_off == 1) == there.alarm_went_off);
  if (here.phase == Phase::pimp) CHECK(word(name_of(here.acting)) == there.pimping);
  if (here.phase == Phase::drive) CHECK(word(name_of(here.acting)) == there.driver);
  if (here.phase == Phase::over) CHECK(word(ending_words[static_cast<std::size_t>(here.ending)]) == there.end);
}

inline void compare_campaign(const Layout& layout, const Names& printed, const State& here,
                             const naive_clou::Position& there) {
  const CampaignMarks& sheet = here.campaign;
  CHECK(int{sheet.heists} == there.heists_played);
  for (int heist = 0; heist < campaign_heists; ++heist) {
    CHECK(sheet.has_special(heist) == there.special_loot.contains(heist + 1));
  }
  CHECK(int{sheet.rest} == there.rest);
  CHECK(int{sheet.traces} == there.campaign_traces);
  CHECK(names(sheet.jail) == there.jail);
  CHECK(int{sheet.doubles} == there.campaign_doubles);
  for (std::size_t item = 0; item < layout.campaign.items.size(); ++item) {
    CHECK(int{sheet.boxes[item]} == naive_clou::boxes_crossed(there, word(printed.item(item))));
  }
  const naive_clou::Marks marks = naive_marks(printed, layout, sheet);
  CHECK(marks.numbers == there.campaign_marks.numbers);
  CHECK(marks.crossed == there.campaign_marks.crossed);
}

inline void compare_end(const HeistOutcome& here, const naive_clou::Result& there) {
  CHECK(word(ending_words[static_cast<std::size_t>(here.ending)]) == there.end);
  CHECK(here.scores[0] == there.points);
  CHECK(word(heist_rank_words[static_cast<std::size_t>(here.rank)]) == there.rank);
}
inline void compare_end(const CampaignOutcome& here, const naive_clou::Result& there) {
  CHECK((here.end == CampaignEnd::won ? "won" : "lost") == there.end);
  if (here.end != CampaignEnd::won) {
    CHECK(word(campaign_end_words[static_cast<std::size_t>(here.end)]) == there.lost_by);
  }
  CHECK(here.scores[0] == there.points);
  CHECK(word(campaign_rank_words[static_cast<std::size_t>(here.rank)]) == there.rank);
}

inline void compare(const auto& game, const State& here, const naive_clou::Position& there) {
  const Layout& layout = game.layout();
  const Names printed{layout, game.edition(), plan_of(layout, here)};
  const std::string line = word(to_text(game, here));
  CAPTURE(line);
  if (!here.gang.empty()) CHECK(field_of(line, "waiting") == waiting_there(there));
  CHECK(word(phase_words[static_cast<std::size_t>(here.phase)]) == there.node);
  if (!here.gang.empty()) compare_heist(layout, printed, here, there);
  if (layout.is_campaign()) compare_campaign(layout, printed, here, there);
  if (const auto outcome = game.outcome(here)) compare_end(*outcome, naive_clou::result(there));
}

/// How often a game of random moves goes on where it could end a round, in sixteenths.
inline constexpr std::uint64_t diligence = 14;

inline Move choose(const auto& game, const State& state, Random& random) {
  Move move = random_move(game, state, random);
  if (state.phase == Phase::leave && random() % 16 < diligence) move = stayed();
  for (int i = 0; i < 3 && (move == finished() || move == lapsed()); ++i) move = random_move(game, state, random);
  return move;
}

/// One random game on both; the number of nodes compared.
template <Playable G>
int compare_game(const G& game, const NaiveEdition& edition, std::uint64_t key) {
  Random random{key};
  State here = game.initial();
  naive_clou::Position there = naive_clou::initial(naive_config(game.options(), edition));
  int nodes = 0;
  for (;; ++nodes) {
    compare(game, here, there);
    const auto legal = naive_clou::moves(there);
    INFO(differences(questions::weighed(game, here), legal) << " in " << word(to_text(game, here)));
    REQUIRE(questions::weighed(game, here) == legal);
    if (legal.empty()) break;
    const Move move = choose(game, here, random);
    naive_clou::play(there, word(to_text(game, here, move)));
    game.advance(here, move);
  }
  return nodes;
}

}  // namespace clou_test

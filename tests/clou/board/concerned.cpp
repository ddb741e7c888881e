#include <regelwerk/clou/board/concerned.hpp>

#include <doctest/doctest.h>

#include <cstdint>
#include <set>
#include <string>

#include <regelwerk/ai/explain/explain_text.hpp>
#include <regelwerk/ai/mixture.hpp>
#include <regelwerk/clou.hpp>
#include <regelwerk/clou/language/english.hpp>
#include <regelwerk/clou/language/german.hpp>
#include <regelwerk/clou/players/quick_rule_of_thumb.hpp>
#include <regelwerk/play.hpp>

namespace {

using namespace regelwerk;
using namespace regelwerk::clou;

/// A line of an explanation about an event of this kind and rule.
std::string line_about(EventKind kind, Rule rule, auto language) {
  constexpr Campaign<> game;
  Text<400> out;
  write_happening(out, game, game.view(game.initial(), spectator), {kind, rule, Side::all}, language);
  return std::string{out.view()};
}

TEST_CASE("CL-16, CL-19, CK-34, CK-27: explanations say how heists and campaigns end") {
  using enum EventKind;
  CHECK(line_about(heist_ended, Rule::run_away, english) == "the gang runs away, the heist is a success (CL-19)");
  CHECK(line_about(heist_ended, Rule::trace, english) == "there are too many traces, the gang is arrested (CL-16)");
  CHECK(line_about(heist_ended, Rule::trace, german) == "es sind zu viele Spuren, die Bande wird verhaftet (CL-16)");
  CHECK(line_about(heist_ended, Rule::finale, english) ==
        "the concert is over and nobody has noticed, the heist is a success (CK-34)");
  // CL-61. An escape ends well or not.
  CHECK(line_about(heist_ended, Rule::escape_tracks, english) == "the escape is over (CL-61)");
  CHECK(line_about(campaign_ended, Rule::campaign_won, english) == "the campaign is won (CK-28)");
  CHECK(line_about(campaign_ended, Rule::too_few_free, english) ==
        "the campaign is lost, for too few thieves are free (CK-7)");
}

/// The ends that games tell of, by rule; what `complete` fills in is what they tell.
template <class G>
std::set<std::string> ends(const G& game, std::uint64_t games) {
  std::set<std::string> met;
  const Mixture<QuickRuleOfThumb> player{{}, {}, 24};
  for (std::uint64_t key = 0; key < games; ++key) {
    Random random{key};
    for (State state = game.initial(); !game.actor(state).is_nobody();) {
      const Move move = game.actor(state).is_chance() ? sample(game, state, random) : player(game, state, random);
      game.advance(state, move, [&](const Event& event) {
        Event filled{.kind = event.kind, .rule = event.rule};
        complete(filled);
        if (event.kind != EventKind::heist_ended && event.kind != EventKind::campaign_ended) {
          CHECK(filled.number == 0);
          return;
        }
        met.insert(std::string{info(event.rule).id});
        if (event.rule != Rule::escape_tracks) CHECK(filled.number == event.number);
      });
    }
  }
  return met;
}

TEST_CASE("CL-58, CK-27, CK-28: what kind and rule of an end tell is how it ends") {
  const auto of_heists = ends(Heist<HeistOptions{.thieves = {Thief::matt, Thief::janet}}>{}, 100);
  CHECK(of_heists == std::set<std::string>{"CL-16", "CL-19", "CL-61"});
  const auto of_campaigns = ends(Campaign<CampaignOptions{.players = 2}>{}, 40);
  CHECK(of_campaigns.contains("CL-16"));
  CHECK(of_campaigns.size() >= 4);
}

}  // namespace

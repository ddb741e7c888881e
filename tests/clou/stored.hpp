#pragma once

// Stored positions of Clou for tests, and what the readers say to changed ones.

#include <string>
#include <string_view>

#include <altered.hpp>
#include <clou/scene.hpp>

namespace clou_test::stored {

using regelwerk::Reason, regelwerk::Refusal;
using regelwerk_test::accepted, regelwerk_test::Answer, regelwerk_test::answer;

inline const RuntimeHeist villa = heist({.thieves = {Thief::matt, Thief::bruce}, .use_dice = UseDice::may});
inline const RuntimeHeist hotel = heist({.scenario = "hotel", .thieves = Thief::janet});
inline const RuntimeCampaign two = campaign({.players = 2, .use_dice = UseDice::may});

/// A symbol node in the third round, with something of everything.
inline const State middle =
    edited(villa, position(villa),
           "phase=symbol roll=146 time=2 traces=3 arrows=1 waiting=matt.strength/lock,bruce.electro "
           "crossed=window.1.1,window.1.2,window.1.3,camera.2.1 done=window "
           "matt=46/~1,fill/"
           "strength.1:4,clever.1:5,clever.2:5,clever.3:3,clever.4:4,clever.5:6,clever.6:8,grid.3,ring.1:4!,ring.3:3,"
           "tree.1,tree.4* "
           "bruce=1/-/dexterity.1:3,tree.2*,pyramid.2:3,special.1");

/// The second heist, in the middle of a round.
inline constexpr std::string_view late =
    "phase=dice heists=1 rest=4 entered=5 doubles=2 jail=bruce special=glassworks boxes=canes:1,passports:2 "
    "areas=exp1.1,exp2.1:7!,canes.1:5,canes.3 result=- gang=matt+trixie roll=135 time=3 traces=1 alarms=1 arrows=0 "
    "police=0 alarm=0 acting=- end=- waiting=- crossed=porter.1.1,porter.1.2,cloakroom.1.1 done=porter,cloakroom "
    "matt=35/-/grid.8 trixie=3/5x,~2/ring.4:2";
inline constexpr std::string_view between =
    "phase=wages heists=2 rest=12 entered=5 doubles=0 jail=matt special=hotel boxes=lights:1,passports:1 "
    "areas=exp1.2,lights.3 result=-";

template <class G>
State read(const G& game, std::string_view text) {
  const auto state = state_of_line(game, text);
  if (!state) FAIL("refused: ", std::string{describe(state.error().reason)}, " in ", std::string{text});
  return *state;
}

using altered::check_round_trip, altered::with;

/// The line with one piece replaced.
inline std::string with(std::string_view from, std::string_view to) { return with(from, to, line_of(villa, middle)); }
inline std::string late_with(std::string_view from, std::string_view to) { return with(from, to, std::string{late}); }
inline std::string between_with(std::string_view from, std::string_view to) {
  return with(from, to, std::string{between});
}

template <class G>
Answer refusal(const G& game, std::string_view text) {
  return answer(state_of_line(game, text));
}
inline Answer reason(std::string_view text) { return refusal(villa, text); }
inline Answer late_reason(std::string_view text) { return refusal(two, text); }

}  // namespace clou_test::stored

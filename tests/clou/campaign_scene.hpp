#pragma once

// Positions of a campaign: before a heist, and one move before its police report.

#include <string>

#include <clou/scene.hpp>

namespace clou_test {

/// CK-4. The standard edition with the hotel before the glassworks: now points, traces and tools that were bought can
/// stand on the campaign sheet when the glassworks are broken into.
inline constexpr Edition hotel_first_edition = [] {
  Edition edition = worked_edition;
  edition.name = "hotelfirst";
  edition.campaign.heists = {"hotel", "glassworks", "concert"};
  return edition;
}();
static_assert(validate(hotel_first_edition).empty());

// Campaigns of one to three players in which dice may lie idle, so that rounds end at will.
inline const RuntimeCampaign solo = campaign({.use_dice = UseDice::may});
inline const RuntimeCampaign duo = campaign({.players = 2, .use_dice = UseDice::may});
inline const RuntimeCampaign trio = campaign({.players = 3, .use_dice = UseDice::may});
inline const RuntimeCampaign hotel_first = campaign({.use_dice = UseDice::may}, hotel_first_edition);
inline const RuntimeCampaign hotel_first_duo = campaign({.players = 2, .use_dice = UseDice::may}, hotel_first_edition);
// Such in which CK-7 alone looks at the jail.
inline const RuntimeCampaign free_solo = campaign({.jail_rule = JailRule::free, .use_dice = UseDice::may});
inline const RuntimeCampaign free_duo = campaign({.players = 2, .jail_rule = JailRule::free, .use_dice = UseDice::may});
inline const RuntimeCampaign free_trio =
    campaign({.players = 3, .jail_rule = JailRule::free, .use_dice = UseDice::may});
// Such in which dice that can mark must be used.
inline const RuntimeCampaign strict_solo = campaign({});
inline const RuntimeCampaign strict_duo = campaign({.players = 2});
inline const RuntimeCampaign strict_trio = campaign({.players = 3});

/// A campaign before its next heist, with some words of its sheet: "heists=1 rest=4".
inline State before_heist(const RuntimeCampaign& game, const std::string& sheet = "") {
  return position(game, "phase=gang " + sheet);
}
/// The break-in of a gang, "matt+bruce".
inline State begun(const RuntimeCampaign& game, const std::string& sheet, const std::string& gang) {
  return after(game, before_heist(game, sheet), "gang:" + gang);
}

/// A heist after its first round: `run` ends it as a success.
inline State leaving(const RuntimeCampaign& game, const std::string& sheet, const std::string& gang,
                     const std::string& changes = "") {
  return edited(game, begun(game, sheet, gang), "phase=leave time=1 " + changes);
}
/// A heist with one trace left and a die of the first thief unused: `done` ends it by an arrest.
inline State cornered(const RuntimeCampaign& game, const std::string& sheet, const std::string& gang,
                      const std::string& changes = "") {
  const std::string traces = std::to_string(7 - game.options().players);
  const std::string dice = gang.substr(0, gang.find('+')) + "=1/-/-";
  return edited(game, begun(game, sheet, gang), "phase=dice roll=123 traces=" + traces + " " + dice + " " + changes);
}
/// An escape with one police symbol left: `drive:1` ends it.
inline State chased(const RuntimeCampaign& game, const std::string& sheet, const std::string& gang,
                    const std::string& driver, const std::string& changes = "") {
  const std::string police = std::to_string(6 - game.options().players);
  return edited(game, begun(game, sheet, gang),
                "phase=drive alarm=1 acting=" + driver + " police=" + police + " " + changes);
}

/// A position in which a thief of a gang of one, or nobody, has just fired a symbol: "matt.lock".
inline State fired(const RuntimeCampaign& game, const State& state, const std::string& thief, const std::string& queue,
                   const std::string& changes = "") {
  return edited(game, state, "phase=symbol roll=124 " + thief + "=124/-/- waiting=" + queue + " " + changes);
}

/// The rule by which a campaign ended with the last move; empty if it goes on.
inline std::optional<Rule> end_rule(const RuntimeCampaign& game, const State& state, const std::string& move) {
  return rule_of(told(game, state, move), EventKind::campaign_ended);
}

/// Where one player has got in the glassworks: loot of 1; of 5; of 2, the special one; of 15, two diamonds in it.
inline const std::string dog_loot = "crossed=dog.1.1 done=dog";
inline const std::string paysafe_loot = "crossed=fence.1.1,officedoor.1.1,paysafe.1.1 done=fence,officedoor,paysafe";
inline const std::string special_loot =
    "crossed=skylight.1.1,skylight.1.2,mantrap.1.1,replica.1.1,replica.1.2 done=skylight,mantrap,replica";
inline const std::string rich_loot =
    "crossed=fence.1.1,dog.1.1,moulds.1.1,polisher.1.1,polisher.1.2,officedoor.1.1,till.1.1,paysafe.1.1 "
    "done=fence,dog,moulds,polisher,officedoor,till,paysafe";

/// Where one player has got at the concert: the diadem.
inline const std::string diadem =
    "crossed=stagedoor.1.1,doorman.1.1,wardrobedoor.1.1,case.2.1,case.2.2 done=stagedoor,doorman,wardrobedoor,case";

/// The track of a heist on which one trace is crossed.
inline const std::string one_trace = "traces=1";

}  // namespace clou_test

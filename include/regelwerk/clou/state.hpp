#pragma once
#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>
#include <type_traits>

#include <regelwerk/clou/edition/layout.hpp>
#include <regelwerk/clou/edition/roll.hpp>
#include <regelwerk/clou/edition/thief.hpp>
#include <regelwerk/clou/edition/white_symbols.hpp>
#include <regelwerk/clou/state/marks.hpp>
#include <regelwerk/clou/state/waiting.hpp>
#include <regelwerk/core/actor.hpp>
#include <regelwerk/core/seat.hpp>

namespace regelwerk::clou {

/// CL-7. What happens next in a position: the gang decides, chance decides, or nothing, since the game is over.
enum class Phase : std::uint8_t {
  gift,    ///< the gang takes a first box for free (CK-4)
  gang,    ///< the players choose their thieves (CK-6)
  scout,   ///< the gang crosses a demand before the first throw (CK-20)
  pimp,    ///< a thief crosses a circle before the first throw (CK-21)
  roll,    ///< chance throws the dice (CL-8)
  symbol,  ///< the gang uses a waiting symbol, or lets all lapse (CL-22)
  dice,    ///< the thieves use their dice (CL-9)
  leave,   ///< the gang stays or runs away (CL-19)
  driver,  ///< the gang chooses who drives (CL-59)
  drive,   ///< chance rolls the escape die (CL-59)
  wages,   ///< the gang spends its points (CK-12)
  over,    ///< the game has ended (CL-65, CK-27, CK-28)
};

/// The words of Phase in texts of states.
inline constexpr std::array<std::string_view, 12> phase_words{"gift", "gang",  "scout",  "pimp",  "roll",  "symbol",
                                                              "dice", "leave", "driver", "drive", "wages", "over"};

/// The words of Phase, for word().
[[nodiscard]] constexpr auto words_of(std::type_identity<Phase> /*type*/) noexcept { return phase_words; }

/// CL-58. How a heist ended.
enum class Ending : std::uint8_t { none, success, arrested, caught };

/// The names of the enumerators, for word().
[[nodiscard]] constexpr auto words_of(std::type_identity<Ending> /*type*/) noexcept {
  return std::array<std::string_view, 4>{"none", "success", "arrested", "caught"};
}

/// A thief of the gang and its index in gang order.
struct Member {
  Thief thief{};           ///< a thief of the gang
  std::uint8_t place = 0;  ///< 0 to 2, index in `sheets` and `hands` of a State
};

/// A position of a heist or of a campaign in canonical form, so that equal positions compare equal: unused members are
/// zero. Between two heists of a campaign this is everything except the campaign sheet and the phase.
struct State {
  PlanMarks plan;  ///< CL-49: the marks on it, and its tracks
  std::array<SheetMarks, max_players> sheets{SheetMarks{}, SheetMarks{}, SheetMarks{}};  ///< by place in the gang
  CampaignMarks campaign;                                       ///< CK-2: blank in a single heist
  Waiting waiting;                                              ///< CL-66: used only in a symbol node
  std::array<Hand, max_players> hands{Hand{}, Hand{}, Hand{}};  ///< by place in the gang
  Haul haul;                                                    ///< CL-54: what the gang has taken in this heist
  Phase phase = Phase::roll;                                    ///< determines what happens next; see actor_of()
  ThiefSet gang;                                                ///< empty between two heists of a campaign
  Roll roll;                                                    ///< CL-8: none unless dice are used
  MaybeThief acting;  ///< the thief that crosses a circle before the first throw (CK-21); later the driver (CL-59)
  std::uint8_t alarm_off = 0;    ///< CL-18, CL-63: 1 if the alarm went off
  Ending ending = Ending::none;  ///< of a single heist; none in a campaign

  /// The marks on the thief's sheet. Precondition of these four: the thief is in the gang.
  [[nodiscard]] constexpr const SheetMarks& sheet(Thief thief) const noexcept { return sheets[place(thief)]; }
  /// CL-26. The marks on the thief's sheet, for changing them.
  [[nodiscard]] constexpr SheetMarks& sheet(Thief thief) noexcept { return sheets[place(thief)]; }
  /// CL-9, CL-39. The unused dice and white symbols of the thief.
  [[nodiscard]] constexpr const Hand& hand(Thief thief) const noexcept { return hands[place(thief)]; }
  [[nodiscard]] constexpr Hand& hand(Thief thief) noexcept { return hands[place(thief)]; }  ///< for changing them
  /// CL-13, CL-39. True if nobody has dice or white symbols left.
  [[nodiscard]] constexpr bool is_used_up() const noexcept {
    if ((hands[0].left | hands[1].left | hands[2].left) != 0) return false;  // in most nodes
    return hands[0].empty() && hands[1].empty() && hands[2].empty();
  }
  /// The thief with its place. Precondition: it is in the gang.
  [[nodiscard]] constexpr Member member(Thief thief) const noexcept {
    return {thief, static_cast<std::uint8_t>(place(thief))};
  }

  friend constexpr bool operator==(const State&, const State&) = default;

 private:
  [[nodiscard]] constexpr std::size_t place(Thief thief) const noexcept {
    return static_cast<std::size_t>(gang.before(thief));
  }
};

static_assert(sizeof(State) == 168);
static_assert(std::is_trivially_copyable_v<State> && std::has_unique_object_representations_v<State>);

/// CL-1. The gang decides everything that chance does not decide.
[[nodiscard]] constexpr Actor actor_of(const State& state) noexcept {
  if (state.phase == Phase::over) return Actor::nobody();
  constexpr unsigned by_chance = 1U << static_cast<unsigned>(Phase::roll) | 1U << static_cast<unsigned>(Phase::drive);
  return (by_chance >> static_cast<unsigned>(state.phase) & 1U) != 0 ? Actor::chance() : Actor{Seat{0}};
}

/// CK-5. The present heist, from 0; the last one after the end of the campaign.
[[nodiscard]] constexpr int heist_of(const State& state) noexcept {
  return state.campaign.heists < campaign_heists ? state.campaign.heists : campaign_heists - 1;
}
/// CK-5. The plan of the present heist; between two heists that of the next. A single heist has one plan.
[[nodiscard]] constexpr const PlanLayout& plan_of(const Layout& layout, const State& state) noexcept {
  if (!layout.is_campaign()) return layout.plans[0];
  return layout.plans[static_cast<std::size_t>(heist_of(state))];
}

/// CK-33. The music of the round: the first uncrossed field of the concert track; a pause on all other plans.
[[nodiscard]] constexpr Music music_of(const PlanLayout& plan, const State& state) noexcept {
  return plan.concert.is_concert ? plan.concert.track[state.plan.time] : Music::pause;
}

/// CK-34. True if the gang escapes when time runs out: in the concert, with the glass diamonds.
[[nodiscard]] constexpr bool escapes_at_finale(const PlanLayout& plan, const State& state) noexcept {
  return plan.concert.is_concert && state.campaign.has_special(SpecialLoot::glass_diamonds);
}
/// CK-34. True if running away is noticed: in the concert, with the diadem taken and without the glass diamonds.
[[nodiscard]] constexpr bool is_noticed(const PlanLayout& plan, const State& state) noexcept {
  return plan.concert.is_concert && state.haul.specials != 0 && !escapes_at_finale(plan, state);
}

/// CK-12, CK-19. True if all boxes of an item are crossed.
[[nodiscard]] constexpr bool is_available(const Layout& layout, const State& state, std::size_t item) noexcept {
  return state.campaign.boxes[item] == layout.campaign.items[item].boxes;
}

/// CK-19. True if a preparation is bought and its thief takes part.
[[nodiscard]] constexpr bool is_prepared(const Layout& layout, const State& state, Preparation preparation) noexcept {
  if (!layout.is_campaign()) return false;
  const MaybeThief owner = owner_of(preparation);
  return (owner.is_nobody() || state.gang.contains(owner.thief())) &&
         is_available(layout, state, layout.campaign.preparation_items[static_cast<std::size_t>(preparation)]);
}

/// CK-15 to CK-17. The elements of areas that are open in this heist.
[[nodiscard]] constexpr AreaElementSet open_elements(const Layout& layout, const State& state) noexcept {
  const CampaignLayout& sheet = layout.campaign;
  unsigned open = sheet.experience_by_heist[static_cast<std::size_t>(heist_of(state))];
  for (std::size_t item = 0; item < sheet.tool_count; ++item) {
    if (is_available(layout, state, item)) open |= sheet.items[item].elements;
  }
  return static_cast<AreaElementSet>(open);
}

/// CK-15 to CK-17. The open elements that are not crossed.
[[nodiscard]] constexpr AreaElementSet uncrossed_elements(const Layout& layout, const State& state) noexcept {
  return static_cast<AreaElementSet>(open_elements(layout, state) & ~unsigned{state.campaign.crossed});
}

/// CK-3, CK-26. The number of symbols on the campaign's trace track.
[[nodiscard]] constexpr int campaign_traces(const Layout& layout, const State& state) noexcept {
  return layout.campaign.traces + (is_prepared(layout, state, Preparation::passports) ? passport_traces : 0);
}

/// CL-1. The state itself; the overload for a View returns the state in it.
[[nodiscard]] constexpr const State& state_of(const State& state) noexcept { return state; }

}  // namespace regelwerk::clou

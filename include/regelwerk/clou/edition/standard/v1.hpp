#pragma once
#include <initializer_list>
#include <string_view>
#include <type_traits>

#include <regelwerk/clou/edition/edition.hpp>
#include <regelwerk/clou/edition/listed.hpp>
#include <regelwerk/clou/edition/plan.hpp>
#include <regelwerk/clou/edition/sheet.hpp>
#include <regelwerk/clou/edition/standard.hpp>
#include <regelwerk/clou/edition/standard/plans.hpp>
#include <regelwerk/clou/edition/standard/sheets.hpp>
#include <regelwerk/clou/edition/symbols.hpp>

/// The standard edition of version 1 of the rules, kept so that old records can be replayed and continued.
namespace regelwerk::clou::standard_v1 {

using namespace words;

/// A challenge of version 1; its room, its arrow and its condition have not changed.
struct Was {
  std::string_view name;
  Listed<Part, max_parts> parts;
  Listed<Loot, max_loot> loot{};
};

/// A plan of version 1: with these times, alarm circles and score box, the traces, police and arrows that all plans
/// had, and these challenges.
[[nodiscard]] constexpr Plan as_it_was(Plan plan, Track time, int alarm_circles, ScoreBox score,
                                       std::initializer_list<Was> challenges) noexcept {
  plan.time = time;
  plan.traces = {7, {0, 1, 2}};
  plan.police = {6, {0, 1, 2}};
  plan.arrows = 4;
  plan.alarm_circles = alarm_circles;
  plan.score = score;
  for (const Was& was : challenges) {
    for (Challenge& challenge : plan.challenges) {
      if (challenge.name != was.name) continue;
      challenge.parts = was.parts;
      challenge.loot = was.loot;
    }
  }
  return plan;
}

[[nodiscard]] constexpr Plan villa() noexcept {
  return as_it_was(
      standard::villa, {9, {0, 1, 2}}, 1, {0, 0, 1, 2},
      {{"camera", {part(electro, from(3, electro)), part(clever, from(2, clever), dexterity)}, {loot(3)}},
       {"door", {part(lock, from(3, lock)), part(strength, strength, from(2, strength)).trace()}},
       {"desk", {part(lock, from(2, clever)), part(clever, clever).trace()}, {loot(3)}},
       {"safe", {ordered(safe, from(2, electro), from(3, safe)), part(strength, strength, electro).alarm()}, {loot(5)}},
       {"bust", {part(strength, from(2, strength), from(3, dexterity))}, {loot(3)}}});
}
[[nodiscard]] constexpr Plan museum() noexcept {
  return as_it_was(standard::museum, {11, {0, 2, 3}}, 2, {0, 0, 1, 2}, {});
}
[[nodiscard]] constexpr Plan glassworks() noexcept {
  return as_it_was(
      standard::glassworks, {12, {0, 2, 4}}, 1, {2, 0, 1, 2},
      {{"fence", {part(strength, from(2, dexterity), from(3, strength)), part(dexterity, from(3, clever)).trace()}},
       {"skylight", {part(dexterity, dexterity, from(3, lock))}},
       {"moulds", {part(strength, from(2, strength)), part(electro)}, {loot(2)}},
       {"polisher", {part(electro, dexterity, from(3, strength))}, {diamond, diamond}},
       {"officedoor", {part(lock, from(2, strength)), part(strength, strength).trace()}},
       {"till", {part(lock, from(2, clever), from(3, dexterity)), part(clever, clever).trace()}, {loot(3)}},
       {"paysafe", {ordered(safe, from(2, lock), from(3, safe)), part(electro, safe).trace()}, {loot(5)}},
       {"hamper", {part(strength / dexterity, from(3, clever))}, {double_circle}},
       {"display", {part(clever, dexterity, from(2, strength)), part(strength, strength).alarm()}, {loot(2), diamond}},
       {"mantrap", {part(electro), part(dexterity, from(2, clever), from(3, clever)).trace()}},
       {"replica", {ordered(lock, safe, from(3, dexterity))}, {special(2)}},
       {"tree", {part(dexterity, from(2, clever))}, {double_circle}}});
}
[[nodiscard]] constexpr Plan hotel() noexcept {
  return as_it_was(
      standard::hotel, {12, {0, 2, 3}}, 3, {0, 2, 1, 0},
      {{"porter", {part(clever, from(2, clever)), part(strength, from(2, strength)).alarm()}},
       {"delivery", {part(strength, from(2, dexterity), from(3, strength))}},
       {"pantry", {part(dexterity / strength)}, {double_circle}},
       {"goose", {part(dexterity, from(2, clever))}, {double_circle}},
       {"lift", {part(electro, from(3, strength)), part(strength, from(2, strength)).trace()}},
       {"keyboard", {ordered(number(7), from(2, number(11))), part(lock, from(3, dexterity)).alarm()}, {loot(2)}},
       {"cloakroom", {part(dexterity, from(3, clever))}, {loot(2)}},
       {"room21", {part(lock, from(2, clever)), part(strength, from(3, strength)).alarm()}, {loot(3)}},
       {"jewelcase", {part(dexterity, clever), part(safe, from(2, lock))}, {loot(4)}},
       {"gifts", {part(strength / clever, from(2, dexterity))}, {double_circle}},
       {"deposits", {part(safe, from(2, dexterity), from(3, safe))}, {loot(5)}}});
}
[[nodiscard]] constexpr Plan concert() noexcept {
  return as_it_was(standard::concert, {13, {0, 1, 2}}, 2, {0, 0, 1, 0},
                   {{"stagedoor", {part(lock, from(2, clever)), part(strength, from(3, strength)).trace()}},
                    {"doorman", {part(clever, from(2, dexterity)), part(strength, strength).trace()}},
                    {"props", {part(dexterity, from(3, strength)), part(electro)}},
                    {"bar", {part(dexterity, from(2, clever))}, {loot(3)}},
                    {"buffet", {part(clever / dexterity, from(2, strength))}, {double_circle}},
                    {"coats", {part(dexterity / strength, from(3, dexterity))}, {loot(3)}},
                    {"boxoffice", {ordered(lock, from(2, safe)), part(strength, electro).alarm()}, {loot(5)}},
                    {"staircase", {part(strength, from(2, dexterity), from(3, strength))}},
                    {"royalbox", {part(dexterity, clever, from(2, lock))}, {loot(6)}},
                    {"lighting", {part(electro, from(3, electro))}},
                    {"presents", {part(strength, from(2, dexterity))}, {double_circle}},
                    {"wardrobedoor", {part(lock, from(2, dexterity)), part(electro, clever).trace()}},
                    {"bouquet", {part(clever)}, {double_circle}},
                    {"jewellery", {part(dexterity, from(3, lock)), part(strength).trace()}, {loot(5)}},
                    {"case",
                     {part(clever, from(2, dexterity)).combination(), ordered(safe, safe, from(2, electro)),
                      part(lock, electro, strength, strength).alarm()},
                     {special(25)}}});
}

/// The sheet with the bonuses of version 1, which differ for three thieves.
[[nodiscard]] constexpr ThiefSheet with_bonuses(ThiefSheet sheet, Listed<Bonus, max_bonuses> bonuses) noexcept {
  sheet.bonuses = bonuses;
  return sheet;
}

/// The standard edition of version 1.
[[nodiscard]] constexpr Edition as_it_was() noexcept {
  return {.name = "standard",
          .sheets = {with_bonuses(standard::matt, {{show(6, 6), dexterity}, {straight, lock}}),
                     with_bonuses(standard::janet, {{show(1, 1), electro}, {triple, fill}}),
                     with_bonuses(standard::trixie, {{show(1, 3), shift(2)}, {show(4, 4), safe}}), standard::bruce},
          .plans = {villa(), museum(), glassworks(), hotel(), concert()},
          .campaign = standard::campaign};
}
/// A template, so that a compiler evaluates it only for programs that read such records.
template <class Kept = void>
inline constexpr Edition edition = std::is_void_v<Kept> ? as_it_was() : Edition{};

}  // namespace regelwerk::clou::standard_v1

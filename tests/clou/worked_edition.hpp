#pragma once
#include <regelwerk/clou/edition/constraints.hpp>
#include <regelwerk/clou/edition/standard.hpp>

namespace regelwerk::clou {

/// Plans that positions built by hand stand on, so that the numbers of the standard edition can be tuned without them.
namespace worked {

using namespace words;

inline constexpr Plan villa{
    .name = "villa",
    .time = {9, {0, 1, 2}},
    .traces = {7, {0, 1, 2}},
    .police = {6, {0, 1, 2}},
    .arrows = 4,
    .alarm_circles = 1,
    .last_alarm = escapes,
    .score = {0, 0, 1, 2},
    .rooms = {"garden", "hall", "kitchen", "study"},
    .challenges = {
        {"window", "garden", {part(dexterity, strength, from(2, strength), from(3, clever))}, {}, {"hall"}},
        {"sidedoor",
         "garden",
         {ordered(clever, from(2, lock)), part(strength, from(2, strength), from(3, strength)).trace()},
         {},
         {"kitchen"}},
        {"camera", "hall", {part(electro, from(3, electro)), part(clever, from(2, clever), dexterity)}, {loot(3)}},
        {"cabinet",
         "hall",
         {part(dexterity, from(2, dexterity)), part(strength, from(3, strength)).trace()},
         {loot(2)}},
        {"door",
         "hall",
         {part(lock, from(3, lock)), part(strength, strength, from(2, strength)).trace()},
         {},
         {"study"}},
        {"silver", "kitchen", {part(dexterity / clever, from(2, strength))}, {loot(2)}},
        {"stairs", "kitchen", {part(strength, dexterity, from(2, clever))}, {}, {"hall"}},
        {"desk", "study", {part(lock, from(2, clever)), part(clever, clever).trace()}, {loot(3)}},
        {"safe",
         "study",
         {ordered(safe, from(2, electro), from(3, safe)), part(strength, strength, electro).alarm()},
         {loot(5)}},
        {"bust", "study", {part(strength, from(2, strength), from(3, dexterity))}, {loot(3)}, {}, {"desk"}}}};

inline constexpr Plan museum{
    .name = "museum",
    .time = {11, {0, 2, 3}},
    .traces = {7, {0, 1, 2}},
    .police = {6, {0, 1, 2}},
    .arrows = 4,
    .alarm_circles = 2,
    .last_alarm = escapes,
    .score = {0, 0, 1, 2},
    .rooms = {"street", "lobby", "gallery", "vault", "attic"},
    .challenges = {
        {"gate",
         "street",
         {part(lock, from(2, strength), from(3, strength)), part(strength, strength, from(2, dexterity)).trace()},
         {},
         {"lobby"}},
        {"drainpipe", "street", {part(dexterity, strength, from(2, strength), from(3, dexterity))}, {}, {"attic"}},
        {"watchman",
         "lobby",
         {part(clever, clever), part(strength, strength, from(2, strength)).trace()},
         {},
         {"gallery"}},
        {"shop", "lobby", {part(dexterity / lock, from(2, clever))}, {loot(2)}},
        {"fusebox", "attic", {ordered(electro, from(2, electro)), part(strength).alarm()}, {}, {"gallery"}},
        {"crate", "attic", {part(strength, from(2, strength), from(3, strength))}, {loot(2)}},
        {"painting", "gallery", {part(dexterity, from(2, clever)), part(strength).trace()}, {loot(2)}},
        {"mummy", "gallery", {part(strength, strength, from(2, dexterity), from(3, clever))}, {loot(3)}},
        {"laser",
         "gallery",
         {part(electro, from(3, electro), dexterity), part(clever, clever, from(2, dexterity))},
         {},
         {"vault"}},
        {"showcase", "vault", {part(lock, from(2, dexterity)), part(strength).alarm()}, {loot(3)}},
        {"crown", "vault", {ordered(safe, dexterity, from(2, clever)), part(safe, safe)}, {loot(4)}, {}, {"showcase"}},
        {"strongbox", "vault", {part(safe, from(2, lock), from(3, safe), from(2, electro))}, {loot(3)}}}};

inline constexpr Plan glassworks{
    .name = "glassworks",
    .time = {12, {0, 2, 4}},
    .traces = {7, {0, 1, 2}},
    .police = {6, {0, 1, 2}},
    .arrows = 4,
    .alarm_circles = 1,
    .last_alarm = escapes,
    .score = {2, 0, 1, 2},
    .rooms = {"yard", "furnace", "office", "showroom"},
    .challenges = {
        {"fence",
         "yard",
         {part(strength, from(2, dexterity), from(3, strength)), part(dexterity, from(3, clever)).trace()},
         {},
         {"furnace"}},
        {"skylight", "yard", {part(dexterity, dexterity, from(3, lock))}, {}, {"showroom"}},
        {"dog", "yard", {part(clever, from(2, dexterity))}, {loot(1)}},
        {"moulds", "furnace", {part(strength, from(2, strength)), part(electro)}, {loot(2)}},
        {"polisher", "furnace", {part(electro, dexterity, from(3, strength))}, {diamond, diamond}},
        {"officedoor", "furnace", {part(lock, from(2, strength)), part(strength, strength).trace()}, {}, {"office"}},
        {"till", "office", {part(lock, from(2, clever), from(3, dexterity)), part(clever, clever).trace()}, {loot(3)}},
        {"paysafe", "office", {ordered(safe, from(2, lock), from(3, safe)), part(electro, safe).trace()}, {loot(5)}},
        {"hamper", "office", {part(strength / dexterity, from(3, clever))}, {double_circle}},
        {"display",
         "showroom",
         {part(clever, dexterity, from(2, strength)), part(strength, strength).alarm()},
         {loot(2), diamond}},
        {"mantrap", "showroom", {part(electro), part(dexterity, from(2, clever), from(3, clever)).trace()}},
        {"replica", "showroom", {ordered(lock, safe, from(3, dexterity))}, {special(2)}, {}, {"mantrap"}},
        {"tree", "showroom", {part(dexterity, from(2, clever))}, {double_circle}}}};

inline constexpr Plan hotel{
    .name = "hotel",
    .time = {12, {0, 2, 3}},
    .traces = {7, {0, 1, 2}},
    .police = {6, {0, 1, 2}},
    .arrows = 4,
    .alarm_circles = 3,
    .last_alarm = jump(9),
    .score = {0, 2, 1, 0},
    .rooms = {"street", "lobby", "kitchen", "corridor", "suite", "strongroom"},
    .challenges = {
        {"porter", "street", {part(clever, from(2, clever)), part(strength, from(2, strength)).alarm()}, {}, {"lobby"}},
        {"delivery", "street", {part(strength, from(2, dexterity), from(3, strength))}, {}, {"kitchen"}},
        {"pantry", "kitchen", {part(dexterity / strength)}, {double_circle}},
        {"goose", "kitchen", {part(dexterity, from(2, clever))}, {double_circle}, {}, {"pantry"}},
        {"lift",
         "kitchen",
         {part(electro, from(3, strength)), part(strength, from(2, strength)).trace()},
         {},
         {"corridor"}},
        {"keyboard",
         "lobby",
         {ordered(number(7), from(2, number(11))), part(lock, from(3, dexterity)).alarm()},
         {loot(2)},
         {"corridor"}},
        {"cloakroom", "lobby", {part(dexterity, from(3, clever))}, {loot(2)}},
        {"room21", "corridor", {part(lock, from(2, clever)), part(strength, from(3, strength)).alarm()}, {loot(3)}},
        {"suitedoor", "corridor", {part(number(9), from(2, lock)), part(electro, lock).trace()}, {}, {"suite"}},
        {"jewelcase", "suite", {part(dexterity, clever), part(safe, from(2, lock))}, {loot(4)}},
        {"notebook",
         "suite",
         {ordered(number(4), number(13), number(8)), part(clever, clever, electro).trace()},
         {special(2)}},
        {"gifts", "suite", {part(strength / clever, from(2, dexterity))}, {double_circle}},
        {"strongroom",
         "lobby",
         {ordered(lock, electro, from(2, safe)), part(safe, from(3, safe)).alarm()},
         {},
         {"strongroom"}},
        {"deposits", "strongroom", {part(safe, from(2, dexterity), from(3, safe))}, {loot(5)}}}};

inline constexpr Plan concert{
    .name = "concert",
    .time = {13, {0, 1, 2}},
    .traces = {7, {0, 1, 2}},
    .police = {6, {0, 1, 2}},
    .arrows = 4,
    .alarm_circles = 2,
    .last_alarm = escapes,
    .score = {0, 0, 1, 0},
    .rooms = {"alley", "backstage", "foyer", "gallery", "wardrobe", "stage"},
    .challenges =
        {{"stagedoor",
          "alley",
          {part(lock, from(2, clever)), part(strength, from(3, strength)).trace()},
          {},
          {"backstage"}},
         {"doorman", "backstage", {part(clever, from(2, dexterity)), part(strength, strength).trace()}, {}, {"foyer"}},
         {"props", "backstage", {part(dexterity, from(3, strength)), part(electro)}, {}, {"foyer"}},
         {"bar", "foyer", {part(dexterity, from(2, clever))}, {loot(3)}},
         {"buffet", "foyer", {part(clever / dexterity, from(2, strength))}, {double_circle}},
         {"coats", "foyer", {part(dexterity / strength, from(3, dexterity))}, {loot(3)}},
         {"boxoffice", "foyer", {ordered(lock, from(2, safe)), part(strength, electro).alarm()}, {loot(5)}},
         {"staircase", "foyer", {part(strength, from(2, dexterity), from(3, strength))}, {}, {"gallery"}},
         {"royalbox", "gallery", {part(dexterity, clever, from(2, lock))}, {loot(6)}},
         {"lighting", "gallery", {part(electro, from(3, electro))}, {}, {"stage"}},
         {"presents", "stage", {part(strength, from(2, dexterity))}, {double_circle}},
         {"wardrobedoor", "foyer", {part(lock, from(2, dexterity)), part(electro, clever).trace()}, {}, {"wardrobe"}},
         {"bouquet", "wardrobe", {part(clever)}, {double_circle}},
         {"jewellery", "wardrobe", {part(dexterity, from(3, lock)), part(strength).trace()}, {loot(5)}},
         {"case",
          "wardrobe",
          {part(clever, from(2, dexterity)).combination(), ordered(safe, safe, from(2, electro)),
           part(lock, electro, strength, strength).alarm()},
          {special(25)}}},
    .concert = Concert{
        .track = {Music::pause, Music::pause, Music::loud, Music::quiet, Music::loud, Music::instrumental, Music::pause,
                  Music::loud, Music::quiet, Music::instrumental, Music::loud, Music::quiet, Music::loud},
        .sneaking_in = {"alley", "backstage"},
        .behind = "foyer",
        .wardrobe = "wardrobe",
        .wardrobe_door = "wardrobedoor"}};

}  // namespace worked

/// The standard edition with these plans, and with bonuses that fire ordinary symbols on the sheets of janet and
/// trixie.
inline constexpr Edition worked_edition = [] {
  using namespace words;
  Edition edition = standard_edition;
  edition.name = "worked";
  edition.plans = {worked::villa, worked::museum, worked::glassworks, worked::hotel, worked::concert};
  edition.sheets[1].bonuses = {{show(1, 1), electro}, {straight, escape}};
  edition.sheets[2].bonuses = {{show(1, 3), shift(2)}, {show(4, 4), safe}};
  return edition;
}();

static_assert(validate(worked_edition).empty());

}  // namespace regelwerk::clou

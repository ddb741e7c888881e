#pragma once
#include <clou/worked_edition.hpp>
#include <regelwerk/clou/edition/constraints.hpp>

namespace regelwerk::clou {

namespace cellar {

using namespace words;

/// An own thief: every kind of condition at once, choices that fire, all four numbers of white symbols, a tree with
/// two symbols on a circle, a grid with a line that is none.
inline constexpr ThiefSheet janet{
    .name = "janet",
    .escape_value = 6,
    .strength = {{{any, strength / lock},
                  {under(9) & over(p), shift(1)},
                  {over(2) & under(p), {extra(2), shift(2)}},
                  {equal(p), {strength, fill}},
                  {equal(7)},
                  {over(0)}}},
    .dexterity = {{{any}, {any, dexterity / escape}, {over(p) & under(30)}, {any}, {equal(p)}, {any, safe}}},
    .clever = {{{under(2), clever}, {any}, {any, {clever, clever}}, {over(29)}, {any}, {any}}},
    .grid = Grid{.numbers = {1, 2, 3,  //
                             4, 5, 6,  //
                             7, 8, 9},
                 .row_effects = {Effects{electro, lock}, Effects{}, Effects{strength}},
                 .column_effects = {Effects{dexterity / clever, safe}, Effects{escape}, Effects{}}},
    .rings = {{{any}, extra(6)}, {{over(1), under(20), equal(4)}, {lock / safe, electro}}},
    .tree = {{3, {strength, clever}, start},
             {4, strength / dexterity, start},
             {5, dexterity, start},
             {3, electro, follows(1, 2)},
             {6, lock, follows(2, 3)},
             {30, {safe, safe}, follows(4, 5)}},
    .specials = {{{strength / lock, strength / lock, clever}, safe}, {{electro, electro, electro}, shift(1)}},
    .bonuses = {{show(2, 2, 2), strength / clever}, {straight, extra(1)}}};

/// An own plan: rooms that open each other, twins in every part, three parts, number twins, all prices.
inline constexpr Plan cellar{
    .name = "cellar",
    .time = {31, {0, 20, 25}},
    .traces = {5, {0, 0, 3}},
    .police = {4, {0, 1, 2}},
    .arrows = 8,
    .alarm_circles = 2,
    .last_alarm = jump(28),
    .score = {5, 1, 2, 4},
    .rooms = {"steps", "coal", "wine"},
    .challenges = {{"hatch",
                    "steps",
                    {part(strength / clever, strength / clever, from(2, clever), from(3, clever)),
                     part(number(5), number(5), from(2, number(5)), from(3, number(6))),
                     ordered(dexterity, dexterity, from(2, escape), lock / safe).trace().trace()},
                    {loot(9), diamond, double_circle},
                    {"coal", "wine"}},
                   {"rat", "steps", {part(from(3, safe), dexterity).alarm()}, {loot(99)}, {"steps"}, {"hatch"}},
                   {"shovel", "coal", {part(strength).alarm().alarm(), part(electro, electro)}, {loot(1)}, {"wine"}},
                   {"lump", "coal", {part(strength, strength)}, {}, {}, {"shovel"}},
                   {"bottle", "wine", {part(clever).trace().alarm(), part(escape)}, {special(7)}, {"coal", "steps"}},
                   {"cask", "wine", {ordered(number(18), from(2, number(1)))}, {diamond}, {}, {"bottle"}}}};

}  // namespace cellar

/// The standard edition with an own janet, an own plan before all others, and other areas on the campaign sheet.
inline constexpr Edition cellar_edition = [] {
  using namespace words;
  Edition edition = worked_edition;
  edition.name = "cellar";
  edition.sheets[1] = cellar::janet;
  edition.plans.push_back(cellar::cellar);
  edition.campaign.heists[1] = "cellar";
  edition.campaign.traces = {11, {0, 1, 6}};
  edition.campaign.price = 1;
  edition.campaign.areas = {
      tool("rope", 2, {symbol(strength), symbol(strength), symbol(electro / escape), ring(any, {lock, fill})},
           {line(clever / dexterity, 1, 2, 3)}),
      experience("late", 3, {circle(2, {strength, clever}), ring(equal(6))}, {line({safe, safe}, 1, 2)})};
  edition.campaign.preparations = {{Preparation::tickets, 2},  {Preparation::passports, 1}, {Preparation::pimping, 1},
                                   {Preparation::scouting, 1}, {Preparation::affair, 2},    {Preparation::training, 1}};
  return edition;
}();

static_assert(validate(cellar_edition).empty());

}  // namespace regelwerk::clou

#pragma once
#include <regelwerk/clou/edition/campaign_sheet.hpp>
#include <regelwerk/clou/edition/edition.hpp>
#include <regelwerk/clou/edition/standard/plans.hpp>
#include <regelwerk/clou/edition/standard/sheets.hpp>

namespace regelwerk::clou {

namespace standard {

/// Reconstructed around the fragments that the rulebook keeps, see clou/FIDELITY.md.
inline constexpr CampaignSheet campaign{
    .heists = {"glassworks", "hotel", "concert"},
    .traces = {12, {0, 3, 5}},
    .price = 5,
    .points = {.jailed = 5, .trace = 3, .double_circle = 3},
    .ranks = {.ordinary = 50, .pros = 63, .legends = 72},
    .areas = {experience("exp1", 1, {circle(1, extra(5)), circle(12, electro)}),
              experience("exp2", 2, {ring(over(2), strength / dexterity / clever), circle(11, lock)}),
              tool("costume", 1,
                   {circle(10, {clever, dexterity}), circle(4, {dexterity, lock}), circle(6, {clever, electro})},
                   {line({clever / dexterity, safe}, 1, 2)}),
              tool("canes", 1, {ring(over(4)), ring(under(4)), circle(6, {strength, dexterity})},
                   {line({strength, lock}, 1, 2)}),
              tool(
                  "lights", 1,
                  {symbol(electro / clever), symbol(strength / dexterity), circle(5, {electro, safe}), circle(8, lock)},
                  {line(safe, 1, 2)})},
    .preparations = {{Preparation::affair, 1},
                     {Preparation::scouting, 1},
                     {Preparation::training, 1},
                     {Preparation::pimping, 1},
                     {Preparation::tickets, 1},
                     {Preparation::passports, 2}}};

}  // namespace standard

/// The thieves, plans and campaign sheet as this library reconstructs them.
inline constexpr Edition standard_edition{
    .name = "standard",
    .sheets = {standard::matt, standard::janet, standard::trixie, standard::bruce},
    .plans = {standard::villa, standard::museum, standard::glassworks, standard::hotel, standard::concert},
    .campaign = standard::campaign};

}  // namespace regelwerk::clou

#pragma once
#include <regelwerk/clou/edition/number_set.hpp>
#include <regelwerk/clou/edition/sheet.hpp>
#include <regelwerk/clou/edition/symbols.hpp>

/// The four thief sheets. Reconstructed around the fragments that the rulebook keeps, see clou/FIDELITY.md.
namespace regelwerk::clou::standard {

using namespace words;

inline constexpr ThiefSheet matt{
    .name = "matt",
    .escape_value = 5,
    .strength = {{{any}, {over(p), strength}, {under(4)}, {over(p), strength}, {any}, {under(p), strength}}},
    .dexterity = {{{under(3), clever},
                   {over(p), shift(1)},
                   {any, dexterity},
                   {under(p)},
                   {over(4), lock},
                   {under(p), dexterity}}},
    .clever = {{{any}, {equal(p), clever}, {under(4)}, {over(p), electro}, {any, clever}, {over(p), fill}}},
    .grid = Grid{.numbers = {5, 8, 6,   //
                             3, 10, 4,  //
                             7, 2, 9},
                 .row_effects = {dexterity, lock, clever},
                 .column_effects = {lock, electro, dexterity}},
    .rings = {{{over(3), under(5)}, {lock, safe}}, {{under(4), over(5)}, {lock, clever}}},
    .tree = {{6, shift(1), start},
             {8, dexterity, start},
             {2, lock, follows(1)},
             {13, clever, follows(1)},
             {4, lock, follows(2)},
             {9, clever, follows(2)},
             {15, electro, follows(3, 4)},
             {11, safe, follows(5, 6)}},
    .specials = {{{dexterity, dexterity}, lock}, {{strength, clever}, electro}},
    .bonuses = {{show(6, 6), dexterity}, {triple, lock}}};

inline constexpr ThiefSheet janet{
    .name = "janet",
    .escape_value = 4,
    .strength =
        {{{any}, {under(p), strength}, {over(2)}, {over(p), strength}, {under(4), dexterity}, {over(p), strength}}},
    .dexterity = {{{any, dexterity},
                   {over(p), lock},
                   {under(p), dexterity},
                   {under(3), extra(4)},
                   {over(p), dexterity},
                   {any, lock}}},
    .clever =
        {{{under(4), clever}, {over(p), clever}, {over(3), electro}, {under(p)}, {any, clever}, {equal(p), electro}}},
    .grid = Grid{.numbers = {4, 9, 2,   //
                             7, 5, 11,  //
                             3, 6, 8},
                 .row_effects = {electro, clever, dexterity},
                 .column_effects = {clever, escape, electro}},
    .rings = {{{under(4), over(5)}, {clever, strength}}, {{over(2), under(3)}, {dexterity, extra(3)}}},
    .pyramid =
        {{{{under(4)}, {any}, {under(4)}, {equal(p), dexterity}, {over(p), clever}, {over(p), {escape, electro}}}}},
    .specials = {{{clever, electro}, escape}, {{dexterity, dexterity}, escape}, {{lock, electro}, safe}},
    .bonuses = {{show(1, 1), fill}, {straight, escape}}};

inline constexpr ThiefSheet trixie{
    .name = "trixie",
    .escape_value = 5,
    .strength =
        {{{any, strength}, {over(p), strength}, {under(p)}, {any, strength}, {over(3), dexterity}, {under(p), safe}}},
    .dexterity = {{{over(2), dexterity},
                   {under(p), dexterity},
                   {any},
                   {equal(p), dexterity},
                   {under(4), lock},
                   {over(p), dexterity}}},
    .clever = {{{any, clever}, {under(4)}, {over(p), clever}, {over(4), electro}, {under(p), clever}, {any}}},
    .rings = {{{over(3), over(3)}, {safe, dexterity}}, {{under(5), any}, safe}},
    .tree = {{5, strength, start},
             {9, electro, start},
             {7, electro, follows(1)},
             {12, safe, follows(1, 2)},
             {3, dexterity, follows(2)},
             {10, safe, follows(3, 4)},
             {4, clever, follows(4, 5)},
             {14, {safe, lock}, follows(6, 7)}},
    .pyramid = {{{{any}, {under(5)}, {any}, {equal(p), electro}, {over(p), safe}, {equal(p), lock}}}},
    .specials = {{{strength, electro}, safe}, {{clever, dexterity}, lock}},
    .bonuses = {{show(1, 3), shift(2)}, {show(4, 4), fill}}};

inline constexpr ThiefSheet bruce{
    .name = "bruce",
    .escape_value = 5,
    .strength = {{{any, strength},
                  {over(p), strength},
                  {under(p), strength},
                  {any, strength},
                  {over(4), lock},
                  {over(p), strength}}},
    .dexterity = {{{under(4), dexterity},
                   {over(p), dexterity},
                   {under(p)},
                   {over(3), dexterity},
                   {equal(p), lock},
                   {under(3), dexterity}}},
    .clever =
        {{{over(4)}, {under(p), clever}, {under(3), electro}, {over(p), shift(1)}, {any, clever}, {under(p), clever}}},
    .grid = Grid{.numbers = {6, 3, 10,  //
                             12, 5, 4,  //
                             2, 7, 8},
                 .row_effects = {strength, lock, strength},
                 .column_effects = {safe, dexterity, strength}},
    .tree = {{4, strength, start},
             {7, strength, start},
             {11, clever, follows(1)},
             {3, strength, follows(1, 2)},
             {8, dexterity, follows(2)},
             {16, lock, follows(3, 4)},
             {6, strength, follows(4, 5)},
             {10, safe, follows(6, 7)}},
    .pyramid = {{{{over(3)}, {over(2)}, {over(3)}, {over(p), strength}, {equal(p), strength}, {under(p), lock}}}},
    .specials = {{{strength, strength}, lock}, {{strength, dexterity}, clever}, {{lock, strength}, safe}},
    .bonuses = {{show(6, 6), strength}, {triple, safe}}};

}  // namespace regelwerk::clou::standard

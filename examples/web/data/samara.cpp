#include <array>
#include <ostream>

#include <regelwerk/samara.hpp>
#include <regelwerk/samara/edition/standard.hpp>
#include <regelwerk/samara/language/english.hpp>
#include <regelwerk/samara/language/german.hpp>
#include <regelwerk/samara/text/words.hpp>

#include "data.hpp"
#include "json.hpp"

namespace page {
namespace {

using regelwerk::EditionTerm;
using regelwerk::english;
using regelwerk::german;
using regelwerk::samara::Effect;
using regelwerk::samara::Rule;
using regelwerk::samara::Sex;
using regelwerk::samara::Tile;
using regelwerk::samara::TileData;
using regelwerk::samara::Tool;

/// Several things as members of an object, each by its word in texts.
void write_all(Json& json, const auto& things) {
  json.object([&] {
    for (const auto thing : things) write_named(json.line().key(word(thing)), thing);
  });
}

void write_spaces(Json& json) {
  json.list(regelwerk::samara::standard_edition.spaces(), [&](const auto& space) {
    json.line().object([&] {
      json.key("column").number(space.column);
      json.key("row").number(space.row);
    });
  });
}

void write_effect(Json& json, Effect effect) {
  const auto& special = regelwerk::samara::special(effect);
  json.object([&] {
    json.key("colour").text(word(special.colour, english));
    json.key("permanent").flag(special.permanent);
    json.key("sentence").object([&] {
      write_both(json, info(special.rule, english).sentence, info(special.rule, german).sentence);
    });
  });
}

void write_tile(Json& json, const TileData& data) {
  json.object([&] {
    write_named(json.key("name"), EditionTerm<Rule>{data.name});
    json.key("copies").number(data.copies);
    json.key("prestige").number(data.prestige);
    json.key("saws").number(data.saws);
    json.key("trowels").number(data.trowels);
    json.key("glass").number(data.glass);
    const Effect effect = regelwerk::samara::effect_of(data.name);
    if (effect != Effect::none) write_effect(json.key("effect"), effect);
  });
}

/// In the order in which views number their copies.
void write_tiles(Json& json) {
  const auto& edition = regelwerk::samara::standard_edition;
  json.object([&] {
    int index = 0;
    for (const TileData& data : edition.tiles()) write_tile(json.line().key(word(edition, Tile{index++})), data);
  });
}

}  // namespace

void print_samara(std::ostream& out) {
  Json json{out};
  json.object([&] {
    write_spaces(json.key("spaces"));
    write_tiles(json.line().key("tiles"));
    write_all(json.line().key("tools"),
              std::array{Tool::saw, Tool::compass, Tool::square, Tool::glass_a, Tool::glass_b});
    write_all(json.line().key("sexes"), std::array{Sex::woman, Sex::man});
    json.line().key("monthsPerBoard").number(regelwerk::samara::months_per_board);
  });
}

}  // namespace page

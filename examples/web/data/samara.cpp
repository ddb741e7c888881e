#include <cstddef>
#include <ostream>
#include <string_view>

#include <regelwerk/samara.hpp>
#include <regelwerk/samara/edition/standard.hpp>
#include <regelwerk/samara/english.hpp>
#include <regelwerk/samara/german.hpp>
#include <regelwerk/samara/text/words.hpp>

#include "data.hpp"

namespace page {
namespace {

using regelwerk::EditionTerm;
using regelwerk::english;
using regelwerk::german;
using regelwerk::samara::Colour;
using regelwerk::samara::Effect;
using regelwerk::samara::Phase;
using regelwerk::samara::Rule;
using regelwerk::samara::Sex;
using regelwerk::samara::Tile;
using regelwerk::samara::TileData;
using regelwerk::samara::Tool;

/// A text in both languages. None of the library's words has a character that JSON escapes.
void print_both(std::ostream& out, std::string_view in_english, std::string_view in_german) {
  out << R"({"en":")" << in_english << R"(","de":")" << in_german << "\"}";
}

void print_words(std::ostream& out, auto thing) { print_both(out, word(thing, english), word(thing, german)); }

/// Several things as members of an object, each by its word in texts.
template <std::size_t N>
void print_all(std::ostream& out, std::string_view name, const auto (&things)[N]) {
  out << ",\n\"" << name << "\":{";
  std::string_view between;
  for (const auto thing : things) {
    out << between << '"' << word(thing) << "\":";
    print_words(out, thing);
    between = ",\n";
  }
  out << '}';
}

void print_spaces(std::ostream& out) {
  out << "\"spaces\":[";
  std::string_view between;
  for (const auto& space : regelwerk::samara::standard_edition.spaces()) {
    out << between << "{\"column\":" << space.column << ",\"row\":" << space.row << '}';
    between = ",\n";
  }
  out << ']';
}

void print_effect(std::ostream& out, Effect effect) {
  const auto& special = regelwerk::samara::special(effect);
  out << R"(,"effect":{"colour":")" << word(special.colour, english) << R"(","permanent":)" << std::boolalpha
      << special.permanent << ",\"sentence\":";
  print_both(out, info(special.rule, english).sentence, info(special.rule, german).sentence);
  out << '}';
}

void print_tile(std::ostream& out, Tile tile, const TileData& data) {
  out << '"' << std::string_view{word(regelwerk::samara::standard_edition, tile)} << "\":{\"name\":";
  print_words(out, EditionTerm<Rule>{data.name});
  out << ",\"copies\":" << data.copies << ",\"prestige\":" << data.prestige << ",\"saws\":" << data.saws
      << ",\"trowels\":" << data.trowels << ",\"glass\":" << data.glass;
  const Effect effect = regelwerk::samara::effect_of(data.name);
  if (effect != Effect::none) print_effect(out, effect);
  out << '}';
}

void print_tiles(std::ostream& out) {
  out << ",\n\"tiles\":{";
  std::string_view between;
  int index = 0;
  for (const TileData& data : regelwerk::samara::standard_edition.tiles()) {
    out << between;
    print_tile(out, Tile{index++}, data);
    between = ",\n";
  }
  out << '}';
}

}  // namespace

/// Tiles are in the order in which views number their copies.
void print_samara(std::ostream& out) {
  out << '{';
  print_spaces(out);
  print_tiles(out);
  print_all(out, "tools", {Tool::saw, Tool::compass, Tool::square, Tool::glass_a, Tool::glass_b});
  print_all(out, "sexes", {Sex::woman, Sex::man});
  out << ",\n\"monthsPerBoard\":" << regelwerk::samara::months_per_board << '}';
}

}  // namespace page

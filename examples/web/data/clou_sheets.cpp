#include "clou_sheets.hpp"

#include <array>
#include <bit>
#include <cstddef>
#include <span>
#include <string_view>

#include <regelwerk/clou/edition/standard.hpp>
#include <regelwerk/clou/edition/terms.hpp>
#include <regelwerk/clou/edition/thief.hpp>
#include <regelwerk/clou/language/english.hpp>
#include <regelwerk/clou/language/german.hpp>
#include <regelwerk/clou/rules.hpp>
#include <regelwerk/clou/state/marks.hpp>

namespace page {
namespace {

using namespace regelwerk::clou;

constexpr std::array<std::string_view, 4> sign_words{"", "<", ">", "="};
constexpr std::array<std::string_view, 3> pattern_words{"faces", "triple", "straight"};

}  // namespace

void write(Json& json, SymbolSet set) {
  std::array<std::string_view, symbol_count> words;
  std::size_t count = 0;
  for (unsigned rest = set.bits(); rest != 0; rest &= rest - 1) {
    words[count++] = symbol_words[static_cast<std::size_t>(std::countr_zero(rest))];
  }
  json.texts(std::span{words}.first(count));
}

void write(Json& json, const Effects& effects) {
  json.list(effects, [&](Effect effect) {
    json.object([&] {
      if (effect.kind == EffectKind::symbol) {
        json.key("symbols");
        write(json, effect.symbol());
      }
      if (effect.kind == EffectKind::shift) json.key("shift").number(effect.value);
      if (effect.kind == EffectKind::extra) json.key("extra").number(effect.value);
      if (effect.kind == EffectKind::fill) json.key("fill").flag(true);
    });
  });
}

void write_condition(Json& json, const Condition& condition) {
  json.key("sign").text(sign_words[static_cast<std::size_t>(condition.sign)]);
  json.key("k").number(condition.k);
  json.key("previous").text(sign_words[static_cast<std::size_t>(condition.to_previous)]);
}

namespace {

void write_box(Json& json, const Box& box) {
  json.object([&] {
    write_condition(json, box.condition);
    json.key("fires");
    write(json, box.fires);
  });
}
void write_boxes(Json& json, std::string_view name, const auto& boxes) {
  json.key(name).list(boxes, [&](const Box& box) { write_box(json, box); });
}

void write_lines(Json& json, std::string_view name, const auto& lines) {
  json.key(name).list(lines, [&](const Effects& fires) { write(json, fires); });
}

void write_grid(Json& json, const Grid& grid) {
  json.key("grid").object([&] {
    json.key("numbers").numbers(grid.numbers);
    write_lines(json, "rows", grid.row_effects);
    write_lines(json, "columns", grid.column_effects);
  });
}

void write_rings(Json& json, const ThiefSheet& sheet) {
  json.key("rings").list(sheet.rings, [&](const RingLine& line) {
    json.object([&] {
      json.key("boxes").list(line.rings,
                             [&](const Condition& each) { json.object([&] { write_condition(json, each); }); });
      json.key("fires");
      write(json, line.fires);
    });
  });
}

void write_tree(Json& json, const ThiefSheet& sheet) {
  json.key("tree").list(sheet.tree, [&](const TreeCircle& circle) {
    json.object([&] {
      json.key("number").number(circle.number);
      json.key("fires");
      write(json, circle.fires);
    });
  });
}

void write_specials(Json& json, const ThiefSheet& sheet) {
  json.key("specials").list(sheet.specials, [&](const SpecialLine& line) {
    json.object([&] {
      json.key("circles").list(line.circles, [&](SymbolSet set) { write(json, set); });
      json.key("fires");
      write(json, line.fires);
    });
  });
  json.key("bonuses").list(sheet.bonuses, [&](const Bonus& bonus) {
    json.object([&] {
      json.key("pattern").text(pattern_words[static_cast<std::size_t>(bonus.pattern.kind)]);
      json.key("faces").numbers(bonus.pattern.faces);
      json.key("fires");
      write(json, Effects{bonus.fires});
    });
  });
}

void write_tools(Json& json, Thief thief) {
  const auto in = [&](std::string_view language, const ToolWords& words) {
    json.key(language).object([&] {
      for (const SheetTool& tool : standard_tools) {
        if (tool.thief == thief) json.key(group_words[static_cast<std::size_t>(tool.group)]).text(words[tool]);
      }
    });
  };
  json.key("tools").object([&] {
    in("en", english_tools);
    in("de", german_tools);
  });
}

}  // namespace

void write_sheet(Json& json, Thief thief) {
  const ThiefSheet& sheet = standard_edition.sheet(thief);
  json.object([&] {
    json.key("name").text(name_of(thief));
    json.key("escape").number(sheet.escape_value);
    write_boxes(json, "strength", sheet.strength);
    write_boxes(json, "dexterity", sheet.dexterity);
    write_boxes(json, "clever", sheet.clever);
    if (sheet.grid) write_grid(json, *sheet.grid);
    write_rings(json, sheet);
    write_tree(json, sheet);
    if (sheet.pyramid) write_boxes(json, "pyramid", *sheet.pyramid);
    write_specials(json, sheet);
    write_tools(json, thief);
  });
}

}  // namespace page

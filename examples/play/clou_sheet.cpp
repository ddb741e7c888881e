#include "clou_sheet.hpp"

#include <array>
#include <cstddef>
#include <utility>

#include "text.hpp"

namespace play {

using regelwerk::clou::Bonus;
using regelwerk::clou::BoxRow;
using regelwerk::clou::Condition;
using regelwerk::clou::Element;
using regelwerk::clou::Group;
using regelwerk::clou::Hand;
using regelwerk::clou::PatternKind;
using regelwerk::clou::SpecialLine;
using regelwerk::clou::SymbolSet;

namespace {

/// How far the boxes of a row are apart.
constexpr std::size_t box_columns = 11;

}  // namespace

std::string ClouSheet::drawn() const {
  const std::array<const BoxRow*, 3> rows{&sheet_.strength, &sheet_.dexterity, &sheet_.clever};
  std::string text = heading() + '\n';
  for (std::size_t i = 0; i < rows.size(); ++i) text += row(static_cast<Group>(i), *rows[i]);
  return text + clou_packed({grid(), pyramid(), rings(), tree(), specials(), bonuses()});
}

std::string ClouSheet::heading() const {
  const Hand& hand = state_.hand(thief_);
  std::string text = words_.ink().text("{}, escape value {}", words_.thief(thief_), sheet_.escape_value);
  if (state_.roll.none()) return text;
  text += words_.ink().text("; dice left:");
  for (int i = 0; i < regelwerk::clou::dice_count; ++i) {
    if ((hand.left >> i & 1U) != 0) text += join(" ", words_.ink().bold(join(state_.roll.face(i))));
  }
  if (hand.left == 0) text += words_.ink().text(" none");
  const auto kept = [&](const regelwerk::clou::Pips& pips, Phrase word) {
    for (int value = 1; value <= regelwerk::clou::die_faces; ++value) {
      for (int i = pips.count(value); i > 0; --i) text += join("; ", words_.ink().text(word), " ", value);
    }
  };
  kept(hand.shifts, "shift");
  kept(hand.extras, "extra");
  for (int i = hand.fills; i > 0; --i) text += words_.ink().text("; fill");
  return text;
}

std::string ClouSheet::row(Group group, const BoxRow& boxes) const {
  std::string line = join("  ", words_.called(thief_, group));
  std::string below;
  if (!words_.speaks_texts()) below = join("  (", regelwerk::clou::group_words[static_cast<std::size_t>(group)], ")");
  for (std::size_t i = 0; i < boxes.size(); ++i) {
    const std::size_t column = clou_margin + i * box_columns;
    const int number = marks_.rows[static_cast<std::size_t>(group)].number(static_cast<int>(i));
    line = join(padded(line, column), box({group, static_cast<int>(i)}, boxes[i].condition, number));
    const std::string fires = words_.called(boxes[i].fires);
    if (!fires.empty()) below = join(padded(below, column + 2), fires);
  }
  return join(line, "\n", words_.ink().dim(below), "\n");
}

std::string ClouSheet::box(Element element, const Condition& condition, int number) const {
  return join(clou_sign(condition.to_previous), " ", open(element, clou_box(condition, number)));
}

std::string ClouSheet::circle(Element element, int number) const {
  return open(element, words_.circle(join(number), is_crossed(element)));
}

std::string ClouSheet::open(Element element, const std::string& text) const {
  return markable_.takes(element).empty() ? text : words_.ink().bold(text);
}

std::string ClouSheet::label(std::string_view word, bool is_first) const {
  return is_first && words_.speaks_texts() ? join("  ", word, " ") : std::string(word.size() + 3, ' ');
}

ClouBlock ClouSheet::headed(Group group, ClouBlock lines) const {
  if (!words_.speaks_texts() && !lines.empty()) lines.insert(lines.begin(), join("  ", words_.named(thief_, group)));
  return lines;
}

ClouBlock ClouSheet::specials() const {
  ClouBlock lines;
  int number = 0;
  for (const SpecialLine& special : sheet_.specials) {
    std::string line = label("special", lines.empty());
    for (const SymbolSet symbols : special.circles) {
      const bool crossed = is_crossed({Group::special, number});
      line += join(words_.ink().dim(join(++number)), words_.circle(words_.called(symbols), crossed), " ");
    }
    lines.push_back(join(line, "> ", words_.called(special.fires)));
  }
  return headed(Group::special, std::move(lines));
}

ClouBlock ClouSheet::bonuses() const {
  ClouBlock lines;
  for (const Bonus& bonus : sheet_.bonuses) {
    std::string line = lines.empty() ? join("  ", words_.ink().text("bonus"), " ") : "        ";
    if (bonus.pattern.kind == PatternKind::faces) line += words_.ink().text("dice");
    if (bonus.pattern.kind == PatternKind::triple) line += words_.ink().text("three equal dice");
    if (bonus.pattern.kind == PatternKind::straight) line += words_.ink().text("three dice in a row");
    for (const int face : bonus.pattern.faces) line += join(" ", face);
    lines.push_back(join(line, " > ", words_.called(bonus.fires)));
  }
  return lines;
}

}  // namespace play

#include "clou_sheet.hpp"

#include <algorithm>
#include <array>
#include <cstddef>

#include "text.hpp"

namespace play {

using regelwerk::clou::Bonus;
using regelwerk::clou::Box;
using regelwerk::clou::BoxRow;
using regelwerk::clou::Condition;
using regelwerk::clou::Element;
using regelwerk::clou::Group;
using regelwerk::clou::Hand;
using regelwerk::clou::PatternKind;
using regelwerk::clou::RingLine;
using regelwerk::clou::Sign;
using regelwerk::clou::SpecialLine;
using regelwerk::clou::SymbolSet;
using regelwerk::clou::TreeCircle;

namespace {

constexpr std::array<std::string_view, 4> sign_words{" ", "<", ">", "="};

std::string_view sign(Sign sign) { return sign_words[static_cast<std::size_t>(sign)]; }

/// Where the first box of a row stands, and how far the boxes are apart.
constexpr std::size_t margin = 13;
constexpr std::size_t box_columns = 14;

/// Blanks behind the text up to a column; none if it has been reached.
std::string up_to(const std::string& text, std::size_t column) {
  return columns_of(text) < column ? padded(text, column) : text;
}

/// How many circles of a tree come before one on the longest way to it.
std::vector<std::size_t> depths(const regelwerk::clou::Listed<TreeCircle, regelwerk::clou::max_tree_circles>& tree) {
  std::vector<std::size_t> depth(tree.size());
  for (std::size_t i = 0; i < tree.size(); ++i) {
    for (std::size_t before = 0; before < i; ++before) {
      if ((tree[i].follows.circles >> before & 1U) != 0) depth[i] = std::max(depth[i], depth[before] + 1);
    }
  }
  return depth;
}

}  // namespace

std::string clou_packed(const std::vector<ClouBlock>& blocks) {
  std::string text;
  ClouBlock lines;
  std::size_t taken = 0;
  const auto flush = [&] {
    for (std::string& line : lines) {
      line.erase(line.find_last_not_of(' ') + 1);
      text += line + '\n';
    }
    lines.clear();
    taken = 0;
  };
  for (const ClouBlock& block : blocks) {
    if (block.empty()) continue;
    std::size_t width = 0;
    for (const std::string& line : block) width = std::max(width, columns_of(line));
    if (taken + width > clou_columns) flush();
    lines.resize(std::max(lines.size(), block.size()));
    for (std::size_t i = 0; i < lines.size(); ++i) {
      lines[i] = up_to(lines[i], taken);
      if (i < block.size()) lines[i] += block[i];
    }
    taken += width + 3;
  }
  flush();
  return text;
}

std::string clou_box(const Condition& condition, int number) {
  std::string inside = number > 0                     ? join(number)
                       : condition.sign == Sign::none ? ""
                                                      : join(sign(condition.sign), int{condition.k});
  if (inside.size() < 2) inside.insert(0, 1, ' ');
  return join("[", padded(inside, 3), "]");
}

std::string ClouSheet::drawn() const {
  const std::array<const BoxRow*, 3> rows{&sheet_.strength, &sheet_.dexterity, &sheet_.clever};
  std::string text = heading() + '\n';
  for (std::size_t i = 0; i < rows.size(); ++i) text += row(static_cast<Group>(i), *rows[i]);
  return text + clou_packed({grid(), pyramid(), rings(), tree(), specials(), bonuses()});
}

std::string ClouSheet::heading() const {
  const Hand& hand = state_.hand(thief_);
  std::string text = join(words_.thief(thief_), ", escape value ", sheet_.escape_value);
  if (state_.roll.none()) return text;
  text += "; dice left:";
  for (int i = 0; i < regelwerk::clou::dice_count; ++i) {
    if ((hand.left >> i & 1U) != 0) text += join(" ", words_.ink().bold(join(state_.roll.face(i))));
  }
  if (hand.left == 0) text += " none";
  const auto kept = [&](const regelwerk::clou::Pips& pips, std::string_view word) {
    for (int value = 1; value <= regelwerk::clou::die_faces; ++value) {
      for (int i = pips.count(value); i > 0; --i) text += join("; ", word, " ", value);
    }
  };
  kept(hand.shifts, "shift");
  kept(hand.extras, "extra");
  for (int i = hand.fills; i > 0; --i) text += "; fill";
  return text;
}

std::string ClouSheet::row(Group group, const BoxRow& boxes) const {
  std::string line = join("  ", regelwerk::clou::group_words[static_cast<std::size_t>(group)]);
  std::string below;
  for (std::size_t i = 0; i < boxes.size(); ++i) {
    const std::size_t column = margin + i * box_columns;
    const int number = marks_.rows[static_cast<std::size_t>(group)].number(static_cast<int>(i));
    line = padded(line, column) + box({group, static_cast<int>(i)}, boxes[i].condition, number);
    const std::string fires = ClouWords::effects(boxes[i].fires);
    if (!fires.empty()) below = padded(below, column + 2) + fires;
  }
  return join(line, "\n", words_.ink().dim(below), "\n");
}

std::string ClouSheet::box(Element element, const Condition& condition, int number) const {
  return join(sign(condition.to_previous), " ", open(element, clou_box(condition, number)));
}

std::string ClouSheet::circle(Element element, int number) const {
  return open(element, words_.circle(join(number), is_crossed(element)));
}

std::string ClouSheet::open(Element element, const std::string& text) const {
  return desk_.takes(element).empty() ? text : words_.ink().bold(text);
}

ClouBlock ClouSheet::grid() const {
  if (!sheet_.grid) return {};
  constexpr std::size_t column = 11;
  ClouBlock lines;
  for (std::size_t y = 0; y < 3; ++y) {
    std::string line = padded(y == 0 ? "  grid" : "", margin);
    for (std::size_t x = 0; x < 3; ++x) {
      const std::size_t i = 3 * y + x;
      line = up_to(line, margin + x * column) + circle({Group::grid, static_cast<int>(i)}, sheet_.grid->numbers[i]);
    }
    lines.push_back(padded(line, margin + 2 * column + 5) + "> " + ClouWords::effects(sheet_.grid->rows[y]));
  }
  std::string ends;
  for (std::size_t x = 0; x < 3; ++x) {
    ends = up_to(ends, margin + x * column) + ClouWords::effects(sheet_.grid->columns[x]);
  }
  lines.push_back(words_.ink().dim(ends));
  return lines;
}

ClouBlock ClouSheet::rings() const {
  ClouBlock lines;
  int number = 0;
  for (const RingLine& ring_line : sheet_.rings) {
    std::string line = lines.empty() ? "  ring " : "       ";
    for (const Condition& condition : ring_line.rings) {
      const Element element{Group::ring, number};
      const int written = marks_.rings.number(number);
      line += join(words_.ink().dim(join(++number)),
                   written > 0 ? circle(element, written) : open(element, clou_box(condition, 0)), " ");
    }
    lines.push_back(join(line, "> ", ClouWords::effects(ring_line.fires)));
  }
  return lines;
}

/// By columns, those that follow to the right; behind > the numbers of those that follow.
ClouBlock ClouSheet::tree() const {
  if (sheet_.tree.empty()) return {};
  const auto depth = depths(sheet_.tree);
  ClouBlock lines;
  std::size_t from = 7;
  for (std::size_t level = 0; level <= *std::max_element(depth.begin(), depth.end()); ++level) {
    std::size_t y = 0;
    std::size_t width = 0;
    for (std::size_t i = 0; i < sheet_.tree.size(); ++i) {
      if (depth[i] != level) continue;
      const Element element{Group::tree, static_cast<int>(i)};
      std::string text = join(words_.ink().dim(join(i + 1)), circle(element, sheet_.tree[i].number), " ",
                              ClouWords::effects(sheet_.tree[i].fires));
      std::string next;
      for (std::size_t after = i + 1; after < sheet_.tree.size(); ++after) {
        if ((sheet_.tree[after].follows.circles >> i & 1U) != 0) next += join(next.empty() ? " > " : ",", after + 1);
      }
      text += next;
      width = std::max(width, columns_of(text));
      if (y == lines.size()) lines.emplace_back(y == 0 ? "  tree " : "");
      lines[y] = up_to(lines[y], from) + text;
      ++y;
    }
    from += width + 3;
  }
  return lines;
}

ClouBlock ClouSheet::pyramid() const {
  if (!sheet_.pyramid) return {};
  constexpr std::size_t column = 22;
  const std::array<Box, 6>& boxes = *sheet_.pyramid;
  ClouBlock lines;
  const auto add = [&](int first, int count, std::size_t indent, std::string_view word) {
    std::string line{word};
    for (int i = first; i < first + count; ++i) {
      const Box& at = boxes[static_cast<std::size_t>(i)];
      line = padded(line, indent + static_cast<std::size_t>(i - first) * column);
      line += join(words_.ink().dim(join(i + 1)), box({Group::pyramid, i}, at.condition, marks_.pyramid.number(i)), " ",
                   ClouWords::effects(at.fires));
    }
    lines.push_back(line);
  };
  add(5, 1, 10 + column, "  pyramid");
  add(3, 2, 10 + column / 2, "");
  add(0, 3, 10, "");
  return lines;
}

ClouBlock ClouSheet::specials() const {
  ClouBlock lines;
  int number = 0;
  for (const SpecialLine& special : sheet_.specials) {
    std::string line = lines.empty() ? "  special " : "          ";
    for (const SymbolSet symbols : special.circles) {
      const bool crossed = is_crossed({Group::special, number});
      line += join(words_.ink().dim(join(++number)), words_.circle(ClouWords::symbols(symbols), crossed), " ");
    }
    lines.push_back(join(line, "> ", ClouWords::effects(special.fires)));
  }
  return lines;
}

ClouBlock ClouSheet::bonuses() const {
  ClouBlock lines;
  for (const Bonus& bonus : sheet_.bonuses) {
    std::string line = lines.empty() ? "  bonus " : "        ";
    if (bonus.pattern.kind == PatternKind::faces) line += "dice";
    if (bonus.pattern.kind == PatternKind::triple) line += "three equal dice";
    if (bonus.pattern.kind == PatternKind::straight) line += "three dice in a row";
    for (const int face : bonus.pattern.faces) line += join(" ", face);
    lines.push_back(join(line, " > ", ClouWords::effect(bonus.fires)));
  }
  return lines;
}

}  // namespace play

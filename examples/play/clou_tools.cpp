#include <algorithm>
#include <array>
#include <cstddef>
#include <utility>
#include <vector>

#include "clou_sheet.hpp"
#include "text.hpp"

namespace play {

using regelwerk::clou::Box;
using regelwerk::clou::Condition;
using regelwerk::clou::Element;
using regelwerk::clou::Group;
using regelwerk::clou::RingLine;
using regelwerk::clou::TreeCircle;

namespace {

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

ClouBlock ClouSheet::grid() const {
  if (!sheet_.grid) return {};
  constexpr std::size_t column = 11;
  ClouBlock lines;
  for (std::size_t y = 0; y < 3; ++y) {
    std::string line = padded(label("grid", y == 0), clou_margin);
    for (std::size_t x = 0; x < 3; ++x) {
      const std::size_t i = 3 * y + x;
      line = clou_up_to(line, clou_margin + x * column) +
             circle({Group::grid, static_cast<int>(i)}, sheet_.grid->numbers[i]);
    }
    lines.push_back(padded(line, clou_margin + 2 * column + 5) + "> " + words_.called(sheet_.grid->row_effects[y]));
  }
  std::string ends;
  for (std::size_t x = 0; x < 3; ++x) {
    ends = clou_up_to(ends, clou_margin + x * column) + words_.called(sheet_.grid->column_effects[x]);
  }
  lines.push_back(words_.ink().dim(ends));
  return headed(Group::grid, std::move(lines));
}

ClouBlock ClouSheet::rings() const {
  ClouBlock lines;
  int number = 0;
  for (const RingLine& ring_line : sheet_.rings) {
    std::string line = label("ring", lines.empty());
    for (const Condition& condition : ring_line.rings) {
      const Element element{Group::ring, number};
      const int written = marks_.rings.number(number);
      line += join(words_.ink().dim(join(++number)),
                   written > 0 ? circle(element, written) : open(element, clou_box(condition, 0)), " ");
    }
    lines.push_back(join(line, "> ", words_.called(ring_line.fires)));
  }
  return headed(Group::ring, std::move(lines));
}

/// By columns, those that follow to the right; behind > the numbers of those that follow, * at the end of the way.
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
      std::string text =
          join(words_.ink().dim(join(i + 1)), circle(element, sheet_.tree[i].number),
               marks_.circles.end_of_way() == element.index() + 1 ? "* " : " ", words_.called(sheet_.tree[i].fires));
      std::string next;
      for (std::size_t after = i + 1; after < sheet_.tree.size(); ++after) {
        if ((sheet_.tree[after].follows.circles >> i & 1U) != 0) next += join(next.empty() ? " >" : ",", after + 1);
      }
      text += next;
      width = std::max(width, columns_of(text));
      if (y == lines.size()) lines.push_back(label("tree", y == 0));
      lines[y] = clou_up_to(lines[y], from) + text;
      ++y;
    }
    from += width + 2;
  }
  return headed(Group::tree, std::move(lines));
}

ClouBlock ClouSheet::pyramid() const {
  if (!sheet_.pyramid) return {};
  constexpr std::size_t column = 22;
  const std::array<Box, 6>& boxes = *sheet_.pyramid;
  ClouBlock lines;
  const auto add = [&](int first, int count, std::size_t indent) {
    std::string line = lines.empty() ? label("pyramid", true) : "";
    for (int i = first; i < first + count; ++i) {
      const Box& at = boxes[static_cast<std::size_t>(i)];
      line = padded(line, indent + static_cast<std::size_t>(i - first) * column);
      line += join(words_.ink().dim(join(i + 1)), box({Group::pyramid, i}, at.condition, marks_.pyramid.number(i)), " ",
                   words_.called(at.fires));
    }
    lines.push_back(line);
  };
  add(5, 1, 10 + column);
  add(3, 2, 10 + column / 2);
  add(0, 3, 10);
  return headed(Group::pyramid, std::move(lines));
}

}  // namespace play

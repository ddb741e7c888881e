#include "clockman_board.hpp"

#include <algorithm>

#include "text.hpp"

namespace play {

using regelwerk::Seat;
using regelwerk::clockman::FieldKind;
using regelwerk::clockman::Space;

namespace {

/// Where the number of a ring stands.
constexpr std::size_t margin = 4;
/// The columns of a whole ring.
constexpr std::size_t breadth = 72;
/// Rings with fewer fields than this have room for more numbers.
constexpr int wide_ring = 24;

/// Blanks behind a text up to a column; none if it has been reached.
std::string up_to(const std::string& text, std::size_t column) {
  return columns_of(text) < column ? padded(text, column) : text;
}

}  // namespace

std::string ClockBoard::drawn() const {
  std::string text = starts() + '\n';
  for (int ring = 1; ring <= regelwerk::clockman::rings; ++ring) {
    text += join(ink_.dim(ruler(ring)), "\n", row(ring), "\n");
    if (ring < regelwerk::clockman::rings) text += passages(ring) + '\n';
  }
  return join(text, straights(), "\n");
}

std::size_t ClockBoard::column(Space at) const {
  const std::size_t size = layout_.ring_size[static_cast<std::size_t>(at.ring() - 1)];
  return margin + static_cast<std::size_t>(at.index()) * breadth / size;
}

std::string ClockBoard::starts() const {
  std::string line;
  for (int i = 0; i < layout_.seats; ++i) {
    const Seat seat{i};
    line = padded(line, column(entry_of(layout_, seat)));
    line += ink_.of(seat, join(static_cast<char>('a' + i)));
    if (table_.figure(seat).is_start()) line += beside(ink_.name(seat));
  }
  return line;
}

std::string ClockBoard::ruler(int ring) const {
  const int size = layout_.ring_size[static_cast<std::size_t>(ring - 1)];
  std::string line;
  for (int i = 0; i < size; i += size < wide_ring ? 2 : 4)
    line = padded(line, column(Space::ring(ring, i))) + std::to_string(i);
  return line;
}

std::string ClockBoard::row(int ring) const {
  std::string line = ink_.dim(std::to_string(ring));
  for (int i = 0; i < layout_.ring_size[static_cast<std::size_t>(ring - 1)]; ++i) {
    const Space at = Space::ring(ring, i);
    line = up_to(line, column(at)) + field(at);
  }
  return line;
}

/// A passage stands below its outer field; the inner one is not far from there.
std::string ClockBoard::passages(int gap) const {
  const int size = layout_.ring_size[static_cast<std::size_t>(gap - 1)];
  std::string line;
  for (int i = 0; i < size; ++i) {
    const auto here = layout_.inward[Space::ring(gap, i)];
    if (here.empty()) continue;
    const int number = here.lowest();
    const char pose = table_.opened.contains(number) ? '.' : letter(pose_of(layout_, number));
    const std::string label = join("p", number, ":", ink_.bold(join(pose)), beside(figures_on(Space::passage(number))));
    line = padded(line, std::min(column(Space::ring(gap, i)), margin + breadth - columns_of(label)));
    line += label;
  }
  return line;
}

std::string ClockBoard::straights() const {
  std::string line;
  for (int i = 0; i < layout_.seats; ++i) {
    const Seat seat{i};
    line = padded(line, column(junction_of(layout_, seat))) + ink_.of(seat, join(static_cast<char>('a' + i)));
    for (int number = 1; number <= regelwerk::clockman::straight_length; ++number) {
      line += join(" g", number);
      if (number == regelwerk::clockman::straight_length)
        line += join(":", ink_.bold(join(letter(last_pose_of(layout_, seat)))));
      if (table_.figure(seat) == Space::straight(number)) line += beside(ink_.name(seat));
    }
  }
  return line;
}

std::string ClockBoard::field(Space at) const {
  const std::string figures = figures_on(at);
  if (!figures.empty()) return columns_of(figures) > 1 ? ink_.bold("*") : figures;
  const FieldKind kind = layout_.kind[at];
  if (kind == FieldKind::plain) return ink_.dim(".");
  if (!is_digit_field(kind)) return join(regelwerk::clockman::field_letters[static_cast<std::size_t>(kind)]);
  if (!digit_lies(layout_, table_.board, at)) return ink_.dim("-");
  return ink_.bold(join(regelwerk::clockman::field_letters[static_cast<std::size_t>(kind)]));
}

std::string ClockBoard::beside(const std::string& figures) const {
  return figures.empty() ? figures : join("<", figures, ">");
}

std::string ClockBoard::figures_on(Space at) const {
  std::string figures;
  for (int seat = 0; seat < layout_.seats; ++seat) {
    if (table_.figure(Seat{seat}) == at) figures += ink_.name(Seat{seat});
  }
  return figures;
}

}  // namespace play

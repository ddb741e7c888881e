#include "ostfriesenlauf_track.hpp"

#include <algorithm>

#include "text.hpp"

namespace play {

using regelwerk::ostfriesenlauf::Layout;
using regelwerk::ostfriesenlauf::Place;
using regelwerk::ostfriesenlauf::Runner;
using regelwerk::ostfriesenlauf::Sign;
using regelwerk::ostfriesenlauf::sign_words;
using regelwerk::ostfriesenlauf::Table;

namespace {

/// How many fields beyond the line are drawn; who is farther off stands on the last of them, with an arrow.
constexpr int most_beyond = 3;
/// Where the number of the lane stands.
constexpr std::size_t margin = 4;
/// A line, and the blank behind it.
constexpr std::size_t line_width = 2;
/// The letters of a sign.
constexpr std::size_t sign_width = 2;

std::string without_end(const std::string& line) { return line.substr(0, line.find_last_not_of(' ') + 1); }

/// Blanks behind a text up to a column; none if it has been reached.
std::string up_to(const std::string& text, std::size_t column) {
  return columns_of(text) < column ? padded(text, column) : text;
}

int position(const Table& table, Place place) { return table.race.position(table.race.at(place)); }

}  // namespace

LaufTrack::LaufTrack(const Layout& layout, const Table& table, const LaufWords& words, const Ink& ink)
    : layout_(layout),
      table_(table),
      words_(words),
      ink_(ink),
      last_(field_of(layout, table.sign)),
      first_(last_ - layout.length + 1),
      before_(std::clamp(first_ - position(table, Place::fourth), 0, most_beyond)),
      beyond_(std::clamp(position(table, Place::first) - last_, 0, most_beyond)) {
  for (const Place place : regelwerk::ostfriesenlauf::all_places) put(table.race.at(place));
}

std::string LaufTrack::drawn() const {
  std::string text = ink_.dim(ruler()) + '\n';
  for (std::size_t lane = lanes_.size(); lane-- > 0;) text += row(lane) + '\n';
  return text + ink_.dim(signs()) + '\n';
}

/// Fields take a column each, with a blank before every fifth one, so that they are easy to count.
std::size_t LaufTrack::column(int field) const {
  const std::size_t lines = (field >= first_ ? 1U : 0U) + (field > last_ ? 1U : 0U);
  const int before = (from() % 5 + 5) % 5;
  return margin + 1 + cell(field) + (cell(field) + static_cast<std::size_t>(before)) / 5 + line_width * lines;
}

/// Runners come in race order, so each finds the lanes farther inward taken.
void LaufTrack::put(Runner runner) {
  const int field = table_.race.position(runner);
  const std::size_t at = cell(std::clamp(field, from(), to()));
  std::size_t lane = 0;
  while (lane < lanes_.size() && !lanes_[lane][at].empty()) ++lane;
  if (lane == lanes_.size()) lanes_.emplace_back(cell(to()) + 1);
  lanes_[lane][at] = join(field < from() ? "<" : "", words_.name(runner), field > to() ? ">" : "");
}

std::string LaufTrack::row(std::size_t lane) const {
  std::string line = join("  ", lane + 1);
  for (int field = from(); field <= to(); ++field) {
    if (field == first_ || field == last_ + 1) line = up_to(line, column(field) - line_width) + ink_.bold("|");
    const std::string& runner = lanes_[lane][cell(field)];
    if (runner.empty() && lane > 0) continue;
    const bool behind = runner.starts_with('<');
    line = up_to(line, column(field) - (behind ? 1 : 0));
    line += runner.empty() ? ink_.dim(field == 0 ? "o" : ".") : runner;
  }
  if (beyond_ == 0) line = up_to(line, column(to()) + line_width) + ink_.bold("|");
  return without_end(line);
}

std::string LaufTrack::ruler() const {
  std::string line;
  for (int field = from(); field <= to(); ++field) {
    if (field % 5 == 0) line = padded(line, column(field)) + std::to_string(field);
  }
  return line;
}

/// The space of each sign, which this lap meets once running forward and once running backward.
std::string LaufTrack::signs() const {
  constexpr std::array<Phrase, sign_words.size()> letters{"fi", "he", "tu", "sn", "sh"};
  std::string line(column(to()) + sign_width, ' ');
  for (std::size_t i = 0; i < letters.size(); ++i) {
    const int field = field_of(layout_, static_cast<Sign>(i));
    for (const int at : {field, field - layout_.length}) {
      if (from() <= at && at <= to()) line.replace(column(at), sign_width, ink_.text(letters[i]));
    }
  }
  return without_end(line);
}

}  // namespace play

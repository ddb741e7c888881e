#include "shared_parts.hpp"

#include <algorithm>
#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include <regelwerk/core/contract.hpp>

#include "../play/text.hpp"

namespace rulebook {
namespace {

constexpr std::string_view head_end = "</desc>\n";
constexpr std::string_view tail = "</svg>\n";

/// What stands between two texts.
std::string_view between(std::string_view text, std::string_view before, std::string_view behind) {
  const std::size_t begin = text.find(before);
  if (begin == std::string_view::npos) return {};
  text.remove_prefix(begin + before.size());
  return text.substr(0, text.find(behind));
}

/// The lines between the description and the end.
std::vector<std::string_view> body_lines(std::string_view svg) {
  const std::size_t begin = svg.find(head_end);
  regelwerk::expects([&] { return begin != std::string_view::npos && svg.ends_with(tail); }, "a picture of draw/svg");
  std::string_view body = svg.substr(begin + head_end.size());
  body.remove_suffix(tail.size());
  std::vector<std::string_view> lines;
  while (!body.empty()) {
    const std::size_t end = std::min(body.find('\n'), body.size());
    lines.push_back(body.substr(0, end));
    body.remove_prefix(std::min(end + 1, body.size()));
  }
  return lines;
}

/// What the place takes in which a part is referred to.
constexpr std::size_t reference_size = 24;

}  // namespace

void SharedParts::learn(std::string_view svg) {
  std::size_t previous = none;
  for (const std::string_view text : body_lines(svg)) {
    const std::size_t line = index(text);
    ++lines_[line].count;
    follow(previous, line);
    previous = line;
  }
  follow(previous, none);
}

std::size_t SharedParts::index(std::string_view text) {
  const auto found = indices_.find(text);
  if (found != indices_.end()) return found->second;
  lines_.push_back({.text = std::string{text}});
  indices_.emplace(text, lines_.size() - 1);
  return lines_.size() - 1;
}

void SharedParts::follow(std::size_t line, std::size_t next) {
  const auto note = [](std::size_t& noted, std::size_t seen, bool is_first) {
    if (!is_first && noted != seen) noted = several;
    if (is_first) noted = seen;
  };
  if (line != none) note(lines_[line].next, next, lines_[line].count == 1);
  if (next != none) note(lines_[next].previous, line, lines_[next].count == 1);
}

bool SharedParts::is_wall(std::size_t line) const {
  const std::string_view text = lines_[line].text;
  return text.starts_with("<g") || text == "</g>";
}

bool SharedParts::begins_run(std::size_t line) const {
  const std::size_t previous = lines_[line].previous;
  return previous == none || previous == several || is_wall(previous) || lines_[previous].next != line;
}

void SharedParts::find() {
  for (std::size_t line = 0; line < lines_.size(); ++line) {
    if (!is_wall(line) && begins_run(line)) take_run(line);
  }
}

void SharedParts::take_run(std::size_t line) {
  std::string run = lines_[line].text;
  std::size_t length = 1;
  for (std::size_t next = lines_[line].next; next != none && next != several; next = lines_[next].next) {
    if (is_wall(next) || begins_run(next)) break;
    run += play::join("\n", lines_[next].text);
    ++length;
  }
  if (lines_[line].count < 2 || run.size() < 2 * reference_size) return;
  lines_[line].part = parts_.size();
  lines_[line].length = length;
  parts_.push_back(std::move(run));
}

std::string SharedParts::parts() const {
  std::string text = "<svg class=\"parts\" width=\"0\" height=\"0\" aria-hidden=\"true\"><defs>\n";
  for (std::size_t part = 0; part < parts_.size(); ++part) {
    text += play::join("<g id=\"p", part, "\">", parts_[part], "</g>\n");
  }
  return text + "</defs></svg>\n";
}

std::string SharedParts::picture(std::string_view svg, std::string_view title) const {
  std::string text = play::join("<svg viewBox=\"", between(svg, "viewBox=\"", "\""),
                                "\" role=\"img\" lang=\"en\" class=\"picture\"><title>", title, "</title><desc>",
                                between(svg, "<desc id=\"desc\">", "</desc>"), "</desc>\n");
  const auto lines = body_lines(svg);
  for (std::size_t i = 0; i < lines.size();) {
    const Line& line = lines_[indices_.find(lines[i])->second];
    text += line.part == none ? std::string{lines[i]} : play::join("<use href=\"#p", line.part, "\"/>");
    text += '\n';
    i += line.length;
  }
  return text + "</svg>\n";
}

}  // namespace rulebook

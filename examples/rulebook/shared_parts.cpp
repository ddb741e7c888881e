#include "shared_parts.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <tuple>
#include <unordered_map>
#include <utility>
#include <vector>

#include <regelwerk/core/contract.hpp>

#include "../play/text.hpp"

namespace rulebook {
namespace {

constexpr std::string_view header_end = "</desc>\n";
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
  const std::size_t begin = svg.find(header_end);
  regelwerk::expects([&] { return begin != std::string_view::npos && svg.ends_with(tail); }, "a picture of draw/svg");
  std::string_view body = svg.substr(begin + header_end.size());
  body.remove_suffix(tail.size());
  std::vector<std::string_view> lines;
  while (!body.empty()) {
    const std::size_t end = std::min(body.find('\n'), body.size());
    lines.push_back(body.substr(0, end));
    body.remove_prefix(std::min(end + 1, body.size()));
  }
  return lines;
}

/// What it takes to refer to a part, and to be one.
constexpr std::size_t reference_size = 21;
constexpr std::size_t part_size = 21;

std::uint64_t key(std::uint32_t first, std::uint32_t second) { return std::uint64_t{first} << 32U | second; }

}  // namespace

/// How many letters a run takes on the page.
std::size_t SharedParts::cost(std::size_t size, std::size_t count) {
  return std::min(count * size, count * reference_size + (count > 0 ? size + part_size : 0));
}

bool SharedParts::is_part(const Run& run) {
  return !run.is_wall && cost(run.text.size(), run.count) < run.text.size() * run.count;
}

void SharedParts::learn(const std::string& svg) {
  if (!numbers_.emplace(svg, pictures_.size()).second) return;
  Picture& picture = pictures_.emplace_back();
  for (const std::string_view line : body_lines(svg)) {
    picture.push_back(run_of(line));
    ++runs_[picture.back()].count;
  }
}

std::uint32_t SharedParts::run_of(std::string_view line) {
  const auto found = lines_.find(line);
  if (found != lines_.end()) return found->second;
  const auto number = static_cast<std::uint32_t>(runs_.size());
  runs_.push_back({std::string{line}, 0, line.starts_with("<g") || line.ends_with("</g>")});
  lines_.emplace(line, number);
  return number;
}

/// How many letters shorter the page is with both as one.
std::size_t SharedParts::gain_of(const Pair& pair) const {
  const Run& first = runs_[pair.first];
  const Run& second = runs_[pair.second];
  if (first.is_wall || second.is_wall || pair.first == pair.second) return 0;
  const auto left = [&](const Run& run) { return cost(run.text.size(), run.count - std::min(pair.count, run.count)); };
  const std::size_t now = cost(first.text.size(), first.count) + cost(second.text.size(), second.count);
  const std::size_t then = left(first) + left(second) + cost(first.text.size() + second.text.size() + 1, pair.count);
  return now - std::min(now, then);
}

/// The pairs of neighbours that are worth joining, the best first.
std::vector<SharedParts::Pair> SharedParts::pairs() const {
  std::unordered_map<std::uint64_t, Pair> counted;
  for (const Picture& picture : pictures_) {
    for (std::size_t i = 1; i < picture.size(); ++i) {
      Pair& pair = counted[key(picture[i - 1], picture[i])];
      pair.first = picture[i - 1];
      pair.second = picture[i];
      ++pair.count;
    }
  }
  std::vector<Pair> found;
  for (auto& [_, pair] : counted) {
    pair.gain = gain_of(pair);
    if (pair.gain > 0) found.push_back(pair);
  }
  std::sort(found.begin(), found.end(), [](const Pair& a, const Pair& b) {
    return std::tuple{b.gain, a.first, a.second} < std::tuple{a.gain, b.first, b.second};
  });
  return found;
}

/// Joins pairs that have no run in common; false if no pair is worth it.
bool SharedParts::join_pairs() {
  std::unordered_map<std::uint64_t, std::uint32_t> joined;
  std::vector<bool> is_taken(runs_.size());
  for (const Pair& pair : pairs()) {
    if (is_taken[pair.first] || is_taken[pair.second]) continue;
    is_taken[pair.first] = is_taken[pair.second] = true;
    joined[key(pair.first, pair.second)] = static_cast<std::uint32_t>(runs_.size());
    runs_.push_back({play::join(runs_[pair.first].text, "\n", runs_[pair.second].text), 0, false});
  }
  replace(joined);
  return !joined.empty();
}

void SharedParts::replace(const std::unordered_map<std::uint64_t, std::uint32_t>& joined) {
  for (Run& run : runs_) run.count = 0;
  for (Picture& picture : pictures_) {
    Picture shorter;
    for (std::size_t i = 0; i < picture.size(); ++i) {
      const auto found = i + 1 < picture.size() ? joined.find(key(picture[i], picture[i + 1])) : joined.end();
      shorter.push_back(found == joined.end() ? picture[i] : found->second);
      ++runs_[shorter.back()].count;
      if (found != joined.end()) ++i;
    }
    picture = std::move(shorter);
  }
}

void SharedParts::find() {
  while (join_pairs()) continue;
}

std::string SharedParts::parts() const {
  std::string text = R"(<svg class="parts" width="0" height="0" aria-hidden="true"><defs>)";
  for (std::size_t run = 0; run < runs_.size(); ++run) {
    if (is_part(runs_[run])) text += play::join("\n<g id=\"p", run, "\">", runs_[run].text, "</g>");
  }
  return text + "\n</defs></svg>\n";
}

std::string SharedParts::picture(const std::string& svg, std::string_view title) const {
  std::string text = play::join("<svg viewBox=\"", between(svg, "viewBox=\"", "\""),
                                R"(" role="img" lang="en" class="picture"><title>)", title, "</title><desc>",
                                between(svg, "<desc id=\"desc\">", "</desc>"), "</desc>\n");
  for (const std::uint32_t run : pictures_[numbers_.find(svg)->second]) {
    text += is_part(runs_[run]) ? play::join("<use href=\"#p", run, "\"/>") : runs_[run].text;
    text += '\n';
  }
  return text + "</svg>\n";
}

}  // namespace rulebook

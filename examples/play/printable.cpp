#include "printable.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <random>

#include "text.hpp"

namespace play {
namespace {

/// A character and how many bytes it takes; none if the bytes are no UTF-8.
struct Character {
  std::uint32_t code = 0;
  std::size_t bytes = 0;
};

Character character_in(std::string_view text) {
  const auto byte = [&](std::size_t at) { return static_cast<std::uint32_t>(static_cast<unsigned char>(text[at])); };
  const std::uint32_t first = byte(0);
  if (first < 0x80) return {first, 1};
  const std::size_t bytes = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : 2;
  if (first < 0xC2 || first > 0xF4 || bytes > text.size()) return {};
  std::uint32_t code = first & (0x7FU >> bytes);
  for (std::size_t at = 1; at < bytes; ++at) {
    if ((byte(at) & 0xC0U) != 0x80U) return {};
    code = code << 6U | (byte(at) & 0x3FU);
  }
  const bool is_surrogate = 0xD800 <= code && code <= 0xDFFF;
  const std::uint32_t least = bytes == 4 ? 0x10000 : bytes == 3 ? 0x800 : 0x80;
  if (code < least || code > 0x10FFFF || is_surrogate) return {};
  return {code, bytes};
}

bool is_between(std::uint32_t code, std::uint32_t first, std::uint32_t last) { return first <= code && code <= last; }

/// True for what is not seen but acts: controls beyond ASCII, marks of direction, and ends of lines and paragraphs.
bool acts_unseen(std::uint32_t code) {
  return is_between(code, 0x80, 0x9F) || code == 0x061C || is_between(code, 0x200B, 0x200F) ||
         is_between(code, 0x2028, 0x202E) || is_between(code, 0x2060, 0x206F) || code == 0xFEFF;
}

/// The sign that Unicode has for a control character of ASCII.
std::string picture_of(std::uint32_t control) {
  const char third = control == 0x7F ? '\xA1' : static_cast<char>(0x80 + control);
  return {'\xE2', '\x90', third};
}

/// How long the colour of this program is that begins here, up to its mark; npos if none does.
std::size_t own_colour(std::string_view text) {
  if (!text.starts_with("\033[")) return std::string_view::npos;
  const std::size_t end = std::min(text.find_first_not_of("0123456789;", 2), text.size());
  const std::string mark = join(";", own_mark());
  if (end == text.size() || text[end] != 'm' || !text.substr(0, end).ends_with(mark)) return std::string_view::npos;
  return end - mark.size();
}

}  // namespace

std::string_view own_mark() {
  static const std::string mark = [] {
    std::random_device random;
    return join(random(), random());
  }();
  return mark;
}

std::string printable(std::string_view text) {
  constexpr std::string_view unknown = "\xEF\xBF\xBD";
  std::string all;
  while (!text.empty()) {
    if (const std::size_t codes = own_colour(text); codes != std::string_view::npos) {
      all += text.substr(0, codes);
      all += 'm';
      text.remove_prefix(text.find('m') + 1);
      continue;
    }
    const Character found = character_in(text);
    const bool is_control = found.code < 0x20 || found.code == 0x7F;
    const std::size_t bytes = std::max<std::size_t>(found.bytes, 1);
    if (found.bytes == 0 || acts_unseen(found.code)) {
      all += unknown;
    } else if (is_control && found.code != '\n' && found.code != '\t') {
      all += picture_of(found.code);
    } else {
      all += text.substr(0, bytes);
    }
    text.remove_prefix(bytes);
  }
  return all;
}

}  // namespace play

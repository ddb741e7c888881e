#pragma once
#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

// What the fuzzers read. Every input begins with a line of options, `seats=3 seven=single`, before which the name of an
// edition may stand, `edition=wide`. Forms that need a position go on with a line that tells how it is reached: words
// `SEED:PLIES` for plies drawn at random and numbers for the move at that place of the list. The rest is the body.

namespace fuzz {

struct Input {
  std::string_view options;
  std::string_view way;  ///< to the position
  std::string_view body;
};

/// Cuts the first line off.
inline std::optional<std::string_view> take_line(std::string_view& text) {
  const std::size_t end = text.find('\n');
  if (end == std::string_view::npos) return std::nullopt;
  const std::string_view line = text.substr(0, end);
  text.remove_prefix(end + 1);
  return line;
}

/// Cuts the first word off, and the sign behind it.
inline std::string_view take_word(std::string_view& text, char sign = ' ') {
  const std::size_t end = std::min(text.find(sign), text.size());
  const std::string_view word = text.substr(0, end);
  text.remove_prefix(std::min(end + 1, text.size()));
  return word;
}

/// Empty if a line is missing.
inline std::optional<Input> split(std::string_view text, bool has_way) {
  const auto options = take_line(text);
  if (!options) return std::nullopt;
  if (!has_way) return Input{*options, {}, text};
  const auto way = take_line(text);
  if (!way) return std::nullopt;
  return Input{*options, *way, text};
}

/// Small numbers from the front of a body of bytes; zeros once it is used up.
class Choices {
 public:
  explicit Choices(std::string_view bytes) : bytes_(bytes) {}

  [[nodiscard]] bool at_end() const { return bytes_.empty(); }
  std::uint8_t byte() {
    if (bytes_.empty()) return 0;
    const auto first = static_cast<std::uint8_t>(bytes_.front());
    bytes_.remove_prefix(1);
    return first;
  }
  std::uint16_t two_bytes() {
    const unsigned low = byte();
    return static_cast<std::uint16_t>(low | unsigned{byte()} << 8U);
  }

 private:
  std::string_view bytes_;
};

}  // namespace fuzz

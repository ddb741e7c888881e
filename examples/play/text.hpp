#pragma once
#include <algorithm>
#include <charconv>
#include <concepts>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <system_error>
#include <vector>

namespace play {

namespace detail {

inline void append(std::string& to, std::string_view part) { to += part; }
inline void append(std::string& to, char part) { to += part; }
void append(std::string& to, std::integral auto part) { to += std::to_string(part); }

}  // namespace detail

/// The parts one after another; numbers are written out.
template <class... Parts>
[[nodiscard]] std::string join(const Parts&... parts) {
  std::string all;
  (detail::append(all, parts), ...);
  return all;
}

/// The words of a text, parted by blanks.
[[nodiscard]] inline std::vector<std::string> words_of(std::string_view text) {
  constexpr std::string_view blanks = " \t\n\v\f\r";
  std::vector<std::string> words;
  for (std::size_t from = text.find_first_not_of(blanks); from != std::string_view::npos;) {
    const std::size_t end = std::min(text.find_first_of(blanks, from), text.size());
    words.emplace_back(text.substr(from, end - from));
    from = text.find_first_not_of(blanks, end);
  }
  return words;
}

/// A whole number and nothing else.
template <std::integral Number>
[[nodiscard]] std::optional<Number> number_in(std::string_view text) {
  Number number{};
  const auto read = std::from_chars(text.data(), text.data() + text.size(), number);
  if (read.ec != std::errc{} || read.ptr != text.data() + text.size()) return std::nullopt;
  return number;
}

}  // namespace play

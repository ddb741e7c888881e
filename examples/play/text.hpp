#pragma once
#include <charconv>
#include <concepts>
#include <optional>
#include <string>
#include <string_view>
#include <system_error>

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

/// A whole number and nothing else.
template <std::integral Number>
[[nodiscard]] std::optional<Number> number_in(std::string_view text) {
  Number number{};
  const auto read = std::from_chars(text.data(), text.data() + text.size(), number);
  if (read.ec != std::errc{} || read.ptr != text.data() + text.size()) return std::nullopt;
  return number;
}

}  // namespace play

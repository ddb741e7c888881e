#pragma once
#include <concepts>
#include <string>
#include <string_view>

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

}  // namespace play

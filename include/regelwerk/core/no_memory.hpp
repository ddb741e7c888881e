#pragma once
#include <regelwerk/core/draw.hpp>

namespace regelwerk {

/// The memory of a game in which nothing that was seen tells more than the view does; the game's Memory derives from
/// it.
struct NoMemory {
  [[nodiscard]] constexpr bool is_exact() const noexcept { return true; }
  friend constexpr bool operator==(const NoMemory&, const NoMemory&) = default;
};

constexpr void remember_event(const auto& /*setup*/, NoMemory& /*memory*/, const auto& /*before*/,
                              const auto& /*event*/) noexcept {}
template <BitSource Source>
[[nodiscard]] constexpr auto recalled(const auto& setup, const auto& view, const NoMemory& /*memory*/,
                                      Source& source) noexcept {
  return resampled(setup, view, source);
}

}  // namespace regelwerk

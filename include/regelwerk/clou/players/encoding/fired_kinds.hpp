#pragma once
#include <array>
#include <cstddef>
#include <cstdint>

#include <regelwerk/clou/edition/layout.hpp>
#include <regelwerk/clou/edition/symbols.hpp>
#include <regelwerk/clou/edition/thief.hpp>
#include <regelwerk/clou/players/encoding/white_kit.hpp>
#include <regelwerk/clou/rules.hpp>
#include <regelwerk/clou/state.hpp>
#include <regelwerk/clou/state/waiting.hpp>

namespace regelwerk::clou {

/// CL-22, CL-66. The ordinary symbols that can wait, for each thief and for nobody: everything that some effect fires,
/// numbered densely in canonical order.
class FiredKinds {
 public:
  constexpr FiredKinds() noexcept {
    for (auto& places : places_) places.fill(none);
  }
  /// For these thieves. Precondition: they are the ones that can take part.
  constexpr FiredKinds(const Layout& layout, ThiefSet thieves) noexcept : FiredKinds() {
    thieves.for_each([&](Thief thief) { for_each_effect(layout, thief, [&](Effect effect) { add(thief, effect); }); });
    if (has_loud_rounds(layout)) {
      add({}, loud_symbols);
      add_area_effects(layout);
    }
    for (auto& places : places_) {
      for (std::uint16_t& place : places) {
        if (place != none) place = static_cast<std::uint16_t>(size_++);
      }
    }
  }

  /// The maximum for any edition.
  static constexpr std::size_t most = (std::size_t{thief_count} + 1) << symbol_count;

  [[nodiscard]] constexpr int size() const noexcept { return size_; }
  /// False for a symbol that nothing fires.
  [[nodiscard]] constexpr bool contains(Fired fired) const noexcept {
    return places_[row(fired.by)][order(fired)] != none;
  }
  /// Precondition: contains(fired).
  [[nodiscard]] constexpr int number(Fired fired) const noexcept { return places_[row(fired.by)][order(fired)]; }

  /// Visits the symbols in the order of their numbers.
  constexpr void for_each(const auto& visitor) const noexcept {
    for (int code = 0; code < static_cast<int>(most); ++code) {
      const Fired fired = Fired::at(code);
      if (contains(fired)) visitor(fired);
    }
  }

 private:
  static constexpr std::uint16_t none = 0xFFFF;
  static constexpr std::size_t sets = std::size_t{1} << symbol_count;

  [[nodiscard]] static constexpr std::size_t row(MaybeThief by) noexcept {
    return by.is_nobody() ? std::size_t{thief_count} : static_cast<std::size_t>(by.thief());
  }
  [[nodiscard]] static constexpr std::size_t order(Fired fired) noexcept {
    return static_cast<std::size_t>(fired.symbols.order());
  }
  constexpr void add(MaybeThief by, Effect effect) noexcept {
    if (effect.is_symbol()) places_[row(by)][order({by, effect.symbol()})] = 0;
  }

  [[nodiscard]] static constexpr bool has_loud_rounds(const Layout& layout) noexcept {
    for (const PlanLayout& plan : layout.plans) {
      if (plan.concert.is_concert) return true;
    }
    return false;
  }
  /// CK-23. Adds what a symbol of nobody can fire by crossing symbol circles.
  constexpr void add_area_effects(const Layout& layout) noexcept {
    for (const AreaLineLayout& line : layout.campaign.effect_lines) {
      for (const Effect effect : line.fires) add({}, effect);
    }
  }

  int size_ = 0;
  std::array<std::array<std::uint16_t, sets>, thief_count + 1> places_{};
};

}  // namespace regelwerk::clou

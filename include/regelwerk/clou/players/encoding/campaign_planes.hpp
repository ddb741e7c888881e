#pragma once
#include <bit>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

#include <regelwerk/ai/encoding/encoding.hpp>
#include <regelwerk/clou/edition/layout.hpp>
#include <regelwerk/clou/edition/thief.hpp>
#include <regelwerk/clou/rules.hpp>
#include <regelwerk/clou/state.hpp>
#include <regelwerk/clou/state/marks.hpp>
#include <regelwerk/clou/view/validate_marks.hpp>
#include <regelwerk/clou/view/view.hpp>
#include <regelwerk/core/container/algorithms.hpp>

namespace regelwerk::clou::detail {

/// Marks the bits of a set from a column on.
constexpr void mark_bits(const Canvas& canvas, int row, int column, std::uint64_t bits) noexcept {
  for (; bits != 0; bits &= bits - 1) canvas.mark(row, column + std::countr_zero(bits));
}

/// CK-2. Planes of the campaign sheet and of the gang.
template <class Writer>
class CampaignPlanes {
 public:
  constexpr CampaignPlanes(const Writer& writer, const Layout& layout) noexcept : writer_(writer), layout_(layout) {}

  constexpr void all() const noexcept {
    bits("gang", thief_count, [](const State& state) { return state.gang.bits(); });
    bits("jail", thief_count, [](const State& state) { return state.campaign.jail.bits(); });
    areas();
    bits("special loot", campaign_heists, [](const State& state) { return unsigned{state.campaign.specials}; });
    run("heists played", campaign_heists, [](const State& state) { return state.campaign.heists; });
    run("campaign traces", layout_.campaign.traces + passport_traces,
        [](const State& state) { return state.campaign.traces; });
    writer_.painted("boxes bought", static_cast<int>(layout_.campaign.items.size()), max_boxes,
                    [&](const View& view, const Canvas& canvas) {
                      for (std::size_t item = 0; item < layout_.campaign.items.size(); ++item) {
                        canvas.mark_run(static_cast<int>(item), 0, view.state.campaign.boxes[item]);
                      }
                    });
    // Shown twice: as a share of the possible maximum, and as a share of what is likely.
    writer_.number("rest", [](const View& view) { return share(view.state.campaign.rest, most_rest); });
    writer_.number("rest at hand",
                   [](const View& view) { return share(lesser<int>(view.state.campaign.rest, likely), likely); });
    writer_.number("double circles",
                   [](const View& view) { return share(view.state.campaign.doubles, campaign_heists * most_doubles); });
    writer_.one_of("end", static_cast<int>(CampaignEnd::by_jail), [](const View& view) {
      const CampaignEnd end = view.state.campaign.end;
      return end == CampaignEnd::none ? std::nullopt : std::make_optional(static_cast<int>(end) - 1);
    });
  }

 private:
  static constexpr int likely = 60;
  static constexpr int most_rest = campaign_heists * most_points;

  constexpr void bits(std::string_view name, int width, const auto& bits_of) const noexcept {
    writer_.painted(name, width,
                    [&](const View& view, const Canvas& canvas) { mark_bits(canvas, 0, 0, bits_of(view.state)); });
  }
  template <class Number>
  constexpr void run(std::string_view name, int most, const Number& number) const noexcept {
    writer_.painted(name, most,
                    [&](const View& view, const Canvas& canvas) { canvas.mark_run(int{number(view.state)}); });
  }

  /// CK-15. Elements of all areas; only circle-boxes have numbers.
  constexpr void areas() const noexcept {
    const int elements = static_cast<int>(layout_.campaign.elements.size());
    writer_.each("area numbers", elements, [](const View& view, int element) {
      return share(view.state.campaign.number(element), highest_number);
    });
    bits("area crosses", elements, [](const State& state) { return unsigned{state.campaign.crossed}; });
  }

  const Writer& writer_;
  const Layout& layout_;
};

}  // namespace regelwerk::clou::detail

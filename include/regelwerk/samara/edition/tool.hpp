#pragma once
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <string_view>
#include <type_traits>

#include <regelwerk/core/container/elements.hpp>
#include <regelwerk/core/container/multiset.hpp>
#include <regelwerk/core/container/visit.hpp>
#include <regelwerk/core/container/wrapping.hpp>
#include <regelwerk/core/contract.hpp>
#include <regelwerk/core/description/words.hpp>
#include <regelwerk/samara/rules.hpp>

namespace regelwerk::samara {

using regelwerk::word;

/// SM-3. The kinds of tools.
enum class Tool : std::uint8_t { saw, compass, square, glass_a, glass_b };

/// The words of Tool; move and state texts use them.
inline constexpr std::array<std::string_view, tool_kinds> tool_words{"saw", "compass", "square", "glassA", "glassB"};
/// Read by word() of core/description/words.hpp.
[[nodiscard]] constexpr auto words_of(std::type_identity<Tool> /*type*/) noexcept { return tool_words; }

namespace detail {

/// The bit offset of the count of a kind in Tools: four bits for saws, three for each other kind.
constexpr int tool_shift(Tool tool) noexcept { return tool == Tool::saw ? 0 : 3 * static_cast<int>(tool) + 1; }
constexpr unsigned tool_field(Tool tool) noexcept { return (tool == Tool::saw ? 15U : 7U) << tool_shift(tool); }

/// The lowest and the highest bits of all counts.
inline constexpr unsigned lowest_tool_bits = 0x2491;
inline constexpr unsigned highest_tool_bits = 0x9248;

/// The kind that each bit belongs to.
inline constexpr auto tool_by_bit = [] {
  std::array<Tool, 16> tools{};
  for (int bit = 4; bit < 16; ++bit)
    tools[static_cast<std::size_t>(bit)] = Tool{static_cast<std::uint8_t>((bit - 1) / 3)};
  return tools;
}();

}  // namespace detail

/// A set of kinds of tools.
class ToolKinds {
 public:
  constexpr ToolKinds() = default;
  [[nodiscard]] static constexpr ToolKinds all() noexcept { return ToolKinds{0xFFFF}; }  ///< the five kinds of SM-3
  /// A set of this kind only.
  [[nodiscard]] static constexpr ToolKinds of(Tool tool) noexcept { return ToolKinds{detail::tool_field(tool)}; }
  /// The kinds whose lowest count bit is set; counts have three bits, the count of saws has four.
  [[nodiscard]] static constexpr ToolKinds of_lowest(unsigned bits) noexcept {
    return ToolKinds{bits * 7U | (bits & 1U) << 3U};
  }

  [[nodiscard]] constexpr bool contains(Tool tool) const noexcept { return (fields_ & detail::tool_field(tool)) != 0; }
  [[nodiscard]] friend constexpr ToolKinds operator|(ToolKinds a, ToolKinds b) noexcept {
    return ToolKinds{a.fields_ | b.fields_};
  }
  /// Removes a kind if `unwanted`; no effect if it is not in the set.
  constexpr void remove_if(bool unwanted, Tool tool) noexcept {
    fields_ &= ~(unwanted ? detail::tool_field(tool) : 0U);
  }
  /// All bits of the counts of these kinds.
  [[nodiscard]] constexpr unsigned fields() const noexcept { return fields_; }

  [[nodiscard]] constexpr bool empty() const noexcept { return fields_ == 0; }
  /// The elements in ascending order as a range. Precondition of front() and pop_front(): not empty.
  [[nodiscard]] constexpr ElementsOf<ToolKinds> begin() const noexcept { return ElementsOf<ToolKinds>{*this}; }
  [[nodiscard]] static constexpr EndOfElements end() noexcept { return {}; }
  [[nodiscard]] constexpr Tool front() const noexcept {
    return detail::tool_by_bit[static_cast<std::size_t>(std::countr_zero(fields_))];
  }
  constexpr void pop_front() noexcept { fields_ &= ~detail::tool_field(front()); }

  friend constexpr bool operator==(ToolKinds, ToolKinds) = default;

 private:
  constexpr explicit ToolKinds(unsigned fields) noexcept : fields_(fields) {}

  unsigned fields_ = 0;
};

/// Numbers of tools by kind, the form used by texts.
using ToolCounts = Multiset<Tool, tool_kinds, 4>;

/// Numbers of tools by kind, on a space or owned by a seat. Smaller than a Multiset, which would make a board fill half
/// of a State: there are at most 10 saws and 5 tools of every other kind.
class Tools {
 public:
  constexpr Tools() = default;

  /// `sets` times the tools of one seat in SM-3.
  [[nodiscard]] static constexpr Tools sets(int sets) noexcept {
    // One tool of every kind, and a second saw.
    return from_word(static_cast<std::uint16_t>(static_cast<unsigned>(sets) * (detail::lowest_tool_bits + 1)));
  }
  /// A single tool, for example a choice for the Barracks (SM-32).
  [[nodiscard]] static constexpr Tools of(Tool tool) noexcept {
    Tools tools;
    tools.add(tool);
    return tools;
  }

  [[nodiscard]] constexpr int count(Tool tool) const noexcept {
    return static_cast<int>((word_ & detail::tool_field(tool)) >> detail::tool_shift(tool));
  }
  [[nodiscard]] constexpr bool contains(Tool tool) const noexcept { return (word_ & detail::tool_field(tool)) != 0; }
  [[nodiscard]] constexpr bool empty() const noexcept { return word_ == 0; }
  /// SM-21. The number of trowels of both kinds.
  [[nodiscard]] constexpr int trowels() const noexcept { return count(Tool::compass) + count(Tool::square); }
  /// SM-21. The number of glass tools of both kinds.
  [[nodiscard]] constexpr int glass() const noexcept { return count(Tool::glass_a) + count(Tool::glass_b); }
  [[nodiscard]] constexpr int size() const noexcept { return count(Tool::saw) + trowels() + glass(); }
  /// The tools of these kinds.
  [[nodiscard]] constexpr Tools only(ToolKinds kinds) const noexcept {
    return from_word(static_cast<std::uint16_t>(word_ & kinds.fields()));
  }

  /// Precondition: there is room for one more tool of this kind.
  constexpr void add(Tool tool) noexcept {
    expects([&] { return (~unsigned{word_} & detail::tool_field(tool)) != 0; },
            "there is room for one more of the tool");
    word_ = static_cast<std::uint16_t>(word_ + (1U << detail::tool_shift(tool)));
  }
  /// Precondition: contains(tool).
  constexpr void remove(Tool tool) noexcept {
    expects([&] { return contains(tool); }, "there is such a tool");
    word_ = static_cast<std::uint16_t>(word_ - (1U << detail::tool_shift(tool)));
  }
  /// Precondition: there is room for all of them.
  constexpr Tools& operator+=(Tools other) noexcept {
    word_ = static_cast<std::uint16_t>(word_ + other.word_);
    return *this;
  }
  /// Precondition: `other` is contained in this.
  constexpr Tools& operator-=(Tools other) noexcept {
    word_ = static_cast<std::uint16_t>(word_ - other.word_);
    return *this;
  }

  /// The tool at `index` when all tools are laid out by kind. Precondition: index < size().
  [[nodiscard]] constexpr Tool nth(int index) const noexcept {
    expects([&] { return index < size(); }, "there are as many tools");
    index -= count(Tool::saw);
    if (index < 0) return Tool::saw;
    // All counts but that of saws have the same width.
    auto kind = Tool::compass;
    for (unsigned rest = word_ >> detail::tool_shift(kind);; rest >>= 3U) {
      index -= static_cast<int>(rest & 7U);
      if (index < 0) return kind;
      kind = static_cast<Tool>(static_cast<int>(kind) + 1);
    }
  }

  /// The kinds of which there is a tool. Precondition: at most three tools of each kind.
  [[nodiscard]] constexpr ToolKinds kinds_of_few() const noexcept {
    return ToolKinds::of_lowest((word_ | word_ >> 1U) & detail::lowest_tool_bits);
  }
  /// The number of kinds of which there is a tool: the product sums one bit of each in the highest bits.
  [[nodiscard]] constexpr std::uint32_t count_kinds() const noexcept {
    return wrapping_product(highest_of_kinds(), 0x1249U << 14U) >> 29U;
  }
  /// Precondition: not empty.
  [[nodiscard]] constexpr Tool first_kind() const noexcept {
    return detail::tool_by_bit[static_cast<std::size_t>(std::countr_zero(word_))];
  }
  /// The tools without all of first_kind(). Precondition: not empty.
  [[nodiscard]] constexpr Tools without_first_kind() const noexcept {
    return from_word(static_cast<std::uint16_t>(word_ & ~detail::tool_field(first_kind())));
  }

  /// Visits every kind of which there is a tool, in ascending order; stops when the visitor returns false.
  constexpr bool for_each_kind(auto&& visitor) const noexcept {
    for (unsigned rest = word_; rest != 0;) {
      const Tool tool = detail::tool_by_bit[static_cast<std::size_t>(std::countr_zero(rest))];
      rest &= ~detail::tool_field(tool);
      if (!visit(visitor, tool)) return false;
    }
    return true;
  }

  /// The packed counts.
  [[nodiscard]] constexpr std::uint16_t word() const noexcept { return word_; }
  /// The tools with these packed counts; every number is valid.
  [[nodiscard]] static constexpr Tools from_word(std::uint16_t word) noexcept {
    Tools tools;
    tools.word_ = word;
    return tools;
  }

  /// The elements in ascending order as a range; equal elements are separate. Precondition of front() and pop_front():
  /// not empty.
  [[nodiscard]] constexpr ElementsOf<Tools> begin() const noexcept { return ElementsOf<Tools>{*this}; }
  [[nodiscard]] static constexpr EndOfElements end() noexcept { return {}; }
  [[nodiscard]] constexpr Tool front() const noexcept { return first_kind(); }
  constexpr void pop_front() noexcept { remove(first_kind()); }

  friend constexpr bool operator==(Tools, Tools) = default;
  /// The counts by kind (core/description/member.hpp).
  [[nodiscard]] friend constexpr ToolCounts as_spelled(Tools tools) noexcept {
    ToolCounts counts;
    tools.for_each_kind([&](Tool tool) {
      for (int left = tools.count(tool); left > 0; --left) counts.add(tool);
    });
    return counts;
  }
  /// Sets the counts; false if a count is too large.
  [[nodiscard]] friend constexpr bool take_spelled(Tools& tools, ToolCounts counts) noexcept {
    unsigned word = 0;
    counts.for_each_kind([&](Tool tool) {
      word |= static_cast<unsigned>(counts.count(tool)) << detail::tool_shift(tool) & detail::tool_field(tool);
    });
    tools = from_word(static_cast<std::uint16_t>(word));
    return as_spelled(tools) == counts;
  }

 private:
  /// The highest bit of each count that is not zero: a count above zero carries into it.
  [[nodiscard]] constexpr std::uint32_t highest_of_kinds() const noexcept {
    constexpr std::uint32_t lower = 0xFFFF & ~detail::highest_tool_bits;
    return (((word_ & lower) + lower) | word_) & detail::highest_tool_bits;
  }

  std::uint16_t word_ = 0;
};

}  // namespace regelwerk::samara

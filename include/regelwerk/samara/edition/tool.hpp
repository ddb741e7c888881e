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

/// By Tool; move and state texts use them.
inline constexpr std::array<std::string_view, tool_kinds> tool_words{"saw", "compass", "square", "glassA", "glassB"};
/// Read by word() of core/description/words.hpp.
[[nodiscard]] constexpr auto words_of(std::type_identity<Tool> /*type*/) noexcept { return tool_words; }

namespace detail {

/// The bit offset of a kind in Tools: four bits for saws, three for each other kind.
constexpr int tool_shift(Tool tool) noexcept { return tool == Tool::saw ? 0 : 3 * static_cast<int>(tool) + 1; }
constexpr unsigned tool_field(Tool tool) noexcept { return (tool == Tool::saw ? 15U : 7U) << tool_shift(tool); }

/// The lowest and the highest bits of all counts.
inline constexpr unsigned lowest_tool_bits = 0x2491;
inline constexpr unsigned highest_tool_bits = 0x9248;

/// The kind that a bit belongs to.
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
  [[nodiscard]] static constexpr ToolKinds all() noexcept { return ToolKinds{0xFFFF}; }  ///< the five of SM-3
  /// This one alone.
  [[nodiscard]] static constexpr ToolKinds of(Tool tool) noexcept { return ToolKinds{detail::tool_field(tool)}; }
  /// The kinds whose lowest count bits are set; counts have three bits, that of saws four.
  [[nodiscard]] static constexpr ToolKinds of_lowest(unsigned bits) noexcept {
    return ToolKinds{bits * 7U | (bits & 1U) << 3U};
  }

  [[nodiscard]] constexpr bool contains(Tool tool) const noexcept { return (fields_ & detail::tool_field(tool)) != 0; }
  [[nodiscard]] friend constexpr ToolKinds operator|(ToolKinds a, ToolKinds b) noexcept {
    return ToolKinds{a.fields_ | b.fields_};
  }
  /// Takes a kind out if unwanted; nothing happens if it is not in.
  constexpr void remove_if(bool unwanted, Tool tool) noexcept {
    fields_ &= ~(unwanted ? detail::tool_field(tool) : 0U);
  }
  /// All bits of the counts of these kinds.
  [[nodiscard]] constexpr unsigned fields() const noexcept { return fields_; }

  [[nodiscard]] constexpr bool empty() const noexcept { return fields_ == 0; }
  /// The elements in ascending order as a range. front() and pop_front() need a non-empty set.
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

/// Numbers of tools by kind, on a space or with a seat. Narrower than a Multiset, of which a board would fill half a
/// State: there are at most 10 saws and 5 tools of every other kind.
class Tools {
 public:
  constexpr Tools() = default;

  /// `sets` times the tools that SM-3 gives one seat.
  [[nodiscard]] static constexpr Tools sets(int sets) noexcept {
    // A saw more than one tool of every kind.
    return from_word(static_cast<std::uint16_t>(static_cast<unsigned>(sets) * (detail::lowest_tool_bits + 1)));
  }
  /// A single tool, such as a choice for the Barracks (SM-32).
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
  /// SM-21. Trowels of either kind.
  [[nodiscard]] constexpr int trowels() const noexcept { return count(Tool::compass) + count(Tool::square); }
  /// SM-21. Glass tools of either kind.
  [[nodiscard]] constexpr int glass() const noexcept { return count(Tool::glass_a) + count(Tool::glass_b); }
  [[nodiscard]] constexpr int size() const noexcept { return count(Tool::saw) + trowels() + glass(); }
  /// The tools of these kinds.
  [[nodiscard]] constexpr Tools only(ToolKinds kinds) const noexcept {
    return from_word(static_cast<std::uint16_t>(word_ & kinds.fields()));
  }

  /// Precondition: there is room for one more.
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
  /// Precondition: there is room for all.
  constexpr Tools& operator+=(Tools other) noexcept {
    word_ = static_cast<std::uint16_t>(word_ + other.word_);
    return *this;
  }
  /// Precondition: all of `other` are there.
  constexpr Tools& operator-=(Tools other) noexcept {
    word_ = static_cast<std::uint16_t>(word_ - other.word_);
    return *this;
  }

  /// The tool at `index` when all are laid out by kind. Precondition: index < size().
  [[nodiscard]] constexpr Tool nth(int index) const noexcept {
    expects([&] { return index < size(); }, "there are as many tools");
    index -= count(Tool::saw);
    if (index < 0) return Tool::saw;
    // All other counts have the same width.
    auto kind = Tool::compass;
    for (unsigned rest = word_ >> detail::tool_shift(kind);; rest >>= 3U) {
      index -= static_cast<int>(rest & 7U);
      if (index < 0) return kind;
      kind = static_cast<Tool>(static_cast<int>(kind) + 1);
    }
  }

  /// The kinds present. Precondition: at most three of each.
  [[nodiscard]] constexpr ToolKinds kinds_of_few() const noexcept {
    return ToolKinds::of_lowest((word_ | word_ >> 1U) & detail::lowest_tool_bits);
  }
  /// The number of kinds present: the product sums one bit of each in the highest bits.
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

  /// Visits every kind present, in ascending order; stops when the visitor answers false.
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
  /// The tools with these packed counts; any number is the word of some.
  [[nodiscard]] static constexpr Tools from_word(std::uint16_t word) noexcept {
    Tools tools;
    tools.word_ = word;
    return tools;
  }

  /// The elements in ascending order as a range, repeated if equal. front() and pop_front() need a non-empty one.
  [[nodiscard]] constexpr ElementsOf<Tools> begin() const noexcept { return ElementsOf<Tools>{*this}; }
  [[nodiscard]] static constexpr EndOfElements end() noexcept { return {}; }
  [[nodiscard]] constexpr Tool front() const noexcept { return first_kind(); }
  constexpr void pop_front() noexcept { remove(first_kind()); }

  friend constexpr bool operator==(Tools, Tools) = default;
  /// The counts by kind (core/description/member.hpp).
  [[nodiscard]] friend constexpr ToolCounts as_told(Tools tools) noexcept {
    ToolCounts counts;
    tools.for_each_kind([&](Tool tool) {
      for (int left = tools.count(tool); left > 0; --left) counts.add(tool);
    });
    return counts;
  }
  /// Sets the counts; false if there are too many of a kind.
  [[nodiscard]] friend constexpr bool take_told(Tools& tools, ToolCounts counts) noexcept {
    unsigned word = 0;
    counts.for_each_kind([&](Tool tool) {
      word |= static_cast<unsigned>(counts.count(tool)) << detail::tool_shift(tool) & detail::tool_field(tool);
    });
    tools = from_word(static_cast<std::uint16_t>(word));
    return as_told(tools) == counts;
  }

 private:
  /// The highest count bit of every kind present: a count above zero carries into it.
  [[nodiscard]] constexpr std::uint32_t highest_of_kinds() const noexcept {
    constexpr std::uint32_t lower = 0xFFFF & ~detail::highest_tool_bits;
    return (((word_ & lower) + lower) | word_) & detail::highest_tool_bits;
  }

  std::uint16_t word_ = 0;
};

}  // namespace regelwerk::samara

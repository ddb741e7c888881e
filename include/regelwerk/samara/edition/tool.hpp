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

inline constexpr std::array<std::string_view, tool_kinds> tool_words{"saw", "compass", "square", "glassA", "glassB"};
[[nodiscard]] constexpr auto words_of(std::type_identity<Tool> /*type*/) noexcept { return tool_words; }

namespace detail {

/// Where Tools keep the count of a kind: four bits for saws, three for each other kind.
constexpr int tool_shift(Tool tool) noexcept { return tool == Tool::saw ? 0 : 3 * static_cast<int>(tool) + 1; }
constexpr unsigned tool_field(Tool tool) noexcept { return (tool == Tool::saw ? 15U : 7U) << tool_shift(tool); }

/// The lowest and the highest bits of all counts.
inline constexpr unsigned lowest_tool_bits = 0x2491;
inline constexpr unsigned highest_tool_bits = 0x9248;

/// The kind whose count has this bit.
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
  [[nodiscard]] static constexpr ToolKinds all() noexcept { return ToolKinds{0xFFFF}; }
  [[nodiscard]] static constexpr ToolKinds of(Tool tool) noexcept { return ToolKinds{detail::tool_field(tool)}; }
  /// The kinds whose counts have these lowest bits: three bits each, and one more for saws.
  [[nodiscard]] static constexpr ToolKinds of_lowest(unsigned bits) noexcept {
    return ToolKinds{bits * 7U | (bits & 1U) << 3U};
  }

  [[nodiscard]] constexpr bool contains(Tool tool) const noexcept { return (fields_ & detail::tool_field(tool)) != 0; }
  [[nodiscard]] friend constexpr ToolKinds operator|(ToolKinds a, ToolKinds b) noexcept {
    return ToolKinds{a.fields_ | b.fields_};
  }
  constexpr void remove_if(bool unwanted, Tool tool) noexcept {
    fields_ &= ~(unwanted ? detail::tool_field(tool) : 0U);
  }
  /// All bits of the counts of these kinds.
  [[nodiscard]] constexpr unsigned fields() const noexcept { return fields_; }

  [[nodiscard]] constexpr bool empty() const noexcept { return fields_ == 0; }
  /// The elements in order, as a range; the first, and the set without it, need one.
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

/// Tools by kind, as texts tell them.
using ToolCounts = Multiset<Tool, tool_kinds, 4>;

/// How many tools of each kind there are on a space, or a seat owns. A Multiset has a wider word, of which a board
/// would fill half a State: there are at most 10 saws and 5 tools of every other kind.
class Tools {
 public:
  constexpr Tools() = default;

  /// `sets` times what SM-3 gives one seat.
  [[nodiscard]] static constexpr Tools sets(int sets) noexcept {
    Tools tools;
    for (int kind = 0; kind < tool_kinds; ++kind) {
      const Tool tool{static_cast<std::uint8_t>(kind)};
      for (int left = tool == Tool::saw ? 2 * sets : sets; left > 0; --left) tools.add(tool);
    }
    return tools;
  }
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
  /// SM-21. Trowels of either kind, and glass tools.
  [[nodiscard]] constexpr int trowels() const noexcept { return count(Tool::compass) + count(Tool::square); }
  [[nodiscard]] constexpr int glass() const noexcept { return count(Tool::glass_a) + count(Tool::glass_b); }
  [[nodiscard]] constexpr int size() const noexcept { return count(Tool::saw) + trowels() + glass(); }
  /// Those of them that are of these kinds.
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

  /// The tool that is the `index`-th when all are laid out by kind. Precondition: index < size().
  [[nodiscard]] constexpr Tool nth(int index) const noexcept {
    expects([&] { return index < size(); }, "there are as many tools");
    index -= count(Tool::saw);
    if (index < 0) return Tool::saw;
    // The counts of all other kinds are alike.
    auto kind = Tool::compass;
    for (unsigned rest = word_ >> detail::tool_shift(kind);; rest >>= 3U) {
      index -= static_cast<int>(rest & 7U);
      if (index < 0) return kind;
      kind = static_cast<Tool>(static_cast<int>(kind) + 1);
    }
  }

  /// Which kinds there are. Precondition: at most three of each.
  [[nodiscard]] constexpr ToolKinds kinds_of_few() const noexcept {
    return ToolKinds::of_lowest((word_ | word_ >> 1U) & detail::lowest_tool_bits);
  }
  /// How many kinds there are: the product adds up a bit of each, in the highest bits.
  [[nodiscard]] constexpr std::uint32_t count_kinds() const noexcept {
    return wrapping_product(highest_of_kinds(), 0x1249U << 14U) >> 29U;
  }
  /// Precondition: not empty.
  [[nodiscard]] constexpr Tool first_kind() const noexcept {
    return detail::tool_by_bit[static_cast<std::size_t>(std::countr_zero(word_))];
  }
  [[nodiscard]] constexpr Tools without_first_kind() const noexcept {
    return from_word(static_cast<std::uint16_t>(word_ & ~detail::tool_field(first_kind())));
  }

  /// Visits every kind of which there is at least one, in order; stops when the visitor answers false.
  template <class Visitor>
  constexpr bool for_each_kind(Visitor&& visitor) const noexcept {
    for (unsigned rest = word_; rest != 0;) {
      const Tool tool = detail::tool_by_bit[static_cast<std::size_t>(std::countr_zero(rest))];
      rest &= ~detail::tool_field(tool);
      if (!visit(visitor, tool)) return false;
    }
    return true;
  }

  /// The packed counts.
  [[nodiscard]] constexpr std::uint16_t word() const noexcept { return word_; }
  [[nodiscard]] static constexpr Tools from_word(std::uint16_t word) noexcept {
    Tools tools;
    tools.word_ = word;
    return tools;
  }

  /// The elements in order, as a range, equal ones each; the first, and the set without it, need one.
  [[nodiscard]] constexpr ElementsOf<Tools> begin() const noexcept { return ElementsOf<Tools>{*this}; }
  [[nodiscard]] static constexpr EndOfElements end() noexcept { return {}; }
  [[nodiscard]] constexpr Tool front() const noexcept { return first_kind(); }
  constexpr void pop_front() noexcept { remove(first_kind()); }

  friend constexpr bool operator==(Tools, Tools) = default;
  /// How many of each kind (core/description/member.hpp).
  [[nodiscard]] friend constexpr ToolCounts as_told(Tools tools) noexcept {
    ToolCounts counts;
    tools.for_each_kind([&](Tool tool) {
      for (int left = tools.count(tool); left > 0; --left) counts.add(tool);
    });
    return counts;
  }
  /// False if there are too many of a kind.
  [[nodiscard]] friend constexpr bool take_told(Tools& tools, ToolCounts counts) noexcept {
    unsigned word = 0;
    counts.for_each_kind([&](Tool tool) {
      word |= static_cast<unsigned>(counts.count(tool)) << detail::tool_shift(tool) & detail::tool_field(tool);
    });
    tools = from_word(static_cast<std::uint16_t>(word));
    return as_told(tools) == counts;
  }

 private:
  /// The highest bits of the counts that are not zero: such a count carries into it.
  [[nodiscard]] constexpr std::uint32_t highest_of_kinds() const noexcept {
    constexpr std::uint32_t lower = 0xFFFF & ~detail::highest_tool_bits;
    return (((word_ & lower) + lower) | word_) & detail::highest_tool_bits;
  }

  std::uint16_t word_ = 0;
};

}  // namespace regelwerk::samara

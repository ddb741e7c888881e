#pragma once
#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>
#include <type_traits>

#include <regelwerk/core/container/text.hpp>
#include <regelwerk/core/description/leaf.hpp>
#include <regelwerk/core/description/member.hpp>
#include <regelwerk/core/description/spelling.hpp>
#include <regelwerk/core/result.hpp>

// Described values (core/description/member.hpp) as trees of names and words: `phase=play turn=1 hand={A=2 7=1}`.
// Members with their usual value are left out, so every value has exactly one spelling.

namespace regelwerk::inline shared {

/// The spelling of trees in lines.
struct LineStyle {
  static constexpr std::string_view before_name{};           ///< written before the name of a member
  static constexpr std::string_view behind_name = "=";       ///< written between a name and its value
  static constexpr std::string_view between = " ";           ///< written between members
  static constexpr std::string_view between_elements = ",";  ///< written between elements of a row or set
  static constexpr std::string_view none = "-";              ///< written for a missing value
  static constexpr bool skips_usual = true;                  ///< leave out members with their usual value
};

namespace detail {

template <class T, class... Hint>
constexpr bool is_usual(const T& value, const Hint&... hint) noexcept {
  if constexpr (Row<T> && !Described<T>) {
    for (const auto& element : row_of(value)) {
      if (!is_usual(element, hint...)) return false;
    }
    return true;
  } else {
    return value == usual_value<T>(hint...);
  }
}

template <class T, class... Hint>
constexpr void make_usual(T& value, const Hint&... hint) noexcept {
  if constexpr (Row<T> && !Described<T>) {
    for (auto& element : row_of(value)) make_usual(element, hint...);
  } else {
    value = usual_value<T>(hint...);
  }
}

}  // namespace detail

/// Writes described values. A style has the members of LineStyle, and `leaf(out, setup, value)` if it does not write
/// leaves as they are spelled.
template <class Style, class Out, class Setup>
class TreeWriter {
 public:
  /// Appends to `out` and spells leaves with `setup`. Both must outlive the writer.
  constexpr TreeWriter(Out& out, const Setup& setup) noexcept : out_(out), setup_(setup) {}

  /// Writes a member, called by for_each_member.
  template <class T, class... Hint>
  constexpr void operator()(std::string_view name, const T& member, const Hint&... hint) noexcept {
    if (!Style::skips_usual || !detail::is_usual(member, hint...)) write_member(name, member);
  }

  /// Writes the entries of the seats of the game.
  template <Row T>
  constexpr void operator()(std::string_view name, const T& row, BySeat /*mark*/) noexcept {
    begin_member(name);
    write_row(std::span{row_of(row)}.first(static_cast<std::size_t>(setup_.seats())));
  }

  /// Writes a member even if it has its usual value.
  constexpr void write_member(std::string_view name, const auto& member, std::string_view prefix = {}) noexcept {
    begin_member(name, prefix);
    write(member);
  }

  /// Call this after writing something else in the same braces: the next member is then not the first.
  constexpr void go_on() noexcept { is_first_ = false; }
  /// Call this after opening braces without this writer: the next member is then the first.
  constexpr void start_anew() noexcept { is_first_ = true; }

  /// Writes a value without a name.
  template <class T>
  constexpr void write(const T& value) noexcept {
    if constexpr (Described<T>) {
      open("{");
      for_each_member(value, *this);
      close("}");
    } else if constexpr (SpelledOtherwise<T>) {
      write(as_spelled(value));
    } else if constexpr (MaybeValue<T>) {
      if (value.has_value()) {
        write(*value);
      } else {
        out_ << Style::none;
      }
    } else if constexpr (Row<T>) {
      write_row(row_of(value));
    } else if constexpr (Counted<T>) {
      open("{");
      value.for_each_kind([&](auto kind) {
        begin_member(std::string_view{spelling(setup_, kind)});
        leaf(value.count(kind));
      });
      close("}");
    } else if constexpr (BitSet<T>) {
      out_ << '[';
      std::string_view before;
      std::size_t index = 0;
      for (std::uint64_t bits = number_of(value); bits != 0; bits >>= 1, ++index) {
        if ((bits & 1U) == 0) continue;
        out_ << before;
        before = Style::between_elements;
        leaf(item_at(type<T>, index));
      }
      out_ << ']';
    } else {
      if constexpr (MaybeNone<T>) {
        if (value.none()) {
          out_ << Style::none;
          return;
        }
      }
      leaf(value);
    }
  }

 private:
  constexpr void open(std::string_view sign) noexcept {
    out_ << sign;
    is_first_ = true;
  }
  constexpr void close(std::string_view sign) noexcept {
    out_ << sign;
    is_first_ = false;
  }
  constexpr void begin_member(std::string_view name, std::string_view prefix = {}) noexcept {
    if (!is_first_) out_ << Style::between;
    is_first_ = false;
    out_ << Style::before_name << prefix << name << Style::behind_name;
  }
  constexpr void write_row(const auto& row) noexcept {
    out_ << '[';
    std::string_view before;
    for (const auto& element : row) {
      out_ << before;
      before = Style::between_elements;
      write(element);
    }
    out_ << ']';
  }
  constexpr void leaf(const auto& value) noexcept {
    if constexpr (requires { Style::leaf(out_, setup_, value); }) {
      Style::leaf(out_, setup_, value);
    } else {
      out_ << std::string_view{spelling(setup_, value)};
    }
  }

  Out& out_;
  const Setup& setup_;
  bool is_first_ = true;
};

}  // namespace regelwerk::inline shared

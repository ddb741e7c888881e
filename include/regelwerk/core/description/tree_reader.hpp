#pragma once
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>
#include <type_traits>

#include <regelwerk/core/container/algorithms.hpp>
#include <regelwerk/core/container/text.hpp>
#include <regelwerk/core/description/leaf.hpp>
#include <regelwerk/core/description/member.hpp>
#include <regelwerk/core/description/spelling.hpp>
#include <regelwerk/core/description/tree.hpp>
#include <regelwerk/core/reason.hpp>
#include <regelwerk/core/result.hpp>

namespace regelwerk::inline shared {

/// Reads what TreeWriter writes in LineStyle.
template <class Setup>
class TreeReader {
 public:
  /// Reads `text` from its beginning; `setup` knows how leaves are spelled. Both must outlive the reader.
  constexpr TreeReader(std::string_view text, const Setup& setup) noexcept : in_(text), setup_(setup) {}

  template <class T, class... Hint>
  constexpr void operator()(std::string_view name, T& member, const Hint&... hint) noexcept {
    if (refused_) return;
    if (!take_name(name)) return detail::make_usual(member, hint...);
    read(member, hint...);
  }

  /// Reads the name of a member; false if another name follows.
  constexpr bool take_name(std::string_view name, std::string_view prefix = {}) noexcept {
    TextReader ahead = in_;
    const bool is_told = !refused_ && (is_first_ || ahead.take(" ")) && ahead.take_exact(prefix) &&
                         ahead.take_exact(name) && ahead.take("=");
    if (!is_told) return false;
    in_ = ahead;
    is_first_ = false;
    name_ = name;
    return true;
  }

  /// Reads a value without a name; does nothing after the text was refused.
  template <class T, class... Hint>
  constexpr void read(T& value, const Hint&... hint) noexcept {
    if (refused_) return;
    if constexpr (Described<T>) {
      if (!open("{")) return;
      for_each_member(value, *this);
      close("}");
    } else if constexpr (SpelledOtherwise<T>) {
      const TextReader begin = in_;
      auto spelled = as_spelled(value);
      read(spelled);
      if (!refused_ && !take_spelled(value, spelled)) refuse(begin, Reason::no_such_entry);
    } else if constexpr (MaybeValue<T>) {
      value.reset();
      if (in_.take(LineStyle::none)) return;
      read(value.emplace());
    } else if constexpr (Row<T>) {
      std::string_view before = "[";
      for (auto& element : row_of(value)) {
        if (!expect(before)) return;
        before = ",";
        read(element, hint...);
      }
      expect("]");
    } else if constexpr (Counted<T>) {
      read_counts(value);
    } else if constexpr (BitSet<T>) {
      read_set(value);
    } else {
      read_leaf(value, hint...);
    }
  }

  /// Reads a leaf without a name.
  template <class T, class... Hint>
  constexpr void read_leaf(T& value, const Hint&... hint) noexcept {
    if (refused_) return;
    const TextReader begin = in_;
    const std::string_view token = take_token();
    if constexpr (MaybeNone<T>) {
      if (token == LineStyle::none) {
        value = T{};
        return;
      }
    }
    if (!read_spelling(setup_, token, value, hint...)) refuse(begin, Reason::no_such_entry);
    is_first_ = false;
  }

  /// Refuses text that is left over.
  constexpr void finish() noexcept {
    if (!in_.at_end()) refuse_here();
  }

  /// Refuses the text at this place as unexpected.
  constexpr void refuse_here() noexcept { refuse(in_, Reason::entry_due); }

  /// The refusal of the text, if there is one, with `before` added to its position.
  [[nodiscard]] constexpr std::optional<Refusal> refused_behind(std::size_t before) const noexcept {
    std::optional<Refusal> refused = refused_;
    if (refused) refused->position += before;
    return refused;
  }

 private:
  constexpr void refuse(const TextReader& at, Reason reason) noexcept {
    if (!refused_) refused_ = Refusal{at.position(), reason, 0, name_};
  }
  constexpr bool expect(std::string_view sign) noexcept {
    if (refused_) return false;
    if (in_.take(sign)) return true;
    refuse(in_, Reason::bracket_due);
    return false;
  }
  constexpr bool open(std::string_view sign) noexcept {
    is_first_ = true;
    return expect(sign);
  }
  constexpr void close(std::string_view sign) noexcept {
    is_first_ = false;
    expect(sign);
  }
  constexpr std::string_view take_token() noexcept {
    const std::string_view rest = in_.rest();
    const std::string_view token = rest.substr(0, lesser(rest.find_first_of(" ,={}[]"), rest.size()));
    in_.take_exact(token);
    return token;
  }

  template <class Kind, int Kinds, int Bits, int Most>
  constexpr void read_counts(Multiset<Kind, Kinds, Bits, Most>& value) noexcept {
    using Counts = Multiset<Kind, Kinds, Bits, Most>;
    value = {};
    if (!open("{")) return;
    for (int kind = 0; kind < Kinds && !refused_; ++kind) {
      TextReader ahead = in_;
      const auto word = spelling(setup_, static_cast<Kind>(kind));
      const std::string_view name{word};
      if ((!is_first_ && !ahead.take(" ")) || !ahead.take_exact(name) || !ahead.take("=")) continue;
      in_ = ahead;
      is_first_ = false;
      const TextReader before = in_;
      const auto count = in_.take_number(Counts::max_count);
      if (!count || *count == 0) return refuse(before, Reason::no_such_entry);
      value += Counts::from_word(static_cast<std::uint64_t>(*count) << (kind * Bits));
    }
    close("}");
  }

  template <class T>
  constexpr void read_set(T& value) noexcept {
    std::uint64_t bits = 0;
    if (!expect("[")) return;
    bool is_first = true;
    while (!refused_ && in_.peek() != ']') {
      if (!is_first && !expect(",")) return;
      is_first = false;
      const TextReader begin = in_;
      const auto index = read_item<T>(take_token());
      if (!index || bits >> *index != 0) return refuse(begin, Reason::no_such_entry);
      bits |= std::uint64_t{1} << *index;
    }
    expect("]");
    value = leaf_of<T>(bits);
  }
  template <class T>
  [[nodiscard]] constexpr std::optional<std::size_t> read_item(std::string_view token) const noexcept {
    for (std::size_t index = 0; index < 8 * sizeof(T); ++index) {
      if (!is_leaf<T>(std::uint64_t{1} << index)) continue;
      if (std::string_view{spelling(setup_, item_at(type<T>, index))} == token) return index;
    }
    return std::nullopt;
  }

  TextReader in_;
  const Setup& setup_;
  std::string_view name_;
  std::optional<Refusal> refused_;
  bool is_first_ = true;
};

}  // namespace regelwerk::inline shared

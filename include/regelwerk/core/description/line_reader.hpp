#pragma once
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>
#include <type_traits>

#include <regelwerk/core/container/maybe.hpp>
#include <regelwerk/core/container/sequence.hpp>
#include <regelwerk/core/container/text.hpp>
#include <regelwerk/core/container/word.hpp>
#include <regelwerk/core/reason.hpp>
#include <regelwerk/core/result.hpp>
#include <regelwerk/core/seat.hpp>

namespace regelwerk::inline shared {

/// Whether a reader distinguishes capital and small letters.
enum class Letters : std::uint8_t { of_either_case, as_written };

/// Reads a move or a line of `name=value` entries piece by piece and records why a piece did not match. A game's reader
/// only has to say what it expects.
class LineReader {
 public:
  /// White space around the text is ignored.
  constexpr explicit LineReader(std::string_view text, Letters letters = Letters::of_either_case) noexcept
      : in_(text), letters_(letters) {}

  /// As in TextReader.
  constexpr bool take(std::string_view word) noexcept {
    return letters_ == Letters::as_written ? in_.take_exact(word) : in_.take(word);
  }
  constexpr std::string_view take_word() noexcept { return in_.take_word(); }  ///< as in TextReader
  /// As in TextReader: the index of the letter that was read; empty if none of them follows.
  constexpr std::optional<std::size_t> take_one_of(std::string_view letters) noexcept {
    return in_.take_one_of(letters);
  }
  /// As in TextReader: without sign and leading zeros; empty if no number up to `highest` follows.
  constexpr std::optional<int> take_number(int highest) noexcept { return in_.take_number(highest); }
  [[nodiscard]] constexpr char peek() const noexcept { return in_.peek(); }  ///< the next character; '\0' at the end

  /// Reads letters and digits; the result may be empty.
  constexpr std::string_view take_name() noexcept {
    TextReader ahead = in_;
    const std::string_view word = ahead.take_word();
    std::size_t size = 0;
    while (size < word.size() && is_word_sign(lower(word[size]))) ++size;
    in_.take(word.substr(0, size));
    return word.substr(0, size);
  }

  /// True if two letters follow, as in a word.
  [[nodiscard]] constexpr bool begins_with_letters() const noexcept {
    TextReader ahead = in_;
    const std::string_view word = ahead.take_word().substr(0, 2);
    const auto is_letter = [](char sign) { return 'a' <= lower(sign) && lower(sign) <= 'z'; };
    return word.size() == 2 && is_letter(word[0]) && is_letter(word[1]);
  }

  /// Records why the text at this place does not match. Always returns false, so a reader can `return fail(..)`.
  constexpr bool fail(Reason reason) noexcept {
    reason_ = reason;
    return false;
  }

  /// The present place, for fail_at.
  [[nodiscard]] constexpr TextReader here() const noexcept { return in_; }
  /// As fail(), but for a piece that began at an earlier place.
  constexpr bool fail_at(const TextReader& begin, Reason reason) noexcept {
    in_ = begin;
    return fail(reason);
  }

  /// Reads exactly `word`, or fails with `reason`.
  constexpr bool expect(std::string_view word, Reason reason) noexcept { return take(word) || fail(reason); }

  /// Reads a number from `lowest` to `highest`, or fails with `reason`.
  constexpr std::optional<int> expect_number(int lowest, int highest, Reason reason) noexcept {
    const TextReader before = in_;
    const auto number = in_.take_number(highest);
    if (number && *number >= lowest) return number;
    in_ = before;
    fail(reason);
    return std::nullopt;
  }

  /// Reads one of `words` and sets the enumerator with its index, or fails with `reason`.
  template <class Enum>
    requires std::is_enum_v<Enum>
  constexpr bool expect_word(Sequence<std::string_view> words, Enum& into, Reason reason) noexcept {
    for (std::size_t i = 0; i < words.size(); ++i) {
      if (!take(words[i])) continue;
      into = static_cast<Enum>(i);
      return true;
    }
    return fail(reason);
  }

  /// Reads `name=`; the game reads the value itself.
  constexpr bool begin_entry(std::string_view name) noexcept {
    return expect(name, Reason::entry_due) && expect("=", Reason::equals_due);
  }
  /// Reads `name=` and a number from `lowest` to `highest`. Precondition: Number can hold the whole range.
  template <std::unsigned_integral Number>
  constexpr bool entry(std::string_view name, int lowest, int highest, Number& into) noexcept {
    if (!begin_entry(name)) return false;
    const auto number = expect_number(lowest, highest, Reason::number_due);
    if (number) into = static_cast<Number>(*number);
    return number.has_value();
  }
  /// Reads `name=` and a seat below `seats`.
  constexpr bool entry(std::string_view name, int seats, Seat& into) noexcept {
    if (!begin_entry(name)) return false;
    const auto index = expect_number(0, seats - 1, Reason::seat_due);
    if (index) into = Seat{*index};
    return index.has_value();
  }

  /// Reads a blank and `name=`, then calls `read(seat)` for each seat, with a slash between two seats.
  constexpr bool each_seat(std::string_view name, int seats, const auto& read) noexcept {
    if (!expect(name, Reason::entry_due)) return false;
    for (int seat = 0; seat < seats; ++seat) {
      if ((seat > 0 && !expect("/", Reason::slash_due)) || !read(Seat{seat})) return false;
    }
    return true;
  }
  /// Calls `read()` once and again after every `mark`; accepts a dash for an empty list.
  constexpr bool take_list(std::string_view mark, const auto& read) noexcept {
    if (take("-")) return true;
    do {
      if (!read()) return false;
    } while (take(mark));
    return true;
  }

  /// A refusal at the present place.
  [[nodiscard]] constexpr Refusal refuse(Reason reason) const noexcept { return {in_.position(), reason}; }

  /// The value read, if reading succeeded and the text ends here; otherwise the recorded refusal.
  template <class T>
  [[nodiscard]] constexpr Result<T, Refusal> finish(const Maybe<T>& found) const noexcept {
    if (!found) return refuse(reason_);
    if (!in_.at_end()) return refuse(Reason::end_due);
    return *found;
  }
  /// The same for a reader that holds a std::optional, as that of a game outside this library may.
  template <class T>
  [[nodiscard]] constexpr Result<T, Refusal> finish(const std::optional<T>& found) const noexcept {
    return finish(found ? maybe(*found) : std::nullopt);
  }

 private:
  TextReader in_;
  Letters letters_;
  Reason reason_{};
};

/// Writes what LineReader::each_seat reads.
constexpr void write_each_seat(auto& out, std::string_view name, int seats, const auto& write) noexcept {
  out << name;
  for (int seat = 0; seat < seats; ++seat) {
    if (seat > 0) out << '/';
    write(Seat{seat});
  }
}

}  // namespace regelwerk::inline shared

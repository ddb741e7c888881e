#pragma once
#include <array>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <optional>
#include <string_view>

#include <regelwerk/core/container/literals.hpp>
#include <regelwerk/core/container/wrapping.hpp>
#include <regelwerk/core/contract.hpp>
#include <regelwerk/core/reason.hpp>
#include <regelwerk/core/result.hpp>

namespace regelwerk::inline shared {

/// A text of at most `Capacity` characters inside the object; it never allocates. Precondition of every append: the
/// text fits.
template <std::size_t Capacity>
class Text {
 public:
  constexpr Text& operator<<(std::string_view more) noexcept {
    expects([&] { return size_ + more.size() <= Capacity; }, "the text has room for this");
    // A local copy: the compiler must assume that writing a letter may change size_.
    std::size_t size = size_;
    for (const char c : more) letters_[size++] = c;
    size_ = size;
    return *this;
  }
  constexpr Text& operator<<(char more) noexcept {
    expects([&] { return size_ < Capacity; }, "the text has room for this");
    letters_[size_++] = more;
    return *this;
  }
  /// Appends a decimal number, with a minus sign if it is negative.
  constexpr Text& operator<<(int number) noexcept {
    if (0 <= number && number <= 9) return *this << static_cast<char>('0' + number);
    std::array<char, 11> digits{};
    std::size_t at = digits.size();
    const bool negative = number < 0;
    auto rest = static_cast<std::uint32_t>(number);
    if (negative) rest = wrapping_difference(std::uint32_t{0}, rest);
    do {
      digits[--at] = static_cast<char>('0' + rest % 10);
      rest /= 10;
    } while (rest != 0);
    if (negative) digits[--at] = '-';
    const char* const first = digits.data() + at;
    return *this << std::string_view{first, digits.size() - at};
  }

  /// The most characters that fit.
  [[nodiscard]] static constexpr std::size_t capacity() noexcept { return Capacity; }
  [[nodiscard]] constexpr std::string_view view() const noexcept { return {letters_.data(), size_}; }
  // Implicit, so a Text can be passed wherever a text is read.
  constexpr operator std::string_view() const noexcept { return view(); }  // NOLINT(*-explicit-*)

 private:
  std::array<char, Capacity> letters_{};
  std::size_t size_ = 0;
};

/// Texts are equal if their characters are equal; capacities do not matter.
template <std::size_t A, std::size_t B>
[[nodiscard]] constexpr bool operator==(const Text<A>& a, const Text<B>& b) noexcept {
  return a.view() == b.view();
}
template <std::size_t A>
[[nodiscard]] constexpr bool operator==(const Text<A>& a, std::string_view b) noexcept {
  return a.view() == b;
}

/// The small letter for a capital A to Z; any other character unchanged.
[[nodiscard]] constexpr char lower(char c) noexcept {
  return 'A' <= c && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
}

/// True if the characters are equal, ignoring the case of letters.
[[nodiscard]] constexpr bool is_same_letter(char a, char b) noexcept {
  // Capital and small letters differ in one bit; other characters rarely differ in just this bit.
  return a == b || ((a ^ b) == ('a' ^ 'A') && lower(a) == lower(b));
}

/// True if the texts are equal, ignoring the case of letters.
[[nodiscard]] constexpr bool same_letters(std::string_view a, std::string_view b) noexcept {
  if (a.size() != b.size()) return false;
  for (std::size_t i = 0; i < a.size(); ++i) {
    if (!is_same_letter(a[i], b[i])) return false;
  }
  return true;
}

/// True for a blank, a tab or the end of a line.
[[nodiscard]] constexpr bool is_blank(char c) noexcept { return c == ' ' || c == '\t' || c == '\n' || c == '\r'; }

/// Reads a text from the front. Text that does not match is not consumed. Ignores the case of letters.
class TextReader {
 public:
  /// White space around the text is ignored.
  constexpr explicit TextReader(std::string_view text) noexcept : text_(text) {
    while (!text_.empty() && is_blank(text_.back())) text_.remove_suffix(1);
    while (!at_end() && is_blank(text_[at_])) ++at_;
    begin_ = at_;
  }

  /// How many characters have been read.
  [[nodiscard]] constexpr std::size_t position() const noexcept { return at_; }
  /// True if nothing but white space has been read.
  [[nodiscard]] constexpr bool at_begin() const noexcept { return at_ == begin_; }
  /// True if nothing but white space is left.
  [[nodiscard]] constexpr bool at_end() const noexcept { return at_ == text_.size(); }
  /// What has not been read.
  [[nodiscard]] constexpr std::string_view rest() const noexcept { return text_.substr(at_); }
  /// The next character; '\0' at the end.
  [[nodiscard]] constexpr char peek() const noexcept { return at_end() ? '\0' : text_[at_]; }

  /// Reads exactly `expected`; false, with nothing read, if something else follows.
  constexpr bool take(std::string_view expected) noexcept {
    if (expected.size() > text_.size() - at_) return false;
    for (std::size_t i = 0; i < expected.size(); ++i) {
      if (!is_same_letter(text_[at_ + i], expected[i])) return false;
    }
    at_ += expected.size();
    return true;
  }

  /// Reads `expected` as far as the text matches it; false if it does not match to the end.
  constexpr bool take_as_far(std::string_view expected) noexcept {
    for (const char letter : expected) {
      if (at_end() || !is_same_letter(text_[at_], letter)) return false;
      ++at_;
    }
    return true;
  }

  /// Reads one of these letters and returns its index among them; empty if none of them follows.
  constexpr std::optional<std::size_t> take_one_of(std::string_view letters) noexcept {
    if (at_end()) return std::nullopt;
    for (std::size_t i = 0; i < letters.size(); ++i) {
      if (!is_same_letter(text_[at_], letters[i])) continue;
      ++at_;
      return i;
    }
    return std::nullopt;
  }

  /// As take(), but case-sensitive.
  constexpr bool take_exact(std::string_view expected) noexcept {
    if (text_.substr(at_, expected.size()) != expected) return false;
    at_ += expected.size();
    return true;
  }

  /// Reads a decimal number up to `highest`, without sign and leading zeros; empty if none follows.
  constexpr std::optional<int> take_number(int highest) noexcept {
    std::size_t end = at_;
    int number = 0;
    while (end < text_.size() && '0' <= text_[end] && text_[end] <= '9') {
      const int digit = text_[end] - '0';
      if (digit > highest || number > (highest - digit) / 10 || (end > at_ && text_[at_] == '0')) return std::nullopt;
      number = number * 10 + digit;
      ++end;
    }
    if (end == at_) return std::nullopt;
    at_ = end;
    return number;
  }

  /// Reads up to the next blank or the end of the text; the result may be empty.
  constexpr std::string_view take_word() noexcept {
    const std::size_t from = at_;
    while (!at_end() && !is_blank(text_[at_])) ++at_;
    return text_.substr(from, at_ - from);
  }

 private:
  std::string_view text_;
  std::size_t at_ = 0;
  std::size_t begin_ = 0;
};

/// The part of a line of entries around `at`, up to the next blank, = or / on both sides.
[[nodiscard]] constexpr std::string_view entry_around(std::string_view line, std::size_t at) noexcept {
  const std::size_t before = line.substr(0, at).find_last_of(" =/");
  const std::size_t begin = before == std::string_view::npos ? 0 : before + 1;
  return line.substr(begin, line.find_first_of(" /", at) - begin);
}

/// Returns `value` if `text` equals the joined parts of `canonical`, ignoring case and white space around it; otherwise
/// refuses the text where it differs. Parsers use it to accept only one spelling of a value.
template <class T>
[[nodiscard]] constexpr Result<T, Refusal> refuse_other_spelling(std::string_view text,
                                                                 std::initializer_list<std::string_view> canonical,
                                                                 const T& value) noexcept {
  TextReader in{text};
  for (const std::string_view part : canonical) {
    const std::size_t begin = in.position();
    if (in.take_as_far(part)) continue;
    const std::string_view right = entry_around(part, in.position() - begin);
    return Refusal{.position = in.position(), .reason = Reason::other_spelling, .spelling = RightSpelling{right}};
  }
  if (!in.at_end()) return Refusal{in.position(), Reason::end_due};
  return value;
}

}  // namespace regelwerk::inline shared

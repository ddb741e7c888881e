#include <regelwerk/core/container/text.hpp>

#include <concepts>
#include <limits>
#include <string_view>
#include <type_traits>

#include <core/aborts.hpp>
#include <core/both.hpp>

namespace {

using namespace regelwerk;

static_assert(std::is_trivially_copyable_v<Text<12>> && std::regular<Text<12>> && Text<12>::capacity() == 12);
static_assert(std::is_convertible_v<Text<12>, std::string_view>);
static_assert(std::is_trivially_copyable_v<TextReader> && !std::is_convertible_v<std::string_view, TextReader>);

constexpr auto text(const auto&... pieces) {
  Text<12> all;
  (all << ... << pieces);
  return all;
}

TEST_CASE("text: pieces one behind the other") {
  CHECK_BOTH(text("").view().empty());
  CHECK_BOTH(text("A", ':', 12, "-h", 0) == "A:12-h0");
  CHECK_BOTH(text("exactly full") == std::string_view{"exactly full"});
  CHECK_BOTH((Text<0>{} << "") == "");
}

TEST_CASE("text: numbers") {
  CHECK_BOTH(text(0) == "0" && text(7) == "7" && text(10) == "10" && text(-1) == "-1" && text(-10) == "-10");
  CHECK_BOTH(text(std::numeric_limits<int>::max()) == "2147483647");
  CHECK_BOTH(text(std::numeric_limits<int>::min()) == "-2147483648");
}

TEST_CASE("text: numbers around the digits that stand alone") {
  CHECK_BOTH((Text<8>{} << -1 << 0 << 9 << 10) == "-10910");
}

TEST_CASE("text: comparison by what it says") {
  CHECK_BOTH(text("ab") == text("a", 'b') && text("ab") != text("abc") && text("ab") != "aB");
}

TEST_CASE("text: letters in either case, no others") {
  CHECK_BOTH(lower('A') == 'a' && lower('Z') == 'z' && lower('m') == 'm');
  CHECK_BOTH(lower('@') == '@' && lower('[') == '[' && lower('0') == '0');
  CHECK_BOTH(same_letters("Ab:1", "aB:1") && same_letters("", ""));
  CHECK_BOTH(!same_letters("ab", "abc") && !same_letters("a@", "a`") && !same_letters("[", "{"));
}

TEST_CASE("text: two characters are the same letter if their small ones are") {
  CHECK([] {
    for (int a = 0; a < 256; ++a) {
      for (int b = 0; b < 256; ++b) {
        const auto one = static_cast<char>(a);
        const auto other = static_cast<char>(b);
        if (is_same_letter(one, other) != (lower(one) == lower(other))) return false;
      }
    }
    return true;
  }());
}

TEST_CASE("text: reading ignores white space around, not within") {
  CHECK_BOTH([] {
    TextReader in{" \t\r\n ab c \n"};
    return in.position() == 5 && in.take("ab") && !in.take("c") && in.take(" ") && in.take("c") && in.at_end() &&
           in.position() == 9;
  }());
  CHECK_BOTH(TextReader{""}.at_end() && TextReader{" \n "}.at_end() && TextReader{" \n "}.peek() == '\0');
}

TEST_CASE("text: what does not match is not consumed") {
  CHECK_BOTH([] {
    TextReader in{"Step:1"};
    return !in.take("stop") && !in.take("step:12") && in.position() == 0 && in.take("STEP:") && in.peek() == '1' &&
           !in.take("12") && in.take("1") && in.at_end() && !in.take("1") && in.take("");
  }());
}

TEST_CASE("text: what is due is longer than what is left") {
  CHECK_BOTH([] {
    TextReader in{"ab"};
    return in.take("a") && !in.take("bc") && in.rest() == "b" && in.take("B") && !in.take("c") && in.take("");
  }());
}

TEST_CASE("text: one of several letters") {
  CHECK_BOTH([] {
    TextReader in{"kAx"};
    return in.take_one_of("AQK") == 2U && in.take_one_of("AQK") == 0U && !in.take_one_of("AQK") && in.position() == 2 &&
           !in.take_one_of("") && in.take_one_of("xX") == 0U && in.at_end() && !in.take_one_of("x");
  }());
}

TEST_CASE("text: words and blanks") {
  CHECK_BOTH([] {
    TextReader in{"one  two"};
    if (!in.at_begin() || in.take_word() != "one" || !in.take_word().empty() || in.at_begin()) return false;
    return in.take("  ") && in.take_word() == "two" && in.take_word().empty() && in.at_end();
  }());
}

constexpr bool reads(std::string_view from, int highest, int expected, std::size_t length) {
  TextReader in{from};
  const auto number = in.take_number(highest);
  return number == expected && in.position() == length;
}
constexpr bool refuses(std::string_view from, int highest) {
  TextReader in{from};
  return !in.take_number(highest) && in.position() == 0;
}

TEST_CASE("text: numbers are read as they are written") {
  CHECK_BOTH(reads("0", 9, 0, 1) && reads("0x", 0, 0, 1) && reads("71-", 71, 71, 2) && reads("1 2", 9, 1, 1));
  CHECK_BOTH(reads("1000000", 1'000'000, 1'000'000, 7));
}

TEST_CASE("text: no sign, no leading zero, no number, none too high") {
  CHECK_BOTH(refuses("-1", 9) && refuses("+1", 9));
  CHECK_BOTH(refuses("00", 9) && refuses("01", 9) && refuses("007", 9));
  CHECK_BOTH(refuses("", 9) && refuses("x", 9) && refuses("-", 9));
  CHECK_BOTH(refuses("10", 9) && refuses("99999999999999999999", 9) && refuses("1000001", 1'000'000));
  CHECK_BOTH(refuses("0", -1));
}

TEST_CASE("text: numbers up to the highest that there is") {
  CHECK(reads("2147483647", std::numeric_limits<int>::max(), 2147483647, 10));
  CHECK(refuses("2147483648", std::numeric_limits<int>::max()));
  CHECK(refuses("9999999999", std::numeric_limits<int>::max()));
  CHECK(refuses("4294967297", std::numeric_limits<int>::max()));
  CHECK(refuses("9999999999", 2'000'000'000));
}

constexpr Result<int, Refusal> spelled(std::string_view from) {
  return refuse_other_spelling(from, {"a=", "1", " b"}, 5);
}

TEST_CASE("text: one spelling of a value") {
  CHECK_BOTH(spelled("a=1 b") == 5 && spelled("  A=1 B\n") == 5);
  CHECK_BOTH(spelled("a=01 b").error() ==
             Refusal{.position = 2, .reason = Reason::other_spelling, .spelling = RightSpelling{"1"}});
  CHECK_BOTH(spelled("  a=2 b").error().position == 4);
  CHECK_BOTH(spelled("a=1  b").error().position == 4);
  CHECK_BOTH(spelled("a=1").error().position == 3);
  CHECK_BOTH(spelled("").error().position == 0);
  CHECK_BOTH(spelled("a=1 bc").error() == Refusal{5, Reason::end_due});
}

CONTRACT_CASE("text: more than fits") {
  Text<3> small;
  small << "ab";
  CHECK_ABORTS(small << "cd");
  CHECK_ABORTS(small << -1);
  small << 'c';
  CHECK_ABORTS(small << 'd');
  CHECK(small == "abc");
}

}  // namespace

#include <regelwerk/core/container/word.hpp>

#include <string_view>
#include <type_traits>

#include <core/both.hpp>

namespace {

using namespace regelwerk;

static_assert(sizeof(Word) == word_limit && std::is_trivially_copyable_v<Word>);

/// As a template argument, which is what it is made for.
template <Word Name>
constexpr std::string_view name_of_type = Name.view();

TEST_CASE("word: 1 to 16 small letters and digits") {
  CHECK_BOTH(is_word("a") && is_word("villa") && is_word("2nd") && is_word("0123456789abcdef"));
  CHECK_BOTH(!is_word("") && !is_word("0123456789abcdefg"));
  CHECK_BOTH(!is_word("Villa") && !is_word("two words") && !is_word("a.b") && !is_word("a-b") && !is_word("\xe4"));
}

TEST_CASE("word: its signs are small letters and digits") {
  for (const char c : std::string_view{"az09"}) CHECK(is_word_sign(c));
  for (const char c : std::string_view{"AZ`{/:._- \0\xe4", 12}) CHECK(!is_word_sign(c));
}

TEST_CASE("word: a value that knows its letters") {
  CHECK_BOTH(Word{"villa"}.view() == "villa");
  CHECK_BOTH(Word{"0123456789abcdef"}.view() == "0123456789abcdef");
  CHECK_BOTH(Word{}.view().empty());
  CHECK_BOTH(Word{"villa"} == Word{std::string_view{"villas"}.substr(0, 5)});
  CHECK_BOTH(Word{"villa"} != Word{"villas"});
  CHECK_BOTH(name_of_type<"museum"> == "museum");
}

/// With a letter behind its end.
constexpr Word littered(std::string_view text) {
  Word word{text};
  word.letters.back() = 'x';
  return word;
}

TEST_CASE("word: letters behind its end are no part of it, and make it another value") {
  CHECK_BOTH(Word{}.ends_clean() && Word{"villa"}.ends_clean() && Word{"0123456789abcdef"}.ends_clean());
  CHECK_BOTH(littered("villa").view() == "villa" && littered("villa") != Word{"villa"});
  CHECK_BOTH(!littered("villa").ends_clean() && !littered("").ends_clean());
}

}  // namespace

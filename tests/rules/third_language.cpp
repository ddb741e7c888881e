#include <doctest/doctest.h>

#include <algorithm>
#include <string>
#include <vector>

#include <regelwerk/core/language/translation.hpp>
#include <regelwerk/tock.hpp>
#include <regelwerk/tock/language/english.hpp>
#include <regelwerk/tock/language/german.hpp>

#include "languages.hpp"

// A language that has only begun: two rules of one game and the kinds of a few words. What it lacks is known, and is
// said in English.

namespace beginning {

struct Latin {
  static constexpr std::string_view code = "la";
  static constexpr std::string_view name = "Latina";
};

constexpr regelwerk::RuleInfo info(regelwerk::tock::Rule rule, Latin /*language*/) noexcept {
  using enum regelwerk::tock::Rule;
  if (rule == four_marbles) return {"TK-4", "Cuique quattuor sunt globuli.", "Initium"};
  if (rule == team_wins) return {"TK-35", "Vincunt quorum globuli omnes domi sunt.", "Finis"};
  return {};
}

constexpr std::string_view word(regelwerk::tock::Mode mode, Latin /*language*/) noexcept {
  return mode == regelwerk::tock::Mode::two_pairs ? "duo paria" : "";
}

}  // namespace beginning

using namespace regelwerk;
using beginning::Latin;

namespace {

template <class Tongue>
std::vector<std::string> missing_words() {
  std::vector<std::string> words;
  for_each_missing<Tongue, tock::RuntimeGame>([&](std::string_view in_english) { words.emplace_back(in_english); });
  return words;
}

}  // namespace

TEST_CASE("language: what a third one lacks is counted and listed") {
  const std::vector<std::string> all = missing_words<rules_test::Silence>();
  const std::vector<std::string> lacking = missing_words<Latin>();
  CHECK(all.size() == missing_in<rules_test::Silence, tock::RuntimeGame>());
  CHECK(lacking.size() == all.size() - 3);
  CHECK(missing_in<Latin, tock::RuntimeGame>() == lacking.size());
  CHECK(missing_in<German, tock::RuntimeGame>() == 0);
  const auto lacks = [&](std::string_view text) { return std::count(lacking.begin(), lacking.end(), text) == 1; };
  CHECK_FALSE(lacks(info(tock::Rule::four_marbles).sentence));
  CHECK_FALSE(lacks(info(tock::Rule::team_wins).sentence));
  CHECK_FALSE(lacks("two pairs"));
  CHECK(lacks("three pairs"));
  CHECK(lacks(info(tock::Rule::ring).sentence));
  CHECK(lacks(describe(tock::OptionFault::seats)));
  CHECK(lacks("marble"));
  CHECK(lacks("quick start"));
  CHECK(lacks("spectator"));
  CHECK(lacks("{seat} has won"));
}

TEST_CASE("language: what a third one lacks is said in English") {
  constexpr Latin latin{};
  CHECK(info_in(tock::Rule::four_marbles, latin).sentence == "Cuique quattuor sunt globuli.");
  CHECK(info_in(tock::Rule::ring, latin).sentence == info(tock::Rule::ring).sentence);
  CHECK(info_in(tock::Rule::ring, german).sentence == info(tock::Rule::ring, german).sentence);
  CHECK(word_in(tock::Mode::two_pairs, latin) == "duo paria");
  CHECK(word_in(tock::Mode::three_pairs, latin) == "three pairs");
  CHECK(word_in(tock::Rank::jack, latin) == "Jack");
  CHECK(word_in(tock::Rank::jack, german) == "Bube");
  CHECK(describe_in(tock::OptionFault::seats, latin) == describe(tock::OptionFault::seats));
  CHECK(describe_in(tock::EditionFault{tock::Constraint::deck, 3}, latin) == describe(tock::Constraint::deck));
  CHECK(describe_in(tock::EditionFault{tock::Constraint::deck, 3}, german) == describe(tock::Constraint::deck, german));
}

TEST_CASE("language: a code chosen while the program runs gives the tag") {
  std::string said;
  const auto say = [&](auto language) { said = word_in(tock::Rank::king, language); };
  CHECK(with_language("de", say));
  CHECK(said == "König");
  CHECK(with_language("en", say));
  CHECK(said == "King");
  CHECK_FALSE(with_language("la", say));
  CHECK(with_language(Languages<English, Latin>{}, "la", say));
  CHECK(said == "King");
  CHECK_FALSE(with_language(Languages<English, Latin>{}, "de", say));
}

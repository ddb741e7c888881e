#include <regelwerk/core/language/language.hpp>

#include <array>
#include <cstdint>
#include <string_view>

#include <core/both.hpp>
#include <regelwerk/core/container/algorithms.hpp>
#include <regelwerk/core/language/english.hpp>
#include <regelwerk/core/language/german.hpp>
#include <regelwerk/core/language/phrases.hpp>
#include <regelwerk/core/language/speech.hpp>
#include <regelwerk/core/language/wording.hpp>

namespace house {

enum class Colour : std::uint8_t { red, green };

/// Rules of a house, and what is wrong with one.
struct Options {
  bool attic = false;
  Colour door = Colour::red;
  regelwerk::Word street = "elm";
};

struct Fault {
  Colour constraint{};
  int where = 0;
};

constexpr std::string_view describe(Colour colour) noexcept { return colour == Colour::red ? "too red" : "too green"; }
constexpr std::string_view describe(Colour colour, regelwerk::German /*language*/) noexcept {
  return colour == Colour::red ? "zu rot" : "zu grün";
}
constexpr std::string_view word(Colour colour, regelwerk::German /*language*/) noexcept {
  constexpr regelwerk::Words<Colour::green> words{"rot", "grün"};
  return words[colour];
}

}  // namespace house

namespace {

using namespace regelwerk;
using house::Colour;

constexpr std::array<std::string_view, 2> colour_words{"red", "green"};
constexpr std::array<std::string_view, 2> streets{"elm", "oak"};
constexpr Fields fields{flag_field("attic", &house::Options::attic),
                        word_field("door", &house::Options::door, colour_words),
                        name_field("street", &house::Options::street, streets)};

static_assert(Language<English> && Language<German> && !Language<Colour> && !Language<house::Options>);

/// The name of the language that has this code; empty if none has it.
constexpr std::string_view name_of(std::string_view code) {
  std::string_view name;
  const bool is_known = with_language(code, [&](auto language) { name = decltype(language)::name; });
  return is_known ? name : std::string_view{};
}

TEST_CASE("language: chosen by its code") {
  CHECK_BOTH(name_of("en") == "English" && name_of("de") == "Deutsch");
  CHECK_BOTH(name_of("").empty() && name_of("DE").empty() && name_of("deu").empty() && name_of("nl").empty());
  CHECK_BOTH(!with_language(Languages<>{}, "en", [](auto /*language*/) {}));
}

TEST_CASE("language: words that all games share") {
  CHECK_BOTH(word(true, english) == "yes" && word(false, english) == "no");
  CHECK_BOTH(word(true, german) == "ja" && word(false, german) == "nein");
  CHECK_BOTH(word(Seat{2}, english) == "seat" && word(Seat{2}, german) == "Sitz");
  CHECK_BOTH(word(Viewer{Seat{0}}, german) == "Sitz" && word(spectator, german) == "Zuschauer");
  CHECK_BOTH(word(Viewer{Seat{0}}, english) == "seat" && word(spectator, english) == "spectator");
  CHECK_BOTH(word(Actor{Seat{0}}, german) == "Sitz" && word(Actor{Seat{0}}, english) == "seat");
  CHECK_BOTH(word(Actor::chance(), german) == "Zufall" && word(Actor::chance(), english) == "chance");
  CHECK_BOTH(word(Actor::nobody(), german) == "niemand" && word(Actor::nobody(), english) == "nobody");
}

TEST_CASE("language: English is what the contract says already") {
  CHECK_BOTH(describe(Colour::green, english) == "too green" && describe(Colour::green, german) == "zu grün");
  CHECK_BOTH(describe(house::Fault{Colour::red, 7}, english) == "too red");
  CHECK_BOTH(describe(house::Fault{Colour::red, 7}, german) == "zu rot");
}

TEST_CASE("language: words of the values of a field") {
  CHECK_BOTH(value_word(get<0>(fields), 0, german) == "nein" && value_word(get<0>(fields), 1, german) == "ja");
  CHECK_BOTH(value_word(get<1>(fields), 1, german) == "grün");
  CHECK_BOTH(value_word(get<1>(fields), 1, english) == "green");
  CHECK_BOTH(value_word(get<2>(fields), 1, german) == "oak");
}

TEST_CASE("language: tables say what they lack") {
  constexpr std::array<Wording, 2> some{{{"attic", "Dachboden"}, {"door", "Tür"}}};
  CHECK_BOTH(word_for(some, "door") == "Tür" && word_for(some, "street").empty());
  CHECK_BOTH(word_for(some, "street", "road") == "road");
  constexpr Vocabulary words{FieldWords{some}, TermWords{some}, Words<Colour::green>{"rot", "grün"}};
  using Term = EditionTerm<house::Options>;
  CHECK_BOTH(words[get<0>(fields)] == "Dachboden" && words[get<2>(fields)].empty());
  CHECK_BOTH(words[Term{"door"}] == "Tür" && words[Term{"oak"}] == "oak" && words[Colour::green] == "grün");
  CHECK_BOTH(words.knows(Term{"door"}) && !words.knows(Term{"oak"}));
  CHECK_BOTH(TermNames{}[Term{"oak"}] == "oak");
}

TEST_CASE("language: a table of rules is a translation if it tells the same rules in other words") {
  constexpr std::array<RuleInfo, 2> original{{{"XY-1", "One.", "Setup"}, {"XY-2", "Two.", "Play"}}};
  using Rules = std::array<RuleInfo, 2>;
  CHECK_BOTH(is_translation(Rules{{{"XY-1", "Eins.", "Aufbau"}, {"XY-2", "Zwei.", "Spiel"}}}, original));
  CHECK_BOTH(!is_translation(Rules{{{"XY-2", "Eins.", "Aufbau"}, {"XY-1", "Zwei.", "Spiel"}}}, original));
  CHECK_BOTH(!is_translation(Rules{{{"XY-1", "Eins.", "Aufbau"}, {"XY-2", "Two.", "Spiel"}}}, original));
  CHECK_BOTH(!is_translation(Rules{{{"XY-1", "", "Aufbau"}, {"XY-2", "Zwei.", "Spiel"}}}, original));
  CHECK_BOTH(!is_translation(Rules{{{"XY-1", "Eins.", ""}, {"XY-2", "Zwei.", "Spiel"}}}, original));
  CHECK_BOTH(!is_translation(std::array<RuleInfo, 1>{{{"XY-1", "Eins.", "Aufbau"}}}, original));
}

TEST_CASE("language: phrases are written once for all entries, tables stand one behind the other") {
  constexpr std::array<int, 2> numbers{3, 5};
  constexpr auto phrases = phrases_for(numbers, [](auto& out, int number) { out << "bis " << number; });
  CHECK_BOTH(phrases.size() == 2 && phrases[0] == "bis 3" && phrases[1] == "bis 5");
  constexpr auto both = joined(numbers, std::array<int, 1>{8});
  CHECK_BOTH(both == std::array<int, 3>{3, 5, 8});
}

}  // namespace

#include <doctest/doctest.h>

#include <cstddef>
#include <cstdint>
#include <map>
#include <string>
#include <typeindex>

#include <regelwerk/clockman/language/english.hpp>
#include <regelwerk/clockman/language/german.hpp>
#include <regelwerk/clou/language/english.hpp>
#include <regelwerk/clou/language/german.hpp>
#include <regelwerk/core/language/describe.hpp>
#include <regelwerk/ostfriesenlauf/language/english.hpp>
#include <regelwerk/ostfriesenlauf/language/german.hpp>
#include <regelwerk/play/german.hpp>
#include <regelwerk/samara/language/english.hpp>
#include <regelwerk/samara/language/german.hpp>
#include <regelwerk/tock/language/english.hpp>
#include <regelwerk/tock/language/german.hpp>

#include "languages.hpp"

using namespace rules_test;
using namespace regelwerk;

namespace {

/// The names that sentences of a game may use.
template <class G>
Names names_of() {
  Names names{option_names<G>(), {}};
  if constexpr (std::is_same_v<typename G::Rule, clockman::Rule>) {
    for (const clockman::CardInfo& card : clockman::card_table) {
      names.cards.emplace(card.token.substr(0, card.token.find_first_of("+-123456")), word(card.effect, german));
    }
  }
  return names;
}

/// Collects what is wrong with the German of a game.
template <class G>
Strings problems_of_german() {
  const Names names = names_of<G>();
  Strings problems;
  const auto note = [&](std::string_view original, const std::string& fault) {
    if (!fault.empty()) problems.push_back(std::string{original} + ": " + fault);
  };
  for_each_thing_in<G>([&](const auto& thing) {
    if constexpr (requires { info(thing); }) {
      const RuleInfo original = info(thing, english);
      const RuleInfo translated = info(thing, german);
      if (translated.id != original.id) note(original.id, "another rule");
      note(original.id, fault_of_translation(translated.sentence, original.sentence, names));
      note(original.id, fault_of_german(translated.source));
    }
    if constexpr (requires { describe(thing); }) {
      note(describe(thing), fault_of_translation(describe(thing, german), describe(thing, english), names));
    }
    if constexpr (requires { word(thing, english); }) {
      note(word(thing, english), word(thing, english).empty() ? "is empty" : fault_of_german(word(thing, german)));
    }
  });
  return problems;
}

/// Collects values of options and setup facts whose words are not German or those of texts.
template <class G>
Strings problems_of_values() {
  Strings problems;
  const auto check_one = [&](const auto& field) {
    for (std::size_t i = 0; i < field.words.size(); ++i) {
      const std::string_view said = value_word(field, i, german);
      if (!fault_of_german(said).empty() || said == field.words[i]) problems.emplace_back(field.words[i]);
    }
  };
  G::option_fields.each(check_one);
  return problems;
}

/// Words of one enum that are the same, and enums of which values are left out.
template <class G, Language Tongue>
Strings problems_of_words(Tongue tongue) {
  Strings problems;
  std::map<std::type_index, StringSet> words;
  std::map<std::type_index, std::size_t> values;
  for_each_thing_in<G>([&](const auto& thing) {
    using Thing = std::remove_cvref_t<decltype(thing)>;
    if constexpr (std::is_enum_v<Thing>) {
      ++values[typeid(Thing)];
      if constexpr (requires { word(thing, tongue); }) {
        const std::string said{word(thing, tongue)};
        if (!words[typeid(Thing)].insert(said).second) problems.push_back(said + " is said of two values");
      }
    }
  });
  for_each_thing_in<G>([&](const auto& thing) {
    using Thing = std::remove_cvref_t<decltype(thing)>;
    if constexpr (std::is_enum_v<Thing>) {
      if (values[typeid(Thing)] != named_values<Thing>) problems.emplace_back(typeid(Thing).name());
    }
  });
  return problems;
}

}  // namespace

TEST_CASE_TEMPLATE("rules: all of a game is told in German, with the same numbers and names", G, tock::RuntimeGame,
                   ostfriesenlauf::RuntimeGame, samara::RuntimeGame, clockman::RuntimeGame, clou::RuntimeHeist,
                   clou::RuntimeCampaign) {
  for (const Strings& problems : {problems_of_german<G>(), problems_of_values<G>(), problems_of_words<G>(english),
                                  problems_of_words<G>(german)}) {
    for (const std::string& problem : problems) FAIL_CHECK(problem);
  }
  CHECK(missing_in<German, G>() == 0);
  CHECK(missing_in<English, G>() == 0);
  CHECK(missing_in<Silence, G>() > G::rules.size());
}

TEST_CASE("rules: German words are those of the rulebooks") {
  CHECK(word(tock::Noun::marble, german) == "Murmel");
  CHECK(word(tock::Noun::lane_field, german) == "Zielfeld");
  CHECK(word(tock::Rank::jack, german) == "Bube");
  CHECK(word(ostfriesenlauf::Sign::hedgehog, german) == "Igel");
  CHECK(word(samara::Noun::foreman, german) == "Vorarbeiter");
  CHECK(word(clou::Noun::loot, german) == "Beute");
  CHECK(word(clou::Noun::getaway_car, german) == "Fluchtwagen");
}

TEST_CASE("rules: what editions name has the words of the standard edition, or its own name") {
  CHECK(word(EditionTerm<samara::Rule>{"Hermit house"}, german) == "Einsiedelei");
  CHECK(word(EditionTerm<samara::Rule>{"Lighthouse"}, german) == "Lighthouse");
  CHECK(word(EditionTerm<clou::Rule>{"boxoffice"}, german) == "Abendkasse");
  CHECK(word(EditionTerm<clou::Rule>{"boxoffice"}, english) == "box office");
  CHECK(word(EditionTerm<clou::Rule>{"engine"}, german) == "engine");
  CHECK(word(clou::SheetTool{clou::Thief::trixie, clou::Group::tree}, german) == "Schneidbrenner");
  CHECK(word(clou::SheetTool{clou::Thief::trixie, clou::Group::grid}, german) == "Raster");
  CHECK(word(clou::SheetTool{clou::Thief::trixie, clou::Group::grid}, english) == "grid");
}

TEST_CASE_TEMPLATE("rules: refusals are told in German", G, tock::RuntimeGame, ostfriesenlauf::RuntimeGame,
                   samara::RuntimeGame, clockman::RuntimeGame, clou::RuntimeHeist, clou::RuntimeCampaign) {
  using Invariant = typename G::Invariants::value_type;
  for (std::size_t i = 0; i < named_values<Invariant>; ++i) {
    const auto invariant = static_cast<Invariant>(i);
    CHECK(describe(invariant, german).size() <= refusal_limit);
    const Refusal refusal{0, Reason::broken_invariant, static_cast<std::uint16_t>(i)};
    CHECK(describe<G>(refusal, german) == describe(invariant, german));
  }
  CHECK(describe<G>(Refusal{3, Reason::colon_due}, german) == "hier fehlt ein Doppelpunkt");
  const std::string own = ", nicht zu Version " + std::to_string(G::rules_version);
  CHECK(std::string{describe<G>(Refusal{0, Reason::other_version, 9}, german).view()} ==
        "das gehört zu Version 9 der Regeln" + own);
  CHECK(std::string{describe<G>(Refusal{0, Reason::other_version, unknown_version}, german).view()} ==
        "das gehört zu einer unbekannten Version der Regeln" + own);
  const std::string option = "die Option " + std::string{get<0>(G::option_fields).name};
  CHECK(std::string{describe<G>(other_option(0, OtherOption{}), german).view()} ==
        option + " hat in diesem Spiel einen anderen Wert");
  CHECK(describe<G>(other_option(0, {0, 0, 1}), german).view().substr(0, option.size() + 9) == option + " ist hier");
}

TEST_CASE("rules: faults of records are told in German, by rules in their sentences") {
  const auto game = *tock::RuntimeGame::make({});
  using Fault = RecordFault<tock::Rule>;
  CHECK(describe(game, Fault{.move = 7, .reason = Reason::moves_due}, german) == "hier fehlt moves:");
  CHECK(describe(game, Fault{.move = 7, .reason = Reason::forbidden, .rule = tock::Rule::must_play}, german) ==
        info(tock::Rule::must_play, german).sentence);
  CHECK(describe(game, Refusal{0, Reason::other_game}, german) == "das gehört zu einem anderen Spiel");
  CHECK(describe(game, Refusal{0, Reason::other_game}, english) == describe(Reason::other_game));
}

TEST_CASE("rules: no two reasons of refusals have the same German sentence") {
  StringSet sentences;
  for (std::size_t i = 0; i < reason_count; ++i) sentences.emplace(describe(static_cast<Reason>(i), german));
  CHECK(sentences.size() == reason_count);
}

TEST_CASE("rules: what the tools say is told in German") {
  for (std::size_t i = 0; i < named_values<TakeBackFault>; ++i) {
    const auto fault = static_cast<TakeBackFault>(i);
    CHECK(fault_of_translation(describe(fault, german), describe(fault, english), {}) == "");
  }
}

TEST_CASE("rules: a translation that tells something else is seen") {
  const Names names{{"seven", "split", "own_start", "order", "mode"}, {{"stay", "Halt"}, {"peace", "Friede"}}};
  CHECK(fault_of_translation("Eine 7 hat 7 Schritte.", "A 7 has 7 steps.", names).empty());
  CHECK(fault_of_translation("A 7 has 7 steps.", "A 7 has 7 steps.", names) == "is not translated");
  CHECK(fault_of_translation("Eine 7 hat 8 Schritte.", "A 7 has 7 steps.", names) == "other numbers");
  CHECK(fault_of_translation("Eine 7 hat Schritte.", "A 7 has 3 steps.", names) == "other numbers");
  CHECK(fault_of_translation("Nach TK-12.", "By TK-13.", names) == "other numbers");
  CHECK(fault_of_translation("Mit der Option seven = split.", "With the option seven = split.", names).empty());
  CHECK(fault_of_translation("Mit der Option sieben = split.", "With the option seven = split.", names) ==
        "lacks the name seven");
  CHECK(fault_of_translation("Mit der Option seven = teilen.", "With the option seven = split.", names) ==
        "lacks the name split");
  CHECK(fault_of_translation("In seven Schritten.", "In any order.", names).empty());
  CHECK(fault_of_translation("Mit Startfeld.", "With own_start.", names) == "lacks the name own_start");
  CHECK(fault_of_translation("Mit den Optionen order und Art.", "With the options order and mode.", names) ==
        "lacks the name mode");
  CHECK(fault_of_translation("Art muss sein", "mode must be there", names) == "lacks the name mode");
  CHECK(fault_of_translation("mode muss sein.", "mode must be there", names) == "a full stop too many or too few");
  CHECK(fault_of_translation("Halt und Friede.", "Cards stay and peace.", names).empty());
  CHECK(fault_of_translation("Die Karten Halt und Ruhe.", "Cards stay and peace.", names) == "lacks the name Friede");
  CHECK(fault_of_translation("Die Karte stay.", "Play the card stay.", names) == "lacks the name Halt");
  CHECK(fault_of_german("Größe, Übermaß, Äpfel, Öl").empty());
  CHECK(fault_of_german("Gr\xF6\xDF"
                        "e") == "a sign that German does not have");
  CHECK(fault_of_german("ein  Zug") == "a blank too many");
  CHECK(fault_of_german("") == "is empty");
}

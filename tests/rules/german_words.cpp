#include <doctest/doctest.h>

#include <algorithm>
#include <array>
#include <cctype>
#include <cstddef>
#include <cstdint>
#include <fstream>
#include <sstream>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

#include <regelwerk/clockman/language/german.hpp>
#include <regelwerk/clou/language/german.hpp>
#include <regelwerk/core/description/words.hpp>
#include <regelwerk/core/language/describe.hpp>
#include <regelwerk/ostfriesenlauf/language/german.hpp>
#include <regelwerk/samara/language/german.hpp>
#include <regelwerk/tock/language/german.hpp>

#include "languages.hpp"

// german_words.txt beside this file says which German word a thing has. All rules, reasons, words and told events of
// all titles are held against it.

using namespace rules_test;
using namespace regelwerk;

namespace {

/// One line of the list.
struct Term {
  std::string word;
  Strings others;
  StringSet left_out;  ///< titles
};

std::string trimmed(std::string_view text) {
  const std::size_t first = text.find_first_not_of(' ');
  if (first == std::string_view::npos) return {};
  return std::string{text.substr(first, text.find_last_not_of(' ') - first + 1)};
}

Term term_of(std::string_view line) {
  Term entry;
  const std::size_t colon = line.find(':');
  std::istringstream header{std::string{line.substr(0, colon)}};
  for (std::string word; header >> word;) {
    if (word.starts_with('!')) {
      entry.left_out.insert(word.substr(1));
    } else {
      entry.word += (entry.word.empty() ? "" : " ") + word;
    }
  }
  std::istringstream others{std::string{line.substr(colon + 1)}};
  for (std::string other; std::getline(others, other, ',');) entry.others.push_back(trimmed(other));
  return entry;
}

std::vector<Term> read_list() {
  std::ifstream file{REGELWERK_TEST_DATA_DIR "/rules/german_words.txt"};
  REQUIRE(file.good());
  std::vector<Term> entries;
  for (std::string line; std::getline(file, line);) {
    if (!line.empty() && !line.starts_with('#')) entries.push_back(term_of(line));
  }
  return entries;
}

bool is_letter(std::string_view text, std::size_t at) {
  if (at >= text.size()) return false;
  const auto sign = static_cast<unsigned char>(text[at]);
  return std::isalpha(sign) != 0 || sign == '_' || sign >= 0x80;
}

/// Where a text has words that begin so, the first letter small or capital; from there on another word may follow.
std::vector<std::size_t> places_of(std::string_view text, std::string_view beginning) {
  std::vector<std::size_t> places;
  std::string small{beginning};
  std::string capital{beginning};
  small[0] = static_cast<char>(std::tolower(static_cast<unsigned char>(small[0])));
  capital[0] = static_cast<char>(std::toupper(static_cast<unsigned char>(capital[0])));
  for (std::size_t at = 0; at + beginning.size() <= text.size(); ++at) {
    const std::string_view here = text.substr(at, beginning.size());
    if ((here == small || here == capital) && (at == 0 || !is_letter(text, at - 1))) places.push_back(at);
  }
  return places;
}

/// What a text calls otherwise than the list; nothing if it does not. `Echte Profis` may have `Profis` in it.
std::string taken_by(std::string_view text, const Term& entry) {
  const std::vector<std::size_t> right = places_of(text, entry.word);
  for (const std::string& other : entry.others) {
    for (const std::size_t at : places_of(text, other)) {
      const auto is_around = [&](std::size_t begin) { return begin <= at && at < begin + entry.word.size(); };
      if (std::none_of(right.begin(), right.end(), is_around)) return other + " is " + entry.word;
    }
  }
  return {};
}

/// A word of move texts that a sentence uses: as it is written there, but not as the name or the value of an option.
std::string text_word_in(std::string_view sentence, const StringSet& texts) {
  for (const std::string_view word : names_in(sentence)) {
    const auto at = static_cast<std::size_t>(word.data() - sentence.data());
    const std::string_view before = sentence.substr(0, at);
    const std::string_view behind = sentence.substr(at + word.size());
    const bool is_of_option = before.ends_with("= ") || before.ends_with("Option ") || behind.starts_with(" = ") ||
                              before.ends_with("{") || before.ends_with("[") || behind.starts_with(":") ||
                              behind.starts_with("}") || behind.starts_with("=");
    if (texts.contains(std::string{word}) && !is_of_option) return std::string{word} + " is a word of texts";
  }
  return {};
}

/// How many words the longest sentence of a text has.
std::size_t longest_sentence(std::string_view text) {
  std::size_t longest = 0;
  std::size_t words = 0;
  std::istringstream all{std::string{text}};
  for (std::string word; all >> word;) {
    longest = std::max(longest, ++words);
    if (word.ends_with('.') || word.ends_with('!') || word.ends_with('?')) words = 0;
  }
  return longest;
}

void add_words(StringSet& texts, const auto& words) {
  for (const std::string_view word : words) texts.emplace(word);
}

/// The words that moves, cards, tools and boxes have in texts.
template <class G>
StringSet words_of_texts() {
  StringSet texts;
  using Kind = std::remove_cvref_t<decltype([] {
    if constexpr (requires(typename G::Move move) { move.kind(); }) {
      return typename G::Move{}.kind();
    } else {
      return typename G::Move{}.kind;
    }
  }())>;
  add_words(texts, words_of(type<Kind>));
  if constexpr (std::is_same_v<typename G::Rule, ostfriesenlauf::Rule>) add_words(texts, ostfriesenlauf::sign_words);
  if constexpr (std::is_same_v<typename G::Rule, samara::Rule>) {
    add_words(texts, samara::tool_words);
    add_words(texts, samara::sex_words);
  }
  if constexpr (std::is_same_v<typename G::Rule, clockman::Rule>) {
    for (const clockman::CardInfo& card : clockman::card_table) {
      texts.emplace(card.token.substr(0, card.token.find_first_of("+-123456")));
    }
    texts.emplace("goto");
  }
  if constexpr (std::is_same_v<typename G::Rule, clou::Rule>) {
    add_words(texts, clou::symbol_words);
    add_words(texts, clou::group_words);
    add_words(texts, clou::preparation_words);
    for (const Wording& term : clou::german_terms) texts.emplace(term.name);
    texts.insert({"shift", "extra", "fill", "room", "loud", "nothing"});
  }
  return texts;
}

StringSet without(StringSet all, const Strings& some) {
  for (const std::string& word : some) all.erase(word);
  return all;
}

/// All that a title says in German, by where it says it.
template <class G, class Visitor>
void for_each_text(const Visitor& visitor) {
  for_each_thing_in<G>([&](const auto& thing) {
    if constexpr (requires { info(thing); }) visitor(info(thing).id, info(thing, german).sentence);
    if constexpr (requires { describe(thing); }) visitor(describe(thing), describe(thing, german));
    if constexpr (requires { word(thing, german); }) visitor(std::string_view{"word"}, word(thing, german));
  });
  for (const auto& told : sentences_of(type<typename G::Event>, german)) {
    visitor(std::string_view{"event"}, told.pattern);
  }
}

/// The title whose texts a game has.
template <class G>
std::string title_of() {
  const std::string_view name = G::name;
  return std::string{name.substr(0, name.find(' '))};
}

/// What the list does not allow in a game.
template <class G>
Strings faults_in(const std::vector<Term>& entries) {
  const std::string title = title_of<G>();
  Strings problems;
  std::string all;
  for_each_text<G>([&](std::string_view where, std::string_view text) {
    all.append(text) += '\n';
    const auto note = [&](const std::string& fault) {
      if (!fault.empty()) problems.push_back(std::string{where} + ": " + fault);
    };
    for (const Term& entry : entries) {
      if (entry.left_out.contains(title) || entry.word.ends_with(" says")) continue;
      if (entry.word == "texts") {
        if (where != "word") note(text_word_in(text, without(words_of_texts<G>(), entry.others)));
      } else if (entry.word != "longest") {
        note(taken_by(text, entry));
      } else if (longest_sentence(text) > std::stoul(entry.others.front())) {
        note("has " + std::to_string(longest_sentence(text)) + " words");
      }
    }
  });
  for (const Term& entry : entries) {
    if (entry.word != title + " says") continue;
    for (const std::string& word : entry.others) {
      if (places_of(all, word).empty()) problems.push_back("nowhere: " + word);
    }
  }
  return problems;
}

/// English sentences that are too long.
template <class G>
Strings long_sentences(const std::vector<Term>& entries) {
  Strings problems;
  for (const Term& entry : entries) {
    if (entry.word != "longest" || entry.left_out.contains(title_of<G>())) continue;
    for_each_thing_in<G>([&](const auto& thing) {
      if constexpr (requires { info(thing); }) {
        if (longest_sentence(info(thing).sentence) > std::stoul(entry.others.front())) {
          problems.emplace_back(info(thing).id);
        }
      }
    });
  }
  return problems;
}

}  // namespace

TEST_CASE_TEMPLATE("rules: one German word for one thing, none of texts, and no sentence too long to be read at once",
                   G, tock::RuntimeGame, ostfriesenlauf::RuntimeGame, samara::RuntimeGame, clockman::RuntimeGame,
                   clou::RuntimeHeist, clou::RuntimeCampaign) {
  const std::vector<Term> entries = read_list();
  for (const std::string& problem : faults_in<G>(entries)) FAIL_CHECK(problem);
  for (const std::string& problem : long_sentences<G>(entries)) FAIL_CHECK(problem);
}

TEST_CASE("rules: a word that another one has taken, one of texts and a long sentence are seen") {
  const Term entry = term_of("Bogen !clou !tock: Blatt, lose Blätter");
  CHECK(entry.word == "Bogen");
  CHECK(entry.others == Strings{"Blatt", "lose Blätter"});
  CHECK(entry.left_out == StringSet{"clou", "tock"});
  CHECK(taken_by("Jeder Dieb hat ein Blatt.", entry) == "Blatt is Bogen");
  CHECK(taken_by("blattweise", entry) == "Blatt is Bogen");
  CHECK(taken_by("Lose Blätter sind keine.", entry) == "lose Blätter is Bogen");
  CHECK(taken_by("Das Kleeblatt und die Blätter.", entry).empty());
  CHECK(taken_by("Echte Profis sind keine Gauner.", term_of("Echte Profis: Profis")).empty());
  CHECK(taken_by("Echte Profis und Profis.", term_of("Echte Profis: Profis")) == "Profis is Echte Profis");
  const StringSet texts{"free", "goto"};
  CHECK(text_word_in("Eine Karte goto wirkt.", texts) == "goto is a word of texts");
  CHECK(text_word_in("Die Karte (free) hilft.", texts) == "free is a word of texts");
  CHECK(text_word_in("Die Option outward = free erlaubt es.", texts).empty());
  CHECK(text_word_in("Frei ist nicht freedom.", texts).empty());
  CHECK(longest_sentence("Eins zwei drei. Vier fünf.") == 3);
  CHECK(longest_sentence("Eins 1.2 drei. Vier fünf sechs sieben") == 4);
  CHECK(longest_sentence("") == 0);
}

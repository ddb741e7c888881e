#pragma once
#include <algorithm>
#include <array>
#include <cstddef>
#include <map>
#include <set>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

#include <regelwerk/core/language/translation.hpp>

#include "ledgers.hpp"

// What a translation has in common with its original, whatever the languages are.

namespace rules_test {

using Strings = std::vector<std::string>;
using StringSet = std::set<std::string>;

/// A language without anything: what it lacks is all that there is to say.
struct Silence {
  static constexpr std::string_view code = "none";
  static constexpr std::string_view name = "none";
};

/// All numbers in digits, and in front of them the letters of an ID.
inline StringSet numbers_in(std::string_view text) {
  constexpr std::string_view digits = "0123456789";
  StringSet numbers;
  for (std::size_t at = text.find_first_of(digits); at != std::string_view::npos; at = text.find_first_of(digits, at)) {
    const std::size_t end = std::min(text.find_first_not_of(digits, at), text.size());
    numbers.emplace(text.substr(at, end - at));
    at = end;
  }
  for (const Named& named : ids_in(text)) numbers.emplace(named.id);
  return numbers;
}

/// The words of a text, to which digits, underscores and umlauts belong.
inline std::vector<std::string_view> names_in(std::string_view text) {
  constexpr std::string_view signs = "abcdefghijklmnopqrstuvwxyz0123456789_ABCDEFGHIJKLMNOPQRSTUVWXYZ";
  const auto is_sign = [&](char c) {
    return signs.find(c) != std::string_view::npos || static_cast<signed char>(c) < 0;
  };
  std::vector<std::string_view> words;
  for (std::size_t at = 0; at < text.size();) {
    std::size_t end = at;
    while (end < text.size() && is_sign(text[end])) ++end;
    if (end > at) words.push_back(text.substr(at, end - at));
    at = end + 1;
  }
  return words;
}

/// Names as they stand in texts.
struct Names {
  StringSet options;                         ///< with setup facts and the values of both
  std::map<std::string, std::string> cards;  ///< what a translation calls them, who types no texts there
};

/// The names that a translation has to have, since the sentence uses them as in texts: those of options if they have an
/// underscore, stand beside an equals sign, behind the word option, or at the beginning as what must be something; for
/// those of cards behind the word card, but not in `such cards add up`, what the translation calls them.
inline StringSet names_used(std::string_view sentence, const Names& known) {
  using Announcing = std::array<std::string_view, 4>;
  constexpr Announcing options{"option", "options", "Option", "Options"};
  constexpr Announcing cards{"card", "cards", "Card", "Cards"};
  const std::vector<std::string_view> words = names_in(sentence);
  const auto announces = [&](std::size_t word, std::size_t behind, const Announcing& by) {
    if (word < behind || (word > behind && words[word - behind - 1] == "such")) return false;
    return std::find(by.begin(), by.end(), words[word - behind]) != by.end();
  };
  const auto is_announced = [&](std::size_t word, const Announcing& by) {
    return announces(word, 1, by) || (announces(word, 3, by) && words[word - 1] == "and");
  };
  StringSet used;
  for (std::size_t i = 0; i < words.size(); ++i) {
    const std::string word{words[i]};
    const auto at = static_cast<std::size_t>(words[i].data() - sentence.data());
    const bool is_subject = i == 0 && sentence.substr(word.size()).starts_with(" must be ");
    const bool is_equal =
        sentence.substr(at + word.size()).starts_with(" = ") || sentence.substr(0, at).ends_with(" = ");
    const bool is_option = is_subject || is_equal || word.find('_') != std::string::npos || is_announced(i, options);
    if (is_option && known.options.contains(word)) used.insert(word);
    if (is_announced(i, cards) && known.cards.contains(word)) used.insert(known.cards.at(word));
  }
  return used;
}

/// The names of options, setup facts and their values.
template <class G>
StringSet option_names() {
  StringSet names;
  const auto take = [&](const auto& field) {
    names.emplace(field.name);
    names.insert(field.words.begin(), field.words.end());
  };
  G::option_fields.each(take);
  G::start_fields.each(take);
  return names;
}

/// What is wrong with a text in German as such.
inline std::string fault_of_german(std::string_view text) {
  if (text.empty()) return "is empty";
  if (text.front() == ' ' || text.back() == ' ' || text.find("  ") != std::string_view::npos) return "a blank too many";
  if (text.find(" ,") != std::string_view::npos || text.find(" ;") != std::string_view::npos) return "a blank too many";
  constexpr std::string_view behind_c3 = "\xA4\xB6\xBC\x84\x96\x9C\x9F";  // the second bytes of umlauts and sharp s
  for (std::size_t at = 0; at < text.size(); ++at) {
    if (static_cast<signed char>(text[at]) >= 0) continue;
    if (text[at] != '\xC3' || at + 1 == text.size() || behind_c3.find(text[at + 1]) == std::string_view::npos) {
      return "a sign that German does not have";
    }
    ++at;
  }
  return {};
}

/// What is wrong with the translation of a sentence.
inline std::string fault_of_translation(std::string_view sentence, std::string_view original, const Names& names) {
  if (sentence == original) return "is not translated";
  if (sentence.size() > 480) return "too long";
  if ((sentence.back() == '.') != (original.back() == '.')) return "a full stop too many or too few";
  if (numbers_in(sentence) != numbers_in(original)) return "other numbers";
  const std::vector<std::string_view> words = names_in(sentence);
  for (const std::string& name : names_used(original, names)) {
    const bool is_word = std::find(words.begin(), words.end(), name) != words.end();
    const bool is_of_card = !names.options.contains(name) && sentence.find(name.substr(1)) != std::string_view::npos;
    if (!is_word && !is_of_card) return "lacks the name " + name;
  }
  return fault_of_german(sentence);
}

/// How the enumerator of a value is spelled, as compilers write it: `house::Colour::red`, `(house::Colour)7` if it has
/// none.
template <auto Value>
constexpr std::string_view spelled() {
  std::string_view function = __PRETTY_FUNCTION__;
  function.remove_prefix(function.rfind("Value = ") + std::string_view{"Value = "}.size());
  return function.substr(0, function.find_first_of(";]"));
}

/// True if the enum has a name for this value. Compilers end with `Value = house::Colour::red]` or `(house::Colour)7]`,
/// and looking at the end only keeps this cheap for the thousands of values that are asked about.
template <auto Value>
consteval bool has_name() {
  const std::string_view function = __PRETTY_FUNCTION__;
  const std::size_t last = function.find_last_not_of("0123456789", function.size() - 2);
  return function[last] != ')';
}

/// The name of a value, without that of its enum. Precondition: it has one.
template <auto Value>
constexpr std::string_view name_of_value() {
  constexpr std::string_view name = spelled<Value>();
  return name.substr(name.rfind(':') + 1);
}

/// How many values of an enum have names, from 0 on.
template <class Enum>
inline constexpr std::size_t named_values = []<std::size_t... Value>(std::index_sequence<Value...>) {
  return (std::size_t{has_name<static_cast<Enum>(Value)>()} + ...);
}(std::make_index_sequence<128>{});

}  // namespace rules_test

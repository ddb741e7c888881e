#pragma once
#include <string>

#include <course.hpp>
#include <regelwerk/ostfriesenlauf.hpp>
#include <regelwerk/ostfriesenlauf/language/english.hpp>
#include <regelwerk/ostfriesenlauf/language/german.hpp>

// What those checks have in common that quote the library's rules. The others compile faster without it.

namespace course {

using regelwerk::ostfriesenlauf::Rule;

/// "OL-14 says: A card moves ..."
inline Line says(Rule rule) {
  const std::string id{info(rule).id};
  return {id + " says: " + std::string{info(rule).sentence},
          id + " sagt: " + std::string{info(rule, regelwerk::german).sentence}};
}

/// What the library says about something that it cannot take.
inline Line reason(const auto& game, const regelwerk::Refusal& refusal) {
  return {std::string{describe(game, refusal).view()}, std::string{describe(game, refusal, regelwerk::german).view()}};
}

/// The letter of a runner, as the terminal program writes it.
inline char letter(int runner) {
  return static_cast<char>('A' + runner);
}

}  // namespace course

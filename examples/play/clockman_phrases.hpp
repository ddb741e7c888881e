#pragma once
#include <string>

#include <regelwerk/clockman.hpp>

#include "clockman_words.hpp"

namespace play {

/// What happened to figures, digits and cards, as the predicate of a sentence about somebody.
class ClockPhrases {
 public:
  explicit ClockPhrases(const ClockWords& words) : words_(words) {}

  /// Whom the sentence is about.
  [[nodiscard]] static regelwerk::Seat subject(const regelwerk::clockman::Event& event);
  /// Empty for what another event tells already.
  [[nodiscard]] std::string predicate(const regelwerk::clockman::Event& event) const;

 private:
  [[nodiscard]] std::string figures(const regelwerk::clockman::Event& event) const;
  [[nodiscard]] std::string digits(const regelwerk::clockman::Event& event) const;
  [[nodiscard]] std::string cards(const regelwerk::clockman::Event& event) const;

  const ClockWords& words_;
};

}  // namespace play

#pragma once
#include <string>
#include <string_view>

#include <regelwerk/clockman.hpp>

#include "terminal.hpp"

namespace play {

/// Words for what drawing and telling both speak of.
class ClockWords {
 public:
  ClockWords(const regelwerk::clockman::Layout& layout, const Ink& ink) : layout_(layout), ink_(ink) {}

  [[nodiscard]] std::string name(regelwerk::Seat seat) const { return ink_.name(seat); }
  /// A field as in the text of a move.
  [[nodiscard]] std::string field(regelwerk::clockman::Space at) const;
  /// An event card by its token, in another language behind its name.
  [[nodiscard]] std::string card(regelwerk::clockman::Card card) const;
  /// Symbol cards by their letters, a dash for none.
  [[nodiscard]] static std::string symbols(regelwerk::clockman::Symbols cards);
  /// Digit cards, a dash for none.
  [[nodiscard]] static std::string digits(const regelwerk::clockman::DigitCounts& digits);
  /// A date: the digits held, a line for each one that is missing, then the jokers.
  [[nodiscard]] std::string date(const regelwerk::clockman::DigitCounts& digits) const;
  /// What goes from hand to hand: a digit, two of a kind, or two different ones.
  [[nodiscard]] std::string bundle(regelwerk::clockman::Bundle cards) const;
  /// A proposal of a seat: who would give what to whom.
  [[nodiscard]] std::string gifts(regelwerk::clockman::Proposal proposal, regelwerk::Seat from) const;
  /// Who is to act, and why.
  [[nodiscard]] std::string node(const regelwerk::clockman::Table& table) const;

 private:
  [[nodiscard]] std::string reason(const regelwerk::clockman::Table& table) const;
  [[nodiscard]] std::string effect(regelwerk::clockman::Card card) const;

  const regelwerk::clockman::Layout& layout_;
  const Ink& ink_;
};

/// See Termed: the event cards.
[[nodiscard]] std::string clockman_term(std::string_view text, const Ink& ink);

}  // namespace play

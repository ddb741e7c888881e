#pragma once
#include <concepts>
#include <iosfwd>
#include <string_view>
#include <type_traits>

#include <regelwerk/core/actor.hpp>
#include <regelwerk/core/container/text.hpp>
#include <regelwerk/core/description/settings.hpp>
#include <regelwerk/core/description/words.hpp>
#include <regelwerk/core/game/faults.hpp>
#include <regelwerk/core/language/describe.hpp>
#include <regelwerk/core/outcome.hpp>
#include <regelwerk/core/result.hpp>
#include <regelwerk/core/rule.hpp>
#include <regelwerk/core/seat.hpp>
#include <regelwerk/core/viewer.hpp>

// Makes values print themselves on a stream, in English: `std::cout << outcome->winners()`. The library itself writes
// nothing; a program that streams includes <ostream>. The types of a game print themselves if its ostream.hpp, which
// includes this header, is included.

namespace regelwerk::inline shared {

namespace detail {

/// A number as text.
[[nodiscard]] constexpr Text<11> number_text(int number) noexcept { return Text<11>{} << number; }

template <class T>
concept IsRule = std::is_enum_v<T> && requires(T rule) {
  { info(rule) } -> std::same_as<RuleInfo>;
};
template <class T>
concept IsMove = requires(const T& move) {
  T::code_bits;
  T::from_code(move.code());
};

template <class Enum>
[[nodiscard]] constexpr std::string_view word_of_enum(Enum value) noexcept {
  const auto words = words_of(type<Enum>);
  const auto index = static_cast<std::size_t>(value);
  return index < words.size() ? words[index] : std::string_view{"?"};
}
[[nodiscard]] constexpr std::string_view kind_word(const auto& move) noexcept {
  if constexpr (requires { move.kind(); }) {
    return word_of_enum(move.kind());
  } else {
    return word_of_enum(move.kind);
  }
}

}  // namespace detail

template <class Traits>
using OutStream = std::basic_ostream<char, Traits>;  ///< a template, so that <iosfwd> is enough

template <class Traits, std::size_t Capacity>
OutStream<Traits>& operator<<(OutStream<Traits>& out, const Text<Capacity>& text) {
  return out << text.view();
}

/// `seat 0`; for a set of seats `seats 0, 2`, for an empty one `nobody`.
template <class Traits>
OutStream<Traits>& operator<<(OutStream<Traits>& out, Seat seat) {
  return out << std::string_view{"seat "} << detail::number_text(seat.index());
}
template <class Traits>
OutStream<Traits>& operator<<(OutStream<Traits>& out, SeatSet seats) {
  if (seats.empty()) return out << std::string_view{"nobody"};
  if (seats.size() == 1) return out << seats.front();
  std::string_view before = "seats ";
  for (const Seat seat : seats) {
    out << before << detail::number_text(seat.index());
    before = ", ";
  }
  return out;
}
template <class Traits>
OutStream<Traits>& operator<<(OutStream<Traits>& out, Viewer viewer) {
  return viewer.is_spectator() ? out << std::string_view{"spectator"} : out << viewer.seat();
}
template <class Traits>
OutStream<Traits>& operator<<(OutStream<Traits>& out, Actor actor) {
  if (actor.is_seat()) return out << actor.seat();
  return out << (actor.is_chance() ? std::string_view{"chance"} : std::string_view{"nobody"});
}

/// The ID and the sentence of a rule.
template <class Traits>
OutStream<Traits>& operator<<(OutStream<Traits>& out, const RuleInfo& rule) {
  return out << rule.id << std::string_view{": "} << rule.sentence;
}
template <class Traits, detail::IsRule Rule>
OutStream<Traits>& operator<<(OutStream<Traits>& out, Rule rule) {
  return out << info(rule);
}

/// Kind and code of a move: `walk 1234`. Its text depends on the position; see to_text().
template <class Traits, detail::IsMove Move>
OutStream<Traits>& operator<<(OutStream<Traits>& out, const Move& move) {
  return out << detail::kind_word(move) << ' ' << detail::number_text(static_cast<int>(move.code()));
}

/// The sentence of a refusal, and its position.
template <class Traits>
OutStream<Traits>& operator<<(OutStream<Traits>& out, const Refusal& refusal) {
  return out << describe(refusal) << std::string_view{", at position "}
             << detail::number_text(static_cast<int>(refusal.position));
}
template <class Traits>
OutStream<Traits>& operator<<(OutStream<Traits>& out, const SettingRefusal& refusal) {
  return out << describe(refusal) << std::string_view{", at position "}
             << detail::number_text(static_cast<int>(refusal.position));
}
/// All faults, one per line.
template <class Traits, class Rules>
OutStream<Traits>& operator<<(OutStream<Traits>& out, const SetupFaults<Rules>& faults) {
  std::string_view before;
  for (const auto& fault : faults) {
    out << before << describe(fault);
    before = "\n";
  }
  return out;
}
template <class Traits, class Rules>
OutStream<Traits>& operator<<(OutStream<Traits>& out, const SetupFault<Rules>& fault) {
  return out << describe(fault);
}

/// `places 1 2 2, scores 1 0 0`, then the rule that broke a tie, if any.
template <class Traits, int MaxSeats, class Rule>
OutStream<Traits>& operator<<(OutStream<Traits>& out, const Outcome<MaxSeats, Rule>& outcome) {
  out << std::string_view{"places"};
  for (int seat = 0; seat < outcome.seats; ++seat) out << ' ' << detail::number_text(outcome.place(Seat{seat}));
  out << std::string_view{", scores"};
  for (int seat = 0; seat < outcome.seats; ++seat) out << ' ' << detail::number_text(outcome.score(Seat{seat}));
  if (outcome.tie_broken_by) out << std::string_view{", a tie broken by "} << info(*outcome.tie_broken_by).id;
  return out;
}

/// The value, if it can print itself, or the error.
template <class Traits, class T, class E>
OutStream<Traits>& operator<<(OutStream<Traits>& out, const Result<T, E>& result) {
  if (!result) return out << std::string_view{"refused: "} << result.error();
  if constexpr (requires { out << *result; }) {
    return out << *result;
  } else {
    return out << std::string_view{"accepted"};
  }
}

}  // namespace regelwerk::inline shared

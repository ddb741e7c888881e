#pragma once
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

#include <regelwerk/core/container/algorithms.hpp>
#include <regelwerk/core/container/fixed_list.hpp>
#include <regelwerk/core/container/text.hpp>
#include <regelwerk/core/language/describe.hpp>
#include <regelwerk/core/language/language.hpp>
#include <regelwerk/core/playable.hpp>
#include <regelwerk/core/reason.hpp>
#include <regelwerk/core/result.hpp>
#include <regelwerk/play/record_header.hpp>

// Replays recorded games move by move, and reports what stopped a replay.

namespace regelwerk::inline shared {

/// A game from its beginning: its rules and all its moves, chance included. Replaying it needs no random numbers.
template <Playable G, std::size_t Capacity>
struct Record {
  RecordHeader<G> header;                       ///< the rules and the setup facts
  FixedList<typename G::Move, Capacity> moves;  ///< all moves of the game, chance included, in order

  friend constexpr bool operator==(const Record&, const Record&) = default;
};

/// Why a record could not be read or replayed; `reason` and `detail` are those of a Refusal.
template <class Rule>
struct RecordFault {
  std::size_t move = 0;        ///< number of good moves before the fault
  std::size_t position = 0;    ///< number of good characters before the fault, if a text was read
  Reason reason{};             ///< why reading or replaying stopped
  std::uint16_t detail = 0;    ///< see Reason; 0 for most reasons
  std::optional<Rule> rule{};  ///< the rule that forbids the move, if it could be read but is not legal
  int rules_version = 0;       ///< the version of the rules in the record if it is older, else 0
  RightSpelling spelling{};    ///< as that of a Refusal: the correct spelling, or the game that the record names

  friend constexpr bool operator==(const RecordFault&, const RecordFault&) = default;
};

namespace detail {

template <class Fault>
[[nodiscard]] constexpr Fault fault_of(std::size_t move, const Refusal& refusal) noexcept {
  return {.move = move,
          .position = refusal.position,
          .reason = refusal.reason,
          .detail = refusal.detail,
          .spelling = refusal.spelling};
}

/// The rules version of a header if it is older, else 0, for a fault.
template <Playable G>
[[nodiscard]] constexpr int older_rules(const RecordHeader<G>& header) noexcept {
  return header.rules_version == G::rules_version ? 0 : header.rules_version;
}

/// Room for the beginning of a sentence about older rules.
inline constexpr std::size_t older_rules_limit = 112;

}  // namespace detail

/// The state at the end of a replay, and the fault that stopped it, if any.
template <class State, class Rule>
struct Replay {
  State state;                             ///< after all good moves
  std::optional<RecordFault<Rule>> fault;  ///< empty if all moves were good
};

/// Room for the sentence of a fault in a language: that of any refusal or rule.
template <Playable G, Language Tongue = English>
inline constexpr std::size_t fault_limit = [] {
  std::size_t longest = refusal_limit;
  for (std::size_t i = 0; i < G::rules.size(); ++i) {
    longest = greater(longest, info(static_cast<typename G::Rule>(i), Tongue{}).sentence.size());
  }
  return longest + detail::older_rules_limit;
}();

/// Why a record could not be read or replayed, in one sentence; if a rule forbids a move, the sentence of this rule.
template <Playable G, Language Tongue = English>
[[nodiscard]] constexpr auto describe(const G& /*game*/, const RecordFault<typename G::Rule>& fault,
                                      Tongue tongue = {}) noexcept {
  Text<fault_limit<G, Tongue>> out;
  if (fault.rules_version != 0) tell_older_rules(out, fault.rules_version, G::rules_version, tongue);
  if (fault.rule) return out << info(*fault.rule, tongue).sentence;
  return out << describe<G>(Refusal{fault.position, fault.reason, fault.detail, {}, fault.spelling}, tongue).view();
}

/// Why a record could not be read or replayed, in one sentence without versions and options, which need a game.
template <class Rule, Language Tongue = English>
[[nodiscard]] constexpr std::string_view describe(const RecordFault<Rule>& fault, Tongue tongue = {}) noexcept {
  return fault.rule ? info(*fault.rule, tongue).sentence : describe(fault.reason, tongue);
}

/// Replays recorded moves from the initial state in `header`; `visitor(state, move)` sees every move before it is made.
template <Playable G, class Visitor>
[[nodiscard]] constexpr Replay<typename G::State, typename G::Rule> replay(const G& game, const RecordHeader<G>& header,
                                                                           std::span<const typename G::Move> moves,
                                                                           Visitor&& visitor) noexcept {
  using Fault = RecordFault<typename G::Rule>;
  if (const auto refused = why_not_of(game, header)) return {game.initial(), detail::fault_of<Fault>(0, *refused)};
  auto state = game.initial(header.start);
  for (std::size_t i = 0; i < moves.size(); ++i) {
    if (const auto rule = game.why_not(state, moves[i])) {
      return {state, Fault{.move = i, .reason = Reason::forbidden, .rule = rule}};
    }
    visitor(state, moves[i]);
    game.advance(state, moves[i]);
  }
  return {state, std::nullopt};
}
/// Replays a Record; `visitor(state, move)` sees every move before it is made.
template <Playable G, std::size_t Capacity, class Visitor>
[[nodiscard]] constexpr Replay<typename G::State, typename G::Rule> replay(const G& game,
                                                                           const Record<G, Capacity>& record,
                                                                           Visitor&& visitor) noexcept {
  return replay(game, record.header, std::span<const typename G::Move>{record.moves}, visitor);
}
/// Replays a Record without a visitor.
template <Playable G, std::size_t Capacity>
[[nodiscard]] constexpr Replay<typename G::State, typename G::Rule> replay(const G& game,
                                                                           const Record<G, Capacity>& record) noexcept {
  return replay(game, record, [](const typename G::State&, const typename G::Move&) {});
}

}  // namespace regelwerk::inline shared

#pragma once
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <utility>

#include <regelwerk/core/algorithms.hpp>
#include <regelwerk/core/contract.hpp>
#include <regelwerk/core/describe.hpp>
#include <regelwerk/core/edition_name.hpp>
#include <regelwerk/core/fields.hpp>
#include <regelwerk/core/fixed_list.hpp>
#include <regelwerk/core/head.hpp>
#include <regelwerk/core/head_fields.hpp>
#include <regelwerk/core/language.hpp>
#include <regelwerk/core/playable.hpp>
#include <regelwerk/core/reason.hpp>
#include <regelwerk/core/result.hpp>
#include <regelwerk/core/rule.hpp>
#include <regelwerk/core/text.hpp>
#include <regelwerk/core/visit.hpp>

namespace regelwerk {

/// Under which rules and from which beginning a recorded game was played.
template <Playable G>
struct RecordHead {
  typename G::Options options{};
  typename G::Start start{};
  Text<edition_name_limit> edition;
  int rules_version = G::rules_version;

  friend constexpr bool operator==(const RecordHead&, const RecordHead&) = default;
};

/// A game from its beginning: its rules and all its moves, chance included. Replaying it needs no random numbers.
template <Playable G, std::size_t Capacity>
struct Record {
  RecordHead<G> head;
  FixedList<typename G::Move, Capacity> moves;

  friend constexpr bool operator==(const Record&, const Record&) = default;
};

/// Why a record could not be read or replayed; `reason` and `detail` are those of a Refusal.
template <class Rule>
struct RecordFault {
  std::size_t move = 0;      ///< how many moves were good
  std::size_t position = 0;  ///< how many characters were good, when a text was read
  Reason reason{};
  std::uint16_t detail = 0;
  std::optional<Rule> rule{};  ///< the rule that forbids the move, when it was read but is not legal

  friend constexpr bool operator==(const RecordFault&, const RecordFault&) = default;
};

namespace detail {

template <class Fault>
[[nodiscard]] constexpr Fault fault_of(std::size_t move, const Refusal& refusal) noexcept {
  return {.move = move, .position = refusal.position, .reason = refusal.reason, .detail = refusal.detail};
}

}  // namespace detail

/// The state that a replay ended in, and what stopped it if not all moves were good.
template <class State, class Rule>
struct Replay {
  State state;
  std::optional<RecordFault<Rule>> fault;
};

/// The head of a record of `game`. Precondition: game.accepts(start).
template <Playable G>
[[nodiscard]] constexpr RecordHead<G> record_head(const G& game, const typename G::Start& start) noexcept {
  expects([&] { return game.accepts(start); }, "the setup facts fit the rules in force");
  RecordHead<G> head;
  head.options = game.options();
  head.start = start;
  head.edition << game.edition().name;
  return head;
}

/// Room for the sentence of a fault in a language: of a refusal or of any rule.
template <Playable G, Language Tongue = English>
inline constexpr std::size_t fault_limit = [] {
  std::size_t longest = refusal_limit;
  for (std::size_t i = 0; i < G::rules.size(); ++i) {
    longest = greater(longest, info(static_cast<typename G::Rule>(i), Tongue{}).sentence.size());
  }
  return longest;
}();

/// Why a record could not be read or replayed, in one sentence; of a rule that forbids a move its own.
template <Playable G, Language Tongue = English>
[[nodiscard]] constexpr auto describe(const G& /*game*/, const RecordFault<typename G::Rule>& fault,
                                      Tongue tongue = {}) noexcept {
  Text<fault_limit<G, Tongue>> out;
  if (fault.rule) return out << info(*fault.rule, tongue).sentence;
  return out << describe<G>(Refusal{fault.position, fault.reason, fault.detail}, tongue).view();
}

/// Why a record with this head is none of `game`, at position 0; empty if it is one.
template <Playable G>
[[nodiscard]] constexpr std::optional<Refusal> why_not_of(const G& game, const RecordHead<G>& head) noexcept {
  if (head.rules_version != G::rules_version) return other_version(0, head.rules_version);
  const auto option = first_difference(head.options, game.options(), G::option_fields);
  if (option) return other_option(0, *option);
  if (head.edition != game.edition().name) return Refusal{0, Reason::other_edition};
  if (!game.accepts(head.start)) return Refusal{0, Reason::other_start};
  return std::nullopt;
}

/// Plays recorded moves from the beginning that `head` names; `visitor(state, move)` sees every move before it is made.
template <Playable G, class Visitor>
[[nodiscard]] constexpr Replay<typename G::State, typename G::Rule> replay(const G& game, const RecordHead<G>& head,
                                                                           std::span<const typename G::Move> moves,
                                                                           Visitor&& visitor) noexcept {
  using Fault = RecordFault<typename G::Rule>;
  if (const auto refused = why_not_of(game, head)) return {game.initial(), detail::fault_of<Fault>(0, *refused)};
  auto state = game.initial(head.start);
  for (std::size_t i = 0; i < moves.size(); ++i) {
    if (const auto rule = game.why_not(state, moves[i])) {
      return {state, Fault{.move = i, .reason = Reason::forbidden, .rule = rule}};
    }
    visitor(state, moves[i]);
    game.advance(state, moves[i]);
  }
  return {state, std::nullopt};
}
template <Playable G, std::size_t Capacity, class Visitor>
[[nodiscard]] constexpr Replay<typename G::State, typename G::Rule> replay(const G& game,
                                                                           const Record<G, Capacity>& record,
                                                                           Visitor&& visitor) noexcept {
  return replay(game, record.head, std::span<const typename G::Move>{record.moves}, visitor);
}
template <Playable G, std::size_t Capacity>
[[nodiscard]] constexpr Replay<typename G::State, typename G::Rule> replay(const G& game,
                                                                           const Record<G, Capacity>& record) noexcept {
  return replay(game, record, [](const typename G::State&, const typename G::Move&) {});
}

namespace detail {

inline constexpr std::string_view moves_mark = " moves:";

template <Playable G>
constexpr Result<RecordHead<G>, Refusal> read_record_head(TextReader& in) noexcept {
  RecordHead<G> head;
  if (!in.take(G::name)) return Refusal{in.position(), Reason::other_game};
  if (!in.take(" rules=")) return Refusal{in.position(), Reason::version_due};
  const std::size_t version_at = in.position();
  const auto version = in.take_number(1'000'000);
  if (!version) return Refusal{version_at, Reason::version_due};
  // Another version may have other options, so nothing behind it can be read.
  if (*version != G::rules_version) return other_version(version_at, *version);
  if (!in.take(" edition=")) return Refusal{in.position(), Reason::edition_due};
  const std::size_t name_at = in.position();
  const std::string_view edition = in.take_word();
  if (!is_edition_name(edition)) return Refusal{name_at, Reason::edition_due};
  head.edition << edition;
  const auto options = read_fields<typename G::Options>(in, G::option_fields);
  if (!options) return options.error();
  head.options = *options;
  const auto start = read_fields<typename G::Start>(in, G::start_fields);
  if (!start) return start.error();
  head.start = *start;
  if (!in.take(moves_mark)) return Refusal{in.position(), Reason::moves_due};
  return head;
}

}  // namespace detail

/// The head of a record text: enough to choose game, options and edition before the moves are read.
template <Playable G>
[[nodiscard]] constexpr Result<RecordHead<G>, Refusal> parse_record_head(std::string_view text) noexcept {
  TextReader in{text};
  return detail::read_record_head<G>(in);
}

/// Room for the head of a record: five names and numbers, and the settings of a game with their values.
inline constexpr std::size_t record_head_limit = 1024;

/// Writes a record to `sink`, which takes one piece of text after another: the head, then every move as a word. For
/// programs that keep moves in a list of their own. Precondition: the moves can be replayed.
template <Playable G, class Sink>
constexpr void write_record(const G& game, const RecordHead<G>& head, std::span<const typename G::Move> moves,
                            Sink&& sink) noexcept {
  expects([&] { return !why_not_of(game, head); }, "the record is one of this game");
  Text<record_head_limit> text;
  text << G::name << " rules=" << head.rules_version << " edition=" << head.edition.view();
  write_fields(text, head.options, G::option_fields);
  write_fields(text, head.start, G::start_fields);
  text << detail::moves_mark;
  sink(text.view());
  const auto done = replay(game, head, moves, [&](const typename G::State& state, const typename G::Move& move) {
    sink(std::string_view{" "});
    sink(to_text(game, state, move).view());
  });
  expects([&] { return !done.fault; }, "the moves can be replayed");
}
template <Playable G, std::size_t Capacity, class Sink>
constexpr void write_record(const G& game, const Record<G, Capacity>& record, Sink&& sink) noexcept {
  write_record(game, record.head, std::span<const typename G::Move>{record.moves}, sink);
}

namespace detail {

/// The head of a record of `game`, or why this is none.
template <Playable G>
constexpr Result<RecordHead<G>, RecordFault<typename G::Rule>> begin_record(const G& game, TextReader& in) noexcept {
  using Fault = RecordFault<typename G::Rule>;
  const auto head = read_record_head<G>(in);
  if (!head) return fault_of<Fault>(0, head.error());
  if (const auto refused = why_not_of(game, *head)) return fault_of<Fault>(0, behind(in.position(), *refused));
  return *head;
}

/// Reads and plays the moves behind a head; a visitor that answers false stops before the move that it was shown.
template <Playable G, class Visitor>
constexpr Replay<typename G::State, typename G::Rule> read_moves(const G& game, const RecordHead<G>& head,
                                                                 TextReader& in, Visitor& visitor) noexcept {
  using Fault = RecordFault<typename G::Rule>;
  Replay<typename G::State, typename G::Rule> done{game.initial(head.start), std::nullopt};
  const auto stop = [&](const Fault& fault) {
    done.fault = fault;
    return done;
  };
  for (std::size_t made = 0; !in.at_end(); ++made) {
    if (!in.take(" ")) return stop({.move = made, .position = in.position(), .reason = Reason::blank_due});
    const std::size_t at = in.position();
    const auto move = parse_move(game, done.state, in.take_word());
    if (!move) return stop(fault_of<Fault>(made, behind(at, move.error())));
    if (const auto rule = game.why_not(done.state, *move)) {
      return stop({.move = made, .position = at, .reason = Reason::forbidden, .rule = rule});
    }
    if (!visit(visitor, std::as_const(done.state), *move)) {
      return stop({.move = made, .position = at, .reason = Reason::no_more_moves});
    }
    game.advance(done.state, *move);
  }
  return done;
}

}  // namespace detail

/// Reads what write_record writes and plays it along, for a game with the same rules; `visitor(state, move)` sees every
/// move before it is made and may answer false to stop there. Nothing grows with the record. A record with another
/// head, a word that is no move and a move that is not legal are refused; `state` is then the one before it.
template <Playable G, class Visitor>
[[nodiscard]] constexpr Replay<typename G::State, typename G::Rule> read_record(const G& game, std::string_view text,
                                                                                Visitor&& visitor) noexcept {
  TextReader in{text};
  const auto head = detail::begin_record(game, in);
  if (!head) return {game.initial(), head.error()};
  return detail::read_moves(game, *head, in, visitor);
}

/// Reads what write_record writes into a value, which is as large as Capacity moves; read_record needs no such room.
/// Refuses what read_record refuses, and more than Capacity moves.
template <std::size_t Capacity, Playable G>
[[nodiscard]] constexpr Result<Record<G, Capacity>, RecordFault<typename G::Rule>> parse_record(
    const G& game, std::string_view text) noexcept {
  TextReader in{text};
  const auto head = detail::begin_record(game, in);
  if (!head) return head.error();
  Record<G, Capacity> record;
  record.head = *head;
  const auto take = [&](const typename G::State& /*state*/, const typename G::Move& move) {
    if (record.moves.size() == Capacity) return false;
    record.moves.push_back(move);
    return true;
  };
  const auto done = detail::read_moves(game, *head, in, take);
  if (done.fault) return *done.fault;
  return record;
}

}  // namespace regelwerk

#pragma once
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <type_traits>

#include <regelwerk/core/actor.hpp>
#include <regelwerk/core/codec/hash.hpp>
#include <regelwerk/core/container/visit.hpp>
#include <regelwerk/core/result.hpp>
#include <regelwerk/core/rule.hpp>
#include <regelwerk/core/seat.hpp>
#include <regelwerk/core/standing.hpp>
#include <regelwerk/core/viewer.hpp>

namespace regelwerk::inline shared {

/// A value that is cheap to copy and can be compared for equality.
template <class T>
concept PlainValue = std::is_trivially_copyable_v<T> && std::equality_comparable<T> && std::copyable<T>;

/// The contract of every game, function by function; BasicGame (core/game/basic_game.hpp) documents them.
template <class G>
concept KeepsContract =
    PlainValue<typename G::State> && PlainValue<typename G::Move> && PlainValue<typename G::View> &&
    PlainValue<typename G::Event> && std::is_enum_v<typename G::Rule> && std::is_trivially_copyable_v<G> &&
    requires(const G& g, const typename G::State& s, typename G::State& next, typename G::Move m,
             const typename G::View& view, typename G::View& next_view, const typename G::Start& start, Viewer viewer,
             NoEvents on_event, bool (&visitor)(const typename G::Move&), std::uint64_t (&bits)(),
             std::span<const std::uint8_t> bytes, std::span<typename G::Move> room, std::uint32_t code,
             const typename G::Event& event, typename G::Rule rule, const typename G::Outcome& outcome, Seat seat) {
      { G::name } -> std::convertible_to<std::string_view>;
      { G::rules_version } -> std::convertible_to<int>;
      { G::rules } -> std::convertible_to<std::span<const RuleInfo>>;
      { G::max_seats } -> std::convertible_to<int>;
      { g.seats() } -> std::same_as<int>;
      { g.options() } -> std::convertible_to<const typename G::Options&>;
      { g.edition().name } -> std::convertible_to<std::string_view>;
      { G::standard_edition.name } -> std::convertible_to<std::string_view>;
      { g.edition_sum() } -> std::same_as<std::uint32_t>;
      { G::packed_header_size } -> std::convertible_to<std::size_t>;
      { g.default_start() } -> std::same_as<typename G::Start>;
      { g.accepts(start) } -> std::same_as<bool>;
      { g.initial() } -> std::same_as<typename G::State>;
      { g.initial(start) } -> std::same_as<typename G::State>;
      { g.actor(s) } -> std::same_as<Actor>;
      { g.moves(s) } -> std::same_as<typename G::MoveList>;
      { g.moves_into(s, room) } -> std::same_as<std::size_t>;
      { g.moves_into(view, room) } -> std::same_as<std::size_t>;
      { g.for_each_move(s, visitor) } -> std::same_as<bool>;
      { g.count_moves(s) } -> std::same_as<std::uint32_t>;
      { g.count_moves(view) } -> std::same_as<std::uint32_t>;
      { g.weight(s, m) } -> std::same_as<std::uint32_t>;
      { g.total_weight(s) } -> std::same_as<std::uint32_t>;
      { g.why_not(s, m) } -> std::same_as<std::optional<typename G::Rule>>;
      { g.play(s, m) } -> std::same_as<typename G::State>;
      { g.play(s, m, on_event) } -> std::same_as<typename G::State>;
      { g.advance(next, m) } -> std::same_as<void>;
      { g.advance(next, m, on_event) } -> std::same_as<void>;
      { g.try_play(s, m) } -> std::same_as<Played<typename G::State, typename G::Rule>>;
      { g.outcome(s) } -> std::same_as<std::optional<typename G::Outcome>>;
      { g.outcome(view) } -> std::same_as<std::optional<typename G::Outcome>>;
      { outcome.winners() } -> std::same_as<SeatSet>;
      { g.team(seat) } -> std::same_as<int>;
      { g.score_range() } -> std::same_as<ScoreRange>;
      { g.standing(s) } -> std::same_as<Standing<G::max_seats>>;
      { g.standing(view) } -> std::same_as<Standing<G::max_seats>>;
      { hash(s) } -> std::same_as<std::uint64_t>;
      { hash(view) } -> std::same_as<std::uint64_t>;
      { g.view(s, viewer) } -> std::same_as<typename G::View>;
      { g.actor(view) } -> std::same_as<Actor>;
      { g.for_each_move(view, visitor) } -> std::same_as<bool>;
      { g.moves(view) } -> std::same_as<typename G::MoveList>;
      { g.why_not(view, m) } -> std::same_as<std::optional<typename G::Rule>>;
      { g.resample(view, bits) } -> std::same_as<typename G::State>;
      { g.shown(event, viewer) } -> std::same_as<typename G::Event>;
      { g.validate(s).empty() } -> std::same_as<bool>;
      { g.apply(next_view, event) } -> std::same_as<bool>;
      { g.validate(view) } -> std::same_as<typename G::Invariants>;
      { g.pack(view) } -> std::same_as<typename G::PackedView>;
      { g.unpack_view(bytes) } -> std::same_as<Result<typename G::View, Refusal>>;
      { g.pack(event) } -> std::same_as<typename G::PackedEvent>;
      { g.unpack_event(bytes) } -> std::same_as<Result<typename G::Event, Refusal>>;
      { to_text(g, view) } -> std::convertible_to<std::string_view>;
      { parse_view(g, std::string_view{}) } -> std::same_as<Result<typename G::View, Refusal>>;
      { to_text(g, event) } -> std::convertible_to<std::string_view>;
      { parse_event(g, std::string_view{}) } -> std::same_as<Result<typename G::Event, Refusal>>;
      { g.pack(s) } -> std::same_as<typename G::Packed>;
      { g.unpack(bytes) } -> std::same_as<Result<typename G::State, Refusal>>;
      { G::Move::code_bits } -> std::convertible_to<int>;
      { m.code() } -> std::same_as<std::uint32_t>;
      { G::Move::from_code(code) } -> std::same_as<typename G::Move>;
      { to_text(g, s, m) } -> std::convertible_to<std::string_view>;
      { to_text(g, view, m) } -> std::convertible_to<std::string_view>;
      { parse_move(g, view, std::string_view{}) } -> std::same_as<Result<typename G::Move, Refusal>>;
      { to_text(g, s) } -> std::convertible_to<std::string_view>;
      { parse_move(g, s, std::string_view{}) } -> std::same_as<Result<typename G::Move, Refusal>>;
      { parse_state(g, std::string_view{}) } -> std::same_as<Result<typename G::State, Refusal>>;
      { info(rule) } -> std::same_as<RuleInfo>;
    };

/// True for types that are known to fulfil the contract; saves the compiler from checking every function.
template <class G>
inline constexpr bool is_known_to_keep_contract = false;

/// A game: a value that holds the rules in force and answers every question about a position without changing itself.
/// `regelwerk/play/` and every program that works with any game need nothing else.
template <class G>
concept Playable = is_known_to_keep_contract<G> || KeepsContract<G>;

}  // namespace regelwerk::inline shared

#pragma once
#include <cstddef>
#include <cstdint>
#include <string>
#include <type_traits>

#include <conformance/report.hpp>
#include <regelwerk/core/codec/hash.hpp>
#include <regelwerk/core/codec/header.hpp>
#include <regelwerk/core/container/word.hpp>
#include <regelwerk/core/hidden/draw.hpp>
#include <regelwerk/core/language/describe.hpp>
#include <regelwerk/core/playable.hpp>
#include <regelwerk/core/reason.hpp>
#include <regelwerk/core/result.hpp>
#include <regelwerk/play/random.hpp>
#include <regelwerk/play/sample.hpp>

namespace conformance {

/// True if a refusal can be told: its reason is one, and its detail one that such a reason has.
template <regelwerk::Playable G>
bool is_told(const G& game, const regelwerk::Refusal& refusal) {
  using regelwerk::Reason;
  if (refusal.reason == Reason::other_option) {
    constexpr std::size_t options = G::option_fields.size;
    return regelwerk::OtherOption::of(refusal.detail).index < options;
  }
  if (refusal.reason == Reason::broken_invariant) return !describe(game, refusal).view().empty();
  if (refusal.reason == Reason::other_kind) {
    const auto kinds = regelwerk::OtherKind::of(refusal.detail);
    return kinds.found != kinds.due && kinds.due != regelwerk::TextKind::unknown && kinds.detail() == refusal.detail;
  }
  if (refusal.reason == Reason::other_length) {
    const auto length = regelwerk::OtherLength::of(refusal);
    return length.found != length.due && length.refusal() == refusal;
  }
  return static_cast<std::size_t>(refusal.reason) < regelwerk::reason_count &&
         (refusal.detail == 0 || refusal.reason == Reason::other_version);
}

/// A state that was accepted from outside, whether or not a game could have come to it, plays on as any other: each of
/// some plies leads to a sound state with a legal move, which comes back from its line and its bytes.
template <regelwerk::Playable G>
void check_plays_on(Report& report, const G& game, typename G::State state, int plies) {
  // Numbers of its own, so that it does not matter to the game around it how many states were accepted.
  auto random = regelwerk::Random::stream(regelwerk::hash(state), 0);
  const std::string begin{to_text(game, state).view()};
  ++report.strays;
  for (int ply = 0;; ++ply) {
    const auto line = to_text(game, state);
    const std::string where = std::string{line.view()} + ", from " + begin;
    if (!report.expect(game.validate(state).empty(), "an accepted state leads to a broken one", where)) return;
    const auto from_line = parse_state(game, line);
    report.expect(from_line.has_value() && from_line.value() == state, "an accepted state leads to an unreadable line",
                  where);
    const auto from_bytes = game.unpack(game.pack(state));
    report.expect(from_bytes.has_value() && from_bytes.value() == state, "an accepted state leads to unreadable bytes",
                  where);
    const bool over = game.actor(state).is_nobody();
    report.expect(game.outcome(state).has_value() == over, "an accepted state leads to no outcome", where);
    if (over || ply == plies) return;
    const bool stuck = game.for_each_move(state, [](const typename G::Move&) { return false; });
    if (!report.expect(!stuck, "an accepted state leads to one without moves", where)) return;
    const auto move = regelwerk::random_move(game, state, random);
    const auto word = to_text(game, state, move);
    const auto read = parse_move(game, state, word);
    report.expect(read.has_value() && read.value() == move, "an accepted state leads to an unreadable move",
                  std::string{word.view()} + " in " + where);
    game.advance(state, move);
  }
}

/// Bytes with two of them changed: one counted up and another down, as if a thing had moved, or one put in for another.
template <class Packed>
Packed shuffled(Packed bytes, regelwerk::Random& random) {
  const auto any = [&] { return regelwerk::draw_below(random, static_cast<std::uint32_t>(bytes.size())); };
  auto& one = bytes[any()];
  auto& other = bytes[any()];
  if (regelwerk::draw_below(random, 2) == 0) {
    const auto step = static_cast<std::uint8_t>(1U << regelwerk::draw_below(random, 8));
    one = static_cast<std::uint8_t>(one + step);
    other = static_cast<std::uint8_t>(other - step);
  } else {
    one = other;
  }
  return bytes;
}

/// Every single flipped bit, and bytes that changed together, are refused or give another sound state that packs to
/// these very bytes and plays on. What is refused says where: at the number or name that was changed, or that all was
/// read.
template <regelwerk::Playable G>
void check_damaged_bytes(Report& report, const G& game, const typename G::State& state) {
  constexpr std::size_t longest_field = regelwerk::word_limit;
  constexpr int plies = 4;
  const auto bytes = game.pack(state);
  auto random = regelwerk::Random::stream(regelwerk::hash(state), 1);
  std::size_t refused = 0;
  const auto accepts = [&](const typename G::Packed& damaged) {
    const auto read = game.unpack(damaged);
    if (!read) return false;
    report.expect(game.validate(read.value()).empty() && game.pack(read.value()) == damaged &&
                      (read.value() != state || damaged == bytes),
                  "damaged bytes give a broken or the same state");
    check_plays_on(report, game, read.value(), plies);
    return true;
  };
  for (std::size_t bit = 0; bit < bytes.size() * 8; ++bit) {
    auto flipped = bytes;
    flipped[bit / 8] = static_cast<std::uint8_t>(flipped[bit / 8] ^ (1U << (bit % 8)));
    if (accepts(flipped)) continue;
    ++refused;
    const auto refusal = game.unpack(flipped).error();
    if (!report.expect(is_told(game, refusal), "bytes are refused without a reason")) continue;
    report.expect(
        refusal.position == bytes.size() || (refusal.position <= bit / 8 && bit / 8 < refusal.position + longest_field),
        "a refusal of bytes points elsewhere", describe(refusal.reason));
  }
  report.expect(refused > bytes.size(), "hardly any flipped bit is refused");
  for (std::size_t i = 0; i < bytes.size() / 2; ++i) accepts(shuffled(bytes, random));
}

}  // namespace conformance

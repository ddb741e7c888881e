#pragma once
#include <array>
#include <compare>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <type_traits>
#include <utility>

#include <regelwerk/core/container/algorithms.hpp>
#include <regelwerk/core/container/fixed_list.hpp>
#include <regelwerk/core/container/visit.hpp>
#include <regelwerk/core/playable.hpp>
#include <regelwerk/play/why.hpp>

// A move chosen part by part: a card, then a marble, then a field. In its parts.hpp a game defines how a move is
// divided into parts, which parts exist, their names and places, and which moves a player who has chosen some parts may
// intend. Which parts can be chosen next follows from the legal moves alone.

namespace regelwerk::inline shared {

/// One choice within a move. Each game has its own kinds; the kind gives `value` its meaning. Parts are ordered by
/// kind, then by value.
template <class PartKind>
struct PartOfKind {
  PartKind kind{};          ///< for example a card or a field
  std::uint16_t value = 0;  ///< identifies the part among those of its kind

  friend constexpr auto operator<=>(const PartOfKind&, const PartOfKind&) = default;
};

/// The maximum number of parts of a move. Clou needs this many: a thief, a group, a box and a number, and three each of
/// dice, extras and shifts.
inline constexpr std::size_t chain_limit = 13;
/// The parts of a move, in the order in which they are chosen.
template <class PartKind>
using Chain = FixedList<PartOfKind<PartKind>, chain_limit>;

/// The maximum number of parts that one step offers: as many as a person can survey and a small screen can show at
/// once. The games divide their moves so that this holds; the tests check it.
inline constexpr std::size_t parts_limit = 40;

/// The part type of a game.
template <class G>
using PartOf = typename decltype(parts_of(std::declval<const G&>(), std::declval<const typename G::State&>(),
                                          std::declval<const typename G::Move&>()))::value_type;

namespace detail {

template <class G>
[[nodiscard]] constexpr bool begins_with(const G& game, const auto& position, const typename G::Move& move,
                                         std::span<const PartOf<G>> chosen) noexcept {
  return starts_with(parts_of(game, position, move), chosen);
}

/// Collects the parts_limit smallest parts above `floor`, ascending, each once.
template <class PartType>
class SmallestParts {
 public:
  constexpr explicit SmallestParts(std::optional<PartType> floor) noexcept : floor_(floor) {}

  constexpr void add(PartType part) noexcept {
    if (floor_ && part <= *floor_) return;
    std::size_t at = count_;
    while (at > 0 && part < parts_[at - 1]) --at;
    if (at > 0 && parts_[at - 1] == part) return;
    left_out_ = left_out_ || count_ == parts_.size();
    if (at == parts_.size()) return;
    count_ = lesser(count_ + 1, parts_.size());
    for (std::size_t i = count_ - 1; i > at; --i) parts_[i] = parts_[i - 1];
    parts_[at] = part;
  }

  [[nodiscard]] constexpr std::span<const PartType> parts() const noexcept {
    return std::span<const PartType>{parts_}.first(count_);
  }
  /// True if there were more parts than fit.
  [[nodiscard]] constexpr bool left_out() const noexcept { return left_out_; }

 private:
  std::optional<PartType> floor_;
  std::array<PartType, parts_limit> parts_{};
  std::size_t count_ = 0;
  bool left_out_ = false;
};

}  // namespace detail

namespace detail {

/// Visits the parts that follow `chosen` in chains of legal moves that `wanted` accepts, ascending, each once.
template <Playable G, class Position, class Wanted, class Visitor>
constexpr bool for_each_next(const G& game, const Position& position, std::span<const PartOf<G>> chosen,
                             const Wanted& wanted, Visitor& visitor) noexcept {
  for (std::optional<PartOf<G>> last;;) {
    SmallestParts<PartOf<G>> open{last};
    game.for_each_move(position, [&](const typename G::Move& move) {
      const auto chain = parts_of(game, position, move);
      if (chosen.size() < chain.size() && starts_with(chain, chosen) && wanted(chain)) open.add(chain[chosen.size()]);
    });
    for (const PartOf<G>& part : open.parts()) {
      if (!visit(visitor, part)) return false;
    }
    if (!open.left_out()) return true;
    last = open.parts().back();
  }
}

}  // namespace detail

/// Visits the parts that may follow `chosen` because they lead to a legal move, ascending, each once. Visits none if
/// `chosen` is a complete move or leads to no move. If the visitor returns false, the visit stops and the result is
/// false. `position` is a State, or the View of the seat to move.
template <Playable G, class Position, class Visitor>
constexpr bool for_each_part(const G& game, const Position& position, std::span<const PartOf<G>> chosen,
                             Visitor&& visitor) noexcept {
  return detail::for_each_next(
      game, position, chosen, [](const auto& /*chain*/) { return true; }, visitor);
}

/// Visits, in the same way, only the parts after which `part` can be chosen, at once or later: the choices on the way
/// to `part`. Visits none if `part` can be chosen at once, or cannot be reached.
template <Playable G, class Position, class Visitor>
constexpr bool for_each_part_towards(const G& game, const Position& position, std::span<const PartOf<G>> chosen,
                                     const std::type_identity_t<PartOf<G>>& part, Visitor&& visitor) noexcept {
  const auto has_later = [&](const auto& chain) {
    for (std::size_t i = chosen.size() + 1; i < chain.size(); ++i) {
      if (chain[i] == part) return true;
    }
    return false;
  };
  return detail::for_each_next(game, position, chosen, has_later, visitor);
}

/// The legal move that consists of `chosen`; empty if a part is missing or there is no such move.
template <Playable G, class Position>
[[nodiscard]] constexpr std::optional<typename G::Move> move_of_parts(const G& game, const Position& position,
                                                                      std::span<const PartOf<G>> chosen) noexcept {
  std::optional<typename G::Move> found;
  game.for_each_move(position, [&](const typename G::Move& move) {
    if (parts_of(game, position, move).size() != chosen.size()) return true;
    if (!detail::begins_with(game, position, move, chosen)) return true;
    found = move;
    return false;
  });
  return found;
}

/// Empty if some legal move begins with `chosen` and then `part`; otherwise the reason and its cause. The game's
/// for_each_completion proposes moves that a player with these choices may intend, the likeliest first; the reason is
/// the one against the first of them. If there are none, the reason is that no such move exists.
template <Playable G, class Position>
[[nodiscard]] constexpr std::optional<BecauseOf<G>> why_not_part(const G& game, const Position& position,
                                                                 std::span<const PartOf<G>> chosen,
                                                                 const std::type_identity_t<PartOf<G>>& part) noexcept {
  const auto no_move = G::Move::from_code((std::uint32_t{1} << G::Move::code_bits) - 1);
  if (chosen.size() >= chain_limit) return why(game, position, no_move);
  FixedList<PartOf<G>, chain_limit> parts;
  for (const PartOf<G>& before : chosen) parts.push_back(before);
  parts.push_back(part);
  const std::span<const PartOf<G>> chain{parts.begin(), parts.size()};
  const bool leads_nowhere = game.for_each_move(
      position, [&](const typename G::Move& move) { return !detail::begins_with(game, position, move, chain); });
  if (!leads_nowhere) return std::nullopt;
  std::optional<BecauseOf<G>> reason;
  for_each_completion(game, position, chain, [&](const typename G::Move& move) {
    reason = why(game, position, move);
    return !reason.has_value();
  });
  return reason ? reason : why(game, position, no_move);
}

/// The word for a part in the text of a move. Precondition: is_part(game, position, part).
template <Playable G, class Position>
[[nodiscard]] constexpr auto part_text(const G& game, const Position& position, const PartOf<G>& part) noexcept {
  return text_of(game, position, part);
}

/// Visits the parts of a kind that the game has, ascending, whether or not they can be chosen now. If the visitor
/// returns false, the visit stops and the result is false.
template <Playable G, class Position, class Visitor>
constexpr bool for_each_part_of_kind(const G& game, const Position& position, decltype(PartOf<G>::kind) kind,
                                     Visitor&& visitor) noexcept {
  for (std::uint32_t value = 0; value < std::uint32_t{1} << 16U; ++value) {
    const PartOf<G> part{kind, static_cast<std::uint16_t>(value)};
    if (is_part(game, position, part) && !visit(visitor, part)) return false;
  }
  return true;
}

/// The part of this kind with this word, whether or not it can be chosen now; empty if the game has none.
template <Playable G, class Position>
[[nodiscard]] constexpr std::optional<PartOf<G>> part_named(const G& game, const Position& position,
                                                            decltype(PartOf<G>::kind) kind,
                                                            std::string_view word) noexcept {
  std::optional<PartOf<G>> found;
  for_each_part_of_kind(game, position, kind, [&](const PartOf<G>& part) {
    if (part_text(game, position, part).view() == word) found = part;
    return !found.has_value();
  });
  return found;
}

}  // namespace regelwerk::inline shared

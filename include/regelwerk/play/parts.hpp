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

// A move chosen part by part: a card, then a marble, then a field. A game writes, in its parts.hpp, how a move falls
// into parts, which parts there are at all, what each is called and where it lies, and which moves somebody who has
// chosen some parts may have meant. Which parts are open follows from the legal moves alone.

namespace regelwerk::inline shared {

/// One choice of a move. Each game has its own kinds; a kind says what `value` means, and the game's functions over
/// parts read it. Parts are ordered by kind, then by value.
template <class PartKind>
struct PartOfKind {
  PartKind kind{};          ///< a card or a field, say
  std::uint16_t value = 0;  ///< which one of this kind

  friend constexpr auto operator<=>(const PartOfKind&, const PartOfKind&) = default;
};

/// The most parts of a move. Clou needs so many: thief, box and number, then the dice and means for the number.
inline constexpr std::size_t chain_limit = 13;
/// The parts of a move, in the order in which they are chosen.
template <class PartKind>
using Chain = FixedList<PartOfKind<PartKind>, chain_limit>;

/// The most parts that one step offers: as many as a person takes in at a glance and a small screen shows at once. The
/// games cut their chains so that this holds; the tests check it.
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

/// Collects the smallest parts_limit of many parts above `floor`, ascending, each once.
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
  /// True if there were more than there was room for.
  [[nodiscard]] constexpr bool left_out() const noexcept { return left_out_; }

 private:
  std::optional<PartType> floor_;
  std::array<PartType, parts_limit> parts_{};
  std::size_t count_ = 0;
  bool left_out_ = false;
};

}  // namespace detail

namespace detail {

/// Visits, each once and ascending, the parts that follow after `chosen` in chains of legal moves that `wanted` takes.
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

/// Visits the parts that may follow after `chosen`, each once, ascending: those that lead to a legal move. None if
/// `chosen` is a whole move or leads nowhere; a visitor that answers false stops. False if one did. `position` is a
/// State or the View of who is to act.
template <Playable G, class Position, class Visitor>
constexpr bool for_each_part(const G& game, const Position& position, std::span<const PartOf<G>> chosen,
                             Visitor&& visitor) noexcept {
  return detail::for_each_next(
      game, position, chosen, [](const auto& /*chain*/) { return true; }, visitor);
}

/// Visits in the same way only those parts after which `part` may be chosen, at once or later: what has to be chosen
/// first on the way to it. None if `part` may follow at once, or cannot be reached.
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

/// The legal move that `chosen` makes if no part of it is missing; else empty.
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

/// Empty if some legal move begins with `chosen` and then `part`; else why not, with the cause. The reason is that
/// against the likeliest move which somebody who chooses so may have meant; the game's for_each_completion proposes
/// these moves, the likeliest first. If it proposes none, the reason is that against a move which does not exist.
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

/// The word that the grammar of moves has for a part. Precondition: is_part(game, position, part).
template <Playable G, class Position>
[[nodiscard]] constexpr auto part_text(const G& game, const Position& position, const PartOf<G>& part) noexcept {
  return text_of(game, position, part);
}

/// Visits the parts of a kind that the game has, ascending, open or not; a visitor that answers false stops. False if
/// one did.
template <Playable G, class Position, class Visitor>
constexpr bool for_each_part_of_kind(const G& game, const Position& position, decltype(PartOf<G>::kind) kind,
                                     Visitor&& visitor) noexcept {
  for (std::uint32_t value = 0; value < std::uint32_t{1} << 16U; ++value) {
    const PartOf<G> part{kind, static_cast<std::uint16_t>(value)};
    if (is_part(game, position, part) && !visit(visitor, part)) return false;
  }
  return true;
}

/// The part of this kind that has this word, open or not. Empty if the game has none.
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

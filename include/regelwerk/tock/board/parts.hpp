#pragma once
#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <type_traits>

#include <regelwerk/core/container/text.hpp>
#include <regelwerk/core/container/visit.hpp>
#include <regelwerk/core/description/words.hpp>
#include <regelwerk/core/seat.hpp>
#include <regelwerk/play/parts.hpp>
#include <regelwerk/tock/board/cause.hpp>
#include <regelwerk/tock/edition/layout.hpp>
#include <regelwerk/tock/law/walk.hpp>
#include <regelwerk/tock/move.hpp>
#include <regelwerk/tock/options.hpp>
#include <regelwerk/tock/state.hpp>
#include <regelwerk/tock/text/words.hpp>

namespace regelwerk::tock {

/// The choices of a player, in order: a card, then a marble and the field where it ends, or another use of the card. A
/// further step of a 7 is a marble and a field; chance chooses a card.
enum class PartKind : std::uint8_t {
  card,     ///< a rank, see rank_of
  marble,   ///< an own marble, by its place; see place_of
  field,    ///< the place where it goes, or the place of the marble that it is swapped with
  enter,    ///< brings a marble in
  give,     ///< gives the card to the partner
  discard,  ///< discards the card
};

/// The words of the enumerators of PartKind, in their order.
inline constexpr std::array<std::string_view, 6> part_words{"card", "marble", "field", "enter", "give", "discard"};

/// For word() and count_of() (core/description/words.hpp).
[[nodiscard]] constexpr const auto& words_of(std::type_identity<PartKind> /*type*/) noexcept { return part_words; }

using Part = regelwerk::PartOfKind<PartKind>;  ///< one choice of a move, see parts_of()

/// The rank of a part; empty unless it is a card.
[[nodiscard]] constexpr std::optional<Rank> rank_of(const Part& part) noexcept {
  return part.kind == PartKind::card && part.value < ranks ? std::make_optional(static_cast<Rank>(part.value))
                                                           : std::nullopt;
}
/// The place of a part; empty if it has none on the board. A lane field belongs to the colour played for.
[[nodiscard]] constexpr std::optional<Place> place_of(const Part& part) noexcept {
  if (part.kind != PartKind::marble && part.kind != PartKind::field) return std::nullopt;
  return Place::from_code(static_cast<std::uint8_t>(part.value));
}

/// The choices that make up a move, in order.
[[nodiscard]] constexpr Chain<PartKind> parts_of(const auto& /*setup*/, const auto& /*position*/, Move move) noexcept {
  Chain<PartKind> chain;
  if (move.kind != MoveKind::step) chain.push_back({PartKind::card, static_cast<std::uint16_t>(move.rank)});
  switch (move.kind) {
    case MoveKind::deal:
      break;
    case MoveKind::give:
      chain.push_back({PartKind::give, 0});
      break;
    case MoveKind::discard:
      chain.push_back({PartKind::discard, 0});
      break;
    case MoveKind::enter:
      chain.push_back({PartKind::enter, 0});
      break;
    default:
      chain.push_back({PartKind::marble, move.from.code()});
      chain.push_back({PartKind::field, move.to.code()});
      break;
  }
  return chain;
}

/// True if this part exists in this game, whether or not it is legal now: a rank, a field of its ring or a lane; giving
/// only if there are partners.
[[nodiscard]] constexpr bool is_part(const auto& setup, const auto& /*position*/, const Part& part) noexcept {
  switch (part.kind) {
    case PartKind::card:
      return part.value < ranks;
    case PartKind::marble:
    case PartKind::field: {
      const Place place = Place::from_code(static_cast<std::uint8_t>(part.value));
      return place.code() == part.value &&
             (place.is_lane() || (place.is_ring() && place.field() < setup.layout().ring));
    }
    case PartKind::give:
      return part.value == 0 && setup.layout().teams;
    case PartKind::enter:
    case PartKind::discard:
      return part.value == 0;
  }
  return false;
}

/// The word of a part: `5`, `14`, `h0`, `in`, `give`, `discard`. Precondition: is_part(setup, position, part).
[[nodiscard]] constexpr Text<8> text_of(const auto& /*setup*/, const auto& /*position*/, const Part& part) noexcept {
  Text<8> out;
  if (const auto rank = rank_of(part)) {
    out << letter(*rank);
  } else if (const auto place = place_of(part)) {
    detail::write_place(out, *place);
  } else {
    out << (part.kind == PartKind::enter ? std::string_view{"in"} : regelwerk::word(part.kind));
  }
  return out;
}

namespace detail {

/// Finds the moves that a player may intend with the parts chosen so far.
template <class Visitor>
class Completions {
 public:
  constexpr Completions(const Layout& layout, const Table& table, std::span<const Part> chain,
                        const Visitor& visitor) noexcept
      : layout_(layout), table_(table), chain_(chain), visitor_(visitor) {}

  constexpr bool all() const noexcept {
    if (chain_.empty()) return true;
    if (table_.phase == Phase::step) {
      const auto from = place_of(chain_[0]);
      return !from || ends(Rank::seven, *from, 1);
    }
    const auto rank = rank_of(chain_[0]);
    if (!rank) return true;
    return chain_.size() == 1 ? with_card(*rank) : with_card(*rank, chain_[1]);
  }

 private:
  [[nodiscard]] constexpr const Marbles& marbles() const noexcept {
    return table_.of(colour_played(layout_, table_, table_.turn));
  }

  constexpr bool with_card(Rank rank) const noexcept {
    switch (table_.phase) {
      case Phase::deal:
        return visitor_(dealt(rank));
      case Phase::exchange:
        return visitor_(given(rank));
      default:
        break;
    }
    if (table_.ban && !visitor_(discarded(rank))) return false;
    for (const Place at : marbles()) {
      if (!at.is_area() && !ends(rank, at, 2)) return false;
    }
    return visitor_(entered(rank)) && visitor_(discarded(rank));
  }
  constexpr bool with_card(Rank rank, const Part& second) const noexcept {
    switch (second.kind) {
      case PartKind::marble:
        return ends(rank, *place_of(second), 2);
      case PartKind::field:
        return with_end(rank, *place_of(second));
      case PartKind::enter:
        return visitor_(entered(rank));
      case PartKind::give:
        return visitor_(given(rank));
      case PartKind::discard:
        return visitor_(discarded(rank));
      default:
        return true;
    }
  }

  /// If no marble is chosen: every marble that could go there, then bringing one in.
  constexpr bool with_end(Rank rank, Place to) const noexcept {
    for (const Place at : marbles()) {
      if (!at.is_area() && !end_on(rank, at, to)) return false;
    }
    return visitor_(entered(rank));
  }

  /// If part `at` of the chain is an end, this end for the marble; otherwise every end that the card reaches.
  constexpr bool ends(Rank rank, Place from, std::size_t at) const noexcept {
    const auto chosen = at < chain_.size() ? place_of(chain_[at]) : std::nullopt;
    if (chosen) return end_on(rank, from, *chosen);
    if (rank == Rank::jack) {
      for (int seat = 0; seat < layout_.seats; ++seat) {
        for (const Place other : table_.of(Seat{seat})) {
          if (other.is_ring() && other != from && !end_on(rank, from, other)) return false;
        }
      }
    }
    const int count = rank == Rank::seven ? 1 : card(rank).forward - card(rank).backward;
    if (from.is_ring() && count != 0 && !end_on(rank, from, ring_ahead(layout_.ring, from.field(), count)))
      return false;
    const int lane = from.is_lane() ? from.field() + count : lane_length;
    return (lane < lane_length && !end_on(rank, from, Place::lane(lane))) ? false : end_on(rank, from, from);
  }
  constexpr bool end_on(Rank rank, Place from, Place to) const noexcept {
    if (table_.phase == Phase::step) return visitor_(stepped(from, to));
    return visitor_(rank == Rank::jack ? swapped(from, to) : walked(rank, from, to));
  }

  const Layout& layout_;
  const Table& table_;
  std::span<const Part> chain_;
  const Visitor& visitor_;
};

}  // namespace detail

/// Visits the moves that a player may intend with these parts, the likeliest first, legal or not.
constexpr bool for_each_completion(const auto& setup, const auto& position, std::span<const Part> chain,
                                   const auto& visitor) noexcept {
  return detail::Completions{setup.layout(), position.table, chain, visitor}.all();
}

}  // namespace regelwerk::tock

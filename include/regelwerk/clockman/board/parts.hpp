#pragma once
#include <cstddef>
#include <cstdint>
#include <span>

#include <regelwerk/clockman/board/cause.hpp>
#include <regelwerk/clockman/board/part_kinds.hpp>
#include <regelwerk/clockman/edition/board.hpp>
#include <regelwerk/clockman/edition/digit_cards.hpp>
#include <regelwerk/clockman/edition/layout.hpp>
#include <regelwerk/clockman/edition/vocabulary.hpp>
#include <regelwerk/clockman/move.hpp>
#include <regelwerk/clockman/state.hpp>
#include <regelwerk/clockman/state/proposal.hpp>
#include <regelwerk/core/seat.hpp>
#include <regelwerk/play/parts.hpp>

namespace regelwerk::clockman {

namespace detail {

constexpr void add_proposal(Chain<PartKind>& chain, Proposal proposal) noexcept {
  chain.push_back({proposal.is_circle() ? PartKind::circle : PartKind::offer, 0});
  chain.push_back(part_of(proposal.to()));
  if (!proposal.is_circle()) {
    chain.push_back(part_of(proposal.given()));
    chain.push_back(part_of(proposal.wanted()));
    return;
  }
  const unsigned terms = static_cast<unsigned>(proposal.terms().code());
  chain.push_back(part_of(static_cast<Digit>(terms >> 6U & 3U)));
  chain.push_back(part_of(proposal.then()));
  chain.push_back(part_of(static_cast<Digit>(terms >> 2U & 3U)));
  chain.push_back(part_of(static_cast<Digit>(terms & 3U)));
}

}  // namespace detail

/// The choices that make up a move, in order.
[[nodiscard]] constexpr Chain<PartKind> parts_of(const auto& /*setup*/, const auto& /*position*/,
                                                 const Move& move) noexcept {
  using detail::part_of;
  Chain<PartKind> chain;
  switch (move.kind) {
    case MoveKind::roll:
      chain.push_back(part_of(PartKind::number, move.number));
      break;
    case MoveKind::event:
      if (move.card.is_kind()) chain.push_back(part_of(PartKind::effect, static_cast<int>(move.card.info().effect)));
      chain.push_back(part_of(move.card));
      break;
    case MoveKind::play:
      chain.push_back(part_of(move.card));
      if (move.card == card_swap) chain.push_back(part_of(move.seat));
      break;
    case MoveKind::offer:
    case MoveKind::circle:
      detail::add_proposal(chain, proposal_of(move));
      break;
    case MoveKind::go:
    case MoveKind::pay_symbol:
    case MoveKind::pay_card:
      chain.push_back(part_of(move.to));
      if (move.kind == MoveKind::pay_symbol) chain.push_back(part_of(move.pose));
      if (move.kind == MoveKind::pay_card) chain.push_back(part_of(card_free));
      break;
    case MoveKind::rob:
    case MoveKind::drop:
      chain.push_back(part_of(move.digit));
      break;
    case MoveKind::symbol:
    case MoveKind::lose:
      chain.push_back(part_of(move.pose));
      break;
    case MoveKind::mix:
      chain.push_back(part_of(move.seat));
      chain.push_back(part_of(move.pose));
      break;
    case MoveKind::grab:
      chain.push_back(part_of(move.seat));
      chain.push_back(part_of(move.digit));
      break;
    default:
      chain.push_back(part_of(PartKind::answer, static_cast<int>(move.kind)));
      break;
  }
  return chain;
}

namespace detail {

/// Visits moves that begin with the parts chosen so far.
template <class Visitor>
class Completions {
 public:
  constexpr Completions(const Layout& layout, const Table& table, std::span<const Part> chain,
                        const Visitor& visitor) noexcept
      : layout_(layout), table_(table), chain_(chain), visitor_(visitor) {}

  constexpr bool all() const noexcept {
    if (chain_.empty()) return true;
    const std::uint16_t value = chain_[0].value;
    switch (chain_[0].kind) {
      case PartKind::answer:
        return visitor_(plain(static_cast<MoveKind>(value)));
      case PartKind::field:
        return with_field(Space::from_code(static_cast<std::uint8_t>(value)));
      case PartKind::symbol:
        return visitor_(
            with_pose(table_.phase == Phase::lose ? MoveKind::lose : MoveKind::symbol, static_cast<Pose>(value)));
      case PartKind::card:
        return with_card(Card{value});
      case PartKind::offer:
        return offers();
      case PartKind::circle:
        return circles();
      case PartKind::seat:
        return with_seat(Seat{value & 255});
      case PartKind::digit:
        return visitor_(
            with_digit(table_.phase == Phase::drop ? MoveKind::drop : MoveKind::rob, static_cast<Digit>(value)));
      case PartKind::number:
        return visitor_(rolled(value));
      case PartKind::effect:
        if (has(1, PartKind::card)) return visitor_(drawn(Card{chain_[1].value}));
        return !is_effect(value) || visitor_(drawn(first_card(static_cast<Effect>(value))));
      default:
        return true;
    }
  }

 private:
  [[nodiscard]] constexpr bool has(std::size_t at, PartKind kind) const noexcept {
    return at < chain_.size() && chain_[at].kind == kind;
  }

  constexpr bool with_field(Space to) const noexcept {
    if (has(1, PartKind::symbol)) return visitor_(paid(to, static_cast<Pose>(chain_[1].value)));
    if (has(1, PartKind::card)) return visitor_(paid_with_card(to));
    return visitor_(gone(to));
  }
  constexpr bool with_card(Card card) const noexcept {
    return card == card_swap ? each_seat(1, [&](Seat other) { return visitor_(played(card, other)); })
                             : visitor_(played(card));
  }
  constexpr bool with_seat(Seat other) const noexcept {
    if (table_.phase == Phase::mix) {
      return each_value(1, PartKind::symbol, poses,
                        [&](int pose) { return visitor_(mixed(other, static_cast<Pose>(pose))); });
    }
    return each_digit(1, other, [&](Digit digit) { return visitor_(grabbed(other, digit)); });
  }

  /// CM-77. Visits offers. For parts that are not chosen yet, cards that the seats hold come first.
  constexpr bool offers() const noexcept {
    return each_seat(1, [&](Seat to) {
      return each_bundle(2, table_.turn, [&](Bundle given) {
        return each_bundle(3, to, [&](Bundle wanted) {
          const bool settled = chain_.size() > 3 || Bundles::apart_from(given).contains(wanted);
          return !settled || visitor_(proposed(Proposal::offer(to, given, wanted)));
        });
      });
    });
  }
  constexpr bool circles() const noexcept {
    return each_seat(1, [&](Seat to) {
      return each_digit(2, table_.turn, [&](Digit given) {
        return each_seat(3, [&](Seat then) {
          if (chain_.size() <= 3 && then == to) return true;
          return each_digit(4, to, [&](Digit passed_on) {
            if (chain_.size() <= 4 && passed_on == given) return true;
            return each_digit(5, then, [&](Digit wanted) {
              if (chain_.size() <= 5 && (wanted == given || wanted == passed_on)) return true;
              return visitor_(proposed(Proposal::circle(to, given, then, passed_on, wanted)));
            });
          });
        });
      });
    });
  }

  /// Calls `each` with the value chosen at this place of the chain, or with all values if none is chosen.
  constexpr bool each_value(std::size_t at, PartKind kind, int count, const auto& each) const noexcept {
    if (at < chain_.size()) return chain_[at].kind != kind || each(int{chain_[at].value});
    for (int value = 0; value < count; ++value) {
      if (!each(value)) return false;
    }
    return true;
  }
  constexpr bool each_seat(std::size_t at, const auto& each) const noexcept {
    return each_value(at, PartKind::seat, layout_.seats, [&](int seat) {
      const bool chosen = at < chain_.size();
      return (!chosen && Seat{seat} == seat_at(table_)) || each(Seat{seat & 255});
    });
  }
  /// Visits the kinds of digits; those that the seat holds come first.
  constexpr bool each_digit(std::size_t at, Seat seat, const auto& each) const noexcept {
    const auto holds = [&](int digit) {
      return seat.index() < layout_.seats && table_.of(seat).contains(static_cast<Digit>(digit));
    };
    for (const bool held : {true, false}) {
      const bool finished = each_value(at, PartKind::digit, digit_kinds, [&](int digit) {
        const bool comes_now = digit < digit_kinds ? holds(digit) == held : held;
        return !comes_now || each(static_cast<Digit>(digit & 3));
      });
      if (!finished) return false;
    }
    return true;
  }
  constexpr bool each_bundle(std::size_t at, Seat seat, const auto& each) const noexcept {
    const Bundles held = seat.index() < layout_.seats ? Bundles::of(table_.of(seat).all()) : Bundles{};
    for (const bool has_it : {true, false}) {
      const bool finished = each_value(at, PartKind::bundle, Bundle::kinds, [&](int code) {
        return code >= Bundle::kinds || held.contains(Bundle{code}) != has_it || each(Bundle{code});
      });
      if (!finished) return false;
    }
    return true;
  }

  const Layout& layout_;
  const Table& table_;
  std::span<const Part> chain_;
  const Visitor& visitor_;
};

}  // namespace detail

/// Visits moves that begin with these parts, the likeliest first, legal or not.
constexpr bool for_each_completion(const auto& setup, const auto& position, std::span<const Part> chain,
                                   const auto& visitor) noexcept {
  return detail::Completions{setup.layout(), position.table, chain, visitor}.all();
}

}  // namespace regelwerk::clockman

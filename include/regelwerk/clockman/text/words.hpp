#pragma once
#include <cstddef>
#include <optional>
#include <string_view>

#include <regelwerk/clockman/edition/board.hpp>
#include <regelwerk/clockman/edition/cards.hpp>
#include <regelwerk/clockman/edition/digit_cards.hpp>
#include <regelwerk/clockman/edition/layout.hpp>
#include <regelwerk/clockman/edition/vocabulary.hpp>
#include <regelwerk/clockman/state/proposal.hpp>
#include <regelwerk/core/container/maybe.hpp>
#include <regelwerk/core/container/text.hpp>
#include <regelwerk/core/description/line_reader.hpp>
#include <regelwerk/core/reason.hpp>
#include <regelwerk/core/result.hpp>
#include <regelwerk/core/seat.hpp>

namespace regelwerk::clockman {

[[nodiscard]] constexpr char letter(Pose pose) noexcept { return pose_letters[static_cast<std::size_t>(pose)]; }
[[nodiscard]] constexpr char letter(Digit digit) noexcept { return digit_letters[static_cast<std::size_t>(digit)]; }

namespace detail {

constexpr void write_field(auto& out, Space at) noexcept {
  if (at.is_ring()) {
    out << at.ring() << '.' << at.index();
  } else if (at.is_passage()) {
    out << 'p' << at.number();
  } else if (at.is_straight()) {
    out << 'g' << at.number();
  } else {
    out << (at.is_centre() ? 'c' : 's');
  }
}

/// CM-77. Precondition: a proposal that move texts can write.
constexpr void write_proposal(auto& out, Proposal proposal) noexcept {
  out << (proposal.is_circle() ? "circle:" : "offer:") << proposal.to().index() << ':' << proposal.given().text()
      << ':';
  if (proposal.is_circle()) out << proposal.then().index() << ':' << proposal.passed_on().text() << ':';
  out << proposal.wanted().text();
}

}  // namespace detail

[[nodiscard]] constexpr Text<4> word(Space at) noexcept {
  Text<4> out;
  detail::write_field(out, at);
  return out;
}

/// The name of a card in texts. Precondition: a kind of event card.
[[nodiscard]] constexpr std::string_view word(Card card) noexcept { return card.info().token; }

/// `draw`, `under`, `hand:SEAT`, `open:SEAT` or `open:SEAT:COUNTER`.
[[nodiscard]] constexpr Text<8> word(Spot spot) noexcept {
  Text<8> out;
  if (!spot.is_hand() && !spot.is_open()) return out << (spot == Spot::draw() ? "draw" : "under");
  out << (spot.is_open() ? "open:" : "hand:") << spot.seat().index();
  if (spot.is_open() && spot.counter() > 0) out << ':' << spot.counter();
  return out;
}

/// CM-77. The digits of a bundle. Precondition: valid().
[[nodiscard]] constexpr std::string_view word(Bundle bundle) noexcept { return bundle.text(); }

/// CM-77. The proposal as in move texts. Precondition: not none().
[[nodiscard]] constexpr Text<16> word(Proposal proposal) noexcept {
  Text<16> out;
  detail::write_proposal(out, proposal);
  return out;
}

/// CM-77. The number of proposals made, then the declined ones: `2;offer:1:00:1;circle:1:0:2:1:2`. Precondition:
/// valid().
[[nodiscard]] constexpr Text<1 + max_trade_offers * 17> word(const Proposals& proposals) noexcept {
  Text<1 + max_trade_offers * 17> out;
  out << proposals.made();
  for (int i = 0; i < proposals.declined_count(); ++i) out << ';' << word(proposals.declined(i)).view();
  return out;
}

/// Reads a proposal as word(proposal) writes it.
[[nodiscard]] constexpr bool read_word(std::string_view text, Proposal& proposal) noexcept {
  for (unsigned code = 1; code < 1U << Proposal::code_bits; ++code) {
    const Proposal each = Proposal::from_code(code);
    if (!each.is_kind() || word(each) != text) continue;
    proposal = each;
    return true;
  }
  return false;
}

/// Reads proposals as word(proposals) writes them; false if they are not in canonical form.
[[nodiscard]] constexpr bool read_word(std::string_view text, Proposals& proposals) noexcept {
  const std::string_view made = text.substr(0, text.find(';'));
  if (made.size() != 1 || made[0] < '0' || '0' + max_trade_offers < made[0]) return false;
  proposals = {};
  proposals.set_made(made[0] - '0');
  for (text.remove_prefix(1); !text.empty();) {
    text.remove_prefix(1);
    const std::string_view entry = text.substr(0, text.find(';'));
    Proposal proposal;
    if (!read_word(entry, proposal)) return false;
    if (proposals.declined_count() == max_trade_offers || proposals.is_declined(proposal)) return false;
    proposals.decline(proposal);
    text.remove_prefix(entry.size());
  }
  return true;
}

namespace detail {

/// Reads the words that moves and states share. Case matters: `+E` is a symbol card, `+e` a free card. Does not consume
/// text that does not match, and records the reason in `in_`.
class WordReader {
 public:
  constexpr WordReader(const Layout& layout, std::string_view text) noexcept
      : layout_(layout), in_(text, Letters::as_written) {}

 protected:
  [[nodiscard]] constexpr std::optional<int> number(int lowest, int highest,
                                                    Reason reason = Reason::number_due) noexcept {
    return in_.expect_number(lowest, highest, reason);
  }
  [[nodiscard]] constexpr Maybe<Seat> seat() noexcept {
    const auto index = number(0, layout_.seats - 1, Reason::seat_due);
    return index ? maybe(Seat{*index}) : std::nullopt;
  }

  template <class Kind>
  [[nodiscard]] constexpr Maybe<Kind> one_of(std::string_view letters, Reason reason) noexcept {
    for (std::size_t i = 0; i < letters.size(); ++i) {
      if (in_.take(letters.substr(i, 1))) return static_cast<Kind>(i);
    }
    in_.fail(reason);
    return std::nullopt;
  }
  [[nodiscard]] constexpr Maybe<Pose> pose() noexcept { return one_of<Pose>(pose_letters, Reason::pose_due); }
  [[nodiscard]] constexpr Maybe<Digit> digit() noexcept { return one_of<Digit>(digit_letters, Reason::digit_due); }
  /// CM-77. Reads one digit, or two in their order.
  [[nodiscard]] constexpr Maybe<Bundle> bundle() noexcept {
    const auto first = digit();
    if (!first || digit_letters.find(in_.peek()) == std::string_view::npos) {
      return first ? maybe(Bundle::of(*first)) : std::nullopt;
    }
    const auto second = one_of<Digit>(digit_letters.substr(static_cast<std::size_t>(*first)), Reason::not_ascending);
    if (!second) return std::nullopt;
    return Bundle::of(*first, static_cast<Digit>(static_cast<int>(*first) + static_cast<int>(*second)));
  }
  constexpr bool colon() noexcept { return in_.expect(":", Reason::colon_due); }
  /// CM-77. Reads an offer or a circle; empty if none follows.
  [[nodiscard]] constexpr Maybe<Proposal> proposal() noexcept {
    if (in_.take("offer:")) return offer();
    if (in_.take("circle:")) return circle();
    in_.fail(Reason::proposal_due);
    return std::nullopt;
  }
  [[nodiscard]] constexpr Maybe<Card> card() noexcept {
    for (int kind = 0; kind < card_kinds; ++kind) {
      const std::string_view token = card_table[static_cast<std::size_t>(kind)].token;
      if (token.front() == in_.peek() && in_.take(token)) return Card{kind};
    }
    in_.fail(Reason::card_due);
    return std::nullopt;
  }

  [[nodiscard]] constexpr Maybe<Space> field() noexcept {
    if (in_.take("c")) return Space::centre();
    if (in_.take("p")) {
      const auto at = number(0, passages - 1);
      return at ? maybe(Space::passage(*at)) : std::nullopt;
    }
    if (in_.take("g")) {
      const auto at = number(1, straight_length);
      return at ? maybe(Space::straight(*at)) : std::nullopt;
    }
    const auto ring = number(1, rings, Reason::place_due);
    if (!ring || !in_.expect(".", Reason::dot_due)) return std::nullopt;
    const auto index = number(0, layout_.ring_size[static_cast<std::size_t>(*ring - 1)] - 1);
    return index ? maybe(Space::ring(*ring, *index)) : std::nullopt;
  }

  const Layout& layout_;
  LineReader in_;

 private:
  [[nodiscard]] constexpr Maybe<Proposal> offer() noexcept {
    const auto to = seat();
    if (!to || !colon()) return std::nullopt;
    const auto given = bundle();
    if (!given || !colon()) return std::nullopt;
    const auto wanted = bundle();
    return wanted ? maybe(Proposal::offer(*to, *given, *wanted)) : std::nullopt;
  }
  [[nodiscard]] constexpr Maybe<Proposal> circle() noexcept {
    const auto to = seat();
    if (!to || !colon()) return std::nullopt;
    const auto given = digit();
    if (!given || !colon()) return std::nullopt;
    const auto then = seat();
    if (!then || !colon()) return std::nullopt;
    const auto passed_on = digit();
    if (!passed_on || !colon()) return std::nullopt;
    const auto wanted = digit();
    return wanted ? maybe(Proposal::circle(*to, *given, *then, *passed_on, *wanted)) : std::nullopt;
  }
};

}  // namespace detail

}  // namespace regelwerk::clockman

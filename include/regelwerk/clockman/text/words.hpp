#pragma once
#include <cstddef>
#include <string_view>

#include <regelwerk/clockman/edition/board.hpp>
#include <regelwerk/clockman/edition/cards.hpp>
#include <regelwerk/clockman/edition/digit_cards.hpp>
#include <regelwerk/clockman/edition/vocabulary.hpp>
#include <regelwerk/clockman/state/proposal.hpp>
#include <regelwerk/core/container/text.hpp>

namespace regelwerk::clockman {

[[nodiscard]] constexpr char letter(Pose pose) noexcept { return pose_letters[static_cast<std::size_t>(pose)]; }
[[nodiscard]] constexpr char letter(Digit digit) noexcept { return digit_letters[static_cast<std::size_t>(digit)]; }

namespace detail {

template <class Out>
constexpr void write_field(Out& out, Space at) noexcept {
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

/// CM-77. Precondition: a proposal of this grammar.
template <class Out>
constexpr void write_proposal(Out& out, Proposal proposal) noexcept {
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

/// Precondition: a kind of event card.
[[nodiscard]] constexpr std::string_view word(Card card) noexcept { return card.info().token; }

/// `draw`, `under`, `hand:SEAT`, `open:SEAT` or `open:SEAT:COUNTER`.
[[nodiscard]] constexpr Text<8> word(Spot spot) noexcept {
  Text<8> out;
  if (!spot.is_hand() && !spot.is_open()) return out << (spot == Spot::draw() ? "draw" : "under");
  out << (spot.is_open() ? "open:" : "hand:") << spot.seat().index();
  if (spot.is_open() && spot.counter() > 0) out << ':' << spot.counter();
  return out;
}

/// CM-77. Precondition: valid().
[[nodiscard]] constexpr std::string_view word(Bundle bundle) noexcept { return bundle.text(); }

/// CM-77. As in moves. Precondition: a proposal.
[[nodiscard]] constexpr Text<16> word(Proposal proposal) noexcept {
  Text<16> out;
  detail::write_proposal(out, proposal);
  return out;
}

/// CM-77. How many were made, then those declined: `2;offer:1:00:1;circle:1:0:2:1:2`. Precondition: valid().
[[nodiscard]] constexpr Text<1 + max_trade_offers * 17> word(const Proposals& proposals) noexcept {
  Text<1 + max_trade_offers * 17> out;
  out << proposals.made();
  for (int i = 0; i < proposals.declined_count(); ++i) out << ';' << word(proposals.declined(i)).view();
  return out;
}

/// Reads word(proposal).
[[nodiscard]] constexpr bool read_word(std::string_view text, Proposal& proposal) noexcept {
  for (unsigned code = 1; code < 1U << Proposal::code_bits; ++code) {
    const Proposal each = Proposal::from_code(code);
    if (!each.is_kind() || word(each) != text) continue;
    proposal = each;
    return true;
  }
  return false;
}

/// Reads word(proposals); false if they are not in canonical form.
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

}  // namespace regelwerk::clockman

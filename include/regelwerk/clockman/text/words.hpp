#pragma once
#include <cstddef>

#include <regelwerk/clockman/board.hpp>
#include <regelwerk/clockman/digit_cards.hpp>
#include <regelwerk/clockman/proposal.hpp>

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

}  // namespace regelwerk::clockman

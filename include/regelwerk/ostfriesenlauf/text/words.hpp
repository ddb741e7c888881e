#pragma once
#include <regelwerk/ostfriesenlauf/edition/card.hpp>
#include <regelwerk/ostfriesenlauf/edition/face_text.hpp>
#include <regelwerk/ostfriesenlauf/edition/layout.hpp>

namespace regelwerk::ostfriesenlauf::detail {

template <class Out>
constexpr void write_card(Out& out, const Layout& layout, Card card) noexcept {
  out << number(card.back()) << ':';
  write_face(out, layout.face(card));
}

/// Writes cards separated by commas, `-` if there are none; `each(f)` calls f for every card.
template <class Out, class Each>
constexpr void write_cards(Out& out, const Layout& layout, const Each& each) noexcept {
  bool any = false;
  each([&](Card card) {
    if (any) out << ',';
    any = true;
    write_card(out, layout, card);
  });
  if (!any) out << '-';
}

}  // namespace regelwerk::ostfriesenlauf::detail

#pragma once
#include <optional>
#include <string_view>

#include <regelwerk/core/container/maybe.hpp>
#include <regelwerk/core/description/line_reader.hpp>
#include <regelwerk/core/reason.hpp>
#include <regelwerk/ostfriesenlauf/edition/card.hpp>
#include <regelwerk/ostfriesenlauf/edition/face_text.hpp>
#include <regelwerk/ostfriesenlauf/edition/layout.hpp>
#include <regelwerk/ostfriesenlauf/rules.hpp>

namespace regelwerk::ostfriesenlauf::detail {

constexpr void write_card(auto& out, const Layout& layout, Card card) noexcept {
  out << number(card.back()) << ':';
  write_face(out, layout.face(card));
}

/// Writes cards separated by commas, `-` if there are none; `each(f)` calls f for every card.
constexpr void write_cards(auto& out, const Layout& layout, const auto& each) noexcept {
  bool any = false;
  each([&](Card card) {
    if (any) out << ',';
    any = true;
    write_card(out, layout, card);
  });
  if (!any) out << '-';
}

/// Reads the words that move and state texts share. Does not consume text that does not match, and records the reason
/// in `in_`.
class WordReader {
 public:
  constexpr WordReader(const Layout& layout, std::string_view text) noexcept : layout_(layout), in_(text) {}

 protected:
  [[nodiscard]] constexpr Maybe<Place> place() noexcept {
    const auto found = in_.expect_number(1, stack_count, Reason::number_due);
    return found ? maybe(place_of_number(*found)) : std::nullopt;
  }

  [[nodiscard]] constexpr Maybe<Face> face() noexcept {
    in_.fail(Reason::face_due);
    const LineReader before = in_;
    const auto effect = read_effect(in_);
    if (!effect) return std::nullopt;
    if (effect->fields_in_range() && effect->place_in_range()) return Face{*effect};
    in_ = before;
    stand_at_wrong_number(*effect);
    return std::nullopt;
  }

 private:
  /// Moves the position of the refusal to the number that is out of range.
  constexpr void stand_at_wrong_number(const Effect& effect) noexcept {
    if (in_.take("x@")) return;
    if (!in_.take("+")) in_.take("-");
    if (effect.fields_in_range() && in_.take_number(max_fields)) in_.take("@");
  }

 protected:
  const Layout& layout_;
  LineReader in_;
};

}  // namespace regelwerk::ostfriesenlauf::detail

#pragma once
#include <array>
#include <cstddef>
#include <cstdint>

#include <regelwerk/clockman/edition/board.hpp>
#include <regelwerk/clockman/edition/cards.hpp>
#include <regelwerk/clockman/edition/constraints.hpp>
#include <regelwerk/clockman/edition/digit_cards.hpp>
#include <regelwerk/clockman/edition/edition.hpp>
#include <regelwerk/clockman/edition/vocabulary.hpp>
#include <regelwerk/clockman/options.hpp>
#include <regelwerk/clockman/rules.hpp>
#include <regelwerk/core/seat.hpp>

namespace regelwerk::clockman {

/// What lies clockwise of a ring field. Bit i of a mask is the field i steps ahead, bit 0 the field itself.
struct Ahead {
  std::uint16_t inward = 0;   ///< CM-13: fields from which a passage leads inward
  std::uint16_t outward = 0;  ///< CM-15: fields from which a passage leads outward
  PassageSet ways_out;        ///< CM-15: all passages that lead outward from the ring
  std::uint8_t end = 0;       ///< the code after the last field of the ring
  std::uint8_t size = 0;      ///< CM-6: number of fields of the ring

  /// The number of bits of a mask; no roll is higher.
  static constexpr int steps = 16;

  friend constexpr bool operator==(const Ahead&, const Ahead&) = default;
};

/// The tables that follow from options and edition, in the form that the rules need.
struct Layout {
  int seats = 0;
  std::array<std::uint8_t, rings> ring_size{};
  BySpace<Space> next;                         ///< CM-11: the next field clockwise, for ring fields
  BySpace<Ahead> ahead;                        ///< CM-11: for ring fields
  BySpace<FieldKind> kind;                     ///< CM-8: plain for all fields that are not on a ring
  BySpace<Space> lift;                         ///< CM-37: the field straight inward
  BySpace<Space> out;                          ///< CM-25: the field straight outward; from ring 1 the start field
  BySpace<PassageSet> inward;                  ///< CM-13: the passage that has this outer field, if any
  BySpace<PassageSet> outward;                 ///< CM-15: the passage that has this inner field, if any
  BySpace<std::uint8_t> digit_number;          ///< CM-9: for a digit field, its bit in a DigitSet
  std::array<Space, passages> outer{};         ///< CM-6: by passage, its field on the outer ring
  std::array<Space, passages> inner{};         ///< CM-6: by passage, its field on the inner ring
  std::array<Pose, passages> pose{};           ///< CM-10: by passage, the pose of its blockade
  std::array<PassageSet, gaps> in_gap{};       ///< CM-6: the passages of gaps 1 to 3
  std::array<PassageSet, rings> within{};      ///< CM-15: by ring, the passages of its gap and of all gaps farther in
  std::array<Space, digit_fields> digit_at{};  ///< CM-9: the digit fields by number, in ascending order
  std::array<DigitSet, digit_kinds + 1> of_kind{};  ///< CM-9: the digit fields of each kind 0, 1, 2, X, L
  std::array<std::uint8_t, max_seats> place{};      ///< CM-7: by seat
  std::array<Space, max_seats> entry{};             ///< CM-7: by seat
  std::array<Space, max_seats> junction{};          ///< CM-7: by seat
  std::array<Pose, max_seats> last_pose{};          ///< CM-10: of the blockade on g3, by seat
  Quota quota;                                      ///< CM-4: digits of a complete date
  int surplus_limit = 0;                            ///< CM-72, CM-74: 0, 1, or the greatest int for no limit
  Deck deck;                                        ///< CM-38: event cards by number

  friend constexpr bool operator==(const Layout&, const Layout&) = default;
};

/// CM-7. The side of the board where a seat sits; two seats sit opposite each other.
[[nodiscard]] constexpr int place_of(int seat, int seats) noexcept { return seats == 2 ? 2 * seat : seat; }

namespace detail {

constexpr FieldKind kind_of_letter(char letter) noexcept { return static_cast<FieldKind>(field_letters.find(letter)); }

/// Written out, since g++ 12 cannot read array elements of a constexpr object that have their default values.
constexpr void clear(Layout& layout) noexcept {
  for (BySpace<Space>* each : {&layout.next, &layout.lift, &layout.out}) each->fill({});
  for (BySpace<PassageSet>* each : {&layout.inward, &layout.outward}) each->fill({});
  layout.ahead.fill({});
  layout.kind.fill(FieldKind::plain);
  layout.digit_number.fill(0);
  layout.in_gap.fill({});
  layout.within.fill({});
  layout.of_kind.fill({});
  layout.entry.fill({});
  layout.junction.fill({});
}

constexpr void lay_rings(Layout& layout, const Edition& edition) noexcept {
  int number = 0;
  for (int ring = 1; ring <= rings; ++ring) {
    const auto at = static_cast<std::size_t>(ring - 1);
    const int size = edition.ring_size(ring);
    layout.ring_size[at] = static_cast<std::uint8_t>(size);
    for (int i = 0; i < size; ++i) {
      const Space field = Space::ring(ring, i);
      const FieldKind kind = kind_of_letter(edition.rows[at][static_cast<std::size_t>(i)]);
      layout.next[field] = Space::ring(ring, i + 1 < size ? i + 1 : 0);
      layout.kind[field] = kind;
      if (ring < rings) layout.lift[field] = Space::ring(ring + 1, edition.lift[at][static_cast<std::size_t>(i)]);
      if (ring > 1) layout.out[field] = Space::ring(ring - 1, edition.out[at - 1][static_cast<std::size_t>(i)]);
      if (!is_digit_field(kind)) continue;
      layout.digit_number[field] = static_cast<std::uint8_t>(number);
      layout.digit_at[static_cast<std::size_t>(number)] = field;
      layout.of_kind[static_cast<std::size_t>(kind)].insert(number);
      ++number;
    }
  }
}

constexpr void lay_passages(Layout& layout, const Edition& edition) noexcept {
  for (int number = 0; number < passages; ++number) {
    const auto at = static_cast<std::size_t>(number);
    const Passage& passage = edition.passages_in_gaps[at];
    const Space field = Space::passage(number);
    layout.outer[at] = Space::ring(passage.gap, passage.outer);
    layout.inner[at] = Space::ring(passage.gap + 1, passage.inner);
    layout.pose[at] = passage.pose;
    layout.inward[layout.outer[at]] = PassageSet::only(number);
    layout.outward[layout.inner[at]] = PassageSet::only(number);
    layout.in_gap[passage.gap - 1U].insert(number);
    layout.out[field] = layout.outer[at];
  }
  for (std::size_t gap = gaps; gap > 0; --gap) layout.within[gap - 1] = layout.within[gap] | layout.in_gap[gap - 1];
}

/// Sets the bit of a passage end on `field` in the masks of all fields from which it can be reached; on a short ring
/// several bits, since a roll can go round it.
constexpr void see_from_behind(Layout& layout, Space field, std::uint16_t Ahead::*direction) noexcept {
  const int first = field.code() - field.index();
  int at = field.code();
  for (unsigned bit = 1; bit < 1U << Ahead::steps; bit <<= 1U) {
    Ahead& ahead = layout.ahead[Space::from_code(static_cast<std::uint8_t>(at))];
    ahead.*direction = static_cast<std::uint16_t>(ahead.*direction | bit);
    at = at > first ? at - 1 : ahead.end - 1;
  }
}

/// Precondition: rings and passages are set.
constexpr void look_ahead(Layout& layout) noexcept {
  for (int ring = 1; ring <= rings; ++ring) {
    Ahead ahead;
    ahead.size = layout.ring_size[static_cast<std::size_t>(ring - 1)];
    ahead.end = static_cast<std::uint8_t>(Space::ring(ring, 0).code() + ahead.size);
    if (ring > 1) ahead.ways_out = layout.in_gap[static_cast<std::size_t>(ring - 2)];
    for (int i = 0; i < ahead.size; ++i) layout.ahead[Space::ring(ring, i)] = ahead;
  }
  for (std::size_t passage = 0; passage < layout.outer.size(); ++passage) {
    see_from_behind(layout, layout.outer[passage], &Ahead::inward);
    see_from_behind(layout, layout.inner[passage], &Ahead::outward);
  }
}

constexpr Deck stack_of(const Edition& edition) noexcept {
  std::array<int, card_kinds> copies{};
  for (const DeckCard& entry : edition.deck) {
    if (entry.copies > 0) copies[static_cast<std::size_t>(card_of(entry).kind())] += entry.copies;
  }
  Deck deck;
  for (std::size_t kind = 0; kind < copies.size(); ++kind) {
    deck.begin[kind + 1] = static_cast<std::uint8_t>(deck.begin[kind] + copies[kind]);
    for (std::size_t i = deck.begin[kind]; i < deck.begin[kind + 1]; ++i) deck.kind[i] = Card{static_cast<int>(kind)};
    if (copies[kind] < 2) continue;
    const CardSet all_but_last = CardSet::first(deck.begin[kind + 1] - 1U) - CardSet::first(deck.begin[kind]);
    deck.followed = deck.followed | all_but_last;
  }
  deck.on_demand = deck.between(first_on_demand, first_open);
  deck.open = deck.between(first_open, card_kinds);
  deck.bars = deck.between(first_open, first_peace);
  deck.peace = deck.between(first_peace, card_kinds);
  return deck;
}

}  // namespace detail

/// Precondition: both are valid; otherwise the layout is safe to use, but meaningless.
[[nodiscard]] constexpr Layout make_layout(const Options& options, const Edition& edition) noexcept {
  Layout layout;
  if (!validate(options).empty() || !validate(edition).empty()) return layout;
  detail::clear(layout);
  layout.seats = options.seats;
  detail::lay_rings(layout, edition);
  detail::lay_passages(layout, edition);
  detail::look_ahead(layout);
  for (int seat = 0; seat < options.seats; ++seat) {
    const auto at = static_cast<std::size_t>(seat);
    const auto place = static_cast<std::size_t>(place_of(seat, options.seats));
    layout.place[at] = static_cast<std::uint8_t>(place);
    layout.entry[at] = Space::ring(1, edition.entries[place]);
    layout.junction[at] = Space::ring(rings, edition.junctions[place]);
    layout.last_pose[at] = edition.last_poses[place];
  }
  layout.quota = quota(options.ones);
  layout.surplus_limit = surplus_limit(options);
  layout.deck = detail::stack_of(edition);
  return layout;
}

/// CM-11. The ring field `steps` clockwise from a ring field; negative steps go back. Precondition: steps >= -ring
/// size.
[[nodiscard]] constexpr Space ring_ahead(const Layout& layout, Space from, int steps) noexcept {
  const Ahead& ahead = layout.ahead[from];
  int to = from.code() + (steps < 0 ? steps + ahead.size : steps);
  while (to >= ahead.end) to -= ahead.size;
  return Space::from_code(static_cast<std::uint8_t>(to));
}

/// False for a ring field that exists only on larger boards.
[[nodiscard]] constexpr bool is_on_board(const Layout& layout, Space at) noexcept {
  return at.valid() && (!at.is_ring() || at.index() < layout.ring_size[static_cast<std::size_t>(at.ring() - 1)]);
}

/// CM-33, CM-39. True if a digit card lies on this ring field.
[[nodiscard]] constexpr bool digit_lies(const Layout& layout, DigitSet board, Space field) noexcept {
  return is_digit_field(layout.kind[field]) && board.contains(layout.digit_number[field]);
}

/// CM-75. True if a card of this kind lies anywhere on the board.
[[nodiscard]] constexpr bool any_on_board(const Layout& layout, DigitSet board, Digit digit) noexcept {
  return !(board & layout.of_kind[static_cast<std::size_t>(digit)]).empty();
}

[[nodiscard]] constexpr Space entry_of(const Layout& layout, Seat seat) noexcept {
  return layout.entry[static_cast<std::size_t>(seat.index())];
}
[[nodiscard]] constexpr Space junction_of(const Layout& layout, Seat seat) noexcept {
  return layout.junction[static_cast<std::size_t>(seat.index())];
}
[[nodiscard]] constexpr Pose last_pose_of(const Layout& layout, Seat seat) noexcept {
  return layout.last_pose[static_cast<std::size_t>(seat.index())];
}
[[nodiscard]] constexpr Pose pose_of(const Layout& layout, int passage) noexcept {
  return layout.pose[static_cast<std::size_t>(passage)];
}

}  // namespace regelwerk::clockman

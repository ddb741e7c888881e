#pragma once
#include <array>
#include <compare>
#include <cstddef>
#include <cstdint>
#include <string_view>
#include <type_traits>

#include <regelwerk/core/container/multiset.hpp>
#include <regelwerk/core/container/text.hpp>
#include <regelwerk/core/contract.hpp>
#include <regelwerk/core/description/words.hpp>
#include <regelwerk/ostfriesenlauf/rules.hpp>

namespace regelwerk::ostfriesenlauf {

using regelwerk::word;

/// OL-1, OL-5. A place in the race; also the back of a card and the stack that the card belongs to.
enum class Place : std::uint8_t { first, second, third, fourth };

/// The place with this number. Precondition: 1 to 4.
[[nodiscard]] constexpr Place place_of_number(int number) noexcept {
  expects([&] { return 1 <= number && number <= runner_count; }, "a number is 1 to 4");
  return static_cast<Place>(number - 1);
}
/// OL-1. The number on the back of a card, 1 to 4.
[[nodiscard]] constexpr int number(Place place) noexcept { return static_cast<int>(place) + 1; }
[[nodiscard]] constexpr std::size_t index(Place place) noexcept { return static_cast<std::size_t>(place); }

/// OL-5. In race order, the leader's place first.
inline constexpr std::array<Place, runner_count> all_places{Place::first, Place::second, Place::third, Place::fourth};

/// The number of the place, for word().
[[nodiscard]] constexpr auto words_of(std::type_identity<Place> /*type*/) noexcept {
  return std::array<std::string_view, runner_count>{"1", "2", "3", "4"};
}

/// OL-3. Where the finish sign can stand.
enum class Sign : std::uint8_t { fish, hedgehog, turtle, snail, sheep };

/// The words of Sign; cards (`finish@NAME`) and state texts use them.
inline constexpr std::array<std::string_view, sign_count> sign_words{"fish", "hedgehog", "turtle", "snail", "sheep"};
/// Read by word() of core/description/words.hpp.
[[nodiscard]] constexpr auto words_of(std::type_identity<Sign> /*type*/) noexcept { return sign_words; }

/// The kinds of effects of a face.
enum class FaceKind : std::uint8_t {
  forward,  ///< `+n`: n fields forward (OL-15)
  back,     ///< `-n`: n fields back (OL-15)
  before,   ///< `+n@j`: n fields before the j-th (OL-16)
  behind,   ///< `-n@j`: n fields behind the j-th (OL-16)
  swap,     ///< `x@j`: swaps with the j-th (OL-17)
  start,    ///< `start`: back to the start (OL-18)
  finish,   ///< `finish@NAME`: the finish moves (OL-19)
};

/// OL-15, OL-16. True if Effect::fields is used.
[[nodiscard]] constexpr bool counts_fields(FaceKind kind) noexcept { return kind <= FaceKind::behind; }
/// OL-16, OL-17. True if Effect::place is used.
[[nodiscard]] constexpr bool names_place(FaceKind kind) noexcept {
  return FaceKind::before <= kind && kind <= FaceKind::swap;
}
/// OL-15, OL-16. True if the fields count forward; false for other faces.
[[nodiscard]] constexpr bool leads_forward(FaceKind kind) noexcept {
  return kind == FaceKind::forward || kind == FaceKind::before;
}

/// A decoded face with its printed numbers. Members that a kind does not use keep their default values.
struct Effect {
  FaceKind kind{};  ///< determines which other members are used
  int fields = 0;   ///< OL-15, OL-16: n, the number of fields
  int place = 0;    ///< OL-16, OL-17: j, the place of the other runner
  Sign sign{};      ///< OL-19: the new spot of the finish

  /// Constraint 3. True if the number of fields is 1 to 7, or the kind does not use it.
  [[nodiscard]] constexpr bool fields_in_range() const noexcept {
    return !counts_fields(kind) || (1 <= fields && fields <= max_fields);
  }
  /// Constraint 4, except for the condition on the back. True if the place is in range, or the kind does not use it.
  [[nodiscard]] constexpr bool place_in_range() const noexcept {
    return !names_place(kind) || (1 <= place && place <= runner_count);
  }

  friend constexpr bool operator==(const Effect&, const Effect&) = default;
};

/// One of the 80 possible faces, as a number. Faces are ordered by kind, then fields, then place.
class Face {
  static constexpr int forward_begin = 0;
  static constexpr int back_begin = forward_begin + max_fields;
  static constexpr int before_begin = back_begin + max_fields;
  static constexpr int behind_begin = before_begin + max_fields * runner_count;
  static constexpr int swap_begin = behind_begin + max_fields * runner_count;
  static constexpr int start_begin = swap_begin + runner_count;
  static constexpr int finish_begin = start_begin + 1;

 public:
  /// The number of possible faces.
  static constexpr int count = finish_begin + sign_count;

  constexpr Face() = default;
  /// Precondition: the numbers of the effect are in range.
  constexpr explicit Face(const Effect& effect) noexcept : code_(static_cast<std::uint8_t>(code_of(effect))) {
    expects([&] { return effect.fields_in_range() && effect.place_in_range(); },
            "fields and place are those of a card");
  }

  [[nodiscard]] static constexpr Face from_code(unsigned code) noexcept {
    Face face;
    face.code_ = static_cast<std::uint8_t>(code);
    return face;
  }
  [[nodiscard]] constexpr std::uint8_t code() const noexcept { return code_; }
  /// False for a code that no face uses.
  [[nodiscard]] constexpr bool valid() const noexcept { return code_ < count; }

  friend constexpr auto operator<=>(Face, Face) = default;

 private:
  [[nodiscard]] static constexpr int code_of(const Effect& effect) noexcept {
    switch (effect.kind) {
      case FaceKind::forward:
        return forward_begin + effect.fields - 1;
      case FaceKind::back:
        return back_begin + effect.fields - 1;
      case FaceKind::before:
        return before_begin + (effect.fields - 1) * runner_count + effect.place - 1;
      case FaceKind::behind:
        return behind_begin + (effect.fields - 1) * runner_count + effect.place - 1;
      case FaceKind::swap:
        return swap_begin + effect.place - 1;
      case FaceKind::start:
        return start_begin;
      case FaceKind::finish:
        break;
    }
    return finish_begin + static_cast<int>(effect.sign);
  }

  std::uint8_t code_ = 0;
};

static_assert(sizeof(Face) == 1 && Face::count == 80);

namespace detail {

constexpr std::array<Effect, Face::count> make_effects() noexcept {
  std::array<Effect, Face::count> effects{};
  const auto put = [&](const Effect& effect) { effects[Face{effect}.code()] = effect; };
  for (int n = 1; n <= max_fields; ++n) {
    put({.kind = FaceKind::forward, .fields = n});
    put({.kind = FaceKind::back, .fields = n});
    for (int j = 1; j <= runner_count; ++j) {
      put({.kind = FaceKind::before, .fields = n, .place = j});
      put({.kind = FaceKind::behind, .fields = n, .place = j});
    }
  }
  for (int j = 1; j <= runner_count; ++j) put({.kind = FaceKind::swap, .place = j});
  put({.kind = FaceKind::start});
  for (int sign = 0; sign < sign_count; ++sign) put({.kind = FaceKind::finish, .sign = static_cast<Sign>(sign)});
  return effects;
}

}  // namespace detail

/// The effects of all faces, by code.
inline constexpr std::array<Effect, Face::count> effect_table = detail::make_effects();

/// The effect of a face. Precondition: face.valid().
[[nodiscard]] constexpr const Effect& effect_of(Face face) noexcept { return effect_table[face.code()]; }

/// The index of a face among the different faces of its stack, in ascending order; 0 to 14.
enum class Slot : std::uint8_t {};

/// The cards of one back, as a multiset of slots.
using Stack = Multiset<Slot, cards_per_stack, 4, cards_per_stack>;
/// The cards of all backs.
using Cards = std::array<Stack, stack_count>;

/// A card of an edition: its back and the slot of its face in that stack. Its code is never 0.
class Card {
 public:
  constexpr Card() = default;
  /// A card of this back with the face of this slot. Precondition: the slot is 0 to 14.
  constexpr Card(Place back, Slot slot) noexcept
      : code_(
            static_cast<std::uint8_t>(static_cast<unsigned>(back) << slot_bits | (static_cast<unsigned>(slot) + 1U))) {}

  /// OL-1. The back, which is also the stack of the card.
  [[nodiscard]] constexpr Place back() const noexcept { return static_cast<Place>(code_ >> slot_bits); }
  /// The slot of its face; Layout::face() has the face.
  [[nodiscard]] constexpr Slot slot() const noexcept { return static_cast<Slot>((code_ & slot_mask) - 1U); }

  /// A number below 2^code_bits.
  [[nodiscard]] constexpr std::uint8_t code() const noexcept { return code_; }
  /// Precondition: is_code(code).
  [[nodiscard]] static constexpr Card from_code(unsigned code) noexcept {
    expects([&] { return is_code(code); }, "the code is that of a card");
    Card card;
    card.code_ = static_cast<std::uint8_t>(code);
    return card;
  }
  /// True if a card can have this code; accepts any number.
  [[nodiscard]] static constexpr bool is_code(unsigned code) noexcept {
    return code < 1U << code_bits && (code & slot_mask) != 0;
  }
  static constexpr int code_bits = 6;  ///< two for the back, four for the slot

  friend constexpr auto operator<=>(Card, Card) = default;

 private:
  static constexpr unsigned slot_bits = 4;
  static constexpr unsigned slot_mask = 15;

  std::uint8_t code_ = 1;
};

static_assert(sizeof(Card) == 1 && sizeof(Cards) == 32);

}  // namespace regelwerk::ostfriesenlauf

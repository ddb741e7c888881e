#pragma once
#include <doctest/doctest.h>

#include <concepts>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <limits>
#include <string>
#include <string_view>

#include <regelwerk/core/playable.hpp>
#include <regelwerk/play/playout.hpp>
#include <regelwerk/play/random.hpp>

// Editions whose numbers are as hostile as their types allow: every number of a sound edition at either end of its
// type, alone and with others, and every name without letters or far too long. What a game adds:
//   fields(edition, visit)   hands every number and every name of the edition over, to be read and changed; it stands
//                            in the game's fields.hpp
//   make(edition, turn)      a game with it, or why there is none; `turn` counts up, so that options can take turns

namespace hostile {

/// Far too long for a name, and for the row of a board; kept in a byte, its size would be that of a row.
inline constexpr std::string_view dots =
    "................................................................"
    "................................................................"
    "................................................................"
    "................................................................"
    "................................................";

static_assert(dots.size() == 256 + 48);

/// Puts a field at the lower or the upper end of what it can hold.
template <std::integral Number>
void to_end(Number& number, bool high) {
  number = high ? std::numeric_limits<Number>::max() : std::numeric_limits<Number>::min();
}
inline void to_end(std::string_view& name, bool high) { name = high ? dots : std::string_view{}; }

/// What stood in a field.
struct Kept {
  std::int64_t number = 0;
  std::string_view name;

  void keep(std::integral auto value) { number = static_cast<std::int64_t>(value); }
  void keep(std::string_view value) { name = value; }
  template <std::integral Number>
  void put_back(Number& value) const {
    value = static_cast<Number>(number);
  }
  void put_back(std::string_view& value) const { value = name; }
};

/// What became of the editions.
struct Tally {
  std::size_t refused = 0;
  std::size_t allowed = 0;
};

/// Some plies of a game whose rules were accepted.
template <regelwerk::Playable G>
bool plays(const G& game, std::uint64_t key, int plies) {
  regelwerk::Random random{key};
  auto state = game.initial();
  if (!game.validate(state).empty()) return false;
  for (int ply = 0; ply < plies && !game.actor(state).is_nobody(); ++ply) {
    game.advance(state, regelwerk::random_move(game, state, random));
  }
  return game.validate(state).empty();
}

/// The edition is refused with reasons, or a game with it can be played.
template <class Edition, class Make>
void judge(const Edition& edition, const Make& make, Tally& tally) {
  const auto game = make(edition, tally.allowed);
  if (game) {
    CHECK(validate(edition).empty());
    CHECK(plays(*game, tally.allowed, 80));
    ++tally.allowed;
    return;
  }
  ++tally.refused;
  bool told = !game.error().edition.empty();
  for (const auto& fault : game.error().edition) {
    if constexpr (requires { to_text(edition, fault); }) {
      told = told && !to_text(edition, fault).view().empty();
    } else if constexpr (requires { fault.constraint; }) {
      told = told && !describe(fault.constraint).empty();
    } else {
      told = told && !describe(fault).empty();
    }
  }
  CHECK(told);
}

/// An edition whose fields are changed and put back one by one.
template <class Edition, class Fields>
class Attack {
 public:
  Attack(const Edition& sound, const Fields& fields) : edition_(sound), fields_(fields) {
    fields_(edition_, [&](auto& /*field*/) { ++size_; });
  }

  [[nodiscard]] std::size_t size() const { return size_; }
  [[nodiscard]] const Edition& edition() const { return edition_; }

  [[nodiscard]] Kept to_end(std::size_t index, bool high) {
    Kept kept;
    at(index, [&](auto& field) {
      kept.keep(field);
      hostile::to_end(field, high);
    });
    return kept;
  }
  void put_back(std::size_t index, const Kept& kept) {
    at(index, [&](auto& field) { kept.put_back(field); });
  }

 private:
  template <class Change>
  void at(std::size_t index, const Change& change) {
    std::size_t here = 0;
    fields_(edition_, [&](auto& field) {
      if (here++ == index) change(field);
    });
  }

  Edition edition_;
  const Fields& fields_;
  std::size_t size_ = 0;
};

/// Every field alone, and together with those so many places behind it.
template <class Edition, class Fields, class Make>
Tally attack(const Edition& sound, const Fields& fields, const Make& make, std::initializer_list<std::size_t> strides) {
  Attack attack{sound, fields};
  Tally tally;
  for (std::size_t i = 0; i < attack.size(); ++i) {
    for (const bool high : {false, true}) {
      CAPTURE(i);
      CAPTURE(high);
      const Kept kept = attack.to_end(i, high);
      judge(attack.edition(), make, tally);
      for (const std::size_t stride : strides) {
        CAPTURE(stride);
        if (i + stride >= attack.size()) continue;
        const Kept other = attack.to_end(i + stride, true);
        judge(attack.edition(), make, tally);
        attack.put_back(i + stride, other);
      }
      attack.put_back(i, kept);
    }
  }
  MESSAGE(attack.size() << " fields; " << tally.refused << " editions refused, " << tally.allowed << " allowed");
  return tally;
}

}  // namespace hostile

#pragma once
#include <bit>
#include <compare>
#include <cstdint>

#include <regelwerk/core/container/algorithms.hpp>
#include <regelwerk/core/container/elements.hpp>
#include <regelwerk/samara/rules.hpp>

namespace regelwerk::samara {

/// A kind of tile, by its index in the edition.
class Tile {
 public:
  constexpr Tile() = default;
  /// The kind with this index in Edition::tiles(). Precondition: 0 <= index <= 255; only 0 to 35 are valid().
  constexpr explicit Tile(int index) noexcept : index_(static_cast<std::uint8_t>(index)) {}

  [[nodiscard]] constexpr int index() const noexcept { return index_; }
  /// False for an index that no edition uses.
  [[nodiscard]] constexpr bool valid() const noexcept { return index_ < tile_count; }

  friend constexpr auto operator<=>(Tile, Tile) = default;

 private:
  std::uint8_t index_ = 0;
};

/// A set of kinds of tiles, one bit each.
class TileSet {
 public:
  constexpr TileSet() = default;

  /// No effect if the tile is in the set.
  constexpr void insert(Tile tile) noexcept { bits_ |= std::uint64_t{1} << tile.index(); }
  [[nodiscard]] constexpr bool contains(Tile tile) const noexcept { return (bits_ >> tile.index() & 1U) != 0; }
  constexpr TileSet& operator|=(TileSet other) noexcept {
    bits_ |= other.bits_;
    return *this;
  }
  [[nodiscard]] friend constexpr TileSet operator&(TileSet a, TileSet b) noexcept {
    a.bits_ &= b.bits_;
    return a;
  }

  [[nodiscard]] constexpr bool empty() const noexcept { return bits_ == 0; }
  /// The elements in ascending order as a range. Precondition of front() and pop_front(): not empty.
  [[nodiscard]] constexpr ElementsOf<TileSet> begin() const noexcept { return ElementsOf<TileSet>{*this}; }
  [[nodiscard]] static constexpr EndOfElements end() noexcept { return {}; }
  [[nodiscard]] constexpr Tile front() const noexcept { return Tile{std::countr_zero(bits_)}; }
  constexpr void pop_front() noexcept { bits_ &= bits_ - 1; }

  friend constexpr bool operator==(TileSet, TileSet) = default;

 private:
  std::uint64_t bits_ = 0;
};

/// SM-21, SM-33. Numbers of tools as tiles count them: saws, trowels, glass tools, and all tools, four bits each.
class Kit {
 public:
  static constexpr int any_number = 7;  ///< above every number of tools that is owned or needed: an owned number that
                                        ///< always suffices, a needed number that nobody has

  constexpr Kit() = default;
  /// Use any_number where a number does not matter. Precondition: each is 0 to 15.
  constexpr Kit(int saws, int trowels, int glass, int all) noexcept
      : word_(static_cast<std::uint16_t>(saws | trowels << 4 | glass << 8 | all << 12)) {}

  [[nodiscard]] constexpr int saws() const noexcept { return field(0); }     ///< SM-21: the number of saws
  [[nodiscard]] constexpr int trowels() const noexcept { return field(4); }  ///< SM-21: of both kinds
  [[nodiscard]] constexpr int glass() const noexcept { return field(8); }    ///< SM-21: of both kinds
  [[nodiscard]] constexpr int all() const noexcept { return field(12); }     ///< SM-33: the number of all tools

  /// The sum of the four numbers.
  [[nodiscard]] constexpr int sum() const noexcept { return saws() + trowels() + glass() + all(); }

  /// The tools of this kit that `owned` does not contain. Precondition: no number in either is above any_number.
  [[nodiscard]] constexpr Kit without(Kit owned) const noexcept {
    // All four at once: the top bit of a number stays where there is enough to take from.
    constexpr unsigned top_bits = 0x8888;
    const unsigned left = (word_ | top_bits) - owned.word_;
    const unsigned enough = left & top_bits;
    return from_word(static_cast<std::uint16_t>(left & (enough - (enough >> 3))));
  }

  /// The packed numbers.
  [[nodiscard]] constexpr std::uint16_t word() const noexcept { return word_; }
  /// The kit with this word; every number is valid.
  [[nodiscard]] static constexpr Kit from_word(std::uint16_t word) noexcept {
    Kit kit;
    kit.word_ = word;
    return kit;
  }

  friend constexpr bool operator==(Kit, Kit) = default;

 private:
  [[nodiscard]] constexpr int field(int shift) const noexcept { return word_ >> shift & 15; }

  std::uint16_t word_ = 0;
};

}  // namespace regelwerk::samara

#pragma once
#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>
#include <type_traits>

#include <regelwerk/samara/rules.hpp>

namespace regelwerk::samara {

/// SM-25. The effect of a tile besides its prestige.
enum class Effect : std::uint8_t {
  none,
  boat,          ///< SM-27: own loss of a saw
  sculpture,     ///< SM-28: own loss of a trowel
  vase,          ///< SM-29: own loss of glass B
  ruin,          ///< SM-30: own loss of two tools
  barracks,      ///< SM-32: the others lose a tool each
  university,    ///< SM-33: any tools pay for a tile; permanent
  hospital,      ///< SM-34: the others lose one strength each
  weight_room,   ///< SM-35: an own worker gains one strength
  school,        ///< SM-37: one more strength together; permanent
  tombstone,     ///< SM-38: own loss of a worker
  hermit_house,  ///< SM-39: skips months with others' workers; permanent
  prison,        ///< SM-40: moves a worker of every other seat ahead
  bridge,        ///< SM-41: one month less; permanent
};

inline constexpr int effect_count = 14;  ///< none included

/// SM-25. Grey tiles concern tools, blue ones time, red ones workers.
enum class Colour : std::uint8_t { plain, grey, red, blue };

/// SM-25. What follows from the name of a tile.
struct Special {
  std::string_view name;   ///< in the edition; empty for none
  std::string_view word;   ///< in texts
  Rule rule{};             ///< that tells the effect
  Colour colour{};         ///< of the tile
  bool permanent = false;  ///< SM-43: holds for the rest of the game
};

/// SM-25 to SM-41. By effect.
inline constexpr std::array<Special, effect_count> special_table{{
    {"", "none", Rule::special_tiles, Colour::plain, false},
    {"Boat", "boat", Rule::boat, Colour::grey, false},
    {"Sculpture", "sculpture", Rule::sculpture, Colour::grey, false},
    {"Vase", "vase", Rule::vase, Colour::grey, false},
    {"Ruin", "ruin", Rule::ruin, Colour::grey, false},
    {"Barracks", "barracks", Rule::barracks, Colour::grey, false},
    {"University", "university", Rule::university, Colour::grey, true},
    {"Hospital", "hospital", Rule::hospital, Colour::red, false},
    {"Weight room", "weight-room", Rule::weight_room, Colour::red, false},
    {"School", "school", Rule::school, Colour::red, true},
    {"Tombstone", "tombstone", Rule::tombstone, Colour::red, false},
    {"Hermit house", "hermit-house", Rule::hermit_house, Colour::blue, true},
    {"Prison", "prison", Rule::prison, Colour::blue, false},
    {"Bridge", "bridge", Rule::bridge, Colour::blue, true},
}};

/// SM-25. What goes with an effect. Precondition: it is one of the enumerators.
[[nodiscard]] constexpr const Special& special(Effect effect) noexcept {
  return special_table[static_cast<std::size_t>(effect)];
}

[[nodiscard]] constexpr std::string_view word(Effect effect) noexcept { return special(effect).word; }
/// For Effect, which has its words in special_table instead of a words_of().
[[nodiscard]] constexpr std::size_t count_of(std::type_identity<Effect> /*type*/) noexcept { return effect_count; }

/// The effect of a tile of this name; none for any other name.
[[nodiscard]] constexpr Effect effect_of(std::string_view name) noexcept {
  for (std::size_t i = 1; i < special_table.size(); ++i) {
    if (special_table[i].name == name) return static_cast<Effect>(i);
  }
  return Effect::none;
}

}  // namespace regelwerk::samara

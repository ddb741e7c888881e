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
  boat,          ///< SM-27: the builder loses a saw
  sculpture,     ///< SM-28: the builder loses a trowel
  vase,          ///< SM-29: the builder loses glass B
  ruin,          ///< SM-30: the builder loses two tools
  barracks,      ///< SM-32: every other seat loses a tool
  university,    ///< SM-33: a tile can be paid with tools of any kind; permanent
  hospital,      ///< SM-34: a worker of every other seat loses one strength
  weight_room,   ///< SM-35: a worker of the builder gains one strength
  school,        ///< SM-37: workers that act together have one more strength; permanent
  tombstone,     ///< SM-38: the builder loses a worker
  hermit_house,  ///< SM-39: workers skip months with workers of other seats; permanent
  prison,        ///< SM-40: a worker of every other seat moves far ahead
  bridge,        ///< SM-41: actions take one month less; permanent
};

inline constexpr int effect_count = 14;  ///< including none

/// SM-25. Grey tiles concern tools, blue ones time, red ones workers.
enum class Colour : std::uint8_t { plain, grey, red, blue };

/// SM-25. The properties that follow from the name of a tile.
struct Special {
  std::string_view name;   ///< name in the edition; empty for none
  std::string_view word;   ///< word in texts
  Rule rule{};             ///< the rule of the effect
  Colour colour{};         ///< colour of the tile
  bool permanent = false;  ///< SM-43: holds for the rest of the game
};

/// SM-25 to SM-41. The properties of each effect.
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

/// SM-25. The properties of an effect. Precondition: an enumerator.
[[nodiscard]] constexpr const Special& special(Effect effect) noexcept {
  return special_table[static_cast<std::size_t>(effect)];
}

[[nodiscard]] constexpr std::string_view word(Effect effect) noexcept { return special(effect).word; }
/// Effect has its words in special_table and therefore no words_of().
[[nodiscard]] constexpr std::size_t count_of(std::type_identity<Effect> /*type*/) noexcept { return effect_count; }

/// The effect of a tile with this name; none for any other name.
[[nodiscard]] constexpr Effect effect_of(std::string_view name) noexcept {
  for (std::size_t i = 1; i < special_table.size(); ++i) {
    if (special_table[i].name == name) return static_cast<Effect>(i);
  }
  return Effect::none;
}

}  // namespace regelwerk::samara

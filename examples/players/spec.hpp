#pragma once
#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include <regelwerk/ai/search/selection.hpp>

namespace players {

/// How somebody decides who is no person.
enum class Kind : std::uint8_t { random, thumb, flat, ismcts };
/// Who decides in the playouts of a search; by worth, the title's own evaluation takes the place of playouts.
enum class Playing : std::uint8_t { uniform, thumb, mixed, worth };

inline constexpr std::array<std::string_view, 4> kind_words{"random", "thumb", "flat", "ismcts"};
inline constexpr std::array<std::string_view, 4> playing_words{"uniform", "thumb", "mixed", "worth"};
inline constexpr std::array<std::string_view, 2> opponents_words{"max_n", "paranoid"};
inline constexpr std::array<std::string_view, 3> formula_words{"ucb1", "puct", "widening"};

/// The most that settings may ask for.
inline constexpr std::uint64_t most_playouts = 1'000'000;
inline constexpr std::uint64_t most_iterations = 1'000'000'000;
inline constexpr std::uint64_t most_ms = 3'600'000;
inline constexpr std::uint64_t most_cap = 1'000'000;
inline constexpr std::uint64_t most_nodes = 1U << 26;

/// A player as its text describes it.
struct Spec {
  Kind kind = Kind::random;
  std::uint64_t playouts = 32;       ///< flat: of each move
  std::uint64_t iterations = 1000;   ///< of each decision
  bool by_decision = false;          ///< flat: `iterations` are parted among the moves, `playouts` do not count
  std::uint64_t ms = 0;              ///< thinking time of a decision instead; 0: not by the clock
  std::optional<std::uint64_t> cap;  ///< moves of a playout, by worth throws of dice; else what suits the title
  Playing rollout = Playing::uniform;
  std::uint32_t other_in_256 = 32;  ///< rollout=mixed: of 256 moves so many are any legal move
  bool memory = true;               ///< imagines worlds by all that it was shown, not by its view alone
  regelwerk::SearchOptions search;
  std::optional<std::uint64_t> nodes;  ///< ismcts: room of the tree; else what suits the iterations
  bool keep = false;                   ///< ismcts: keeps what follows of its tree

  /// True if its moves depend on how fast the machine is.
  [[nodiscard]] bool uses_clock() const { return ms != 0; }
  [[nodiscard]] bool is_search() const { return kind == Kind::flat || kind == Kind::ismcts; }
  /// True if it is there only where a title has rules of thumb.
  [[nodiscard]] bool needs_thumb() const { return kind == Kind::thumb || (is_search() && rollout != Playing::uniform); }
};

/// A player read from a text, or where and why it is none.
struct WordReader {
  Spec spec;
  std::string wrong;         ///< empty if it is a player
  std::size_t position = 0;  ///< from where on it is wrong
};

/// True if a word is meant as a player: what stands before its first colon is no setting of a game.
[[nodiscard]] bool is_meant(std::string_view word);

/// A player by its text, `ismcts:iterations=1000,rollout=thumb`: a kind, and behind a colon its settings; what is not
/// said is as suits most games, or this one (a title, or "clou campaign").
[[nodiscard]] WordReader read_player(std::string_view text, std::string_view game = {});

/// The text, and below it where and why it is wrong.
[[nodiscard]] std::string explain(std::string_view text, const WordReader& reading);

/// All kinds with their settings, some lines for a usage.
[[nodiscard]] std::string list_players();

}  // namespace players

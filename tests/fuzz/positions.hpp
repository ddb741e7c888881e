#pragma once
#include <algorithm>
#include <charconv>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <system_error>
#include <unordered_map>
#include <utility>
#include <vector>

#include <fuzz/input.hpp>
#include <regelwerk/core/description/settings.hpp>
#include <regelwerk/play/random.hpp>
#include <regelwerk/play/sample.hpp>

// Games by their line of options and positions by the way to them, kept for the many inputs that have both in common.

namespace fuzz {

/// Results by their key; all are forgotten once there are too many.
template <class Value>
class Kept {
 public:
  template <class Make>
  const Value& get(std::string_view key, const Make& make) {
    key_ = key;
    if (const auto found = values_.find(key_); found != values_.end()) return found->second;
    if (values_.size() >= limit) values_.clear();
    return values_.emplace(key_, make()).first->second;
  }

 private:
  static constexpr std::size_t limit = 1'000;
  std::string key_;
  std::unordered_map<std::string, Value> values_;
};

/// The edition that a line of options names, which is cut off; the first one if it names none.
template <class Title>
const typename Title::Game::Edition* edition_of(std::string_view& line) {
  constexpr std::string_view mark = "edition=";
  if (!line.starts_with(mark)) return Title::editions[0];
  line.remove_prefix(mark.size());
  const std::string_view name = take_word(line);
  for (const auto* edition : Title::editions) {
    if (edition->name == name) return edition;
  }
  return nullptr;
}

/// The game of a line of options; null if there is none.
template <class Title>
const typename Title::Game* game_of(std::string_view options) {
  using G = typename Title::Game;
  static Kept<std::unique_ptr<const G>> games;
  const auto make = [&]() -> std::unique_ptr<const G> {
    std::string_view line = options;
    const auto* edition = edition_of<Title>(line);
    const auto read = regelwerk::parse_options<G>(line);
    if (edition == nullptr || !read) return nullptr;
    const auto game = G::make(*read, *edition);
    return game ? std::make_unique<const G>(*game) : nullptr;
  };
  return games.get(options, make).get();
}

/// Plies at random, until the game is over.
template <class G>
void play_at_random(const G& game, typename G::State& state, regelwerk::Random& random, int plies) {
  for (; plies > 0 && !game.actor(state).is_nobody(); --plies) {
    game.advance(state, regelwerk::random_move(game, state, random));
  }
}

/// All legal moves.
template <class G>
std::vector<typename G::Move> listed(const G& game, const typename G::State& state) {
  std::vector<typename G::Move> moves;
  game.for_each_move(state, [&](const typename G::Move& move) { moves.push_back(move); });
  return moves;
}

/// A state and all its moves.
template <class G>
struct Position {
  typename G::State state;
  std::vector<typename G::Move> moves;
};

inline std::optional<std::uint32_t> number_in(std::string_view text) {
  std::uint32_t number = 0;
  const auto read = std::from_chars(text.data(), text.data() + text.size(), number);
  if (read.ec != std::errc{} || read.ptr != text.data() + text.size()) return std::nullopt;
  return number;
}

/// The position that a way leads to; empty if the way is none.
template <class G>
std::optional<Position<G>> walked(const G& game, std::string_view way) {
  constexpr std::uint32_t most_plies = 600;
  auto state = game.initial();
  std::uint32_t plies = 0;
  while (!way.empty() && plies < most_plies) {
    std::string_view word = take_word(way);
    const bool at_random = word.find(':') != std::string_view::npos;
    const auto first = number_in(take_word(word, ':'));
    const auto length = number_in(word);
    if (!first || at_random != length.has_value()) return std::nullopt;
    if (at_random) {
      regelwerk::Random random{*first};
      const auto now = std::min(*length, most_plies - plies);
      play_at_random(game, state, random, static_cast<int>(now));
      plies += now;
    } else if (const auto moves = listed(game, state); !moves.empty()) {
      game.advance(state, moves[*first % moves.size()]);
      ++plies;
    }
  }
  return Position<G>{state, listed(game, state)};
}

/// The position of an input; null if it has none.
template <class Title>
const Position<typename Title::Game>* position_of(const typename Title::Game& game, const Input& input) {
  using G = typename Title::Game;
  static Kept<std::unique_ptr<const Position<G>>> positions;
  const auto make = [&]() -> std::unique_ptr<const Position<G>> {
    auto position = walked(game, input.way);
    return position ? std::make_unique<const Position<G>>(std::move(*position)) : nullptr;
  };
  // The two lines stand behind each other.
  const std::string_view both{input.options.data(), input.options.size() + 1 + input.way.size()};
  return positions.get(both, make).get();
}

}  // namespace fuzz

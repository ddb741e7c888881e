#pragma once
#include <cstddef>
#include <cstdint>
#include <map>
#include <string>
#include <unordered_map>
#include <unordered_set>
#include <utility>

#include <naive_text.hpp>
#include <perft_file.hpp>
#include <regelwerk/core/codec/hash.hpp>
#include <regelwerk/core/viewer.hpp>

// Positions ply by ply, each once.

namespace perft_tables {

struct Hash {
  std::size_t operator()(const auto& value) const { return static_cast<std::size_t>(regelwerk::hash(value)); }
};

/// The states of one ply after another, each once, with the number of sequences that lead there.
template <class G>
class Plies {
 public:
  using State = typename G::State;

  Plies(const G& game, const State& state) : game_(game), states_{{state, 1}} {}

  void advance() {
    std::unordered_map<State, std::uint64_t, Hash> next;
    for (const auto& [state, sequences] : states_) {
      game_.for_each_move(state, [&](const auto& move) { next[game_.play(state, move)] += sequences; });
    }
    states_ = std::move(next);
    ++depth_;
  }
  [[nodiscard]] std::size_t size() const { return states_.size(); }
  [[nodiscard]] Row row() const {
    Row row{.depth = depth_, .sequences = 0, .distinct = {states_.size()}};
    for (const auto& [state, sequences] : states_) row.sequences += sequences;
    for (int seat = 0; seat < game_.seats(); ++seat)
      row.distinct.push_back(views(regelwerk::Viewer{regelwerk::Seat{seat}}));
    row.distinct.push_back(views(regelwerk::spectator));
    return row;
  }

 private:
  [[nodiscard]] std::uint64_t views(regelwerk::Viewer viewer) const {
    std::unordered_set<typename G::View, Hash> seen;
    for (const auto& [state, sequences] : states_) seen.insert(game_.view(state, viewer));
    return seen.size();
  }

  const G& game_;
  std::unordered_map<State, std::uint64_t, Hash> states_;
  int depth_ = 0;
};

/// The same by a naive engine, whose positions are told apart by all that they hold.
template <class Position>
class NaivePlies {
 public:
  NaivePlies(const Position& position, int seats) : seats_(seats) { positions_[everything(position)] = {position, 1}; }

  void advance() {
    Positions next;
    for (const auto& [text, both] : positions_) {
      for (const auto& [move, weight] : moves(both.first)) {
        Position after = both.first;
        play(after, move);
        next.try_emplace(everything(after), after, 0).first->second.second += both.second;
      }
    }
    positions_ = std::move(next);
    ++depth_;
  }
  [[nodiscard]] std::size_t size() const { return positions_.size(); }
  [[nodiscard]] Row row() const {
    Row row{.depth = depth_, .sequences = 0, .distinct = {positions_.size()}};
    for (const auto& [text, both] : positions_) row.sequences += both.second;
    for (int seat = 0; seat < seats_; ++seat) row.distinct.push_back(views(seat));
    row.distinct.push_back(views(naive_text::spectator));
    return row;
  }

 private:
  using Positions = std::map<std::string, std::pair<Position, std::uint64_t>>;

  [[nodiscard]] static std::string everything(const Position& position) {
    return seen(position, naive_text::everything);
  }
  [[nodiscard]] std::uint64_t views(int viewer) const {
    std::unordered_set<std::string> texts;
    for (const auto& [text, both] : positions_) texts.insert(seen(both.first, viewer));
    return texts.size();
  }

  int seats_;
  Positions positions_;
  int depth_ = 0;
};

}  // namespace perft_tables

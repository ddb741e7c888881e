#pragma once
#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include <regelwerk/ai/explain/explain.hpp>
#include <regelwerk/ai/explain/explain_text.hpp>
#include <regelwerk/ai/mixture.hpp>
#include <regelwerk/ai/search/rollout.hpp>
#include <regelwerk/play.hpp>

#include "adapter.hpp"
#include "arguments.hpp"
#include "glossary.hpp"
#include "hint.hpp"
#include "narration.hpp"
#include "text.hpp"
#include "thinker.hpp"

namespace play {

/// How many differences are told at most.
inline constexpr std::size_t told_differences = 6;
/// Games after each move for each unit of effort.
inline constexpr std::uint32_t explained_effort = 8;

/// The numbers of moves, counted from 0 and each once, that are named by their numbers counted from 1; empty if that is
/// not what stands there, or if there are more than can be told.
[[nodiscard]] inline std::optional<std::vector<std::size_t>> named_moves(std::string_view text, std::size_t moves) {
  std::vector<std::size_t> named;
  for (const std::string& word : words_of(text)) {
    const auto number = number_in<std::size_t>(word);
    if (!number || *number < 1 || *number > moves) return std::nullopt;
    if (std::find(named.begin(), named.end(), *number - 1) == named.end()) named.push_back(*number - 1);
  }
  if (named.size() > regelwerk::most_told) return std::nullopt;
  return named;
}

/// What is counted after some moves, with its memory.
template <regelwerk::Playable G>
struct Counted {
  std::vector<regelwerk::MoveValue<G>> values;
  std::vector<regelwerk::Tally<G>> tallies;
  regelwerk::Explanation<G> explanation;

  Counted(std::span<const regelwerk::MoveValue<G>> all, std::span<const std::size_t> candidates)
      : values(only(all, candidates)),
        tallies(candidates.size() * regelwerk::most_things),
        explanation(values, tallies) {}
  Counted(const Counted&) = delete;
  Counted& operator=(const Counted&) = delete;
  Counted(Counted&&) = delete;
  Counted& operator=(Counted&&) = delete;
  ~Counted() = default;

 private:
  [[nodiscard]] static std::vector<regelwerk::MoveValue<G>> only(std::span<const regelwerk::MoveValue<G>> all,
                                                                 std::span<const std::size_t> candidates) {
    std::vector<regelwerk::MoveValue<G>> some;
    for (const std::size_t index : candidates) some.push_back(all[index]);
    return some;
  }
};

/// The greatest differences, a line each; only those that luck alone would hardly make.
template <regelwerk::Playable G>
[[nodiscard]] std::string list_differences(const G& game, const typename G::View& view,
                                           const regelwerk::Explanation<G>& explanation, const Ink& ink) {
  std::string lines;
  regelwerk::with_language(ink.language(), [&](auto tongue) {
    std::array<regelwerk::Difference, told_differences> room;
    const std::size_t found = differences(explanation, std::span{room},
                                          [&](const auto& thing) { return regelwerk::is_told<G>(thing, tongue); });
    for (const auto& difference : std::span{room}.first(std::min(found, room.size()))) {
      if (!is_more_than_luck(difference, explanation.rounds())) break;
      Letters line;
      write_difference(line, game, view, explanation, difference, tongue);
      lines += join("  ", line.text, "\n");
    }
  });
  return lines.empty() ? ink.text("  Nothing that is more than luck.\n") : lines;
}

/// What happens more often after some moves than after others, and what each is worth. `candidates` are numbers of
/// legal moves, counted from 0; if they are none, the moves of a hint are compared, a single one with the best of the
/// others. Precondition: the thinker's seat is to move and has a choice.
template <Adapter A>
[[nodiscard]] std::string explained(Thinker<A>& thinker, const Table<typename A::Game>& table,
                                    std::vector<std::size_t> candidates, std::uint64_t key, std::uint32_t effort,
                                    const Ink& ink) {
  using G = typename A::Game;
  const G& game = table.game();
  const regelwerk::Seat seat = table.actor().seat();
  const auto view = game.view(table.state(), seat);
  const auto values = thinker.rate(table, effort * hint_effort);
  const std::size_t compared = candidates.empty() ? moves_in_hint : std::max(candidates.size(), std::size_t{2});
  for (const std::size_t index : best_of<G>(values, seat, compared)) {
    const bool is_in = std::find(candidates.begin(), candidates.end(), index) != candidates.end();
    if (!is_in && candidates.size() < compared) candidates.push_back(index);
  }
  Counted<G> counted{values, candidates};
  regelwerk::explain(
      game, view, counted.explanation, {key, std::uint64_t{effort} * explained_effort, 0},
      [&](regelwerk::Random& random) { return thinker.imagined(view, random); }, [] { return true; },
      regelwerk::Rollout<regelwerk::Mixture<typename players::Skill<typename A::RuleOfThumb>::Quick>>{
          {}, {}, regelwerk::explained_moves});
  std::string text =
      ink.text("What happens more often after one than after another within {} moves, in {} games each:\n",
               regelwerk::explained_moves, counted.explanation.rounds());
  text += list_differences<G>(game, view, counted.explanation, ink);
  text += ink.text("What they are worth:\n");
  std::vector<std::string> named;
  for (std::size_t i = 0; i < candidates.size(); ++i) {
    text +=
        join(numbered(game, view, candidates[i], counted.values[i].move), in_percent<G>(counted.values[i], seat), "\n");
    named.emplace_back(to_text(game, view, counted.values[i].move).view());
  }
  return text + glossary<A>(named, ink) +
         ink.text(
             "All of them are played in the same imagined worlds with the same luck, then by rules of thumb and now "
             "and "
             "then at random. ") +
         meaning_of_values(game, ink);
}

}  // namespace play

#pragma once
#include <cstddef>
#include <optional>
#include <string_view>

#include <regelwerk/core/language.hpp>
#include <regelwerk/core/wording.hpp>
#include <regelwerk/samara/calendar.hpp>
#include <regelwerk/samara/edition/layout.hpp>
#include <regelwerk/samara/edition/specials.hpp>
#include <regelwerk/samara/event.hpp>
#include <regelwerk/samara/members.hpp>
#include <regelwerk/samara/move.hpp>
#include <regelwerk/samara/noun.hpp>
#include <regelwerk/samara/rules.hpp>
#include <regelwerk/samara/tool.hpp>
#include <regelwerk/samara/view.hpp>

// What the sentences of all languages about Samara share.

namespace regelwerk::samara {

/// `space 3/1` for the space in column 3 and row 1.
template <class Game, Language Tongue>
constexpr void write_phrase(auto& out, const Game& game, const View& /*view*/, Space space, Tongue language) noexcept {
  out << word(Noun::space, language) << ' ' << word_under(game, space);
}
/// "?" for a tile that the edition does not have.
template <class Game, Language Tongue>
constexpr void write_phrase(auto& out, const Game& game, const View& /*view*/, Tile tile, Tongue language) noexcept {
  const auto index = static_cast<std::size_t>(tile.index());
  if (tile.index() >= game.layout().tile_kinds) return static_cast<void>(out << '?');
  out << word(EditionTerm<Rule>{game.edition().tiles()[index].name}, language);
}
/// The month of a spot, `+3` for the third one ahead of NOW.
template <class Game, Language Tongue>
constexpr void write_phrase(auto& out, const Game& /*game*/, const View& /*view*/, Spot spot,
                            Tongue language) noexcept {
  if (spot.month == 0) {
    out << word(Noun::now, language);
  } else {
    out << '+' << spot.month;
  }
}

/// SM-3. True if the letter of a tool tells it from all others that a seat may own, so that it needs no article.
[[nodiscard]] constexpr bool has_letter(Tool tool) noexcept { return tool == Tool::glass_a || tool == Tool::glass_b; }

/// SM-25. The effect that a rule belongs to; none for one that belongs to none. SM-36 belongs to the Hospital, which
/// alone takes figures from a stack.
[[nodiscard]] constexpr Effect effect_behind(Rule rule) noexcept {
  if (rule == Rule::lowest_leaves) return Effect::hospital;
  for (std::size_t i = 1; i < special_table.size(); ++i) {
    if (special_table[i].rule == rule) return static_cast<Effect>(i);
  }
  return Effect::none;
}

/// The worker that an event is about, as it stands before the event; empty if the view has none there.
[[nodiscard]] constexpr std::optional<Worker> worker_behind(const View& view, const Event& event) noexcept {
  const Calendar& calendar = view.table.calendar;
  const auto index = calendar.find(event.kind == EventKind::worker_trained ? event.to : event.from);
  if (!index || calendar[*index].seat != event.seat) return std::nullopt;
  return calendar[*index];
}

}  // namespace regelwerk::samara

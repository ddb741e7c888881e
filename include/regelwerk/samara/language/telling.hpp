#pragma once
#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>
#include <type_traits>

#include <regelwerk/core/language/language.hpp>
#include <regelwerk/core/language/speech.hpp>
#include <regelwerk/core/language/wording.hpp>
#include <regelwerk/samara/edition/constraints.hpp>
#include <regelwerk/samara/edition/layout.hpp>
#include <regelwerk/samara/edition/specials.hpp>
#include <regelwerk/samara/edition/standard.hpp>
#include <regelwerk/samara/edition/tool.hpp>
#include <regelwerk/samara/event.hpp>
#include <regelwerk/samara/move.hpp>
#include <regelwerk/samara/options.hpp>
#include <regelwerk/samara/rules.hpp>
#include <regelwerk/samara/state.hpp>
#include <regelwerk/samara/state/calendar.hpp>
#include <regelwerk/samara/text/members.hpp>
#include <regelwerk/samara/text/words.hpp>
#include <regelwerk/samara/view/validate.hpp>
#include <regelwerk/samara/view/view.hpp>

// The phrases about Samara that are composed in the same way in all languages.

namespace regelwerk::samara {

/// Things on the table that need a word in every language.
enum class Noun : std::uint8_t {
  foreman,        ///< SM-9: a seat, which leads workers
  worker,         ///< SM-8: a stack of 1 to 5 figures
  active_worker,  ///< SM-9: the one in NOW nearest the board
  helper,         ///< SM-14: a further worker of the same action
  figure,         ///< SM-5: a woman or a man, five per seat
  strength,       ///< SM-8: a worker's number of figures
  reserve,        ///< SM-5: a seat's figures that are not on the calendar
  space,          ///< SM-2: holds a tile, some also tools
  column,         ///< SM-2: months of work, 1 to 9
  row,            ///< SM-2: strength needed, 1 to 4
  tile,           ///< SM-1: what workers build
  tool,           ///< SM-3: saw, trowel or glass tool, five kinds
  calendar,       ///< SM-4: two boards of six months
  month,          ///< SM-4: a row of workers, nearest the board first
  now,            ///< SM-4: the month in which workers act
  prestige,       ///< SM-44: points of a tile; the most win
};

/// Visits every value that a language needs a word for, except fields of options and setup facts.
constexpr void for_each_thing(Rule /*game*/, const auto& visitor) noexcept {
  visit_values<Rule::spare_helpers, OptionFault::last_half_year, Constraint::name, Invariant::view, Phase::over,
               MoveKind::imprison, Tool::glass_b, Sex::man, Effect::bridge, Colour::blue, Noun::prestige>(visitor);
  for (const TileData& tile : standard_edition.tiles()) visitor(EditionTerm<Rule>{tile.name});
}

/// Phrases that a language puts around the words of tiles, tools and workers, with the blanks on either side.
struct Particles {
  std::string_view no_effect;
  Words<Effect::bridge> articles;  ///< article of the tile with an effect, with the blank after it
  Words<Tool::glass_b> tools;      ///< with article, as the object of taking, laying or losing
  Words<Sex::man> workers;         ///< a worker of this sex, as the subject
  std::string_view any_worker;     ///< a worker that the view does not show
  std::string_view of_strength;    ///< between a worker and its strength
  /// For missing tools: one saw, trowel, glass tool, tool of any kind; then several of each, after their number.
  std::array<std::string_view, 4> one_tool;
  std::array<std::string_view, 4> more_tools;
  std::string_view and_also;
  std::string_view is_missing;
  std::string_view are_missing;
};

/// The tile that has this effect.
template <CanTell<Event> Tongue>
[[nodiscard]] constexpr std::string_view word(Effect effect, Tongue tongue) noexcept {
  if (effect == Effect::none) return SpeechAbout<Event, Tongue>::particles.no_effect;
  return word(EditionTerm<Rule>{special(effect).name}, tongue);
}

/// `space 3,1` for the space in column 3 and row 1, as moves write it.
constexpr void write_phrase(auto& out, const auto& game, const View& /*view*/, Space space,
                            CanName<Noun> auto language) noexcept {
  out << word(Noun::space, language) << ' ';
  detail::write_space(out, game.layout(), space);
}
/// "?" for a tile that the edition does not have.
constexpr void write_phrase(auto& out, const auto& game, const View& /*view*/, Tile tile,
                            CanName<Noun> auto language) noexcept {
  const auto index = static_cast<std::size_t>(tile.index());
  if (tile.index() >= game.layout().tile_kinds) return static_cast<void>(out << '?');
  out << word(EditionTerm<Rule>{game.edition().tiles()[index].name}, language);
}
/// The month of a spot, `+3` for the third one ahead of NOW.
constexpr void write_phrase(auto& out, const auto& /*game*/, const View& /*view*/, Spot spot,
                            CanName<Noun> auto language) noexcept {
  if (spot.month == 0) {
    out << word(Noun::now, language);
  } else {
    out << '+' << spot.month;
  }
}

/// SM-25. The effect that a rule belongs to, if any. SM-36 belongs to the Hospital, the only effect that removes
/// figures from a stack.
[[nodiscard]] constexpr Effect effect_behind(Rule rule) noexcept {
  if (rule == Rule::lowest_leaves) return Effect::hospital;
  for (std::size_t i = 1; i < special_table.size(); ++i) {
    if (special_table[i].rule == rule) return static_cast<Effect>(i);
  }
  return Effect::none;
}

/// The worker that an event is about, before the event; empty if the view shows none there.
[[nodiscard]] constexpr std::optional<Worker> worker_behind(const View& view, const Event& event) noexcept {
  const Calendar& calendar = view.table.calendar;
  const auto index = calendar.find(event.kind == EventKind::worker_trained ? event.to : event.from);
  if (!index || calendar[*index].seat != event.seat) return std::nullopt;
  return calendar[*index];
}

/// The tool of an event. Precondition: it shows one.
template <class Game, CanTell<Event> Tongue>
constexpr void write_phrase(auto& out, const Game& /*game*/, const View& /*view*/, detail::MaybeTool seen,
                            Tongue /*language*/) noexcept {
  out << SpeechAbout<Event, Tongue>::particles.tools[seen.tool()];
}

/// Writes the worker that moves, and the tile that causes the event.
template <class Game, CanTell<Event> Tongue>
constexpr bool write_detail(auto& out, const Game& /*game*/, const View& view, const Event& event,
                            std::string_view name, Tongue tongue) noexcept {
  const Particles& phrases = SpeechAbout<Event, Tongue>::particles;
  if (name == "worker") {
    const auto worker = worker_behind(view, event);
    out << (worker ? phrases.workers[worker->figures.sex()] : phrases.any_worker);
    if (worker && worker->figures.strength() > 1) out << phrases.of_strength << worker->figures.strength();
  } else if (name == "cause") {
    const Effect effect = effect_behind(event.rule);
    out << phrases.articles[effect] << word(effect, tongue);
  } else {
    return false;
  }
  return true;
}

}  // namespace regelwerk::samara

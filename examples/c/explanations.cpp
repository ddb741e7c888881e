// Explanations: what follows more often upon one move than upon another, by playouts that share their luck.
#include <array>
#include <cstddef>
#include <cstdint>
#include <new>
#include <span>
#include <type_traits>

#include <games/concerned.hpp>
#include <games/english.hpp>
#include <games/german.hpp>
#include <games/recall.hpp>
#include <regelwerk/ai/explain/explain.hpp>
#include <regelwerk/ai/explain/explain_text.hpp>
#include <regelwerk/ai/mixture.hpp>
#include <regelwerk/ai/search/rollout.hpp>
#include <regelwerk/core/container/algorithms.hpp>

#include "errors.hpp"
#include "explained.hpp"
#include "games.hpp"
#include "output.hpp"
#include "regelwerk.h"
#include "searches.hpp"

namespace binding {

namespace {

static_assert(REGELWERK_EXPLAINED_LIMIT == regelwerk::most_told);
static_assert(REGELWERK_OWN == static_cast<int>(regelwerk::Side::own) &&
              REGELWERK_OTHERS == static_cast<int>(regelwerk::Side::others) &&
              REGELWERK_ALL == static_cast<int>(regelwerk::Side::all));

template <class G>
[[nodiscard]] Explained<G>& explained_in(regelwerk_explanation* explanation) noexcept {
  return value_in<Explained<G>>(static_cast<void*>(explanation));
}
/// True if one has begun there.
template <class G>
[[nodiscard]] bool has_begun(const regelwerk_explanation* explanation) noexcept {
  return value_in<Explained<G>>(static_cast<const void*>(explanation)).mark == explanation_mark<G>;
}
/// The explanation to be read: nothing is written, but an Explanation asks for memory that it could write to.
template <class G>
[[nodiscard]] regelwerk::Explanation<G> explanation_in(const regelwerk_explanation* explanation) noexcept {
  const auto& explained = value_in<Explained<G>>(static_cast<const void*>(explanation));
  return const_cast<Explained<G>&>(explained).explanation();  // NOLINT(*-const-cast): see above
}
template <class G>
[[nodiscard]] const typename G::View& view_in(const regelwerk_explanation* explanation) noexcept {
  return value_in<Explained<G>>(static_cast<const void*>(explanation)).view;
}

/// True if the moves are so many as can be compared, and none stands there twice.
[[nodiscard]] bool can_be_compared(std::span<const std::uint32_t> moves) noexcept {
  if (moves.size() < 2 || moves.size() > REGELWERK_EXPLAINED_LIMIT) return false;
  for (std::size_t i = 1; i < moves.size(); ++i) {
    for (std::size_t j = 0; j < i; ++j) {
      if (moves[i] == moves[j]) return false;
    }
  }
  return true;
}

constexpr auto begin_explaining = []<class G>(const G& game, const regelwerk_game* of, const regelwerk_view* view,
                                              const std::uint32_t* moves, std::size_t count, std::uint64_t random,
                                              regelwerk_explanation* explanation, regelwerk_error* error) noexcept {
  using Value = Explained<G>;
  static_assert(std::is_trivially_copyable_v<Value> && alignof(Value) <= alignof(std::uint64_t));
  const auto& seen = position_in<G>(view);
  if (seen.viewer.is_spectator() || !game.actor(seen).is(seen.viewer.seat())) {
    return refuse_argument(error, title_of<G>, REGELWERK_NO_DECISION);
  }
  const auto chosen = row_in(moves, count);
  if (!can_be_compared(chosen)) return refuse_argument(error, title_of<G>, REGELWERK_NO_PAIR);
  for (const std::uint32_t move : chosen) {
    if (!regelwerk_view_check(of, view, move, error)) return false;
  }
  // Made where it lies: it is too large for the stacks of some.
  auto& made = *::new (static_cast<void*>(explanation)) Value{explanation_mark<G>, seen, random, count, {}, {}, {}};
  for (std::size_t i = 0; i < count; ++i) made.values[i].move = move_of<typename G::Move>(chosen[i]);
  return accept(error);
};

constexpr auto run_explaining = []<class G>(const G& game, regelwerk_explanation* explanation,
                                            Optional<const regelwerk_memory> memory, std::uint64_t rounds) noexcept {
  using Quick = typename Skills<G>::Quick;
  if (!has_begun<G>(explanation)) return;
  auto& explained = explained_in<G>(explanation);
  auto running = explained.explanation();
  const auto draw = [&](auto& source) {
    return memory.pointer == nullptr
               ? game.resample(explained.view, source)
               : game.resample(explained.view, value_in<typename G::Memory>(static_cast<const void*>(memory.pointer)),
                               source);
  };
  explain(
      game, explained.view, running, {explained.random, rounds, running.rounds()}, draw, [] { return true; },
      regelwerk::Rollout<regelwerk::Mixture<Quick>>{{}, {}, regelwerk::explained_moves});
  explained.extent = running.extent();
};

constexpr auto values_of_explained = []<class G>(const G& /*game*/, const regelwerk_explanation* explanation,
                                                 regelwerk_value* room, std::size_t capacity) noexcept {
  if (!has_begun<G>(explanation)) return std::size_t{0};
  const regelwerk::Seat seat = view_in<G>(explanation).viewer.seat();
  ListOut<regelwerk_value> out{room, capacity};
  for (const auto& value : explanation_in<G>(explanation).values()) {
    out.put({value.move.code(), static_cast<std::uint32_t>(value.visits), mean_payoff(value, seat),
             half_width_95(value, seat)});
  }
  return out.count();
};

constexpr auto differences_of = []<class G>(const G& /*game*/, const regelwerk_explanation* explanation,
                                            regelwerk_difference* room, std::size_t capacity) noexcept {
  if (!has_begun<G>(explanation)) return std::size_t{0};
  const auto explained = explanation_in<G>(explanation);
  std::array<regelwerk::Difference, REGELWERK_DIFFERENCES_LIMIT> found{};
  const std::size_t count = differences(
      explained, std::span{found}, [](const auto& thing) { return regelwerk::is_told<G>(thing, regelwerk::english); });
  ListOut<regelwerk_difference> out{room, capacity};
  for (const auto& each : std::span{found}.first(regelwerk::lesser(count, found.size()))) {
    if (!is_more_than_luck(each, explained.rounds())) break;
    const auto row = explained.row(each.row);
    regelwerk_difference difference{};
    difference.thing = static_cast<std::uint32_t>(each.row);
    difference.rule = static_cast<std::int32_t>(row[0].thing.rule);
    difference.side = static_cast<std::int32_t>(row[0].thing.side);
    for (std::size_t i = 0; i < row.size(); ++i) difference.playouts[i] = static_cast<std::uint32_t>(row[i].playouts);
    out.put(difference);
  }
  return out.count();
};

/// Writes about a thing that was counted, by write(out, explanation, language).
template <class G, class Write>
std::size_t write_about(const regelwerk_explanation* explanation, std::uint32_t thing, std::int32_t language,
                        char* room, std::size_t capacity, regelwerk_error* error, const Write& write) noexcept {
  if (!has_begun<G>(explanation)) {
    refuse_argument(error, title_of<G>, REGELWERK_NO_VALUE);
    return 0;
  }
  const auto explained = explanation_in<G>(explanation);
  if (thing >= explained.things() || explained.rounds() == 0) {
    refuse_argument(error, title_of<G>, REGELWERK_NO_THING);
    return 0;
  }
  accept(error);
  TextOut out{room, capacity};
  in_language(language, [&](auto tongue) { write(out, explained, tongue); });
  return out.finish();
}

constexpr auto thing_text = []<class G>(const G& game, const regelwerk_explanation* explanation, std::uint32_t thing,
                                        std::int32_t language, char* room, std::size_t capacity,
                                        regelwerk_error* error) noexcept {
  return write_about<G>(explanation, thing, language, room, capacity, error,
                        [&](auto& out, const auto& explained, auto tongue) {
                          write_what_happens(out, game, view_in<G>(explanation), explained.row(thing)[0].thing, tongue);
                        });
};

constexpr auto line_text = []<class G>(const G& game, const regelwerk_explanation* explanation, std::uint32_t thing,
                                       std::int32_t language, char* room, std::size_t capacity,
                                       regelwerk_error* error) noexcept {
  return write_about<G>(explanation, thing, language, room, capacity, error,
                        [&](auto& out, const auto& explained, auto tongue) {
                          write_difference(out, game, view_in<G>(explanation), explained, {thing, 0}, tongue);
                        });
};

}  // namespace

}  // namespace binding

using namespace binding;

bool regelwerk_explain_begin(const regelwerk_game* game, const regelwerk_view* view, const uint32_t* moves,
                             size_t count, uint64_t random, regelwerk_explanation* explanation,
                             regelwerk_error* error) {
  return in_game(begin_explaining, game, game, view, moves, count, random, explanation, error);
}
void regelwerk_explain_run(const regelwerk_game* game, regelwerk_explanation* explanation,
                           const regelwerk_memory* memory, uint64_t rounds) {
  in_game(run_explaining, game, explanation, Optional{memory}, rounds);
}
size_t regelwerk_explain_values(const regelwerk_game* game, const regelwerk_explanation* explanation,
                                regelwerk_value* room, size_t capacity) {
  return in_game(values_of_explained, game, explanation, room, capacity);
}
size_t regelwerk_explain_differences(const regelwerk_game* game, const regelwerk_explanation* explanation,
                                     regelwerk_difference* room, size_t capacity) {
  return in_game(differences_of, game, explanation, room, capacity);
}
size_t regelwerk_explain_thing(const regelwerk_game* game, const regelwerk_explanation* explanation, uint32_t thing,
                               int32_t language, char* room, size_t capacity, regelwerk_error* error) {
  return in_game(thing_text, game, explanation, thing, language, room, capacity, error);
}
size_t regelwerk_explain_line(const regelwerk_game* game, const regelwerk_explanation* explanation, uint32_t thing,
                              int32_t language, char* room, size_t capacity, regelwerk_error* error) {
  return in_game(line_text, game, explanation, thing, language, room, capacity, error);
}

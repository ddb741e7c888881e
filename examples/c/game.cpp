// Games, and what states and moves are: all that a playout needs.
#include <cstddef>
#include <cstdint>
#include <type_traits>

#include <regelwerk/core/codec/hash.hpp>
#include <regelwerk/core/container/bit_cast.hpp>
#include <regelwerk/core/description/settings.hpp>
#include <regelwerk/core/hidden/draw.hpp>
#include <regelwerk/play/playout.hpp>
#include <regelwerk/play/random.hpp>
#include <regelwerk/play/sample.hpp>

#include "errors.hpp"
#include "games.hpp"
#include "output.hpp"
#include "regelwerk.h"
#include "streams.hpp"

namespace binding {

namespace {

constexpr auto make = []<class G>(std::type_identity<G> /*title*/, regelwerk_game* game, const char* text,
                                  regelwerk_error* error) noexcept {
  const auto options = regelwerk::parse_options<G>(text_of(text));
  if (!options) return refuse(error, error_of<G, REGELWERK_OPTION>(options.error(), text_of(text)));
  const auto made = G::make(*options);
  if (!made)
    return refuse(error, error_of(REGELWERK_BAD_OPTIONS, title_of<G>, static_cast<int>(made.error().options[0])));
  put_in(game, Made<G>{title_of<G>, *made});
  return accept(error);
};

constexpr auto seats = [](const auto& game) noexcept { return std::int32_t{game.seats()}; };

constexpr auto team = [](const auto& game, std::int32_t seat) noexcept {
  return is_seat(game, seat) ? std::int32_t{game.team(regelwerk::Seat{seat})} : std::int32_t{REGELWERK_NONE};
};

constexpr auto score_range = [](const auto& game, std::int32_t* lowest, std::int32_t* highest) noexcept {
  const auto range = game.score_range();
  if (lowest != nullptr) *lowest = range.lowest;
  if (highest != nullptr) *highest = range.highest;
};

constexpr auto initial = []<class G>(const G& game, const char* text, regelwerk_state* state,
                                     regelwerk_error* error) noexcept {
  return with_start(game, text, error, [&](const auto& start) {
    put_in(state, game.initial(start));
    return accept(error);
  });
};

constexpr auto weight = []<class G>(const G& game, const regelwerk_state* state, std::uint32_t code) noexcept {
  const auto& at = position_in<G>(state);
  const auto move = move_of<typename G::Move>(code);
  return game.why_not(at, move) ? 0U : game.weight(at, move);
};

constexpr auto total_weight = []<class G>(const G& game, const regelwerk_state* state) noexcept {
  const auto& at = position_in<G>(state);
  if (game.actor(at).is_chance()) return game.total_weight(at);
  return static_cast<std::uint32_t>(game.moves_into(at, {}));
};

constexpr auto why_not = []<class G>(const G& game, const auto* position, std::uint32_t code) noexcept {
  const auto rule = game.why_not(position_in<G>(position), move_of<typename G::Move>(code));
  return rule ? static_cast<std::int32_t>(*rule) : std::int32_t{REGELWERK_NONE};
};

constexpr auto play_legal = []<class G>(const G& game, regelwerk_state* state, std::uint32_t code) noexcept {
  auto& at = state_in<G>(state);
  const auto move = move_of<typename G::Move>(code);
  if (game.why_not(at, move)) return false;
  game.advance(at, move);
  return true;
};

constexpr auto play_on = []<class G>(const G& game, regelwerk_state* state, std::uint64_t* random, std::uint64_t cap,
                                     Optional<std::uint64_t> nodes) noexcept {
  auto& at = state_in<G>(state);
  Stream stream{random};
  const auto done = regelwerk::playout(game, at, stream.bits(), cap);
  at = done.end;
  if (nodes.pointer != nullptr) *nodes.pointer = done.nodes;
  return done.finished;
};

constexpr auto hash_key = []<class G>(const G& /*game*/, const auto* position) noexcept {
  return regelwerk::hash(position_in<G>(position));
};

constexpr auto broken = []<class G>(const G& game, const auto* position, std::int32_t* numbers,
                                    std::size_t capacity) noexcept {
  ListOut<std::int32_t> out{numbers, capacity};
  for (const auto invariant : game.validate(position_in<G>(position))) out.put(static_cast<std::int32_t>(invariant));
  return out.count();
};

constexpr auto outcome = []<class G>(const G& game, const auto* position, regelwerk_outcome* told) noexcept {
  const auto found = game.outcome(position_in<G>(position));
  if (!found) return false;
  *told = {};
  told->seats = found->seats;
  told->winners = static_cast<std::int32_t>(found->winners().bits());
  told->tie_broken_by = found->tie_broken_by ? static_cast<std::int32_t>(*found->tie_broken_by) : REGELWERK_NONE;
  for (std::size_t seat = 0; seat < found->places.size(); ++seat) {
    told->places[seat] = found->places[seat];
    told->scores[seat] = found->scores[seat];
  }
  return true;
};

constexpr auto standing = []<class G>(const G& game, const auto* position, regelwerk_standing* told) noexcept {
  const auto found = game.standing(position_in<G>(position));
  *told = {};
  told->seats = found.seats;
  told->lowest = found.range.lowest;
  told->highest = found.range.highest;
  for (std::size_t seat = 0; seat < found.values.size(); ++seat) told->values[seat] = found.values[seat];
};

constexpr auto view_of = []<class G>(const G& game, const regelwerk_state* state, std::int32_t viewer,
                                     regelwerk_view* view, regelwerk_error* error) noexcept {
  if (!is_viewer(game, viewer)) return refuse_argument(error, title_of<G>, REGELWERK_NO_VIEWER);
  put_in(view, game.view(position_in<G>(state), regelwerk::Viewer::from_index(viewer)));
  return accept(error);
};

constexpr auto viewer = []<class G>(const G& /*game*/, const regelwerk_view* view) noexcept {
  return std::int32_t{position_in<G>(view).viewer.index()};
};

constexpr auto resample = []<class G>(const G& game, const regelwerk_view* view, std::uint64_t* random,
                                      regelwerk_state* state) noexcept {
  Stream stream{random};
  put_in(state, game.resample(position_in<G>(view), stream.bits()));
};

}  // namespace

}  // namespace binding

using namespace binding;

bool regelwerk_game_make(regelwerk_game* game, int32_t title, const char* options, regelwerk_error* error) {
  if (!is_title(title)) return refuse_argument(error, REGELWERK_NONE, REGELWERK_NO_TITLE);
  return in_title(make, title, game, options, error);
}
int32_t regelwerk_game_title(const regelwerk_game* game) { return title_in(game); }
int32_t regelwerk_seats(const regelwerk_game* game) { return in_game(seats, game); }
int32_t regelwerk_team(const regelwerk_game* game, int32_t seat) { return in_game(team, game, seat); }
void regelwerk_score_range(const regelwerk_game* game, int32_t* lowest, int32_t* highest) {
  in_game(score_range, game, lowest, highest);
}

uint64_t regelwerk_random_stream(uint64_t key, uint64_t number) {
  return number_of(regelwerk::Random::stream(key, number));
}
uint64_t regelwerk_random_next(uint64_t* random) { return is_astray(random) ? 0 : Stream{random}.bits()(); }
uint32_t regelwerk_random_below(uint64_t* random, uint32_t bound) {
  return bound == 0 || is_astray(random) ? 0 : regelwerk::draw_below(Stream{random}.bits(), bound);
}

bool regelwerk_initial(const regelwerk_game* game, const char* start, regelwerk_state* state, regelwerk_error* error) {
  return in_game(initial, game, start, state, error);
}
uint32_t regelwerk_weight(const regelwerk_game* game, const regelwerk_state* state, uint32_t move) {
  return in_game(weight, game, state, move);
}
uint32_t regelwerk_total_weight(const regelwerk_game* game, const regelwerk_state* state) {
  return in_game(total_weight, game, state);
}
int32_t regelwerk_why_not(const regelwerk_game* game, const regelwerk_state* state, uint32_t move) {
  return in_game(why_not, game, state, move);
}
bool regelwerk_play(const regelwerk_game* game, regelwerk_state* state, uint32_t move, regelwerk_error* error) {
  return in_game(play_legal, game, state, move) ? accept(error) : regelwerk_check(game, state, move, error);
}
bool regelwerk_playout(const regelwerk_game* game, regelwerk_state* state, uint64_t* random, uint64_t cap,
                       uint64_t* nodes) {
  return in_game(play_on, game, state, random, cap, Optional{nodes});
}
uint64_t regelwerk_hash(const regelwerk_game* game, const regelwerk_state* state) {
  return in_game(hash_key, game, state);
}
size_t regelwerk_validate(const regelwerk_game* game, const regelwerk_state* state, int32_t* numbers, size_t capacity) {
  return in_game(broken, game, state, numbers, capacity);
}
bool regelwerk_outcome_of(const regelwerk_game* game, const regelwerk_state* state, regelwerk_outcome* told) {
  return in_game(outcome, game, state, told);
}
void regelwerk_standing_of(const regelwerk_game* game, const regelwerk_state* state, regelwerk_standing* told) {
  in_game(standing, game, state, told);
}

bool regelwerk_view_of(const regelwerk_game* game, const regelwerk_state* state, int32_t who, regelwerk_view* view,
                       regelwerk_error* error) {
  return in_game(view_of, game, state, who, view, error);
}
int32_t regelwerk_viewer(const regelwerk_game* game, const regelwerk_view* view) { return in_game(viewer, game, view); }
int32_t regelwerk_view_why_not(const regelwerk_game* game, const regelwerk_view* view, uint32_t move) {
  return in_game(why_not, game, view, move);
}
bool regelwerk_view_outcome_of(const regelwerk_game* game, const regelwerk_view* view, regelwerk_outcome* told) {
  return in_game(outcome, game, view, told);
}
void regelwerk_view_standing_of(const regelwerk_game* game, const regelwerk_view* view, regelwerk_standing* told) {
  in_game(standing, game, view, told);
}
uint64_t regelwerk_view_hash(const regelwerk_game* game, const regelwerk_view* view) {
  return in_game(hash_key, game, view);
}
size_t regelwerk_view_validate(const regelwerk_game* game, const regelwerk_view* view, int32_t* numbers,
                               size_t capacity) {
  return in_game(broken, game, view, numbers, capacity);
}
void regelwerk_resample(const regelwerk_game* game, const regelwerk_view* view, uint64_t* random,
                        regelwerk_state* state) {
  in_game(resample, game, view, random, state);
}

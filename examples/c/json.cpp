// Values as JSON.
#include <cstddef>
#include <cstdint>

#include <regelwerk/core/codec/game_text.hpp>
#include <regelwerk/play/json.hpp>

#include "errors.hpp"
#include "games.hpp"
#include "output.hpp"
#include "regelwerk.h"

namespace binding {

namespace {

constexpr auto json = []<class G>(const G& game, const auto* position, char* room, std::size_t capacity) noexcept {
  TextOut out{room, capacity};
  write_json(out, game, position_in<G>(position));
  return out.finish();
};

constexpr auto move_json = []<class G>(const G& game, const auto* position, std::uint32_t code, char* room,
                                       std::size_t capacity) noexcept {
  TextOut out{room, capacity};
  write_json(out, game, position_in<G>(position), move_of<typename G::Move>(code));
  return out.finish();
};

constexpr auto outcome_json = []<class G>(const G& game, const regelwerk_state* state, char* room,
                                          std::size_t capacity) noexcept {
  const auto outcome = game.outcome(position_in<G>(state));
  if (!outcome) return std::size_t{0};
  TextOut out{room, capacity};
  write_json(out, game, *outcome);
  return out.finish();
};

constexpr auto options_json = []<class G>(const G& game, char* room, std::size_t capacity) noexcept {
  TextOut out{room, capacity};
  regelwerk::write_json(out, game.options(), G::option_fields);
  return out.finish();
};

constexpr auto event_json = []<class G>(const G& game, const std::uint8_t* bytes, std::size_t length, char* room,
                                        std::size_t capacity, regelwerk_error* error) noexcept {
  const auto read = game.next_event(row_in(bytes, length));
  if (!read) {
    refuse<G>(error, read.error());
    return std::size_t{0};
  }
  accept(error);
  TextOut out{room, capacity};
  write_json(out, game, read->event);
  return out.finish();
};

}  // namespace

}  // namespace binding

using namespace binding;

size_t regelwerk_json(const regelwerk_game* game, const regelwerk_state* state, char* text, size_t capacity) {
  return in_game(json, game, state, text, capacity);
}
size_t regelwerk_move_json(const regelwerk_game* game, const regelwerk_state* state, uint32_t move, char* text,
                           size_t capacity, regelwerk_error* error) {
  return regelwerk_check(game, state, move, error) ? in_game(move_json, game, state, move, text, capacity) : 0;
}
size_t regelwerk_outcome_json(const regelwerk_game* game, const regelwerk_state* state, char* text, size_t capacity) {
  return in_game(outcome_json, game, state, text, capacity);
}
size_t regelwerk_options_json(const regelwerk_game* game, char* text, size_t capacity) {
  return in_game(options_json, game, text, capacity);
}
size_t regelwerk_view_json(const regelwerk_game* game, const regelwerk_view* view, char* text, size_t capacity) {
  return in_game(json, game, view, text, capacity);
}
size_t regelwerk_view_move_json(const regelwerk_game* game, const regelwerk_view* view, uint32_t move, char* text,
                                size_t capacity, regelwerk_error* error) {
  return regelwerk_view_check(game, view, move, error) ? in_game(move_json, game, view, move, text, capacity) : 0;
}
size_t regelwerk_event_json(const regelwerk_game* game, const uint8_t* events, size_t length, char* text,
                            size_t capacity, regelwerk_error* error) {
  return in_game(event_json, game, events, length, text, capacity, error);
}

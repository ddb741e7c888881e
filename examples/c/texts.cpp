// States, views and moves as texts and as bytes.
#include <cstddef>
#include <cstdint>
#include <span>
#include <type_traits>
#include <utility>

#include <regelwerk/core/codec/game_text.hpp>

#include "errors.hpp"
#include "games.hpp"
#include "output.hpp"
#include "regelwerk.h"

namespace binding {

namespace {

/// How long a text can be, by its type.
template <class Text>
inline constexpr std::size_t longest = std::remove_cvref_t<Text>::capacity();

template <class G, class... What>
inline constexpr std::size_t text_room =
    longest<decltype(to_text(std::declval<const G&>(), std::declval<const What&>()...))> + 1;

template <class... Gs>
[[nodiscard]] constexpr bool all_fit(Row<Gs...> /*games*/) noexcept {
  return ((text_room<Gs, typename Gs::State> <= REGELWERK_LINE_SIZE &&
           text_room<Gs, typename Gs::View> <= REGELWERK_LINE_SIZE &&
           text_room<Gs, typename Gs::Event> <= REGELWERK_LINE_SIZE &&
           text_room<Gs, typename Gs::State, typename Gs::Move> <= REGELWERK_WORD_SIZE &&
           text_room<Gs, typename Gs::View, typename Gs::Move> <= REGELWERK_WORD_SIZE) &&
          ...);
}
static_assert(all_fit(Games{}));

constexpr auto pack = []<class G>(const G& game, const auto* position, std::uint8_t* bytes,
                                  std::size_t capacity) noexcept {
  ByteOut out{bytes, capacity};
  return put_bytes(out, game.pack(position_in<G>(position)));
};

constexpr auto unpack = []<class G>(const G& game, const std::uint8_t* bytes, std::size_t length, auto* position,
                                    regelwerk_error* error) noexcept {
  const auto all = row_in(bytes, length);
  const auto put = [&](const auto& found) { put_in(position, found); };
  if constexpr (std::is_same_v<decltype(position), regelwerk_state*>) {
    return put_or_refuse<G>(game.unpack(all), error, put);
  } else {
    return put_or_refuse<G>(game.unpack_view(all), error, put);
  }
};

constexpr auto state_text = []<class G>(const G& game, const auto* position, char* room,
                                        std::size_t capacity) noexcept {
  return write_text(room, capacity, to_text(game, position_in<G>(position)).view());
};

constexpr auto parse = []<class G>(const G& game, const char* line, auto* position, regelwerk_error* error) noexcept {
  const auto put = [&](const auto& found) { put_in(position, found); };
  if constexpr (std::is_same_v<decltype(position), regelwerk_state*>) {
    return put_or_refuse<G>(parse_state(game, text_of(line)), error, put);
  } else {
    return put_or_refuse<G>(parse_view(game, text_of(line)), error, put);
  }
};

constexpr auto move_text = []<class G>(const G& game, const auto* position, std::uint32_t code, char* room,
                                       std::size_t capacity) noexcept {
  const auto& at = position_in<G>(position);
  const auto move = move_of<typename G::Move>(code);
  return write_text(room, capacity, to_text(game, at, move).view());
};

constexpr auto parse_code = []<class G>(const G& game, const auto* position, const char* word, std::uint32_t* code,
                                        regelwerk_error* error) noexcept {
  return put_or_refuse<G>(parse_move(game, position_in<G>(position), text_of(word)), error,
                          [&](const typename G::Move& move) {
                            if (code != nullptr) *code = move.code();
                          });
};

}  // namespace

}  // namespace binding

using namespace binding;

size_t regelwerk_pack(const regelwerk_game* game, const regelwerk_state* state, uint8_t* bytes, size_t capacity) {
  return in_game(pack, game, state, bytes, capacity);
}
bool regelwerk_unpack(const regelwerk_game* game, const uint8_t* bytes, size_t length, regelwerk_state* state,
                      regelwerk_error* error) {
  return in_game(unpack, game, bytes, length, state, error);
}
size_t regelwerk_text(const regelwerk_game* game, const regelwerk_state* state, char* room, size_t capacity) {
  return in_game(state_text, game, state, room, capacity);
}
bool regelwerk_parse(const regelwerk_game* game, const char* line, regelwerk_state* state, regelwerk_error* error) {
  return in_game(parse, game, line, state, error);
}
size_t regelwerk_move_text(const regelwerk_game* game, const regelwerk_state* state, uint32_t move, char* room,
                           size_t capacity, regelwerk_error* error) {
  return regelwerk_check(game, state, move, error) ? in_game(move_text, game, state, move, room, capacity) : 0;
}
bool regelwerk_parse_move(const regelwerk_game* game, const regelwerk_state* state, const char* word, uint32_t* move,
                          regelwerk_error* error) {
  return in_game(parse_code, game, state, word, move, error);
}

size_t regelwerk_pack_view(const regelwerk_game* game, const regelwerk_view* view, uint8_t* bytes, size_t capacity) {
  return in_game(pack, game, view, bytes, capacity);
}
bool regelwerk_unpack_view(const regelwerk_game* game, const uint8_t* bytes, size_t length, regelwerk_view* view,
                           regelwerk_error* error) {
  return in_game(unpack, game, bytes, length, view, error);
}
size_t regelwerk_view_text(const regelwerk_game* game, const regelwerk_view* view, char* room, size_t capacity) {
  return in_game(state_text, game, view, room, capacity);
}
bool regelwerk_parse_view(const regelwerk_game* game, const char* line, regelwerk_view* view, regelwerk_error* error) {
  return in_game(parse, game, line, view, error);
}
size_t regelwerk_view_move_text(const regelwerk_game* game, const regelwerk_view* view, uint32_t move, char* room,
                                size_t capacity, regelwerk_error* error) {
  return regelwerk_view_check(game, view, move, error) ? in_game(move_text, game, view, move, room, capacity) : 0;
}
bool regelwerk_view_parse_move(const regelwerk_game* game, const regelwerk_view* view, const char* word, uint32_t* move,
                               regelwerk_error* error) {
  return in_game(parse_code, game, view, word, move, error);
}

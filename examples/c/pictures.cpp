// Pictures of positions: the one part that asks the system for memory, and so the one where something can be thrown.
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include <games/adapters.hpp>

#include "errors.hpp"
#include "games.hpp"
#include "output.hpp"
#include "regelwerk_draw.h"

namespace binding {

namespace {

constexpr auto svg = []<class G>(const G& game, const regelwerk_view* view, std::int32_t language, char* room,
                                 std::size_t capacity, regelwerk_error* error) noexcept {
  try {
    const std::string_view code =
        in_language(language, [](auto tongue) { return std::string_view{decltype(tongue)::code}; });
    const std::string picture = play::AdapterFor<G>::picture(game, position_in<G>(view), code);
    accept(error);
    return write_text(room, capacity, picture);
  } catch (...) {
    // Nothing but a lack of memory is thrown.
    regelwerk_error no_room = error_of(REGELWERK_NO_ROOM, title_of<G>);
    no_room.position = REGELWERK_SVG_MEMORY;
    refuse(error, no_room);
    return std::size_t{0};
  }
};

}  // namespace

}  // namespace binding

size_t regelwerk_view_svg(const regelwerk_game* game, const regelwerk_view* view, char* text, size_t capacity,
                          regelwerk_error* error) {
  return regelwerk_view_svg_in(game, view, REGELWERK_ENGLISH, text, capacity, error);
}
size_t regelwerk_view_svg_in(const regelwerk_game* game, const regelwerk_view* view, int32_t language, char* text,
                             size_t capacity, regelwerk_error* error) {
  return binding::in_game(binding::svg, game, view, language, text, capacity, error);
}

// What json.cpp writes, as JSON schemas.
#include <cstddef>

#include <regelwerk/play/json_schema.hpp>

#include "games.hpp"
#include "output.hpp"
#include "regelwerk.h"

namespace binding {

namespace {

constexpr auto schema = []<class G>(const G& game, char* room, std::size_t capacity) noexcept {
  TextOut out{room, capacity};
  write_json_schema(out, game);
  return out.finish();
};

}  // namespace

}  // namespace binding

size_t regelwerk_json_schema(const regelwerk_game* game, char* text, size_t capacity) {
  return binding::in_game(binding::schema, game, text, capacity);
}

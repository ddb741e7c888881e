// Where the places of boards lie.
#include <cstddef>
#include <cstdint>
#include <string_view>

#include <games/geometry.hpp>
#include <regelwerk/core/board/arrow_keys.hpp>
#include <regelwerk/core/board/geometry.hpp>

#include "games.hpp"
#include "output.hpp"
#include "regelwerk.h"

namespace binding {

namespace {

constexpr auto count_boards = [](const auto& game) noexcept { return std::int32_t{boards(game)}; };

void write_place(TextOut& out, const auto& located, std::string_view word) noexcept {
  out << R"({"place":")" << word << '"';
  if constexpr (requires { owner_of(located.place); }) {
    if (const auto owner = owner_of(located.place)) out << R"(,"seat":)" << owner->index();
  }
  out << R"(,"at":[)" << int{located.at.x} << ',' << int{located.at.y} << R"(],"box":[)" << int{located.box.corner.x}
      << ',' << int{located.box.corner.y} << ',' << int{located.box.width} << ',' << int{located.box.height} << ']';
  if (located.inside >= 0) out << R"(,"inside":)" << int{located.inside};
  out << R"(,"outline":")" << (located.outline == regelwerk::Outline::circle ? "circle" : "square") << "\"}";
}

/// Where the arrow keys lead from every place: left, right, up, down.
void write_keys(TextOut& out, const auto& places) noexcept {
  using enum regelwerk::Direction;
  const regelwerk::ArrowKeys keys{places};
  for (std::size_t at = 0; at < places.size(); ++at) {
    const auto to = [&](regelwerk::Direction direction) { return static_cast<int>(keys.next(at, direction)); };
    out << (at == 0 ? "[" : ",[") << to(left) << ',' << to(right) << ',' << to(up) << ',' << to(down) << ']';
  }
}

constexpr auto geometry_json = [](const auto& game, std::int32_t board, char* room, std::size_t capacity) noexcept {
  if (board < 0 || board >= boards(game)) return std::size_t{0};
  const auto places = geometry(game, board);
  TextOut out{room, capacity};
  out << R"({"side":)" << regelwerk::board_side << R"(,"places":[)";
  std::string_view before;
  for (const auto& located : places) {
    out << before;
    before = ",";
    write_place(out, located, word_of(game, located.place, board).view());
  }
  out << R"(],"ways":[)";
  before = {};
  for (const regelwerk::Way& way : places.ways()) {
    out << before << '[' << int{way.from} << ',' << int{way.to} << ',' << (way.is_step ? "true" : "false") << ']';
    before = ",";
  }
  out << R"(],"keys":[)";
  write_keys(out, places);
  out << "]}";
  return out.finish();
};

}  // namespace

}  // namespace binding

int32_t regelwerk_boards(const regelwerk_game* game) { return binding::in_game(binding::count_boards, game); }
size_t regelwerk_geometry_json(const regelwerk_game* game, int32_t board, char* text, size_t capacity) {
  return binding::in_game(binding::geometry_json, game, board, text, capacity);
}

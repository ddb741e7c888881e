// What a picture takes of the system's memory is what the header says, all of it is given back, and where there is none
// the caller hears of it. The program has a memory of its own, which counts and gives out.
#include <array>
#include <cstddef>
#include <cstdlib>
#include <cstring>
#include <iostream>
#include <limits>
#include <new>
#include <string>

#include "regelwerk_draw.h"
#include "test.h"

namespace {

struct Memory {
  std::size_t taken = 0;
  std::size_t most = 0;
  std::size_t calls = 0;
  std::size_t last_call = std::numeric_limits<std::size_t>::max();  ///< after which nothing is given
};
Memory memory;

constexpr std::size_t head = alignof(std::max_align_t);

void* take(std::size_t size) {
  auto* const room = memory.calls++ < memory.last_call ? static_cast<char*>(std::malloc(size + head)) : nullptr;
  if (room == nullptr) throw std::bad_alloc{};
  std::memcpy(room, &size, sizeof size);
  memory.taken += size;
  if (memory.taken > memory.most) memory.most = memory.taken;
  return room + head;
}
void give_back(void* given) noexcept {
  if (given == nullptr) return;
  char* const room = static_cast<char*>(given) - head;
  std::size_t size = 0;
  std::memcpy(&size, room, sizeof size);
  memory.taken -= size;
  std::free(room);
}

}  // namespace

void* operator new(std::size_t size) { return take(size); }
void* operator new[](std::size_t size) { return take(size); }
void operator delete(void* room) noexcept { give_back(room); }
void operator delete[](void* room) noexcept { give_back(room); }
void operator delete(void* room, std::size_t /*size*/) noexcept { give_back(room); }
void operator delete[](void* room, std::size_t /*size*/) noexcept { give_back(room); }

namespace {

/// How many times memory is asked for to draw a view.
std::size_t drawn(const regelwerk_game& game, const regelwerk_view& view) {
  memory = {};
  regelwerk_error error;
  CHECK(regelwerk_view_svg(&game, &view, nullptr, 0, &error) > 1000 && error.kind == REGELWERK_OK);
  CHECK(memory.taken == 0 && 0 < memory.most && memory.most < REGELWERK_SVG_MEMORY);
  return memory.calls;
}

void run_out(const regelwerk_game& game, const regelwerk_view& view) {
  const std::size_t calls = drawn(game, view);
  CHECK(calls > 10);
  for (std::size_t last = 0; last < calls; last += 1 + last / 100) {
    memory = {0, 0, 0, last};
    char room[2] = "x";
    regelwerk_error error;
    CHECK(regelwerk_view_svg(&game, &view, room, sizeof room, &error) == 0);
    CHECK(error.kind == REGELWERK_NO_ROOM && error.position == REGELWERK_SVG_MEMORY && room[0] == 'x');
    CHECK(memory.taken == 0);
  }
  memory = {};
}

}  // namespace

int main() {
  // The options with the largest pictures.
  constexpr std::array<const char*, REGELWERK_TITLES> options{
      "seats=6",  "seats=4", "seats=5", "seats=4 transfer=true", "scenario=museum thieves=matt+janet+bruce",
      "players=3"};
  std::size_t most = 0;
  for (std::int32_t title = 0; title < REGELWERK_TITLES; ++title) {
    const regelwerk_game game = game_of(title, options[static_cast<std::size_t>(title)]);
    regelwerk_state state = beginning_of(&game);
    std::uint64_t random = 1;
    for (std::size_t moves = 0; regelwerk_actor(&game, &state) != REGELWERK_NOBODY; ++moves) {
      if (moves % 25 == 0) {
        for (std::int32_t viewer = -1; viewer < regelwerk_seats(&game); ++viewer) {
          regelwerk_view view;
          CHECK(regelwerk_view_of(&game, &state, viewer < 0 ? REGELWERK_SPECTATOR : viewer, &view, nullptr));
          drawn(game, view);
          if (memory.most > most) most = memory.most;
          if (moves == 50) run_out(game, view);
        }
      }
      regelwerk_advance(&game, &state, regelwerk_random_move(&game, &state, &random));
    }
  }
  std::cout << "a picture takes at most " << most << " bytes\n";
}

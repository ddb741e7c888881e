// What a picture takes of the system's memory is what the header says, all of it is given back, and where there is none
// the caller hears of it. The program has a memory of its own, which counts and gives out.
#include <array>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <cstring>
#include <iostream>
#include <limits>
#include <new>

#include "../checks.hpp"
#include "regelwerk_draw.h"

namespace {

using checks::check;

struct Memory {
  std::size_t taken = 0;
  std::size_t most = 0;
  std::size_t calls = 0;
  std::size_t last_call = std::numeric_limits<std::size_t>::max();  ///< after which nothing is given
};
Memory& memory() {
  static Memory all;
  return all;
}

/// Room for how much was given, before it.
constexpr std::size_t head = alignof(std::max_align_t);

void* take(std::size_t size) {
  const bool is_left = memory().calls++ < memory().last_call;
  auto* const room = is_left ? static_cast<char*>(std::malloc(size + head)) : nullptr;  // NOLINT(*-no-malloc)
  if (room == nullptr) throw std::bad_alloc{};
  std::memcpy(room, &size, sizeof size);
  memory().taken += size;
  if (memory().taken > memory().most) memory().most = memory().taken;
  return room + head;
}
void give_back(void* given) noexcept {
  if (given == nullptr) return;
  char* const room = static_cast<char*>(given) - head;
  std::size_t size = 0;
  std::memcpy(&size, room, sizeof size);
  memory().taken -= size;
  std::free(room);  // NOLINT(*-no-malloc,*-owning-memory)
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
  memory() = {};
  regelwerk_error error;
  check(regelwerk_view_svg(&game, &view, nullptr, 0, &error) > 1000 && error.kind == REGELWERK_OK, "a picture");
  check(memory().taken == 0, "all memory is given back");
  check(0 < memory().most && memory().most < REGELWERK_SVG_MEMORY, "it takes no more than the header says");
  return memory().calls;
}

/// Memory gives out at one call after the other.
void run_out(const regelwerk_game& game, const regelwerk_view& view) {
  const std::size_t calls = drawn(game, view);
  check(calls > 10, "a picture takes memory");
  for (std::size_t last = 0; last < calls; last += 1 + last / 100) {
    memory() = {};
    memory().last_call = last;
    std::array<char, 2> room{'x', 'y'};
    regelwerk_error error;
    check(regelwerk_view_svg(&game, &view, room.data(), room.size(), &error) == 0, "no picture without memory");
    check(error.kind == REGELWERK_NO_ROOM && error.position == REGELWERK_SVG_MEMORY, "the caller hears why");
    check(room[0] == 'x' && room[1] == 'y', "nothing is written");
    check(memory().taken == 0, "what was taken is given back");
  }
  memory() = {};
}

/// A game at random, as everybody sees it from time to time; the most memory that a picture takes.
std::size_t play(const regelwerk_game& game) {
  regelwerk_state state;
  check(regelwerk_initial(&game, nullptr, &state, nullptr), "a beginning");
  std::uint64_t random = 1;
  std::size_t most = 0;
  for (std::size_t moves = 0; regelwerk_actor(&game, &state) != REGELWERK_NOBODY; ++moves) {
    for (std::int32_t seat = -1; moves % 25 == 0 && seat < regelwerk_seats(&game); ++seat) {
      regelwerk_view view;
      check(regelwerk_view_of(&game, &state, seat < 0 ? REGELWERK_SPECTATOR : seat, &view, nullptr), "a view");
      drawn(game, view);
      if (memory().most > most) most = memory().most;
      if (moves == 50) run_out(game, view);
    }
    regelwerk_advance(&game, &state, regelwerk_random_move(&game, &state, &random));
  }
  return most;
}

}  // namespace

int main() {
  // The options with the largest pictures.
  constexpr std::array<const char*, REGELWERK_TITLES> options{
      "seats=6",  "seats=4", "seats=5", "seats=4 transfer=true", "scenario=museum thieves=matt+janet+bruce",
      "players=3"};
  std::size_t most = 0;
  for (std::int32_t title = 0; title < REGELWERK_TITLES; ++title) {
    regelwerk_game game;
    check(regelwerk_game_make(&game, title, options[static_cast<std::size_t>(title)], nullptr), "a game");
    const std::size_t taken = play(game);
    if (taken > most) most = taken;
  }
  std::cout << "a picture takes at most " << most << " bytes\n";
  return checks::status();
}

#include <doctest/doctest.h>

#include <type_traits>

#include <compile_time.hpp>
#include <regelwerk/core/playable.hpp>
#include <regelwerk/samara.hpp>

namespace {

using namespace regelwerk;
using namespace regelwerk::samara;

// The vocabulary: small, regular, trivially copyable.
static_assert(Playable<Game<>> && Playable<RuntimeGame>);
static_assert(std::is_empty_v<Game<>>);
static_assert(sizeof(State) <= 256 && sizeof(View) <= 256);
static_assert(sizeof(Move) == 4);
static_assert(std::is_trivially_copyable_v<State> && std::is_trivially_copyable_v<View>);
static_assert(std::is_trivially_copyable_v<Event> && std::is_trivially_copyable_v<RuntimeGame>);
static_assert(std::has_unique_object_representations_v<State>);
static_assert(max_moves == 880);

using Compiled = Game<Options{.seats = 2}>;
static_assert(compile_time::ends_soundly<Compiled, 4, 8, 14>());

TEST_CASE("the compiler and the program play the same game") { compile_time::check_same_game<Compiled, 4, 8, 14>(); }

}  // namespace

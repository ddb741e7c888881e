#include <doctest/doctest.h>

#include <type_traits>

#include <compile_time.hpp>
#include <regelwerk/clockman.hpp>
#include <regelwerk/core/playable.hpp>

namespace {

using namespace regelwerk;
using namespace regelwerk::clockman;

// The vocabulary: small, regular, trivially copyable.
static_assert(Playable<Game<>> && Playable<RuntimeGame>);
static_assert(std::is_empty_v<Game<>>);
static_assert(sizeof(State) <= 256 && sizeof(View) <= 256);
static_assert(sizeof(Move) == 8 && sizeof(Space) == 1 && sizeof(Card) == 1 && sizeof(EventCards) == 64);
static_assert(std::is_trivially_copyable_v<State> && std::is_trivially_copyable_v<View>);
static_assert(std::is_trivially_copyable_v<Event> && std::is_trivially_copyable_v<RuntimeGame>);
static_assert(std::has_unique_object_representations_v<State>);
static_assert(sizeof(State) == 200 && sizeof(Proposal) == 2 && sizeof(Proposals) == 8 && max_moves == 268);
static_assert(rules_version == 3 && Game<>::rules_version == 3);

using Compiled = Game<Options{.seats = 2, .blockades_stay = false}>;
static_assert(compile_time::ends_soundly<Compiled, 157, 16, 8>());

TEST_CASE("the compiler and the program play the same game") { compile_time::check_same_game<Compiled, 157, 16, 8>(); }

}  // namespace

#include <doctest/doctest.h>

#include <type_traits>

#include <regelwerk/clockman.hpp>
#include <regelwerk/core/hash.hpp>
#include <regelwerk/core/playable.hpp>
#include <regelwerk/play.hpp>

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

// A whole random game, decided while this file is compiled. In pieces, since clang counts the steps of one constant.
constexpr Game<Options{.seats = 2, .blockades_stay = false}> game;
constexpr int piece = 16;

struct Course {
  State state;
  Random random;
  int nodes = 0;
};

constexpr Course played_on(Course course) {
  for (int i = 0; i < piece && !game.actor(course.state).is_nobody(); ++i) {
    game.advance(course.state, random_move(game, course.state, course.random));
    ++course.nodes;
  }
  return course;
}

template <int Piece>
constexpr Course after = played_on(after<Piece - 1>);
template <>
constexpr Course after<0> = {game.initial(), Random{157}, 0};

constexpr int pieces = 8;

static_assert(game.actor(after<pieces>.state).is_nobody());
static_assert(game.outcome(after<pieces>.state)->scores[0] + game.outcome(after<pieces>.state)->scores[1] == 1);
static_assert(game.validate(after<pieces>.state).empty());
static_assert(game.unpack(game.pack(after<pieces>.state)).value() == after<pieces>.state);
static_assert(parse_state(game, to_text(game, after<pieces>.state)).value() == after<pieces>.state);

TEST_CASE("the compiler and the program play the same game") {
  Random random{157};
  const auto played = playout(game, game.initial(), random, 100'000);
  CHECK(played.finished);
  CHECK(played.nodes == static_cast<std::uint64_t>(after<pieces>.nodes));
  CHECK(played.end == after<pieces>.state);
  CHECK(hash(played.end) == hash(after<pieces>.state));
}

}  // namespace

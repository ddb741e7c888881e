#include <array>
#include <tuple>

#include <fuzz/target.hpp>
#include <ostfriesenlauf/editions.hpp>
#include <ostfriesenlauf/fields.hpp>
#include <regelwerk/ostfriesenlauf.hpp>

namespace {

using namespace regelwerk::ostfriesenlauf;

struct FuzzedTitle {
  using Game = RuntimeGame;
  static constexpr std::array<const Edition*, 3> editions{&standard_edition, &short_edition, &long_edition};
  using Fixed = std::tuple<regelwerk::ostfriesenlauf::Game<>, regelwerk::ostfriesenlauf::Game<Options{.seats = 1}>,
                           regelwerk::ostfriesenlauf::Game<Options{.seats = 2, .unowned_wins = false}, short_edition>>;
  static constexpr auto fields = hostile_ostfriesenlauf::fields;
};

}  // namespace

#include <fuzz/calls.hpp>

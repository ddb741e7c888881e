#include <array>
#include <tuple>

#include <fuzz/target.hpp>
#include <regelwerk/tock.hpp>
#include <tock/editions.hpp>
#include <tock/fields.hpp>

namespace {

using namespace regelwerk::tock;

struct FuzzedTitle {
  using Game = RuntimeGame;
  static constexpr std::array<const Edition*, 3> editions{&standard_edition, &wide_edition, &crooked_edition};
  using Fixed = std::tuple<regelwerk::tock::Game<>, regelwerk::tock::Game<Options{.seats = 4, .mode = Mode::two_pairs}>,
                           regelwerk::tock::Game<Options{.seven = Seven::single, .own_start = OwnStart::closed}>>;
  static constexpr auto fields = hostile_tock::fields;
};

}  // namespace

#include <fuzz/calls.hpp>

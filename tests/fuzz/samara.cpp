#include <array>
#include <tuple>

#include <fuzz/target.hpp>
#include <regelwerk/samara.hpp>
#include <samara/editions.hpp>
#include <samara/fields.hpp>

namespace {

using namespace regelwerk::samara;

struct FuzzedTitle {
  using Game = RuntimeGame;
  static constexpr std::array<const Edition*, 2> editions{&standard_edition, &hamlet_edition};
  using Fixed = std::tuple<regelwerk::samara::Game<>,
                           regelwerk::samara::Game<Options{.seats = 5, .start_month = 2, .spare_helpers = true}>>;
  static constexpr auto fields = hostile_samara::fields;
};

}  // namespace

#include <fuzz/calls.hpp>

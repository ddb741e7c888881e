#include <array>
#include <tuple>

#include <clockman/editions.hpp>
#include <clockman/fields.hpp>
#include <fuzz/target.hpp>
#include <regelwerk/clockman.hpp>

namespace {

using namespace regelwerk::clockman;

struct FuzzedTitle {
  using Game = RuntimeGame;
  static constexpr std::array<const Edition*, 3> editions{&standard_edition, &narrow_edition, &wide_edition};
  using Fixed = std::tuple<regelwerk::clockman::Game<>, regelwerk::clockman::Game<all_extra_rules, narrow_edition>>;
  static constexpr auto fields = hostile_clockman::fields;
};

}  // namespace

#include <fuzz/calls.hpp>

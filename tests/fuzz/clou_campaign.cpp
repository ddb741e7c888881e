#include <array>
#include <tuple>

#include <clou/editions.hpp>
#include <clou/fields.hpp>
#include <fuzz/target.hpp>
#include <regelwerk/clou.hpp>

namespace {

using namespace regelwerk::clou;

struct FuzzedTitle {
  using Game = RuntimeCampaign;
  static constexpr std::array<const Edition*, 3> editions{&standard_edition, &worked_edition, &cellar_edition};
  using Fixed = std::tuple<Campaign<>, Campaign<CampaignOptions{.players = 2, .experience_resets = true}>>;
  static constexpr auto fields = hostile_clou::fields;
};

}  // namespace

#include <fuzz/calls.hpp>

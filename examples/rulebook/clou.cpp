#include <regelwerk/clou.hpp>
#include <regelwerk/clou/board/cause.hpp>
#include <regelwerk/clou/board/in_force.hpp>
#include <regelwerk/clou/players/quick_rule_of_thumb.hpp>

#include "title.hpp"
#include "titles.hpp"

namespace rulebook {

namespace {

using Heist = regelwerk::clou::RuntimeHeist;
using Campaign = regelwerk::clou::RuntimeCampaign;
using Thumb = regelwerk::clou::QuickRuleOfThumb;

}  // namespace

// Rules of heists are in force in campaigns, too.
Title clou_heist() {
  return {"clou",
          std::span{regelwerk::clou::heist_rules},
          Heist::rules.front().id,
          work_out_one<Heist, Campaign>,
          is_in_force<Heist, Campaign>,
          mine_all<Thumb, Heist, Campaign>};
}
Title clou_campaign() {
  return {"clou campaign",
          std::span{regelwerk::clou::campaign_rules},
          Heist::rules.front().id,
          work_out_one<Campaign, Heist>,
          is_in_force<Heist, Campaign>,
          mine_all<Thumb, Campaign>};
}

}  // namespace rulebook

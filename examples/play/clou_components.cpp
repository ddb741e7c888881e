#include <string>

#include "clou.hpp"
#include "clou_campaign.hpp"
#include "clou_plan.hpp"
#include "clou_sheet.hpp"
#include "text.hpp"

namespace play {

using regelwerk::clou::Edition;
using regelwerk::clou::Plan;
using regelwerk::clou::RuntimeCampaign;
using regelwerk::clou::RuntimeHeist;
using regelwerk::clou::Thief;

namespace {

/// The plan as it lies there before a heist. Precondition: the edition has it.
std::string drawn_plan(const Edition& edition, const Plan& plan, const Ink& ink) {
  regelwerk::clou::HeistOptions options;
  options.scenario = regelwerk::Word{plan.name};
  const auto heist = RuntimeHeist::make(options, edition);
  const ClouWords words{heist->layout(), edition, ink};
  return ClouPlan{words, heist->initial()}.drawn();
}

}  // namespace

std::string clou_components(const Edition& edition, const Ink& ink) {
  const auto campaign = RuntimeCampaign::make({}, edition);
  const ClouWords words{campaign->layout(), edition, ink};
  const auto initial = campaign->initial();
  std::string text;
  for (std::size_t thief = 0; thief < edition.sheets.size(); ++thief) {
    text += ClouSheet{words, initial, static_cast<Thief>(thief)}.drawn();
  }
  for (const Plan& plan : edition.plans) text += drawn_plan(edition, plan, ink);
  return text + ClouCampaignSheet{words, initial}.drawn();
}

}  // namespace play

#include <string>

#include "clou.hpp"
#include "clou_campaign.hpp"
#include "clou_plan.hpp"
#include "clou_sheet.hpp"
#include "text.hpp"

namespace play {

using regelwerk::clou::State;
using regelwerk::clou::Thief;

namespace {

ClouWords turned(ClouWords words, const State& state) {
  words.turn_to(words.layout().is_campaign() ? heist_of(state) : 0);
  return words;
}

}  // namespace

std::string draw_clou(const ClouWords& shared, const State& state) {
  const ClouWords words = turned(shared, state);
  std::string text;
  if (words.layout().is_campaign()) text += ClouCampaignSheet{words, state}.drawn();
  if (!state.gang.empty()) {
    text += ClouPlan{words, state}.drawn();
    state.gang.for_each([&](Thief thief) { text += ClouSheet{words, state, thief}.drawn(); });
  }
  return join(text, "  ", words.node(state), "\n");
}

std::string brief_clou(const ClouWords& shared, const State& state) {
  const ClouWords words = turned(shared, state);
  if (state.gang.empty()) return draw_clou(shared, state);
  std::string text = ClouPlan{words, state}.brief();
  state.gang.for_each([&](Thief thief) { text += join("  ", ClouSheet{words, state, thief}.heading(), "\n"); });
  return join(text, "  ", words.node(state), "\n");
}

}  // namespace play

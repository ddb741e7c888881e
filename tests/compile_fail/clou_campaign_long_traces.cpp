// expect: NoSuchGame<regelwerk::clou::CampaignRules.*campaign..?s traces must be a
#include <regelwerk/clou.hpp>

using namespace regelwerk::clou;

constexpr Edition with_traces(int length) {
  Edition edition = standard_edition;
  edition.campaign.traces = {length, {0, 4, 7}};
  return edition;
}

#ifdef REGELWERK_CONTROL
constexpr Edition mine = with_traces(14);
#else
constexpr Edition mine = with_traces(15);
#endif

constexpr Campaign<CampaignOptions{}, mine> game;

int main() {}

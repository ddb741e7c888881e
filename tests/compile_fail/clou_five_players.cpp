// expect: NoSuchGame<regelwerk::clou::.*"players must be 1 to 3 \(CK-1\)
#include <regelwerk/clou.hpp>

using namespace regelwerk::clou;

#ifdef REGELWERK_CONTROL
constexpr Campaign<CampaignOptions{.players = 3}> game;
#else
constexpr Campaign<CampaignOptions{.players = 5}> game;
#endif

int main() {}

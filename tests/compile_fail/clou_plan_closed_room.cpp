// expect: EditionFault{(11, 2, 1, 0|[^,]*plan_ways, [^,]*plan, 1, [^,]*strength), [02], 0, 0}
#include <regelwerk/clou.hpp>

using namespace regelwerk::clou;

constexpr Edition drainpipe_to(std::string_view room) {
  Edition edition = standard_edition;
  edition.plans[1].challenges[1].opens = {room};
  return edition;
}

#ifdef REGELWERK_CONTROL
constexpr Edition mine = drainpipe_to("attic");
#else
constexpr Edition mine = drainpipe_to("attics");
#endif

constexpr Heist<HeistOptions{.scenario = "museum"}, mine> game;

int main() {}

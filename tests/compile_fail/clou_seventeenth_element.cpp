// expect: non-'?constexpr'? function .*contract_violated
#include <regelwerk/clou.hpp>

using namespace regelwerk::clou;

#ifdef REGELWERK_CONTROL
constexpr AreaLine crossing = words::line(words::lock, 1, 16);
#else
constexpr AreaLine crossing = words::line(words::lock, 1, 17);
#endif

int main() { return crossing.fires.empty() ? 1 : 0; }

// expect: non-'?constexpr'? function .*contract_violated
#include <regelwerk/clou.hpp>

using namespace regelwerk::clou;

// 300 would be 44 in the byte that a value is stored in, and 44 is a value that the constraints allow.
#ifdef REGELWERK_CONTROL
constexpr Loot jewels = words::loot(44);
#else
constexpr Loot jewels = words::loot(300);
#endif

int main() { return jewels.value == 44 ? 0 : 1; }

// expect: non-'?constexpr'? function .*contract_violated
#include <regelwerk/clou.hpp>

using namespace regelwerk::clou;
using namespace regelwerk::clou::words;

#ifdef REGELWERK_CONTROL
constexpr Part crowded = part(lock, lock, lock, safe);
#else
constexpr Part crowded = part(lock, lock, lock, lock, safe);
#endif

int main() { return crowded.is_ordered ? 1 : 0; }

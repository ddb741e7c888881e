// expect: non-'?constexpr'? function .*contract_violated
#include <regelwerk/core/container/multiset.hpp>

using Set = regelwerk::Multiset<int, 4, 2>;

#ifdef REGELWERK_CONTROL
static_assert(Set::filled(1).nth(3) == 3);
#else
static_assert(Set::filled(1).nth(4) == 4);
#endif

int main() {}

// expect: non-'?constexpr'? function .*contract_violated
#include <regelwerk/core/container/multiset.hpp>

using Set = regelwerk::Multiset<int, 4, 2>;

#ifdef REGELWERK_CONTROL
static_assert((Set::filled(1) + Set::filled(2)).size() == 12);
#else
static_assert((Set::filled(2) + Set::filled(2)).size() == 16);
#endif

int main() {}

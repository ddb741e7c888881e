// expect: non-'?constexpr'? function .*contract_violated
#include <regelwerk/core/container/multiset.hpp>

using Set = regelwerk::Multiset<int, 4, 2>;

#ifdef REGELWERK_CONTROL
static_assert((Set::filled(1) - Set::filled(1)).empty());
#else
static_assert((Set::filled(1) - Set::filled(2)).size() == -4);
#endif

int main() {}

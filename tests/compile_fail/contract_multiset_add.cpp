// expect: non-'?constexpr'? function .*contract_violated
#include <regelwerk/core/container/multiset.hpp>

using Set = regelwerk::Multiset<int, 4, 2>;

constexpr Set with(Set set, int kind) {
  set.add(kind);
  return set;
}

#ifdef REGELWERK_CONTROL
static_assert(with(Set::filled(2), 1).count(1) == 3);
#else
static_assert(with(Set::filled(3), 1).count(1) == 4);
#endif

int main() {}

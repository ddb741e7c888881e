// expect: non-'?constexpr'? function .*contract_violated
#include <regelwerk/core/container/multiset.hpp>

using Set = regelwerk::Multiset<int, 4, 2>;

constexpr Set without(Set set, int kind) {
  set.remove(kind);
  return set;
}

#ifdef REGELWERK_CONTROL
static_assert(without(Set::filled(1), 1).count(1) == 0);
#else
static_assert(without(Set{}, 1).count(1) == -1);
#endif

int main() {}

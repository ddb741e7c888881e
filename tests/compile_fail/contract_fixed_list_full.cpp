// expect: non-'?constexpr'? function .*contract_violated
#include <regelwerk/core/container/fixed_list.hpp>

constexpr auto list(int size) {
  regelwerk::FixedList<int, 2> all;
  for (int i = 0; i < size; ++i) all.push_back(i);
  return all;
}

#ifdef REGELWERK_CONTROL
static_assert(list(2).size() == 2);
#else
static_assert(list(3).size() == 3);
#endif

int main() {}

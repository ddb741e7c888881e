// expect: non-'?constexpr'? function .*contract_violated
#include <regelwerk/core/container/fixed_list.hpp>

constexpr auto list(int size) {
  regelwerk::FixedList<int, 2> all;
  for (int i = 0; i < size; ++i) all.push_back(i);
  return all;
}

#ifdef REGELWERK_CONTROL
static_assert(list(1)[0] == 0);
#else
static_assert(list(1)[1] == 0);
#endif

int main() {}

// expect: the sum over all kinds folds powers of two
#include <regelwerk/core/container/multiset.hpp>

#ifdef REGELWERK_CONTROL
static_assert(regelwerk::Multiset<int, 4, 4>::max_count == 15);
#else
static_assert(regelwerk::Multiset<int, 4, 3>::max_count == 7);
#endif

int main() {}

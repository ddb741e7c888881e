// expect: all counts must fit one word
#include <regelwerk/core/container/multiset.hpp>

#ifdef REGELWERK_CONTROL
static_assert(regelwerk::Multiset<int, 16, 4>::kinds == 16);
#else
static_assert(regelwerk::Multiset<int, 17, 4>::kinds == 17);
#endif

int main() {}

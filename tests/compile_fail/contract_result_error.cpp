// expect: non-'?constexpr'? function .*contract_violated
#include <regelwerk/core/result.hpp>

using Answer = regelwerk::Result<int, char>;

#ifdef REGELWERK_CONTROL
static_assert(Answer{'e'}.error() == 'e');
#else
static_assert(Answer{1}.error() == 'e');
#endif

int main() {}

// expect: non-'?constexpr'? function .*contract_violated
#include <regelwerk/core/result.hpp>

using Answer = regelwerk::Result<int, char>;

#ifdef REGELWERK_CONTROL
static_assert(Answer{1}.value() == 1);
#else
static_assert(Answer{'e'}.value() == 1);
#endif

int main() {}

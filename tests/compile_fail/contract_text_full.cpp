// expect: non-'?constexpr'? function .*contract_violated
#include <regelwerk/core/container/text.hpp>

#ifdef REGELWERK_CONTROL
static_assert((regelwerk::Text<3>{} << "abc") == "abc");
#else
static_assert((regelwerk::Text<3>{} << "abcd") == "abcd");
#endif

int main() {}

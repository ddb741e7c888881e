// expect: use of deleted function|call to deleted
#include <regelwerk/tock.hpp>

using namespace regelwerk::tock;

#ifdef REGELWERK_CONTROL
const auto game = RuntimeGame::make({}, standard_edition);
#else
const auto game = RuntimeGame::make({}, Edition{standard_edition});
#endif

int main() {}

// expect: as many words as there are values
#include <regelwerk/core/language/wording.hpp>

enum class Step { first, second, third };

#ifdef REGELWERK_CONTROL
constexpr regelwerk::Words<Step::third> words{"one", "two", "three"};
#else
constexpr regelwerk::Words<Step::third> words{"one", "two"};
#endif

int main() { return words[Step::first].empty() ? 1 : 0; }

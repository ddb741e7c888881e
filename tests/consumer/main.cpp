#include <regelwerk/regelwerk.hpp>

const regelwerk::Version* version_seen_by_other();

int main() {
  // One object for the whole program, however many files include the headers.
  return version_seen_by_other() == &regelwerk::version ? 0 : 1;
}

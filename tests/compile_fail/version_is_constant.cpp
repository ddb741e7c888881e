// expect: in read-only object|cannot assign to variable 'version'
#include <regelwerk/core/version.hpp>

int main() {
#ifdef REGELWERK_CONTROL
  regelwerk::Version version = regelwerk::version;
  version.major_part = 1;
#else
  regelwerk::version.major_part = 1;
#endif
}

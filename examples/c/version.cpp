// Versions of the interface and of the library.
#include <cstddef>
#include <cstdint>

#include <regelwerk/core/version.hpp>

#include "output.hpp"
#include "regelwerk.h"

int32_t regelwerk_abi_version() { return REGELWERK_ABI_VERSION; }

size_t regelwerk_version(char* text, size_t capacity) {
  constexpr regelwerk::Version version = regelwerk::version;
  binding::TextOut out{text, capacity};
  return (out << version.major_part << '.' << version.minor_part << '.' << version.patch_part).finish();
}

#include "driver.hpp"

#include <bit>
#include <type_traits>

#include <dlfcn.h>

namespace gpu {

Driver::Driver() {
  constexpr auto library = "libcuda.so.1";
  void* const handle = dlopen(library, RTLD_NOW);
  if (handle == nullptr) throw DriverError{std::string{"no driver of an NVIDIA GPU was found: "} + dlerror()};
  for_each_call(calls_, [handle](const char* symbol, auto& call) {
    void* const found = dlsym(handle, symbol);
    if (found == nullptr) throw DriverError{std::string{library} + " lacks " + symbol};
    call = std::bit_cast<std::remove_reference_t<decltype(call)>>(found);
  });
}

void Driver::check(Status status, const std::string& what) const {
  if (status == 0) return;
  const char* text = nullptr;
  calls_.error_text(status, &text);
  throw DriverError{what + ": " + (text == nullptr ? "an unknown error" : text) + " (" + std::to_string(status) + ")"};
}

}  // namespace gpu

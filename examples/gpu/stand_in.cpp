// A library that stands in for the NVIDIA driver's in the test of the program: its GPU is the CPU, its kernels are the
// blocks of titles.hpp. A call that the environment names in REGELWERK_REFUSED refuses.
#include <array>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <cstring>
#include <functional>
#include <span>
#include <string>
#include <string_view>

#include "driver.hpp"
#include "game_result.hpp"
#include "titles.hpp"

struct gpu::Driver::Module {
  std::string text;
};
struct gpu::Driver::Function {
  const Title* title = nullptr;
};

namespace {

using gpu::Driver;

constexpr Driver::Status refused = 999;
constexpr Driver::Status invalid = 1;

Driver::Status unless_refused(std::string_view call, const std::function<Driver::Status()>& act) {
  const char* const name = std::getenv("REGELWERK_REFUSED");
  return name != nullptr && name == call ? refused : act();
}
Driver::Status unless_refused(std::string_view call) {
  return unless_refused(call, [] { return 0; });
}

template <class T>
T* pointer(Driver::Address address) {
  return reinterpret_cast<T*>(address);  // NOLINT: what a driver does
}

}  // namespace

// NOLINTBEGIN: the names and types are the driver's.
extern "C" {

Driver::Status cuInit(unsigned) { return unless_refused("cuInit"); }
Driver::Status cuDriverGetVersion(int* version) {
  *version = 12040;
  return unless_refused("cuDriverGetVersion");
}
Driver::Status cuDeviceGet(int* device, int) {
  *device = 0;
  return unless_refused("cuDeviceGet");
}
Driver::Status cuDeviceGetName(char* name, int size, int) {
  std::strncpy(name, "a stand-in", static_cast<std::size_t>(size));
  return unless_refused("cuDeviceGetName");
}
Driver::Status cuDevicePrimaryCtxRetain(Driver::Context**, int) { return unless_refused("cuDevicePrimaryCtxRetain"); }
Driver::Status cuDevicePrimaryCtxRelease_v2(int) { return 0; }
Driver::Status cuCtxSetCurrent(Driver::Context*) { return unless_refused("cuCtxSetCurrent"); }
Driver::Status cuCtxSetLimit(int limit, std::size_t bytes) {
  return unless_refused("cuCtxSetLimit", [=] { return limit == Driver::stack_limit && bytes >= 2048 ? 0 : invalid; });
}
Driver::Status cuModuleLoadDataEx(Driver::Module** module, const void* image, unsigned, int*, void** values) {
  *module = new Driver::Module{static_cast<const char*>(image)};
  const auto log = [&](const char* text) {
    std::strncpy(static_cast<char*>(values[0]), text, reinterpret_cast<std::size_t>(values[1]));
    return invalid;
  };
  return unless_refused("cuModuleLoadDataEx", [&] {
    return (*module)->text.find(".version") == std::string::npos ? log("this is no PTX") : 0;
  });
}
Driver::Status cuModuleUnload(Driver::Module* module) {
  delete module;
  return 0;
}
Driver::Status cuModuleGetFunction(Driver::Function** function, Driver::Module* module, const char* name) {
  static Driver::Function found;
  found = {};
  for (const auto& title : gpu::titles()) {
    const std::string entry = ".entry " + std::string{title.name} + "(";
    if (title.name == name && module->text.find(entry) != std::string::npos) found.title = &title;
  }
  *function = &found;
  return unless_refused("cuModuleGetFunction", [] { return found.title == nullptr ? invalid : 0; });
}
Driver::Status cuFuncGetAttribute(int* value, int attribute, Driver::Function*) {
  *value = attribute == Driver::stack_bytes ? 2048 : 99;
  return unless_refused("cuFuncGetAttribute");
}
Driver::Status cuMemAlloc_v2(Driver::Address* address, std::size_t bytes) {
  *address = reinterpret_cast<Driver::Address>(std::malloc(bytes));
  return unless_refused("cuMemAlloc_v2");
}
Driver::Status cuMemFree_v2(Driver::Address address) {
  std::free(pointer<void>(address));
  return 0;
}
Driver::Status cuMemsetD8_v2(Driver::Address address, unsigned char byte, std::size_t bytes) {
  std::memset(pointer<void>(address), byte, bytes);
  return unless_refused("cuMemsetD8_v2");
}
Driver::Status cuMemcpyDtoH_v2(void* to, Driver::Address from, std::size_t bytes) {
  std::memcpy(to, pointer<void>(from), bytes);
  return unless_refused("cuMemcpyDtoH_v2");
}
Driver::Status cuLaunchKernel(Driver::Function* function, unsigned grid, unsigned, unsigned, unsigned block, unsigned,
                              unsigned, unsigned, void*, void** arguments, void**) {
  const auto& job = *static_cast<const gpu::Job*>(arguments[0]);
  const auto address = [&](int which) { return *static_cast<Driver::Address*>(arguments[which]); };
  return unless_refused("cuLaunchKernel", [&] {
    if (block != gpu::block_size || grid != gpu::blocks_for(job.games)) return invalid;
    for (unsigned i = 0; i < grid; ++i) {
      function->title->block(job, i, {pointer<gpu::GameResult>(address(1)), job.games},
                             {pointer<gpu::BlockSums>(address(2)), grid});
    }
    return 0;
  });
}
Driver::Status cuCtxSynchronize() { return unless_refused("cuCtxSynchronize"); }
Driver::Status cuGetErrorString(Driver::Status status, const char** text) {
  *text = status == refused ? "refused" : "invalid";
  return 0;
}

}  // extern "C"
// NOLINTEND

#pragma once
#include <cstddef>
#include <stdexcept>
#include <string>

// The part of the CUDA driver's interface that the program calls. It is found in the driver's library while the program
// runs, so that the program is built on machines without driver and without SDK.

namespace gpu {

/// What the driver's library refused, or that there is none.
struct DriverError : std::runtime_error {
  using std::runtime_error::runtime_error;
};

class Driver {
 public:
  using Status = int;
  using Address = unsigned long long;
  struct Context;
  struct Module;
  struct Function;

  // Numbers of the driver's lists.
  static constexpr int stack_limit = 0;
  static constexpr int stack_bytes = 3;
  static constexpr int registers = 4;
  static constexpr int error_log = 5;
  static constexpr int error_log_size = 6;

  struct Calls {
    Status (*init)(unsigned flags);
    Status (*version)(int* version);
    Status (*device)(int* device, int ordinal);
    Status (*device_name)(char* name, int size, int device);
    Status (*retain_context)(Context** context, int device);
    Status (*release_context)(int device);
    Status (*set_context)(Context* context);
    Status (*set_limit)(int limit, std::size_t value);
    Status (*load)(Module** module, const void* image, unsigned options, int* names, void** values);
    Status (*unload)(Module* module);
    Status (*function)(Function** function, Module* module, const char* name);
    Status (*attribute)(int* value, int attribute, Function* function);
    Status (*allocate)(Address* address, std::size_t bytes);
    Status (*release)(Address address);
    Status (*fill)(Address address, unsigned char byte, std::size_t bytes);
    Status (*copy_back)(void* to, Address from, std::size_t bytes);
    Status (*launch)(Function* function, unsigned grid_x, unsigned grid_y, unsigned grid_z, unsigned block_x,
                     unsigned block_y, unsigned block_z, unsigned shared_bytes, void* stream, void** arguments,
                     void** more);
    Status (*wait)();
    Status (*error_text)(Status status, const char** text);
  };

  /// Visits f(symbol, pointer) of all calls.
  template <class Self, class F>
  static void for_each_call(Self& calls, F&& f) {
    f("cuInit", calls.init);
    f("cuDriverGetVersion", calls.version);
    f("cuDeviceGet", calls.device);
    f("cuDeviceGetName", calls.device_name);
    f("cuDevicePrimaryCtxRetain", calls.retain_context);
    f("cuDevicePrimaryCtxRelease_v2", calls.release_context);
    f("cuCtxSetCurrent", calls.set_context);
    f("cuCtxSetLimit", calls.set_limit);
    f("cuModuleLoadDataEx", calls.load);
    f("cuModuleUnload", calls.unload);
    f("cuModuleGetFunction", calls.function);
    f("cuFuncGetAttribute", calls.attribute);
    f("cuMemAlloc_v2", calls.allocate);
    f("cuMemFree_v2", calls.release);
    f("cuMemsetD8_v2", calls.fill);
    f("cuMemcpyDtoH_v2", calls.copy_back);
    f("cuLaunchKernel", calls.launch);
    f("cuCtxSynchronize", calls.wait);
    f("cuGetErrorString", calls.error_text);
  }

  /// Loads the library, or says why it cannot: DriverError.
  Driver();

  [[nodiscard]] const Calls* operator->() const { return &calls_; }

  /// DriverError with `what` and the driver's own words, unless a call succeeded.
  void check(Status status, const std::string& what) const;

 private:
  Calls calls_{};
};

}  // namespace gpu

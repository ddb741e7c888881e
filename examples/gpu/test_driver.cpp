// Whether the header of an SDK, where there is one, declares the driver's calls as driver.hpp does.
#if __has_include(<cuda.h>)
#include <cuda.h>

#include <type_traits>

#include "driver.hpp"

namespace {

template <class A, class B>
// NOLINTNEXTLINE(bugprone-sizeof-expression,misc-redundant-expression): pointers are as large as pointers
constexpr bool alike = sizeof(A) == sizeof(B) && std::is_pointer_v<A> == std::is_pointer_v<B>;

template <class A, class B>
struct SameCall : std::false_type {};
template <class R, class... A, class S, class... B>
  requires(sizeof...(A) == sizeof...(B))
struct SameCall<R (*)(A...), S (*)(B...)> : std::bool_constant<alike<R, S> && (alike<A, B> && ...)> {};

template <class A, class B>
constexpr bool same_call = SameCall<A, B>::value;

using Calls = gpu::Driver::Calls;

static_assert(same_call<decltype(Calls::init), decltype(&cuInit)>);
static_assert(same_call<decltype(Calls::version), decltype(&cuDriverGetVersion)>);
static_assert(same_call<decltype(Calls::device), decltype(&cuDeviceGet)>);
static_assert(same_call<decltype(Calls::device_name), decltype(&cuDeviceGetName)>);
static_assert(same_call<decltype(Calls::retain_context), decltype(&cuDevicePrimaryCtxRetain)>);
static_assert(same_call<decltype(Calls::release_context), decltype(&cuDevicePrimaryCtxRelease_v2)>);
static_assert(same_call<decltype(Calls::set_context), decltype(&cuCtxSetCurrent)>);
static_assert(same_call<decltype(Calls::set_limit), decltype(&cuCtxSetLimit)>);
static_assert(same_call<decltype(Calls::load), decltype(&cuModuleLoadDataEx)>);
static_assert(same_call<decltype(Calls::unload), decltype(&cuModuleUnload)>);
static_assert(same_call<decltype(Calls::function), decltype(&cuModuleGetFunction)>);
static_assert(same_call<decltype(Calls::attribute), decltype(&cuFuncGetAttribute)>);
static_assert(same_call<decltype(Calls::allocate), decltype(&cuMemAlloc_v2)>);
static_assert(same_call<decltype(Calls::release), decltype(&cuMemFree_v2)>);
static_assert(same_call<decltype(Calls::fill), decltype(&cuMemsetD8_v2)>);
static_assert(same_call<decltype(Calls::copy_back), decltype(&cuMemcpyDtoH_v2)>);
static_assert(same_call<decltype(Calls::launch), decltype(&cuLaunchKernel)>);
static_assert(same_call<decltype(Calls::wait), decltype(&cuCtxSynchronize)>);
static_assert(same_call<decltype(Calls::error_text), decltype(&cuGetErrorString)>);

static_assert(gpu::Driver::stack_limit == CU_LIMIT_STACK_SIZE);
static_assert(gpu::Driver::stack_bytes == CU_FUNC_ATTRIBUTE_LOCAL_SIZE_BYTES);
static_assert(gpu::Driver::registers == CU_FUNC_ATTRIBUTE_NUM_REGS);
static_assert(gpu::Driver::error_log == CU_JIT_ERROR_LOG_BUFFER);
static_assert(gpu::Driver::error_log_size == CU_JIT_ERROR_LOG_BUFFER_SIZE_BYTES);

}  // namespace
#endif

#include "device.hpp"

#include <array>
#include <bit>
#include <chrono>
#include <fstream>
#include <iterator>
#include <type_traits>

namespace gpu {
namespace {

/// Memory of the GPU for as many `T` as a span has.
template <class T>
class Memory {
  static_assert(std::is_trivially_copyable_v<T>);

 public:
  Memory(const Driver& driver, std::span<T> values) : driver_(&driver), values_(values) {
    driver.check(driver->allocate(&address_, values.size_bytes()),
                 "allocating " + std::to_string(values.size_bytes()) + " bytes on the GPU");
    driver.check(driver->fill(address_, 0, values.size_bytes()), "clearing memory of the GPU");
  }
  ~Memory() { (*driver_)->release(address_); }
  Memory(const Memory&) = delete;
  Memory& operator=(const Memory&) = delete;
  Memory(Memory&&) = delete;
  Memory& operator=(Memory&&) = delete;

  [[nodiscard]] Driver::Address& address() { return address_; }
  void copy_back() const {
    driver_->check((*driver_)->copy_back(values_.data(), address_, values_.size_bytes()), "copying results back");
  }

 private:
  const Driver* driver_;
  std::span<T> values_;
  Driver::Address address_ = 0;
};

std::string text_of(const std::filesystem::path& path) {
  std::ifstream file{path, std::ios::binary};
  if (!file) throw DriverError{"no kernel can be read from " + path.string()};
  return {std::istreambuf_iterator<char>{file}, {}};
}

}  // namespace

Device::Device() {
  driver_.check(driver_->init(0), "starting the driver");
  driver_.check(driver_->device(&device_, 0), "looking for a GPU");
  Driver::Context* context = nullptr;
  driver_.check(driver_->retain_context(&context, device_), "opening the GPU");
  driver_.check(driver_->set_context(context), "using the GPU");
}

Device::~Device() { driver_->release_context(device_); }

std::string Device::name() const {
  std::array<char, 256> name{};
  driver_.check(driver_->device_name(name.data(), static_cast<int>(name.size()), device_), "asking for the GPU's name");
  return name.data();
}

std::string Device::driver_version() const {
  int version = 0;
  driver_.check(driver_->version(&version), "asking for the driver's version");
  return std::to_string(version / 1000) + "." + std::to_string(version % 1000 / 10);
}

Kernel::Kernel(const Device& device, const std::filesystem::path& folder, const std::string& game)
    : driver_(&device.driver()), game_(game) {
  const Driver& driver = *driver_;
  const std::string image = text_of(folder / (game + ".ptx"));
  std::array<char, 4096> log{};
  std::array<int, 2> names{Driver::error_log, Driver::error_log_size};
  std::array<void*, 2> values{log.data(), std::bit_cast<void*>(log.size())};
  const auto status = driver->load(&module_, image.c_str(), 2, names.data(), values.data());
  driver.check(status, "compiling the kernel of " + game + " " + log.data());
  driver.check(driver->function(&function_, module_, game.c_str()), "finding the kernel of " + game);
}

Kernel::~Kernel() { (*driver_)->unload(module_); }

int Kernel::attribute(int which) const {
  int value = 0;
  driver_->check((*driver_)->attribute(&value, which, function_), "asking about the kernel of " + game_);
  return value;
}

double Kernel::play(const Job& job, std::span<GameResult> results, std::span<BlockSums> sums) const {
  const Driver& driver = *driver_;
  // What the compiler knows of the frames, and something for what it cannot know.
  driver.check(driver->set_limit(Driver::stack_limit, static_cast<std::size_t>(stack()) + 1024),
               "making room for stacks");
  Memory<GameResult> result_memory{driver, results};
  Memory<BlockSums> sum_memory{driver, sums};
  Job arguments_job = job;
  std::array<void*, 3> arguments{&arguments_job, &result_memory.address(), &sum_memory.address()};
  driver.check(driver->wait(), "clearing memory of the GPU");
  const auto begin = std::chrono::steady_clock::now();
  driver.check(driver->launch(function_, static_cast<unsigned>(sums.size()), 1, 1, block_size, 1, 1, 0, nullptr,
                              arguments.data(), nullptr),
               "starting the kernel of " + game_);
  driver.check(driver->wait(), "playing " + game_);
  const double seconds = std::chrono::duration<double>{std::chrono::steady_clock::now() - begin}.count();
  result_memory.copy_back();
  sum_memory.copy_back();
  return seconds;
}

}  // namespace gpu

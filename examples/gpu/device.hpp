#pragma once
#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <span>
#include <string>

#include "driver.hpp"
#include "game_result.hpp"

namespace gpu {

/// The first GPU of this machine. DriverError, from here on everywhere, where there is none and where it refuses.
class Device {
 public:
  Device();
  ~Device();
  Device(const Device&) = delete;
  Device& operator=(const Device&) = delete;
  Device(Device&&) = delete;
  Device& operator=(Device&&) = delete;

  [[nodiscard]] const Driver& driver() const { return driver_; }
  [[nodiscard]] std::string name() const;
  /// Such as "13.0".
  [[nodiscard]] std::string driver_version() const;

 private:
  Driver driver_;
  int device_ = 0;
};

/// The kernel of one game.
class Kernel {
 public:
  /// Hands FOLDER/GAME.ptx to the driver, which compiles it for its GPU.
  Kernel(const Device& device, const std::filesystem::path& folder, const std::string& game);
  ~Kernel();
  Kernel(const Kernel&) = delete;
  Kernel& operator=(const Kernel&) = delete;
  Kernel(Kernel&&) = delete;
  Kernel& operator=(Kernel&&) = delete;

  [[nodiscard]] int registers() const { return attribute(Driver::registers); }
  /// Bytes of each thread.
  [[nodiscard]] int stack() const { return attribute(Driver::stack_bytes); }

  /// Plays the job's games: one result for each game, one sum for each block. The seconds from launch to end.
  double play(const Job& job, std::span<GameResult> results, std::span<BlockSums> sums) const;

 private:
  [[nodiscard]] int attribute(int which) const;

  const Driver* driver_;
  Driver::Module* module_ = nullptr;
  Driver::Function* function_ = nullptr;
  std::string game_;
};

}  // namespace gpu

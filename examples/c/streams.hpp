#pragma once
#include <cstdint>

#include <regelwerk/core/container/bit_cast.hpp>
#include <regelwerk/play/random.hpp>

namespace binding {

/// How C numbers a stream.
[[nodiscard]] inline std::uint64_t number_of(const regelwerk::Random& random) noexcept {
  return regelwerk::bits_as<std::uint64_t>(random);
}

/// Random numbers of a stream of the caller, which goes on where this one ends.
class Stream {
 public:
  explicit Stream(std::uint64_t* number) noexcept  // NOLINT(*-non-const-parameter): it is written at the end
      : number_(*number), random_(*number) {}
  Stream(const Stream&) = delete;
  Stream& operator=(const Stream&) = delete;
  Stream(Stream&&) = delete;
  Stream& operator=(Stream&&) = delete;
  ~Stream() { number_ = number_of(random_); }

  [[nodiscard]] regelwerk::Random& bits() noexcept { return random_; }

 private:
  std::uint64_t& number_;
  regelwerk::Random random_;
};

}  // namespace binding

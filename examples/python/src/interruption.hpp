#pragma once
#include <chrono>
#include <type_traits>

#include <pybind11/pybind11.h>

namespace python {

namespace py = pybind11;

/// Lets signals, Ctrl-C above all, end a call that works without the interpreter's lock. Whoever works asks it between
/// steps whether to go on; about twenty times a second it takes the lock and has Python look. Python itself looks in
/// its main thread alone, so in any other nothing is asked.
class Interruption {
 public:
  /// With the lock.
  Interruption();

  /// False once a signal has raised something. Without the lock.
  [[nodiscard]] bool operator()() noexcept {
    if (!is_asked_ || raised_) return !raised_;
    const auto now = Clock::now();
    if (now < next_) return true;
    next_ = now + pause;
    return look();
  }
  /// With the lock: raises what the signal has raised, if one has.
  void raise_if_any() const {
    if (raised_) throw py::error_already_set();
  }

 private:
  using Clock = std::chrono::steady_clock;
  static constexpr std::chrono::milliseconds pause{50};

  [[nodiscard]] bool look() noexcept;

  bool is_asked_;
  bool raised_ = false;
  Clock::time_point next_ = Clock::now() + pause;
};

/// What `work(go_on)` answers, made without the interpreter's lock, so that other threads run meanwhile; raises instead
/// what a signal has raised. `work` asks go_on() between its steps and stops when it says no.
template <class Work>
auto without_lock(const Work& work) {
  Interruption go_on;
  const auto worked = [&] {
    const py::gil_scoped_release others_may_run;
    return work(go_on);
  };
  if constexpr (std::is_void_v<decltype(worked())>) {
    worked();
    go_on.raise_if_any();
  } else {
    auto done = worked();
    go_on.raise_if_any();
    return done;
  }
}

}  // namespace python

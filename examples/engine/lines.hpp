#pragma once
#include <optional>
#include <string>

namespace engine {

/// The lines of a file descriptor, of which somebody who thinks can see whether the next one ends that.
class Lines {
 public:
  explicit Lines(int from) : from_(from) {}

  /// The next line without its end; none at the end of the input.
  [[nodiscard]] std::optional<std::string> next();

  /// True if `stop` is the next line, which is taken then, or `quit`, which is left. Does not wait.
  [[nodiscard]] bool stops();

 private:
  /// Reads on; false at the end.
  bool read();
  /// The next line, if it is there in full, and stays.
  [[nodiscard]] std::optional<std::string> front() const;
  void drop();

  int from_;
  std::string ahead_;
  bool has_ended_ = false;
};

}  // namespace engine

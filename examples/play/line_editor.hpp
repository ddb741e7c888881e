#pragma once
#include <optional>
#include <string>

namespace play {

/// Lets people edit the line that they type and bring earlier ones back. These are kept until the program ends, and in
/// no file.
struct LineEditor {
  std::optional<std::string> (*read)(const std::string& question);  ///< empty when the input has ended
  void (*remember)(const std::string& line);
  void (*forget)();  ///< all that it remembers
};

/// Null if there was no library for it where this program was built.
[[nodiscard]] const LineEditor* line_editor();

}  // namespace play

#pragma once
#include <cstddef>
#include <functional>
#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace rulebook {

/// What many pictures of a page have in common stands in it once, and they refer to it. The parts are runs of lines
/// that always follow each other; a line of a picture is a shape or a text, or opens or closes a group.
class SharedParts {
 public:
  /// Learns what is in a picture. Precondition: nothing was asked for yet.
  void learn(std::string_view svg);
  /// Finds the parts.
  void find();

  /// The parts, to stand before all pictures.
  [[nodiscard]] std::string parts() const;
  /// A picture that was learnt, with a title of its own; what is written in it is in English.
  [[nodiscard]] std::string picture(std::string_view svg, std::string_view title) const;

 private:
  static constexpr std::size_t none = static_cast<std::size_t>(-1);
  static constexpr std::size_t several = static_cast<std::size_t>(-2);

  struct Line {
    std::string text;
    std::size_t count = 0;
    std::size_t next = none;      ///< the line that always follows; `several` if not always the same does
    std::size_t previous = none;  ///< the same, before it
    std::size_t part = none;      ///< the part that begins with it
    std::size_t length = 1;       ///< lines of that part
  };

  [[nodiscard]] std::size_t index(std::string_view text);
  void follow(std::size_t line, std::size_t next);
  [[nodiscard]] bool is_wall(std::size_t line) const;
  [[nodiscard]] bool begins_run(std::size_t line) const;
  void take_run(std::size_t line);

  std::vector<Line> lines_;
  std::map<std::string, std::size_t, std::less<>> indices_;
  std::vector<std::string> parts_;
};

}  // namespace rulebook

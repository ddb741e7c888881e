#pragma once
#include <cstddef>
#include <cstdint>
#include <functional>
#include <map>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace rulebook {

/// What many pictures of a page have in common stands in it once, and they refer to it. A part is a run of lines; a
/// line of a picture is a shape or a text, or opens or closes a group. Neighbours become one part as long as that makes
/// the page shorter.
class SharedParts {
 public:
  /// Learns what is in a picture. Precondition: nothing was asked for yet.
  void learn(const std::string& svg);
  /// Finds the parts.
  void find();

  /// The parts, to stand before all pictures.
  [[nodiscard]] std::string parts() const;
  /// A picture that was learnt, with a title of its own; what is written in it is in English.
  [[nodiscard]] std::string picture(const std::string& svg, std::string_view title) const;

 private:
  /// A run of lines that may become a part.
  struct Run {
    std::string text;
    std::size_t count = 0;  ///< how often pictures refer to it
    bool is_wall = false;   ///< opens or closes a group, so it is never part of another
  };
  using Picture = std::vector<std::uint32_t>;  ///< its runs
  struct Pair {
    std::uint32_t first = 0;
    std::uint32_t second = 0;
    std::size_t count = 0;
    std::size_t gain = 0;
  };

  [[nodiscard]] static std::size_t cost(std::size_t size, std::size_t count);
  [[nodiscard]] static bool is_part(const Run& run);
  [[nodiscard]] std::uint32_t run_of(std::string_view line);
  [[nodiscard]] std::size_t gain_of(const Pair& pair) const;
  [[nodiscard]] std::vector<Pair> pairs() const;
  [[nodiscard]] bool join_pairs();
  void replace(const std::unordered_map<std::uint64_t, std::uint32_t>& joined);

  std::vector<Run> runs_;
  std::map<std::string, std::uint32_t, std::less<>> lines_;
  std::vector<Picture> pictures_;
  std::map<std::string, std::size_t, std::less<>> numbers_;  ///< of pictures, by their text
};

}  // namespace rulebook

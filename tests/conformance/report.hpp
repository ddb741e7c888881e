#pragma once
#include <cstddef>
#include <cstdint>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace conformance {

/// What a suite found. A list instead of test macros, so that the suite itself can be tested on broken games.
struct Report {
  std::vector<std::string> faults;
  std::set<std::string> met;  ///< the kinds of faults so far
  std::uint64_t nodes = 0;
  int games = 0;
  int finished = 0;
  bool secrets = false;              ///< a viewer of these games does not see everything
  std::uint64_t lookalikes = 0;      ///< resampled states
  std::uint64_t differ = 0;          ///< of these, how many are not the true state
  std::uint64_t transpositions = 0;  ///< equal states reached by different moves
  std::uint64_t readings = 0;        ///< things from outside that were read, accepted or not
  std::uint64_t strays = 0;          ///< states from outside, accepted and played on
  std::uint64_t stray_views = 0;     ///< views from outside, accepted
  std::uint64_t stray_events = 0;    ///< damaged events, accepted
  std::uint64_t whole_spaces = 0;    ///< nodes at which every encodable move was asked about
  std::uint64_t part_steps = 0;      ///< steps of moves in parts that were looked at
  std::size_t most_parts = 0;        ///< the most parts among which there was to choose

  /// Notes a fault unless `holds`, the first of its kind only: a thousand of one kind must not hide another.
  bool expect(bool holds, std::string_view what, std::string_view where = {}) {
    if (!holds && met.insert(std::string{what}).second) {
      faults.push_back(std::string{what} + (where.empty() ? "" : " at ") + std::string{where});
    }
    return holds;
  }
};

}  // namespace conformance

#include <cstddef>
#include <string>

#include "../../players/spec.hpp"
#include "common.hpp"

namespace python {

namespace {

/// The player that was read; `hidden` letters before the text are none of the caller's.
[[nodiscard]] players::Spec taken(const players::WordReader& reading, std::size_t hidden) {
  if (!reading.wrong.empty()) raise("ReadError", reading.wrong, reading.position - hidden);
  return reading.spec;
}

}  // namespace

players::Spec spec_of(const std::string& text, const std::string& title) {
  return taken(players::read_player(text, title), 0);
}

players::Spec spec_of_rollout(const std::string& rollout, const std::string& title) {
  if (const auto comma = rollout.find(','); comma != std::string::npos) raise("ReadError", "this is one word", comma);
  const std::string before = "ismcts:rollout=";
  return taken(players::read_player(before + rollout, title), before.size());
}

}  // namespace python

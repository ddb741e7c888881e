#include <string>

#include "../../players/spec.hpp"
#include "common.hpp"

namespace python {

[[nodiscard]] players::Spec spec_of(const std::string& text, const std::string& title) {
  const auto reading = players::read_player(text, title);
  if (!reading.wrong.empty()) raise("ReadError", reading.wrong, reading.position);
  return reading.spec;
}

}  // namespace python

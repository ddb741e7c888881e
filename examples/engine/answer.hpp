#pragma once
#include <string>

#include "../play/pointed.hpp"
#include "../play/text.hpp"

namespace engine {

/// What a command is answered that cannot be carried out.
template <class... Parts>
[[nodiscard]] std::string error(const Parts&... parts) {
  return "error " + play::in_one_line(play::join(parts...));
}

}  // namespace engine

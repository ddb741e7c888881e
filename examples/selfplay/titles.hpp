#pragma once
#include <string>
#include <vector>

#include "manner.hpp"
#include "opened.hpp"

namespace selfplay {

// One file for each title, since what they instantiate is much.
[[nodiscard]] Opened tock(const std::vector<std::string>& settings, const Manner& manner);
[[nodiscard]] Opened ostfriesenlauf(const std::vector<std::string>& settings, const Manner& manner);
[[nodiscard]] Opened samara(const std::vector<std::string>& settings, const Manner& manner);
[[nodiscard]] Opened clockman(const std::vector<std::string>& settings, const Manner& manner);
[[nodiscard]] Opened clou(const std::vector<std::string>& settings, const Manner& manner);

}  // namespace selfplay

#include "titles.hpp"

#include <array>

namespace play {

std::span<const Title> titles() {
  static const std::array all{tock(), ostfriesenlauf(), samara(), clockman(), clou()};
  return all;
}

}  // namespace play

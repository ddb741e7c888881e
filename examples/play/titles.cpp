#include "titles.hpp"

#include <array>

#include "tock.hpp"

namespace play {

std::span<const Title> titles() {
  static constexpr std::array all{
      title_of<Tock>(),
  };
  return all;
}

}  // namespace play

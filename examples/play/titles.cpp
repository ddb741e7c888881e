#include "titles.hpp"

#include <array>

#include "clockman.hpp"
#include "clou.hpp"
#include "ostfriesenlauf.hpp"
#include "samara.hpp"
#include "tock.hpp"

namespace play {

std::span<const Title> titles() {
  static constexpr std::array all{
      title_of<Tock>(),     title_of<Ostfriesenlauf>(),          title_of<Samara>(),
      title_of<Clockman>(), title_of<ClouHeist, ClouCampaign>(),
  };
  return all;
}

}  // namespace play

#pragma once
#include <cstdint>

#include <regelwerk/core/namespaces.hpp>

namespace regelwerk::clou {

/// What lies on the table and what is told of a heist, for those who put it into words.
enum class Noun : std::uint8_t {
  gang,            ///< CL-1
  thief,           ///< CL-4
  plan,            ///< CL-6
  sheet,           ///< CL-3
  campaign_sheet,  ///< CK-2
  die,             ///< CL-3
  round,           ///< CL-7
  time,            ///< CL-17
  trace,           ///< CL-16
  alarm,           ///< CL-56
  police,          ///< CL-60
  escape_arrow,    ///< CL-60
  escape_value,    ///< CL-59
  driver,          ///< CL-59
  getaway_car,     ///< CL-59
  room,            ///< CL-45
  challenge,       ///< CL-45
  demand,          ///< CL-50
  loot,            ///< CL-54
  points,          ///< CL-63
  rest,            ///< CK-12
  jail,            ///< CK-11
  tool,            ///< CL-30
  preparation,     ///< CK-19
  experience,      ///< CK-16
};

}  // namespace regelwerk::clou

#pragma once
#include <cstdint>

#include <regelwerk/core/namespaces.hpp>

namespace regelwerk::samara {

/// What stands and lies on the table, for those who put it into words.
enum class Noun : std::uint8_t {
  foreman,        ///< SM-9
  worker,         ///< SM-8
  active_worker,  ///< SM-9
  helper,         ///< SM-14
  figure,         ///< SM-5
  strength,       ///< SM-8
  reserve,        ///< SM-5
  space,          ///< SM-2
  column,         ///< SM-2
  row,            ///< SM-2
  tile,           ///< SM-1
  tool,           ///< SM-3
  calendar,       ///< SM-4
  month,          ///< SM-4
  now,            ///< SM-4: the month in which workers act
  prestige,       ///< SM-44
};

}  // namespace regelwerk::samara

#pragma once
#include <type_traits>

namespace hostile {

/// An enumeration, shown as the number that it is and read back.
template <class Value, class Visit>
  requires std::is_enum_v<Value>
void as_number(Value& value, Visit& visit) {
  auto number = static_cast<std::underlying_type_t<Value>>(value);
  visit(number);
  value = static_cast<Value>(number);
}

}  // namespace hostile

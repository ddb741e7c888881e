#pragma once
#include <cstddef>

#include <regelwerk/core/codec/hash.hpp>
#include <regelwerk/core/description/member.hpp>

namespace regelwerk::inline shared {

/// States, views, moves and events: values without padding whose members are described, or that have a code.
template <class T>
concept Keyed = (Described<T> || requires { T::code_bits; }) && std::has_unique_object_representations_v<T>;

}  // namespace regelwerk::inline shared

// <string_view> declares std::hash as well; including <functional> would double the size of a small program's source.
/// Makes these values usable as keys of `std::unordered_map` and `std::unordered_set`.
template <regelwerk::Keyed T>
struct std::hash<T> {
  [[nodiscard]] constexpr std::size_t operator()(const T& value) const noexcept { return regelwerk::Hash{}(value); }
};

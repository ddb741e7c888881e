#pragma once
#include <cstddef>
#include <utility>

#include <regelwerk/core/namespaces.hpp>

namespace regelwerk::inline shared {

template <class Owner, class Member>
struct Field;

namespace detail {

template <std::size_t Place, class Kind>
struct Placed {
  Kind field;
};

template <class Places, class... Kinds>
struct PlacedRow;
template <std::size_t... Places, class... Kinds>
struct PlacedRow<std::index_sequence<Places...>, Kinds...> : Placed<Places, Kinds>... {
  constexpr void each([[maybe_unused]] const auto& visitor) const noexcept {
    (visitor(static_cast<const Placed<Places, Kinds>&>(*this).field), ...);
  }
  constexpr bool all([[maybe_unused]] const auto& visitor) const noexcept {
    return (visitor(static_cast<const Placed<Places, Kinds>&>(*this).field) && ...);
  }
};

template <std::size_t Place, class Kind>
constexpr const Kind& field_at_place(const Placed<Place, Kind>& placed) noexcept {
  return placed.field;
}

}  // namespace detail

/// The fields of one aggregate, in their order: like a std::tuple, but a compiler is several times faster with it.
template <class Owner, class... Members>
class Fields {
 public:
  /// The number of fields.
  static constexpr std::size_t size = sizeof...(Members);

  /// Implicit, so that a function can return `{field, field}`.
  constexpr Fields(const Field<Owner, Members>&... fields) noexcept : row_{{fields}...} {}  // NOLINT(*-explicit-*)

  /// Calls `visitor(field)` for each field.
  constexpr void each([[maybe_unused]] const auto& visitor) const noexcept { row_.each(visitor); }
  /// Calls `visitor(field)` for the fields until it returns false; true if it never does.
  constexpr bool all([[maybe_unused]] const auto& visitor) const noexcept { return row_.all(visitor); }
  /// The field at index `Place`.
  template <std::size_t Place>
  [[nodiscard]] friend constexpr const auto& get(const Fields& fields) noexcept {
    return detail::field_at_place<Place>(fields.row_);
  }

 private:
  detail::PlacedRow<std::index_sequence_for<Members...>, Field<Owner, Members>...> row_;
};

}  // namespace regelwerk::inline shared

#pragma once
#include <bit>
#include <cstddef>
#include <cstdint>
#include <type_traits>

#include "regelwerk.h"

// Refusals as values of the caller, and pointers that must lead somewhere.

namespace binding {

[[nodiscard]] inline regelwerk_error error_of(std::int32_t kind, std::int32_t title, std::int32_t reason = 0) noexcept {
  regelwerk_error error{};
  error.kind = kind;
  error.title = title;
  error.reason = reason;
  error.rule = REGELWERK_NONE;
  return error;
}

/// Tells the caller, if it wants to know; always false.
inline bool refuse(regelwerk_error* room, const regelwerk_error& error) noexcept {
  if (room != nullptr) *room = error;
  return false;
}
/// Always true.
inline bool accept(regelwerk_error* room) noexcept {
  if (room != nullptr) *room = error_of(REGELWERK_OK, REGELWERK_NONE);
  return true;
}

inline bool refuse_argument(regelwerk_error* room, std::int32_t title, regelwerk_argument argument) noexcept {
  return refuse(room, error_of(REGELWERK_BAD_ARGUMENT, title, argument));
}

/// A pointer of the caller that may be null.
template <class T>
struct Optional {
  T* pointer;
};
template <class T>
Optional(T*) -> Optional<T>;

/// Values that a function cannot do without; rows and texts have a length, errors and numbers to be written are not
/// wanted by everybody.
template <class T>
concept Needed =
    std::is_same_v<T, regelwerk_state> || std::is_same_v<T, regelwerk_view> || std::is_same_v<T, regelwerk_memory> ||
    std::is_same_v<T, regelwerk_search> || std::is_same_v<T, regelwerk_explanation> ||
    std::is_same_v<T, regelwerk_outcome> || std::is_same_v<T, regelwerk_standing> ||
    std::is_same_v<T, regelwerk_setting> || std::is_same_v<T, regelwerk_game> || std::is_same_v<T, std::uint64_t>;

/// True if there can be no value of this alignment where a pointer leads.
[[nodiscard]] inline bool is_astray(const void* pointer, std::size_t alignment) noexcept {
  return pointer == nullptr || std::bit_cast<std::uintptr_t>(pointer) % alignment != 0;
}
/// True if there can be no such value where a pointer leads.
[[nodiscard]] inline bool is_astray(const auto* pointer) noexcept {
  return is_astray(pointer, alignof(std::remove_cvref_t<decltype(*pointer)>));
}

/// True if an argument is a pointer that must lead to a value and does not.
template <class T>
[[nodiscard]] bool is_missing(const T& argument) noexcept {
  if constexpr (std::is_pointer_v<T>) {
    using Value = std::remove_cv_t<std::remove_pointer_t<T>>;
    if constexpr (Needed<Value> || std::is_same_v<T, const regelwerk_error*>) return is_astray(argument);
  }
  return false;
}
template <class T>
[[nodiscard]] bool is_missing(const Optional<T>& argument) noexcept {
  return argument.pointer != nullptr && is_astray(argument.pointer);
}

/// Tells about a missing value where an argument is an error that is to be told.
inline void tell_missing(std::int32_t title, const auto& argument) noexcept {
  if constexpr (std::is_same_v<std::remove_cvref_t<decltype(argument)>, regelwerk_error*>)
    refuse_argument(argument, title, REGELWERK_NO_VALUE);
}

/// The code of a move that is answered.
enum Code : std::uint32_t {};
inline constexpr Code no_move{REGELWERK_NO_MOVE};

/// What a function answers that could not be asked: false, 0, no number, no move.
template <class Answer>
[[nodiscard]] Answer nothing() noexcept {
  if constexpr (std::is_same_v<Answer, std::int32_t>) {
    return REGELWERK_NONE;
  } else if constexpr (std::is_same_v<Answer, Code>) {
    return no_move;
  } else {
    return Answer();
  }
}

}  // namespace binding

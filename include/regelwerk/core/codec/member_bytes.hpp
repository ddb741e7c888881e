#pragma once
#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>
#include <type_traits>

#include <regelwerk/core/codec/bytes.hpp>
#include <regelwerk/core/description/leaf.hpp>
#include <regelwerk/core/description/member.hpp>
#include <regelwerk/core/reason.hpp>
#include <regelwerk/core/result.hpp>

// Described values (core/description/member.hpp) as bytes: their leaves in order, each with as many bytes as its type
// has, low byte first.

namespace regelwerk::inline shared {

namespace detail {

/// Visits the leaves of a value: `leaf(value, hints...)`.
template <class Leaf>
class Descent {
 public:
  constexpr explicit Descent(Leaf& leaf) noexcept : leaf_(leaf) {}

  template <class T, class... Hint>
  constexpr void operator()(std::string_view name, T& value, const Hint&... hint) noexcept {
    using Value = std::remove_const_t<T>;
    if constexpr (Described<Value>) {
      for_each_member(value, *this);
    } else if constexpr (Row<Value> && requires { leaf_.row(value); }) {
      leaf_.row(value);
    } else if constexpr (Row<Value>) {
      for (auto& element : row_of(value)) (*this)(name, element, hint...);
    } else {
      leaf_(name, value, hint...);
    }
  }

 private:
  Leaf& leaf_;
};

struct CountBytes {
  std::size_t bytes = 0;

  template <class T>
  constexpr void operator()(std::string_view /*name*/, const T& /*leaf*/, const auto&... /*hint*/) noexcept {
    bytes += sizeof(T);
  }
};

template <class T>
constexpr std::size_t count_bytes() noexcept {
  const T value{};
  CountBytes count;
  Descent<CountBytes>{count}("", value);
  return count.bytes;
}

/// A leaf of one byte.
template <class T>
concept ByteLeaf = sizeof(T) == 1 && !Described<T> && !Row<T>;

template <class Out>
struct PutBytes {
  Out& out;

  /// Written as one block for speed: many arrays have such elements, and they make up most of the bytes.
  template <ByteLeaf T, std::size_t Size>
  constexpr void row(const std::array<T, Size>& elements) noexcept {
    out.put_each(elements, [](const T& leaf) { return static_cast<std::uint8_t>(number_of(leaf)); });
  }

  template <class T>
  constexpr void operator()(std::string_view /*name*/, const T& leaf, const auto&... /*hint*/) noexcept {
    out.put_low(number_of(leaf), sizeof(T));
  }
};

struct TakeBytes {
  ByteReader& in;
  std::optional<Refusal> refused;

  template <class T>
  constexpr void operator()(std::string_view name, T& leaf, const auto&... hint) noexcept {
    if (refused) return;
    const std::size_t at = in.position();
    std::uint64_t number = 0;
    for (std::size_t i = 0; i < sizeof(T); ++i) number |= std::uint64_t{in.take<std::uint8_t>()} << (8 * i);
    if (is_leaf<T>(number, hint...)) {
      leaf = leaf_of<T>(number);
    } else {
      refused = Refusal{at, Reason::no_such_entry, 0, name};
    }
  }
};

}  // namespace detail

/// The number of bytes that put_members writes.
template <class T>
inline constexpr std::size_t bytes_of = detail::count_bytes<T>();

/// Writes a described value. Precondition: `out` has bytes_of<T> bytes left.
constexpr void put_members(auto& out, const auto& value) noexcept {
  detail::PutBytes<std::remove_reference_t<decltype(out)>> put{out};
  detail::Descent{put}("", value);
}

/// Reads what put_members writes. If a member cannot have the value read, the refusal names the member and its
/// position. Precondition: `in` has bytes_of<T> bytes left.
[[nodiscard]] constexpr std::optional<Refusal> take_members(ByteReader& in, auto& value) noexcept {
  detail::TakeBytes take{in, {}};
  detail::Descent{take}("", value);
  return take.refused;
}

}  // namespace regelwerk::inline shared

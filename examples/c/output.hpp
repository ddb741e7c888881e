#pragma once
#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>

#include <regelwerk/core/container/algorithms.hpp>
#include <regelwerk/core/container/text.hpp>
#include <regelwerk/core/description/spelling.hpp>

// What is written into room of the caller: as much as fits, and all of it is counted.

namespace binding {

/// So many things of the caller; none where there is no room for them.
template <class T>
[[nodiscard]] std::span<T> row_in(T* things, std::size_t count) noexcept {
  return {things, things == nullptr ? 0 : count};
}

/// Things one behind another.
template <class T>
class ListOut {
 public:
  ListOut(T* room, std::size_t capacity) noexcept : room_(row_in(room, capacity)) {}

  void put(const T& thing) noexcept {
    if (count_ < room_.size()) room_[count_] = thing;
    ++count_;
  }

  [[nodiscard]] std::size_t count() const noexcept { return count_; }
  [[nodiscard]] bool fits() const noexcept { return count_ <= room_.size(); }

 private:
  std::span<T> room_;
  std::size_t count_ = 0;
};
using ByteOut = ListOut<std::uint8_t>;

/// Puts a row of bytes.
inline std::size_t put_bytes(ByteOut& out, std::span<const std::uint8_t> bytes) noexcept {
  for (const std::uint8_t byte : bytes) out.put(byte);
  return out.count();
}

/// A text with a zero behind it.
class TextOut {
 public:
  TextOut(char* room, std::size_t capacity) noexcept : room_(row_in(room, capacity)) {}

  TextOut& operator<<(std::string_view more) noexcept {
    for (const char letter : more) {
      if (length_ < room_.size()) room_[length_] = letter;
      ++length_;
    }
    return *this;
  }
  TextOut& operator<<(char more) noexcept { return *this << std::string_view{&more, 1}; }
  TextOut& operator<<(int number) noexcept { return *this << (regelwerk::Text<11>{} << number).view(); }
  TextOut& operator<<(std::uint32_t number) noexcept { return *this << regelwerk::decimal(number).view(); }
  /// As a sink of pieces.
  void operator()(std::string_view piece) noexcept { *this << piece; }

  /// Ends the text; how long it is without the zero.
  std::size_t finish() noexcept {
    if (!room_.empty()) room_[regelwerk::lesser(length_, room_.size() - 1)] = '\0';
    return length_;
  }

 private:
  std::span<char> room_;
  std::size_t length_ = 0;
};

/// Writes a text that there is already.
inline std::size_t write_text(char* room, std::size_t capacity, std::string_view text) noexcept {
  TextOut out{room, capacity};
  return (out << text).finish();
}

}  // namespace binding

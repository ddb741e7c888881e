#pragma once
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>

namespace parallel {

/// Writes numbers and bytes one after another.
class LetterWriter {
 public:
  LetterWriter& number(std::uint64_t number) {
    for (int byte = 0; byte < 8; ++byte) bytes_ += static_cast<char>((number >> (8 * byte)) & 0xFF);
    return *this;
  }
  LetterWriter& text(std::string_view text) {
    number(text.size());
    bytes_ += text;
    return *this;
  }
  [[nodiscard]] std::string take() { return std::move(bytes_); }

 private:
  std::string bytes_;
};

/// Reads what a LetterWriter wrote.
class LetterReader {
 public:
  explicit LetterReader(std::string_view bytes) : bytes_(bytes) {}

  [[nodiscard]] bool at_end() const { return bytes_.size() < 8; }
  [[nodiscard]] std::uint64_t number() {
    std::uint64_t number = 0;
    for (std::size_t byte = 0; byte < 8; ++byte) {
      number |= static_cast<std::uint64_t>(static_cast<unsigned char>(bytes_[byte])) << (8 * byte);
    }
    bytes_.remove_prefix(8);
    return number;
  }
  [[nodiscard]] std::string text() {
    const std::uint64_t size = number();
    std::string text{bytes_.substr(0, size)};
    bytes_.remove_prefix(size);
    return text;
  }

 private:
  std::string_view bytes_;
};

}  // namespace parallel

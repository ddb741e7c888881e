#include "columns.hpp"

#include <algorithm>
#include <utility>

#include "../parallel/letter.hpp"

namespace selfplay {
namespace {

template <class Number>
ColumnForm form(std::string name, std::size_t width, bool is_table = false) {
  return {std::move(name), npy_type<Number>(), width, sizeof(Number), is_table};
}

constexpr std::size_t longest_run = 255;

std::size_t run_of(std::string_view bytes, std::size_t from, bool of_zeros) {
  const std::size_t end = std::min(bytes.size(), from + longest_run);
  std::size_t at = from;
  while (at < end && (bytes[at] == '\0') == of_zeros) ++at;
  return at - from;
}

// By turns: how many zeros follow, and how many other bytes, with these.
std::string without_zeros(std::string_view bytes) {
  std::string packed;
  for (std::size_t at = 0; at < bytes.size();) {
    const std::size_t zeros = run_of(bytes, at, true);
    const std::size_t others = run_of(bytes, at + zeros, false);
    packed += static_cast<char>(zeros);
    packed += static_cast<char>(others);
    packed += bytes.substr(at + zeros, others);
    at += zeros + others;
  }
  return packed;
}
std::string with_zeros(std::string_view packed) {
  std::string bytes;
  for (std::size_t at = 0; at + 1 < packed.size();) {
    const auto others = static_cast<std::size_t>(static_cast<unsigned char>(packed[at + 1]));
    bytes.append(static_cast<unsigned char>(packed[at]), '\0');
    bytes += packed.substr(at + 2, others);
    at += 2 + others;
  }
  return bytes;
}

}  // namespace

Form form_of(std::size_t observation_size, std::size_t seats) {
  return {form<float>("observation", observation_size, true),
          form<std::int32_t>("policy_count", 1),
          form<std::int32_t>("policy_index", 0),
          form<float>("policy_share", 0),
          form<float>("value", seats, true),
          form<std::int64_t>("game", 1),
          form<std::int32_t>("ply", 1),
          form<std::uint8_t>("seat", 1)};
}

void Rows::add(const Rows& more) {
  for (std::size_t i = 0; i < columns; ++i) bytes_[i] += more.bytes_[i];
}

void Rows::clear() {
  for (std::string& bytes : bytes_) bytes.clear();
}

std::string Rows::packed() const {
  parallel::LetterWriter letter;
  for (const std::string& bytes : bytes_) letter.text(without_zeros(bytes));
  return letter.take();
}

Rows Rows::unpacked(std::string_view bytes) {
  parallel::LetterReader letter{bytes};
  Rows rows;
  for (std::string& column : rows.bytes_) column = with_zeros(letter.text());
  return rows;
}

}  // namespace selfplay

#include "lines.hpp"

#include <poll.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <cstddef>

namespace engine {

std::optional<std::string> Lines::next() {
  while (!front() && read()) {
  }
  auto line = front();
  if (!line && !ahead_.empty()) line = ahead_;
  drop();
  return line;
}

bool Lines::stops() {
  pollfd input{from_, POLLIN, 0};
  while (!has_ended_ && !front() && poll(&input, 1, 0) > 0) read();
  const auto line = front();
  if (line == "stop") drop();
  return line == "stop" || line == "quit";
}

bool Lines::read() {
  std::array<char, 65536> piece{};
  ssize_t size = 0;
  do size = ::read(from_, piece.data(), piece.size());
  while (size < 0 && errno == EINTR);
  has_ended_ = size <= 0;
  if (!has_ended_) ahead_.append(piece.data(), static_cast<std::size_t>(size));
  return !has_ended_;
}

std::optional<std::string> Lines::front() const {
  std::size_t end = ahead_.find('\n');
  if (end == std::string::npos) return std::nullopt;
  if (end > 0 && ahead_[end - 1] == '\r') --end;
  return ahead_.substr(0, end);
}

void Lines::drop() {
  const std::size_t end = ahead_.find('\n');
  ahead_.erase(0, end == std::string::npos ? end : end + 1);
}

}  // namespace engine

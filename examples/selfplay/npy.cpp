#include "npy.hpp"

namespace selfplay {

std::string npy_header(std::string_view type, const std::vector<std::size_t>& shape) {
  std::string tuple;
  for (const std::size_t size : shape) tuple += std::to_string(size) + (shape.size() == 1 ? "," : ", ");
  if (shape.size() > 1) tuple.resize(tuple.size() - 2);
  std::string text = "{'descr': '" + std::string{type} + "', 'fortran_order': False, 'shape': (" + tuple + "), }";
  constexpr std::size_t before = 10;  // magic, version and the length of what follows
  constexpr std::size_t unit = 64;
  text.append(unit - 1 - (before + text.size()) % unit, ' ');
  text += '\n';
  std::string header{"\x93NUMPY\x01", 7};
  header += '\0';
  append_number(header, static_cast<std::uint16_t>(text.size()));
  return header + text;
}

}  // namespace selfplay

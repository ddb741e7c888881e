#include "ostfriesenlauf_words.hpp"

#include <array>
#include <string_view>

#include "text.hpp"

namespace play {

using regelwerk::Text;
using regelwerk::ostfriesenlauf::Face;
using regelwerk::ostfriesenlauf::Place;
using regelwerk::ostfriesenlauf::Runner;

std::string LaufWords::name(Runner runner) const {
  if (is_owned(layout_, runner)) return ink_.name(owner_of(runner));
  return ink_.bold(join(static_cast<char>('a' + runner.index())));
}

std::string LaufWords::ordinal(Place place) {
  constexpr std::array<std::string_view, 4> words{"1st", "2nd", "3rd", "4th"};
  return std::string{words[index(place)]};
}

std::string LaufWords::card(Place back, Face face) const {
  return ink_.bold(join(number(back), ":", LaufWords::face(face)));
}

std::string LaufWords::face(Face face) {
  Text<16> text;
  write_face(text, face);
  return std::string{text.view()};
}

}  // namespace play

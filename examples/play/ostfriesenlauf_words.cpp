#include "ostfriesenlauf_words.hpp"

#include <array>
#include <string_view>

#include "text.hpp"

namespace play {

using regelwerk::Text;
using regelwerk::ostfriesenlauf::Face;
using regelwerk::ostfriesenlauf::FaceKind;
using regelwerk::ostfriesenlauf::Place;
using regelwerk::ostfriesenlauf::place_of_number;
using regelwerk::ostfriesenlauf::Runner;
using regelwerk::ostfriesenlauf::Table;

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

std::string LaufWords::race(const Table& table) const {
  std::string words;
  for (const Place place : regelwerk::ostfriesenlauf::all_places) {
    const Runner runner = table.race.at(place);
    const int field = table.race.position(runner);
    words += join(words.empty() ? "" : " ", name(runner), field, fields_across(layout_, table, runner) > 0 ? "*" : "");
  }
  return words;
}

std::string LaufWords::deed(const Table& table, Place back, Face face) const {
  const auto& effect = effect_of(face);
  const std::string runner = join(name(table.race.at(back)), ", the ", ordinal(back), ", ");
  const auto other = [&] {
    const Place place = place_of_number(effect.place);
    return join(name(table.race.at(place)), ", the ", ordinal(place));
  };
  switch (effect.kind) {
    case FaceKind::forward:
      return join(runner, "goes ", effect.fields, " forward");
    case FaceKind::back:
      return join(runner, "goes ", effect.fields, " back");
    case FaceKind::before:
      return join(runner, "to ", effect.fields, " before ", other());
    case FaceKind::behind:
      return join(runner, "to ", effect.fields, " behind ", other());
    case FaceKind::swap:
      return join(runner, "swaps with ", other());
    case FaceKind::start:
      return join(runner, "goes back to the start");
    case FaceKind::finish:
      break;
  }
  return join("the finish goes to the ", regelwerk::ostfriesenlauf::sign_words[static_cast<std::size_t>(effect.sign)]);
}

}  // namespace play

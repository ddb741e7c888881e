#include <cstddef>
#include <string>
#include <vector>

#include <regelwerk/ostfriesenlauf/language/german.hpp>

#include "components.hpp"
#include "ostfriesenlauf.hpp"
#include "text.hpp"

namespace play {

using regelwerk::ostfriesenlauf::Sign;
using regelwerk::ostfriesenlauf::sign_count;

std::string Ostfriesenlauf::components(const Game& game, const Ink& ink) {
  const auto& edition = game.edition();
  std::vector<std::string> signs;
  for (std::size_t i = 0; i < sign_count; ++i) {
    const auto sign = static_cast<Sign>(i);
    signs.push_back(
        join(ink.spoken([&](auto tongue) { return join(word(sign, tongue)); }), " ", edition.sign_fields[i]));
  }
  std::string text = component(ink, ink.text("Track"), ink.text("{} fields", edition.length));
  text += component(ink, ink.text("Fields at which the finish can stand"), listed(signs));
  for (std::size_t back = 0; back < edition.faces.size(); ++back) {
    std::vector<std::string> faces;
    std::size_t count = 0;
    for (std::size_t i = 0; i < edition.faces[back].size(); ++i) {
      ++count;
      const bool is_last = i + 1 == edition.faces[back].size() || edition.faces[back][i + 1] != edition.faces[back][i];
      if (!is_last) continue;
      faces.push_back(several(count, edition.faces[back][i]));
      count = 0;
    }
    text += component(ink, ink.text("Cards with a {} on their back", back + 1), listed(faces));
  }
  return text;
}

}  // namespace play

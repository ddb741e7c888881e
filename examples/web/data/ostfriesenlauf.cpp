#include <algorithm>
#include <array>
#include <cstddef>
#include <ostream>
#include <string>
#include <string_view>

#include <regelwerk/ostfriesenlauf.hpp>
#include <regelwerk/ostfriesenlauf/language/english.hpp>
#include <regelwerk/ostfriesenlauf/language/german.hpp>

#include "data.hpp"
#include "json.hpp"

namespace page {
namespace {

using namespace regelwerk::ostfriesenlauf;

constexpr Layout layout = make_layout(Options{}, standard_edition);
constexpr std::array<std::string_view, 7> kinds{"forward", "back", "before", "behind", "swap", "start", "finish"};

void write_face(Json& json, Face face) {
  const Effect& effect = effect_of(face);
  regelwerk::Text<16> name;
  write_face(name, face);
  json.key(name.view()).object([&] {
    json.key("kind").text(kinds[static_cast<std::size_t>(effect.kind)]);
    json.key("fields").number(effect.fields);
    json.key("place").number(effect.place);
    json.key("sign").text(sign_words[static_cast<std::size_t>(effect.sign)]);
    write_words(json, face);
  });
}

/// Every face that stands on some card, once.
void write_faces(Json& json) {
  for (unsigned code = 0; code < unsigned{Face::count}; ++code) {
    const Face face = Face::from_code(code);
    const auto has = [&](Place back) { return layout.card(back, face).has_value(); };
    if (std::any_of(all_places.begin(), all_places.end(), has)) write_face(json, face);
  }
}

/// The faces of a stack, as often as they stand in it.
void write_stack(Json& json, Place back) {
  json.key(std::to_string(number(back))).texts(standard_edition.faces[index(back)]);
}

void write_sign(Json& json, Sign sign) {
  const auto at = static_cast<std::size_t>(sign);
  json.key(sign_words[at]).object([&] {
    json.key("field").number(layout.sign_fields[at]);
    write_words(json, sign);
  });
}

}  // namespace

void print_ostfriesenlauf(std::ostream& out) {
  Json json{out};
  json.object([&] {
    json.key("length").number(layout.length);
    json.key("signs").object([&] {
      for (int sign = 0; sign < sign_count; ++sign) write_sign(json, static_cast<Sign>(sign));
    });
    json.key("faces").object([&] { write_faces(json); });
    json.key("stacks").object([&] {
      for (const Place back : all_places) write_stack(json, back);
    });
  });
}

}  // namespace page

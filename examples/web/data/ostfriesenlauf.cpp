#include <algorithm>
#include <ostream>
#include <string_view>

#include <regelwerk/ostfriesenlauf.hpp>
#include <regelwerk/ostfriesenlauf/english.hpp>
#include <regelwerk/ostfriesenlauf/german.hpp>

#include "data.hpp"

namespace page {
namespace {

using namespace regelwerk::ostfriesenlauf;

constexpr Layout layout = make_layout(Options{}, standard_edition);
constexpr std::array<std::string_view, 7> kinds{"forward", "back", "before", "behind", "swap", "start", "finish"};

void print_words(std::ostream& out, const auto& thing) {
  out << R"("en":")" << word(thing, regelwerk::english) << R"(","de":")" << word(thing, regelwerk::german) << '"';
}

void print_face(std::ostream& out, Face face) {
  const Effect& effect = effect_of(face);
  regelwerk::Text<16> name;
  write_face(name, face);
  out << '"' << name.view() << R"(":{"kind":")" << kinds[static_cast<std::size_t>(effect.kind)] << R"(","fields":)"
      << effect.fields << R"(,"place":)" << effect.place << R"(,"sign":")"
      << sign_words[static_cast<std::size_t>(effect.sign)] << R"(",)";
  print_words(out, face);
  out << '}';
}

/// Every face that stands on some card, once.
void print_faces(std::ostream& out) {
  const char* separator = "";
  for (unsigned code = 0; code < unsigned{Face::count}; ++code) {
    const Face face = Face::from_code(code);
    const auto has = [&](Place back) { return layout.card(back, face).has_value(); };
    if (std::none_of(all_places.begin(), all_places.end(), has)) continue;
    print_face(out << separator, face);
    separator = ",";
  }
}

/// The faces of a stack, as often as they stand in it.
void print_stack(std::ostream& out, Place back) {
  out << '"' << number(back) << R"(":[)";
  const char* separator = "";
  for (const std::string_view face : standard_edition.faces[index(back)]) {
    out << separator << '"' << face << '"';
    separator = ",";
  }
  out << ']';
}

void print_sign(std::ostream& out, Sign sign) {
  const auto at = static_cast<std::size_t>(sign);
  out << '"' << sign_words[at] << R"(":{"field":)" << layout.sign_fields[at] << ',';
  print_words(out, sign);
  out << '}';
}

}  // namespace

void print_ostfriesenlauf(std::ostream& out) {
  out << R"({"length":)" << layout.length << R"(,"signs":{)";
  for (int sign = 0; sign < sign_count; ++sign) print_sign(sign == 0 ? out : out << ',', static_cast<Sign>(sign));
  out << R"(},"faces":{)";
  print_faces(out);
  out << R"(},"stacks":{)";
  for (const Place back : all_places) print_stack(back == Place::first ? out : out << ',', back);
  out << "}}";
}

}  // namespace page

#include <fstream>
#include <initializer_list>
#include <iostream>
#include <iterator>
#include <ostream>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>

#include "../../rulebook/example.hpp"
#include "../../rulebook/work_out.hpp"
#include "data.hpp"

namespace page {
namespace {

using rulebook::Example;

/// A text of a book in quotes; books have no control characters.
std::string quoted(std::string_view text) {
  std::string out = "\"";
  for (const char letter : text) {
    if (letter == '"' || letter == '\\') out += '\\';
    out += letter;
  }
  return out + '"';
}

/// An object of texts, those that are empty left out.
void print_object(std::ostream& out, std::initializer_list<std::pair<std::string_view, std::string_view>> members) {
  std::string_view before = "{";
  for (const auto& [name, text] : members) {
    if (text.empty()) continue;
    out << before << quoted(name) << ':' << quoted(text);
    before = ",";
  }
  out << '}';
}

template <class G>
void print_example(std::ostream& out, const Example& example) {
  const std::string settings = example.state.empty() ? example.options : rulebook::settings_of_line<G>(example.state);
  print_object(out, {{"name", example.name()},
                     {"rule", example.id},
                     {"en", example.english},
                     {"de", example.german},
                     {"settings", settings},
                     {"state", example.state},
                     {"viewer", example.viewer},
                     {"move", example.move},
                     {"refused", example.refused}});
}

void print_sections(std::ostream& out, const rulebook::Book& book) {
  std::string_view before;
  for (const auto& section : book.sections) {
    out << before;
    before = ",";
    print_object(out, {{"rule", section.id}, {"en", section.english}, {"de", section.german}});
  }
}

template <class G>
bool print_book(const std::string& file, std::ostream& out) {
  std::ifstream in(file);
  const auto reading = rulebook::read_book(std::string{std::istreambuf_iterator<char>(in), {}});
  if (!reading.wrong.empty()) {
    std::cerr << file << ':' << reading.line << ": " << reading.wrong << '\n';
    return false;
  }
  out << R"({"sections":[)";
  print_sections(out, reading.book);
  out << R"(],"examples":[)";
  std::string_view before;
  for (const Example& example : reading.book.examples) {
    out << before;
    before = ",\n";
    print_example<G>(out, example);
  }
  out << "]}";
  return true;
}

}  // namespace

bool print_books(const std::string& folder, const std::string& books) {
  const auto print = [&]<class G>(std::type_identity<G>, const std::string& name) {
    std::ofstream out(folder + "/book_" + name + ".json");
    return print_book<G>(books + '/' + name + ".txt", out) && out.flush().good();
  };
  return print(std::type_identity<regelwerk::tock::RuntimeGame>{}, "tock") &&
         print(std::type_identity<regelwerk::ostfriesenlauf::RuntimeGame>{}, "ostfriesenlauf") &&
         print(std::type_identity<regelwerk::samara::RuntimeGame>{}, "samara") &&
         print(std::type_identity<regelwerk::clockman::RuntimeGame>{}, "clockman") &&
         print(std::type_identity<regelwerk::clou::RuntimeHeist>{}, "clou") &&
         print(std::type_identity<regelwerk::clou::RuntimeCampaign>{}, "clou_campaign");
}

}  // namespace page

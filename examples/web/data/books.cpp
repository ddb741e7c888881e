#include <fstream>
#include <initializer_list>
#include <iostream>
#include <iterator>
#include <ostream>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>

#include <regelwerk/regelwerk.hpp>

#include "../../rulebook/example.hpp"
#include "../../rulebook/work_out.hpp"
#include "data.hpp"
#include "json.hpp"

namespace page {
namespace {

using rulebook::Example;

/// An object of texts, those that are empty left out.
void write_object(Json& json, std::initializer_list<std::pair<std::string_view, std::string_view>> members) {
  json.object([&] {
    for (const auto& [name, text] : members) {
      if (!text.empty()) json.key(name).text(text);
    }
  });
}

template <class G>
void write_example(Json& json, const Example& example) {
  const std::string settings = example.state.empty() ? example.options : rulebook::settings_of_line<G>(example.state);
  write_object(json, {{"name", example.name()},
                      {"rule", example.id},
                      {"en", example.english},
                      {"de", example.german},
                      {"settings", settings},
                      {"state", example.state},
                      {"viewer", example.viewer},
                      {"move", example.move},
                      {"refused", example.refused}});
}

void write_section(Json& json, const rulebook::Section& section) {
  write_object(json, {{"rule", section.id}, {"en", section.english}, {"de", section.german}});
}

template <class G>
bool print_book(const std::string& file, std::ostream& out) {
  std::ifstream in(file);
  const auto reading = rulebook::read_book(std::string{std::istreambuf_iterator<char>(in), {}});
  if (!reading.wrong.empty()) {
    std::cerr << file << ':' << reading.line << ": " << reading.wrong << '\n';
    return false;
  }
  Json json{out};
  json.object([&] {
    json.key("sections").list(reading.book.sections, [&](const auto& section) { write_section(json, section); });
    json.key("examples").list(reading.book.examples, [&](const Example& example) {
      write_example<G>(json.line(), example);
    });
  });
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

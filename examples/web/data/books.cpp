#include <fstream>
#include <iostream>
#include <iterator>
#include <ostream>
#include <string>
#include <string_view>
#include <type_traits>

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

/// The members of an object, those that are empty left out.
class Members {
 public:
  explicit Members(std::ostream& out) : out_(out) { out_ << '{'; }
  ~Members() { out_ << '}'; }
  Members(const Members&) = delete;
  Members& operator=(const Members&) = delete;

  void add(std::string_view name, std::string_view text) {
    if (text.empty()) return;
    out_ << before_ << quoted(name) << ':' << quoted(text);
    before_ = ",";
  }

 private:
  std::ostream& out_;
  std::string_view before_;
};

template <class G>
void print_example(std::ostream& out, const Example& example) {
  Members members{out};
  members.add("name", example.name());
  members.add("rule", example.id);
  members.add("en", example.english);
  members.add("de", example.german);
  members.add("settings", example.state.empty() ? example.options : rulebook::settings_of_line<G>(example.state));
  members.add("state", example.state);
  members.add("viewer", example.viewer);
  members.add("move", example.move);
  members.add("refused", example.refused);
}

void print_sections(std::ostream& out, const rulebook::Book& book) {
  std::string_view before;
  for (const auto& section : book.sections) {
    out << before;
    before = ",";
    Members members{out};
    members.add("rule", section.id);
    members.add("en", section.english);
    members.add("de", section.german);
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

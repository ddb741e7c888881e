#pragma once
#include <bit>
#include <iomanip>
#include <ostream>
#include <string_view>

#include <regelwerk/core/language/language.hpp>

namespace page {

/// Writes JSON. What is written by a name begins an entry of an object, a list or an object is what its body writes.
class Json {
 public:
  explicit Json(std::ostream& out) : out_(out) {}

  /// Begins an entry on a line of its own, where one line would be too long to look at and compare.
  Json& line() {
    if (!is_first_) out_ << ",\n";
    is_first_ = true;
    return *this;
  }
  Json& key(std::string_view name) {
    text(name);
    out_ << ':';
    is_first_ = true;
    return *this;
  }
  /// The escapes of std::quoted are JSON's for all but control characters, which no text of the library or a book has.
  void text(std::string_view value) {
    separate();
    out_ << std::quoted(value);
  }
  void number(int value) {
    separate();
    out_ << value;
  }
  void flag(bool value) {
    separate();
    out_ << (value ? "true" : "false");
  }
  void object(const auto& body) { within('{', '}', body); }
  void within_list(const auto& body) { within('[', ']', body); }
  void list(const auto& entries, const auto& write) {
    within_list([&] {
      for (const auto& entry : entries) write(entry);
    });
  }
  void texts(const auto& entries) {
    list(entries, [&](std::string_view entry) { text(entry); });
  }
  void numbers(const auto& entries) {
    list(entries, [&](int entry) { number(entry); });
  }
  void bits(unsigned set) {
    within_list([&] {
      for (; set != 0; set &= set - 1) number(std::countr_zero(set));
    });
  }

 private:
  void separate() {
    if (!is_first_) out_ << ',';
    is_first_ = false;
  }
  void within(char open, char close, const auto& body) {
    separate();
    out_ << open;
    is_first_ = true;
    body();
    out_ << close;
    is_first_ = false;
  }

  std::ostream& out_;
  bool is_first_ = true;
};

/// Members of an object: a text in both languages.
inline void write_both(Json& json, std::string_view english, std::string_view german) {
  json.key("en").text(english);
  json.key("de").text(german);
}
/// Members of an object: what a title calls something.
void write_words(Json& json, const auto& thing) {
  write_both(json, word(thing, regelwerk::english), word(thing, regelwerk::german));
}
/// An object of nothing else.
void write_named(Json& json, const auto& thing) {
  json.object([&] { write_words(json, thing); });
}

}  // namespace page

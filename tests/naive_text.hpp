#pragma once
#include <cstddef>
#include <map>
#include <set>
#include <string>
#include <utility>
#include <vector>

// What the naive engines hold, as texts that are equal exactly if it is.

namespace naive_text {

/// Whom a naive engine's text of a position is for: a seat, or one of these.
enum { everything = -2, spectator = -1 };

class Text {
 public:
  [[nodiscard]] const std::string& text() const { return text_; }

  Text& add(const std::string& word) {
    (text_ += word) += ' ';
    return *this;
  }
  Text& add(const char* word) { return add(std::string{word}); }
  Text& add(char letter) { return add(std::string(1, letter)); }
  Text& add(int number) { return add(std::to_string(number)); }
  Text& add(std::size_t number) { return add(std::to_string(number)); }
  Text& add(bool is_so) { return add(is_so ? 1 : 0); }
  template <class First, class Second>
  Text& add(const std::pair<First, Second>& both) {
    return add(both.first).add(both.second);
  }
  template <class... Types>
  Text& add(const std::vector<Types...>& all) {
    return add_all(all);
  }
  template <class... Types>
  Text& add(const std::set<Types...>& all) {
    return add_all(all);
  }
  template <class... Types>
  Text& add(const std::multiset<Types...>& all) {
    return add_all(all);
  }
  template <class... Types>
  Text& add(const std::map<Types...>& all) {
    return add_all(all);
  }

 private:
  Text& add_all(const auto& all) {
    add('(');
    for (const auto& each : all) add(each);
    return add(')');
  }

  std::string text_;
};

}  // namespace naive_text

#pragma once
#include <array>
#include <cstddef>
#include <span>
#include <string>
#include <string_view>

#include "../draw/german_phrases.hpp"
#include "german_phrases.hpp"
#include "text.hpp"

namespace play {

/// A text of this program with {} for each part that is filled in, written in English. That it has its German is
/// checked when the program is compiled.
class Phrase {
 public:
  // NOLINTNEXTLINE(google-explicit-constructor): a literal is meant wherever a phrase is taken.
  consteval Phrase(const char* english) : english_(english), german_(german_of(english)) {}

  [[nodiscard]] constexpr std::string_view in(std::string_view language) const {
    return language == "de" ? german_ : english_;
  }

 private:
  [[nodiscard]] static consteval std::string_view german_of(std::string_view english) {
    for (const std::span<const Translation> phrases :
         {std::span<const Translation>{german_phrases}, std::span<const Translation>{draw::german_phrases}}) {
      for (const Translation& translation : phrases) {
        if (translation.english == english) return translation.german;
      }
    }
    throw "german_phrases.hpp lacks this text";
  }

  std::string_view english_;
  std::string_view german_;
};

/// The pattern with the parts in place of each {}, in their order; {0} is the first one wherever it stands.
template <class... Parts>
[[nodiscard]] std::string filled(std::string_view pattern, const Parts&... parts) {
  const std::array<std::string, sizeof...(Parts)> texts{join(parts)...};
  std::string all;
  std::size_t next = 0;
  for (std::size_t open = pattern.find('{'); open != std::string_view::npos; open = pattern.find('{')) {
    const std::size_t close = pattern.find('}', open);
    const auto index = number_in<std::size_t>(pattern.substr(open + 1, close - open - 1));
    all += pattern.substr(0, open);
    all += texts[index ? *index : next++];
    pattern.remove_prefix(close + 1);
  }
  return all += pattern;
}

}  // namespace play

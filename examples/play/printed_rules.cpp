#include "printed_rules.hpp"

#include <cstddef>
#include <string_view>

#include "text.hpp"

namespace play {
namespace {

/// True if a word stands in a sentence with no letter beside it.
bool has_word(std::string_view sentence, std::string_view word) {
  const auto is_letter = [](char sign) {
    return sign == '_' || ('a' <= sign && sign <= 'z') || ('A' <= sign && sign <= 'Z');
  };
  for (std::size_t at = sentence.find(word); at != std::string_view::npos; at = sentence.find(word, at + 1)) {
    const std::size_t end = at + word.size();
    const bool is_begun = at > 0 && is_letter(sentence[at - 1]);
    if (!is_begun && (end == sentence.size() || !is_letter(sentence[end]))) return true;
  }
  return false;
}

}  // namespace

bool speaks_of_option(std::string_view sentence, std::string_view name) {
  const bool is_word = name.find('_') == std::string_view::npos;
  return is_word ? sentence.find(join("option ", name)) != std::string_view::npos : has_word(sentence, name);
}

}  // namespace play

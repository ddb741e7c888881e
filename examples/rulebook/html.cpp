#include "html.hpp"

#include <cstddef>
#include <string>
#include <string_view>

#include "../play/text.hpp"
#include "mentions.hpp"
#include "texts.hpp"

namespace rulebook {

std::string element(std::string_view head, std::string_view html) {
  return play::join("<", head, ">", html, "</", head.substr(0, head.find(' ')), ">");
}

std::string link_to(std::string_view id, std::string_view html) {
  return element(play::join("a href=\"#", id, "\""), html);
}

std::string codes(std::string_view words) {
  std::string html;
  for (const std::string_view word : words_of(words)) add_word(html, element("code", escaped(word)));
  return html;
}

std::string Linking::html(std::string_view text) const {
  std::string html;
  std::size_t done = 0;
  for (FoundId id = find_id(text, 0); id.size > 0; id = find_id(text, id.at + id.size)) {
    const std::string_view name = text.substr(id.at, id.size);
    html += escaped(text.substr(done, id.at - done));
    html += ids_.contains(name) ? link_to(name, name) : std::string{name};
    done = id.at + id.size;
  }
  return html + escaped(text.substr(done));
}

}  // namespace rulebook

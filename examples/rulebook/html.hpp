#pragma once
#include <functional>
#include <set>
#include <string>
#include <string_view>

#include "../draw/svg.hpp"

namespace rulebook {

using draw::escaped;

/// An element with a text that is HTML already; `head` is its name with attributes.
[[nodiscard]] std::string element(std::string_view head, std::string_view html);
/// A link within the page. The text is HTML already.
[[nodiscard]] std::string link_to(std::string_view id, std::string_view html);
/// Every word, parted by blanks, as code.
[[nodiscard]] std::string codes(std::string_view words);

/// Makes texts HTML in which each ID of a rule of the page is a link to it.
class Linking {
 public:
  void know(std::string_view id) { ids_.insert(std::string{id}); }
  [[nodiscard]] std::string html(std::string_view text) const;

 private:
  std::set<std::string, std::less<>> ids_;
};

}  // namespace rulebook

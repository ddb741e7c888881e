#pragma once
#include <cstddef>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "../play/terminal.hpp"
#include "book_words.hpp"
#include "html.hpp"
#include "mentions.hpp"
#include "seen_example.hpp"
#include "shared_parts.hpp"

namespace rulebook {

/// The book of a title as an HTML page that needs nothing else: every rule with its examples, and links between them.
/// It is XML as well.
class BookPage {
 public:
  /// In the language of `ink`; what is mentioned elsewhere may be nothing.
  BookPage(const PageTitle& title, const MentionsById& mentions, const play::Ink& ink);

  [[nodiscard]] std::string html() const;

 private:
  /// Rules of one phase of play.
  struct Part {
    std::string heading;
    std::vector<const SeenRule*> rules;
  };

  [[nodiscard]] std::vector<Part> parts() const;
  [[nodiscard]] std::string contents(const std::vector<Part>& parts) const;
  [[nodiscard]] std::string options() const;
  [[nodiscard]] std::string box() const;
  [[nodiscard]] std::string part(std::size_t number, const Part& part) const;
  [[nodiscard]] std::string rule(const SeenRule& rule) const;
  [[nodiscard]] std::string places(std::string_view name, const std::vector<std::string>& places) const;
  [[nodiscard]] std::string example(const SeenExample& seen) const;
  [[nodiscard]] std::string picture(const SeenExample& seen, const std::string& svg, std::string_view what) const;
  [[nodiscard]] std::string facts(const SeenExample& seen) const;
  [[nodiscard]] std::string outcome(std::string_view outcome) const;
  [[nodiscard]] std::string lines(const Example& example) const;
  [[nodiscard]] std::string sentences(const std::vector<std::string>& sentences) const;
  [[nodiscard]] std::string to_contents() const;
  [[nodiscard]] std::string index() const;
  [[nodiscard]] std::string title_text() const;
  /// A row of a list of facts; nothing without a text, which is HTML already.
  [[nodiscard]] static std::string row(std::string_view name, std::string_view html);

  const PageTitle& title_;
  const MentionsById& mentions_;
  const play::Ink& ink_;
  const BookWords& words_;
  std::vector<SeenRule> rules_;
  std::map<std::string, std::vector<SeenExample>, std::less<>> examples_;  ///< by rules
  SharedParts shared_;
  Linking linking_;
};

}  // namespace rulebook

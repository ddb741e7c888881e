#pragma once
#include <cstddef>
#include <string>
#include <string_view>

#include <regelwerk/core/container/text.hpp>
#include <regelwerk/core/description/fields.hpp>

#include "../rulebook/books.hpp"
#include "../rulebook/example.hpp"
#include "../rulebook/work_out.hpp"
#include "adapter.hpp"
#include "arguments.hpp"
#include "setup.hpp"
#include "shown_example.hpp"
#include "terminal.hpp"
#include "text.hpp"
#include "title.hpp"

namespace play {

/// True if a rule speaks of an option: `option seven`, or its name if that is no word of the language, `own_start`.
[[nodiscard]] bool speaks_of_option(std::string_view sentence, std::string_view name);

/// Prints the rules of one game that are in force: section by section, each with the values of the options that it
/// names and with what its examples show; then what is in the box.
template <Adapter A>
class RulePrinting {
 public:
  using G = typename A::Game;
  using Rule = typename G::Rule;

  RulePrinting(const G& game, const Ink& ink) : game_(game), ink_(ink) {}

  [[nodiscard]] std::string text() {
    regelwerk::Text<512> options;
    regelwerk::write_fields(options, game_.options(), G::option_fields);
    text_ = join(ink_.bold(G::name), "  ", options.view(), "\n", idle_text(game_, ink_));
    for (std::size_t i = 0; i < G::rules.size(); ++i) print(static_cast<Rule>(i));
    text_ += join("\n", ink_.bold(ink_.text("In the box")), "\n", A::components(game_, ink_));
    return text_;
  }

 private:
  void print(Rule rule) {
    const std::string_view id = info(rule).id;
    for (const rulebook::Book& book : rulebook::books_of(G::name)) begin_section(book, id);
    if (!in_force(game_.options(), rule)) return;
    if (!heading_.empty()) text_ += join("\n", ink_.bold(heading_), "\n");
    heading_.clear();
    const std::string sentence = ink_.spoken([&](auto tongue) { return join(info(rule, tongue).sentence); });
    const std::string source = ink_.spoken([&](auto tongue) { return join(info(rule, tongue).source); });
    text_ += join(ink_.bold(id), ": ", sentence, values_named_in(info(rule).sentence), " [", source, "]\n");
    for (const rulebook::Example& example : rulebook::examples_of(G::name, id)) {
      if (!fits(example)) continue;
      text_ += join("  - ", with_board_names(ink_.language() == "de" ? example.german : example.english, ink_), "\n");
    }
  }

  /// A section is printed with its first rule in force.
  void begin_section(const rulebook::Book& book, std::string_view id) {
    for (const rulebook::Section& section : book.sections) {
      if (section.id == id) heading_ = ink_.language() == "de" ? section.german : section.english;
    }
  }

  /// What the options are that a sentence speaks of, ` (here seven=split)`.
  [[nodiscard]] std::string values_named_in(std::string_view sentence) const {
    std::string values;
    const auto add = [&](const auto& field) {
      if (!speaks_of_option(sentence, field.name)) return;
      regelwerk::Text<regelwerk::choices_limit> value;
      regelwerk::write_fields(value, game_.options(), regelwerk::Fields{field});
      values += join(values.empty() ? "" : ", ", value.view());
    };
    G::option_fields.each(add);
    return values.empty() ? values : join(" (", ink_.text("here {}", values), ")");
  }

  /// True for examples under options that bring no rule that is not in force here.
  [[nodiscard]] bool fits(const rulebook::Example& example) const {
    const auto other = rulebook::game_of_line<G>(example.state);
    if (!other) return false;
    for (std::size_t i = 0; i < G::rules.size(); ++i) {
      const auto rule = static_cast<Rule>(i);
      if (in_force(other->options(), rule) && !in_force(game_.options(), rule)) return false;
    }
    return true;
  }

  const G& game_;
  const Ink& ink_;
  std::string text_;
  std::string heading_;  ///< of the section that begins with the next rule in force
};

/// Prints the rules of the game that the settings ask for.
template <Adapter A>
[[nodiscard]] Printed print_rules(const Arguments& arguments, const Ink& ink) {
  const Setup<typename A::Game> setup = set_up<A>(arguments.settings, ink);
  if (!setup.game) return {{}, setup.wrong};
  return {RulePrinting<A>{*setup.game, ink}.text(), {}};
}

}  // namespace play

#include "hold.hpp"

#include <algorithm>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "../play/text.hpp"
#include "example.hpp"
#include "texts.hpp"
#include "titles.hpp"

namespace rulebook {
namespace {

using play::join;

/// Looks for what a book leaves out or has out of order.
class Gaps {
 public:
  Gaps(const Book& book, const Title& title) : book_(book), title_(title) {}

  [[nodiscard]] std::vector<std::string> find() {
    for (const auto& rule : title_.rules) {
      shown(rule.id);
      told(rule.id);
    }
    for (const std::string& id : book_.never_refuse) known(id);
    in_order();
    return gaps_;
  }

 private:
  template <class... Parts>
  void add(const Parts&... parts) {
    gaps_.push_back(join(parts...));
  }
  [[nodiscard]] bool any(const auto& is) const { return std::any_of(book_.examples.begin(), book_.examples.end(), is); }
  [[nodiscard]] bool is_rule(std::string_view id) const {
    return std::any_of(title_.rules.begin(), title_.rules.end(), [&](const auto& rule) { return rule.id == id; });
  }

  /// Shown at work, and refusing if it can.
  void shown(std::string_view id) {
    const auto& never = book_.never_refuse;
    const bool may_not = std::find(never.begin(), never.end(), id) != never.end();
    const bool refuses = any([&](const Example& each) { return each.id == id && each.refuses(); });
    if (!any([&](const Example& each) { return each.id == id && !each.refuses(); })) add(id, " is shown by no example");
    if (!refuses && !may_not) add(id, " refuses in no example");
    if (refuses && may_not) add(id, " refuses although it is said to never refuse");
  }

  /// Who tells events does so in an example of its own.
  void told(std::string_view id) {
    const bool tells = any([&](const Example& each) { return tells_of(each, id, title_.unsaid); });
    const bool tells_itself =
        any([&](const Example& each) { return each.id == id && tells_of(each, id, title_.unsaid); });
    if (tells && !tells_itself) add(id, " is told of in examples of other rules, but in none of its own");
  }

  void known(std::string_view id) {
    if (!is_rule(id)) add(id, " is no rule of ", title_.name);
  }

  void in_order() {
    auto next = title_.rules.begin();
    for (const Example& example : book_.examples) {
      known(example.id);
      const auto found =
          std::find_if(next, title_.rules.end(), [&](const auto& rule) { return rule.id == example.id; });
      if (found != title_.rules.end()) {
        next = found;
      } else if (is_rule(example.id)) {
        add(example.name(), " stands behind later rules");
      }
    }
  }

  const Book& book_;
  const Title& title_;
  std::vector<std::string> gaps_;
};

}  // namespace

std::optional<Title> find_title(std::string_view name) {
  for (const Title& title : titles()) {
    if (title.name == name) return title;
  }
  return std::nullopt;
}

std::string fault(const Example& example, const Title& title) {
  const Worked worked = title.work_out(example);
  if (!worked.wrong.empty()) return worked.wrong;
  std::string why = difference(example, worked.example);
  // A refusal may be that of a rule whose option is off.
  const bool is_out = why.empty() && !example.refuses() && !title.is_in_force(example);
  return is_out ? "the rule is not in force here" : why;
}

std::vector<std::string> gaps(const Book& book, const Title& title) { return Gaps{book, title}.find(); }

std::vector<std::string> faults(const Book& book, const Title& title) {
  std::vector<std::string> all;
  for (const Example& example : book.examples) {
    const std::string why = fault(example, title);
    if (!why.empty()) all.push_back(join("line ", example.line, ": ", example.name(), ": ", why));
  }
  const auto left_out = gaps(book, title);
  all.insert(all.end(), left_out.begin(), left_out.end());
  return all;
}

}  // namespace rulebook

#include <array>
#include <string>

#include <rules.hpp>

// Lesson 4: tests are right if the library agrees, and good if rules that are broken on purpose are noticed. The
// pupil's file comes before this one.

namespace {

using namespace regelwerk;
using namespace ostfriesenlauf;
using course::Hint;
using course::Line;

constexpr int length = standard_edition.length;

/// What the library says of a single runner, by its own rule.
bool is_across(int position, int sign) {
  Layout layout = Game<>::layout();
  layout.sign_fields[0] = static_cast<decltype(layout.sign_fields)::value_type>(sign);
  Table table;
  table.race.arrive(Place::first, position);
  return fields_across(layout, table, Runner{0}) > 0;
}

/// A rule that is broken on purpose, and what it does wrong.
struct Broken {
  bool (*rule)(int position, int sign) = nullptr;
  Line fault;
};

const std::array<Broken, 7> broken_rules{{
    {[](int p, int g) { return p >= g || p <= g - length; },
     {"one by which a runner is across as soon as it stands on the sign's field",
      "eine, nach der ein Läufer schon auf dem Feld des Schilds im Ziel ist"}},
    {[](int p, int g) { return p > g + 1 || p <= g - length; },
     {"one by which a runner just past the sign is not across yet",
      "eine, nach der ein Läufer gleich hinter dem Schild noch nicht im Ziel ist"}},
    {[](int p, int g) { return p > g; },
     {"one by which nobody gets across backward", "eine, nach der rückwärts niemand ins Ziel kommt"}},
    {[](int p, int g) { return p > g || p < g - length; },
     {"one by which a runner that comes backward is not across on the sign's field",
      "eine, nach der rückwärts das Feld des Schilds noch nicht im Ziel ist"}},
    {[](int p, int g) { return p > g || p <= g - length + 1; },
     {"one by which a runner that comes backward is across one field too early",
      "eine, nach der ein Läufer rückwärts ein Feld zu früh im Ziel ist"}},
    {[](int p, int /*g*/) { return p > 31 || p <= 31 - length; },
     {"one by which the sign stays at the fish, on field 31, for ever",
      "eine, nach der das Schild immer beim Fisch bleibt, auf Feld 31"}},
    {[](int p, int g) { return (p >= 0 ? p % length : p) > g || p <= g - length; },
     {"one that counts anew from 0 after a lap forward", "eine, die nach einer Runde vorwärts wieder bei 0 anfängt"}},
}};

Line written(const Test& test) {
  return Line{} + ("{" + std::to_string(test.position) + ", " + std::to_string(test.sign) + ", " +
                   (test.is_across ? "true" : "false") + "}");
}

/// Whether the library expects the same; only such a test can show that a rule is broken.
bool is_right(const Test& test) {
  return is_across(test.position, test.sign) == test.is_across;
}

Hint are_right() {
  if (tests.empty()) return course::nothing_yet();
  for (const Test& test : tests) {
    if (test.sign <= 0 || test.sign >= length)
      return written(test) + Line{" has the sign where it cannot stand; it stands on fields 1 to 39.",
                                  " hat das Schild, wo es nicht stehen kann; es steht auf Feld 1 bis 39."};
    if (test.position < -60 || test.position > 67)
      return written(test) + Line{" has a runner farther than any gets; try -60 to 67.",
                                  " hat einen Läufer, wo keiner hinkommt; nimm -60 bis 67."};
    if (!is_right(test))
      return written(test) + Line{" expects something wrong. ", " erwartet etwas Falsches. "} +
             course::says(Rule::finish_line);
  }
  return course::right();
}

bool is_noticed(const Broken& broken) {
  for (const Test& test : tests) {
    if (is_right(test) && broken.rule(test.position, test.sign) != test.is_across) return true;
  }
  return false;
}

Hint notice_all() {
  int noticed = 0;
  const Broken* slips = nullptr;
  for (const Broken& broken : broken_rules) {
    if (is_noticed(broken)) {
      ++noticed;
    } else if (slips == nullptr) {
      slips = &broken;
    }
  }
  if (slips == nullptr) return course::right();
  const std::string of = std::to_string(noticed) + "/" + std::to_string(broken_rules.size());
  return Line{of + " broken rules are noticed. There still slips through ",
              of + " kaputte Regeln fallen auf. Es rutscht noch durch: "} +
         slips->fault + Line{": write a test for just that field.", ". Schreib einen Test für genau dieses Feld."};
}

}  // namespace

int main(int count, char** arguments) {
  course::Tasks tasks{count, arguments};
  tasks.add(are_right());
  tasks.add(notice_all());
  const std::string needed = std::to_string(tests.size());
  return tasks.finish({"You took " + needed + " tests; four can be enough.",
                       "Du hast " + needed + " Tests gebraucht; vier können reichen."});
}

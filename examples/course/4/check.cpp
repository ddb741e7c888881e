#include <algorithm>
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

/// A rule that is broken on purpose, what it does wrong, and which test shows it.
struct Broken {
  bool (*rule)(int position, int sign) = nullptr;
  Line fault;
  Line advice;
};

const Line just_there{"Write a test for just that field.", "Schreib einen Test für genau dieses Feld."};

// What forward tests can show comes first.
const std::array<Broken, 7> broken_rules{{
    {[](int p, int g) { return p >= g || p <= g - length; },
     {"one by which a runner is across as soon as it stands on the sign's field",
      "eine, nach der ein Läufer schon auf dem Feld des Schilds im Ziel ist"},
     just_there},
    {[](int p, int g) { return p > g + 1 || p <= g - length; },
     {"one by which a runner just past the sign is not across yet",
      "eine, nach der ein Läufer gleich hinter dem Schild noch nicht im Ziel ist"},
     just_there},
    {[](int p, int g) { return (p >= 0 ? p % length : p) > g || p <= g - length; },
     {"one that counts anew from 0 after a lap forward", "eine, die nach einer Runde vorwärts wieder bei 0 anfängt"},
     {"Write a test in which a runner has run a whole lap or a little more.",
      "Schreib einen Test, in dem ein Läufer schon eine ganze Runde oder etwas mehr gelaufen ist."}},
    {[](int p, int /*g*/) { return p > 31 || p <= 31 - length; },
     {"one by which the sign stays on field 31 for ever", "eine, nach der das Schild immer auf Feld 31 bleibt"},
     {"Take another sign than 31, and a runner between field 31 and that sign.",
      "Nimm ein anderes Schild als 31 und einen Läufer zwischen Feld 31 und diesem Schild."}},
    {[](int p, int g) { return p > g; },
     {"one by which nobody gets across backward", "eine, nach der rückwärts niemand ins Ziel kommt"},
     {"Write a test in which a runner with a minus is across.",
      "Schreib einen Test, in dem ein Läufer mit einem Minus im Ziel ist."}},
    {[](int p, int g) { return p > g || p < g - length; },
     {"one by which a runner that comes backward is not across on the sign's field",
      "eine, nach der rückwärts das Feld des Schilds noch nicht im Ziel ist"},
     {"Backward that field is a lap earlier: write a test for just that position.",
      "Rückwärts liegt dieses Feld eine Runde früher: Schreib einen Test für genau diese Position."}},
    {[](int p, int g) { return p > g || p <= g - length + 1; },
     {"one by which a runner that comes backward is across one field too early",
      "eine, nach der ein Läufer rückwärts ein Feld zu früh im Ziel ist"},
     {"Write a test for the last field on which it is not across yet.",
      "Schreib einen Test für das letzte Feld, auf dem er noch nicht im Ziel ist."}},
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
  if (tests.empty() || (tests.size() == 1 && tests[0].position == 10 && tests[0].sign == 31 && !tests[0].is_across))
    return course::nothing_yet();  // as the exercise has it
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
  return std::any_of(tests.begin(), tests.end(), [&](const Test& test) {
    return is_right(test) && broken.rule(test.position, test.sign) != test.is_across;
  });
}

/// Which test to write; or which one to mend, if it is for the right place and expects what the broken rule says.
Line advice_for(const Broken& broken) {
  for (const Test& test : tests) {
    if (!is_right(test) && broken.rule(test.position, test.sign) == test.is_across)
      return Line{"Your test ", "Dein Test "} + written(test) +
             Line{" is for the right place, but expects something wrong. Mend it, and the rule is noticed.",
                  " gilt der richtigen Stelle, erwartet aber etwas Falsches. Berichtige ihn, dann fällt sie auf."};
  }
  return broken.advice;
}

Hint notice_all() {
  const auto noticed = std::count_if(broken_rules.begin(), broken_rules.end(), is_noticed);
  const auto* const slips = std::find_if_not(broken_rules.begin(), broken_rules.end(), is_noticed);
  if (slips == broken_rules.end()) return course::right();
  const std::string of = std::to_string(noticed) + "/" + std::to_string(broken_rules.size());
  const Line counted = std::all_of(tests.begin(), tests.end(), is_right)
                           ? Line{}
                           : Line{" Tests that expect something wrong do not count.",
                                  " Tests, die etwas Falsches erwarten, zählen nicht."};
  return Line{of + " broken rules are noticed.", of + " kaputte Regeln fallen auf."} + counted +
         Line{" There still slips through ", " Es rutscht noch durch: "} + slips->fault + ". " + advice_for(*slips);
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

#include <string>

#include <course.hpp>

// Lesson 6: a proof looks everywhere. Claims that are false at one place alone show where it does not look. The pupil's
// file comes before this one.

namespace {

using course::Hint;
using course::Line;

Line place(int position, int at_sign) {
  return {"position " + std::to_string(position) + " with the sign on " + std::to_string(at_sign),
          "Position " + std::to_string(position) + " mit dem Schild auf " + std::to_string(at_sign)};
}

/// How often the claim is asked if it always holds.
int calls() {
  int count = 0;
  static_cast<void>(holds_everywhere([&](int, int) { return ++count > 0; }));
  return count;
}

/// Whether the claim is asked about signs that there are not.
bool are_turned_round() {
  bool found = false;
  static_cast<void>(holds_everywhere([&](int, int at_sign) {
    found = found || at_sign < first_sign || at_sign > last_sign;
    return true;
  }));
  return found;
}

Hint looks_everywhere() {
  if (!holds_everywhere([](int, int) { return true; }))
    return Line{"A claim that holds everywhere gets the answer false. What comes after your loops?",
                "Eine Behauptung, die überall stimmt, bekommt die Antwort false. Was steht hinter deinen Schleifen?"};
  int all = 0;
  int missed = 0;
  int position_missed = 0;
  int sign_missed = 0;
  for (int position = first_position; position <= last_position; ++position) {
    for (int at_sign = first_sign; at_sign <= last_sign; ++at_sign) {
      ++all;
      if (!holds_everywhere([&](int p, int s) { return p != position || s != at_sign; })) continue;
      ++missed;
      position_missed = position;
      sign_missed = at_sign;
    }
  }
  if (missed == 0) return course::right();
  if (are_turned_round())
    return Line{"You ask the claim with numbers that cannot be. The position comes first, then the sign.",
                "Du fragst die Behauptung mit Zahlen, die es nicht gibt. Erst kommt die Position, dann das Schild."};
  const std::string seen = std::to_string(all - missed);
  const Line looked{"You look at " + seen + " of " + std::to_string(all) + " cases, ",
                    "Du siehst " + seen + " von " + std::to_string(all) + " Fällen an, "};
  const Line not_there = looked + Line{"not at ", "nicht "} + place(position_missed, sign_missed) + ". ";
  if (calls() > all - missed)
    return not_there +
           Line{"You ask several times about the same case. Do you give the claim what the loops count?",
                "Nach demselben Fall fragst du mehrmals. Gibst du der Behauptung das, was die Schleifen zählen?"};
  if (all - missed <= last_sign)
    return not_there + Line{"Does a return come before the loops are through?",
                            "Kommt ein return, bevor die Schleifen durch sind?"};
  return not_there + Line{"Does each loop begin and end where it has to?",
                          "Fängt jede Schleife da an, wo sie muss, und hört sie da auf?"};
}

Hint says_one_way() {
  const Line forbids_too_much{"The claim forbids too much: ", "Die Behauptung verbietet zu viel: "};
  if (!is_one_way(false, false))
    return forbids_too_much +
           Line{"a runner in the middle of the track is not across at all, and that is allowed.",
                "Ein Läufer mitten auf der Strecke ist noch gar nicht im Ziel, und das ist erlaubt."};
  if (!is_one_way(true, false) || !is_one_way(false, true))
    return forbids_too_much +
           Line{"it is allowed to be across one way.", "In einer Richtung im Ziel zu sein ist erlaubt."};
  if (is_one_way(true, true))
    return Line{"It allows a runner to be across forward and backward at once, so the static_assert proves nothing.",
                "Sie erlaubt, dass ein Läufer vorwärts und rückwärts zugleich im Ziel ist, also beweist das "
                "static_assert nichts."};
  return course::right();
}

Hint refutes() {
  if (sign < first_sign || sign > last_sign || in_front > last_position || behind < first_position)
    return Line{"There are no such positions in the game.", "Solche Positionen gibt es im Spiel nicht."};
  if (in_front <= behind)
    return Line{"Of the two, in_front has to be the greater position.",
                "Von den beiden muss in_front die größere Position sein."};
  const int ahead = fields_across(in_front, sign);
  const int back = fields_across(behind, sign);
  if (ahead <= back && back > 0) return course::right();
  const Line numbers{"In your example they are across by " + std::to_string(ahead) + " and " + std::to_string(back) +
                         " fields, as the sentence claims. ",
                     "In deinem Beispiel sind sie um " + std::to_string(ahead) + " und " + std::to_string(back) +
                         " Felder im Ziel, wie der Satz behauptet. "};
  return numbers + Line{"In which direction could the other one get across?",
                        "In welcher Richtung könnte der hintere ins Ziel kommen?"};
}

}  // namespace

int main(int count, char** arguments) {
  course::Tasks tasks{count, arguments};
  const auto is_untouched = [&](const char* piece) { return course::is_untouched(tasks.file(), piece); };
  tasks.add(is_untouched("{ return claim(first_position, first_sign); }") ? course::nothing_yet() : looks_everywhere());
  tasks.add(says_one_way());
  tasks.add(is_untouched("in_front = 20; constexpr int behind = 10; constexpr int sign = 31;") ? course::nothing_yet()
                                                                                               : refutes());
  return tasks.finish({"The compiler has looked at every case.", "Der Compiler hat jeden Fall angesehen."});
}

#include <algorithm>
#include <cstddef>
#include <string>

#include <regelwerk/play/playout.hpp>
#include <regelwerk/play/random.hpp>
#include <rules.hpp>

// Lesson 5: an edition is valid if the library says so, and the house rule differs from OL-25 in one direction alone.
// The pupil's file comes before this one.

namespace {

using namespace regelwerk;
using namespace ostfriesenlauf;
using course::Hint;
using course::Line;

/// What is wrong with the edition, among these constraints.
Hint fault_from(Constraint first, Constraint last) {
  for (const EditionFault& fault : validate(short_race)) {
    if (first <= fault.constraint && fault.constraint <= last)
      return Line{"The library refuses this edition: ", "Die Bibliothek lehnt diese Ausgabe ab: "} +
             Line{std::string{describe(fault.constraint)}, std::string{describe(fault.constraint, german)}} + ".";
  }
  return course::right();
}

Line sign_with_field(int sign) {
  return Line{std::string{word(static_cast<Sign>(sign), english)}, std::string{word(static_cast<Sign>(sign), german)}} +
         (" " + std::to_string(short_race.sign_fields[static_cast<std::size_t>(sign)]));
}

/// Which sign it is whose field cannot be.
Line culprit() {
  const auto& fields = short_race.sign_fields;
  for (std::size_t i = 0; i < fields.size(); ++i) {
    const int sign = static_cast<int>(i);
    if (fields[i] == 0)
      return Line{" Is one of the five missing? ", " Fehlt eins der fünf? "} + sign_with_field(sign) + ".";
    if (fields[i] < 0 || fields[i] >= short_race.length)
      return Line{" It is this one: ", " Gemeint ist: "} + sign_with_field(sign) + ".";
    const auto* const same = std::find(fields.begin(), fields.begin() + sign, fields[i]);
    if (same != fields.begin() + sign)
      return Line{" They are these: ", " Gemeint sind: "} + sign_with_field(static_cast<int>(same - fields.begin())) +
             ", " + sign_with_field(sign) + ".";
  }
  return {};
}

/// Who is done early makes the track shorter still.
Hint is_short() {
  if (short_race.length == standard_edition.length) return course::nothing_yet();
  if (Hint fault = fault_from(Constraint::length, Constraint::length)) return fault;
  if (short_race.length <= 24) return course::right();
  const std::string length = std::to_string(short_race.length);
  return Line{"The track has " + length + " fields, not 24.", "Die Strecke hat " + length + " Felder und nicht 24."};
}

Hint has_signs() {
  if (short_race.length == standard_edition.length && short_race.sign_fields == standard_edition.sign_fields)
    return course::nothing_yet();
  Hint signs = fault_from(Constraint::sign_range, Constraint::name);
  if (signs) signs.text = signs.text + culprit();
  return signs;
}

/// "NAME is fish, hedgehog, ... or sheep."
Line sign_names() {
  Line names{" NAME is ", " NAME ist "};
  for (std::size_t i = 0; i < sign_words.size(); ++i) {
    const bool is_last = i + 1 == sign_words.size();
    names = names + (i == 0 ? Line{} : is_last ? Line{" or ", " oder "} : Line{", ", ", "}) + sign_words[i];
  }
  return names + ".";
}

Hint has_new_card() {
  const std::string face{short_race.faces[1][0]};
  if (face == standard_edition.faces[1][0]) return course::nothing_yet();
  Hint fault = fault_from(Constraint::card_count, Constraint::face_place);
  if (!fault) return fault;
  fault.text = fault.text + Line{" Your card says \"" + face + "\".", " Auf deiner Karte steht „" + face + "“."};
  if (face.starts_with("finish")) fault.text = fault.text + sign_names();
  return fault;
}

/// What is wrong at a place; nothing if the house rule holds there.
Hint fault_at(int position, int sign, int length) {
  const int found = fields_across(position, sign, length);
  const int wanted = position > sign ? position - sign : 0;
  if (found == wanted) return course::right();
  const std::string track = std::to_string(length);
  const Line where{"On field " + std::to_string(position) + " of a track of " + track + ", with the sign on " +
                       std::to_string(sign) + ", ",
                   "Auf Feld " + std::to_string(position) + " einer Strecke von " + track + ", mit dem Schild auf " +
                       std::to_string(sign) + ", "};
  const std::string number = std::to_string(found);
  if (found > 0 && wanted == 0 && position < sign)
    return where + Line{"a runner still gets across backward.", "kommt ein Läufer immer noch rückwärts ins Ziel."};
  if (found < 0)
    return where +
           Line{"the answer is " + number + ", but who is not across is so by 0 fields, never by fewer.",
                "ist die Antwort " + number + "; wer nicht im Ziel ist, ist es aber um 0 Felder, nie um weniger."};
  return where +
         Line{"the answer is " + number + " instead of " + std::to_string(wanted) + ". Forward nothing was to change.",
              "ist die Antwort " + number + " statt " + std::to_string(wanted) +
                  ". Vorwärts sollte sich nichts ändern."};
}

/// The same with any position, those near the start first.
Hint fault_with(int sign, int length) {
  for (int distance = 0; distance <= 67; ++distance) {
    for (const int position : {distance, -distance}) {
      if (Hint fault = fault_at(position, sign, length)) return fault;
    }
  }
  return course::right();
}

/// Whether the function is that of the exercise, however it is written.
bool is_official() {
  for (int sign = 1; sign < 40; ++sign) {
    for (int position = -66; position <= 67; ++position) {
      const int backward = position <= sign - 40 ? sign - 40 - position + 1 : 0;
      if (fields_across(position, sign, 40) != (position > sign ? position - sign : backward)) return false;
    }
  }
  return true;
}

/// On the pupil's own track first, then on the usual one.
Hint only_forward() {
  if (is_official()) return course::nothing_yet();
  for (const int sign : short_race.sign_fields) {
    if (sign <= 0 || sign >= short_race.length || short_race.length > 100) continue;
    if (Hint fault = fault_with(sign, short_race.length)) return fault;
  }
  for (int sign = 1; sign < standard_edition.length; ++sign) {
    if (Hint fault = fault_with(sign, standard_edition.length)) return fault;
  }
  return course::right();
}

/// Rounds of a random game, on average over some of them, times ten.
int rounds_in_ten(const Edition& edition) {
  constexpr int games = 50;
  const auto game = RuntimeGame::make({}, edition);
  if (!game) return 0;
  int rounds = 0;
  for (unsigned number = 1; number <= games; ++number) {
    Random random{number};
    State state = game->initial();
    while (!game->actor(state).is_nobody()) {
      game->advance(state, random_move(*game, state, random),
                    [&](const Event& event) { rounds += event.kind == EventKind::round_passed ? 1 : 0; });
    }
  }
  return rounds * 10 / games;
}

std::string decimal(int tenths, char point) {
  return std::to_string(tenths / 10) + point + std::to_string(tenths % 10);
}

}  // namespace

int main(int count, char** arguments) {
  course::Tasks tasks{count, arguments};
  tasks.add(is_short());
  tasks.add(has_signs());
  tasks.add(has_new_card());
  tasks.add(only_forward());
  const int now = rounds_in_ten(short_race);
  const int usual = rounds_in_ten(standard_edition);
  const Line rounds{
      "Random games in your box last " + decimal(now, '.') + " rounds, in the usual one " + decimal(usual, '.') + ".",
      "Zufällige Spiele mit deiner Schachtel dauern " + decimal(now, ',') + " Runden, mit der üblichen " +
          decimal(usual, ',') + "."};
  const int status = tasks.finish(rounds);
  if (status != 0 && validate(short_race).empty() && short_race.length != standard_edition.length) tasks.print(rounds);
  return status;
}

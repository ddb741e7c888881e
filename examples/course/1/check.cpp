#include <algorithm>
#include <array>
#include <string>
#include <string_view>
#include <vector>

#include <course.hpp>

// Lesson 1: who lays, what may be laid, and where everybody is after a round. The library gives the answers; the wrong
// ways to read a rule are carried out as well, so that an answer is known by the mistake behind it.

namespace {

using namespace regelwerk;
using namespace ostfriesenlauf;
using course::Hint;
using course::Line;

constexpr Game<> game;
constexpr std::string_view before =
    "ostfriesenlauf/1 phase=lay turn=0 stack=- sign=fish race=0:9,1:7,2:4,3:4 "
    "hands=1:+2,2:+4,3:+2,4:+2/1:-2,2:+2,3:+3,4:+5/1:+4,2:+3,3:+6,4:+4/1:+3,2:+5,3:x@2,4:+3,4:x@1 laid=-,-,-,- "
    "played=-";
constexpr std::string_view last_lays =
    "ostfriesenlauf/1 phase=lay turn=3 stack=- sign=fish race=0:9,1:7,2:4,3:4 "
    "hands=1:+2,2:+4,2:+6,3:+2,4:+2/1:+5,2:+2,3:+3,4:+5/1:+4,2:+3,3:+4,4:+4/1:+3,2:+5,3:x@2,4:+3 "
    "laid=4:x@1,3:+6,1:-2,- "
    "played=-";
constexpr std::array<std::string_view, 5> offered{"4:x@1", "1:+3", "2:+6", "3:x@2", "4:+4"};

State state_of(std::string_view text) {
  return *parse_state(game, text);
}

/// "A9 B7 C4 D4"
std::string fields(const Race& race) {
  std::string out;
  for (int runner = 0; runner < runner_count; ++runner)
    out += course::letter(runner) + std::to_string(race.position(Runner{runner})) + (runner < 3 ? " " : "");
  return out;
}

State after_round() {
  const State state = state_of(last_lays);
  return game.play(state, *parse_move(game, state, "lay:2:+4"));
}

/// The cards of the round as somebody carries them out who is wrong about which comes first or whom each one moves.
enum class Reading { last_first, places_of_the_beginning, the_own_runner };
Race misread(Reading reading) {
  const Race begin = state_of(last_lays).table.race;
  Race race = begin;
  const auto swaps = [&](Runner one, Runner other) { race.swap(race.place(one), race.place(other)); };
  const auto moves = [&](Runner one, int by) { race.arrive(one, race.position(one) + by); };
  const auto at = [&](Place place, int layer) {
    if (reading == Reading::the_own_runner) return Runner{layer};
    return reading == Reading::places_of_the_beginning ? begin.at(place) : race.at(place);
  };
  if (reading == Reading::last_first) {
    moves(at(Place::second, 0), 4);
    moves(at(Place::first, 1), -2);
    moves(at(Place::third, 2), 6);
    swaps(at(Place::fourth, 3), at(Place::first, 0));
  } else {
    swaps(at(Place::fourth, 3), begin.at(Place::first));
    moves(at(Place::third, 2), 6);
    moves(at(Place::first, 1), -2);
    moves(at(Place::second, 0), 4);
  }
  return race;
}

Hint who_lays(const std::string& answer, const State& state, int question) {
  const std::string found = course::tidy(answer);
  const Runner layer = runner_in_turn(state.table);
  if (found.empty()) return course::nothing_yet(question);
  if (found == std::string{course::letter(layer.index())}) return course::right;
  const Runner leader = state.table.race.at(Place::first);
  if (found == std::string{course::letter(leader.index())})
    return Line{"the leader lays last, not first. ", "wer führt, legt zuletzt, nicht zuerst. "} +
           course::says(Rule::laying_order);
  if (question == 1 && found == "C")
    return Line{"C and D stand on one field. Look at their lanes. ",
                "C und D stehen auf demselben Feld. Schau auf ihre Bahnen. "} +
           course::says(Rule::laying_order);
  return Line{"look for the one who is last. ", "such den, der Letzter ist. "} + course::says(Rule::laying_order);
}

Hint which_cards(const std::string& answer) {
  const auto given = course::words_of(answer);
  if (given.empty()) return course::nothing_yet(2);
  const auto names = [&](std::string_view card) { return std::find(given.begin(), given.end(), card) != given.end(); };
  for (const std::string& card : given) {
    if (std::find(offered.begin(), offered.end(), card) == offered.end())
      return Line{card + " is not one of the five cards of the question.",
                  card + " ist keine der fünf Karten aus der Frage."};
  }
  const State state = state_of(before);
  std::string missed;
  for (const std::string_view card : offered) {
    const bool is_legal = !game.why_not(state, *parse_move(game, state, "lay:" + std::string{card}));
    if (names(card) && !is_legal)
      return Line{"D does not hold " + std::string{card} + ". ",
                  "D hat " + std::string{card} + " nicht auf der Hand. "} +
             course::says(Rule::draw_and_lay);
    if (!names(card) && is_legal) missed = card;
  }
  if (missed.empty()) return course::right;
  return Line{"D may lay " + missed + ", too: the back says whom a card moves, not who may lay it. ",
              "D darf auch " + missed +
                  " legen: Die Rückseite sagt, wen eine Karte bewegt, nicht, wer sie legen darf. "} +
         course::says(Rule::draw_and_lay);
}

Hint where_they_stand(const std::string& answer) {
  std::string found;
  for (const std::string& word : course::words_of(answer)) found += (found.empty() ? "" : " ") + course::tidy(word);
  if (found.empty()) return course::nothing_yet(3);
  if (found == fields(after_round().table.race)) return course::right;
  if (found == fields(misread(Reading::last_first)))
    return Line{"you began with the card that was laid last. ", "du hast mit der zuletzt gelegten Karte angefangen. "} +
           course::says(Rule::carrying_out);
  if (found == fields(misread(Reading::places_of_the_beginning)))
    return Line{"you took the places from the beginning of the round, but they change with every card. ",
                "du hast die Plätze vom Beginn der Runde genommen, aber sie ändern sich mit jeder Karte. "} +
           course::says(Rule::place_addressed);
  if (found == fields(misread(Reading::the_own_runner)))
    return Line{"you let each card move the runner of the player who laid it. ",
                "du hast mit jeder Karte den Läufer dessen bewegt, der sie gelegt hat. "} +
           course::says(Rule::place_addressed);
  return Line{
             "that is not where they stand. Carry out one card at a time, and write the order of the four down again "
             "after each. ",
             "so stehen sie nicht. Führe eine Karte nach der anderen aus, und schreib nach jeder die Reihenfolge der "
             "vier neu auf. "} +
         course::says(Rule::place_addressed);
}

}  // namespace

int main(int count, char** arguments) {
  course::Tasks tasks{count, arguments};
  const course::Answers answers{tasks.file()};
  tasks.add(who_lays(answers.to(1), state_of(before), 1));
  tasks.add(which_cards(answers.to(2)));
  tasks.add(where_they_stand(answers.to(3)));
  tasks.add(who_lays(answers.to(4), after_round(), 4));
  return tasks.finish({"You read the rules exactly.", "Du hast die Regeln genau gelesen."});
}

#include <algorithm>
#include <array>
#include <cctype>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <rules.hpp>

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

/// An answer up to where it gives a reason.
std::string without_reason(const std::string& answer) {
  std::string said;
  for (const std::string& word : course::words_of(answer, "\t")) {
    const std::string plain = course::tidy(word);
    if (plain == "WEIL" || plain == "DENN" || plain == "DA" || plain == "BECAUSE" || plain == "SINCE") break;
    said += word + ' ';
  }
  return said.substr(0, said.find_first_of(",;("));
}

/// The runner that an answer names; none if it names several or none. A small letter counts if there is no capital.
std::optional<char> runner_named(const std::string& answer) {
  for (const std::string_view letters : {"ABCD", "abcd"}) {
    std::set<char> named;
    for (const std::string& word : course::words_of(without_reason(answer), ".:!?\"'*-/&+")) {
      if (word.size() == 1 && letters.find(word.front()) != std::string_view::npos)
        named.insert(course::tidy(word).front());
    }
    if (named.size() == 1) return *named.begin();
    if (!named.empty()) return std::nullopt;
  }
  return std::nullopt;
}

/// Who lays first; of the round before, if there is one, the answer would be another.
Hint who_lays(const std::string& answer, const State& state, std::optional<State> round_before = {}) {
  if (answer.empty()) return course::nothing_yet();
  const auto found = runner_named(answer);
  if (!found) return Line{"Write just one letter, A to D.", "Schreib nur einen Buchstaben, A bis D."};
  if (*found == course::letter(runner_in_turn(state.table).index())) return course::right();
  const Race& race = state.table.race;
  if (*found == course::letter(race.at(Place::first).index()))
    return Line{"The leader lays last, not first. ", "Wer führt, legt zuletzt, nicht zuerst. "} +
           course::says(Rule::laying_order);
  const Runner other{*found - 'A'};
  if (race.position(other) == race.position(race.at(Place::fourth)))
    return Line{"Somebody else stands on the same field. What decides then? ",
                "Auf demselben Feld steht noch jemand. Was entscheidet dann? "} +
           course::says(Rule::laying_order);
  if (round_before && other == runner_in_turn(round_before->table))
    return Line{"You took the order of the old round. ", "Du hast die Reihenfolge der alten Runde genommen. "} +
           course::says(Rule::laying_order);
  const std::string place = std::string{*found} + ' ';
  const std::string number = race.at(Place::second) == other ? "2" : "3";
  return Line{place + "has place " + number + " and is not the last. ",
              place + "ist auf Platz " + number + " und nicht Letzter. "} +
         course::says(Rule::laying_order);
}

/// What a word lacks to be a card; nothing if it is none at all.
Line missing_in(const std::string& word) {
  const std::string name = '"' + word + '"';
  const std::string german_name = "„" + word + "“";
  const std::string face = word.substr(word.find(':') + 1);
  const bool has_back = face.size() < word.size();
  if (!has_back && (face.find_first_of("+-@") == 0 || face.starts_with("x")))
    return {name + " is only a face. Write the whole card with its back, such as 3:-1.",
            german_name + " ist nur eine Vorderseite. Schreib die ganze Karte mit ihrer Rückseite, etwa 3:-1."};
  if (has_back && face.starts_with("x") && face.find('@') == std::string::npos)
    return {"In " + name + " the @ is missing that stands between x and a place.",
            "In " + german_name + " fehlt das @, das zwischen x und einem Platz steht."};
  if (has_back && !face.empty() && face.find_first_not_of("0123456789") == std::string::npos)
    return {"In " + name + " the + or - before the fields is missing.",
            "In " + german_name + " fehlt das + oder - vor den Feldern."};
  return {};
}

/// What the first word of an answer that is no card lacks.
Line missing_in_cards(const std::string& answer, const State& state) {
  for (const std::string& word : course::words_of(answer, ",;&.\"")) {
    if (parse_move(game, state, "lay:" + word)) continue;
    if (Line missing = missing_in(word); !missing.english.empty()) return missing;
  }
  return {};
}

/// The cards that an answer names; none if something else stands there.
std::optional<std::vector<std::string>> cards_named(const std::string& answer, const State& state) {
  std::vector<std::string> cards;
  std::string back;  // of a card that is written with a blank in it
  for (std::string word : course::words_of(answer, ",;&.\"")) {
    for (char& letter : word) letter = static_cast<char>(std::tolower(static_cast<unsigned char>(letter)));
    if (word == "und" || word == "and") continue;
    word.insert(0, back);
    back = word.ends_with(':') ? word : "";
    if (!back.empty()) continue;
    if (!parse_move(game, state, "lay:" + word)) return std::nullopt;
    cards.push_back(word);
  }
  if (cards.empty() || !back.empty()) return std::nullopt;
  return cards;
}

Hint which_cards(const std::string& answer) {
  if (answer.empty()) return course::nothing_yet();
  const State state = state_of(before);
  const auto given = cards_named(answer, state);
  if (!given) {
    if (Line missing = missing_in_cards(answer, state); !missing.english.empty()) return missing;
    return Line{"Write only cards, with blanks between them, for example: 1:+2 3:-1",
                "Schreib nur Karten, mit Leerzeichen dazwischen, zum Beispiel: 1:+2 3:-1"};
  }
  const auto names = [&](std::string_view card) {
    return std::find(given->begin(), given->end(), card) != given->end();
  };
  for (const std::string& card : *given) {
    if (std::find(offered.begin(), offered.end(), card) == offered.end())
      return Line{card + " is not among the cards behind \"Choose from\".",
                  card + " ist nicht unter den Karten hinter „Zur Auswahl“."};
  }
  bool is_missing = false;
  for (const std::string_view card : offered) {
    const bool is_legal = !game.why_not(state, *parse_move(game, state, "lay:" + std::string{card}));
    if (names(card) && !is_legal)
      return Line{"D may not lay all of these. ", "Nicht alle davon darf D legen. "} + course::says(Rule::draw_and_lay);
    if (!names(card) && is_legal) is_missing = true;
  }
  if (!is_missing) return course::right();
  return Line{"These are not all. The back says whom a card moves, not who may lay it. ",
              "Das sind noch nicht alle. Die Rückseite sagt, wen eine Karte bewegt, nicht, wer sie legen darf. "} +
         course::says(Rule::draw_and_lay);
}

/// The letters and the numbers of an answer, one after another.
std::vector<std::string> letters_and_numbers(const std::string& answer) {
  const auto kind = [](char letter) {
    if (std::isdigit(static_cast<unsigned char>(letter)) != 0 || letter == '-') return 1;
    return std::isalpha(static_cast<unsigned char>(letter)) != 0 || static_cast<unsigned char>(letter) > 127 ? 2 : 0;
  };
  std::vector<std::string> parts;
  int before = 0;
  for (const char letter : answer) {
    const int now = kind(letter);
    if (now != 0 && now != before) parts.emplace_back();
    if (now != 0) parts.back() += letter;
    before = now;
  }
  return parts;
}

/// Where everybody stands by an answer, as `fields` writes it; none if it does not name each runner once.
std::optional<std::string> fields_named(const std::string& answer) {
  constexpr std::array<std::string_view, 9> between{"AUF",   "FELD", "STEHT", "UND",   "ON",
                                                    "FIELD", "IS",   "AND",   "STANDS"};
  std::map<std::string, std::string> found;
  std::string runner;
  for (const std::string& part : letters_and_numbers(answer)) {
    const std::string word = course::tidy(part);
    if (std::find(between.begin(), between.end(), word) != between.end()) continue;
    const bool is_runner = word.size() == 1 && 'A' <= word.front() && word.front() <= 'D';
    if (is_runner == !runner.empty() || (!is_runner && word.find_first_not_of("-0123456789") != std::string::npos))
      return std::nullopt;
    if (!is_runner && !found.try_emplace(std::exchange(runner, ""), word).second) return std::nullopt;
    if (is_runner) runner = word;
  }
  if (found.size() != runner_count || !runner.empty()) return std::nullopt;
  std::string out;
  for (const auto& [name, field] : found) out.append(out.empty() ? "" : " ").append(name).append(field);
  return out;
}

Hint where_they_stand(const std::string& answer) {
  if (answer.empty()) return course::nothing_yet();
  const auto found = fields_named(answer);
  if (!found)
    return Line{"Write all four runners, each with its field, like this: A9 B7 C4 D4",
                "Schreib alle vier Läufer hin, jeden mit seinem Feld, so: A9 B7 C4 D4"};
  if (*found == fields(after_round().table.race)) return course::right();
  if (*found == fields(misread(Reading::last_first)))
    return Line{"You began with the card that was laid last. ", "Du hast mit der zuletzt gelegten Karte angefangen. "} +
           course::says(Rule::carrying_out);
  if (*found == fields(misread(Reading::places_of_the_beginning)))
    return Line{"You took the places from the beginning of the round, but they change with every card. ",
                "Du hast die Plätze vom Beginn der Runde genommen, aber sie ändern sich mit jeder Karte. "} +
           course::says(Rule::place_addressed);
  if (*found == fields(misread(Reading::the_own_runner)))
    return Line{"With each card you moved the player who laid it. ",
                "Du hast mit jeder Karte den bewegt, der sie gelegt hat. "} +
           course::says(Rule::place_addressed);
  return Line{
             "They stand elsewhere. Carry out one card at a time, and write the order of the four down again after "
             "each. ",
             "Sie stehen woanders. Führe eine Karte nach der anderen aus, und schreib nach jeder die Reihenfolge der "
             "vier "
             "neu auf. "} +
         course::says(Rule::place_addressed);
}

}  // namespace

int main(int count, char** arguments) {
  course::Tasks tasks{count, arguments, course::Asks::questions};
  const course::Answers answers{tasks.file(), 4};
  tasks.add(who_lays(answers.to(1), state_of(before)));
  tasks.add(which_cards(answers.to(2)));
  tasks.add(where_they_stand(answers.to(3)));
  tasks.add(who_lays(answers.to(4), after_round(), state_of(before)));
  return tasks.finish({"You read the rules exactly.", "Du hast die Regeln genau gelesen."});
}

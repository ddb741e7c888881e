#include <algorithm>
#include <cctype>
#include <string>
#include <string_view>
#include <vector>

#include <rules.hpp>

// Lesson 3: what the library refuses, and by which rule. The pupil's file comes before this one.

namespace {

using namespace regelwerk;
using namespace ostfriesenlauf;
using course::Hint;
using course::Line;

constexpr Game<> game;
constexpr std::string_view beginning = "ostfriesenlauf/1 phase=lay turn=0 stack=- sign=fish ";
constexpr std::string_view standings = "race=0:9,1:7,2:4,3:4";
constexpr std::string_view hands =
    " hands=1:+2,2:+4,3:+2,4:+2/1:-2,2:+2,3:+3,4:+5/1:+4,2:+3,3:+6,4:+4/1:+3,2:+5,3:x@2,4:+3,4:x@1 laid=-,-,-,- "
    "played=-";
constexpr std::string_view stack_1_empty =
    "ostfriesenlauf/1 phase=draw turn=0 stack=- sign=fish race=3:0,2:0,1:0,0:0 "
    "hands=1:+2,1:+2,1:+3,1:+3/1:+4,1:+4,1:+5,1:+5/1:-2,1:+3@3,1:+5@2,1:-1@2/1:-6@4,1:x@2,1:finish@hedgehog,2:+2 "
    "laid=-,-,-,- played=-";

constexpr std::string_view before_drawing =
    "ostfriesenlauf/1 phase=draw turn=0 stack=- sign=fish race=0:9,1:7,2:4,3:4 "
    "hands=1:+2,2:+4,3:+2,4:+2/1:-2,2:+2,3:+3,4:+5/1:+4,2:+3,3:+6,4:+4/1:+3,2:+5,3:x@2,4:+3 laid=-,-,-,- played=-";
/// What D could try, with cards in hand and others.
const std::vector<std::string> all_moves{"draw:1",   "draw:2",    "draw:3",   "draw:4",    "lay:1:+3",
                                         "lay:2:+5", "lay:3:x@2", "lay:4:+3", "lay:4:x@1", "lay:1:-2",
                                         "lay:2:+3", "lay:3:+3",  "lay:4:+5", "lay:1:x@2", "lay:3:+5"};

auto position_with(std::string_view race) {
  return parse_state(game, std::string{beginning} + std::string{race} + std::string{hands});
}

Line quoted(std::string_view text) {
  const std::string same{text};
  return {'"' + same + '"', "„" + same + "“"};
}

/// What came of something that the library refuses, as it says so itself.
Line refused_by(std::string_view text, Rule rule) {
  const std::string id{info(rule).id};
  return quoted(text) + Line{" -> refused by " + id + ": " + std::string{info(rule).sentence},
                             " -> abgelehnt nach " + id + ": " + std::string{info(rule, german).sentence}};
}

/// Why a text is no move, in the order in which it is read.
Line unreadable(std::string_view text) {
  const Line word = quoted(text);
  const bool draws = text.starts_with("draw:");
  if (!draws && !text.starts_with("lay:"))
    return word + Line{R"( is no move: a move begins with "draw:" or "lay:", without a blank.)",
                       " ist kein Zug: Ein Zug beginnt mit „draw:“ oder „lay:“, ohne Leerzeichen."};
  const std::string_view behind = text.substr(draws ? 5 : 4);
  const std::string back{behind.substr(0, behind.find(':'))};
  if (back.size() != 1 || back.front() < '1' || back.front() > '4') {
    if (draws)
      return word + Line{" cannot be: there is no stack \"" + back + "\", only 1 to 4.",
                         " geht nicht: Einen Stapel „" + back + "“ gibt es nicht, nur 1 bis 4."};
    return word + Line{" cannot be: there is no back \"" + back + "\", only 1 to 4.",
                       " geht nicht: Eine Rückseite „" + back + "“ gibt es nicht, nur 1 bis 4."};
  }
  if (draws)
    return word + Line{" is too long: behind \"draw:\" stands the number of the stack alone.",
                       " ist zu lang: Hinter „draw:“ steht nur die Nummer des Stapels."};
  return word +
         Line{
             " has a face that no card has: a face is for example +3, -2 or x@1.",
             " hat eine Vorderseite, die es auf keiner Karte gibt: Eine Vorderseite ist zum Beispiel +3, -2 oder x@1."};
}

/// Whether this move of a kind is refused by this rule; the hint says what happens instead.
Hint is_refused(const State& state, std::string_view text, Rule wanted, MoveKind kind, const Line& other_kind) {
  if (text.empty()) return course::nothing_yet();
  const auto move = parse_move(game, state, text);
  if (!move) return unreadable(text);
  const auto rule = game.why_not(state, *move);
  if (!rule)
    return quoted(text) + Line{" is allowed, so no rule is broken. ", " ist erlaubt, also bricht das keine Regel. "} +
           course::says(wanted);
  if (*rule != wanted)
    return Line{"That breaks another rule. ", "Das bricht eine andere Regel. "} + refused_by(text, *rule);
  if (move->kind != kind) return other_kind;
  return course::right(refused_by(text, *rule));
}

/// What keeps a text from being a race: four times runner:field, with commas between them. Nothing if it is one.
Line fault_of_race(std::string_view race) {
  if (!race.starts_with("race="))
    return {"The line \"race=\" is gone; put it back.", "Die Zeile „race=“ ist weg; schreib sie wieder hin."};
  race.remove_prefix(5);
  if (race.find("race=") != std::string_view::npos)
    return {"\"race=\" stands there already, so it must not come a second time.",
            "„race=“ steht schon davor und darf kein zweites Mal kommen."};
  if (race.find_first_of(" \t") != std::string_view::npos)
    return {"There must be no blanks in a race.", "In einem Rennen stehen keine Leerzeichen."};
  int entries = 0;
  for (const std::string& entry : course::words_of(std::string{race}, ",")) {
    ++entries;
    const std::string runner = entry.substr(0, entry.find(':'));
    if (runner.size() == 1 && std::isalpha(static_cast<unsigned char>(runner.front())) != 0)
      return {"Here the runners are numbers: A to D are 0 to 3.",
              "Hier sind die Läufer Zahlen: A bis D heißen 0 bis 3."};
    const std::string field = entry.substr(std::min(entry.size(), runner.size() + 1));
    const std::string digits = field.substr(field.starts_with('-') ? 1 : 0);
    if (runner.size() != 1 || digits.empty() || digits.find_first_not_of("0123456789") != std::string::npos)
      return quoted(entry) + Line{" is no runner with its field; it looks like 0:9.",
                                  " ist kein Läufer mit seinem Feld; so sieht einer aus: 0:9."};
    if (digits.size() > 2)
      return {"No runner ever gets as far as field " + field + ".", "Bis auf Feld " + field + " kommt nie ein Läufer."};
    if (runner.front() < '0' || runner.front() > '3')
      return {"There is no runner " + runner + ", only 0 to 3.",
              "Einen Läufer " + runner + " gibt es nicht, nur 0 bis 3."};
  }
  if (entries == runner_count) return {};
  const std::string count = std::to_string(entries);
  return {"There are " + count + " runners, but it takes four.",
          "Das sind " + count + " Läufer, es müssen aber vier sein."};
}

Hint breaks_order(std::string_view race) {
  if (race == standings) return course::nothing_yet();
  if (Line fault = fault_of_race(race); !fault.english.empty()) return fault;
  const auto state = position_with(race);
  if (state)
    return Line{"This position is possible, it breaks no rule. ",
                "Diese Stellung ist möglich, sie bricht keine Regel. "} +
           course::says(Rule::race_order);
  const Line why = course::reason(game, state.error());
  if (why.english.find("OL-5") != std::string::npos) return course::right(refused_by(race, Rule::race_order));
  return Line{"The library refuses it for another reason: ", "Die Bibliothek lehnt sie aus einem anderen Grund ab: "} +
         why + ".";
}

/// Whether the pupil's guard says of every draw and every card what OL-10 says of it, before D has drawn and after.
Hint guards() {
  const std::vector<std::string> drawn{"1:+3", "2:+5", "3:x@2", "4:+3", "4:x@1"};
  bool is_untouched = true;
  Line wrong;
  for (const bool has_drawn : {false, true}) {
    const std::vector<std::string> hand{drawn.begin(), drawn.end() - (has_drawn ? 0 : 1)};
    const State state =
        *parse_state(game, has_drawn ? std::string{beginning} + std::string{standings} + std::string{hands}
                                     : std::string{before_drawing});
    for (const std::string& move : all_moves) {
      const bool found = is_forbidden(move, hand, has_drawn);
      is_untouched = is_untouched && !found;
      if (const bool wanted = game.why_not(state, *parse_move(game, state, move)).has_value(); found != wanted)
        wrong =
            quoted(move) +
            (has_drawn ? Line{", after D has drawn, is ", " ist, nachdem D gezogen hat, "}
                       : Line{", before D has drawn, is ", " ist, bevor D gezogen hat, "}) +
            (wanted ? Line{"forbidden, and your guard lets it through.", "verboten, und dein Wächter lässt es durch."}
                    : Line{"allowed, and your guard forbids it.", "erlaubt, und dein Wächter verbietet es."});
    }
  }
  if (is_untouched) return course::nothing_yet();
  if (!wrong.english.empty()) return wrong;
  return course::right({"Nobody gets past your guard.", "An deinem Wächter kommt niemand vorbei."});
}

}  // namespace

int main(int count, char** arguments) {
  course::Tasks tasks{count, arguments};
  const State d_lays = *position_with(standings);
  tasks.add(is_refused(
      d_lays, wrong_card, Rule::draw_and_lay, MoveKind::lay,
      {"D shall lay a card here, so begin with \"lay:\".", "Hier soll D eine Karte legen, fang also mit „lay:“ an."}));
  tasks.add(is_refused(d_lays, wrong_time, Rule::draw_and_lay, MoveKind::draw,
                       {"Laying is what D has to do at this time. What has D done before?",
                        "Zum Legen ist gerade die richtige Zeit. Was hat D davor getan?"}));
  tasks.add(is_refused(*parse_state(game, stack_1_empty), empty_stack, Rule::empty_stack, MoveKind::draw, {}));
  tasks.add(breaks_order(impossible));
  tasks.add_voluntary(guards());
  return tasks.finish({"Each time the library knew the rule.", "Jedes Mal hat die Bibliothek die Regel genannt."});
}

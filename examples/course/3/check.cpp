#include <optional>
#include <string>
#include <string_view>

#include <course.hpp>

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

auto position_with(std::string_view race) {
  return parse_state(game, std::string{beginning} + std::string{race} + std::string{hands});
}

/// Whether this move of a kind is refused by this rule; the hint says what happens instead.
Hint is_refused(const State& state, std::string_view text, Rule wanted, MoveKind kind, const Line& other_kind) {
  const Line quoted = Line{} + ('"' + std::string{text} + '"');
  if (text.empty())
    return Line{"there is nothing between the quotation marks yet.",
                "zwischen den Anführungszeichen steht noch nichts."};
  const auto move = parse_move(game, state, text);
  if (!move)
    return quoted + Line{" cannot be read as a move: ", " ist nicht als Zug zu lesen: "} +
           course::reason(game, move.error()) + ".";
  const auto rule = game.why_not(state, *move);
  if (!rule)
    return quoted + Line{" is allowed, so no rule is broken. ", " ist erlaubt, also bricht das keine Regel. "} +
           course::says(wanted);
  if (*rule != wanted)
    return quoted + Line{" is refused, but by another rule. ", " wird abgelehnt, aber von einer anderen Regel. "} +
           course::says(*rule);
  if (move->kind != kind) return other_kind;
  return course::right;
}

Hint breaks_order(std::string_view race) {
  if (race == standings)
    return Line{"this position is still the one of the exercise.", "das ist noch die Stellung aus der Aufgabe."};
  const auto state = position_with(race);
  if (state)
    return Line{"this position is possible, no rule is broken. ",
                "diese Stellung ist möglich, sie bricht keine Regel. "} +
           course::says(Rule::race_order);
  const Line why = course::reason(game, state.error());
  if (why.english.find("OL-5") != std::string::npos) return course::right;
  return Line{"the library refuses it for another reason: ", "die Bibliothek lehnt sie aus einem anderen Grund ab: "} +
         why + ".";
}

}  // namespace

int main(int count, char** arguments) {
  course::Tasks tasks{count, arguments};
  const State d_lays = *position_with(standings);
  tasks.add(is_refused(d_lays, wrong_card, Rule::draw_and_lay, MoveKind::lay,
                       {"D shall lay a card here, so begin with \"lay:\".",
                        "hier soll D eine Karte legen, fang also mit \"lay:\" an."}));
  tasks.add(is_refused(d_lays, wrong_time, Rule::draw_and_lay, MoveKind::draw,
                       {"laying is what D has to do at this time. What has D done before?",
                        "zum Legen ist gerade die richtige Zeit. Was hat D davor getan?"}));
  tasks.add(is_refused(*parse_state(game, stack_1_empty), empty_stack, Rule::empty_stack, MoveKind::draw, {}));
  tasks.add(breaks_order(impossible));
  return tasks.finish({"Each time the library knew the rule.", "Jedes Mal hat die Bibliothek die Regel genannt."});
}

#include <algorithm>
#include <cctype>
#include <cstdlib>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <regelwerk/core/language/tell.hpp>
#include <rules.hpp>

// Lesson 2: which rule makes something happen, and which one forbids a move. A round is told by the library's
// sentences, and what it says is behind each of them is the answer.

namespace {

using namespace regelwerk;
using namespace ostfriesenlauf;
using course::Hint;
using course::Line;

constexpr Game<> game;
constexpr std::string_view last_lays =
    "ostfriesenlauf/1 phase=lay turn=3 stack=- sign=sheep race=0:35,1:33,2:30,3:28 "
    "hands=1:+2,1:+3,2:+4,3:+2,4:+2/1:+5,2:+2,3:+3,4:+5/1:+4,2:+3,3:+4,4:+4/1:+3,2:+5,3:+5,4:+3 "
    "laid=4:-2@2,3:x@2,1:finish@hedgehog,- played=-";
constexpr std::string_view d_lays =
    "ostfriesenlauf/1 phase=lay turn=0 stack=- sign=fish race=0:9,1:7,2:4,3:4 "
    "hands=1:+2,2:+4,3:+2,4:+2/1:-2,2:+2,3:+3,4:+5/1:+4,2:+3,3:+6,4:+7/1:+3,2:+5,3:x@2,4:+3,4:x@1 laid=-,-,-,- "
    "played=-";
constexpr std::string_view stack_1_empty =
    "ostfriesenlauf/1 phase=draw turn=0 stack=- sign=fish race=3:0,2:0,1:0,0:0 "
    "hands=1:+2,1:+2,1:+3,1:+3/1:+4,1:+4,1:+5,1:+5/1:-2,1:+3@3,1:+5@2,1:-1@2/1:-6@4,1:x@2,1:finish@hedgehog,2:+2 "
    "laid=-,-,-,- played=-";

/// Names seats by letters, as the terminal program does.
struct Letters {
  constexpr void operator()(auto& out, Seat seat) const noexcept { out << course::letter(seat.index()); }
};

std::string told(const View& seen, const Event& event, auto language) {
  Text<200> out;
  write_sentence(out, game, seen, event, language, Letters{});
  return std::string{out.view()};
}

/// A sentence of the story, and the rule behind it; none behind the turning over of a card, which always comes first.
struct Told {
  Line sentence;
  std::optional<Rule> rule;
};

struct Round {
  std::vector<Told> story;
  State end;
};

/// What happens when all cards lie.
Round carried_out() {
  Round round;
  const State state = *parse_state(game, last_lays);
  auto seen = game.view(state, spectator);
  round.end = game.play(state, *parse_move(game, state, "lay:1:+2"), [&](const Event& event) {
    const Event shown = game.shown(event, spectator);
    const Line sentence{told(seen, shown, english), told(seen, shown, german)};
    const bool is_turned_over = event.kind == EventKind::card_revealed;
    if (event.kind != EventKind::card_laid && !sentence.english.empty())
      round.story.push_back({sentence, is_turned_over ? std::nullopt : std::optional{event.rule}});
    if (!game.apply(seen, shown)) std::abort();  // an event of another game
  });
  return round;
}

Rule refusal(const State& state, std::string_view move) {
  return *game.why_not(state, *parse_move(game, state, move));
}

/// The rule that an answer names, as OL-14, ol 14, OL-014 or 14; none if it names several, or none of this game.
std::optional<Rule> rule_named(const std::string& answer) {
  std::string number;
  std::string title;  // the word before a number
  for (const std::string& word : course::words_of(answer, ",;.:-")) {
    const auto digits =
        std::find_if(word.begin(), word.end(), [](unsigned char letter) { return std::isdigit(letter) != 0; });
    if (digits != word.begin()) title.assign(word.begin(), digits);
    if (digits == word.end()) continue;
    const bool is_of_another_game = title.size() == 2 && title == course::tidy(title) && title != "OL";
    const std::string found{std::find_if(digits, word.end(), [](char digit) { return digit != '0'; }), word.end()};
    if (is_of_another_game) return std::nullopt;
    if (!number.empty() && course::tidy(title) != "OL" && !title.empty()) continue;  // such as "place 2"
    if (!number.empty() && number != found) return std::nullopt;
    number = found;
  }
  for (int i = 0; i < rule_count; ++i) {
    if ("OL-" + number == info(static_cast<Rule>(i)).id) return static_cast<Rule>(i);
  }
  return std::nullopt;
}

/// What a wrong rule has to do with the right one, where people mix them up.
Line difference(Rule named, Rule wanted) {
  if (named == Rule::forward_and_back && wanted == Rule::before_and_behind)
    return {"The card counts from another runner. ", "Die Karte zählt von einem anderen Läufer aus. "};
  if (named == Rule::refill && wanted == Rule::empty_stack)
    return {"There is nothing that could go back. ", "Es gibt nichts, das zurückkommen könnte. "};
  if (named == Rule::farthest_across && wanted == Rule::owner_wins)
    return {"That is about runners; here a player has won. ",
            "Die handelt von Läufern; hier hat ein Spieler gewonnen. "};
  if (named == Rule::end && wanted == Rule::finish_line)
    return {"That says when the game ends, not who is across. ",
            "Die sagt, wann das Spiel endet, und nicht, wer im Ziel ist. "};
  if (named == Rule::draw_and_lay && wanted == Rule::end)
    return {"Nobody has a turn any more. ", "An der Reihe ist niemand mehr. "};
  if (named == Rule::unowned_without_card && wanted == Rule::empty_stack)
    return {"A is no runner without an owner. ", "A ist kein Läufer ohne Besitzer. "};
  if (named == Rule::place_addressed || named == Rule::carrying_out)
    return {"That holds for every card; look for the rule about what this one does. ",
            "Das gilt für jede Karte; such die Regel für das, was gerade diese tut. "};
  return {};
}

Hint is_rule(const std::string& answer, Rule wanted) {
  if (answer.empty()) return course::nothing_yet();
  const auto named = rule_named(answer);
  if (!named) return Line{"Write just one ID, OL-1 to OL-32.", "Schreib nur eine Kennung, OL-1 bis OL-32."};
  if (*named == wanted) return course::right();
  return Line{"It is another rule. ", "Es ist eine andere Regel. "} + difference(*named, wanted) + course::says(*named);
}

}  // namespace

int main(int count, char** arguments) {
  course::Tasks tasks{count, arguments, course::Asks::questions};
  const course::Answers answers{tasks.file(), 9};
  const Round round = carried_out();
  int question = 0;
  for (const Told& told : round.story) {
    if (!told.rule) {
      tasks.print(told.sentence);
      continue;
    }
    ++question;
    tasks.print(Line{} + ("  " + std::to_string(question) + ". ") + told.sentence);
    tasks.add(is_rule(answers.to(question), *told.rule));
  }
  tasks.add(is_rule(answers.to(7), refusal(*parse_state(game, d_lays), "lay:4:+7")));
  tasks.add(is_rule(answers.to(8), refusal(*parse_state(game, stack_1_empty), "draw:1")));
  tasks.add(is_rule(answers.to(9), refusal(round.end, "draw:1")));
  return tasks.finish({"You find your way in the rule book.", "Du kennst dich im Regelheft aus."});
}

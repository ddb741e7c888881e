#include <algorithm>
#include <array>
#include <cstddef>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <course.hpp>

// Lesson 8: what must be true of every game of two, whatever its rules: a move is a number from 0 to 9. So the check
// takes Shells as well as the pupil's own game. The pupil's file comes before this one.

namespace {

using course::Hint;
using course::Line;

constexpr int moves = 10;
constexpr std::size_t most_positions = 20000;

bool is_allowed(const Position& position, int move) {
  return why_not(position, move).empty();
}

/// All positions of a game, as far as they can be reached, and what is wrong with them.
class Walk {
 public:
  Walk() { visit(beginning); }

  [[nodiscard]] std::size_t positions() const { return best_.size(); }
  [[nodiscard]] bool wins(int player) const { return wins_[static_cast<std::size_t>(player)]; }
  /// Who wins if both play as well as they can; who has won in the end, if `at` is an end.
  [[nodiscard]] int best(const Position& at) const { return *best_.at(at); }

  /// What is wrong, by task.
  Hint unrefused, wrong_end, idle_move, endless;

 private:
  std::string line() const {
    std::string out;
    for (std::size_t i = 0; i < line_.size() && i < 12; ++i) out += (i == 0 ? "" : " ") + std::to_string(line_[i]);
    return out + (line_.size() > 12 ? " ..." : "");
  }
  Line after() const {
    if (line_.empty()) return {"At the beginning ", "Am Anfang "};
    return {"After the moves " + line() + " ", "Nach den Zügen " + line() + " "};
  }
  static void note(Hint& hint, const Line& line) {
    if (!hint) hint = line;
  }

  int visit(const Position& at) {
    if (const auto known = best_.find(at); known != best_.end()) {
      if (!known->second)
        note(endless, after() + Line{"a position comes back, so the game can go on for ever.",
                                     "kommt eine Stellung wieder, das Spiel kann also ewig dauern."});
      return known->second.value_or(-1);
    }
    if (endless) return -1;
    if (best_.size() >= most_positions || line_.size() > 500) {
      note(endless,
           after() + Line{"the game still goes on. Is every move refused that takes more than there is?",
                          "geht das Spiel immer noch weiter. Wird jeder Zug abgelehnt, der mehr nimmt, als da ist?"});
      return -1;
    }
    best_[at] = std::nullopt;
    const int value = value_of(at);
    best_[at] = value;
    return value;
  }

  int value_of(const Position& at) {
    int allowed = 0;
    int value = 1 - at.turn;
    const int won = winner(at);
    for (int move = 0; move < moves; ++move) {
      if (!is_allowed(at, move)) continue;
      ++allowed;
      if (won != -1) {
        note(
            wrong_end,
            after() + Line{"the game is won, but the move " + std::to_string(move) +
                               " is still allowed. Does a rule end the game, and is more taken than there is?",
                           "ist das Spiel gewonnen, aber der Zug " + std::to_string(move) +
                               " ist noch erlaubt. Beendet eine Regel das Spiel, und wird mehr genommen, als da ist?"});
        break;
      }
      const Position next = play(at, move);
      if (next == at) {
        note(idle_move, after() + Line{"the move " + std::to_string(move) + " is allowed and changes nothing.",
                                       "ist der Zug " + std::to_string(move) + " erlaubt und ändert nichts."});
        continue;
      }
      line_.push_back(move);
      if (visit(next) == at.turn) value = at.turn;
      line_.pop_back();
    }
    if (allowed == moves)
      note(unrefused, after() + Line{"every move from 0 to 9 is allowed. What does a rule forbid?",
                                     "ist jeder Zug von 0 bis 9 erlaubt. Was verbietet eine Regel?"});
    if (won == -1 && allowed == 0)
      note(endless, after() + Line{"nobody has won, but no move is allowed.",
                                   "hat niemand gewonnen, aber kein Zug ist erlaubt."});
    if (won == 0 || won == 1) wins_[static_cast<std::size_t>(won)] = true;
    return won == -1 ? value : won;
  }

  std::map<Position, std::optional<int>> best_;
  std::vector<int> line_;
  std::array<bool, 2> wins_{};
};

/// What the rules of Shells say of each task, as long as the game begins like them. A game of the pupil's own has
/// another beginning, or another Position.
template <class P>
class Shells {
 public:
  static constexpr int begun = 12;
  static constexpr bool are_here = [] {
    if constexpr (requires(P at) { P{begun, 0}, at.shells, at.turn; }) return beginning == P{begun, 0};
    return false;
  }();

  /// MU-1 and MU-2, which are named by what forbids the move.
  static Hint refuses_wrongly() {
    for (int take = 0; take < moves; ++take) {
      if (Hint wrong = is_refused(begun, take, 1 <= take && take <= 3 ? "" : "MU-1")) return wrong.text + own_numbers();
    }
    for (int there = 1; there < 3; ++there) {
      for (int take = 1; take <= 3; ++take) {
        if (Hint wrong = is_refused(there, take, take > there ? "MU-2" : "")) return wrong;
      }
    }
    return {};
  }
  /// MU-3; that another rule forbids the same is as good.
  static Hint goes_on() {
    for (int take = 1; take <= 3; ++take) {
      if (is_allowed(P{0, 1}, take))
        return of(0) + Line{"one may still take " + std::to_string(take) + ", against MU-3.",
                            "darf man noch " + std::to_string(take) + " nehmen, gegen MU-3."};
    }
    return {};
  }
  static Hint plays_otherwise() {
    for (int there = begun; there > 0; --there) {
      for (int take = 1; take <= std::min(there, 3); ++take) {
        for (const int turn : {0, 1}) {
          if (Hint wrong = is_played(P{there, turn}, take)) return wrong;
        }
      }
    }
    return {};
  }
  static Hint wrong_winner() {
    for (int there = begun; there > 0; --there) {
      if (const int won = winner(P{there, 0}); won != -1)
        return of(there) + Line{"nobody has won yet, but your winner says " + std::to_string(won) + ".",
                                "hat noch niemand gewonnen, aber dein winner sagt " + std::to_string(won) + "."};
    }
    for (const int turn : {0, 1}) {
      if (const int won = winner(P{0, turn}); won != 1 - turn) return taken_by_the_other(turn, won);
    }
    return {};
  }

 private:
  static Line of(int there) {
    const std::string number = std::to_string(there);
    return there == 1 ? Line{"Of 1 shell ", "Bei 1 Muschel "}
                      : Line{"Of " + number + " shells ", "Bei " + number + " Muscheln "};
  }
  static Line own_numbers() {
    return {" If your game has other numbers, begin with another one than 12.",
            " Hat dein Spiel andere Zahlen, fang auch mit einer anderen als 12 an."};
  }
  /// Whether the move is refused by this rule, or allowed if it is "".
  static Hint is_refused(int there, int take, std::string_view rule) {
    const std::string found{why_not(P{there, 0}, take)};
    if (found == rule) return {};
    const std::string number = std::to_string(take);
    if (rule.empty())
      return of(there) + Line{"taking " + number + " is forbidden (\"" + found + "\"), but MU-1 and MU-2 allow it.",
                              "ist " + number + " nehmen verboten („" + found + "“), MU-1 und MU-2 erlauben es aber."};
    const std::string id{rule};
    if (found.empty())
      return of(there) + Line{"one may take " + number + ", against " + id + ".",
                              "darf man " + number + " nehmen, gegen " + id + "."};
    return of(there) + Line{"taking " + number + " is forbidden by " + id + ", but your answer is \"" + found + "\".",
                            "verbietet " + id + ", " + number + " zu nehmen; deine Antwort ist „" + found + "“."};
  }
  static Hint is_played(const P& before, int take) {
    const P next = play(before, take);
    const std::string number = std::to_string(take);
    const Line taken = of(before.shells) + Line{number + " taken: ", number + " nehmen: "};
    if (next == before) return taken + Line{"your play changes nothing.", "Dein play ändert nichts."};
    if (next.shells != before.shells - take)
      return taken + Line{std::to_string(next.shells) + " are left by your play.",
                          "Nach deinem play liegen noch " + std::to_string(next.shells) + " da."};
    if (next.turn != 1 - before.turn)
      return taken + Line{"then it is player " + std::to_string(1 - before.turn) + "'s turn, and your play says " +
                              std::to_string(next.turn) + ".",
                          "Danach ist Spieler " + std::to_string(1 - before.turn) + " dran, dein play sagt " +
                              std::to_string(next.turn) + "."};
    return {};
  }
  static Hint taken_by_the_other(int turn, int found) {
    const std::string here = std::to_string(turn);
    const std::string other = std::to_string(1 - turn);
    const std::string said = std::to_string(found);
    return Line{"Player " + here + " is to move and nothing is left: so player " + other +
                    " took the last one and has won by MU-4, but your winner says " + said +
                    ". If the last one is to lose in your game, begin with another number.",
                "Spieler " + here + " ist dran und es liegt nichts mehr da: Also hat Spieler " + other +
                    " die letzte genommen und nach MU-4 gewonnen, aber dein winner sagt " + said +
                    ". Soll die letzte bei dir verlieren, fang mit einer anderen Zahl an."};
  }
};

Hint both_can_win(const Walk& walk) {
  if (walk.endless) return walk.endless;
  for (const int player : {0, 1}) {
    if (!walk.wins(player))
      return Line{"Player " + std::to_string(player) + " can never win. Does the turn change after every move?",
                  "Spieler " + std::to_string(player) + " kann nie gewinnen. Wechselt nach jedem Zug, wer dran ist?"};
  }
  return course::right();
}

/// What is wrong with a game of the pupil's own, task by task. Its end cannot be judged if nothing leads there.
std::vector<Hint> faults_of(const Walk& walk) {
  const bool has_end = walk.wins(0) || walk.wins(1);
  const Hint end = has_end || walk.wrong_end ? walk.wrong_end : course::depends_on(walk.idle_move ? 3 : 4);
  return {walk.unrefused, end, walk.idle_move, walk.idle_move ? course::depends_on(3) : both_can_win(walk)};
}

template <class P>
std::vector<Hint> faults(const Walk& walk) {
  using Known = Shells<P>;
  if constexpr (Known::are_here)
    return {Known::refuses_wrongly(), Known::goes_on(), Known::plays_otherwise(), Known::wrong_winner()};
  return faults_of(walk);
}

/// What each task begins with in the exercise; one function is for two of them.
constexpr std::array<std::string_view, 4> exercise{
    "why_not(Position position, int take) { return \"\"; }", "why_not(Position position, int take) { return \"\"; }",
    "play(Position position, int take) { return position; }", "winner(Position position) { return -1; }"};

}  // namespace

int main(int count, char** arguments) {
  course::Tasks tasks{count, arguments};
  const Walk walk;
  const std::vector<Hint> found = faults<Position>(walk);
  for (std::size_t i = 0; i < exercise.size(); ++i)
    tasks.add(course::is_untouched(tasks.file(), exercise[i]) ? course::nothing_yet() : found[i]);
  if (walk.endless) return tasks.finish({});
  const std::string positions = std::to_string(walk.positions());
  const std::string best = std::to_string(walk.best(beginning));
  return tasks.finish({"Your game has " + positions + " positions, and player " + best + " can always win.",
                       "Dein Spiel hat " + positions + " Stellungen, und Spieler " + best + " kann immer gewinnen."});
}

#include <array>
#include <cstddef>
#include <map>
#include <optional>
#include <string>
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

/// What follows from the rules of Shells, as long as the game begins like them. A game of the pupil's own has another
/// beginning, or another Position.
template <class P>
class Shells {
 public:
  Hint takes_too_many() const {
    if constexpr (are_here) {
      for (int there = 2; there <= begun; ++there) {
        for (int take = there + 1; take < moves; ++take) {
          if (is_allowed(P{there, 0}, take))
            return of(there) + Line{"one may take " + std::to_string(take) + ", against MU-2.",
                                    "darf man " + std::to_string(take) + " nehmen, gegen MU-2."};
        }
      }
    }
    return {};
  }
  Hint plays_otherwise() const {
    if constexpr (are_here) {
      const P next = play(beginning, 1);
      if (next == beginning) return {};  // told as a move that changes nothing
      if (next.turn != 1)
        return Line{"It is player 1's turn after the first move, and your play does not say so.",
                    "Nach dem ersten Zug ist Spieler 1 dran, und dein play sagt das nicht."};
      if (next.shells != begun - 1)
        return of(begun) + Line{"one is taken, and " + std::to_string(next.shells) + " are left.",
                                "wird eine genommen, und " + std::to_string(next.shells) + " bleiben liegen."};
    }
    return {};
  }
  Hint wrong_winner() const {
    if constexpr (are_here) {
      if (winner(P{0, 0}) == 0 && winner(P{0, 1}) == 1)
        return Line{
            "Player 0 is to move and nothing is left: so player 1 took the last one and has won by MU-4, but your "
            "winner "
            "says 0. If the last one is to lose in your game, begin with another number.",
            "Spieler 0 ist dran und es liegt nichts mehr da: Also hat Spieler 1 die letzte genommen und nach MU-4 "
            "gewonnen, aber dein winner sagt 0. Soll die letzte bei dir verlieren, fang mit einer anderen Zahl an."};
    }
    return {};
  }

 private:
  static constexpr int begun = 12;
  static constexpr bool are_here = [] {
    if constexpr (requires(P at) { P{begun, 0}, at.shells, at.turn; }) return beginning == P{begun, 0};
    return false;
  }();
  static Line of(int there) {
    return {"Of " + std::to_string(there) + " shells ", "Bei " + std::to_string(there) + " Muscheln "};
  }
};

/// The first hint that there is.
Hint first_of(const Hint& one, const Hint& other) {
  return one ? one : other;
}

Hint both_can_win(const Walk& walk) {
  if (walk.endless) return walk.endless;
  for (const int player : {0, 1}) {
    if (!walk.wins(player))
      return Line{"Player " + std::to_string(player) + " can never win. Does the turn change after every move?",
                  "Spieler " + std::to_string(player) + " kann nie gewinnen. Wechselt nach jedem Zug, wer dran ist?"};
  }
  return course::right();
}

}  // namespace

int main(int count, char** arguments) {
  course::Tasks tasks{count, arguments};
  const Walk walk;
  const Shells<Position> shells;
  tasks.add(first_of(walk.unrefused, shells.takes_too_many()));
  tasks.add(walk.wrong_end);
  tasks.add(first_of(walk.idle_move, shells.plays_otherwise()));
  tasks.add(first_of(both_can_win(walk), shells.wrong_winner()));
  if (walk.endless) return tasks.finish({});
  const std::string positions = std::to_string(walk.positions());
  const std::string best = std::to_string(walk.best(beginning));
  return tasks.finish({"Your game has " + positions + " positions, and player " + best + " can always win.",
                       "Dein Spiel hat " + positions + " Stellungen, und Spieler " + best + " kann immer gewinnen."});
}

#pragma once
#include <array>
#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "prompt.hpp"
#include "stage.hpp"
#include "text.hpp"

namespace play {

/// What a person's turn came to.
enum class After {
  moved,    ///< a move was made
  changed,  ///< a move was taken back or another game loaded
  stopped,  ///< the person left, or the input ended
};

/// One person's turn: shows what it may know and does what it types.
template <Adapter A>
class Person {
 public:
  using G = typename A::Game;
  using Seat = regelwerk::Seat;

  Person(Stage<A>& stage, Seat seat) : stage_(stage), seat_(seat) {}

  [[nodiscard]] After act(bool pause) {
    if (!take_screen()) return After::stopped;
    stage_.tell(seat_);
    stage_.draw_again(seat_);
    list_moves({}, most_listed);
    while (!after_) {
      const auto line = ask(stage_.terminal(), join(stage_.name(seat_), "> "));
      if (!line) return After::stopped;
      obey(*line);
    }
    if (*after_ != After::moved) return *after_;
    if (stage_.persons() > 1) stage_.tell(seat_);
    const regelwerk::Actor next = stage_.table().actor();
    if (!pause || next.is(seat_) || next.is_nobody()) return After::moved;
    stage_.tell(seat_);
    const auto line = ask(stage_.terminal(), "Enter goes on, back takes the move back> ");
    if (!line) return After::stopped;
    if (*line == "back") take_back({});
    return *after_;
  }

 private:
  /// More moves than this are not listed unasked.
  static constexpr std::size_t most_listed = 80;

  struct Command {
    std::string_view word;
    std::string_view help;
    void (Person::*run)(const std::string& rest);
  };
  static std::span<const Command> commands() {
    static constexpr std::array all{
        Command{"help", "how to type moves, and these commands", &Person::help},
        Command{"moves", "moves [TEXT]: all legal moves by number, or those with the text in them", &Person::moves},
        Command{"board", "the board and your hand", &Person::board},
        Command{"rules", "rules [ID]: one rule, or all of them", &Person::rules},
        Command{"back", "take your last move back, if nobody has learned anything since", &Person::take_back},
        Command{"replay", "replay [N]: tell the game again, or its last N moves", &Person::replay},
        Command{"save", "save FILE: write the game down, hidden cards included", &Person::save},
        Command{"load", "load FILE: go on with a game that was saved", &Person::load},
        Command{"quit", "leave the game", &Person::quit},
    };
    return all;
  }

  /// Where several people share a screen, nobody sees the next one's hand before that one sits there.
  bool take_screen() {
    if (stage_.persons() < 2 || stage_.watcher() == regelwerk::Viewer{seat_}) return true;
    stage_.hand_to(seat_);
    if (stage_.terminal().screen) stage_.say("\033[2J\033[3J\033[H");
    const auto line = ask(stage_.terminal(), join("The screen is for ", stage_.name(seat_), " now; press Enter> "));
    if (line && *line == "quit") return false;
    if (line && stage_.terminal().screen) stage_.say("\033[2J\033[H");
    return line.has_value();
  }

  [[nodiscard]] auto view() { return stage_.game().view(stage_.table().state(), seat_); }

  void obey(const std::string& line) {
    if (line.empty()) return;
    // A move may be called like a command.
    if (const auto move = parse_move(stage_.game(), view(), line); move && !stage_.game().why_not(view(), *move)) {
      return make(*move);
    }
    const std::string word = line.substr(0, line.find(' '));
    const std::size_t rest = line.find_first_not_of(' ', word.size());
    for (const Command& command : commands()) {
      if (!regelwerk::same_letters(word, command.word)) continue;
      return (this->*command.run)(rest == std::string::npos ? "" : line.substr(rest));
    }
    if (const auto number = number_in<std::size_t>(line)) return by_number(*number);
    by_text(line);
  }

  void by_number(std::size_t number) {
    const auto legal = stage_.game().moves(view());
    if (number >= 1 && number <= legal.size()) return make(legal[number - 1]);
    stage_.say(join("There are moves 1 to ", legal.size(), "; moves lists them.\n"));
  }

  void by_text(const std::string& text) {
    const auto move = parse_move(stage_.game(), view(), text);
    if (!move) {
      stage_.say(join("  ", text, "\n  ", std::string(move.error().position, ' '), "^ ", move.error().reason,
                      " (help shows how moves are written)\n"));
    } else if (const auto rule = stage_.game().why_not(view(), *move)) {
      stage_.say(join(text, " is refused. ", stage_.rule_text(*rule), "\n"));
    } else {
      make(*move);
    }
  }

  void make(const typename G::Move& move) {
    stage_.table().play(move);
    after_ = After::moved;
  }

  /// The moves that hold `part`, with their numbers among all; so many at most, the last one always among them.
  void list_moves(std::string_view part, std::size_t most) {
    std::vector<std::string> texts;
    std::vector<std::size_t> numbers;
    const auto seen = view();
    const auto legal = stage_.game().moves(seen);
    for (std::size_t i = 0; i < legal.size(); ++i) {
      const auto text = to_text(stage_.game(), seen, legal[i]);
      if (text.view().find(part) == std::string_view::npos) continue;
      texts.emplace_back(text);
      numbers.push_back(i + 1);
    }
    const std::size_t hidden = texts.size() > most ? texts.size() - most : 0;
    if (hidden > 0) {
      const auto from = static_cast<std::ptrdiff_t>(most) - 1;
      texts.erase(texts.begin() + from, texts.end() - 1);
      numbers.erase(numbers.begin() + from, numbers.end() - 1);
    }
    stage_.say(in_columns(texts, numbers));
    if (hidden > 0)
      stage_.say(join("      and ", hidden, " more; moves lists all, moves TEXT those with it in them\n"));
  }
  void moves(const std::string& part) { list_moves(part, std::string::npos); }
  void board(const std::string& /*rest*/) { stage_.draw(seat_); }

  void help(const std::string& /*rest*/) {
    stage_.say(join("A move is its number in the list or its text:\n", A::how_to_move, "Commands:\n"));
    for (const Command& command : commands()) {
      stage_.say(join(command.word, std::string(15 - command.word.size(), ' '), command.help, "\n"));
    }
  }

  void rules(const std::string& id) {
    bool found = false;
    for (const regelwerk::RuleInfo& rule : G::rules) {
      if (!id.empty() && !regelwerk::same_letters(id, rule.id)) continue;
      found = true;
      stage_.say(join(stage_.terminal().ink.bold(rule.id), ": ", rule.sentence));
      stage_.say(id.empty() ? std::string{"\n"} : join(" [", rule.source, "]\n"));
    }
    if (!found) stage_.say(join("There is no rule ", id, "; rules lists them all.\n"));
  }

  void take_back(const std::string& /*rest*/) {
    const std::string why_not = stage_.table().take_back(seat_);
    if (why_not.empty()) {
      stage_.forget_undone();
      stage_.say("The move is taken back.\n");
      after_ = After::changed;
    } else {
      stage_.say(join("It cannot be taken back: ", why_not, ".\n"));
    }
  }

  void replay(const std::string& rest) {
    const auto count = rest.empty() ? std::optional{stage_.table().length()} : number_in<std::size_t>(rest);
    if (!count) return stage_.say("replay takes the number of moves, or nothing.\n");
    stage_.retell(seat_, stage_.table().events_before(*count));
  }

  void save(const std::string& path) {
    if (path.empty()) return stage_.say("save needs the name of a file.\n");
    const bool done = write_file(path, stage_.table().record() + "\n");
    stage_.say(done ? join("Saved in ", path, ".\n") : join(path, " cannot be written.\n"));
  }

  void load(const std::string& path) {
    if (path.empty()) return stage_.say("load needs the name of a file.\n");
    const auto text = read_file(path);
    if (!text) return stage_.say(join(path, " cannot be read.\n"));
    std::string wrong;
    const auto table = Table<G>::from_record(*text, wrong);
    if (!table) return stage_.say(join(path, " holds no game to go on with.\n", wrong, "\n"));
    stage_.replace(*table);
    stage_.say(join("Loaded, after ", table->length(), " moves.\n"));
    stage_.introduce();
    after_ = After::changed;
  }

  void quit(const std::string& /*rest*/) { after_ = After::stopped; }

  Stage<A>& stage_;
  Seat seat_;
  std::optional<After> after_;
};

}  // namespace play

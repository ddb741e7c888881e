#pragma once
#include <array>
#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "explanation.hpp"
#include "hint.hpp"
#include "manner.hpp"
#include "move_list.hpp"
#include "prompt.hpp"
#include "rule_examples.hpp"
#include "stage.hpp"
#include "text.hpp"
#include "why_refused.hpp"

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

  Person(Stage<A>& stage, Seat seat, const Manner& manner) : stage_(stage), seat_(seat), manner_(manner) {}

  /// Makes the only legal move, and says so; false if the person is to be asked.
  [[nodiscard]] bool plays_itself() {
    if (!has_one_move(stage_.game(), view()) || !is_seen_to_have_one_move()) return false;
    const auto move = stage_.game().moves(view())[0];
    if (stage_.watcher() == regelwerk::Viewer{seat_}) {
      stage_.tell(seat_);
      stage_.say(
          join(prompt(), to_text(stage_.game(), view(), move).view(), text("   (the only legal move plays itself)\n")));
    } else {
      stage_.say(text("{} has one legal move only, which plays itself.\n", stage_.name(seat_)));
    }
    stage_.table().play(move);
    return true;
  }

  [[nodiscard]] After act() {
    if (!take_screen()) return After::stopped;
    stage_.tell(seat_);
    stage_.draw_again(seat_);
    list_moves({}, most_rows);
    while (!after_) {
      const auto line = next_line();
      if (!line) return After::stopped;
      obey(*line);
    }
    if (*after_ != After::moved) return *after_;
    if (stage_.persons() > 1) stage_.tell(seat_);
    const regelwerk::Actor next = stage_.table().actor();
    if (!manner_.pause || next.is(seat_) || next.is_nobody()) return After::moved;
    stage_.tell(seat_);
    const auto line = ask(stage_.terminal(), text("Enter goes on, undo takes the move back> "));
    if (!line || is_word(*line, "quit")) return After::stopped;
    if (is_word(*line, "undo") || is_word(*line, "back")) {
      take_back({});
    } else {
      keep(*line);
    }
    return *after_;
  }

 private:
  /// Rows of moves that are listed unasked.
  static constexpr std::size_t most_rows = 10;
  /// How many positions that look the same are tried before it counts as known that a seat has no choice.
  static constexpr int lookalikes = 32;

  struct Command {
    std::string_view word;
    std::string_view also;  ///< another word for it
    Phrase help;
    void (Person::*run)(const std::string& rest);
  };
  static std::span<const Command> commands() {
    static constexpr std::array all{
        Command{"help", "?", "how to type moves; help commands: what these commands do", &Person::help},
        Command{"moves", "", "moves [TEXT]: all legal moves by number, or those with the text in them", &Person::moves},
        Command{"hint", "", "the three moves that a search likes best, with their values", &Person::hint},
        Command{"explain", "", "explain [N ...]: what speaks for the moves of the hint, or for these moves",
                &Person::explain},
        Command{"board", "", "board [NAME]: board, hand and what the signs mean; or a part, as a thief's sheet",
                &Person::board},
        Command{"rules", "", "rules [ID]: one rule with its examples, or all of them", &Person::rules},
        Command{"undo", "back", "take your last move back, if nobody has learned anything since", &Person::take_back},
        Command{"replay", "", "replay [N]: tell the game again, or its last N moves", &Person::replay},
        Command{"picture", "", "picture FILE: draw what you see as an SVG, for a browser", &Person::picture},
        Command{"save", "", "save FILE: write the game down, hidden cards included", &Person::save},
        Command{"load", "", "load FILE: go on with a game that was saved", &Person::load},
        Command{"quit", "", "leave the game", &Person::quit},
    };
    return all;
  }

  /// Where several people share a screen, nobody sees the next one's hand before that one sits there.
  bool take_screen() {
    if (stage_.persons() < 2 || stage_.watcher() == regelwerk::Viewer{seat_}) return true;
    stage_.hand_to(seat_);
    if (stage_.terminal().screen) stage_.say("\033[2J\033[3J\033[H");
    const auto line = ask(stage_.terminal(), text("The screen is for {} now; press Enter> ", stage_.name(seat_)));
    if (!line || is_word(*line, "quit")) return false;
    keep(*line);
    if (stage_.terminal().screen) stage_.say("\033[2J\033[H");
    return true;
  }

  /// True if those who have the screen can tell that this seat has one legal move only, so that nothing hidden slips
  /// out by not asking.
  [[nodiscard]] bool is_seen_to_have_one_move() {
    const regelwerk::Viewer watcher = stage_.watcher();
    if (watcher.is(seat_)) return true;
    regelwerk::Random random{manner_.seed};
    const auto seen = stage_.game().view(stage_.table().state(), watcher);
    for (int i = 0; i < lookalikes; ++i) {
      if (!has_one_move(stage_.game(), stage_.game().resample(seen, random))) return false;
    }
    return true;
  }

  [[nodiscard]] static bool is_word(std::string_view line, std::string_view word) {
    return regelwerk::same_letters(line, word);
  }
  /// A text of this program in the language of the terminal.
  template <class... Parts>
  [[nodiscard]] std::string text(Phrase phrase, const Parts&... parts) const {
    return stage_.text(phrase, parts...);
  }
  [[nodiscard]] std::string prompt() const { return join(stage_.name(seat_), "> "); }

  /// What is typed where Enter alone is asked for waits until the seat is asked for a move.
  void keep(const std::string& line) {
    if (!line.empty()) stage_.keep(seat_, line);
  }
  [[nodiscard]] std::optional<std::string> next_line() {
    auto kept = stage_.take_kept(seat_);
    if (!kept) return ask(stage_.terminal(), prompt());
    stage_.say(join(prompt(), *kept, "\n"));
    return kept;
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
      if (!is_word(word, command.word) && !(is_word(word, command.also) && !command.also.empty())) continue;
      return (this->*command.run)(rest == std::string::npos ? "" : line.substr(rest));
    }
    if (const auto number = number_in<std::size_t>(line)) return by_number(*number);
    by_text(line);
  }

  void by_number(std::size_t number) {
    const auto legal = stage_.game().moves(view());
    if (number >= 1 && number <= legal.size()) return make(legal[number - 1]);
    stage_.say(text("There are moves 1 to {}; moves lists them.\n", legal.size()));
  }

  void by_text(const std::string& typed) {
    const auto move = parse_move(stage_.game(), view(), typed);
    if (!move) {
      stage_.say(join("  ", typed, "\n  ", std::string(move.error().position, ' '), "^ ",
                      stage_.reason_text(move.error()), text(" (? shows how moves are written)\n")));
    } else if (const auto rule = stage_.game().why_not(view(), *move)) {
      stage_.say(text("{} is refused. {}\n", typed, stage_.rule_text(*rule)));
      stage_.say(why_refused<A>(stage_.game(), view(), *move, typed, stage_.terminal().ink));
    } else {
      make(*move);
    }
  }

  void make(const typename G::Move& move) {
    stage_.table().play(move);
    after_ = After::moved;
  }

  void list_moves(std::string_view part, std::size_t rows) {
    stage_.say(listed_moves(stage_.game(), view(), part, rows, stage_.terminal().ink));
  }
  void moves(const std::string& part) { list_moves(part, 0); }
  void board(const std::string& part) {
    if (part.empty() || !stage_.draw_part(seat_, part)) stage_.draw_explained(seat_);
  }

  void picture(const std::string& path) {
    if (path.empty()) return stage_.say(text("{} needs the name of a file.\n", "picture"));
    const bool done = write_file(path, A::picture(stage_.game(), view()));
    stage_.say(done ? text("Drawn in {}.\n", path) : text("{} cannot be written.\n", path));
  }

  /// The numbers of a hint are its own, so it does not change what comes.
  void hint(const std::string& /*rest*/) {
    Thinker<A> thinker{stage_.table(), seat_, own_numbers()};
    stage_.say(play::hint<A>(thinker, stage_.table(), manner_.effort, stage_.terminal().ink));
  }
  void explain(const std::string& rest) {
    const std::size_t count = stage_.game().moves(view()).size();
    const auto named = named_moves(rest, count);
    if (!named) {
      return stage_.say(
          text("explain takes up to {} numbers of moves from 1 to {}, or nothing.\n", regelwerk::most_told, count));
    }
    if (count == 1) return stage_.say(text("There is only one legal move, so there is nothing to compare it with.\n"));
    regelwerk::Random random = own_numbers();
    Thinker<A> thinker{stage_.table(), seat_, random};
    stage_.say(explained<A>(thinker, stage_.table(), *named, random(), manner_.effort, stage_.terminal().ink));
  }
  [[nodiscard]] regelwerk::Random own_numbers() {
    return regelwerk::Random::stream(manner_.seed, stage_.table().length());
  }

  void help(const std::string& rest) {
    if (rest.empty()) {
      stage_.say(text("A move is its number in the list or its text:\n{}",
                      A::help.in(stage_.terminal().ink.language()).how_to_move));
      std::string words;
      for (const Command& command : commands()) words += join(" ", command.word);
      return stage_.say(text("Commands:{} (help commands tells what they do)\n", words));
    }
    for (const Command& command : commands()) {
      const std::string words = join(command.word, command.also.empty() ? "" : ", ", command.also);
      stage_.say(join(padded(words, 15), text(command.help), "\n"));
    }
  }

  void rules(const std::string& id) {
    bool found = false;
    for (std::size_t i = 0; i < G::rules.size(); ++i) {
      const auto rule = static_cast<typename G::Rule>(i);
      if (!id.empty() && !regelwerk::same_letters(id, info(rule).id)) continue;
      found = true;
      stage_.say(join(stage_.rule_text(rule), id.empty() ? "" : stage_.source_text(rule), "\n"));
      if (!id.empty()) stage_.say(examples_text(G::name, id, stage_.terminal().ink));
    }
    if (!found) stage_.say(text("There is no rule {}; rules lists them all.\n", id));
  }

  void take_back(const std::string& /*rest*/) {
    const std::string why_not = stage_.table().take_back(seat_, !manner_.ask_all, stage_.terminal().ink);
    if (!why_not.empty()) return stage_.say(text("It cannot be taken back: {}.\n", why_not));
    stage_.forget_undone();
    stage_.say(text("The move is taken back.\n"));
    after_ = After::changed;
  }

  void replay(const std::string& rest) {
    const auto count = rest.empty() ? std::optional{stage_.table().length()} : number_in<std::size_t>(rest);
    if (!count) return stage_.say(text("replay takes the number of moves, or nothing.\n"));
    stage_.retell(seat_, stage_.table().events_before(*count));
  }

  void save(const std::string& path) {
    if (path.empty()) return stage_.say(text("{} needs the name of a file.\n", "save"));
    const bool done = write_file(path, stage_.table().record() + "\n");
    stage_.say(done ? text("Saved in {}.\n", path) : text("{} cannot be written.\n", path));
  }

  void load(const std::string& path) {
    if (path.empty()) return stage_.say(text("{} needs the name of a file.\n", "load"));
    const auto record = read_file(path);
    if (!record) return stage_.say(text("{} cannot be read.\n", path));
    std::string wrong;
    const auto table = Table<G>::from_record(*record, wrong, stage_.terminal().ink);
    if (!table) return stage_.say(text("{} holds no game to go on with.\n", path) + wrong + "\n");
    stage_.replace(*table);
    stage_.say(text("Loaded, after {} moves.\n", table->length()));
    stage_.introduce();
    after_ = After::changed;
  }

  void quit(const std::string& /*rest*/) { after_ = After::stopped; }

  Stage<A>& stage_;
  Seat seat_;
  const Manner& manner_;
  std::optional<After> after_;
};

}  // namespace play

#pragma once
#include <array>
#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "commands.hpp"
#include "explanation.hpp"
#include "hint.hpp"
#include "manner.hpp"
#include "move_list.hpp"
#include "pointed.hpp"
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
    stage_.say(move_list({}, most_rows));
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
    const auto line = ask_or_leave(text("Enter goes on, undo takes the move back> "));
    if (!line) return After::stopped;
    if (asks_for(*line, Command::undo)) {
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

  using Run = void (Person::*)(const std::string& rest);
  /// In the order of Command.
  static std::span<const Run> runs() {
    static constexpr std::array<Run, command_words.size()> all{
        &Person::help,      &Person::moves,  &Person::hint,    &Person::explain, &Person::board, &Person::rules,
        &Person::take_back, &Person::replay, &Person::picture, &Person::save,    &Person::load,  &Person::quit};
    return all;
  }

  /// Where several people share a screen, nobody sees the next one's hand before that one sits there.
  bool take_screen() {
    if (stage_.persons() < 2 || stage_.watcher() == regelwerk::Viewer{seat_}) return true;
    stage_.hand_to(seat_);
    stage_.terminal().clear(true);
    // What others have typed may tell of cards that they alone may know.
    if (stage_.terminal().editor != nullptr) stage_.terminal().editor->forget();
    const auto line = ask_or_leave(text("The screen is for {} now; press Enter> ", stage_.name(seat_)));
    if (!line) return false;
    keep(*line);
    stage_.terminal().clear(false);
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

  /// What is typed where Enter alone is asked for; empty if the person leaves.
  [[nodiscard]] std::optional<std::string> ask_or_leave(const std::string& question) {
    while (true) {
      auto line = ask(stage_.terminal(), question);
      if (!line || !asks_for(*line, Command::quit)) return line;
      if (may_leave()) return std::nullopt;
    }
  }
  /// True if leaving loses nothing, or the person wants to all the same; somebody who does not read along is not asked.
  [[nodiscard]] bool may_leave() {
    return stage_.is_saved() || !stage_.terminal().keyboard ||
           agrees(stage_.terminal(), text("This game is not saved. Leave it, yes or no? "));
  }
  /// Prints a page at a time to somebody who watches.
  void page(const std::string& lines) {
    if (const auto typed = play::page(stage_.terminal(), lines)) keep(*typed);
  }
  [[nodiscard]] std::string_view word_of(Command command) const {
    return words_of(command).in(stage_.terminal().ink.language());
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
    if (const auto command = command_named(word)) {
      return (this->*runs()[static_cast<std::size_t>(*command)])(rest == std::string::npos ? "" : line.substr(rest));
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
      unread(typed, move.error());
    } else if (const auto rule = stage_.game().why_not(view(), *move)) {
      stage_.say(text("{} is refused. {}\n", typed, stage_.rule_text(*rule)));
      stage_.say(why_refused<A>(stage_.game(), view(), *move, typed, stage_.terminal().ink));
    } else {
      make(*move);
    }
  }

  /// What is neither a command nor a move: that it is none, or where it stops to be one, and what was meant perhaps.
  void unread(const std::string& typed, const regelwerk::Refusal& refusal) {
    std::string like = nearest(typed, legal_texts());
    if (!is_no_move(typed, refusal.position)) {
      stage_.say(pointed(typed, refusal.position,
                         stage_.reason_text(refusal) + text(" (? shows how moves are written)\n"), 2));
      if (!like.empty()) stage_.say("  " + text("Did you mean {}?\n", like));
      return;
    }
    const std::string word = typed.substr(0, typed.find(' '));
    if (like.empty()) like = nearest_command(word, stage_.terminal().ink.language());
    stage_.say(text("{} is neither a command nor a move; ", excerpt(word)) +
               (like.empty() ? text("? tells of both.\n") : text("did you mean {}?\n", like)));
  }
  [[nodiscard]] std::vector<std::string> legal_texts() {
    std::vector<std::string> texts;
    const auto seen = view();
    for (const typename G::Move& move : stage_.game().moves(seen)) {
      texts.emplace_back(to_text(stage_.game(), seen, move).view());
    }
    return texts;
  }

  void make(const typename G::Move& move) {
    stage_.table().play(move);
    stage_.change();
    after_ = After::moved;
  }

  [[nodiscard]] std::string move_list(std::string_view part, std::size_t rows) {
    return listed_moves<A>(stage_.game(), view(), part, rows, stage_.terminal().ink);
  }
  void moves(const std::string& part) { page(move_list(part, 0)); }
  void board(const std::string& part) {
    if (part.empty() || !stage_.draw_part(seat_, part)) stage_.draw_explained(seat_);
  }

  void picture(const std::string& path) {
    if (path.empty()) return stage_.say(text("{} needs the name of a file.\n", word_of(Command::picture)));
    const auto never = [](std::string_view /*held*/) { return false; };
    const std::string wrong =
        stage_.keeper().write(path, A::picture(stage_.game(), view(), stage_.terminal().ink.language()), never);
    stage_.say(wrong.empty() ? text("Drawn in {}.\n", path) : wrong + ".\n");
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
    page(explained<A>(thinker, stage_.table(), *named, random(), manner_.effort, stage_.terminal().ink));
  }
  [[nodiscard]] regelwerk::Random own_numbers() {
    return regelwerk::Random::stream(manner_.seed, stage_.table().length());
  }

  void help(const std::string& rest) {
    const std::string_view language = stage_.terminal().ink.language();
    if (rest.empty()) {
      std::string words;
      for (const CommandWords& command : command_words) words += join(" ", command.in(language));
      return page(text("A move is its number in the list or its text:\n{}", A::help.in(language).how_to_move) +
                  text("Commands:{} (help commands tells what they do)\n", words));
    }
    const auto asked = command_named(rest);
    std::string lines;
    for (std::size_t i = 0; i < command_words.size(); ++i) {
      const auto command = static_cast<Command>(i);
      if (asked && *asked != command) continue;
      lines += join(padded(all_words_of(command, language), 15), text(words_of(command).help), "\n");
    }
    page(lines);
  }

  void rules(const std::string& id) {
    std::string lines;
    int idle = 0;
    for (std::size_t i = 0; i < G::rules.size(); ++i) {
      const auto rule = static_cast<typename G::Rule>(i);
      const bool matters = in_force(stage_.game().options(), rule);
      if (id.empty()) {
        if (matters) lines += join(stage_.rule_text(rule), "\n");
        idle += matters ? 0 : 1;
      } else if (regelwerk::same_letters(id, info(rule).id)) {
        lines = join(stage_.rule_text(rule), stage_.source_text(rule), "\n");
        if (!matters) lines += "  " + text("It is not in force under the options of this game.\n");
        lines += examples_text(G::name, id, stage_.terminal().ink);
      }
    }
    if (idle > 0) lines += text("{} more are not in force under the options of this game; rules ID shows one.\n", idle);
    page(lines.empty() ? text("There is no rule {}; rules lists them all.\n", id) : lines);
  }

  void take_back(const std::string& /*rest*/) {
    const std::string why_not = stage_.table().take_back(seat_, !manner_.ask_all, stage_.terminal().ink);
    if (!why_not.empty()) return stage_.say(text("It cannot be taken back: {}.\n", why_not));
    stage_.forget_undone();
    stage_.change();
    stage_.say(text("The move is taken back.\n"));
    after_ = After::changed;
  }

  void replay(const std::string& rest) {
    const auto count = rest.empty() ? std::optional{stage_.table().length()} : number_in<std::size_t>(rest);
    if (!count) return stage_.say(text("replay takes the number of moves, or nothing.\n"));
    page(stage_.told_again(seat_, stage_.table().events_before(*count), stage_.table().events()));
  }

  void save(const std::string& path) {
    if (path.empty()) return stage_.say(text("{} needs the name of a file.\n", word_of(Command::save)));
    const std::string wrong = stage_.save(path);
    stage_.say(wrong.empty() ? text("Saved in {}.\n", path) : wrong + ".\n");
  }

  void load(const std::string& path) {
    if (path.empty()) return stage_.say(text("{} needs the name of a file.\n", word_of(Command::load)));
    const auto record = read_file(path);
    if (!record) return stage_.say(text("{} cannot be read.\n", path));
    std::string wrong;
    const auto table = Table<G>::from_record(*record, wrong, stage_.terminal().ink);
    if (!table) return stage_.say(text("{} holds no game to go on with.\n", path) + wrong + "\n");
    if (stage_.loses_by(*table) && !stage_.keeper().overwrites() &&
        !agrees(stage_.terminal(), text("The game on the table would be lost. Load all the same, yes or no? "))) {
      return stage_.say(text("The game on the table would be lost, so it stays; save FILE saves it first.\n"));
    }
    stage_.replace(*table, path);
    stage_.say(text("Loaded, after {} moves.\n", table->length()));
    stage_.introduce();
    after_ = After::changed;
  }

  void quit(const std::string& /*rest*/) {
    if (may_leave()) after_ = After::stopped;
  }

  Stage<A>& stage_;
  Seat seat_;
  const Manner& manner_;
  std::optional<After> after_;
};

}  // namespace play

#pragma once
#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <regelwerk/core/language/language.hpp>

#include "adapter.hpp"
#include "arguments.hpp"
#include "files.hpp"
#include "keeper.hpp"
#include "narration.hpp"
#include "settings.hpp"
#include "setup.hpp"
#include "table.hpp"
#include "text.hpp"

namespace play {

/// A game in progress and those who sit around it. What it prints comes from views and from events as they may be
/// shown, never from the position itself.
template <Adapter A>
class Stage {
 public:
  using G = typename A::Game;
  using Seat = regelwerk::Seat;
  using Viewer = regelwerk::Viewer;

  Stage(const Table<G>& table, const std::vector<Player>& players, Terminal& terminal)
      : table_(table), players_(players), terminal_(terminal) {
    forget_past();
  }

  [[nodiscard]] Table<G>& table() { return table_; }
  [[nodiscard]] Terminal& terminal() { return terminal_; }
  [[nodiscard]] const G& game() const { return table_.game(); }
  /// Whole lines.
  void say(std::string_view text) { terminal_.say(text); }
  [[nodiscard]] std::string name(Seat seat) const { return terminal_.ink.name(seat); }
  /// A text of this program in the language of the terminal.
  template <class... Parts>
  [[nodiscard]] std::string text(Phrase phrase, const Parts&... parts) const {
    return terminal_.ink.text(phrase, parts...);
  }

  [[nodiscard]] Player player(Seat seat) const { return players_[static_cast<std::size_t>(seat.index())]; }
  [[nodiscard]] std::ptrdiff_t persons() const { return std::count(players_.begin(), players_.end(), Player::person); }
  /// For whom the screen is: the only person, or whoever has it at the moment, or those who just watch.
  [[nodiscard]] Viewer watcher() const {
    if (persons() != 1) return holder_;
    const auto only = std::find(players_.begin(), players_.end(), Player::person);
    return Seat{static_cast<int>(only - players_.begin())};
  }
  void hand_to(Viewer viewer) { holder_ = viewer; }

  /// True if leaving loses nothing that a person did: the game is in a file as it stands, or nobody has done anything.
  [[nodiscard]] bool is_saved() const { return is_saved_; }
  /// True if what a person did would be in no file any more if `next` were on the table, and kept where this game is.
  [[nodiscard]] bool loses_by(const Table<G>& next) const {
    return keeper_.keeps() ? !is_copied_ && !next.goes_on_from(table_) : !is_saved_;
  }
  /// To be called after a person has changed the game.
  void change() {
    is_saved_ = false;
    is_copied_ = false;
    keep_game(true);
  }
  /// Keeps the game in this file from now on; why that cannot be, or nothing.
  [[nodiscard]] std::string keep_in(const std::string& path, std::string_view loaded) {
    const auto goes_on = [&](std::string_view held) {
      return held == loaded || table_.goes_on_from(held, terminal_.ink);
    };
    std::string wrong = keeper_.open(path, record(), goes_on);
    is_copied_ = !keeper_.went_on();
    return wrong;
  }
  /// Writes the game down where it is kept, if anywhere; see Keeper::keep.
  void keep_game(bool at_once) {
    if (keeper_.keep([this] { return record(); }, at_once)) is_saved_ = true;
  }
  [[nodiscard]] bool keep_at_end() {
    return keeper_.keep_at_end([this] { return record(); });
  }
  /// Writes the game into a file; why that cannot be, or nothing.
  [[nodiscard]] std::string save(const std::string& path) {
    const bool is_kept = keeper_.keeps_in(path);
    if (is_kept) {
      keep_game(true);
      return keeper_.trouble();
    }
    std::string wrong =
        keeper_.write(path, record(), [&](auto held) { return table_.goes_on_from(held, terminal_.ink); });
    if (wrong.empty() && is_file(path)) is_saved_ = is_copied_ = true;
    return wrong;
  }
  [[nodiscard]] Keeper& keeper() { return keeper_; }

  /// Puts another game on the table, which comes from a file; seats that are new are taken by searches.
  void replace(const Table<G>& table, const std::string& path) {
    table_ = table;
    players_.resize(static_cast<std::size_t>(game().seats()), Player::search);
    holder_ = {};
    kept_ = {};
    is_saved_ = true;
    is_copied_ = !keeper_.keeps_in(path);
    keep_game(true);
    forget_past();
  }

  /// Keeps a line that a seat typed before it was asked.
  void keep(Seat seat, const std::string& line) { kept_[static_cast<std::size_t>(seat.index())] = line; }
  /// Hands out what was kept, once.
  [[nodiscard]] std::optional<std::string> take_kept(Seat seat) {
    return std::exchange(kept_[static_cast<std::size_t>(seat.index())], std::nullopt);
  }

  /// Tells `viewer` what happened since it was told last.
  void tell(Viewer viewer) { tell_until(viewer, table_.events()); }
  /// The same without the turn that goes on: its line waits until it is whole.
  void tell_turns(Viewer viewer) {
    const std::size_t told = std::min(told_[static_cast<std::size_t>(viewer.index())], table_.events());
    const auto events = table_.seen_by(viewer, told);
    const auto begins_turn = [](const auto& event) { return A::opens_line(event) && A::goes_without_saying(event); };
    const auto last = std::find_if(events.rbegin(), events.rend(), begins_turn);
    tell_until(viewer, last == events.rend() ? table_.events()
                                             : table_.events() - 1 - static_cast<std::size_t>(last - events.rbegin()));
  }
  /// Tells `viewer` everything from event `first` on.
  void retell(Viewer viewer, std::size_t first) { retell(viewer, first, table_.events()); }
  void retell(Viewer viewer, std::size_t first, std::size_t end) { say(told_again(viewer, first, end)); }
  /// What `viewer` was told from event `first` on, in whole lines.
  [[nodiscard]] std::string told_again(Viewer viewer, std::size_t first, std::size_t end) const {
    auto events = table_.seen_by(viewer, first);
    events.resize(end - first);
    return told<A>(game(), table_.view_before(viewer, first), events, terminal_.ink);
  }
  /// After a move was taken back: what comes now is new to everybody.
  void forget_undone() {
    for (std::size_t& told : told_) told = std::min(told, table_.events());
  }
  /// True if a round began at event `first` or after it.
  [[nodiscard]] bool round_opened(std::size_t first) const {
    const auto events = table_.seen_by(Viewer{}, first);
    return std::any_of(events.begin(), events.end(), A::opens_round);
  }
  void forget_past() { told_.fill(table_.events()); }

  /// The board; the first one with its signs explained.
  void draw(Viewer viewer) {
    say("\n");
    if (!std::exchange(explained_, true)) say(terminal_.ink.dim(A::help.in(terminal_.ink.language()).signs));
    say(A::draw(game(), game().view(table_.state(), viewer), terminal_.ink));
    say("\n");
  }
  /// The board with its signs.
  void draw_explained(Viewer viewer) {
    explained_ = false;
    draw(viewer);
  }
  /// The parts of the board whose first lines hold a text; those lines begin at the left, all others do not. False if
  /// there are none.
  bool draw_part(Viewer viewer, std::string_view part) {
    const std::string board = A::draw(game(), game().view(table_.state(), viewer), terminal_.ink);
    std::string text;
    bool inside = false;
    for (std::size_t from = 0; from < board.size();) {
      const std::size_t end = std::min(board.find('\n', from), board.size() - 1);
      const std::string_view line = std::string_view{board}.substr(from, end + 1 - from);
      if (!line.starts_with(' ')) inside = line.find(part) != std::string_view::npos;
      if (inside) text += line;
      from = end + 1;
    }
    say(text);
    return !text.empty();
  }

  /// As draw(), or less for a seat that has just moved itself.
  void draw_again(Seat seat) {
    if constexpr (Brief<A>) {
      if (table_.moved_last(seat)) {
        say(join("\n", A::brief(game(), game().view(table_.state(), seat), terminal_.ink), "\n"));
        return;
      }
    }
    draw(seat);
  }

  /// The rules in force and who plays.
  void introduce() {
    regelwerk::Text<512> options;
    write_fields(options, game().options(), G::option_fields);
    std::string seats;
    for (int i = 0; i < game().seats(); ++i) {
      seats += join(i > 0 ? ", " : "", name(Seat{i}), ": ", called(player(Seat{i}), terminal_.ink));
    }
    say(join(terminal_.ink.bold(G::name), "  ", options.view(), "\n",
             all_called(game().options(), G::option_fields, terminal_.ink), idle_text(game(), terminal_.ink), seats,
             "\n"));
    if (persons() > 0) say(text("Type the number of a move, or its text; ? is help, hint advises, quit leaves.\n"));
  }

  /// How the game ended. When several people share the screen it is for all of them.
  void finish() {
    if (persons() > 1) {
      told_[static_cast<std::size_t>(Viewer{}.index())] = told_[static_cast<std::size_t>(holder_.index())];
      holder_ = {};
    }
    tell(watcher());
    draw(watcher());
    const auto outcome = game().outcome(table_.state());
    if (!outcome) return;
    say(join(terminal_.ink.bold(text("The game is over")), text(" after {} moves.\n", table_.length())));
    for (int place = 1; place <= G::max_seats; ++place) {
      for (int i = 0; i < game().seats(); ++i) {
        if (outcome->place(Seat{i}) != place) continue;
        say(text("  place {}: {} ({}), score {}\n", place, name(Seat{i}), called(player(Seat{i}), terminal_.ink),
                 outcome->score(Seat{i})));
      }
    }
    if constexpr (Judged<A>) say(join("  ", A::verdict(*outcome, terminal_.ink), "\n"));
    if (outcome->tie_broken_by) say(join("  ", rule_text(*outcome->tie_broken_by), "\n"));
  }

  /// Why something that was typed could not be read.
  [[nodiscard]] std::string reason_text(const regelwerk::Refusal& refusal) const {
    return terminal_.ink.spoken([&](auto tongue) { return join(describe(game(), refusal, tongue).view()); });
  }
  [[nodiscard]] std::string rule_text(typename G::Rule rule) const {
    return terminal_.ink.spoken(
        [&](auto tongue) { return join(terminal_.ink.bold(info(rule).id), ": ", info(rule, tongue).sentence); });
  }
  [[nodiscard]] std::string source_text(typename G::Rule rule) const {
    return terminal_.ink.spoken([&](auto tongue) { return join(" [", info(rule, tongue).source, "]"); });
  }

 private:
  [[nodiscard]] std::string record() const { return table_.record() + "\n"; }

  void tell_until(Viewer viewer, std::size_t end) {
    std::size_t& told = told_[static_cast<std::size_t>(viewer.index())];
    retell(viewer, std::min(told, end), end);
    told = end;
  }

  Table<G> table_;
  std::vector<Player> players_;
  Terminal& terminal_;
  Viewer holder_;  ///< who of several people has the screen
  std::array<std::optional<std::string>, regelwerk::seat_limit> kept_{};
  bool explained_ = false;  ///< the signs of the board
  Keeper keeper_{terminal_};
  bool is_saved_ = true;   ///< in any file
  bool is_copied_ = true;  ///< in another file than the one that the game is kept in
  std::array<std::size_t, regelwerk::seat_limit + 1> told_{};
};

}  // namespace play

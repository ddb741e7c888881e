#pragma once
#include <algorithm>
#include <array>
#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "adapter.hpp"
#include "arguments.hpp"
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
  void say(std::string_view text) { terminal_.out << text; }
  [[nodiscard]] std::string name(Seat seat) const { return terminal_.ink.name(seat); }

  [[nodiscard]] Player player(Seat seat) const { return players_[static_cast<std::size_t>(seat.index())]; }
  [[nodiscard]] std::ptrdiff_t persons() const { return std::count(players_.begin(), players_.end(), Player::person); }
  /// For whom the screen is: the only person, or whoever has it at the moment, or those who just watch.
  [[nodiscard]] Viewer watcher() const {
    if (persons() != 1) return holder_;
    const auto only = std::find(players_.begin(), players_.end(), Player::person);
    return Seat{static_cast<int>(only - players_.begin())};
  }
  void hand_to(Viewer viewer) { holder_ = viewer; }

  /// Puts another game on the table; seats that are new are taken by searches.
  void replace(const Table<G>& table) {
    table_ = table;
    players_.resize(static_cast<std::size_t>(game().seats()), Player::search);
    holder_ = {};
    forget_past();
  }

  /// Tells `viewer` what happened since it was told last.
  void tell(Viewer viewer) {
    std::size_t& told = told_[static_cast<std::size_t>(viewer.index())];
    retell(viewer, std::min(told, table_.events()));
    told = table_.events();
  }
  /// Tells `viewer` everything from event `first` on.
  void retell(Viewer viewer, std::size_t first) {
    say(A::tell(game(), table_.view_before(viewer, first), table_.seen_by(viewer, first), terminal_.ink));
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

  void draw(Viewer viewer) {
    say(join("\n", A::draw(game(), game().view(table_.state(), viewer), terminal_.ink), "\n"));
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
    say(join(terminal_.ink.bold(G::name), "  ", options.view(), "\n"));
    for (int i = 0; i < game().seats(); ++i) {
      say(join(i > 0 ? ", " : "", name(Seat{i}), ": ", word_of(player(Seat{i}))));
    }
    say("\n");
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
    say(join(terminal_.ink.bold("The game is over"), " after ", table_.length(), " moves.\n"));
    for (int place = 1; place <= G::max_seats; ++place) {
      for (int i = 0; i < game().seats(); ++i) {
        if (outcome->place(Seat{i}) != place) continue;
        say(join("  place ", place, ": ", name(Seat{i}), " (", word_of(player(Seat{i})), "), score ",
                 outcome->score(Seat{i}), "\n"));
      }
    }
    if constexpr (Judged<A>) say(join("  ", A::verdict(*outcome), "\n"));
    if (outcome->tie_broken_by) say(join("  ", rule_text(*outcome->tie_broken_by), "\n"));
  }

  [[nodiscard]] std::string rule_text(typename G::Rule rule) const {
    return join(terminal_.ink.bold(info(rule).id), ": ", info(rule).sentence);
  }

 private:
  Table<G> table_;
  std::vector<Player> players_;
  Terminal& terminal_;
  Viewer holder_;  ///< who of several people has the screen
  std::array<std::size_t, regelwerk::seat_limit + 1> told_{};
};

}  // namespace play

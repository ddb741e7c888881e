#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "ostfriesenlauf.hpp"
#include "ostfriesenlauf_words.hpp"
#include "text.hpp"

namespace play {
namespace {

using regelwerk::ostfriesenlauf::Event;
using regelwerk::ostfriesenlauf::EventKind;
using regelwerk::ostfriesenlauf::Layout;
using regelwerk::ostfriesenlauf::place_in_turn;
using regelwerk::ostfriesenlauf::runner_count;
using regelwerk::ostfriesenlauf::Table;

/// Where the race stands behind a card.
constexpr std::size_t race_column = 60;

/// Makes sentences of events: a line for the cards laid, then one for each card as it is carried out, with the race
/// after it. The race is followed from event to event.
class Telling {
 public:
  Telling(const Layout& layout, const Table& before, const Ink& ink)
      : layout_(layout), table_(before), ink_(ink), words_(layout, ink) {}

  [[nodiscard]] std::string lines(std::span<const Event> events) {
    for (const Event& event : events) tell(event);
    end_list();
    end_card();
    return text_;
  }

 private:
  void tell(const Event& event) {
    if (event.kind == EventKind::turn_passed || event.kind == EventKind::course_changed) return;
    switch (event.kind) {
      case EventKind::card_dealt:
        return dealt(event);
      case EventKind::stack_chosen:
        return item("", join(ink_.name(event.seat), " draws from stack ", number(event.back)));
      case EventKind::card_drawn:
        return drawn(event);
      case EventKind::card_laid:
        return laid(event);
      case EventKind::nothing_laid:
        return item("", join("stack ", number(event.back), " is empty, so nothing is laid for ", who(event)));
      case EventKind::stack_refilled:
        return item("Played cards go back: ", join(event.count, " to stack ", number(event.back)));
      case EventKind::round_passed:
        return round_passed();
      case EventKind::card_revealed:
        return revealed(event);
      default:
        return event.kind == EventKind::line_crossed || event.kind == EventKind::game_won ||
                       event.kind == EventKind::game_lost
                   ? ended(event)
                   : carried_out(event);
    }
  }

  [[nodiscard]] std::string who(const Event& event) const { return words_.name(event.runner); }
  [[nodiscard]] std::string card_of(const Event& event) const {
    return event.has_face ? words_.card(event.back, event.face) : ink_.bold(join(number(event.back)));
  }

  // What happens in small steps becomes a list in one line.
  void item(const std::string& title, const std::string& words) {
    if (title != title_) end_list();
    title_ = title;
    items_.push_back(words);
  }
  void end_list() {
    std::string line = title_;
    for (std::size_t i = 0; i < items_.size(); ++i) {
      const bool fits = columns_of(line) + 2 + columns_of(items_[i]) < line_columns;
      if (i > 0) line += fits ? "; " : ";\n";
      if (i > 0 && !fits) text_ += std::exchange(line, "  ");
      line += items_[i];
    }
    if (!items_.empty()) text_ += line + ".\n";
    items_.clear();
  }
  void line(const std::string& words) {
    end_list();
    end_card();
    text_ += words + "\n";
  }

  void dealt(const Event& event) {
    const std::string title = "Cards are dealt: ";
    const std::string head = ink_.name(event.seat) + " gets";
    if (title != title_ || items_.empty() || !items_.back().starts_with(head)) item(title, head);
    items_.back() += join(" ", card_of(event));
  }
  /// Continues the item about the same draw, if it has just been told.
  void drawn(const Event& event) {
    const std::string head = ink_.name(event.seat) + " draws ";
    if (title_.empty() && !items_.empty() && items_.back().starts_with(head)) items_.pop_back();
    item("", head + card_of(event));
  }
  void laid(const Event& event) {
    const bool follows = title_.empty() && !items_.empty() && items_.back().starts_with(who(event) + " draws ");
    if (follows) {
      items_.back() += " and lays " + card_of(event);
    } else if (is_owned(layout_, event.runner)) {
      item("", join(who(event), " lays ", card_of(event)));
    } else {
      item("", join("for ", who(event), " a ", card_of(event), ", unseen"));
    }
  }
  void round_passed() {
    std::string order;
    for (int turn = 0; turn < runner_count; ++turn) {
      order += join(" ", words_.name(table_.race.at(place_in_turn(turn))));
    }
    line(join(ink_.dim("A new round, laying order"), order));
  }

  void revealed(const Event& event) {
    if (!card_) line("The pile is turned over (* across the line):");
    end_card();
    card_ = event;
    deed_.clear();
  }
  void carried_out(const Event& event) {
    deed_ = words_.deed(table_, card_->back, card_->face);
    switch (event.kind) {
      case EventKind::runner_moved:
        deed_ += join(": ", event.from, " to ", event.to);
        return table_.race.arrive(event.runner, event.to);
      case EventKind::runner_stayed:
        deed_ += std::string{": stays, but outside"};
        return table_.race.arrive(event.runner, event.to);
      case EventKind::runners_swapped:
        deed_ += join(": ", event.from, " and ", event.to);
        return table_.race.swap(table_.race.place(event.runner), table_.race.place(event.other));
      default:
        deed_ += join(": ", event.from, " to ", event.to);
        table_.sign = event.sign;
    }
  }
  /// The line of a card, once all that it does is known.
  void end_card() {
    if (!card_) return;
    const std::string deed = deed_.empty() ? words_.deed(table_, card_->back, card_->face) + ", where it is" : deed_;
    const std::string card = padded(join("  ", who(*card_), "'s ", card_of(*card_)), 15);
    const std::string line = card + deed;
    const std::string race = words_.race(table_);
    const bool fits = columns_of(line) < race_column;
    text_ += join(line, fits ? "" : "\n", std::string(race_column - (fits ? columns_of(line) : 0), ' '), race, "\n");
    card_.reset();
  }

  void ended(const Event& event) {
    if (event.kind == EventKind::game_won) return line(join(ink_.name(event.seat), ink_.bold(" wins.")));
    if (event.kind == EventKind::game_lost)
      return line(join(ink_.bold("Nobody owns "), who(event), ink_.bold(": all players lose.")));
    const bool forward = event.to > field_of(layout_, table_.sign);
    line(join(who(event), " is across the line ", forward ? "forward" : "backward", " by ", event.count, "."));
  }

  const Layout& layout_;
  Table table_;
  const Ink& ink_;
  LaufWords words_;
  std::string text_;
  std::string title_;
  std::vector<std::string> items_;
  std::optional<Event> card_;
  std::string deed_;
};

}  // namespace

std::string Ostfriesenlauf::tell(const Game& game, const Game::View& before, std::span<const Game::Event> events,
                                 const Ink& ink) {
  return Telling{game.layout(), before.table, ink}.lines(events);
}

}  // namespace play

#include <cstddef>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "samara.hpp"
#include "samara_words.hpp"
#include "text.hpp"

namespace play {
namespace {

using regelwerk::samara::Calendar;
using regelwerk::samara::Event;
using regelwerk::samara::EventKind;
using regelwerk::samara::Rule;
using regelwerk::samara::Spot;
using regelwerk::samara::Stack;

/// The tile behind an event that follows from one.
std::string_view tile_of(Rule rule) {
  if (rule == Rule::lowest_leaves) rule = Rule::hospital;
  for (const auto& special : regelwerk::samara::special_table) {
    if (special.rule == rule) return special.name;
  }
  return {};
}

/// Makes sentences of events: a line for each action, an indented one for what its tile does. The calendar is followed
/// from event to event, since events name workers by their spots.
class Telling {
 public:
  Telling(const SamaraWords& words, const Calendar& before, const Ink& ink)
      : words_(words), calendar_(before), ink_(ink) {}

  [[nodiscard]] std::string lines(std::span<const Event> events) {
    for (const Event& event : events) {
      if (event.kind == EventKind::turn_passed || event.kind == EventKind::course_changed) continue;
      if (event.kind != EventKind::month_begun && event.kind != EventKind::board_laid) end_months();
      tell(event);
    }
    end_months();
    end_list();
    return text_;
  }

 private:
  void tell(const Event& event) {
    switch (event.kind) {
      case EventKind::tile_laid:
        return item("Tiles are laid: ", join(words_.space(event.space), " ", words_.tile(event.tile)));
      case EventKind::tool_laid:
        return tool_laid(event);
      case EventKind::tool_taken:
        return begin(
            join(ink_.name(event.seat), " takes ", ink_.bold(word(event.tool)), " from ", words_.space(event.space)));
      case EventKind::tile_taken:
        return begin(join(ink_.name(event.seat), " builds ", ink_.bold(words_.tile(event.tile)), " on ",
                          words_.space(event.space), " for ", event.amount));
      case EventKind::worker_moved:
        return moved(event);
      case EventKind::figure_born:
        calendar_.add({event.to.month, event.seat, Stack{event.sex}});
        return add(join(" and raises a ", word(event.sex), ", who stands behind her"));
      case EventKind::tool_lost:
        return follows(event,
                       join(ink_.name(event.seat), " lays ", word(event.tool), " on ", words_.space(event.space)));
      case EventKind::tool_chosen:
        return follows(event, join(ink_.name(event.seat), " chooses ",
                                   event.has_tool ? word(event.tool) : std::string_view{"a tool in secret"}));
      case EventKind::choices_revealed:
        return follows(event, "all choices are shown");
      case EventKind::month_begun:
        return month_begun();
      case EventKind::board_laid:
        board_laid_ = true;
        return;
      case EventKind::game_ended:
        return begin(event.rule == Rule::last_tile ? "The last tile is built" : "The last half-year is over");
      case EventKind::tie_broken:
        return begin(join(ink_.name(event.seat), " and ", ink_.name(event.other), " have as much prestige, but ",
                          ink_.name(event.seat), "'s next worker comes first"));
      case EventKind::seat_won:
        return begin(join(ink_.name(event.seat), ink_.bold(" wins"), " with prestige ", event.amount));
      default:
        return changed(event);
    }
  }

  [[nodiscard]] int index_of(Spot spot) const { return *calendar_.find(spot); }
  [[nodiscard]] std::string worker_on(Spot spot) const {
    const auto& worker = calendar_[index_of(spot)];
    return words_.worker(worker.seat, worker.figures);
  }

  void moved(const Event& event) {
    const std::string worker = worker_on(event.from);
    const std::string month = SamaraWords::month(event.to.month);
    calendar_.move(index_of(event.from), event.to.month);
    switch (event.rule) {
      case Rule::vacation:
        return begin(join(worker, " takes a vacation until ", month));
      case Rule::no_action:
        return begin(join(worker, " can do nothing and goes on to ", month));
      case Rule::raise_worker:
        return begin(join(worker, " goes to ", month));
      case Rule::weight_room:
        return follows(event, join(worker, " goes on to ", month));
      default:
        crew_ = crew_.empty() ? worker : join(crew_, " and ", worker);
        items_.back() = join(action_, ": ", crew_, " to ", month);
    }
  }

  /// Workers that a tile changes.
  void changed(const Event& event) {
    const bool trained = event.kind == EventKind::worker_trained;
    const int index = index_of(trained ? event.to : event.from);
    const std::string before = worker_on(trained ? event.to : event.from);
    const Stack figures = calendar_[index].figures;
    const std::string where = SamaraWords::month(calendar_[index].month);
    switch (event.kind) {
      case EventKind::worker_weakened:
        calendar_.set_figures(index, figures.without_lowest());
        return follows(event, join(before, " in ", where, " loses a ", word(event.sex)));
      case EventKind::worker_trained:
        calendar_.set_figures(index, figures.with(event.sex));
        return follows(event, join(before, " in ", where, " becomes ", worker_on(event.to)));
      case EventKind::worker_imprisoned:
        calendar_.move(index, event.to.month);
        return follows(event, join(before, " goes from ", where, " to ", SamaraWords::month(event.to.month)));
      default:
        calendar_.remove(index);
        return follows(event, join(before, " in ", where, " is lost"));
    }
  }

  /// Tools on one space make one item.
  void tool_laid(const Event& event) {
    const std::string title = "Tools are laid: ";
    const std::string space = words_.space(event.space) + " ";
    const bool more = title == title_ && !items_.empty() && items_.back().starts_with(space);
    if (more) return add(join(" ", word(event.tool)));
    item(title, join(space, word(event.tool)));
  }

  void month_begun() {
    end_list();
    calendar_.pass(1);
    ++months_;
  }
  void end_months() {
    if (months_ == 0) return;
    std::string words = months_ == 1 ? "-- a month passes" : join("-- ", months_, " months pass");
    if (board_laid_) words += ", the past half-year is laid at the other end";
    text_ += ink_.dim(words) + '\n';
    months_ = 0;
    board_laid_ = false;
  }

  void begin(const std::string& words) {
    end_list();
    items_.push_back(words);
    action_ = words;
  }
  void add(const std::string& words) { items_.back() += words; }
  void item(const std::string& title, const std::string& words) {
    if (title != title_) end_list();
    title_ = title;
    items_.push_back(words);
  }
  void follows(const Event& event, const std::string& words) { item(join("  ", tile_of(event.rule), ": "), words); }
  void end_list() {
    if (!items_.empty()) text_ += in_lines(title_, items_, ";", "    ") + ".\n";
    items_.clear();
    title_.clear();
    crew_.clear();
  }

  const SamaraWords& words_;
  Calendar calendar_;
  const Ink& ink_;
  std::string text_;
  std::string title_;
  std::vector<std::string> items_;
  std::string action_;  ///< the sentence about a tool or a tile, before those who did it
  std::string crew_;
  int months_ = 0;
  bool board_laid_ = false;
};

}  // namespace

std::string Samara::tell(const Game& game, const Game::View& before, std::span<const Game::Event> events,
                         const Ink& ink) {
  return Telling{SamaraWords{game, ink}, before.table.calendar, ink}.lines(events);
}

}  // namespace play

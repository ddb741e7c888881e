#include <cstddef>
#include <optional>
#include <span>
#include <string>

#include "clockman.hpp"
#include "clockman_phrases.hpp"
#include "clockman_words.hpp"
#include "text.hpp"

namespace play {
namespace {

using regelwerk::Seat;
using regelwerk::clockman::Event;
using regelwerk::clockman::EventKind;
using regelwerk::clockman::Layout;
using regelwerk::clockman::Rule;
using regelwerk::clockman::Space;

/// Makes sentences of events: a line for each turn, broken where it is long. What one seat does is one sentence. Rolls
/// are told by the ways that they lead.
class Telling {
 public:
  Telling(const Layout& layout, int roll, const Ink& ink) : ink_(ink), words_(layout, ink), roll_(roll) {}

  [[nodiscard]] std::string lines(std::span<const Event> events) {
    for (const Event& event : events) {
      if (event.kind != EventKind::figure_stepped) end_way();
      if (!tell_course(event)) say(ClockPhrases::subject(event), phrases_.predicate(event));
    }
    end_way();
    end_line();
    return text_;
  }

 private:
  /// What dice and turns do; false if the event is about something else.
  bool tell_course(const Event& event) {
    switch (event.kind) {
      case EventKind::start_rolled:
        say(event.seat, join("rolls ", event.number));
        return true;
      case EventKind::round_tied:
        end_line();
        return true;
      case EventKind::die_rolled:
        roll_ = event.number;
        if (event.rule == Rule::turn_order) end_line();  // The rolls for the beginning are over.
        return true;
      case EventKind::roll_changed:
        roll_ = event.number;
        say(event.seat, join("counts ", event.number));
        return true;
      case EventKind::roll_forfeited:
        say(event.seat, join("forfeits a ", roll_, " on ", ClockWords::field(event.from)));
        return true;
      case EventKind::window_passed:
        say(event.seat, "passes");
        return true;
      case EventKind::figure_stepped:
        stepped(event);
        return true;
      case EventKind::turn_passed:
        if (event.rule != Rule::starting_rolls) end_line();
        return true;
      case EventKind::turn_extra:
        say(event.seat, "has one more turn");
        end_line();
        return true;
      case EventKind::skip_promised:
        say(event.seat, "will miss a turn");
        return true;
      case EventKind::turn_missed:
        say(event.seat, "misses a turn");
        return true;
      case EventKind::seat_won:
        say(event.seat, ink_.bold("wins"));
        return true;
      default:
        return false;
    }
  }

  void stepped(const Event& event) {
    if (steps_ == 0) from_ = event.from;
    if (steps_ > 0 && event.from.is_passage()) through_ += join(" through ", ClockWords::field(event.from));
    to_ = event.to;
    walker_ = event.seat;
    ++steps_;
  }
  /// The way of a move, once all its steps are known.
  void end_way() {
    if (steps_ > 0) {
      say(walker_, join("goes ", steps_, ", ", ClockWords::field(from_), " to ", ClockWords::field(to_), through_));
    }
    steps_ = 0;
    through_.clear();
  }

  void say(Seat seat, const std::string& words) {
    if (words.empty()) return;
    const bool goes_on = subject_ == seat;
    const std::string part = goes_on ? words : join(words_.name(seat), " ", words);
    if (!line_.empty()) line_ += goes_on ? "," : ".";
    // A blank before and a mark behind come with it.
    if (columns_of(line_) + columns_of(part) + 2 >= line_columns) {
      text_ += line_ + '\n';
      line_ = std::string(1, ' ');
    }
    line_ += join(line_.empty() ? "" : " ", part);
    subject_ = seat;
  }
  void end_line() {
    if (!line_.empty()) text_ += line_ + ".\n";
    line_.clear();
    subject_.reset();
  }

  const Ink& ink_;
  ClockWords words_;
  ClockPhrases phrases_{words_};
  int roll_;
  std::string text_;
  std::string line_;
  std::optional<Seat> subject_;
  Seat walker_;
  int steps_ = 0;
  Space from_;
  Space to_;
  std::string through_;
};

}  // namespace

std::string Clockman::tell(const Game& game, const Game::View& before, std::span<const Game::Event> events,
                           const Ink& ink) {
  return Telling{game.layout(), before.table.roll, ink}.lines(events);
}

}  // namespace play

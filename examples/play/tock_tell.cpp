#include <array>
#include <cstddef>
#include <span>
#include <string>

#include "text.hpp"
#include "tock.hpp"
#include "tock_words.hpp"

namespace play {
namespace {

using regelwerk::Seat;
using regelwerk::tock::Event;
using regelwerk::tock::EventKind;
using regelwerk::tock::Place;
using regelwerk::tock::Rule;

/// Makes sentences of events: one line for each card played and for each deal.
class Telling {
 public:
  explicit Telling(const Ink& ink) : ink_(ink) {}

  [[nodiscard]] std::string lines(std::span<const Event> events) {
    for (const Event& event : events) {
      if (event.kind == EventKind::turn_passed || event.kind == EventKind::course_changed) continue;
      if (event.kind != EventKind::marble_moved && event.kind != EventKind::marble_home) end_way();
      if (event.kind != EventKind::card_dealt) end_deal();
      tell(event);
    }
    end_way();
    end_deal();
    end_line();
    return text_;
  }

 private:
  void tell(const Event& event) {
    switch (event.kind) {
      case EventKind::card_dealt:
        return dealt(event);
      case EventKind::card_chosen:
        return add(join(ink_.name(event.seat), " lays ", card_of(event), " aside"), Part::choice);
      case EventKind::card_given:
        return add(join(ink_.name(event.seat), " gives ", ink_.name(event.other), " ", card_of(event)), Part::gift);
      case EventKind::card_played:
        player_ = event.seat;
        return begin(join(ink_.name(event.seat), " plays ", card_of(event), ":"));
      case EventKind::card_discarded:
        begin(join(ink_.name(event.seat), " discards ", card_of(event),
                   ink_.dim(event.rule == Rule::banned_discards ? " as the 10 demands" : ", no card can be played")));
        part_ = Part::deed;
        return;
      case EventKind::marble_entered:
        return add(join(whose(event.colour), " marble comes in on ", tock_place(event.to)), Part::deed);
      case EventKind::marble_moved:
        return moved(event);
      case EventKind::marble_home:
        return;  // The way told it.
      case EventKind::marble_captured:
        return add(join(ink_.bold("captures"), " ", ink_.name(event.colour), " on ", tock_place(event.from)),
                   Part::deed);
      case EventKind::marbles_swapped:
        return add(
            join("swaps ", tock_place(event.from), " with ", ink_.name(event.other), " on ", tock_place(event.to)),
            Part::deed);
      case EventKind::seat_banned:
        return add(join(ink_.name(event.seat), " must discard"), Part::deed);
      case EventKind::deal_passed:
        return begin(join(ink_.dim("All hands are empty, "), ink_.name(event.seat), ink_.dim(" leads the next deal.")));
      case EventKind::cards_shuffled:
        return begin(ink_.dim("All 52 cards are shuffled into a new deck."));
      case EventKind::seat_won:
        return begin(join(ink_.name(event.seat), ink_.bold(" has all marbles home and wins.")));
      case EventKind::turn_passed:
      case EventKind::course_changed:
        return;
    }
  }

  enum class Part { none, choice, gift, deed };

  void begin(const std::string& words) {
    end_line();
    line_ = words;
    part_ = Part::none;
  }
  /// Adds to the line if it is about the same thing.
  void add(const std::string& words, Part part) {
    const bool joins = part == part_ || (part == Part::deed && part_ == Part::none);
    const bool fresh = line_.empty() || !joins;
    if (fresh) {
      begin(words);
    } else {
      line_ += join(part_ == Part::none ? " " : ", ", words);
    }
    part_ = part;
  }
  void end_line() {
    if (!line_.empty()) text_ += line_ + "\n";
    line_.clear();
  }

  [[nodiscard]] std::string card_of(const Event& event) const {
    if (!event.has_rank) return "a card";
    return ink_.bold(tock_card(event.rank));
  }
  [[nodiscard]] std::string whose(Seat colour) const {
    return colour == player_ ? std::string{"a"} : join("a ", ink_.name(colour), "'s");
  }

  /// The cards of one deal make one line.
  void dealt(const Event& event) {
    const auto seat = static_cast<std::size_t>(event.seat.index());
    ++deal_[seat].cards;
    if (event.has_rank) deal_[seat].seen += join(" ", card_of(event));
    dealing_ = true;
  }
  void end_deal() {
    if (!dealing_) return;
    std::string words = ink_.dim("Cards are dealt. ");
    std::string between;
    for (std::size_t i = 0; i < deal_.size(); ++i) {
      if (deal_[i].cards == 0) continue;
      const Seat seat{static_cast<int>(i)};
      words += join(between, ink_.name(seat));
      words += deal_[i].seen.empty() ? join(": ", deal_[i].cards, " cards") : join(":", deal_[i].seen);
      between = ", ";
    }
    begin(words);
    deal_ = {};
    dealing_ = false;
  }

  /// Steps of one marble make one way.
  void moved(const Event& event) {
    if (going_ && (event.colour != colour_ || event.from != to_)) end_way();
    if (!going_) from_ = event.from;
    going_ = true;
    colour_ = event.colour;
    to_ = event.to;
    back_ = event.rule == Rule::backward_four;
  }
  void end_way() {
    if (!going_) return;
    going_ = false;
    std::string words = line_.empty() || colour_ != player_ ? join(ink_.name(colour_), " ") : "";
    words += join(tock_place(from_), back_ ? " back to " : " to ", tock_place(to_));
    if (to_.is_lane() && !from_.is_lane()) words += ink_.bold(" home");
    add(words, Part::deed);
  }

  struct Hand {
    int cards = 0;
    std::string seen;
  };

  const Ink& ink_;
  std::string text_;
  std::string line_;
  Part part_ = Part::none;
  Seat player_;
  std::array<Hand, regelwerk::tock::max_seats> deal_{};
  bool dealing_ = false;
  bool going_ = false;
  bool back_ = false;
  Seat colour_;
  Place from_;
  Place to_;
};

}  // namespace

std::string Tock::tell(const Game& /*game*/, const Game::View& /*before*/, std::span<const Game::Event> events,
                       const Ink& ink) {
  return Telling{ink}.lines(events);
}

}  // namespace play

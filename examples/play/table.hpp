#pragma once
#include <algorithm>
#include <array>
#include <cstddef>
#include <iterator>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include <regelwerk/play.hpp>
#include <regelwerk/play/german.hpp>

#include "setup.hpp"
#include "terminal.hpp"
#include "text.hpp"

namespace play {

/// The most moves of one game, chance included, and so of one record.
inline constexpr std::size_t longest_game = 20'000;

/// True if there is nothing to choose between.
template <regelwerk::Playable G, class Position>
[[nodiscard]] bool has_one_move(const G& game, const Position& position) {
  return game.count_moves(position) == 1;
}

/// A game in progress: its position, its moves and what happened.
template <regelwerk::Playable G>
class Table {
 public:
  using State = typename G::State;
  using Move = typename G::Move;
  using Event = typename G::Event;

  Table(const G& game, const typename G::Start& start) : game_(game), start_(start), state_(game.initial(start)) {}

  [[nodiscard]] const G& game() const { return game_; }
  [[nodiscard]] const State& state() const { return state_; }
  [[nodiscard]] regelwerk::Actor actor() const { return game_.actor(state_); }
  /// The position after so many moves from the beginning; the last one if there are not so many.
  [[nodiscard]] const State& state_after(std::size_t moves) const {
    return moves < length() ? moves_[moves].before : state_;
  }
  [[nodiscard]] std::size_t length() const { return moves_.size(); }
  [[nodiscard]] bool full() const { return moves_.size() >= longest_game; }

  /// Precondition: legal, and not full.
  void play(const Move& move) {
    moves_.push_back({move, state_, events_.size()});
    game_.advance(state_, move, [&](const Event& event) { events_.push_back(event); });
  }

  /// True if the last move was one of `seat`.
  [[nodiscard]] bool moved_last(regelwerk::Seat seat) const {
    return !moves_.empty() && game_.actor(moves_.back().before).is(seat);
  }

  [[nodiscard]] std::size_t events() const { return events_.size(); }
  /// How many events had happened `moves` moves ago.
  [[nodiscard]] std::size_t events_before(std::size_t moves) const {
    return moves == 0 ? events_.size() : moves >= length() ? 0 : moves_[length() - moves].events_before;
  }
  /// The events from `first` on, as `viewer` may see them.
  [[nodiscard]] std::vector<Event> seen_by(regelwerk::Viewer viewer, std::size_t first) const {
    std::vector<Event> seen;
    for (std::size_t i = first; i < events_.size(); ++i) seen.push_back(game_.shown(events_[i], viewer));
    return seen;
  }

  /// What `viewer` knew before event `first`.
  [[nodiscard]] typename G::View view_before(regelwerk::Viewer viewer, std::size_t first) const {
    if (first >= events_.size()) return game_.view(state_, viewer);
    const auto next =
        std::find_if(moves_.begin(), moves_.end(), [&](const Made& made) { return made.events_before > first; });
    const Made& made = *std::prev(next);
    auto view = game_.view(made.before, viewer);
    for (std::size_t i = made.events_before; i < first; ++i) {
      static_cast<void>(game_.apply(view, game_.shown(events_[i], viewer)));
    }
    return view;
  }

  /// Takes the last move of `seat` and all that followed it back, where `chosen` the last one that it had a choice in;
  /// or says why that cannot be.
  [[nodiscard]] std::string take_back(regelwerk::Seat seat, bool chosen, const Ink& ink) {
    const auto last = std::find_if(moves_.rbegin(), moves_.rend(), [&](const Made& made) {
      return game_.actor(made.before).is(seat) && !(chosen && has_one_move(game_, made.before));
    });
    if (last == moves_.rend()) return ink.text("you have not made a move yet");
    const auto first = static_cast<std::size_t>(moves_.rend() - last) - 1;
    const State before = moves_[first].before;
    const auto undone = moves_since(first);
    if (const auto no = why_not_take_back(game_, before, std::span<const Move>{undone}, seat)) {
      return ink.spoken([&](auto tongue) { return join(describe(no->fault, tongue)); });
    }
    events_.erase(events_.begin() + static_cast<std::ptrdiff_t>(moves_[first].events_before), events_.end());
    moves_.erase(moves_.begin() + static_cast<std::ptrdiff_t>(first), moves_.end());
    state_ = before;
    return {};
  }

  /// The game as a record, for a file. It holds every card, the hidden ones too.
  [[nodiscard]] std::string record() const { return record(length()); }
  /// The same of its first moves, at most as many as there are.
  [[nodiscard]] std::string record(std::size_t moves) const {
    std::string text;
    write_record(game_, regelwerk::record_header(game_, start_), std::span<const Move>{moves_since(0)}.first(moves),
                 [&](std::string_view piece) { text += piece; });
    return text;
  }

  /// True if this game goes on from another one: begins with all of its moves, by the same rules.
  [[nodiscard]] bool goes_on_from(const Table& other) const {
    return other.length() <= length() && record(other.length()) == other.record();
  }
  /// The same of the game that a record holds, if it holds one.
  [[nodiscard]] bool goes_on_from(std::string_view text, const Ink& ink) const {
    std::string wrong;
    const auto other = from_record(text, wrong, ink);
    return other && goes_on_from(*other);
  }

  /// The game that a record holds; `wrong` says why it holds none.
  [[nodiscard]] static std::optional<Table> from_record(std::string_view text, std::string& wrong, const Ink& ink) {
    const auto header = regelwerk::parse_record_header<G>(text);
    if (!header) {
      wrong = ink.text("character {}: ", header.error().position + 1) +
              ink.spoken([&](auto tongue) { return join(regelwerk::describe<G>(header.error(), tongue).view()); });
      return std::nullopt;
    }
    // Records of older rules may be of an edition that is kept for them.
    const auto* kept = regelwerk::edition_of<G>(*header);
    const Setup<G> setup = game_with<G>(header->options, ink, kept == nullptr ? G::standard_edition : *kept);
    wrong = setup.wrong;
    if (!setup.game) return std::nullopt;
    const auto record = regelwerk::parse_record<longest_game>(*setup.game, text);
    if (!record) {
      const auto& fault = record.error();
      wrong = ink.text("character {}, move {}: ", fault.position + 1, fault.move + 1);
      if (fault.rule) wrong += ink.text("{} forbids it: ", info(*fault.rule).id);
      wrong += ink.spoken([&](auto tongue) { return join(describe(*setup.game, fault, tongue).view()); });
      return std::nullopt;
    }
    Table table{*setup.game, record->header.start};
    for (const Move& move : record->moves) table.play(move);
    return table;
  }

 private:
  struct Made {
    Move move;
    State before;
    std::size_t events_before = 0;
  };

  [[nodiscard]] std::vector<Move> moves_since(std::size_t first) const {
    std::vector<Move> moves;
    for (std::size_t i = first; i < moves_.size(); ++i) moves.push_back(moves_[i].move);
    return moves;
  }

  G game_;
  typename G::Start start_;
  State state_;
  std::vector<Made> moves_;
  std::vector<Event> events_;
};

}  // namespace play

#pragma once
#include <algorithm>
#include <array>
#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <regelwerk/core/actor.hpp>
#include <regelwerk/core/language/describe.hpp>
#include <regelwerk/core/viewer.hpp>
#include <regelwerk/play/random.hpp>
#include <regelwerk/play/sample.hpp>

#include "../play/adapter.hpp"
#include "../play/pointed.hpp"
#include "../play/setup.hpp"
#include "../play/text.hpp"
#include "../players/player.hpp"
#include "answer.hpp"
#include "titles.hpp"

namespace engine {

/// The commands about one game: about a state, where this program is the referee, or about the view of a seat that it
/// plays.
template <play::Adapter A, class Thumb>
class TableOf {
 public:
  using G = typename A::Game;

  TableOf(const G& game, const typename G::Start& start) : game_(game), start_(start), state_(game.initial(start)) {}

  [[nodiscard]] std::string answer(std::string_view name, std::string_view rest, const GoOn& go_on) {
    for (const Row& row : rows) {
      if (row.name != name) continue;
      if (row.needs == Needs::state && !state_) return error(name, " needs a state; position gives one");
      if (row.needs == Needs::view && !view_) return error(name, " needs the view of a seat; view gives one");
      return (this->*row.carry_out)(rest, go_on);
    }
    return error("there is no command ", name);
  }

  /// Takes somebody who thinks; what is wrong with the text, or nothing.
  [[nodiscard]] std::string take_player(std::string_view text) {
    const players::WordReader reading = players::read_player(text, play::word_of_game<A>());
    std::string wrong = reading.wrong.empty() ? players::why_unfit<Thumb, G>(reading.spec) : reading.wrong;
    if (!wrong.empty()) return play::join(text, ": ", wrong);
    spec_ = reading.spec;
    sit_down();
    return {};
  }

 private:
  using Move = typename G::Move;
  using State = typename G::State;
  using View = typename G::View;
  using Player = players::Player<G, Thumb>;

  enum class Needs : std::uint8_t { nothing, state, view };
  struct Row {
    std::string_view name;
    Needs needs;
    std::string (TableOf::*carry_out)(std::string_view rest, const GoOn& go_on);
  };

  static constexpr std::string ok() { return "ok"; }

  [[nodiscard]] std::string refusal(std::string_view text, const regelwerk::Refusal& why) const {
    return error(describe(game_, why).view(), "; behind ", why.position, " good characters of ", play::excerpt(text));
  }
  /// Carries out with the state, or the view where there is none.
  template <class F>
  [[nodiscard]] auto with_position(const F& f) const {
    return state_ ? f(*state_) : f(*view_);
  }
  [[nodiscard]] regelwerk::Actor actor() const {
    return with_position([&](const auto& position) { return game_.actor(position); });
  }

  std::string player(std::string_view rest, const GoOn& /*go_on*/) {
    const std::string wrong = take_player(rest);
    return wrong.empty() ? ok() : error(wrong);
  }
  /// Of which numbers chance and players draw; a player that sits at the table already keeps its own.
  std::string seed(std::string_view rest, const GoOn& /*go_on*/) {
    const std::size_t blank = std::min(rest.find(' '), rest.size());
    const auto key = play::number_in<std::uint64_t>(rest.substr(0, blank));
    const auto number = blank == rest.size() ? 0 : play::number_in<std::uint64_t>(rest.substr(blank + 1));
    if (!key || !number) return error("seed takes one or two whole numbers");
    random_ = regelwerk::Random::stream(*key, *number);
    return ok();
  }

  std::string position(std::string_view rest, const GoOn& /*go_on*/) {
    if (rest == "start") {
      state_ = game_.initial(start_);
    } else {
      const auto read = parse_state(game_, rest);
      if (!read) return refusal(rest, read.error());
      state_ = *read;
    }
    view_.reset();
    player_.reset();
    return ok();
  }
  std::string view(std::string_view rest, const GoOn& /*go_on*/) {
    const auto read = parse_view(game_, rest);
    if (!read) return refusal(rest, read.error());
    if (read->viewer.is_spectator()) return error("a spectator does not play; view takes the view of a seat");
    state_.reset();
    view_ = *read;
    sit_down();
    return ok();
  }
  void sit_down() {
    player_.reset();
    if (view_) player_.emplace(game_, spec_, *view_, random_, A::playout_cap);
  }
  std::string event(std::string_view rest, const GoOn& /*go_on*/) {
    const auto read = parse_event(game_, rest);
    if (!read) return refusal(rest, read.error());
    View next = *view_;
    if (!game_.apply(next, *read)) return error("this event cannot follow here");
    if (player_->follows()) player_->see(*read);
    view_ = next;
    return ok();
  }
  /// Compares the view that the events led to with that of who sends them.
  std::string now(std::string_view rest, const GoOn& /*go_on*/) {
    const auto read = parse_view(game_, rest);
    if (!read) return refusal(rest, read.error());
    if (!(*read == *view_)) return error("the events led to another view: ", to_text(game_, *view_).view());
    return ok();
  }
  /// Is for programs that do not know the rules.
  std::string skip(std::string_view /*rest*/, const GoOn& /*go_on*/) { return ok(); }

  std::string turn(std::string_view /*rest*/, const GoOn& /*go_on*/) {
    const regelwerk::Actor now = actor();
    if (now.is_seat()) return play::join("turn ", now.seat().index());
    return now.is_chance() ? "turn chance" : "turn nobody";
  }
  std::string moves(std::string_view /*rest*/, const GoOn& /*go_on*/) {
    std::string words = "moves";
    static_cast<void>(with_position([&](const auto& position) {
      return game_.for_each_move(
          position, [&](const Move& move) { words += play::join(" ", to_text(game_, position, move).view()); });
    }));
    return words;
  }
  /// The move that a word names, or an answer why it names none or a forbidden one.
  struct Named {
    std::optional<Move> move;
    std::string wrong;
  };
  [[nodiscard]] Named named(std::string_view word) const {
    return with_position([&](const auto& position) -> Named {
      const auto move = parse_move(game_, position, word);
      if (!move) return {std::nullopt, refusal(word, move.error())};
      const auto rule = game_.why_not(position, *move);
      if (rule) return {std::nullopt, play::join("illegal ", info(*rule).id, " ", info(*rule).sentence)};
      return {*move, {}};
    });
  }
  std::string why(std::string_view rest, const GoOn& /*go_on*/) {
    const Named found = named(rest);
    return found.move ? "legal" : found.wrong;
  }
  std::string play_move(std::string_view rest, const GoOn& /*go_on*/) {
    const Named found = named(rest);
    if (!found.move) return found.wrong.starts_with("error") ? found.wrong : error(found.wrong);
    game_.advance(*state_, *found.move);
    return ok();
  }
  std::string chance(std::string_view /*rest*/, const GoOn& /*go_on*/) {
    if (!actor().is_chance()) return error("it is not chance that decides here");
    const Move drawn = sample(game_, *state_, random_);
    std::string word = play::join("drawn ", to_text(game_, *state_, drawn).view());
    game_.advance(*state_, drawn);
    return word;
  }
  std::string state(std::string_view /*rest*/, const GoOn& /*go_on*/) {
    return play::join("state ", to_text(game_, *state_).view());
  }
  std::string look(std::string_view rest, const GoOn& /*go_on*/) {
    regelwerk::Viewer viewer = regelwerk::spectator;
    if (rest != "spectator") {
      const auto seat = play::number_in<int>(rest);
      if (!seat || *seat < 0 || *seat >= game_.seats()) {
        return error("look takes a seat from 0 to ", game_.seats() - 1, ", or spectator");
      }
      viewer = regelwerk::Seat{*seat};
    }
    return play::join("view ", to_text(game_, game_.view(*state_, viewer)).view());
  }
  std::string result(std::string_view /*rest*/, const GoOn& /*go_on*/) {
    const auto outcome = with_position([&](const auto& position) { return game_.outcome(position); });
    if (!outcome) return error("the game goes on");
    std::string words = "result";
    for (int index = 0; index < game_.seats(); ++index) {
      const regelwerk::Seat seat{index};
      words += play::join(" ", outcome->place(seat), ":", outcome->score(seat));
    }
    return words;
  }

  /// What a decision may cost, and when its time is over.
  struct Limits {
    players::Spec spec;
    std::optional<std::chrono::steady_clock::time_point> end;
    std::string wrong;
  };
  [[nodiscard]] Limits limits(std::string_view rest) const {
    Limits limits{spec_, {}, {}};
    if (rest.empty()) return limits;
    const std::string_view name = rest.substr(0, rest.find('='));
    const auto number = play::number_in<std::uint64_t>(name.size() < rest.size() ? rest.substr(name.size() + 1) : "");
    const bool is_time = name == "ms";
    const std::uint64_t most = is_time ? players::most_ms : players::most_iterations;
    if ((!is_time && name != "iterations") || !number || *number == 0 || *number > most) {
      limits.wrong = error("go takes ms=N, iterations=N, or nothing, with N from 1 to ", most);
    } else if (spec_.keep) {
      limits.wrong = error("a player that keeps its tree thinks as its own text says");
    } else if (is_time) {
      limits.spec.ms = *number;
      limits.end = std::chrono::steady_clock::now() + std::chrono::milliseconds{*number};
    } else {
      limits.spec.ms = 0;
      limits.spec.iterations = *number;
      limits.spec.by_decision = true;
    }
    return limits;
  }
  /// Lets the player think that sits at the table, or one for this decision alone.
  template <class Think>
  std::string think(std::string_view rest, const GoOn& go_on, const Think& answer) {
    const regelwerk::Actor to_move = actor();
    if (!to_move.is_seat()) return error("no seat is to move");
    if (view_ && !view_->viewer.is(to_move.seat())) return error("seat ", to_move.seat().index(), " is to move");
    const Limits limits = this->limits(rest);
    if (!limits.wrong.empty()) return limits.wrong;
    const View seen = view_ ? *view_ : game_.view(*state_, to_move.seat());
    std::optional<Player> guest;
    if (!player_) guest.emplace(game_, limits.spec, seen, regelwerk::Random{random_()}, A::playout_cap);
    Player& player = player_ ? *player_ : *guest;
    player.limit(limits.spec);
    return answer(player, seen,
                  [&] { return go_on() && (!limits.end || std::chrono::steady_clock::now() < *limits.end); });
  }
  std::string go(std::string_view rest, const GoOn& go_on) {
    return think(rest, go_on, [&](Player& player, const View& seen, const auto& in_time) {
      return play::join("move ", to_text(game_, seen, player.choose(seen, in_time)).view());
    });
  }
  /// What a search thinks of each move: visits, and the mean payoff of the seat in millionths.
  std::string rate(std::string_view rest, const GoOn& go_on) {
    if (spec_.kind != players::Kind::ismcts) return error("rate needs a player of kind ismcts");
    return think(rest, go_on, [&](Player& player, const View& seen, const auto& in_time) {
      std::string words = "values";
      for (const auto& value : player.rate(seen, in_time)) {
        const std::int64_t millionths =
            std::int64_t{mean_payoff(value, seen.viewer.seat())} * 1'000'000 / regelwerk::payoff_scale;
        words += play::join(" ", to_text(game_, seen, value.move).view(), "=", value.visits, ":", millionths);
      }
      return words;
    });
  }

  static constexpr std::array rows{Row{"player", Needs::nothing, &TableOf::player},
                                   Row{"seed", Needs::nothing, &TableOf::seed},
                                   Row{"position", Needs::nothing, &TableOf::position},
                                   Row{"view", Needs::nothing, &TableOf::view},
                                   Row{"event", Needs::view, &TableOf::event},
                                   Row{"now", Needs::view, &TableOf::now},
                                   Row{"choices", Needs::view, &TableOf::skip},
                                   Row{"over", Needs::view, &TableOf::skip},
                                   Row{"turn", Needs::nothing, &TableOf::turn},
                                   Row{"moves", Needs::nothing, &TableOf::moves},
                                   Row{"why", Needs::nothing, &TableOf::why},
                                   Row{"play", Needs::state, &TableOf::play_move},
                                   Row{"chance", Needs::state, &TableOf::chance},
                                   Row{"state", Needs::state, &TableOf::state},
                                   Row{"look", Needs::state, &TableOf::look},
                                   Row{"result", Needs::nothing, &TableOf::result},
                                   Row{"go", Needs::nothing, &TableOf::go},
                                   Row{"rate", Needs::nothing, &TableOf::rate}};

  G game_;
  typename G::Start start_;
  players::Spec spec_;
  regelwerk::Random random_{1};
  std::optional<State> state_;  // this or the view
  std::optional<View> view_;
  std::optional<Player> player_;  // where there is a view
};

}  // namespace engine

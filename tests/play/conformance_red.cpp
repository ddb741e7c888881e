#include <play/conformance_red.hpp>

namespace {

using namespace conformance_red;

constexpr auto list_check = [](auto& report, const auto& game, const State& state, Random&) {
  conformance::check_list(report, game, state);
};

struct RepeatsMove : Sound {
  using Sound::moves;
  [[nodiscard]] MoveList moves(const State& state) const {
    MoveList list;
    for_each_move(state, [&](const Move& move) {
      if (list.empty()) list.push_back(move);
      list.push_back(move);
    });
    return list;
  }
};
struct LeavesMoveOut : Sound {
  using Sound::moves;
  [[nodiscard]] MoveList moves(const State& state) const {
    const MoveList sound = Sound::moves(state);
    MoveList list;
    for (std::size_t i = 1; i < sound.size(); ++i) list.push_back(sound[i]);
    return list;
  }
};
struct NeverStops : Sound {
  template <class Position, class Visitor>
  bool for_each_move(const Position& position, Visitor&& visitor) const {
    return Sound::for_each_move(position, [&](const Move& move) { (void)visit(visitor, move); });
  }
};

TEST_CASE("conformance red: lists") {
  check_red<SwapsFirstMoves>("moves are not in ascending order of codes", list_check);
  check_red<RepeatsMove>("moves are not in ascending order of codes", list_check);
  check_red<LeavesMoveOut>("for_each_move visits other moves than moves()", list_check);
  check_red<NeverStops>("a visitor cannot stop for_each_move", list_check);
}

constexpr auto count_check = [](auto& report, const auto& game, const State& state, Random&) {
  conformance::check_counts(report, game, state);
};

struct CountsForSpectators : Sound {
  using Sound::count_moves;
  [[nodiscard]] std::uint32_t count_moves(const View& /*view*/) const { return 0; }
};
struct PicksLast : Sound {
  template <class Choose>
  [[nodiscard]] Move pick_move(const State& state, const Choose& choose) const {
    const auto moves = Sound::moves(state);
    static_cast<void>(choose(static_cast<std::uint32_t>(moves.size())));
    return moves[moves.size() - 1];
  }
};
struct PicksOfMore : Sound {
  template <class Choose>
  [[nodiscard]] Move pick_move(const State& state, const Choose& choose) const {
    const auto moves = Sound::moves(state);
    return moves[choose(static_cast<std::uint32_t>(moves.size() + 1))];
  }
};

TEST_CASE("conformance red: counts") {
  check_red<CountsOneMore>("moves are counted otherwise than listed", count_check);
  check_red<CountsForSpectators>("moves are counted otherwise from a view", count_check);
  check_red<PicksLast>("another move is picked than the list has there", count_check);
  check_red<PicksOfMore>("another move is picked than the list has there", count_check);
}

constexpr auto weight_check = [](auto& report, const auto& game, const State& state, Random&) {
  conformance::check_weights(report, game, state);
};

struct WeighsNothing : Sound {
  [[nodiscard]] std::uint32_t weight(const State& state, const Move& move) const {
    return move.rank == Rank::ace ? 0 : Sound::weight(state, move);
  }
};
struct MissesTotal : Sound {
  [[nodiscard]] std::uint32_t total_weight(const State& state) const { return Sound::total_weight(state) - 1; }
};

struct DrawsNext : Sound {
  [[nodiscard]] Move drawn(const State& state, std::uint32_t index) const {
    return Sound::drawn(state, (index + 1) % Sound::total_weight(state));
  }
};

TEST_CASE("conformance red: weights") {
  check_red<WeighsTooMuch>("the weights do not sum to the total", weight_check);
  check_red<WeighsNothing>("an outcome has weight 0", weight_check);
  check_red<MissesTotal>("the weights do not sum to the total", weight_check);
  check_red<DrawsNext>("an outcome is drawn where another one lies", weight_check);
}

constexpr auto mutation_check = [](auto& report, const auto& game, const State& state, Random& random) {
  conformance::check_mutations(report, game, state, random);
};

/// Every card may be discarded at any time.
struct LetsPass : Sound {
  using Sound::why_not;
  [[nodiscard]] std::optional<Rule> why_not(const State& state, const Move& move) const {
    const bool own = static_cast<int>(move.rank) < ranks && state.hand(state.table.turn).contains(move.rank);
    if (state.table.phase == Phase::play && own && move == discarded(move.rank)) return std::nullopt;
    return Sound::why_not(state, move);
  }
};
/// What the last eight bits of a code say is not read for cards that are discarded.
struct ReadsHalf : Sound {
  using Sound::why_not;
  [[nodiscard]] std::optional<Rule> why_not(const State& state, const Move& move) const {
    Move read = move;
    if (move.kind == MoveKind::discard || move.kind == MoveKind::deal) read.to = {};
    return Sound::why_not(state, read);
  }
};
struct RefusesEntering : Sound {
  using Sound::why_not;
  [[nodiscard]] std::optional<Rule> why_not(const State& state, const Move& move) const {
    return move.kind == MoveKind::enter ? Rule::bringing_in : Sound::why_not(state, move);
  }
};

/// A state in which the whole move space is walked: the first that a seat with several moves meets.
State busy_state() {
  const Sound game;
  Random random{3};
  State state = game.initial();
  while (!game.actor(state).is_seat() || state.table.phase != Phase::play || game.moves(state).size() < 4) {
    game.advance(state, random_move(game, state, random));
  }
  return state;
}

TEST_CASE("conformance red: why_not, beside the list") {
  check_red<RefusesEntering>("a listed move is refused", list_check);
  check_red<ReadsHalf>("why_not disagrees with the list", mutation_check);
}

TEST_CASE("conformance red: why_not, anywhere in the move space") {
  const State state = busy_state();
  conformance::Report good;
  conformance::check_whole_space(good, Sound{}, state, 1);
  CHECK(good.faults.empty());
  CHECK(good.whole_spaces == 1);

  conformance::Report lenient;
  conformance::check_whole_space(lenient, LetsPass{}, state, 1);
  CHECK(names(lenient.faults, "why_not disagrees with the list somewhere in the move space"));
  CHECK(lenient.whole_spaces == 0);
  conformance::Report half;
  conformance::check_whole_space(half, ReadsHalf{}, Sound{}.initial(), 1);
  CHECK(names(half.faults, "why_not disagrees with the list somewhere in the move space"));
}

constexpr auto move_check = [](auto& report, const auto& game, const State& state, Random& random) {
  conformance::check_one(report, game, state, random_move(Sound{}, state, random), true);
  conformance::check_one(report, game, state, stepped(Place::ring(1), Place::ring(50)), false);
};

struct PlaysAnotherGame : Sound {
  using Sound::play;
  [[nodiscard]] State play(State state, const Move& move) const {
    state = Sound::play(state, move);
    state.table.leader = next_seat(state.table.leader, seats());
    return state;
  }
};
struct AdvancesTwice : Sound {
  using Sound::advance;
  void advance(State& state, const Move& move) const {
    Sound::advance(state, move);
    if (!Sound::why_not(state, move)) Sound::advance(state, move);
  }
};
struct TriesOnlyFirstMove : Sound {
  [[nodiscard]] Played<State, Rule> try_play(const State& state, const Move& move) const {
    return move == moves(state)[0] ? Sound::try_play(state, move) : Rule::turn_order;
  }
};
struct TriesEverything : Sound {
  [[nodiscard]] Played<State, Rule> try_play(const State& state, const Move& move) const {
    return why_not(state, move) ? Played<State, Rule>{state} : Sound::try_play(state, move);
  }
};
struct TriesWithOtherRule : Sound {
  [[nodiscard]] Played<State, Rule> try_play(const State& state, const Move& move) const {
    const auto played = Sound::try_play(state, move);
    if (played.has_value()) return played;
    return played.error() == Rule::places ? Rule::ring : Rule::places;
  }
};

TEST_CASE("conformance red: play, advance, try_play") {
  check_red<PlaysAnotherGame>("play, advance, try_play differ", move_check);
  check_red<AdvancesTwice>("play, advance, try_play differ", move_check);
  check_red<TriesWithOtherRule>("try_play names another rule than why_not", move_check);
}

TEST_CASE("conformance red: try_play alone") {
  check_red<TriesOnlyFirstMove>("try_play disagrees with why_not", move_check);
  check_red<TriesEverything>("try_play disagrees with why_not", move_check);
}

}  // namespace

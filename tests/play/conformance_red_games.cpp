#include <play/conformance_red.hpp>

namespace {

using namespace conformance_red;

struct DamageTraits : conformance::Defaults {
  static constexpr bool has_parts = false;

  static std::vector<State> damages(const auto& /*game*/, const State& state) {
    State broken = state;
    broken.table.deal = 77;
    return {broken};
  }
};

struct KeepsDealsQuiet : Sound {
  template <class OnEvent = NoEvents>
  [[nodiscard]] State play(const State& state, const Move& move, OnEvent&& on_event = {}) const {
    return Sound::play(state, move, [&](const Event& event) {
      if (event.kind != EventKind::card_dealt) on_event(event);
    });
  }
};
struct TellsAnotherCard : Sound {
  template <class OnEvent = NoEvents>
  [[nodiscard]] State play(const State& state, const Move& move, OnEvent&& on_event = {}) const {
    return Sound::play(state, move, [&](Event event) {
      if (event.kind == EventKind::card_discarded) event.kind = EventKind::card_dealt;
      on_event(event);
    });
  }
};
struct MindsListeners : Sound {
  template <class OnEvent = NoEvents>
  [[nodiscard]] State play(const State& state, const Move& move, OnEvent&& on_event = {}) const {
    State next = Sound::play(state, move, on_event);
    if constexpr (wants_events<OnEvent>) next.table.leader = next_seat(next.table.leader, seats());
    return next;
  }
};

TEST_CASE("conformance red: events") {
  check_red<KeepsDealsQuiet>("events do not bring a view up to date", event_check);
  check_red<KeepsDealsQuiet>("a move tells nothing", event_check);
  check_red<TellsAnotherCard>("events do not bring a view up to date", event_check);
  check_red<MindsListeners>("a listener changes the game", event_check);
}

template <class G>
std::vector<std::string> game_faults(const G& game) {
  conformance::Report report;
  conformance::run_games<DamageTraits>(report, game, {.key = 1, .games = 1, .cap = 150, .every = 8, .whole_spaces = 0});
  return report.faults;
}

struct AcceptsEverything : Sound {
  using Sound::validate;
  [[nodiscard]] Invariants validate(const State& /*state*/) const { return {}; }
};
struct RefusesBans : Sound {
  using Sound::validate;
  [[nodiscard]] Invariants validate(const State& state) const {
    Invariants broken = Sound::validate(state);
    if (state.table.ban) broken.push_back(Invariant::ban);
    return broken;
  }
};
struct EndsEarly : Sound {
  using Sound::outcome;
  [[nodiscard]] std::optional<Outcome> outcome(const State& state) const {
    return state.table.phase == Phase::play ? std::optional{Outcome{}} : Sound::outcome(state);
  }
};

struct HidesOutcome : Sound {
  using Sound::outcome;
  [[nodiscard]] std::optional<Outcome> outcome(const View& /*view*/) const { return std::nullopt; }
};

TEST_CASE("conformance red: whole games") {
  CHECK(game_faults(Sound{}).empty());
  CHECK(names(game_faults(AcceptsEverything{}), "planted damage is not found"));
  CHECK(names(game_faults(RefusesBans{}), "a reached state is called broken"));
  CHECK(names(game_faults(EndsEarly{}), "an outcome while the game goes on, or none"));
  CHECK(names(game_faults(WeighsTooMuch{}), "(the faults above)"));
}

TEST_CASE("conformance red: an outcome that a view does not tell") {
  Random random{3};
  const State end = playout(Sound{}, Sound{}.initial(), random, 100'000).end;
  conformance::Report sound;
  conformance::check_outcome(sound, Sound{}, end);
  CHECK((sound.faults.empty() && Sound{}.outcome(end).has_value()));
  conformance::Report hiding;
  conformance::check_outcome(hiding, HidesOutcome{}, end);
  CHECK(names(hiding.faults, "a view tells another outcome than the state"));
}

struct Allocates : Sound {
  template <class OnEvent = NoEvents>
  void advance(State& state, const Move& move, OnEvent&& on_event = {}) const {
    const auto copy = std::make_unique<State>(state);
    Sound::advance(*copy, move, on_event);
    state = *copy;
  }
};

TEST_CASE("conformance red: memory") {
  conformance::Report good;
  conformance::check_allocations(good, Sound{}, 1);
  CHECK(good.faults.empty());
  conformance::Report bad;
  conformance::check_allocations(bad, Allocates{}, 1);
  CHECK(names(bad.faults, "the library asks for memory"));
}

template <class Twin>
std::vector<std::string> twin_faults(const Twin& twin) {
  conformance::Report report;
  conformance::check_twins(report, Sound{}, twin, 1, 300);
  return report.faults;
}

struct TellsLess : Sound {
  template <class OnEvent = NoEvents>
  void advance(State& state, const Move& move, OnEvent&& on_event = {}) const {
    Sound::advance(state, move, [&](const Event& event) {
      if (event.kind != EventKind::turn_passed) on_event(event);
    });
  }
};

struct ReadsOtherLines : Sound {};
Result<State, Refusal> parse_state(const ReadsOtherLines& game, std::string_view text) {
  auto state = parse_state(static_cast<const Sound&>(game), text);
  return state && state->table.ban ? Refusal{0, Reason::entry_due} : state;
}
struct ReadsOtherWords : Sound {};
Result<Move, Refusal> parse_move(const ReadsOtherWords& game, const State& state, std::string_view text) {
  if (text == "A:in") return Refusal{2, Reason::place_due};
  return parse_move(static_cast<const Sound&>(game), state, text);
}

TEST_CASE("conformance red: twins") {
  CHECK(twin_faults(Sound{}).empty());
  CHECK(twin_faults(*RuntimeGame::make(Sound{}.options())).empty());
  CHECK(names(twin_faults(TellsLess{}), "twins tell different events"));
  CHECK(names(twin_faults(EndsEarly{}), "twins have different outcomes"));
  CHECK(names(twin_faults(SwapsFirstMoves{}), "twins differ"));
  CHECK(names(twin_faults(PacksNoTurn{}), "twins differ"));
  CHECK(names(twin_faults(CountsOneMore{}), "twins count different moves"));
  CHECK(names(twin_faults(GivesNoReasons{}), "twins give different reasons"));
  CHECK(names(twin_faults(ReadsOtherLines{}), "a twin does not read the other's line"));
  CHECK(names(twin_faults(ReadsOtherWords{}), "a twin does not read the other's record"));
}

}  // namespace

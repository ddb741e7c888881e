#include <play/conformance_red.hpp>

namespace {

using namespace conformance_red;

struct DrawsOpenCards : Sound {
  template <class Source>
  [[nodiscard]] State resample(const View& view, Source& source) const {
    State state = Sound::resample(view, source);
    state.deck += state.discards;
    state.discards = {};
    return state;
  }
};
struct DrawsFromTwoDecks : Sound {
  template <class Source>
  [[nodiscard]] State resample(const View& view, Source& source) const {
    State state = Sound::resample(view, source);
    state.deck = {};
    for (int i = 0; i < view.deck_size; ++i) state.deck.add(static_cast<Rank>(i / 15));
    return state;
  }
};
struct ShowsDeck : Sound {
  [[nodiscard]] View view(const State& state, Viewer viewer) const {
    View view = Sound::view(state, viewer);
    if (viewer.is_spectator() && !state.deck.empty()) view.gave = Gift{state.deck.nth(0)};
    return view;
  }
};
struct ShowsNeighbour : Sound {
  [[nodiscard]] View view(const State& state, Viewer viewer) const {
    View view = Sound::view(state, viewer);
    if (viewer == Seat{1}) view.received = Gift::from_code(static_cast<std::uint8_t>(state.hand(Seat{2}).word() % 7));
    return view;
  }
};
struct OffersNothing : Sound {
  using Sound::moves;
  [[nodiscard]] MoveList moves(const View& /*view*/) const { return {}; }
};
struct OffersToAll : Sound {
  using Sound::moves;
  [[nodiscard]] MoveList moves(const View& view) const {
    MoveList list = Sound::moves(view);
    if (list.empty()) list.push_back(dealt(Rank::ace));
    return list;
  }
};
struct RefusesFromViews : Sound {
  using Sound::why_not;
  [[nodiscard]] std::optional<Rule> why_not(const View& view, const Move& move) const {
    return move.kind == MoveKind::discard ? Rule::must_play : Sound::why_not(view, move);
  }
};
struct AnswersOutOfTurn : Sound {
  using Sound::why_not;
  [[nodiscard]] std::optional<Rule> why_not(const View& view, const Move& move) const {
    if (view.viewer.is_spectator()) return std::nullopt;
    return Sound::why_not(view, move);
  }
};
struct HidesNothing : Sound {
  [[nodiscard]] Event shown(const Event& event, Viewer /*viewer*/) const { return event; }
};

TEST_CASE("conformance red: resampled states") {
  check_red<DrawsOpenCards>("a resampled state looks different", view_check);
  check_red<DrawsFromTwoDecks>("a resampled state is broken", view_check);
}

TEST_CASE("conformance red: views that tell too much") {
  check_red<ShowsDeck>("a resampled state looks different", view_check);
  check_red<ShowsNeighbour>("a resampled state looks different", view_check);
  check_red<HidesNothing>("shown events give a hidden thing away", view_check);
}

TEST_CASE("conformance red: answers from views") {
  check_red<OffersNothing>("a view offers other moves than the state", view_check);
  check_red<OffersToAll>("a view offers other moves than the state", view_check);
  check_red<RefusesFromViews>("a view refuses its own move", view_check, 400);
  check_red<AnswersOutOfTurn>("a view gives another reason than the state", view_check);
}

struct TellsOutcomeEarly : Sound {
  using Sound::outcome;
  [[nodiscard]] std::optional<Outcome> outcome(const View& /*view*/) const { return Outcome{}; }
};

TEST_CASE("conformance red: what a view tells of the end") {
  check_red<TellsOutcomeEarly>("a view tells another outcome than the state", view_check);
}

/// A resampler that cheats breaks no promise but one: it never draws anything else than the truth.
TEST_CASE("conformance red: a resampler that returns the truth") {
  const auto differing = [](const auto& resample) {
    conformance::Report report;
    const Sound game;
    Random random{5};
    State state = game.initial();
    for (int node = 0; node < 120; ++node) {
      for (const Viewer viewer : conformance::viewers(game)) {
        conformance::check_lookalike(report, game, state, viewer, random, resample);
      }
      game.advance(state, random_move(game, state, random));
    }
    CHECK(report.faults.empty());
    CHECK(report.lookalikes == 600);
    return report.differ;
  };
  CHECK(differing([](const View&, const State& truth, Random&) { return truth; }) == 0);
  CHECK(differing([](const View& view, const State&, Random& bits) { return Sound{}.resample(view, bits); }) > 300);
}

}  // namespace

#include <regelwerk/core/playable.hpp>

#include <cstdint>
#include <optional>
#include <string>
#include <type_traits>

#include <core/both.hpp>
#include <regelwerk/tock.hpp>

namespace {

using namespace regelwerk;

static_assert(PlainValue<int> && !PlainValue<std::string> && !PlainValue<RuleInfo>, "RuleInfo has no ==");

using Sound = tock::Game<>;
static_assert(Playable<Sound> && Playable<tock::RuntimeGame> && std::is_empty_v<Sound>);
static_assert(KeepsContract<Sound> && KeepsContract<tock::RuntimeGame>, "what is known of a game is so");
static_assert(!Playable<int> && !Playable<tock::State>);

// One call taken away or answering with another type, and it is no game any more.
struct Derived : Sound {};
static_assert(Playable<Derived>);

struct NoSeats : Sound {
  void seats() const = delete;
};
struct NoWhyNot : Sound {
  void why_not() const = delete;
};
struct NoView : Sound {
  void view() const = delete;
};
struct NoAnswersFromViews : Sound {
  [[nodiscard]] MoveList moves(const State& state) const { return Sound::moves(state); }
};
struct NoCounts : Sound {
  void count_moves() const = delete;
};
struct NoEventsInPlay : Sound {
  [[nodiscard]] State play(const State& state, const Move& move) const { return Sound::play(state, move); }
};
struct NoResample : Sound {
  void resample() const = delete;
};
struct NoUnpack : Sound {
  void unpack() const = delete;
};
struct NoShown : Sound {
  void shown() const = delete;
};
struct NoTeams : Sound {
  void team() const = delete;
};
struct NoScoreRange : Sound {
  void score_range() const = delete;
};
struct NoStanding : Sound {
  void standing() const = delete;
};
struct NoWinners : Sound {
  struct Outcome {};
  [[nodiscard]] static std::optional<Outcome> outcome(const State& /*state*/) { return {}; }
  [[nodiscard]] static std::optional<Outcome> outcome(const View& /*view*/) { return {}; }
};
struct LooseSeats : Sound {
  [[nodiscard]] std::uint8_t seats() const { return 4; }
};
struct LooseOutcome : Sound {
  [[nodiscard]] Outcome outcome(const State& /*state*/) const { return {}; }
};
struct HeavyState : Sound {
  using State = std::string;
};
struct HeavyGame : Sound {
  std::string notes;
};
static_assert(!Playable<NoSeats> && !Playable<NoWhyNot> && !Playable<NoView> && !Playable<NoAnswersFromViews> &&
              !Playable<NoCounts>);
static_assert(!Playable<NoEventsInPlay> && !Playable<NoResample> && !Playable<NoUnpack> && !Playable<NoShown>);
static_assert(!Playable<NoTeams> && !Playable<NoScoreRange> && !Playable<NoStanding> && !Playable<NoWinners>);
static_assert(!Playable<LooseSeats> && !Playable<LooseOutcome> && !Playable<HeavyState> && !Playable<HeavyGame>);

/// Code over any game reads names and numbers from the type alone.
template <Playable G>
constexpr bool introduces_itself() {
  return !std::string_view{G::name}.empty() && G::rules_version >= 1 && G::max_seats <= seat_limit;
}

TEST_CASE("playable: a game introduces itself") {
  CHECK_BOTH(introduces_itself<Sound>() && introduces_itself<tock::RuntimeGame>());
}

}  // namespace

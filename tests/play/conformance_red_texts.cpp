#include <play/conformance_red.hpp>

namespace {

using namespace conformance_red;

constexpr auto move_text_check = [](auto& report, const auto& game, const State& state, Random& random) {
  conformance::check_move_text(report, game, state, random_move(Sound{}, state, random), random, true);
};
constexpr auto state_check = [](auto& report, const auto& game, const State& state, Random& random) {
  conformance::check_state_io(report, game, state, random);
};

struct WritesFieldOff : Sound {};
MoveText to_text(const WritesFieldOff& game, const State& state, Move move) {
  if (move.kind == MoveKind::walk && move.to.is_ring()) move.to = Place::ring((move.to.field() + 1) % 72);
  return to_text(static_cast<const Sound&>(game), state, move);
}
struct WritesSentences : Sound {};
MoveText to_text(const WritesSentences& game, const State& state, Move move) {
  return MoveText{} << "play " << to_text(static_cast<const Sound&>(game), state, move).view();
}
struct WantsLowerCase : Sound {};
Result<Move, Refusal> parse_move(const WantsLowerCase& game, const State& state, std::string_view text) {
  if (text.find('D') != std::string_view::npos) return Refusal{text.find('D'), Reason::rank_due};
  return parse_move(static_cast<const Sound&>(game), state, text);
}
struct ReadsPastTheEnd : Sound {};
Result<Move, Refusal> parse_move(const ReadsPastTheEnd& game, const State& state, std::string_view text) {
  const Sound& sound = game;
  const auto whole = parse_move(sound, state, text);
  return whole || text.empty() ? whole : parse_move(sound, state, text.substr(0, text.size() - 1));
}
struct ReadsNothing : Sound {};
Result<Move, Refusal> parse_move(const ReadsNothing& game, const State& state, std::string_view text) {
  if (text.empty()) return dealt(Rank::ace);
  return parse_move(static_cast<const Sound&>(game), state, text);
}
struct GivesNoReason : Sound {};
Result<Move, Refusal> parse_move(const GivesNoReason& game, const State& state, std::string_view text) {
  const auto move = parse_move(static_cast<const Sound&>(game), state, text);
  return move ? move : Refusal{0, Reason::rank_due, 7};
}

TEST_CASE("conformance red: move texts") {
  check_red<WritesFieldOff>("a move does not come back from its text", move_text_check);
  check_red<WritesSentences>("a move text is no single word", move_text_check);
  check_red<WantsLowerCase>("case or white space around a move text matters", move_text_check);
  check_red<ReadsPastTheEnd>("a parser accepts what it would not print", move_text_check);
  check_red<ReadsNothing>("an empty text is read as a move", move_text_check);
  check_red<GivesNoReason>("a refusal without reason", move_text_check);
}

struct ForgetsBan : Sound {};
auto to_text(const ForgetsBan& game, const State& state) {
  State free = state;
  free.table.ban = false;
  return to_text(static_cast<const Sound&>(game), free);
}
struct ReadsUnchecked : Sound {};
Result<State, Refusal> parse_state(const ReadsUnchecked& /*game*/, std::string_view text) {
  const std::size_t header = header_of_line(Sound{}).view().size() + 1;
  if (text.size() < header) return Refusal{text.size(), Reason::entry_due};
  return regelwerk::tock::detail::StateParser{Sound::layout(), text.substr(header)}.state();
}

TEST_CASE("conformance red: state texts") {
  check_red<ForgetsBan>("a state does not come back from its line", state_check, 400);
  check_red<ReadsUnchecked>("a line gives a broken state", state_check, 400);
}

constexpr auto bit_check = [](auto& report, const auto& game, const State& state, Random&) {
  conformance::check_damaged_bytes(report, game, state);
};
constexpr auto hash_check = [](auto& report, const auto& game, const State& state, Random&) {
  conformance::check_hashes(report, game, state, 60);
};

struct PacksNoCards : Sound {
  using Sound::pack;
  [[nodiscard]] Packed pack(const State& sound) const {
    State state = sound;
    state.hands = {};
    state.deck = {};
    return Sound::pack(state);
  }
};
struct UnpacksTruncated : Sound {
  [[nodiscard]] Result<State, Refusal> unpack(std::span<const std::uint8_t> bytes) const {
    Packed whole{};
    for (std::size_t i = 0; i < whole.size() && i < bytes.size(); ++i) whole[i] = bytes[i];
    return Sound::unpack(whole);
  }
};
struct UnpacksUnchecked : Sound {
  [[nodiscard]] Result<State, Refusal> unpack(std::span<const std::uint8_t> bytes) const {
    const auto state = Sound::unpack(bytes);
    if (state) return state;
    State damaged = initial();
    damaged.table.deal = 77;
    return damaged;
  }
};
struct UnpacksWithoutReason : Sound {
  [[nodiscard]] Result<State, Refusal> unpack(std::span<const std::uint8_t> bytes) const {
    const auto state = Sound::unpack(bytes);
    return state ? state : Refusal{state.error().position, static_cast<Reason>(reason_count)};
  }
};
struct PointsToTheBegin : Sound {
  [[nodiscard]] Result<State, Refusal> unpack(std::span<const std::uint8_t> bytes) const {
    const auto state = Sound::unpack(bytes);
    return state ? state : Refusal{0, state.error().reason, state.error().detail};
  }
};
struct PointsBehindTheBan : Sound {
  [[nodiscard]] Result<State, Refusal> unpack(std::span<const std::uint8_t> bytes) const {
    const auto state = Sound::unpack(bytes);
    if (state || state.error().position == bytes.size()) return state;
    return behind(1, state.error());
  }
};

TEST_CASE("conformance red: bytes") {
  check_red<PacksNoTurn>("a state does not come back from its bytes", state_check);
  check_red<UnpacksTruncated>("truncated bytes are accepted", state_check);
  check_red<UnpacksTruncated>("extended bytes are accepted", state_check);
  check_red<UnpacksUnchecked>("damaged bytes give a broken or the same state", bit_check, 3);
  check_red<UnpacksWithoutReason>("bytes are refused without a reason", bit_check, 3);
  check_red<PointsToTheBegin>("a refusal of bytes points elsewhere", bit_check, 3);
  check_red<PointsBehindTheBan>("a refusal of bytes points elsewhere", bit_check, 3);
  check_red<PointsToTheBegin>("truncated bytes are refused at another place", state_check);
  check_red<PacksNoCards>("equal states, different hashes", hash_check, 30);
}

/// What a damaged state leads to: these games are sound until a Jack has been played, or a card discarded.
bool jack_lies(const State& state) { return state.discards.contains(Rank::jack); }

struct BreaksLater : Sound {
  using Sound::validate;
  [[nodiscard]] Invariants validate(const State& state) const {
    Invariants broken = Sound::validate(state);
    if (jack_lies(state)) broken.push_back(Invariant::cards);
    return broken;
  }
};
struct PacksLess : Sound {
  using Sound::pack;
  [[nodiscard]] Packed pack(const State& sound) const {
    State state = sound;
    if (jack_lies(state)) state.table.ban = !state.table.ban;
    return Sound::pack(state);
  }
};
struct StopsLater : Sound {
  template <class Position, class Visitor>
  bool for_each_move(const Position& position, Visitor&& visitor) const {
    return (position.table.phase == Phase::play && jack_lies(position)) || Sound::for_each_move(position, visitor);
  }
};
struct EndsLater : Sound {
  using Sound::outcome;
  [[nodiscard]] std::optional<Outcome> outcome(const State& state) const {
    return jack_lies(state) ? std::optional{Outcome{}} : Sound::outcome(state);
  }
};
struct ReadsNoJacks : Sound {};
Result<State, Refusal> parse_state(const ReadsNoJacks& game, std::string_view text) {
  const auto state = parse_state(static_cast<const Sound&>(game), text);
  return state && jack_lies(*state) ? Refusal{0, Reason::rank_due} : state;
}
struct ReadsNoDiscards : Sound {};
Result<Move, Refusal> parse_move(const ReadsNoDiscards& game, const State& state, std::string_view text) {
  if (text.substr(0, 7) == "discard") return Refusal{0, Reason::move_due};
  return parse_move(static_cast<const Sound&>(game), state, text);
}

/// Right after the first deal.
State in_play() {
  const Sound sound;
  Random random{5};
  State state = sound.initial();
  while (state.table.phase != Phase::play) sound.advance(state, random_move(sound, state, random));
  REQUIRE(!jack_lies(state));
  return state;
}

template <class G>
std::vector<std::string> onward_faults(const G& game) {
  conformance::Report report;
  conformance::check_plays_on(report, game, in_play(), 300);
  CHECK(report.strays == 1);
  return report.faults;
}
template <class G>
std::vector<std::string> damage_faults(const G& game) {
  conformance::Report report;
  conformance::check_damaged_bytes(report, game, in_play());
  CHECK(report.strays > 1);
  return report.faults;
}

TEST_CASE("conformance red: playing on") {
  CHECK(onward_faults(Sound{}).empty());
  CHECK(names(onward_faults(BreaksLater{}), "an accepted state leads to a broken one"));
  CHECK(names(onward_faults(PacksLess{}), "an accepted state leads to unreadable bytes"));
  CHECK(names(onward_faults(StopsLater{}), "an accepted state leads to one without moves"));
  CHECK(names(onward_faults(EndsLater{}), "an accepted state leads to no outcome"));
  CHECK(names(onward_faults(ReadsNoJacks{}), "an accepted state leads to an unreadable line"));
  CHECK(names(onward_faults(ReadsNoDiscards{}), "an accepted state leads to an unreadable move"));
  CHECK(damage_faults(Sound{}).empty());
  CHECK(names(damage_faults(BreaksLater{}), "an accepted state leads to a broken one"));
}

template <class G>
std::vector<std::string> record_faults(const G& game, int nodes) {
  conformance::Report report;
  const auto record = std::make_unique<Record<G, 1'000>>();
  record->header = record_header(game, game.default_start());
  Random random{4};
  State state = game.initial();
  for (int node = 0; node < nodes; ++node) {
    record->moves.push_back(random_move(game, state, random));
    game.advance(state, record->moves[record->moves.size() - 1]);
  }
  conformance::check_record(report, game, *record, state, random);
  return report.faults;
}

struct WritesAces : Sound {};
MoveText to_text(const WritesAces& game, const State& state, Move move) {
  return to_text(static_cast<const Sound&>(game), state, move.kind == MoveKind::deal ? dealt(Rank::ace) : move);
}
struct BeginsElsewhere : Sound {
  using Sound::initial;
  [[nodiscard]] State initial() const { return Sound::initial({Seat{1}}); }
};
struct RefusesNothing : GivesNoReasons {
  using Sound::advance;
  void advance(State& state, const Move& move) const {
    if (!Sound::why_not(state, move)) Sound::advance(state, move);
  }
};

TEST_CASE("conformance red: records") {
  CHECK(record_faults(Sound{}, 300).empty());
  CHECK(names(record_faults(WritesAces{}, 300), "a record does not come back from its text"));
  CHECK(names(record_faults(BeginsElsewhere{}, 5), "a replay ends elsewhere"));
  CHECK(names(record_faults(RefusesNothing{}, 300), "a replay does not say where and why it failed"));
}

}  // namespace

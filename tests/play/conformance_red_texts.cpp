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
MoveText to_text(const WritesFieldOff& /*game*/, const State& /*state*/, Move move) {
  if (move.kind == MoveKind::walk && move.to.is_ring()) move.to = Place::ring((move.to.field() + 1) % 72);
  return text_of(move);
}
struct WritesSentences : Sound {};
MoveText to_text(const WritesSentences& /*game*/, const State& /*state*/, Move move) {
  return MoveText{} << "play " << text_of(move).view();
}
struct WantsLowerCase : Sound {};
Result<Move, Refusal> parse_move(const WantsLowerCase& game, const State& state, std::string_view text) {
  if (text.find('D') != std::string_view::npos) return Refusal{text.find('D'), "no capitals"};
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
  return move ? move : Refusal{};
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
StateText to_text(const ForgetsBan& /*game*/, const State& state) {
  State free = state;
  free.table.ban = false;
  return text_of(Sound::layout(), free);
}
struct ReadsUnchecked : Sound {};
Result<State, Refusal> parse_state(const ReadsUnchecked& /*game*/, std::string_view text) {
  return regelwerk::tock::detail::Reading{Sound::layout(), text}.state();
}

TEST_CASE("conformance red: state texts") {
  check_red<ForgetsBan>("a state does not come back from its line", state_check, 400);
  check_red<ReadsUnchecked>("a line gives a broken state", state_check, 400);
}

constexpr auto bit_check = [](auto& report, const auto& game, const State& state, Random&) {
  conformance::check_flipped_bits(report, game, state);
};
constexpr auto hash_check = [](auto& report, const auto& game, const State& state, Random&) {
  conformance::check_hashes(report, game, state, 60);
};

struct PacksNoTurn : Sound {
  [[nodiscard]] Packed pack(State state) const {
    state.table.turn = {};
    return Sound::pack(state);
  }
};
struct PacksNoCards : Sound {
  [[nodiscard]] Packed pack(State state) const {
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
    return state ? state : Refusal{};
  }
};

TEST_CASE("conformance red: bytes") {
  check_red<PacksNoTurn>("a state does not come back from its bytes", state_check);
  check_red<UnpacksTruncated>("truncated bytes are accepted", state_check);
  check_red<UnpacksTruncated>("extended bytes are accepted", state_check);
  check_red<UnpacksUnchecked>("flipped bytes give a broken or the same state", bit_check, 30);
  check_red<UnpacksWithoutReason>("bytes are refused without a reason", bit_check, 30);
  check_red<PacksNoCards>("equal states, different hashes", hash_check, 30);
}

template <class G>
std::vector<std::string> record_faults(const G& game, int nodes) {
  conformance::Report report;
  const auto record = std::make_unique<Record<G, 1'000>>();
  record->head = record_head(game, game.default_start());
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
MoveText to_text(const WritesAces& /*game*/, const State& /*state*/, Move move) {
  return text_of(move.kind == MoveKind::deal ? dealt(Rank::ace) : move);
}
struct BeginsElsewhere : Sound {
  using Sound::initial;
  [[nodiscard]] State initial() const { return Sound::initial({Seat{1}}); }
};
struct RefusesNothing : Sound {
  using Sound::why_not;
  [[nodiscard]] std::optional<Rule> why_not(const State& /*state*/, const Move& /*move*/) const { return std::nullopt; }
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

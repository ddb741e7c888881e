#pragma once
#include <doctest/doctest.h>

#include <algorithm>
#include <cstdint>
#include <map>
#include <memory>
#include <set>
#include <string>
#include <vector>

#include <allocations.hpp>
#include <conformance/described.hpp>
#include <conformance/moves.hpp>
#include <conformance/nodes.hpp>
#include <conformance/onward.hpp>
#include <conformance/report.hpp>
#include <conformance/texts.hpp>
#include <conformance/traits.hpp>
#include <regelwerk/core/codec/hash.hpp>
#include <regelwerk/core/playable.hpp>
#include <regelwerk/play/playout.hpp>
#include <regelwerk/play/random.hpp>
#include <regelwerk/play/record.hpp>
#include <regelwerk/play/sample.hpp>

// One suite that every game passes; conformance/traits.hpp says what it must be told of a game.

namespace conformance {

/// Slow builds look closely at so many times fewer nodes,
inline constexpr std::uint64_t sparing = REGELWERK_TEST_STRIDE > 1 ? 16 : 1;
/// and of the others only at every so-manieth.
inline constexpr std::uint64_t passing = REGELWERK_TEST_STRIDE > 1 ? 6 : 1;

/// How much of a suite is run.
struct Plan {
  std::uint64_t key = 1;  ///< of the random numbers
  int games = 2;
  std::uint64_t cap = 20'000;  ///< nodes of a game
  std::uint64_t every = 16;    ///< the dear checks run at every so-manieth node
  int whole_spaces = 1;        ///< nodes at which the whole move space is walked
};

/// Equal states reached by different moves have equal hashes, and in a small tree no two different states do.
template <regelwerk::Playable G>
void check_hashes(Report& report, const G& game, const typename G::State& root, std::size_t limit) {
  std::map<typename G::Packed, std::uint64_t> hashes;
  std::set<std::uint64_t> distinct;
  std::vector<typename G::State> layer{root};
  for (std::size_t i = 0; i < layer.size() && hashes.size() < limit; ++i) {
    const auto from = layer[i];
    game.for_each_move(from, [&](const typename G::Move& move) {
      const auto to = game.play(from, move);
      const auto hash = regelwerk::hash(to);
      const auto [entry, fresh] = hashes.emplace(game.pack(to), hash);
      if (fresh) {
        layer.push_back(to);
        report.expect(distinct.insert(hash).second, "different states share a hash");
      } else {
        report.expect(entry->second == hash, "equal states, different hashes");
        ++report.transpositions;
      }
      return hashes.size() < limit;
    });
  }
}

/// Different setup facts give different beginnings, and the default is one of what the game accepts.
template <regelwerk::Playable G>
void check_starts(Report& report, const G& game, const std::vector<typename G::Start>& starts) {
  report.expect(game.accepts(game.default_start()), "the default start is not accepted");
  report.expect(game.initial() == game.initial(game.default_start()), "initial() is not the default start");
  for (std::size_t i = 0; i < starts.size(); ++i) {
    report.expect(game.accepts(starts[i]), "a start is not accepted");
    for (std::size_t j = 0; j < i; ++j) {
      report.expect(game.initial(starts[i]) != game.initial(starts[j]), "different starts begin alike");
    }
  }
}

/// Plays at random.
struct AnyMove {
  template <regelwerk::Playable G>
  auto operator()(const G& game, const typename G::State& state, regelwerk::Random& random) const {
    return regelwerk::random_move(game, state, random);
  }
};

/// Plays games and checks every node, the dear checks at some. `choose` says which move is played.
template <class Traits, regelwerk::Playable G, class Choose = AnyMove>
void run_games(Report& report, const G& game, const Plan& plan, Choose choose = {}) {
  constexpr std::size_t record_limit = 50'000;
  auto random = regelwerk::Random::stream(plan.key, 0);
  int whole_spaces_left = plan.whole_spaces;
  const auto starts = Traits::starts(game);
  check_starts(report, game, starts);
  check_words(report, game);
  for (int i = 0; i < plan.games; ++i) {
    const auto record = std::make_unique<regelwerk::Record<G, record_limit>>();
    const auto start = starts[static_cast<std::size_t>(i) % starts.size()];
    record->header = regelwerk::record_header(game, start);
    auto state = game.initial(start);
    std::uint64_t node = 0;
    for (; node < plan.cap && node < record_limit; ++node) {
      const std::string where{"node " + std::to_string(node) + " of game " + std::to_string(i)};
      const std::size_t faults = report.faults.size();
      const auto actor = game.actor(state);
      const bool is_looked_at = node % passing == 0;
      if (is_looked_at || actor.is_nobody()) check_node(report, game, state);
      if (actor.is_nobody()) break;
      report.expect(!game.moves(state).empty(), "no move, and nobody has won");
      const auto move = choose(game, state, random);
      if (is_looked_at) check_move<Traits>(report, game, state, move, random);
      if (random() % plan.every == 0) check_closely<Traits>(report, game, state, move, random);
      if (random() % (plan.every * 16) == 0) {
        check_damaged_bytes(report, game, state);
        check_hashes(report, game, state, 400);
        check_told_moves(report, game, state);
      }
      if (whole_spaces_left > 0 && actor.is_seat() && node >= 100) {
        check_whole_space(report, game, state);
        --whole_spaces_left;
      }
      report.expect(report.faults.size() == faults, "(the faults above)", where);
      record->moves.push_back(move);
      game.advance(state, move);
      ++report.nodes;
    }
    ++report.games;
    if (game.actor(state).is_nobody()) ++report.finished;
    check_record(report, game, *record, state, random);
  }
}

/// No call of the contract asks for memory.
template <regelwerk::Playable G>
void check_allocations(Report& report, const G& game, std::uint64_t key) {
  regelwerk::Random random{key};
  const std::uint64_t before = allocations();
  auto state = game.initial();
  for (int node = 0; node < 2'000 && !game.actor(state).is_nobody(); ++node) {
    const auto move = regelwerk::random_move(game, state, random);
    const auto view = game.view(state, regelwerk::Seat{0});
    const auto other = game.resample(view, random);
    const auto text = to_text(game, state, move);
    const bool good = game.validate(other).empty() && parse_move(game, state, text.view()).has_value() &&
                      game.unpack(game.pack(state)).has_value() &&
                      parse_state(game, to_text(game, state)).has_value() &&
                      game.unpack_view(game.pack(view)).has_value() &&
                      parse_view(game, to_text(game, view)).has_value() && game.try_play(state, move).has_value();
    report.expect(good, "a call of the contract failed");
    auto watched = game.view(state, regelwerk::spectator);
    game.advance(state, move, [&](const typename G::Event& event) {
      const auto shown = game.shown(event, regelwerk::spectator);
      const auto bytes = game.pack(shown);
      report.expect(game.apply(watched, shown) && game.unpack_event({bytes.data(), bytes.size()}).has_value() &&
                        parse_event(game, to_text(game, shown)).has_value(),
                    "a call of the contract failed");
    });
  }
  report.expect(allocations() == before, "the library asks for memory");
}

/// The same rules fixed and chosen give the same games, byte by byte, and read each other's texts and records.
template <regelwerk::Playable Fixed, regelwerk::Playable Chosen>
void check_twins(Report& report, const Fixed& fixed, const Chosen& chosen, std::uint64_t key, std::uint64_t cap) {
  regelwerk::Random random{key};
  auto a = fixed.initial();
  auto b = chosen.initial();
  typename Fixed::Move move{};
  const auto record = std::make_unique<regelwerk::Record<Fixed, 50'000>>();
  record->header = regelwerk::record_header(fixed, fixed.default_start());
  for (std::uint64_t node = 0; node < cap && !fixed.actor(a).is_nobody(); ++node) {
    const auto list = fixed.moves(a);
    const auto other = chosen.moves(b);  // may be of another capacity
    const bool same = std::equal(list.begin(), list.end(), other.begin(), other.end());
    if (!report.expect(same && fixed.pack(a) == chosen.pack(b), "twins differ")) return;
    report.expect(fixed.count_moves(a) == list.size() && chosen.count_moves(b) == list.size(),
                  "twins count different moves");
    // What was played last is hardly ever legal again.
    report.expect(fixed.why_not(a, move) == chosen.why_not(b, move), "twins give different reasons");
    move = regelwerk::random_move(fixed, a, random);
    std::vector<typename Fixed::Event> told;
    fixed.advance(a, move, [&](const typename Fixed::Event& event) { told.push_back(event); });
    std::size_t heard = 0;
    chosen.advance(b, move, [&](const typename Chosen::Event& event) {
      report.expect(heard < told.size() && told[heard] == event, "twins tell different events");
      ++heard;
    });
    report.expect(heard == told.size(), "twins tell different events");
    report.expect(fixed.outcome(a) == chosen.outcome(b), "twins have different outcomes");
    const auto line = parse_state(chosen, to_text(fixed, a));
    report.expect(line.has_value() && line.value() == b, "a twin does not read the other's line");
    record->moves.push_back(move);
  }
  std::string text;
  regelwerk::write_record(fixed, *record, [&](std::string_view piece) { text += piece; });
  const auto read = regelwerk::read_record(chosen, text, [](const auto& /*state*/, const auto& /*move*/) {});
  report.expect(!read.fault && read.state == b, "a twin does not read the other's record");
}

/// So many resampled states must not all be the truth; of fewer, secrets as rare as Samara's may have met none.
inline constexpr std::uint64_t lookalikes_needed = 500;

/// Hands a report over to the test framework. A game with secrets must have had some that a resampled state did not
/// get right, or its resampler knows the truth.
inline void settle(const Report& report) {
  CHECK((report.nodes < 1'000 || (report.strays > 0 && report.stray_events > 0)));
  CHECK((!report.secrets || report.lookalikes < lookalikes_needed || report.differ > 0));
  for (const std::string& fault : report.faults) FAIL_CHECK(fault);
  MESSAGE(report.nodes << " nodes, " << report.finished << " of " << report.games << " games finished, "
                       << report.differ << " of " << report.lookalikes << " resampled states differ from the truth, "
                       << report.transpositions << " transpositions, " << report.strays << " damaged states played on, "
                       << report.stray_views << " damaged views, " << report.stray_events << " damaged events, "
                       << report.whole_spaces << " whole move spaces, " << report.part_steps
                       << " steps of moves in parts, at most " << report.most_parts << " parts at one");
}

/// Games whose rules are in the type, from the beginning to the end; each has a key of its own.
template <class Traits, regelwerk::Playable... Gs>
void settle_whole_games(Plan plan, const Gs&... games) {
  Report report;
  ((run_games<Traits>(report, games, plan), ++plan.key), ...);
  settle(report);
  CHECK(report.finished == report.games);
}

template <regelwerk::Playable... Gs>
void settle_allocations(const Gs&... games) {
  Report report;
  (check_allocations(report, games, 7), ...);
  settle(report);
}

template <regelwerk::Playable Fixed, regelwerk::Playable Chosen>
void settle_twins(const Fixed& fixed, const Chosen& chosen, std::uint64_t key, std::uint64_t cap = 3'000) {
  Report report;
  check_twins(report, fixed, chosen, key, cap);
  settle(report);
}

}  // namespace conformance

// Its hook has to be there before the games are.
#include "failure.hpp"

#include <unistd.h>

#include <algorithm>
#include <atomic>
#include <charconv>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <span>
#include <string>
#include <string_view>
#include <thread>
#include <utility>
#include <vector>

#include <regelwerk/core/description/settings.hpp>
#include <regelwerk/play.hpp>
#include <regelwerk/regelwerk.hpp>

// load GAMES THREADS [TITLE...]: plays so many whole random games of every title, or of these, under one set of rules
// after another, with contracts checked. Fails at the first contract that is broken, at a game that does not end, at an
// end without outcome or in a state that is not sound, and when memory grows. Game n of a title is the playout by
// Random::stream(random_key, n) from the usual start under set n of its rules, whatever the number of threads.

namespace load {

static_assert(regelwerk::contracts_checked);

constexpr std::uint64_t random_key = 2026;

/// By how much a title may let memory grow after the first tenth of its games; nothing allocates, but a rare position
/// may need a little more of a stack than all before it.
constexpr long growth_limit_kib = 1024;

/// A title under all pairs of these settings.
template <regelwerk::Playable G>
struct Title {
  std::string_view name;
  std::uint64_t limit;  ///< moves after which a game counts as one without end
  std::vector<std::string_view> parties;
  std::vector<std::string_view> house_rules;
};

/// Calls `f` with every title. The rules bound no game but Clou's, and those far off, so that the limit is ten times
/// the longest game seen, or more.
void for_each_title(const auto& f) {
  f(Title<regelwerk::tock::RuntimeGame>{
      "tock",
      200'000,
      {"seats=2", "seats=3", "seats=4", "seats=5", "seats=6"},
      {"", "quick_start=true", "own_start=closed", "seven=single", "mode=two_pairs", "mode=three_pairs",
       "mode=two_pairs seven=single own_start=closed", "mode=three_pairs quick_start=true own_start=closed"}});
  f(Title<regelwerk::ostfriesenlauf::RuntimeGame>{
      "ostfriesenlauf",
      6'000,
      {"seats=1", "seats=2", "seats=2 unowned_wins=false", "seats=3", "seats=3 unowned_wins=false", "seats=4",
       "seats=4 unowned_wins=false"},
      {""}});
  f(Title<regelwerk::samara::RuntimeGame>{
      "samara",
      2'500,
      {"seats=2", "seats=3", "seats=4", "seats=5"},
      {"", "specials=false", "start_month=1", "start_month=3 spare_helpers=true", "last_half_year=1",
       "specials=false start_month=2 last_half_year=4 spare_helpers=true"}});
  // Without outward=free, under which random players drift outward and hardly ever reach the centre.
  f(Title<regelwerk::clockman::RuntimeGame>{
      "clockman",
      5'000'000,
      {"seats=2", "seats=3", "seats=4"},
      {"", "ones=3", "blockades_stay=false", "transfer=true hoarding=one", "hoarding=extended",
       "robbery=true rob_date=false", "trade=true", "ones=3 hoarding=one trade=true trade_offers=4",
       "transfer=true hoarding=extended robbery=true trade=true"}});
  f(Title<regelwerk::clou::RuntimeHeist>{
      "clou",
      1'600,
      {"thieves=matt", "thieves=janet", "thieves=trixie", "thieves=bruce", "thieves=matt+janet", "thieves=matt+trixie",
       "thieves=matt+bruce", "thieves=janet+trixie", "thieves=janet+bruce", "thieves=trixie+bruce",
       "thieves=matt+janet+trixie", "thieves=matt+janet+bruce", "thieves=matt+trixie+bruce",
       "thieves=janet+trixie+bruce"},
      {"scenario=villa", "scenario=museum", "scenario=glassworks", "scenario=hotel", "scenario=concert",
       "scenario=villa use_dice=may", "scenario=museum fill_free=false", "scenario=glassworks clamp_dice=true",
       "scenario=hotel use_dice=may fill_free=false clamp_dice=true", "scenario=concert use_dice=may",
       "scenario=concert specials=gang", "scenario=hotel use_dice=own", "scenario=museum tree_way=last"}});
  f(Title<regelwerk::clou::RuntimeCampaign>{
      "clou-campaign",
      3'000,
      {"players=1", "players=2", "players=3"},
      {"", "jail_rule=free", "experience_resets=true", "use_dice=may", "use_dice=own", "specials=gang", "tree_way=last",
       "fill_free=false", "clamp_dice=true",
       "jail_rule=free experience_resets=true use_dice=may fill_free=false clamp_dice=true"}});
}

template <regelwerk::Playable G>
struct Rules {
  std::string options;
  G game;
};

template <regelwerk::Playable G>
std::vector<Rules<G>> rules_of(const Title<G>& title) {
  std::vector<Rules<G>> all;
  for (const std::string_view house_rules : title.house_rules) {
    for (const std::string_view party : title.parties) {
      std::string options = std::string{party} + " " + std::string{house_rules};
      playing = {title.name, options};
      const auto read = regelwerk::parse_options<G>(options);
      if (!read) fail("these options cannot be read");
      const auto game = G::make(*read);
      if (!game) fail("there is no game with these options");
      all.push_back({std::move(options), *game});
    }
  }
  return all;
}

/// The memory that is this process's alone, which leaves out the pages of its program.
long own_memory_kib() {
  long size = 0;
  long resident = 0;
  long shared = 0;
  if (!(std::ifstream{"/proc/self/statm"} >> size >> resident >> shared)) fail("memory cannot be measured");
  return (resident - shared) * (sysconf(_SC_PAGESIZE) / 1024);
}

/// Plays a game to its end; how many moves it had.
template <regelwerk::Playable G>
std::uint64_t play(const G& game, std::uint64_t number, std::uint64_t limit) {
  auto random = regelwerk::Random::stream(random_key, number);
  const auto played = playout(game, game.initial(), random, limit);
  if (!played.finished) fail("it goes on and on");
  if (!game.outcome(played.end)) fail("it ended without an outcome");
  if (const auto broken = game.validate(played.end); !broken.empty()) fail(describe(broken[0]));
  return played.nodes;
}

/// What many games came to.
struct Tally {
  std::uint64_t nodes = 0;
  std::uint64_t longest = 0;
  long early_kib = 0;  ///< memory after the first tenth of them; 0 for a thread that did not look
  long late_kib = 0;   ///< memory after all of them

  void add(const Tally& other) {
    nodes += other.nodes;
    longest = std::max(longest, other.longest);
    early_kib = std::max(early_kib, other.early_kib);
  }
};

/// One of the threads that share a title's games: takes the next one until all are taken.
template <regelwerk::Playable G>
Tally play_next(const Title<G>& title, const std::vector<Rules<G>>& rules, std::uint64_t games,
                std::atomic<std::uint64_t>& next) {
  Tally tally;
  for (std::uint64_t number = next++; number < games; number = next++) {
    const Rules<G>& chosen = rules[number % rules.size()];
    playing = {title.name, chosen.options, number};
    if (number == games / 10) tally.early_kib = own_memory_kib();
    const std::uint64_t nodes = play(chosen.game, number, title.limit);
    tally.add({.nodes = nodes, .longest = nodes});
  }
  return tally;
}

template <regelwerk::Playable G>
Tally play_all(const Title<G>& title, std::uint64_t games, unsigned threads) {
  const auto rules = rules_of(title);
  std::atomic<std::uint64_t> next = 0;
  std::vector<Tally> tallies(threads);
  std::vector<std::thread> workers;
  for (Tally& tally : tallies) workers.emplace_back([&] { tally = play_next(title, rules, games, next); });
  for (std::thread& worker : workers) worker.join();
  Tally all;
  for (const Tally& tally : tallies) all.add(tally);
  all.late_kib = own_memory_kib();
  return all;
}

/// Plays a title and prints a line of the table.
template <regelwerk::Playable G>
void measure(const Title<G>& title, std::uint64_t games, unsigned threads) {
  const auto begin = std::chrono::steady_clock::now();
  const Tally all = play_all(title, games, threads);
  const double seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
  const long growth_kib = all.late_kib - all.early_kib;
  std::printf("%-15.*s %10llu %14llu %9llu %9.1f %11.0f %8ld %+7ld\n", static_cast<int>(title.name.size()),
              title.name.data(), static_cast<unsigned long long>(games), static_cast<unsigned long long>(all.nodes),
              static_cast<unsigned long long>(all.longest), seconds, static_cast<double>(all.nodes) / seconds,
              all.late_kib, growth_kib);
  std::fflush(stdout);
  playing = {title.name, "of any options", games};
  if (growth_kib > growth_limit_kib) fail("memory grows from game to game");
}

template <class Number>
Number number_in(std::string_view text) {
  Number number = 0;
  const auto read = std::from_chars(text.data(), text.data() + text.size(), number);
  return read.ptr == text.data() + text.size() ? number : 0;
}

int run(std::span<const char* const> arguments) {
  const auto games = arguments.size() > 1 ? number_in<std::uint64_t>(arguments[1]) : 0;
  const auto threads = arguments.size() > 2 ? number_in<unsigned>(arguments[2]) : 0;
  if (games == 0 || threads == 0) {
    std::fputs("usage: load GAMES THREADS [TITLE...]\n", stderr);
    return 2;
  }
  const std::vector<std::string_view> wanted{arguments.begin() + 3, arguments.end()};
  std::printf("%-15s %10s %14s %9s %9s %11s %8s %7s\n", "title", "games", "nodes", "longest", "seconds", "nodes/s",
              "KiB", "growth");
  std::size_t known = 0;
  for_each_title([&](const auto& title) {
    const auto named = std::count(wanted.begin(), wanted.end(), title.name);
    known += static_cast<std::size_t>(named);
    if (wanted.empty() || named > 0) measure(title, games, threads);
  });
  if (known != wanted.size()) std::fputs("there is no such title\n", stderr);
  return known == wanted.size() ? EXIT_SUCCESS : EXIT_FAILURE;
}

}  // namespace load

int main(int count, char** words) { return load::run({words, static_cast<std::size_t>(count)}); }

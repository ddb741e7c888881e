// native: plays games of the page without a browser. Reads three lines for each from the standard input: a title, a key
// of chance and the page's record of the game. Takes from the record only its rules, its beginning and what seat 0
// decided; chance and the players by rules of thumb in the other seats decide here. Writes three lines for each: a
// record, the position that the game ended in, and the seats that won.
#include <array>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <iostream>
#include <iterator>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include <regelwerk/clockman/players/rule_of_thumb.hpp>
#include <regelwerk/clou/players/rule_of_thumb.hpp>
#include <regelwerk/ostfriesenlauf/players/rule_of_thumb.hpp>
#include <regelwerk/play.hpp>
#include <regelwerk/regelwerk.hpp>
#include <regelwerk/samara/players/rule_of_thumb.hpp>
#include <regelwerk/tock/players/rule_of_thumb.hpp>

namespace {

using namespace regelwerk;

template <Playable G>
using Moves = std::vector<typename G::Move>;

template <Playable G>
struct Game {
  RecordHeader<G> header;
  Moves<G> moves;
  typename G::State state;
};

/// The moves of a record; none if it does not hold.
template <Playable G>
std::optional<Moves<G>> moves_of(const G& game, std::string_view record) {
  Moves<G> moves;
  const auto done = read_record(
      game, record, [&](const typename G::State& /*state*/, const typename G::Move& move) { moves.push_back(move); });
  if (done.fault) return std::nullopt;
  return moves;
}

/// The game that comes of it if seat 0 decides as in `known`; it ends where that decision is missing or not legal.
template <class RuleOfThumb, Playable G>
Game<G> play(const G& game, const RecordHeader<G>& header, const Moves<G>& known, std::uint64_t key) {
  Game<G> played{header, {}, game.initial(header.start)};
  auto& [_, moves, state] = played;
  while (!game.actor(state).is_nobody()) {
    const Actor actor = game.actor(state);
    std::optional<typename G::Move> move;
    if (actor.is_chance()) {
      Random random = Random::stream(key, moves.size());
      move = sample(game, state, random);
    } else if (actor.is(Seat{0})) {
      if (moves.size() < known.size()) move = known[moves.size()];
    } else {
      Random random{key ^ moves.size()};
      move = RuleOfThumb{}(game, game.view(state, actor.seat()), random);
    }
    if (!move || game.why_not(state, *move)) break;
    moves.push_back(*move);
    game.advance(state, *move);
  }
  return played;
}

template <Playable G>
void print(const G& game, const Game<G>& played) {
  write_record(game, played.header, std::span<const typename G::Move>{played.moves},
               [](std::string_view piece) { std::cout << piece; });
  std::cout << '\n' << to_text(game, played.state).view() << '\n';
  const auto outcome = game.outcome(played.state);
  for (int seat = 0; outcome && seat < game.seats(); ++seat) {
    if (outcome->winners().contains(Seat{seat})) std::cout << seat << ' ';
  }
  std::cout << '\n';
}

/// False if this is no record of the title.
template <Playable G, class RuleOfThumb>
bool run(std::string_view record, std::uint64_t key) {
  const auto header = parse_record_header<G>(record);
  if (!header) return false;
  const auto game = game_of<G>(*header);
  if (!game) return false;
  const auto known = moves_of(*game, record);
  if (!known) return false;
  print(*game, play<RuleOfThumb>(*game, *header, *known, key));
  return true;
}

struct Title {
  std::string_view name;
  bool (*run)(std::string_view record, std::uint64_t key);
};
constexpr std::array titles{Title{"tock", &run<tock::RuntimeGame, tock::RuleOfThumb>},
                            Title{"ostfriesenlauf", &run<ostfriesenlauf::RuntimeGame, ostfriesenlauf::RuleOfThumb>},
                            Title{"samara", &run<samara::RuntimeGame, samara::RuleOfThumb>},
                            Title{"clockman", &run<clockman::RuntimeGame, clockman::RuleOfThumb>},
                            Title{"clou", &run<clou::RuntimeHeist, clou::RuleOfThumb>},
                            Title{"clou campaign", &run<clou::RuntimeCampaign, clou::RuleOfThumb>}};

bool run_any(std::string_view name, std::string_view record, std::uint64_t key) {
  for (const Title& title : titles) {
    if (title.name == name) return title.run(record, key);
  }
  return false;
}

}  // namespace

int main() {
  std::string title;
  std::string key;
  std::string record;
  while (std::getline(std::cin, title) && std::getline(std::cin, key) && std::getline(std::cin, record)) {
    if (!run_any(title, record, std::strtoull(key.c_str(), nullptr, 10))) {
      std::cerr << "no game of " << title << " has this record\n";
      return EXIT_FAILURE;
    }
  }
}

#include "request.hpp"

#include <cstddef>
#include <limits>
#include <optional>
#include <string_view>

#include "../play/text.hpp"

namespace selfplay {
namespace {

/// A whole number within bounds, put where it belongs; what is wrong with it, or nothing.
template <class Number>
std::string take_number(Number& into, std::string_view name, const std::string& value, std::uint64_t least,
                        std::uint64_t most = std::numeric_limits<Number>::max()) {
  const auto number = play::number_in<std::uint64_t>(value);
  if (!number || *number < least || *number > most) {
    return play::join(name, " takes a whole number from ", least, " to ", most);
  }
  into = static_cast<Number>(*number);
  return {};
}

std::string take_player(players::Spec& into, const std::string& value) {
  const players::WordReader reading = players::read_player(value);
  if (!reading.wrong.empty()) return players::explain(value, reading);
  if (reading.spec.kind != players::Kind::ismcts) return "--player takes a search, ismcts";
  if (reading.spec.uses_clock()) return "--player: a search by the clock would not be the same twice; iterations=";
  if (reading.spec.rollout == players::Playing::worth) return "--player: games here are played on; not rollout=worth";
  if (reading.spec.keep) return "--player: each decision has a tree of its own here; not keep=";
  into = reading.spec;
  return {};
}

constexpr std::uint64_t most_games = 1'000'000'000;

/// Takes one `--name=value`; what is wrong with it, or nothing.
std::string take_value(Request& into, const std::string& name, const std::string& value) {
  if (name == "--out") {
    into.out = value;
    return value.empty() ? "--out takes a folder" : "";
  }
  if (name == "--player") return take_player(into.manner.spec, value);
  if (name == "--games") return take_number(into.games, name, value, 1, most_games);
  if (name == "--first") return take_number(into.first, name, value, 0, most_games);
  if (name == "--seed") return take_number(into.manner.seed, name, value, 0);
  if (name == "--threads") return take_number(into.threads, name, value, 1, 4096);
  if (name == "--shard") return take_number(into.shard, name, value, 1, 1'000'000);
  if (name == "--iterations") return take_number(into.manner.spec.iterations, name, value, 1, 10'000'000);
  if (name == "--draw") return take_number(into.manner.drawn_plies, name, value, 0);
  if (name == "--stray") return take_number(into.manner.stray, name, value, 0, 256);
  if (name == "--patience") {
    std::uint32_t seconds = 0;
    std::string wrong = take_number(seconds, name, value, 1, 1'000'000);
    into.patience = std::chrono::seconds{seconds};
    return wrong;
  }
  return play::join("there is no option ", name);
}

std::string lacking(const Request& request) {
  if (request.title.empty()) return "which title?";
  if (request.games == 0) return "how many games? --games=N";
  if (request.out.empty()) return "where to? --out=FOLDER";
  return {};
}

}  // namespace

std::string usage() {
  return "usage: regelwerk_selfplay TITLE [NAME=VALUE ...] --games=N --out=FOLDER [OPTIONS]\n"
         "Searches play against themselves; what they saw, how often they tried each move and how the game ended is\n"
         "written for the training of networks: shards, which are folders of .npy files, and dataset.json, which says\n"
         "what is in them. Game i depends on the settings, the seed and i alone, so the files are the same for any\n"
         "number of threads and processes, and after a restart.\n"
         "  NAME=VALUE      settings of the title's rules\n"
         "  --iterations=N  of the search for each decision; 1000\n"
         "  --player=TEXT   the search in full, ismcts:iterations=200,rollout=thumb,cap=40 for example\n"
         "  --seed=N        1\n"
         "  --draw=N        the first N moves of seats in a game are drawn by visits, later the most visited is made; "
         "30\n"
         "  --stray=N       of 256 moves N are any legal one instead; 0\n"
         "  --first=N       the number of the first game, so that several runs share the work; 0\n"
         "  --shard=N       games of a shard; 32\n"
         "  --resume        goes on with what is in the folder: whole shards are kept\n"
         "  --threads=N     of this process, or of each that mpirun starts; as many as it may use\n"
         "  --patience=N    under mpirun: what a rank has not answered for N seconds another one gets; 60\n";
}

Request parse(const std::vector<std::string>& words) {
  Request request;
  for (const std::string& word : words) {
    const std::size_t sign = word.find('=');
    if (word == "--resume") {
      request.resume = true;
    } else if (word == "--help" || word == "-h") {
      request.help = true;
    } else if (word.starts_with("--")) {
      const std::string value = sign == std::string::npos ? std::string{} : word.substr(sign + 1);
      request.wrong = take_value(request, word.substr(0, sign), value);
    } else if (sign != std::string::npos) {
      request.settings.push_back(word);
    } else if (request.title.empty()) {
      request.title = word;
    } else {
      request.wrong = play::join(word, " is one word too many");
    }
    if (!request.wrong.empty()) return request;
  }
  request.wrong = lacking(request);
  return request;
}

}  // namespace selfplay

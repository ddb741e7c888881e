#include "words.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <system_error>

#include "../play/text.hpp"
#include "titles.hpp"

namespace arena {
namespace {

using play::join;

/// A whole number within limits, or what is wrong with it.
template <class Number>
std::string take_number(Number& into, std::string_view name, std::string_view value, Number least, Number most) {
  const auto number = play::number_in<Number>(value);
  if (!number || *number < least || *number > most) {
    return join(name, " takes a whole number from ", least, " to ", most);
  }
  into = *number;
  return {};
}

std::string take_seconds(std::chrono::seconds& into, std::string_view name, std::string_view value) {
  std::uint64_t number = 0;
  std::string wrong = take_number(number, name, value, std::uint64_t{1}, most_seconds);
  if (wrong.empty()) into = std::chrono::seconds{number};
  return wrong;
}

std::optional<double> elo_in(std::string_view text) {
  constexpr double most = 2000;
  double number = 0;
  const auto read = std::from_chars(text.data(), text.data() + text.size(), number);
  const bool is_number = read.ec == std::errc{} && read.ptr == text.data() + text.size() && std::abs(number) <= most;
  return is_number ? std::optional{number} : std::nullopt;
}

std::string take_sprt(Request& request, std::string_view value) {
  const std::size_t comma = std::min(value.find(','), value.size());
  const auto lower = elo_in(value.substr(0, comma));
  const auto higher = comma < value.size() ? elo_in(value.substr(comma + 1)) : std::nullopt;
  if (!lower || !higher || *lower >= *higher)
    return "--sprt takes two numbers of Elo, the lower one first: --sprt=0,50";
  request.sprt = SprtOrder{*lower, *higher};
  return {};
}

std::string take_luck(Request& request, std::string_view value) {
  request.match.luck.is_wanted = true;
  if (value.empty()) return {};
  return take_number(request.match.luck.playouts, "--luck", value, std::uint32_t{1}, most_luck_playouts);
}

std::string take_file(std::string& into, std::string_view name, std::string_view value) {
  into = value;
  return value.empty() ? join(name, " needs a name: ", name, "=...") : std::string{};
}

/// Takes one `--name` or `--name=value`; what is wrong with it, or nothing.
std::string take_option(Request& request, std::string_view word) {
  const std::size_t sign = std::min(word.find('='), word.size());
  const std::string_view name = word.substr(0, sign);
  const std::string_view value = sign < word.size() ? word.substr(sign + 1) : std::string_view{};
  if (name == "--help" || name == "-h") {
    request.help = true;
    return {};
  }
  if (word == "--overwrite") {
    request.overwrite = true;
    return {};
  }
  if (name == "--deals") return take_number(request.deals, name, value, std::uint64_t{1}, most_deals);
  if (name == "--seed") return take_number(request.match.seed, name, value, std::uint64_t{0}, UINT64_MAX);
  if (name == "--ms") return take_number(request.match.ms, name, value, std::uint64_t{1}, players::most_ms);
  if (name == "--patience") return take_seconds(request.match.patience, name, value);
  if (name == "--threads") return take_number(request.threads, name, value, 1U, most_threads);
  if (name == "--sprt") return take_sprt(request, value);
  if (name == "--luck") return take_luck(request, value);
  if (name == "--csv") return take_file(request.csv, name, value);
  if (name == "--plot") return take_file(request.plot, name, value);
  return join("there is no option ", name);
}

std::string take_player(Request& request, const std::string& word) {
  if (request.match.entrants.size() == most_players) return join("more than ", most_players, " players");
  constexpr std::string_view program = "program:";
  if (word.starts_with(program)) {
    request.match.entrants.push_back({word, {}, word.substr(program.size())});
    return word.size() == program.size() ? "program: needs a command line" : std::string{};
  }
  const players::WordReader reading = players::read_player(word);
  if (!reading.wrong.empty()) return players::explain(word, reading);
  request.match.entrants.push_back({word, reading.spec, {}});
  return {};
}

std::string take_word(Request& request, const std::string& word) {
  if (word.starts_with('-')) return take_option(request, word);
  if (!players::is_meant(word)) {
    request.match.settings.push_back(word);
    return {};
  }
  if (!request.title.empty()) return take_player(request, word);
  request.title = word;
  return {};
}

std::string title_names() {
  std::string names;
  for (const Title& title : titles()) names += join(names.empty() ? "" : ", ", title.name);
  return names;
}

}  // namespace

std::string_view usage() {
  static const std::string text =
      "usage: regelwerk_arena TITLE [NAME=VALUE ...] PLAYER [PLAYER ...] [OPTION ...]\n"
      "Lets players play a title against each other and rates them. Every deal is one course of chance, which all "
      "seatings of the players meet.\n"
      "  --deals=100      so many deals\n"
      "  --seed=1         other deals\n"
      "  --ms=N           for each decision of a program; without it a program thinks as it likes\n"
      "  --patience=60    seconds: a program that needs so much longer than its time counts as dead\n"
      "  --threads=N      as many as the machine has; the table is the same for any number\n"
      "  --sprt=LOW,HIGH  stop as soon as it is clear whether the first of two players is ahead by LOW or HIGH Elo\n"
      "  --luck[=N]       also tell payoffs without luck, a position judged as it stands or by N playouts\n"
      "  --csv=FILE       a row for each game\n"
      "  --plot=FOLDER    data, gnuplot's scripts and, if it is found, pictures\n"
      "  --overwrite      replaces files that hold something else without asking\n"
      "A PLAYER is a word:\n" +
      players::list_players() +
      "  program:COMMAND LINE, which speaks the protocol of examples/engine\n"
      "Titles: " +
      title_names() + "; `examples/run --help` tells their settings.\n";
  return text;
}

Request parse(const std::vector<std::string>& words) {
  Request request;
  for (const std::string& word : words) {
    request.wrong = take_word(request, word);
    if (!request.wrong.empty() || request.help) return request;
  }
  if (request.title.empty()) {
    request.wrong = "which title?";
  } else if (request.match.entrants.empty()) {
    request.wrong = "who plays?";
  } else if (request.sprt && request.match.entrants.size() != 2) {
    request.wrong = "--sprt is for two players";
  }
  return request;
}

}  // namespace arena

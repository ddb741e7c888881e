#include <cstddef>
#include <iostream>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <regelwerk/core/container/text.hpp>

#include "../play/arguments.hpp"
#include "../play/drawn.hpp"
#include "../play/files.hpp"
#include "../play/terminal.hpp"
#include "../play/text.hpp"
#include "../play/titles.hpp"

namespace {

constexpr std::string_view usage =
    "usage: regelwerk_draw TITLE \"STATE LINE\" [--viewer=SEAT] [--out=FILE]\n"
    "       regelwerk_draw TITLE [NAME=VALUE ...] [--seed=N] [--moves=N] [--seats=PLAYER,...]\n"
    "       regelwerk_draw [TITLE] --load=FILE [--moves=N]\n"
    "Draws a position as an SVG: one that is given as its line, or the one of a record or of a game that plays itself "
    "after so many moves.\n"
    "  STATE LINE    as the library writes it: tock/1 seats=2 phase=...; its options are read from it\n"
    "  --viewer      the number or letter of a seat, or spectator, who sees what is public\n"
    "  --moves=N     after so many moves, chance included; all of a record, 100 of a game\n"
    "  --seats       who plays: random, search, or simple where there is such a player\n"
    "  --out=FILE    instead of the standard output\n"
    "  --overwrite   replaces a file that holds something else without asking\n";

/// What is asked for.
struct Order {
  play::Arguments arguments;
  play::Request request;
  std::string out;
};

/// The settings in the head of a state's line: what stands between the game with its version and the phase.
std::vector<std::string> settings_in(std::string_view line) {
  std::vector<std::string> settings;
  for (const std::string& word : play::words_of(line)) {
    if (word.starts_with("phase=")) break;
    if (word.find('/') == std::string::npos) settings.push_back(word);
  }
  return settings;
}

Order parse(const std::vector<std::string>& words) {
  Order order;
  std::vector<std::string> others;
  std::string wrong;
  for (const std::string& word : words) {
    const std::size_t sign = word.find('=');
    const std::string value = sign == std::string::npos ? std::string{} : word.substr(sign + 1);
    if (word.starts_with("--viewer=")) {
      order.request.viewer = value;
    } else if (word.starts_with("--out=")) {
      order.out = value;
    } else if (word.starts_with("--moves=")) {
      order.request.moves = play::number_in<std::size_t>(value);
      if (!order.request.moves) wrong = "--moves takes a whole number";
    } else if (word.find(' ') != std::string::npos && !word.starts_with('-')) {
      order.request.state = word;
    } else {
      others.push_back(word);
    }
  }
  order.arguments = play::parse_arguments(others, play::Ink{});
  if (!wrong.empty()) order.arguments.wrong = wrong;
  if (!order.request.state.empty()) {
    for (std::string& setting : settings_in(order.request.state)) {
      order.arguments.settings.push_back(std::move(setting));
    }
  }
  return order;
}

int refuse(std::string_view why) {
  play::complain(play::join(why, "\n\n", usage));
  return 2;
}

int fail(const std::string& why) {
  play::complain(why + "\n");
  return 2;
}

int run(Order order) {
  play::Arguments& arguments = order.arguments;
  if (!arguments.wrong.empty()) return refuse(arguments.wrong);
  if (arguments.help) {
    std::cout << usage;
    return 0;
  }
  if (arguments.title.empty() && !arguments.load.empty()) {
    const auto words = play::words_of(play::read_file(arguments.load).value_or(""));
    if (!words.empty()) arguments.title = words.front();
  }
  for (const play::Title& title : play::titles()) {
    if (!regelwerk::same_letters(title.name, arguments.title)) continue;
    const play::Drawn drawn = title.draw(arguments, order.request);
    if (!drawn.wrong.empty()) return refuse(drawn.wrong);
    if (order.out.empty()) {
      std::cout << drawn.svg;
      return 0;
    }
    play::Terminal terminal = play::asking_terminal();
    const auto may_replace = [&](std::string_view /*held*/) {
      return play::may_overwrite(order.out, arguments.overwrite, terminal);
    };
    const std::string wrong = play::write_out(order.out, drawn.svg, may_replace, terminal.ink);
    return wrong.empty() ? 0 : fail(wrong);
  }
  return refuse(arguments.title.empty() ? "which title?" : "there is no title " + arguments.title);
}

}  // namespace

int main(int argc, char** argv) { return run(parse({argv + 1, argv + argc})); }

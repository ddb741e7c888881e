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

constexpr std::string_view english_usage =
    "usage: regelwerk_draw TITLE \"STATE LINE\" [--viewer=SEAT] [--out=FILE]\n"
    "       regelwerk_draw TITLE [NAME=VALUE ...] [--seed=N] [--moves=N] [--seats=PLAYER,...]\n"
    "       regelwerk_draw [TITLE] --load=FILE [--moves=N]\n"
    "Draws a position as an SVG: one that is given as its line, or the one of a record or of a game that plays itself "
    "after so many moves.\n"
    "  STATE LINE    as the library writes it: tock/1 seats=2 phase=...; its options are read from it\n"
    "  --viewer      the number or letter of a seat, or spectator, who sees what is public\n"
    "  --moves=N     after so many moves, chance included; all of a record, 100 of a game\n"
    "  --seats       who plays: random, search, or simple where there is such a player\n"
    "  --language=L  en or de: the words in the picture; else English\n"
    "  --out=FILE    instead of the standard output\n"
    "  --overwrite   replaces a file that holds something else without asking\n";
constexpr std::string_view german_usage =
    "Aufruf: regelwerk_draw TITEL \"STELLUNG\" [--viewer=PLATZ] [--out=DATEI]\n"
    "        regelwerk_draw TITEL [NAME=WERT ...] [--seed=N] [--moves=N] [--seats=SPIELER,...]\n"
    "        regelwerk_draw [TITEL] --load=DATEI [--moves=N]\n"
    "Zeichnet eine Stellung als SVG: eine, die als Zeile dasteht, oder die einer Aufzeichnung oder einer Partie, die "
    "sich "
    "selbst spielt, nach so vielen Zügen.\n"
    "  STELLUNG      wie die Bibliothek sie schreibt: tock/1 seats=2 phase=...; ihre Optionen werden aus ihr gelesen\n"
    "  --viewer      Nummer oder Buchstabe eines Spielers, oder spectator: wer zuschaut, sieht, was alle wissen\n"
    "  --moves=N     nach so vielen Zügen samt Zufall; alle einer Aufzeichnung, 100 einer Partie\n"
    "  --seats       wer spielt: random (zufällig), search (sucht) oder simple (nach Faustregeln), wo es das gibt\n"
    "  --language=L  en oder de: die Wörter im Bild; sonst englisch\n"
    "  --out=DATEI   statt der Standardausgabe\n"
    "  --overwrite   ersetzt ohne zu fragen eine Datei, die etwas anderes enthält\n";

std::string_view usage(const play::Ink& ink) { return ink.language() == "de" ? german_usage : english_usage; }

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

Order parse(const std::vector<std::string>& words, const play::Ink& ink) {
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
      if (!order.request.moves) wrong = ink.text("--moves takes a whole number");
    } else if (word.find(' ') != std::string::npos && !word.starts_with('-')) {
      order.request.state = word;
    } else {
      others.push_back(word);
    }
  }
  order.arguments = play::parse_arguments(others, ink);
  order.request.language = ink.language();
  if (!wrong.empty()) order.arguments.wrong = wrong;
  if (!order.request.state.empty()) {
    for (std::string& setting : settings_in(order.request.state)) {
      order.arguments.settings.push_back(std::move(setting));
    }
  }
  return order;
}

int refuse(std::string_view why, const play::Ink& ink) {
  play::complain(play::join(why, "\n\n", usage(ink)));
  return 2;
}

int fail(const std::string& why) {
  play::complain(why + "\n");
  return 2;
}

int run(Order order, const play::Ink& ink) {
  play::Arguments& arguments = order.arguments;
  if (!arguments.wrong.empty()) return refuse(arguments.wrong, ink);
  if (arguments.help) {
    std::cout << usage(ink);
    return 0;
  }
  if (arguments.title.empty() && !arguments.load.empty()) {
    const auto words = play::words_of(play::read_file(arguments.load).value_or(""));
    if (!words.empty()) arguments.title = words.front();
  }
  for (const play::Title& title : play::titles()) {
    if (!regelwerk::same_letters(title.name, arguments.title)) continue;
    const play::Drawn drawn = title.draw(arguments, order.request);
    if (!drawn.wrong.empty()) return refuse(drawn.wrong, ink);
    if (order.out.empty()) {
      std::cout << drawn.svg;
      return 0;
    }
    play::Terminal terminal = play::asking_terminal();
    terminal.ink = ink;
    const auto may_replace = [&](std::string_view /*held*/) {
      return play::may_overwrite(order.out, arguments.overwrite, terminal);
    };
    const std::string wrong = play::write_out(order.out, drawn.svg, may_replace, terminal.ink);
    return wrong.empty() ? 0 : fail(wrong);
  }
  return refuse(arguments.title.empty() ? ink.text("which title?") : ink.text("there is no title {}", arguments.title),
                ink);
}

}  // namespace

int main(int argc, char** argv) {
  const std::vector<std::string> words{argv + 1, argv + argc};
  const play::Ink ink = play::Ink::speaking(play::language_in(words));
  return run(parse(words, ink), ink);
}

#include <algorithm>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <fstream>
#include <iomanip>
#include <iostream>
#include <set>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

#include <games/list.hpp>
#include <regelwerk/play.hpp>

#include "../checks.hpp"
#include "../play/clockman.hpp"
#include "../play/clou.hpp"
#include "../play/ostfriesenlauf.hpp"
#include "../play/samara.hpp"
#include "../play/setup.hpp"
#include "../play/text.hpp"
#include "../play/tock.hpp"

// Draws positions of games that play themselves, for everybody who looks on, and checks the pictures: all tags are
// closed, every piece is there, nothing has an id, and what looks the same to somebody is drawn in the same bytes. Then
// it holds those of two tables, which programs in other languages hold too: `regelwerk_test_pictures pictures.txt
// pictures.de.txt`. `regelwerk_test_pictures LANGUAGE TABLE --print` writes one anew.

namespace {

using checks::check;
using play::join;
using regelwerk::Seat;
using regelwerk::Viewer;

std::size_t count(std::string_view text, std::string_view part) {
  std::size_t found = 0;
  for (std::size_t at = text.find(part); at != std::string_view::npos; at = text.find(part, at + 1)) ++found;
  return found;
}

/// True if every tag that is opened is closed in its turn.
bool is_balanced(std::string_view text) {
  std::vector<std::string_view> open;
  for (std::size_t at = text.find('<'); at != std::string_view::npos; at = text.find('<', at + 1)) {
    const std::size_t end = text.find('>', at);
    if (end == std::string_view::npos) return false;
    const std::string_view tag = text.substr(at + 1, end - at - 1);
    if (tag.starts_with('/')) {
      if (open.empty() || open.back() != tag.substr(1)) return false;
      open.pop_back();
    } else if (!tag.ends_with('/')) {
      open.push_back(tag.substr(0, tag.find(' ')));
    }
  }
  return open.empty();
}

/// Pictures stand side by side in a page, whose ids are one set: they have none, and point at none.
void check_ids(std::string_view svg, std::string_view game) {
  for (const std::string_view part : {" id=", "href=", "url(", " aria-labelledby=", " aria-describedby="}) {
    check(count(svg, part) == 0, join(game, ": a picture has", part.starts_with(' ') ? "" : " ", part));
  }
  const std::size_t begin = svg.find('>') + 1;
  check(count(svg.substr(0, begin), R"( role="img")") == 1 && svg.substr(begin).starts_with("\n<title>"),
        join(game, ": a picture is called by its title"));
}

std::string letter(int seat) { return {play::Ink::letter(Seat{seat})}; }

/// What must be found in a picture, and how often.
void check_pieces(const regelwerk::tock::RuntimeGame& game, const regelwerk::tock::View& view, std::string_view svg) {
  for (int seat = 0; seat < game.seats(); ++seat) {
    check(count(svg, join("<title>marble of ", letter(seat), " ")) == 4, "tock: four marbles of each seat");
    const auto held = static_cast<std::size_t>(view.hand_size(Seat{seat}));
    const bool own = view.viewer.is(Seat{seat});
    check(count(svg, own ? "<title>card " : join("<title>hidden card of ", letter(seat))) == held, "tock: hands");
  }
}
void check_pieces(const regelwerk::ostfriesenlauf::RuntimeGame& game, const regelwerk::ostfriesenlauf::View& view,
                  std::string_view svg) {
  for (int runner = 0; runner < 4; ++runner) {
    const char name = static_cast<char>((runner < game.seats() ? 'A' : 'a') + runner);
    check(count(svg, join("<title>runner ", name, " on ")) == 1, "ostfriesenlauf: four runners");
  }
  check(count(svg, "<title>the finish is at the ") == 1, "ostfriesenlauf: one finish");
  check(view.viewer.is_spectator() || count(svg, "<title>card ") == static_cast<std::size_t>(view.hand.size()),
        "ostfriesenlauf: the own hand");
}
void check_pieces(const regelwerk::samara::RuntimeGame& /*game*/, const regelwerk::samara::View& view,
                  std::string_view svg) {
  check(count(svg, "<title>worker ") == static_cast<std::size_t>(view.table.calendar.size()), "samara: all workers");
  std::size_t tiles = 0;
  for (const auto plot : view.table.board.plots()) tiles += plot.none() ? 0U : 1U;
  check(count(svg, ", no tile<") == view.table.board.plots().size() - tiles, "samara: all tiles");
}
void check_pieces(const regelwerk::clockman::RuntimeGame& game, const regelwerk::clockman::View& /*view*/,
                  std::string_view svg) {
  for (int seat = 0; seat < game.seats(); ++seat) {
    check(count(svg, join("<title>figure of ", letter(seat), " ")) == 1, "clockman: one figure of each seat");
  }
  check(count(svg, "<title>passage p") == 16, "clockman: sixteen passages");
}
template <class G>
  requires std::same_as<typename G::View, regelwerk::clou::View>
void check_pieces(const G& game, const regelwerk::clou::View& view, std::string_view svg) {
  const int sheets = view.state.gang.size();
  check(count(svg, "<g") - 1 >= static_cast<std::size_t>(sheets), "clou: boards");
  check(count(svg, "<title>sheet of ") == static_cast<std::size_t>(sheets), "clou: a sheet of each thief");
  check(
      count(svg, "<title>room ") == game.edition().plans[plan_of(game.layout(), view.state).edition_index].rooms.size(),
      "clou: all rooms");
}

template <play::Pictured A>
void check_game(const std::vector<std::string>& settings, std::size_t moves, std::uint64_t key) {
  using G = typename A::Game;
  const auto setup = play::set_up<A>(settings, play::Ink{});
  check(setup.game.has_value(), setup.wrong);
  if (!setup.game) return;
  const G& game = *setup.game;
  regelwerk::Random random{key};
  auto state = game.initial(setup.start);
  std::size_t drawn = 0;
  for (std::size_t made = 0; made <= moves; ++made) {
    if (made % 23 == 0 || made == moves || game.actor(state).is_nobody()) {
      for (int i = -1; i < game.seats(); ++i) {
        const Viewer viewer = i < 0 ? Viewer{} : Viewer{Seat{i}};
        const auto view = game.view(state, viewer);
        const std::string svg = A::picture(game, view);
        check(svg.starts_with("<svg ") && is_balanced(svg), join(G::name, ": a picture is one whole SVG"));
        check(svg.find("<script") == std::string::npos, join(G::name, ": a picture has no script"));
        check_ids(svg, G::name);
        check_pieces(game, view, svg);
        // Another state that looks the same: another deal of all that is hidden.
        const auto other = game.view(game.resample(view, random), viewer);
        check(other == view && A::picture(game, other) == svg, join(G::name, ": equal views are equal pictures"));
        ++drawn;
      }
    }
    if (game.actor(state).is_nobody()) break;
    game.advance(state, random_move(game, state, random));
  }
  std::cout << G::name << ": " << drawn << " pictures\n";
  check(drawn > 3, join(G::name, ": several pictures"));
}

/// A position of a game at random, and who looks at it: a line of the table.
struct Named {
  std::string game;
  std::string options;
  std::uint64_t seed = 0;
  std::size_t moves = 0;
  std::string viewer;  ///< a seat's number or "spectator"
  std::string due;     ///< the picture's length and hash

  explicit Named(const std::string& line) {
    std::istringstream in{line};
    std::string column;
    const auto next = [&] {
      std::getline(in, column, '|');
      const std::size_t begin = std::min(column.find_first_not_of(' '), column.size());
      return column.substr(begin, column.find_last_not_of(' ') + 1 - begin);
    };
    game = next();
    options = next();
    seed = play::number_in<std::uint64_t>(next()).value_or(0);
    moves = play::number_in<std::size_t>(next()).value_or(0);
    viewer = next();
    std::getline(in >> std::ws, due);
  }
};

template <regelwerk::Playable G>
std::string picture_of(const Named& named, std::string_view language) {
  using A = play::AdapterFor<G>;
  const auto setup = play::set_up<A>(play::words_of(named.options), play::Ink{});
  check(setup.game.has_value(), setup.wrong);
  if (!setup.game) return {};
  const G& game = *setup.game;
  auto state = game.initial(setup.start);
  regelwerk::Random random{named.seed};
  for (std::size_t made = 0; made < named.moves && !game.actor(state).is_nobody(); ++made) {
    game.advance(state, random_move(game, state, random));
  }
  const auto seat = play::number_in<int>(named.viewer);
  check(!seat || (0 <= *seat && *seat < game.seats()), join(named.game, " has no seat ", named.viewer));
  return A::picture(game, game.view(state, seat ? Viewer{Seat{*seat}} : regelwerk::spectator), language);
}
template <class... Gs>
std::string picture_of(games::Row<Gs...> /*games*/, const Named& named, std::string_view language) {
  std::string picture;
  std::size_t game = 0;
  ((games::names[game++] == named.game ? void(picture = picture_of<Gs>(named, language)) : void()), ...);
  return picture;
}

/// How long a text is, and its 64-bit FNV-1a.
std::string told(std::string_view text) {
  std::uint64_t digest = 0xCBF29CE484222325;
  for (const char c : text) digest = (digest ^ static_cast<unsigned char>(c)) * 0x100000001B3;
  std::ostringstream out;
  out << text.size() << " | " << std::hex << std::setfill('0') << std::setw(16) << digest;
  return out.str();
}

/// Of the two bytes of a German letter that is no English one; not of signs.
bool is_umlaut(char c) { return 0x80 <= static_cast<unsigned char>(c) && static_cast<unsigned char>(c) < 0xC4; }

/// The words of a picture: what is written between its tags, three letters in a row or more; not the letters of figures
/// and symbols.
std::set<std::string> words_in(std::string_view svg) {
  std::set<std::string> words;
  std::string word;
  bool in_tag = false;
  for (const char c : svg) {
    if (c == '<') in_tag = true;
    const bool is_letter = ('a' <= c && c <= 'z') || ('A' <= c && c <= 'Z') || is_umlaut(c);
    if (!in_tag && is_letter) {
      word += c;
    } else {
      if (word.size() > 2 && word.find_first_not_of("ABCDEMWX") != std::string::npos) words.insert(word);
      word.clear();
    }
    if (c == '>') in_tag = false;
  }
  return words;
}

/// What the same picture in English has, too, must be a name, what a rule is called, or a word of both languages.
void check_german(std::string_view svg, std::string_view english, std::string_view line) {
  static const std::set<std::string> both{"Tock",  "Ostfriesenlauf", "Samara", "Clockman", "Clou", "matt",
                                          "janet", "trixie",         "bruce",  "Start",    "Vase", "die"};
  const std::set<std::string> in_english = words_in(english);
  std::size_t german = 0;
  for (const std::string& word : words_in(svg)) {
    if (!in_english.contains(word)) {
      ++german;
    } else {
      check(both.contains(word), join(line, ": a German picture has ", word));
    }
  }
  check(german > 20, join(line, ": a German picture has German words"));
}

std::vector<std::string> lines_of(const std::string& path) {
  std::ifstream table{path};
  std::vector<std::string> lines;
  for (std::string line; std::getline(table, line);) lines.push_back(line);
  return lines;
}
bool is_picture(const std::string& line) { return !line.empty() && !line.starts_with('#'); }

void hold_table(const std::string& path, std::string_view language) {
  std::size_t held = 0;
  for (const std::string& line : lines_of(path)) {
    if (!is_picture(line)) continue;
    const Named named{line};
    const std::string picture = picture_of(games::All{}, named, language);
    check_ids(picture, named.game);
    const std::string found = told(picture);
    check(found == named.due, join(line, ": this picture is ", found));
    if (language != "en") check_german(picture, picture_of(games::All{}, named, "en"), line);
    ++held;
  }
  check(held >= games::names.size(), join(path, " has a picture of each game"));
}

void print_table(const std::string& path, std::string_view language) {
  for (const std::string& line : lines_of(path)) {
    if (!is_picture(line)) {
      std::cout << line << "\n";
      continue;
    }
    const Named named{line};
    std::cout << join(named.game, " | ", named.options, named.options.empty() ? "" : " ", "| ", named.seed, " | ",
                      named.moves, " | ", named.viewer, " | ", told(picture_of(games::All{}, named, language)), "\n");
  }
}

}  // namespace

int main(int argc, char** argv) {
  const std::vector<std::string> words{argv + 1, argv + argc};
  if (words.size() == 3 && words.back() == "--print") {
    print_table(words[1], words[0]);
    return 0;
  }
  check(words.size() == 2, "usage: regelwerk_test_pictures ENGLISH GERMAN, or LANGUAGE TABLE --print");
  if (words.size() != 2) return checks::status();
  hold_table(words[0], "en");
  hold_table(words[1], "de");
  check_game<play::Tock>({"seats=4", "mode=two_pairs"}, 250, 1);
  check_game<play::Tock>({"seats=6", "quick_start=true"}, 250, 2);
  check_game<play::Ostfriesenlauf>({"seats=4"}, 250, 3);
  check_game<play::Ostfriesenlauf>({"seats=1"}, 100, 4);
  check_game<play::Samara>({"seats=5"}, 200, 5);
  check_game<play::Samara>({"seats=2", "start_month=2"}, 200, 6);
  check_game<play::Clockman>({"seats=4", "transfer=true"}, 500, 7);
  check_game<play::Clockman>({"seats=2"}, 300, 8);
  check_game<play::ClouHeist>({"thieves=matt"}, 150, 9);
  check_game<play::ClouHeist>({"scenario=museum", "thieves=janet+trixie+bruce"}, 150, 10);
  check_game<play::ClouCampaign>({"mode=campaign", "players=2"}, 300, 11);
  return checks::status();
}

#pragma once

// Positions built by hand for the rule tests of Clockman: little is said, the rest is filled so that the state is
// valid.

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include <questions.hpp>
#include <regelwerk/clockman.hpp>

namespace clockman_test {

using namespace regelwerk::clockman;
using questions::complain, questions::for_each_word, questions::number_of, questions::seat;
using regelwerk::Seat;

inline constexpr Game<> four;

/// A game with house rules.
inline RuntimeGame with(const Options& options, const Edition& edition = standard_edition) {
  return RuntimeGame::make(options, edition).value();
}

inline const RuntimeGame two_seats = with({.seats = 2});
inline const RuntimeGame free_outward = with({.outward = Outward::free});
inline const RuntimeGame vanishing = with({.blockades_stay = false});
inline const RuntimeGame transferring = with({.transfer = true});
inline const RuntimeGame hoarding_one = with({.hoarding = Hoarding::one});
inline const RuntimeGame hoarding_extended = with({.hoarding = Hoarding::extended});
inline const RuntimeGame robbing = with({.robbery = true});
inline const RuntimeGame trading = with({.trade = true});

/// A turn that has had its first node. Without `roll` it stands before the roll, in the first window that there is;
/// with `roll` those windows were passed and the die has shown the number. What is not said lies where the game began.
struct Setting {
  int turn = 0;
  int roll = 0;
  std::string_view figures{};                         ///< by seat, for example "1.1 p0 g1 s"
  std::array<std::string_view, max_seats> digits{};   ///< in the date; from the lowest fields of their kind
  std::array<std::string_view, max_seats> loose{};    ///< not yet in the date
  std::array<std::string_view, max_seats> symbols{};  ///< for example "AAD"
  std::array<std::string_view, max_seats> cards{};    ///< on demand, for example "free stay"
  std::array<std::string_view, max_seats> open{};     ///< for example "barin6 peace2:1"
  std::string_view gone{};                            ///< fields without their card though nobody holds it: lifts
  std::string_view opened{};                          ///< passages without blockade
  std::string_view pacts{};                           ///< for example "01 12"
  std::array<int, max_seats> skips{};
};

constexpr Space space(std::string_view word) {
  if (word == "s") return Space::start();
  if (word == "c") return Space::centre();
  if (word.front() == 'p') return Space::passage(number_of(word.substr(1)));
  if (word.front() == 'g') return Space::straight(number_of(word.substr(1)));
  return Space::ring(word.front() - '0', number_of(word.substr(2)));
}

constexpr Card card(std::string_view token) {
  for (int kind = 0; kind < card_kinds; ++kind) {
    if (card_table[static_cast<std::size_t>(kind)].token == token) return Card{kind};
  }
  complain("no card", token);
  return {};
}

constexpr Pose pose(char letter_of_pose) { return static_cast<Pose>(pose_letters.find(letter_of_pose)); }
constexpr Digit digit(char letter_of_digit) { return static_cast<Digit>(digit_letters.find(letter_of_digit)); }

/// The cards of an offer, for example "0X".
constexpr Bundle bundle(std::string_view text) {
  for (int code = 0; code < Bundle::kinds; ++code) {
    if (Bundle{code}.text() == text) return Bundle{code};
  }
  complain("no one or two digits", text);
  return {};
}
/// The words of an offer: seat, what is given, what is wanted.
constexpr Proposal offer(std::string_view words) {
  const std::string_view terms = words.substr(2);
  const std::size_t blank = terms.find(' ');
  return Proposal::offer(seat(words[0] - '0'), bundle(terms.substr(0, blank)), bundle(terms.substr(blank + 1)));
}
/// The words of a circle: seat, digit, seat, digit, digit.
constexpr Proposal circle(std::string_view words) {
  return Proposal::circle(seat(words[0] - '0'), digit(words[2]), seat(words[4] - '0'), digit(words[6]),
                          digit(words[8]));
}

constexpr Symbols symbol_cards_of(std::string_view letters_of_poses) {
  Symbols found;
  for (const char c : letters_of_poses) found.add(pose(c));
  return found;
}

/// Digit cards go from the lowest fields of their kind to a seat.
constexpr void take_digits(const Layout& layout, Table& table, DigitCounts& into, std::string_view wanted) {
  for (const char c : wanted) {
    const DigitSet here = table.board & layout.of_kind[static_cast<std::size_t>(digit(c))];
    if (here.empty()) complain("no such digit is left", wanted);
    int number = 0;
    while (!here.contains(number)) ++number;
    table.board.erase(number);
    into.add(digit(c));
  }
}

constexpr void take_cards(const Layout& layout, EventCards& events, std::string_view wanted, auto spot) {
  for_each_word(wanted, [&](std::string_view word) {
    const std::size_t colon = word.find(':');
    const int counter = colon == std::string_view::npos ? 0 : number_of(word.substr(colon + 1));
    events.move(layout.deck, card(word.substr(0, colon)), Spot::draw(), spot(counter));
  });
}

constexpr void lay_out(const Layout& layout, const Setting& setting, State& state) {
  Table& table = state.table;
  int index = 0;
  for_each_word(setting.figures, [&](std::string_view word) { table.figure(seat(index++)) = space(word); });
  for (int i = 0; i < layout.seats; ++i) {
    const auto at = static_cast<std::size_t>(i);
    take_digits(layout, table, table.of(seat(i)).date, setting.digits[at]);
    take_digits(layout, table, table.of(seat(i)).loose, setting.loose[at]);
    state.hand(seat(i)) = symbol_cards_of(setting.symbols[at]);
    state.draw_pile -= state.hand(seat(i));
    take_cards(layout, state.events, setting.cards[at], [&](int) { return Spot::hand(seat(i)); });
    take_cards(layout, state.events, setting.open[at], [&](int counter) { return Spot::open(seat(i), counter); });
    table.skip(seat(i)) = static_cast<std::uint8_t>(setting.skips[at]);
  }
  for_each_word(setting.gone, [&](std::string_view word) { table.board.erase(layout.digit_number[space(word)]); });
  for_each_word(setting.opened, [&](std::string_view word) { table.opened.insert(space(word).number()); });
  for_each_word(setting.pacts,
                [&](std::string_view word) { table.pacts.insert(seat(word[0] - '0'), seat(word[1] - '0')); });
}

/// A window is a node only if something can be done there, which validate() knows: (a), then (o), else the roll.
template <class G>
constexpr void open_first_window(const G& game, State& state) {
  state.table.phase = Phase::before;
  if (game.validate(state).empty()) return;
  state.table.phase = Phase::others;
  for (int i = 1; i < game.seats(); ++i) {
    state.table.asked = seat((state.table.turn.index() + i) % game.seats());
    if (game.validate(state).empty()) return;
  }
  state.table.phase = Phase::roll;
  state.table.asked = {};
}

/// The state of a setting; a setting that cannot occur fails the test.
template <class G>
constexpr State position(const G& game, const Setting& setting) {
  State state = game.initial();
  state.table.contenders = {};
  state.table.turn = seat(setting.turn);
  lay_out(game.layout(), setting, state);
  open_first_window(game, state);
  if (const auto broken = game.validate(state); !broken.empty()) complain("no such position", describe(broken[0]));
  if (setting.roll == 0) return state;
  while (state.table.phase != Phase::roll) game.advance(state, plain(MoveKind::pass));
  game.advance(state, rolled(setting.roll));
  return state;
}

}  // namespace clockman_test

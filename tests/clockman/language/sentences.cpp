#include <clockman/position.hpp>

#include <cstddef>
#include <cstdint>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include <clockman/editions.hpp>
#include <regelwerk/clockman/language/english.hpp>
#include <regelwerk/clockman/language/german.hpp>
#include <regelwerk/core/container/text.hpp>
#include <regelwerk/core/language/tell.hpp>
#include <telling.hpp>

using namespace clockman_test;
using regelwerk::english;
using regelwerk::german;
using regelwerk::spectator;
using regelwerk::Viewer;

namespace {

using Both = std::vector<std::string>;

/// What the last of some moves in a setting tells a viewer, in English and German.
template <class G>
Both said(const G& game, const Setting& setting, std::string_view moves, Viewer viewer = spectator) {
  return telling::sentences(game, position(game, setting), moves, viewer);
}
template <class G>
std::string english_of(const G& game, const Setting& setting, std::string_view moves, Viewer viewer = spectator) {
  return said(game, setting, moves, viewer)[0];
}

constexpr Event rolled_four{.kind = EventKind::die_rolled, .rule = Rule::course_of_turn, .seat = seat(1), .number = 4};
static_assert(tell(four, four.view(four.initial(), spectator), rolled_four, english) == "seat 1 rolls a 4");
static_assert(tell(four, four.view(four.initial(), spectator), rolled_four, german) == "Sitz 1 würfelt eine 4");

// As it may come from outside: an event that a game would not tell, with a card missing.
constexpr Event vetoed_nothing{
    .kind = EventKind::card_vetoed, .rule = Rule::card_veto, .seat = seat(1), .other = seat(2)};
static_assert(tell(four, four.view(four.initial(), spectator), vetoed_nothing, english) == "seat 1 vetoes  of seat 2");

}  // namespace

TEST_CASE("CM-66, CM-67: rolls are told by what they are for") {
  CHECK(telling::sentences(four, four.initial(), "d5") ==
        Both{"seat 0 rolls a 5 for the beginning. it is the turn of seat 1.",
             "Sitz 0 würfelt eine 5 um den Beginn. Sitz 1 ist am Zug."});
  CHECK(telling::sentences(four, four.initial(), "d5 d5 d1 d1")[0] ==
        "seat 3 rolls a 1 for the beginning. the highest rolls are equal and are repeated. it is the turn of seat 0.");
  CHECK(telling::sentences(four, four.initial(), "d2 d5 d1 d1") ==
        Both{"seat 3 rolls a 1 for the beginning. it is the turn of seat 1. seat 1 moves by its starting roll, 5.",
             "Sitz 3 würfelt eine 1 um den Beginn. Sitz 1 ist am Zug. für Sitz 1 gilt der Wurf um den Beginn, 5."});
  CHECK(said(four, {.figures = "1.1"}, "d4") == Both{"seat 0 rolls a 4.", "Sitz 0 würfelt eine 4."});
}

TEST_CASE("CM-12, CM-17, CM-21: the steps of a move are one way, told as far as the next passage") {
  CHECK(english_of(four, {.roll = 2, .figures = "1.1", .symbols = {"A"}}, "go:1.3") ==
        "seat 0 goes from field 1.1 to field 1.3. it is the turn of seat 1.");
  CHECK(said(four, {.roll = 5}, "go:1.4") ==
        Both{"seat 0 goes from its start field to field 1.4.", "Sitz 0 zieht vom Startfeld auf Feld 1.4."});
  CHECK(said(with({.outward = Outward::free}), {.roll = 4, .figures = "2.1"}, "go:1.3") ==
        Both{"seat 0 goes from field 2.1 to passage p0. seat 0 goes from passage p0 to field 1.3. "
             "it is the turn of seat 1.",
             "Sitz 0 zieht von Feld 2.1 auf Durchgangsfeld p0. Sitz 0 zieht von Durchgangsfeld p0 auf Feld 1.3. "
             "Sitz 1 ist am Zug."});
  CHECK(said(four, {.roll = 1, .figures = "g3", .digits = {"00000112"}}, "go:c") ==
        Both{"seat 0 goes from field g3 of its straight to the centre. seat 0 wins the game.",
             "Sitz 0 zieht von Feld g3 der Zielgeraden ins Zentrum. Sitz 0 gewinnt das Spiel."});
}

TEST_CASE("CM-12: steps of different seats, and those that do not follow each other, are told apart") {
  const Event step{.kind = EventKind::figure_stepped, .from = space("1.1"), .to = space("1.2")};
  Event next{.kind = EventKind::figure_stepped, .from = space("1.2"), .to = space("1.3")};
  REQUIRE(joined(step, next).has_value());
  CHECK(joined(step, next)->from == space("1.1"));
  CHECK(joined(step, next)->to == space("1.3"));
  next.seat = seat(1);
  CHECK(!joined(step, next));
  CHECK(!joined(step, step));
  CHECK(!joined(step, {.kind = EventKind::figure_moved, .from = space("1.2"), .to = space("1.3")}));
}

TEST_CASE("CM-13, CM-16, CM-58: how a blockade is paid for is told") {
  const Setting onto{.roll = 1, .figures = "1.3", .symbols = {"A"}, .cards = {"free"}};
  CHECK(english_of(with({.blockades_stay = false}), onto, "go:p0+A") ==
        "seat 0 goes from field 1.3 to passage p0. seat 0 pays with a symbol card A. "
        "seat 0 overcomes the blockade on passage p0. the blockade on passage p0 is gone for everybody. "
        "it is the turn of seat 1.");
  CHECK(said(four, onto, "go:p0+e") ==
        Both{"seat 0 goes from field 1.3 to passage p0. seat 0 plays “free passage”. "
             "seat 0 overcomes the blockade on passage p0. it is the turn of seat 1.",
             "Sitz 0 zieht von Feld 1.3 auf Durchgangsfeld p0. Sitz 0 spielt „freier Durchgang“. "
             "Sitz 0 überwindet die Blockade auf Durchgangsfeld p0. Sitz 1 ist am Zug."});
  CHECK(english_of(four, {.roll = 2, .figures = "1.0", .symbols = {"C"}}, "go:1.2 e:lose lose:C") ==
        "seat 0 puts back a symbol card C. it is the turn of seat 1.");
}

TEST_CASE("CM-24, CM-25, CM-59, CM-65: captures, stays and what is spared are told") {
  CHECK(said(four, {.roll = 2, .figures = "1.1 1.3"}, "go:1.3") ==
        Both{"seat 0 goes from field 1.1 to field 1.3. seat 0 captures seat 1 on field 1.3. "
             "seat 1 is sent outward to its start field. it is the turn of seat 1.",
             "Sitz 0 zieht von Feld 1.1 auf Feld 1.3. Sitz 0 schlägt Sitz 1 auf Feld 1.3. "
             "Sitz 1 muss nach außen auf das Startfeld. Sitz 1 ist am Zug."});
  const Setting staying{.roll = 2, .figures = "2.1 2.3", .cards = {"", "stay"}};
  CHECK(english_of(four, staying, "go:2.3 play:stay") ==
        "seat 1 plays “stay”. seat 1 stays on field 2.3. it is the turn of seat 1.");
  CHECK(english_of(four, staying, "go:2.3 pass") ==
        "seat 1 passes. seat 1 is sent outward to field 1.4. it is the turn of seat 1.");
  CHECK(said(four, {.roll = 2, .figures = "1.1 1.3", .open = {"peace2:2"}}, "go:1.3") ==
        Both{"seat 0 goes from field 1.1 to field 1.3. seat 0 spares seat 1 on field 1.3, for its peace lasts. "
             "“peace for 2 more turns” of seat 0 lasts one more turn. it is the turn of seat 1.",
             "Sitz 0 zieht von Feld 1.1 auf Feld 1.3. Sitz 0 verschont Sitz 1 auf Feld 1.3, denn noch gilt der "
             "Frieden. „Frieden für 2 weitere Züge“ von Sitz 0 gilt noch einen Zug. Sitz 1 ist am Zug."});
}

TEST_CASE("CM-32, CM-43, CM-54: a hidden card is told as some card") {
  const Setting drawing{.roll = 1, .figures = "1.0"};
  CHECK(said(four, drawing, "go:1.1 sC", seat(0)) == Both{"seat 0 draws a symbol card C. it is the turn of seat 1.",
                                                          "Sitz 0 zieht eine Symbolkarte C. Sitz 1 ist am Zug."});
  CHECK(said(four, drawing, "go:1.1 sC", seat(1)) == Both{"seat 0 draws a symbol card. it is the turn of seat 1.",
                                                          "Sitz 0 zieht eine Symbolkarte. Sitz 1 ist am Zug."});
  const Setting mixing{.roll = 2, .figures = "1.0", .symbols = {"C", "D"}};
  CHECK(english_of(four, mixing, "go:1.2 e:mix mix:1:C", seat(0)) == "seat 0 lays a symbol card C aside for seat 1.");
  CHECK(english_of(four, mixing, "go:1.2 e:mix mix:1:C", seat(1)) == "seat 0 lays a symbol card aside for seat 1.");
  CHECK(english_of(four, mixing, "go:1.2 e:mix mix:1:C sD", seat(1)) ==
        "seat 0 gets a symbol card D from seat 1. seat 1 gets a symbol card C from seat 0. it is the turn of seat 1.");
  CHECK(english_of(four, mixing, "go:1.2 e:mix mix:1:C sD", seat(2)) ==
        "seat 0 gets a symbol card from seat 1. seat 1 gets a symbol card from seat 0. it is the turn of seat 1.");
  const Setting event_field{.roll = 2, .figures = "1.0"};
  CHECK(english_of(four, event_field, "go:1.2 e:free", seat(0)) ==
        "seat 0 draws “free passage” and keeps it. it is the turn of seat 1.");
  CHECK(said(four, event_field, "go:1.2 e:free", seat(1)) ==
        Both{"seat 0 draws an event card and keeps it. it is the turn of seat 1.",
             "Sitz 0 zieht eine Ereigniskarte und behält die Karte. Sitz 1 ist am Zug."});
}

TEST_CASE("CM-36, CM-42, CM-44, CM-49, CM-61: lifts and what cards bring about are told") {
  const Setting lift{.roll = 3, .figures = "3.1", .digits = {"00000"}};
  CHECK(said(four, lift, "go:3.4 lift") ==
        Both{"the lift on field 3.4 leaves the game. seat 0 takes the lift from field 3.4 to field 4.3.",
             "der Lift auf Feld 3.4 ist aus dem Spiel. Sitz 0 fährt mit dem Lift von Feld 3.4 auf Feld 4.3."});
  const Setting setting{.roll = 2, .figures = "1.0", .cards = {"", "veto"}};
  CHECK(said(four, setting, "go:1.2 e:skip play:veto") ==
        Both{"seat 1 plays “veto”. seat 1 vetoes “miss a turn” of seat 0. it is the turn of seat 1.",
             "Sitz 1 spielt „Einspruch“. Sitz 1 erhebt Einspruch gegen „Aussetzen“ von Sitz 0. Sitz 1 ist am Zug."});
  CHECK(english_of(four, setting, "go:1.2 e:drop pass") ==
        "seat 1 passes. “drop a digit” of seat 0 cannot be carried out. it is the turn of seat 1.");
  CHECK(english_of(four, {.roll = 2, .figures = "1.0 1.6"}, "go:1.2 e:oback2") ==
        "seat 0 draws “the others go 2 fields back”. seat 1 is moved by the card from field 1.6 to field 1.4. "
        "it is the turn of seat 1.");
  CHECK(english_of(four, {.figures = "1.1", .open = {"barin5"}}, "d5") ==
        "seat 0 rolls a 5. “barred inward until a 5” of seat 0 is done and put back.");
}

TEST_CASE("CM-33, CM-72, CM-73, CM-75, CM-76: digits are told by why they are taken") {
  CHECK(said(four, {.roll = 1, .figures = "2.3"}, "go:2.4") ==
        Both{"seat 0 goes from field 2.3 to field 2.4. seat 0 takes a 0 from field 2.4. it is the turn of seat 1.",
             "Sitz 0 zieht von Feld 2.3 auf Feld 2.4. Sitz 0 nimmt eine 0 von Feld 2.4. Sitz 1 ist am Zug."});
  const Setting surplus_digit{.roll = 2, .figures = "2.8", .digits = {"00000"}};
  CHECK(english_of(with({.hoarding = Hoarding::one}), surplus_digit, "go:2.10 take") ==
        "seat 0 takes a 0 from field 2.10 beyond its date. it is the turn of seat 1.");
  const Setting rob{.roll = 2, .figures = "2.1 2.3", .digits = {"", "01"}, .cards = {"", "guard"}};
  CHECK(english_of(with({.robbery = true}), rob, "go:2.3 pass rob:1") ==
        "seat 0 takes a 1 from seat 1. seat 1 is sent outward to field 1.4. it is the turn of seat 1.");
  const Setting back{.roll = 2, .figures = "2.1 1.3 2.3", .digits = {"000", "0000", "00000000", "00000"}};
  CHECK(said(hoarding_extended, back, "go:2.3 rob:0") ==
        Both{"seat 0 takes a 0 out of the surplus of seat 2. seat 2 is sent outward to field 1.4. "
             "it is the turn of seat 1.",
             "Sitz 0 nimmt Sitz 2 eine 0 aus dem Überschuss weg. Sitz 2 muss nach außen auf Feld 1.4. "
             "Sitz 1 ist am Zug."});
  const Setting hunt{.roll = 2, .figures = "2.1 2.3", .digits = {"000", "0000", "00000000", "00000"}};
  CHECK(english_of(hoarding_extended, hunt, "go:2.3 spare accept") ==
        "seat 0 and seat 1 make a pact. seat 0 spares seat 1 on field 2.3, for they have a pact. "
        "it is the turn of seat 1.");
  CHECK(said(hoarding_extended, hunt, "go:2.3 spare decline")[1] ==
        "Sitz 1 lehnt den Pakt mit Sitz 0 ab. Sitz 0 schlägt Sitz 1 auf Feld 2.3. Sitz 1 muss nach außen auf "
        "Feld 1.4. Sitz 1 ist am Zug.");
}

TEST_CASE("CM-77: proposals are told with all that would change hands") {
  const Setting bargain{.figures = "2.7 3.0", .digits = {"000X", "11"}};
  CHECK(said(trading, bargain, "offer:1:0X:11") ==
        Both{"seat 0 offers seat 1 a 0 and a joker for two 1s.",
             "Sitz 0 bietet Sitz 1 eine 0 und einen Joker gegen zwei Einsen."});
  CHECK(english_of(trading, bargain, "offer:1:0:1 decline") == "seat 1 declines the offer of seat 0.");
  const Setting three{.figures = "2.7 3.0 1.3", .digits = {"X", "1", "2"}};
  CHECK(said(trading, three, "circle:2:X:1:2:1") ==
        Both{"seat 0 offers a circle: a joker to seat 2, from there a 2 to seat 1, a 1 back.",
             "Sitz 0 bietet einen Ringtausch: einen Joker an Sitz 2, von dort eine 2 an Sitz 1, zurück eine 1."});
  CHECK(english_of(trading, three, "circle:2:X:1:2:1 accept accept") ==
        "seat 1 accepts the offer of seat 0. seat 0 gives seat 2 a joker. seat 2 gives seat 1 a 2. "
        "seat 1 gives seat 0 a 1.");
}

TEST_CASE("CM-77: all seats of a sentence are called by the names that they were given") {
  constexpr auto names = [](auto& out, Seat named) {
    out << std::string_view{"ABCD"}.substr(static_cast<std::size_t>(named.index()), 1);
  };
  const Event event{.kind = EventKind::offer_made,
                    .rule = Rule::trade,
                    .seat = seat(0),
                    .other = seat(2),
                    .proposal = circle("2 X 1 2 1")};
  regelwerk::Text<200> out;
  write_sentence(out, four, four.view(four.initial(), spectator), event, english, names);
  CHECK(out == "A offers a circle: a joker to C, from there a 2 to B, a 1 back");
}

TEST_CASE("all that happens in random games of Clockman is told in both languages") {
  std::set<std::string> kinds;
  std::uint64_t key = 40;
  for (const Edition* edition : {&standard_edition, &narrow_edition, &wide_edition}) {
    for (const Options& options :
         {Options{.seats = 4}, Options{.seats = 2, .blockades_stay = false},
          Options{.seats = 3, .transfer = true, .hoarding = Hoarding::one, .robbery = true}, all_extra_rules}) {
      telling::play_and_tell(with(options, *edition), ++key, 1'200, kinds);
    }
  }
  CHECK(kinds.size() > 45);
}

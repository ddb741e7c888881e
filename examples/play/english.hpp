#pragma once
#include <string_view>

#include "help.hpp"

// What this program says in English of itself and of its titles; all smaller texts stand where they are said.

namespace play::english {

inline constexpr std::string_view usage =
    "usage: ./examples/run TITLE [NAME=VALUE ...] [--seats=PLAYER,...] [--save=FILE]\n"
    "       ./examples/run [TITLE] --load=FILE [--replay] [--seats=PLAYER,...]\n"
    "       ./examples/run TITLE --games=N --seats=PLAYER,... [NAME=VALUE ...]\n"
    "       ./examples/run --show [TITLE]\n"
    "       ./examples/run --rulebook [TITLE] [NAME=VALUE ...]\n"
    "  NAME=VALUE    a house rule; also --options=\"NAME=VALUE NAME=VALUE\"\n"
    "  --seats       who sits where, each a person, random, search or simple, which follows rules of thumb; "
    "default: a person against searches\n"
    "  --seed=N      the same seed gives the same cards and the same opponents\n"
    "  --language=L  en or de: rules, refusals and what happens; default: that of the environment\n"
    "  --effort=N    a search imagines N games for each move that it has, default 32\n"
    "  --games=N     plays so many games without a word and counts how they end\n"
    "  --pause       wait after a person's move, while it can be taken back; --no-pause does not\n"
    "  --ask-all     ask a person also where it has one legal move only, which else plays itself\n"
    "  --save=FILE   keeps the record of the game there, written after every decision\n"
    "  --overwrite   replaces a file that holds something else without asking: of --save, save and picture\n"
    "  --load=FILE   goes on with such a game; --replay tells it from its beginning first\n"
    "  --rules       with --replay: by which rule everything happens\n"
    "  --rulebook    prints the rules in force under these house rules, with what their examples show\n"
    "  --show        plays and tells a short game of every title\n";

inline constexpr Help tock{
    .summary = "cards carry four marbles around a ring and home; 2 to 6 seats",
    .how_to_move =
        "A:in K:in      an ace or a king brings a marble in\n"
        "5:14-19        the 5 carries the marble on 14 to 19; h0 to h3 are the fields of the home lane\n"
        "4:2-70         a 4 goes back\n"
        "7:14-15        a 7 is seven single steps: the first one, then six times step:15-16\n"
        "J:5x40         the jack swaps the own marble on 5 with the one on 40\n"
        "discard:T      when no card can be played; T is the 10\n"
        "give:A         in pairs: the card for the partner\n",
    .signs =
        "  [a start  (a entrance  a home lane of A  A marble  !A a protected one; clockwise. Even fields are numbered; "
        "h0 to h3 are the home lane from the outside.\n"};

inline constexpr Help ostfriesenlauf{
    .summary = "cards move whoever is in the place on their backs; 1 to 4 seats",
    .how_to_move =
        "draw:2         draw a card from stack 2\n"
        "lay:2:+4       lay the card with back 2 and face +4; it moves whoever is 2nd when it is turned over\n"
        "Faces:\n"
        "+4 -4          4 fields forward, 4 fields back\n"
        "+4@1 -4@1      to 4 fields before the 1st, to 4 fields behind the 1st\n"
        "x@3            swaps with the 3rd\n"
        "start          back to field 0\n"
        "finish@fish    the finish goes to the fish; also hedgehog, turtle, snail and sheep\n",
    .signs =
        "  o start  | finish, which lies where its sign is; forward is to the right. Below the track the signs: "
        "fi(sh), he(dgehog), tu(rtle), sn(ail), sh(eep). Lane 1 is the inner one. A card 2:+4 has a 2 on its back and "
        "moves whoever is 2nd.\n"};

inline constexpr Help samara{
    .summary = "workers go through the months, take tools and build; 2 to 5 seats",
    .how_to_move =
        "take:saw@3,1   the active worker takes a saw from the space in column 3, row 1; also compass, square (the two "
        "trowels), glassA and glassB\n"
        "build:3,1      builds the tile there: 3 months, strength 1, and the tools that it needs\n"
        "build:1,3+2+4  the same with the help of the workers on places 2 and 4 of NOW; so also "
        "take:saw@6,2+4\n"
        "raise:man      an active woman raises a man; also woman\n"
        "vacation       to the next month in which there is an own worker\n"
        "step           one month ahead, when nothing else is possible\n"
        "What a tile asks for:\n"
        "lose:saw       the builder loses a saw (Boat, Sculpture, Vase, Ruin)\n"
        "give:saw       the tool for the Barracks, hidden until all have chosen\n"
        "hurt:2.1       the worker 2 months ahead of NOW on place 1 of its row, 0 being nearest the board, loses one "
        "strength (Hospital); so also train:2.1 (Weight room), bury:2.1 (Tombstone) and imprison:2.1 (Prison)\n",
    .signs =
        "  4m>+5: a space of this column costs 4 months and takes the worker to 5 months ahead; left: the strength "
        "needed. Below a name: prestige, in brackets if the tile acts for good, and tools needed (S saw, T trowel, G "
        "glass); in braces tools that lie there (s saw, c compass, q square, A B glass).\n"
        "  Calendar: months ahead, then place and worker; A:WM is A's woman above a man; > is next, | a half-year "
        "begins.\n"
        "  Effects, * on all others: -saw -trowel -glassB -2tools: you lose them; -1tool*: a tool goes there; -1man*: "
        "a figure is lost; prison*: a worker goes to +5; train1: a figure more; -worker: you lose one; for good: "
        "anytool: kinds do not matter; crew+1: together one stronger; lonely: on past months with others; -1month.\n"};

inline constexpr Help clockman{
    .summary = "through four rings to the centre, with the date 01.01.2000; 2 to 4 seats",
    .how_to_move =
        "go:2.13        go to field 13 of ring 2; ring 1 is the outermost\n"
        "go:p4          onto passage field 4; go:p4+A pays with a symbol card A, go:p4+e with the event card free\n"
        "go:g1          onto the first field of your straight; go:g3+D pays at its end; go:c enters the centre\n"
        "forfeit        give up the roll\n"
        "play:stay      play an event card; play:swap:1 changes places with seat 1; pass plays nothing\n"
        "lift take      use the lift, take the digit; otherwise remain, leave\n"
        "lose:A drop:0  put back a symbol card A, a digit 0\n"
        "mix:1:A        exchange a symbol card A with seat 1 for an unseen one\n"
        "grab:1:0       take a 0 from seat 1; rob:0 from the seat captured, rob:none takes nothing\n"
        "capture spare  what you do to a fellow hunter; it answers accept or decline\n"
        "offer:1:00:2   propose to seat 1 two of your 0 for its 2; it answers accept or decline\n"
        "circle:1:0:2:1:2  your 0 to seat 1, its 1 to seat 2, whose 2 comes to you; both answer\n"
        "Seats count from 0: A is 0, B is 1. Digits are 0, 1, 2 and the joker X.\n"
        "Event cards, carried out at once:\n"
        "move+n move-n  goes n fields on or back; oback n: the others go back; gotoS gotoD: to the next S or digit\n"
        "again skip     one more turn, one turn less\n"
        "sym n          draws n symbol cards; lose, mix, drop, grab as above\n"
        "On demand: free pays for a passage; stay keeps a captured figure where it is; guard keeps a digit; veto stops "
        "another seat's card; add+n add-n change the own roll; swap changes places on one ring: before or after the "
        "own roll, or before another seat's.\n"
        "Open: barin n bars the way inward until the own die shows n; peace n captures nobody for n turns.\n",
    .signs =
        "  A figure  * several  . plain  S symbol  E event  T transfer  012X digit  L lift  - digit gone  p0:A "
        "passage, symbol to pay  a start and straight of A  <A> figure there; 1 is the outermost ring, clockwise is to "
        "the right\n"};

inline constexpr Help clou{
    .summary = "thieves, dice and a burglary plan, one heist or a campaign; 1 to 3 thieves, led by one seat",
    .how_to_move =
        "mark:matt:clever.1:4=1+3    Matt writes 4, made of his dice 1 and 3, into the first box of clever\n"
        "mark:matt:grid.4:3=3        Matt crosses the circle 3 of his grid; so also ring, tree, pyramid\n"
        "mark:matt:exp1.1:1=1        a circle of the campaign sheet; mark:matt:keyboard.1.1:7=3+4 a number on the "
        "plan\n"
        "5=3~2  10=5+5x              a shift of 2 makes a 5 of a 3; 5x is an extra number\n"
        "fill:janet:clever.1:2       Janet's fill writes 2; fill:janet:grid.3 crosses a circle\n"
        "done                        when dice alone can mark nothing; each die that is left costs a trace\n"
        "cross:matt.clever:window.1.2     Matt's clever crosses the second demand of part 1 of the window\n"
        "cross:matt.clever:special.1      or a circle of his specials, with specials=gang also of others, "
        "cross:matt.clever:janet:special.1; an escape crosses an arrow, :escape\n"
        "lapse                       all symbols that have fired lapse\n"
        "stay run                    another round, or run away with the loot\n"
        "driver:bruce                drives when the alarm went off\n"
        "gift:costume                a box of a tool or preparation for nothing\n"
        "buy:passports save          boxes for the wages; save ends the buying\n"
        "gang:matt+trixie            these thieves break in\n"
        "scout:fence.2.1             a demand crossed beforehand, pimp:trixie:tree.1 a circle; also :nothing\n",
    .signs =
        "  [ ] box  ( ) circle  -5- crossed  > fires or leads to  #7 a number  | or  a/b one of them  a, b both  ~ for "
        "more players  -6-* the end of the way through a tree  !trace !alarm the price of a part; < > = before a box "
        "compare it with the box to the left, in a "
        "pyramid with the sum of the two below. board NAME shows the plan or a sheet alone.\n"};

}  // namespace play::english

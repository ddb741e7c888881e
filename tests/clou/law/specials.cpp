#include <cstddef>
#include <string>
#include <vector>

#include <clou/sheet_scene.hpp>
#include <clou/witness/naive_worked.hpp>
#include <clou/witness/second.hpp>

using namespace clou_test;

namespace {

/// What events fire, in order, with the thief: "matt:lock" a symbol, "(matt:shift 1)" a white one.
Fires fired_words(const Events& events) {
  Fires found;
  for (const Event& event : events) {
    if (event.kind == EventKind::symbol_fired)
      found.push_back(word(name_of(event.thief)) + ":" + naive_effect(event.effect));
    if (event.kind == EventKind::white_kept)
      found.push_back("(" + word(name_of(event.thief)) + ":" + naive_effect(event.effect) + ")");
  }
  return found;
}
Fires thrown(const RuntimeHeist& game, const std::string& roll) {
  return fired_words(told(game, position(game), "roll:" + roll));
}

/// All throws at which an effect fires.
Texts throws_that_fire(const RuntimeHeist& game, const std::string& effect) {
  Texts rolls;
  for (const std::string& move : moves_of(game, position(game), "roll:")) {
    for (const std::string& found : thrown(game, move.substr(5))) {
      if (found == effect) rolls.insert(move.substr(5));
    }
  }
  return rolls;
}

/// All cells of a sheet, one below the other.
std::string cells_of(const naive_clou::Sheet& sheet) {
  std::string text = sheet.thief + " " + std::to_string(sheet.escape_value);
  const auto list = [&](const auto& words) {
    text += " [";
    for (const std::string& word : words) text += word + ";";
    text += "]";
  };
  for (const naive_clou::Element& element : sheet.elements) {
    text += "\n" + element.name + " " + element.kind + " " + std::to_string(element.number);
    list(element.conditions);
    list(element.symbols);
    list(element.fires);
    list(element.follows);
  }
  for (const naive_clou::Line& line : sheet.lines) {
    text += "\nline";
    list(line.members);
    list(line.fires);
  }
  for (const naive_clou::Bonus& bonus : sheet.bonuses) text += "\n" + bonus.pattern + ": " + bonus.fires;
  return text;
}

}  // namespace

TEST_CASE("CL-30, CL-35: the standard sheets are those of the ledger, cell by cell") {
  const auto check = [](const Edition& here, const naive_clou::Edition& there) {
    REQUIRE(here.sheets.size() == there.sheets.size());
    for (std::size_t i = 0; i < here.sheets.size(); ++i) {
      CHECK(cells_of(NaiveSheet{here.sheets[i]}.sheet()) == cells_of(there.sheets[i]));
    }
  };
  check(standard_edition, *naive_clou::standard_edition());
  const auto ledger = naive_clou::worked_edition();
  check(worked_edition, *ledger);

  SUBCASE("CL-30, CL-35: and every kind of cell is looked at") {
    using namespace words;
    const auto differs = [&](std::size_t sheet, const auto& change) {
      ThiefSheet other = worked_edition.sheets[sheet];
      change(other);
      return cells_of(NaiveSheet{other}.sheet()) != cells_of(ledger->sheets[sheet]);
    };
    CHECK(!differs(1, [](ThiefSheet& sheet) { sheet.escape_value = 4; }));
    CHECK(differs(1, [](ThiefSheet& sheet) { sheet.escape_value = 5; }));
    CHECK(differs(0, [](ThiefSheet& sheet) { sheet.strength[2].condition = under(5); }));
    CHECK(differs(0, [](ThiefSheet& sheet) { sheet.clever[5].fires = Effects{clever}; }));
    CHECK(differs(3, [](ThiefSheet& sheet) { sheet.pyramid.value()[5].condition = equal(p); }));
    CHECK(differs(3, [](ThiefSheet& sheet) { sheet.grid.value().numbers[8] = 9; }));
    CHECK(differs(3, [](ThiefSheet& sheet) { sheet.grid.value().column_effects[2] = Effects{safe}; }));
    CHECK(differs(2, [](ThiefSheet& sheet) { sheet.rings[1].fires = Effects{lock}; }));
    CHECK(differs(2, [](ThiefSheet& sheet) { sheet.tree[7].follows = follows(6); }));
    CHECK(differs(2, [](ThiefSheet& sheet) { sheet.specials[1].circles[1] = clever; }));
    CHECK(differs(2, [](ThiefSheet& sheet) { sheet.bonuses[0].pattern = show(1, 4); }));
  }
}

TEST_CASE("CL-35: specials are circles for symbols, and bonuses that the dice alone fire") {
  const RuntimeHeist& villa = villa_of(Thief::bruce);
  const State state = after(villa, position(villa), "roll:666");
  CHECK(is_legal(villa, state, "cross:special.1"));
  CHECK(kinds(told(villa, state, "cross:special.1")) ==
        Kinds{EventKind::symbol_used, EventKind::circle_crossed, EventKind::symbol_lapsed});

  const State dice = after_lapses(villa, state);
  CHECK(moves_of(villa, dice, "mark:bruce:special.").empty());
  CHECK(why_not(villa, dice, "mark:bruce:special.1:6=6") == Rule::special_circles);
  CHECK(why_not(villa, dice, "cross:bruce.strength:special.1") == Rule::phases);
}

TEST_CASE("CL-36: a symbol is crossed on a circle that shows it, and the full line fires") {
  const RuntimeHeist& villa = villa_of(Thief::janet);
  // Janet's first throw of two ones fires electro.
  const auto moves = [&](const std::string& marks) {
    return moves_of(villa, after(villa, position(villa, "janet=-/-/" + marks), "roll:112"));
  };
  CHECK(moves("-") == word_set("cross:special.2 cross:special.6 lapse"));
  CHECK(moves("special.2") == word_set("cross:special.6 lapse"));
  const auto fires = [&](const std::string& marks, const std::string& move) {
    return fired_words(told(villa, after(villa, position(villa, "janet=-/-/" + marks), "roll:112"), move));
  };
  CHECK(fires("special.5", "cross:special.6") == Fires{"janet:safe"});
  CHECK(fires("special.1", "cross:special.2") == Fires{"janet:escape"});
  CHECK(fires("special.1,special.5", "cross:special.6") == Fires{"janet:safe"});
  CHECK(fires("special.1", "cross:special.6").empty());
  CHECK(fires("-", "cross:special.2").empty());

  SUBCASE("CL-36, CL-25: a circle may show a choice") {
    const RuntimeHeist& own = cellar_villa();
    const auto header = [&](const std::string& marks, const std::string& move) {
      return after(own, position(own, "janet=-/-/" + marks), "roll:123 " + move);
    };
    CHECK(is_legal(own, header("-", "mark:janet:strength.1:3=3"), "cross:special.1"));
    CHECK(fired_words(told(own, header("special.1,special.3", "mark:janet:strength.1:3=3"), "cross:special.2")) ==
          Fires{"janet:safe"});
  }
}

TEST_CASE("CL-36: not on a circle that shows another symbol, is crossed, or is a twin") {
  const RuntimeHeist& villa = villa_of(Thief::janet);
  const State state = after(villa, position(villa, "janet=-/-/special.2"), "roll:112");
  CHECK(why_not(villa, state, "cross:special.1") == Rule::special_circles);
  CHECK(why_not(villa, state, "cross:special.3") == Rule::special_circles);
  CHECK(why_not(villa, state, "cross:special.2") == Rule::boxes_and_circles);
  const State dexterity = after(villa, position(villa), "roll:124 mark:janet:dexterity.1:1=1");
  CHECK(!why_not(villa, dexterity, "cross:special.3"));
  CHECK(why_not(villa, dexterity, "cross:special.4") == Rule::twins);
}

TEST_CASE("CL-36: only on the sheet of the thief that fired it") {
  const RuntimeHeist game = heist({.thieves = {Thief::matt, Thief::janet}});
  // Janet's special.1 shows clever too.
  const State state = after(game, position(game), "roll:124 mark:matt:dexterity.1:2=2");
  REQUIRE(state.waiting.size() == 1);
  CHECK(moves_of(game, state, "cross:special.") == Texts{"cross:special.4"});
  const State crossed = after(game, state, "cross:special.4");
  CHECK(line_of(game, crossed).find("matt=14/-/dexterity.1:2,special.4") != std::string::npos);
  CHECK(line_of(game, crossed).find("janet=124/-/-") != std::string::npos);
  CHECK(told(game, state, "cross:special.4").back().thief == Thief::matt);
  CHECK(why_not(game, state, "cross:special.1") == Rule::special_circles);

  const State janets = after(game, position(game), "roll:124 mark:janet:clever.1:2=2");
  CHECK(moves_of(game, janets, "cross:special.") == Texts{"cross:special.1"});
  CHECK(why_not(game, janets, "cross:special.4") == Rule::special_circles);
  // Matt fires electro, for which only janet has circles.
  const State electro = position(game, "phase=dice roll=134 matt=134/-/clever.1:3,clever.2:3,clever.3:3 janet=134/-/-");
  CHECK(rule_of(told(game, electro, "mark:matt:clever.4:4=4"), EventKind::symbol_lapsed) == Rule::lapse);
  const State hers = position(game, "phase=dice roll=134 matt=134/-/- janet=134/-/clever.1:2,clever.2:3");
  CHECK(moves_of(game, after(game, hers, "mark:janet:clever.3:4=4"), "cross:") ==
        word_set("cross:special.2 cross:special.6"));
}

TEST_CASE("CL-37: a bonus fires whenever the throw shows its pattern, and only then") {
  CHECK(throws_that_fire(villa_of(Thief::matt), "matt:dexterity") == word_set("166 266 366 466 566 666"));
  CHECK(throws_that_fire(villa_of(Thief::matt), "matt:lock") == word_set("111 222 333 444 555 666"));
  CHECK(throws_that_fire(villa_of(Thief::janet), "janet:electro") == word_set("111 112 113 114 115 116"));
  CHECK(throws_that_fire(villa_of(Thief::janet), "janet:escape") == word_set("123 234 345 456"));
  CHECK(throws_that_fire(villa_of(Thief::trixie), "(trixie:shift 2)") == word_set("113 123 133 134 135 136"));
  CHECK(throws_that_fire(villa_of(Thief::trixie), "trixie:safe") == word_set("144 244 344 444 445 446"));
  CHECK(throws_that_fire(villa_of(Thief::bruce), "bruce:safe") == word_set("111 222 333 444 555 666"));
  SUBCASE("CL-37: three faces count with their copies") {
    CHECK(throws_that_fire(cellar_villa(), "janet:clever/strength") == Texts{"222"});
    Edition edition = worked_edition;
    edition.sheets[0].bonuses[0].pattern = words::show(2, 2, 5);
    edition.sheets[0].bonuses[1].pattern = words::show(1, 2, 4);
    const RuntimeHeist game = heist({}, edition);
    CHECK(throws_that_fire(game, "matt:dexterity") == Texts{"225"});
    CHECK(throws_that_fire(game, "matt:lock") == Texts{"124"});
  }
}

TEST_CASE("CL-37: it fires by itself, for that thief, every time in the game") {
  const RuntimeHeist& villa = villa_of(Thief::trixie);
  const Events events = told(villa, position(villa), "roll:136");
  CHECK(kinds(events) == Kinds{EventKind::dice_thrown, EventKind::white_kept});
  CHECK(rule_of(events, EventKind::white_kept) == Rule::dice_bonus);
  State state = position(villa);
  for (int round = 0; round < 2; ++round) {
    state = after(villa, state, "roll:136");
    CHECK(state.hand(Thief::trixie).shifts.count(2) == 1);
    state = after(villa, state, "done stay");
  }
  CHECK(fired_words(told(villa, state, "roll:244")) == Fires{"trixie:safe"});
  CHECK(fired_words(told(villa, state, "roll:256")).empty());
}

TEST_CASE("CL-38: all bonuses that fit fire, dice serving several, each once per throw") {
  CHECK(thrown(villa_of(Thief::bruce), "666") == Fires{"bruce:strength", "bruce:safe"});
  CHECK(thrown(villa_of(Thief::janet), "111") == Fires{"janet:electro"});
  CHECK(thrown(villa_of(Thief::matt), "666") == Fires{"matt:dexterity", "matt:lock"});
  CHECK(thrown(villa_of(Thief::trixie), "444") == Fires{"trixie:safe"});
  const RuntimeHeist game = heist({.thieves = {Thief::matt, Thief::janet, Thief::bruce}});
  CHECK(thrown(game, "666") == Fires{"matt:dexterity", "matt:lock", "bruce:strength", "bruce:safe"});
  CHECK(thrown(game, "111") == Fires{"matt:lock", "janet:electro", "bruce:safe"});
  CHECK(thrown(game, "123") == Fires{"janet:escape"});
}

TEST_CASE("CL-38: virtual and shifted dice fire no bonus") {
  const RuntimeHeist& villa = villa_of(Thief::matt);
  const State state = position(villa, "phase=dice roll=156 matt=156/6x,~1/-");
  CHECK(fired_words(told(villa, state, "mark:matt:strength.1:12=6+6x")).empty());
  CHECK(fired_words(told(villa, state, "mark:matt:strength.1:12=5+6~1")).empty());
  CHECK(fired_words(told(villa, state, "mark:matt:strength.1:6=5~1 mark:matt:strength.2:12=6+6x")) ==
        Fires{"matt:strength"});
  // A kept die does not stand beside those of the next throw either.
  CHECK(thrown(villa, "156").empty());
  CHECK(thrown(villa, "566") == Fires{"matt:dexterity"});
}

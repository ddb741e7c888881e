#include <string>

#include <clou/sheet_scene.hpp>

using namespace clou_test;

namespace {

/// Before the dice 1, 2 and 4 and two virtual sixes, which make every number from 1 to 19.
State with_all_numbers(const RuntimeHeist& game, const std::string& thief, const std::string& marks) {
  return position(game, "phase=dice roll=124 " + thief + "=124/6x,6x/" + marks);
}

/// The numbers from 1 to 19 that a box of the villa's only thief takes when this stands on the sheet.
Numbers taken(const RuntimeHeist& game, const std::string& thief, const std::string& marks, const std::string& box) {
  Numbers numbers;
  const std::string begin = "mark:" + thief + ":" + box + ":";
  for (const std::string& text : moves_of(game, with_all_numbers(game, thief, marks), begin)) {
    numbers.insert(std::stoi(text.substr(begin.size())));
  }
  return numbers;
}

}  // namespace

TEST_CASE("CL-26: a box takes a number, a circle is crossed with the number or the symbol in it") {
  const RuntimeHeist& villa = villa_of(Thief::matt);
  const State state = after(villa, position(villa), "roll:134");
  const Events written = told(villa, state, "mark:matt:strength.1:4=4");
  CHECK(kinds(written) == Kinds{EventKind::dice_used, EventKind::number_written});
  CHECK(written.back().number == 4);
  CHECK(kinds(told(villa, state, "mark:matt:grid.6:4=4")) == Kinds{EventKind::dice_used, EventKind::circle_crossed});
  // The two clevers are equal, so the second fires clever, which is a symbol in a circle.
  const State queued = after(villa, state, "mark:matt:clever.1:4=4 mark:matt:clever.2:4=1+3");
  CHECK(kinds(told(villa, queued, "cross:special.4")) == Kinds{EventKind::symbol_used, EventKind::circle_crossed});
  CHECK(why_not(villa, queued, "cross:grid.6") == Rule::special_circles);
  CHECK(why_not(villa, queued, "cross:strength.1") == Rule::special_circles);
}

TEST_CASE("CL-26: a box is written and a circle crossed once") {
  const RuntimeHeist& villa = villa_of(Thief::matt);
  const State state = with_all_numbers(villa, "matt", "strength.1:4,dexterity.1:2,grid.6,ring.1:5!,tree.1*,special.1");
  for (const std::string& move :
       word_set("mark:matt:strength.1:4=4 mark:matt:strength.1:5=1+4 mark:matt:dexterity.1:2=2 mark:matt:grid.6:4=4 "
                "mark:matt:ring.1:5=1+4 mark:matt:tree.1:6=2+4")) {
    CAPTURE(move);
    CHECK(why_not(villa, state, move) == Rule::boxes_and_circles);
  }
  CHECK(!why_not(villa, state, "mark:matt:strength.2:5=1+4"));

  const State queued = after(villa, position(villa, "matt=-/-/special.1"), "roll:166");
  CHECK(why_not(villa, queued, "cross:special.1") == Rule::boxes_and_circles);
  CHECK(!why_not(villa, queued, "cross:special.2"));

  const RuntimeHeist trixies = heist({.thieves = Thief::trixie});
  const State pyramid = with_all_numbers(trixies, "trixie", "pyramid.1:4");
  CHECK(why_not(trixies, pyramid, "mark:trixie:pyramid.1:4=4") == Rule::boxes_and_circles);
  CHECK(!why_not(trixies, pyramid, "mark:trixie:pyramid.3:4=4"));
}

TEST_CASE("CL-26: nor does a fill write or cross twice") {
  const RuntimeHeist& villa = villa_of(Thief::matt);
  const State state =
      position(villa, "phase=dice roll=124 matt=124/fill/strength.1:4,grid.6,ring.1:5!,tree.1*,special.1");
  for (const std::string& move :
       word_set("fill:matt:strength.1:4 fill:matt:grid.6 fill:matt:ring.1 fill:matt:tree.1 fill:matt:special.1")) {
    CAPTURE(move);
    CHECK(why_not(villa, state, move) == Rule::boxes_and_circles);
  }
}

TEST_CASE("CL-27: a number is the sum of any unused dice of the thief") {
  const RuntimeHeist& villa = villa_of(Thief::matt);
  const auto thrown = [&](const std::string& roll) {
    return moves_of(villa, after(villa, position(villa), "roll:" + roll), "mark:matt:strength.1:");
  };
  CHECK(thrown("136") == word_set("mark:matt:strength.1:1=1 mark:matt:strength.1:3=3 mark:matt:strength.1:6=6 "
                                  "mark:matt:strength.1:4=1+3 mark:matt:strength.1:7=1+6 mark:matt:strength.1:9=3+6 "
                                  "mark:matt:strength.1:10=1+3+6"));
  CHECK(thrown("333") == word_set("mark:matt:strength.1:3=3 mark:matt:strength.1:6=3+3 mark:matt:strength.1:9=3+3+3"));

  const State state = after(villa, position(villa), "roll:136");
  CHECK(why_not(villa, state, "mark:matt:strength.1:5=1+3") == Rule::making);
  CHECK(why_not(villa, state, "mark:matt:strength.1:3=6") == Rule::making);
  const State used = after(villa, state, "mark:matt:clever.1:3=3");
  CHECK(moves_of(villa, used, "mark:matt:strength.1:") ==
        word_set("mark:matt:strength.1:1=1 mark:matt:strength.1:6=6 mark:matt:strength.1:7=1+6"));
  const Element strength{Group::strength, 0};
  CHECK(villa.why_not(used, marked(Thief::matt, strength, {.dice = 2}, 3)) == Rule::dice_of_each);
  CHECK(!villa.why_not(state, marked(Thief::matt, strength, {.dice = 2}, 3)));
}

TEST_CASE("CL-27: virtual dice and modifiers count, but not without any die") {
  const RuntimeHeist& villa = villa_of(Thief::matt);
  const State state = position(villa, "phase=dice roll=124 matt=1/5x,~1/-");
  CHECK(moves_of(villa, state, "mark:matt:strength.1:") ==
        word_set("mark:matt:strength.1:1=1 mark:matt:strength.1:2=1~1 mark:matt:strength.1:5=5x "
                 "mark:matt:strength.1:4=5x~1 mark:matt:strength.1:6=5x~1 mark:matt:strength.1:6=1+5x "
                 "mark:matt:strength.1:5=1+5x~1 mark:matt:strength.1:7=1+5x~1"));
  const Element strength{Group::strength, 0};
  CHECK(villa.why_not(state, marked(Thief::matt, strength, {}, 1)) == Rule::making);
  CHECK(villa.why_not(state, marked(Thief::matt, strength, {.shifts = 1}, 1)) == Rule::making);
}

TEST_CASE("CL-27: numbers end at 30") {
  const RuntimeHeist& villa = villa_of(Thief::matt);
  const auto made = [&](const std::string& kept, const std::string& dice) {
    const State state = position(villa, "phase=dice roll=666 matt=666/" + kept + "/-");
    Numbers numbers;
    for (const std::string& text : moves_of(villa, state, "mark:matt:strength.1:")) {
      const std::size_t sign = text.find('=');
      const std::string begin = "mark:matt:strength.1:";
      if (text.substr(sign + 1) == dice) numbers.insert(std::stoi(text.substr(begin.size(), sign - begin.size())));
    }
    return numbers;
  };
  CHECK(made("6x,6x", "6+6+6+6x+6x") == Numbers{30});
  CHECK(made("1x,6x,6x", "6+6+6+1x+6x+6x").empty());
  CHECK(made("1x,6x,6x,~1", "6+6+6+1x+6x+6x~1") == Numbers{30});
  CHECK(made("6x,6x,~2", "6+6+6+6x+6x~2") == Numbers{28, 29});

  const State state = position(villa, "phase=dice roll=666 matt=666/1x,6x,6x/-");
  CHECK(!parse_move(villa, state, "mark:matt:strength.1:31=6+6+6+1x+6x+6x"));
  CHECK(villa.why_not(state, marked(Thief::matt, Element{Group::strength, 0}, {7, 7, 0}, 31)) == Rule::making);
  CHECK(!villa.why_not(state, marked(Thief::matt, Element{Group::strength, 0}, {7, 6, 0}, 30)));
}

TEST_CASE("CL-28: any, less, more and equal in the box") {
  const RuntimeHeist& villa = villa_of(Thief::matt);
  CHECK(taken(villa, "matt", "-", "strength.1") == from_to(1, 19));
  CHECK(taken(villa, "matt", "-", "dexterity.1") == from_to(1, 2));
  CHECK(taken(villa, "matt", "dexterity.1:1,dexterity.2:2,dexterity.3:3,dexterity.4:2", "dexterity.5") ==
        from_to(5, 19));
  CHECK(taken(cellar_villa(), "janet", "strength.1:1,strength.2:2,strength.3:3,strength.4:3", "strength.5") ==
        Numbers{7});

  const State state = with_all_numbers(villa, "matt", "-");
  CHECK(why_not(villa, state, "mark:matt:dexterity.1:3=1+2") == Rule::conditions);
  CHECK(!why_not(villa, state, "mark:matt:dexterity.1:2=2"));
  const State fifth = with_all_numbers(villa, "matt", "dexterity.1:1,dexterity.2:2,dexterity.3:3,dexterity.4:2");
  CHECK(why_not(villa, fifth, "mark:matt:dexterity.5:4=4") == Rule::conditions);
  const State own = with_all_numbers(cellar_villa(), "janet", "strength.1:1,strength.2:2,strength.3:3,strength.4:3");
  CHECK(why_not(cellar_villa(), own, "mark:janet:strength.5:6=2+4") == Rule::conditions);
  CHECK(why_not(cellar_villa(), own, "mark:janet:strength.5:8=2+6x") == Rule::conditions);
}

TEST_CASE("CL-28: less, more and equal than the box to the left") {
  const RuntimeHeist& villa = villa_of(Thief::matt);
  CHECK(taken(villa, "matt", "strength.1:7", "strength.2") == from_to(8, 19));
  CHECK(taken(villa, "matt", "strength.1:18", "strength.2") == Numbers{19});
  CHECK(taken(villa, "matt", "dexterity.1:1,dexterity.2:2,dexterity.3:5", "dexterity.4") == from_to(1, 4));
  CHECK(taken(villa, "matt", "clever.1:6", "clever.2") == Numbers{6});

  const State state =
      with_all_numbers(villa, "matt", "strength.1:7,dexterity.1:1,dexterity.2:2,dexterity.3:5,clever.1:6");
  CHECK(why_not(villa, state, "mark:matt:strength.2:7=1+6x") == Rule::conditions);
  CHECK(why_not(villa, state, "mark:matt:dexterity.4:5=1+4") == Rule::conditions);
  CHECK(why_not(villa, state, "mark:matt:clever.2:5=1+4") == Rule::conditions);
  CHECK(why_not(villa, state, "mark:matt:clever.2:7=1+6x") == Rule::conditions);
  CHECK(!why_not(villa, state, "mark:matt:clever.2:6=2+4"));
}

TEST_CASE("CL-28: two conditions of one box must both hold") {
  const RuntimeHeist& villa = cellar_villa();
  const auto second = [&](int first) {
    return taken(villa, "janet", "strength.1:" + std::to_string(first), "strength.2");
  };
  CHECK(second(4) == from_to(5, 8));
  CHECK(second(1) == from_to(2, 8));
  CHECK(second(7) == Numbers{8});
  CHECK(second(8).empty());
  CHECK(taken(villa, "janet", "strength.1:4,strength.2:6", "strength.3") == from_to(3, 5));
  CHECK(taken(villa, "janet", "dexterity.1:4,dexterity.2:16", "dexterity.3") == from_to(17, 19));

  const State state = with_all_numbers(villa, "janet", "strength.1:4");
  CHECK(why_not(villa, state, "mark:janet:strength.2:4=4") == Rule::conditions);
  CHECK(why_not(villa, state, "mark:janet:strength.2:9=1+2+6x") == Rule::conditions);
  CHECK(!why_not(villa, state, "mark:janet:strength.2:8=2+6x"));
}

TEST_CASE("CL-28: a condition that no number fulfils refuses every number") {
  const RuntimeHeist& villa = villa_of(Thief::matt);
  const std::string marks = "dexterity.1:1,dexterity.2:2,dexterity.3:1";
  CHECK(taken(villa, "matt", marks, "dexterity.4").empty());
  CHECK(why_not(villa, with_all_numbers(villa, "matt", marks), "mark:matt:dexterity.4:1=1") == Rule::conditions);
  CHECK(why_not(cellar_villa(), with_all_numbers(cellar_villa(), "janet", "strength.1:8"),
                "mark:janet:strength.2:9=1+2+6x") == Rule::conditions);
}

TEST_CASE("CL-29: three rows, each filled from the left without gaps") {
  const RuntimeHeist& villa = villa_of(Thief::matt);
  const auto open_boxes = [&](const std::string& marks) {
    Texts boxes;
    for (const std::string& text : moves_of(villa, with_all_numbers(villa, "matt", marks), "mark:matt:")) {
      const std::string box = text.substr(10, text.find(':', 10) - 10);
      if (box[0] == 's' || box[0] == 'd' || box[0] == 'c') boxes.insert(box);
    }
    return boxes;
  };
  CHECK(open_boxes("-") == word_set("strength.1 dexterity.1 clever.1"));
  CHECK(open_boxes("strength.1:3,clever.1:3,clever.2:3") == word_set("strength.2 dexterity.1 clever.3"));
  CHECK(open_boxes("strength.1:1,strength.2:2,strength.3:3,strength.4:5,strength.5:4,strength.6:3") ==
        word_set("dexterity.1 clever.1"));

  const State state = with_all_numbers(villa, "matt", "strength.1:3");
  CHECK(!why_not(villa, state, "mark:matt:strength.2:4=4"));
  CHECK(why_not(villa, state, "mark:matt:strength.3:1=1") == Rule::abilities);
  CHECK(why_not(villa, state, "mark:matt:dexterity.3:4=4") == Rule::abilities);
  CHECK(why_not(villa, state, "mark:matt:clever.6:4=4") == Rule::abilities);
}

TEST_CASE("CL-29: the name of a row does not restrict what its boxes fire") {
  const RuntimeHeist& villa = villa_of(Thief::matt);
  const auto fired = [&](const std::string& marks, const std::string& move) {
    Texts symbols;
    for (const Event& event : told(villa, with_all_numbers(villa, "matt", marks), move)) {
      if (event.kind != EventKind::symbol_fired) continue;
      for (std::size_t i = 0; i < symbol_words.size(); ++i) {
        if (event.effect == Effect{static_cast<Symbol>(i)}) symbols.insert(std::string{symbol_words[i]});
      }
    }
    return symbols;
  };
  CHECK(fired("-", "mark:matt:dexterity.1:2=2") == Texts{"clever"});
  CHECK(fired("clever.1:1,clever.2:1,clever.3:3", "mark:matt:clever.4:4=4") == Texts{"electro"});
  CHECK(fired("dexterity.1:1,dexterity.2:2,dexterity.3:3,dexterity.4:2", "mark:matt:dexterity.5:6=2+4") ==
        Texts{"lock"});
  CHECK(fired("-", "mark:matt:strength.1:2=2").empty());
}

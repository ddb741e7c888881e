#include <clou/text_scene.hpp>

#include <cstdint>
#include <utility>

namespace clou_test::texts {

namespace {

template <class G>
bool round_trips(const G& game, const State& state, const std::string& text, Move expected) {
  const auto move = parse_move(game, state, text);
  return move && *move == expected && to_text(game, state, *move) == text;
}
bool round_trips(const std::string& text, Move expected) { return round_trips(villa, dice, text, expected); }

}  // namespace

TEST_CASE("CL-8, CL-59: the texts of chance") {
  int index = 0;
  for (int a = 1; a <= 6; ++a) {
    for (int b = a; b <= 6; ++b) {
      for (int c = b; c <= 6; ++c) CHECK(round_trips("roll:" + std::to_string(100 * a + 10 * b + c), rolled(index++)));
    }
  }
  CHECK(index == 56);
  for (int face = 1; face <= 6; ++face) CHECK(round_trips("drive:" + std::to_string(face), drove(face)));
}

TEST_CASE("CL-13, CL-19, CL-23, CL-59, CK-12: the texts of one word") {
  CHECK(round_trips("lapse", lapsed()));
  CHECK(round_trips("done", finished()));
  CHECK(round_trips("stay", stayed()));
  CHECK(round_trips("run", ran()));
  CHECK(round_trips("save", saved()));
  for (int i = 0; i < thief_count; ++i) {
    const Thief thief{static_cast<std::uint8_t>(i)};
    CHECK(round_trips("driver:" + std::string{name_of(thief)}, driven_by(thief)));
  }
}

TEST_CASE("CL-27, CL-40, CL-42: the texts of marks name dice, virtual dice and shifts") {
  const Element box{Group::strength, 0};
  const auto mark = [&](DiceUse how, int number) { return marked(Thief::matt, box, how, number); };
  // Places count from the lowest; of equal values the first that is left is meant.
  CHECK(round_trips("mark:matt:strength.1:3=3", mark({1, 0, 0}, 3)));
  CHECK(round_trips("mark:matt:strength.1:4=4", mark({2, 0, 0}, 4)));
  CHECK(round_trips("mark:matt:strength.1:8=4+4", mark({6, 0, 0}, 8)));
  CHECK(round_trips("mark:matt:strength.1:11=3+4+4", mark({7, 0, 0}, 11)));
  CHECK(round_trips("mark:matt:strength.1:5=5x", mark({0, 2, 0}, 5)));
  CHECK(round_trips("mark:matt:strength.1:14=4x+5x+5x", mark({0, 7, 0}, 14)));
  CHECK(round_trips("mark:matt:strength.1:12=3+4+5x", mark({3, 2, 0}, 12)));
  CHECK(round_trips("mark:matt:strength.1:6=4~2", mark({2, 0, 2}, 6)));
  CHECK(round_trips("mark:matt:strength.1:12=3+4x~1~2~2", mark({1, 1, 7}, 12)));
  CHECK(round_trips("mark:matt:strength.1:30=3+4+4+4x+5x+5x~1~2~2", mark({7, 7, 7}, 30)));
  SUBCASE("CL-42: a 4 and a virtual 4 are not alike") {
    CHECK(*parse_move(villa, dice, "mark:matt:strength.1:4=4") !=
          *parse_move(villa, dice, "mark:matt:strength.1:4=4x"));
  }
  SUBCASE("CL-9: each thief names its own dice") {
    const Element other{Group::tree, 2};
    CHECK(round_trips("mark:trixie:tree.3:7=3+4", marked(Thief::trixie, other, {5, 0, 0}, 7)));
    CHECK(!parse_move(villa, dice, "mark:trixie:tree.3:8=4+4"));
  }
}

TEST_CASE("CL-29 to CL-36, CL-43: the texts of all boxes and circles of a sheet") {
  for (std::size_t i = 0; i < group_count; ++i) {
    for (int number = 1; number <= group_sizes[i]; ++number) {
      const Element element{static_cast<Group>(i), number - 1};
      const std::string name = std::string{group_words[i]} + "." + std::to_string(number);
      CHECK(round_trips("mark:matt:" + name + ":4=4", marked(Thief::matt, element, {2, 0, 0}, 4)));
      CHECK(round_trips("fill:trixie:" + name, filled(Thief::trixie, element)));
      CHECK(round_trips("fill:trixie:" + name + ":18", filled(Thief::trixie, element, 18)));
      CHECK(round_trips("cross:trixie.lock:" + name, crossed({Thief::trixie, Symbol::lock}, element)));
      CHECK(round_trips("pimp:matt:" + name, pimped(Thief::matt, element)));
    }
  }
  CHECK(round_trips("cross:matt.escape:escape", crossed({Thief::matt, Symbol::escape}, Target::escape())));
}

TEST_CASE("CL-25, CL-66: the texts of waiting symbols name thief and symbols") {
  for (int thief = 0; thief <= thief_count; ++thief) {
    const bool is_nobody = thief == thief_count;
    const MaybeThief by = is_nobody ? MaybeThief{} : MaybeThief{static_cast<Thief>(thief)};
    for (unsigned bits = 1; bits < 1U << symbol_count; ++bits) {
      std::string name = is_nobody ? "loud." : std::string{name_of(by)} + ".";
      for (std::size_t symbol = 0; symbol < symbol_words.size(); ++symbol) {
        if ((bits >> symbol & 1U) == 0) continue;
        if (name.back() != '.') name += '/';
        name += symbol_words[symbol];
      }
      const Move move = crossed({by, SymbolSet{bits}}, Element{Group::special, 5});
      CHECK(round_trips("cross:" + name + ":special.6", move));
      CHECK(move.fired() == Fired{by, SymbolSet{bits}});
      CHECK(move.target() == Target{Element{Group::special, 5}});
    }
  }
}

TEST_CASE("CL-45, CL-49, CK-20: the texts of the demands of every plan") {
  for (const Plan& plan : worked_edition.plans) {
    const RuntimeHeist game = heist({.scenario = regelwerk::Word{plan.name}});
    int index = 0;
    for (const Challenge& challenge : plan.challenges) {
      for (std::size_t part = 0; part < challenge.parts.size(); ++part) {
        for (std::size_t place = 0; place < challenge.parts[part].demands.size(); ++place) {
          const std::string name =
              std::string{challenge.name} + "." + std::to_string(part + 1) + "." + std::to_string(place + 1);
          CHECK(round_trips(game, game.initial(), "cross:loud.safe:" + name,
                            crossed({MaybeThief{}, Symbol::safe}, Target::demand(index))));
          CHECK(round_trips(game, game.initial(), "scout:" + name, scouted(Target::demand(index))));
          ++index;
        }
      }
    }
    CHECK(index > 20);
  }
  CHECK(round_trips("mark:matt:window.1.2:7=3+4", marked(Thief::matt, Target::demand(1), {3, 0, 0}, 7)));
}

TEST_CASE("CK-4, CK-6, CK-12, CK-15, CK-20, CK-21: the texts of the campaign") {
  const State state = two.initial();
  int index = 0;
  for (const std::string_view item :
       {"costume", "canes", "lights", "affair", "scouting", "training", "pimping", "tickets", "passports"}) {
    CHECK(round_trips(two, state, "gift:" + std::string{item}, given(Target::item(index))));
    CHECK(round_trips(two, state, "buy:" + std::string{item}, bought(Target::item(index++))));
  }
  CHECK(round_trips(two, state, "gift:nothing", given(Target::nothing())));
  CHECK(round_trips(two, state, "scout:nothing", scouted(Target::nothing())));
  CHECK(round_trips(two, state, "pimp:bruce:nothing", pimped(Thief::bruce, Target::nothing())));
  CHECK(round_trips(two, state, "gang:matt", ganged(Thief::matt)));
  CHECK(round_trips(two, state, "gang:janet+bruce", ganged({Thief::janet, Thief::bruce})));
  CHECK(round_trips(two, state, "gang:matt+trixie+bruce", ganged({Thief::matt, Thief::trixie, Thief::bruce})));
  index = 0;
  for (const std::string_view element :
       {"exp1.1", "exp1.2", "exp2.1", "exp2.2", "costume.1", "costume.2", "costume.3", "canes.1", "canes.2", "canes.3",
        "lights.1", "lights.2", "lights.3", "lights.4"}) {
    CHECK(round_trips(two, state, "fill:janet:" + std::string{element},
                      filled(Thief::janet, Element{Group::area, index++})));
  }
}

TEST_CASE("CL-1: case and white space around a move text do not matter") {
  for (const std::string_view text : {"MARK:MATT:STRENGTH.1:9=4+5X", " mark:matt:strength.1:9=4+5x",
                                      "mark:matt:strength.1:9=4+5x \n", "\tMark:Matt:Strength.1:9=4+5x\r"}) {
    CAPTURE(text);
    const auto move = parse_move(villa, dice, text);
    REQUIRE(move);
    CHECK(to_text(villa, dice, *move) == "mark:matt:strength.1:9=4+5x");
  }
  CHECK(to_text(two, two.initial(), *parse_move(two, two.initial(), "Gift:PASSPORTS")) == "gift:passports");
}

TEST_CASE("CL-27, CL-67: every legal move has its own text and its own number, and no near miss is another spelling") {
  std::set<std::uint32_t> codes;
  const Texts legal = moves_of(villa, dice);
  villa.for_each_move(dice, [&](Move move) {
    CHECK(codes.insert(move.code()).second);
    CHECK(Move::from_code(move.code()) == move);
    CHECK(move.code() < (1U << Move::code_bits));
  });
  CHECK(codes.size() == legal.size());
  CHECK(legal.size() > 500);
  int accepted = 0;
  // One sign doubled, left out or swapped with the next.
  for (const std::string& text : legal) {
    for (std::size_t at = 0; at < text.size(); ++at) {
      std::string doubled = text;
      std::string shorter = text;
      std::string swapped = text;
      doubled.insert(at, 1, text[at]);
      shorter.erase(at, 1);
      if (at + 1 < text.size()) std::swap(swapped[at], swapped[at + 1]);
      for (const std::string& near : {doubled, shorter, swapped}) {
        const auto move = parse_move(villa, dice, near);
        if (!move) continue;
        ++accepted;
        if (to_text(villa, dice, *move) != near) FAIL_CHECK(near, " is read as ", to_text(villa, dice, *move).view());
      }
    }
  }
  CHECK(accepted > 500);
}

TEST_CASE("CL-12: a text names a move, legal or not") {
  const Move move = move_of(villa, dice, "mark:matt:strength.1:9=4");
  CHECK(villa.try_play(dice, move).error() == Rule::making);
  const auto played = villa.try_play(dice, move_of(villa, dice, "mark:matt:strength.1:9=4+5x"));
  REQUIRE(played);
  CHECK(*played == after(villa, dice, "mark:matt:strength.1:9=4+5x"));
  CHECK(why_not(villa, dice, "fill:janet:grid.1") == Rule::dice_of_each);
  CHECK(why_not(villa, dice, "cross:matt.escape:escape") == Rule::phases);
  CHECK(why_not(two, two.initial(), "gang:matt") == Rule::gift);
}

TEST_CASE("CL-24, CK-4, CK-20: names that begin like a word of the moves are names") {
  static const Edition edition = [] {
    Edition own = worked_edition;
    own.plans[0].challenges[0].name = "escapehatch";
    own.plans[0].challenges[1].name = "escape";
    own.plans[2].challenges[0].name = "nothing";
    own.plans[2].challenges[1].name = "nothingness";
    own.campaign.areas[2].name = "nothingatall";
    return own;
  }();
  REQUIRE(validate(edition).empty());
  const RuntimeHeist game = heist({}, edition);
  const Fired fired{Thief::matt, Symbol::escape};
  CHECK(round_trips(game, game.initial(), "cross:matt.escape:escapehatch.1.1", crossed(fired, Target::demand(0))));
  CHECK(round_trips(game, game.initial(), "cross:matt.escape:escape.1.1", crossed(fired, Target::demand(4))));
  CHECK(round_trips(game, game.initial(), "cross:matt.escape:escape", crossed(fired, Target::escape())));
  const RuntimeCampaign other = campaign({}, edition);
  CHECK(round_trips(other, other.initial(), "scout:nothing.1.1", scouted(Target::demand(0))));
  CHECK(round_trips(other, other.initial(), "scout:nothingness.1.1", scouted(Target::demand(5))));
  CHECK(round_trips(other, other.initial(), "gift:nothingatall", given(Target::item(0))));
  CHECK(round_trips(other, other.initial(), "pimp:matt:nothingatall.1", pimped(Thief::matt, Element{Group::area, 4})));
  CHECK(round_trips(other, other.initial(), "gift:nothing", given(Target::nothing())));
}

TEST_CASE("CL-1, CK-34: every rule has its ID, in the order of the ledger, a sentence and a source") {
  static_assert(info(Rule::one_gang).id == "CL-1" && info(Rule::twins).id == "CL-67" && rule_count == 101);
  static_assert(info(Rule::campaign).id == "CK-1" && info(Rule::finale).id == "CK-34");
  for (int i = 0; i < rule_count; ++i) {
    const auto [id, sentence, source] = info(static_cast<Rule>(i));
    CHECK(id == (i < 67 ? "CL-" + std::to_string(i + 1) : "CK-" + std::to_string(i - 66)));
    CHECK(!sentence.empty());
    CHECK(!source.empty());
  }
}

}  // namespace clou_test::texts

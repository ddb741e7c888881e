#include <clou/text_scene.hpp>

#include <answer.hpp>

#include <regelwerk/core/container/text.hpp>
#include <regelwerk/core/description/fields.hpp>

namespace clou_test::texts {
using regelwerk::Reason, regelwerk_test::accepted, regelwerk_test::Answer, regelwerk_test::answer;
using regelwerk::Refusal;

// Texts that come from outside: of moves and of options.

namespace {

template <class G>
Answer refusal(const G& game, const State& state, std::string_view text) {
  return answer(parse_move(game, state, text));
}
Answer refusal(std::string_view text) { return refusal(villa, dice, text); }
Answer refused_setup(std::string_view text) { return refusal(two, two.initial(), text); }

/// The options that a text names, all of it.
template <class G>
regelwerk::Result<typename G::Options, Refusal> options_of(std::string_view text) {
  regelwerk::TextReader in{text};
  const auto options = regelwerk::read_fields(in, G::option_fields);
  if (options && !in.at_end()) return Refusal{in.position(), Reason::end_due};
  return options;
}
template <class G>
Answer refused_options(std::string_view text) {
  return answer(options_of<G>(text));
}

constexpr Reason thief_due = Reason::thief_due;
constexpr Reason number_due = Reason::number_due;
constexpr Reason no_element = Reason::no_such_element;
constexpr Reason no_demand = Reason::no_such_demand;
constexpr Reason not_left = Reason::die_not_left;
constexpr Reason no_value = Reason::no_such_value;

}  // namespace

TEST_CASE("CL-12: texts that begin no move, or go on behind one, are refused") {
  CHECK(refusal("") == Refusal{0, Reason::move_due});
  CHECK(refusal("rob") == Refusal{0, Reason::move_due});
  CHECK(refusal("mark") == Refusal{0, Reason::move_due});
  CHECK(refusal("do ne") == Refusal{0, Reason::move_due});
  CHECK(refusal("done.") == Refusal{4, Reason::end_due});
  CHECK(refusal("lapse lapse") == Refusal{5, Reason::end_due});
  CHECK(refusal("run:") == Refusal{3, Reason::end_due});
  CHECK(refusal("cross:matt.lock:window.1.2.3") == Refusal{26, Reason::end_due});
  CHECK(refusal("roll:1234") == Refusal{8, Reason::end_due});
  CHECK(refusal("drive:12") == Refusal{7, Reason::end_due});
  CHECK(refused_setup("save it") == Refusal{4, Reason::end_due});
}

TEST_CASE("CL-8, CL-59: texts of no throw are refused") {
  CHECK(refusal("roll:") == Refusal{5, Reason::die_due});
  CHECK(refusal("roll:12") == Refusal{7, Reason::die_due});
  CHECK(refusal("roll:107") == Refusal{6, Reason::die_due});
  CHECK(refusal("roll:1 2 3") == Refusal{6, Reason::die_due});
  CHECK(refusal("roll:321") == Reason::not_ascending);
  CHECK(refusal("roll:121") == Reason::not_ascending);
  CHECK(refusal("drive:0") == Refusal{6, Reason::die_due});
  CHECK(refusal("drive:7") == Refusal{6, Reason::die_due});
}

TEST_CASE("CL-4, CK-6: texts that miss a thief, or name one of no gang, are refused") {
  CHECK(refusal("mark:") == Refusal{5, thief_due});
  CHECK(refusal("mark:otto:strength.1:4=4") == Refusal{5, thief_due});
  CHECK(refusal("mark: matt:strength.1:4=4") == Refusal{5, thief_due});
  CHECK(refusal("mark:strength.1:4=4") == Refusal{5, thief_due});
  CHECK(refusal("mark:matt") == Refusal{9, Reason::colon_due});
  CHECK(refusal("mark:janet:strength.1:4=4") == Reason::no_dice);
  CHECK(refusal(villa, villa.initial(), "mark:matt:strength.1:4=4") == Reason::no_dice);
  CHECK(refusal("fill:tree.1") == Refusal{5, thief_due});
  CHECK(refusal("driver:") == Refusal{7, thief_due});
  CHECK(refused_setup("pimp:nothing") == Refusal{5, thief_due});
  CHECK(refused_setup("pimp:matt") == Refusal{9, Reason::colon_due});
  CHECK(refused_setup("gang:") == Refusal{5, thief_due});
  CHECK(refused_setup("gang:matt+") == Refusal{10, thief_due});
  CHECK(refused_setup("gang:matt+otto") == Refusal{10, thief_due});
  CHECK(refused_setup("gang:matt,janet") == Refusal{9, Reason::end_due});
}

TEST_CASE("CK-6: a gang is written in gang order and everybody once, other spellings are refused") {
  CHECK(parse_move(two, two.initial(), "gang:matt+trixie"));
  CHECK(!parse_move(two, two.initial(), "gang:trixie+matt"));
  CHECK(!parse_move(two, two.initial(), "gang:matt+matt"));
  CHECK(!parse_move(two, two.initial(), "gang:matt+janet+matt"));
}

TEST_CASE("CL-26, CL-45, CK-17: texts of no box, circle, demand or item are refused") {
  CHECK(refusal("mark:matt:") == Refusal{10, Reason::dot_due});
  CHECK(refusal("cross:matt.lock:") == Refusal{16, Reason::dot_due});
  CHECK(refusal("mark:matt:strength:4=4") == Refusal{18, Reason::dot_due});
  CHECK(refusal("mark:matt:strength.0:4=4") == Refusal{19, number_due});
  CHECK(refusal("mark:matt:strength.01:4=4") == Refusal{19, number_due});
  CHECK(refusal("mark:matt:strength.7:4=4") == no_element);
  CHECK(refusal("mark:matt:ring.5:4=4") == no_element);
  CHECK(refusal("mark:matt:strenght.1:4=4") == no_element);
  // A heist has no campaign sheet, and an area no third element.
  CHECK(refusal("mark:matt:exp1.1:4=4") == no_element);
  CHECK(refused_setup("pimp:matt:exp1.3") == no_element);
  CHECK(refusal("cross:matt.lock:special.7") == no_element);
  CHECK(refusal("cross:matt.lock:window.1") == no_element);
  CHECK(refusal("cross:matt.lock:window") == Refusal{22, Reason::dot_due});
  CHECK(refusal("cross:matt.lock:window.1.5") == no_demand);
  CHECK(refusal("cross:matt.lock:window.2.1") == no_demand);
  CHECK(refusal("cross:matt.lock:window.0.1") == Refusal{23, number_due});
  CHECK(refusal("cross:matt.lock:grid.1.1") == no_demand);
  // Of another plan.
  CHECK(refusal("cross:matt.lock:porter.1.1") == no_demand);
  CHECK(refusal("fill:trixie:window.1.1") == Reason::element_due);
  CHECK(refused_setup("pimp:matt:fence.1.1") == Reason::element_due);
  CHECK(refused_setup("gift:") == Refusal{5, Reason::item_due});
  CHECK(refused_setup("gift:cost") == Reason::item_due);
  CHECK(refused_setup("gift:costumes") == Reason::item_due);
  CHECK(refused_setup("gift:exp1") == Reason::item_due);
  CHECK(refused_setup("buy:nothing") == Reason::item_due);
}

TEST_CASE("CL-24, CL-25, CL-66: texts that name no waiting symbol are refused") {
  CHECK(refusal("cross:") == Refusal{6, thief_due});
  CHECK(refusal("cross:window.1.1") == Refusal{6, thief_due});
  CHECK(refusal("cross:escape") == Refusal{6, thief_due});
  CHECK(refusal("cross:nobody.lock:window.1.1") == Refusal{6, thief_due});
  CHECK(refusal("cross:matt:window.1.1") == Refusal{10, Reason::dot_due});
  CHECK(refusal("cross:matt.:window.1.1") == Refusal{11, Reason::symbol_due});
  CHECK(refusal("cross:matt.fill:window.1.1") == Refusal{11, Reason::symbol_due});
  CHECK(refusal("cross:matt.lock/:window.1.1") == Refusal{16, Reason::symbol_due});
  CHECK(refusal("cross:matt.lock/lock:window.1.1") == Refusal{16, Reason::not_ascending});
  CHECK(refusal("cross:matt.safe/lock:window.1.1") == Refusal{16, Reason::not_ascending});
  CHECK(refusal("cross:matt.lock*2:window.1.1") == Refusal{15, Reason::colon_due});
  CHECK(refusal("cross:matt.lock") == Refusal{15, Reason::colon_due});
  CHECK(refusal("lapse:matt.lock") == Refusal{5, Reason::end_due});
}

TEST_CASE("CL-27, CL-40, CL-42: texts of no number, or of dice that are not there, are refused") {
  CHECK(refusal("mark:matt:strength.1") == Refusal{20, Reason::colon_due});
  CHECK(refusal("mark:matt:strength.1:") == Refusal{21, Reason::number_due});
  CHECK(refusal("mark:matt:strength.1:0=4") == Refusal{21, Reason::number_due});
  CHECK(refusal("mark:matt:strength.1:31=4") == Refusal{21, Reason::number_due});
  CHECK(refusal("mark:matt:strength.1:04=4") == Refusal{21, Reason::number_due});
  CHECK(refusal("mark:matt:strength.1:4") == Refusal{22, Reason::equals_due});
  CHECK(refusal("mark:matt:strength.1:4=") == Refusal{23, Reason::die_due});
  CHECK(refusal("mark:matt:strength.1:4=04") == Refusal{23, Reason::die_due});
  CHECK(refusal("mark:matt:strength.1:7=7") == Refusal{23, Reason::die_due});
  CHECK(refusal("mark:matt:strength.1:4=4+") == Refusal{25, Reason::die_due});
  CHECK(refusal("mark:matt:strength.1:5=4~") == Refusal{25, Reason::die_due});
  CHECK(refusal("mark:matt:strength.1:7=3 + 4") == Refusal{24, Reason::end_due});
  CHECK(refusal("mark:matt:strength.1:7=4+3") == Reason::not_ascending);
  CHECK(refusal("mark:matt:strength.1:8=4x+4") == Reason::not_ascending);
  CHECK(refusal("mark:matt:strength.1:9=5x+4x") == Reason::not_ascending);
  CHECK(refusal("mark:matt:strength.1:7=4~2~1") == Reason::not_ascending);
  CHECK(refusal("mark:matt:strength.1:2=2") == not_left);
  CHECK(refusal("mark:matt:strength.1:6=3+3") == not_left);
  CHECK(refusal("mark:matt:strength.1:3=3x") == not_left);
  CHECK(refusal("mark:matt:strength.1:7=4~3") == not_left);
  CHECK(refusal("mark:matt:strength.1:5=3~1~1") == not_left);
  for (const std::string_view number : {"0", "19", "01", "", "x"}) {
    CHECK(refusal("fill:trixie:strength.1:" + std::string{number}) == Refusal{23, Reason::number_due});
  }
}

TEST_CASE("CL-4, CL-44, CK-1: the texts of options") {
  constexpr std::string_view text =
      "mode=heist scenario=museum thieves=matt+trixie use_dice=may specials=own tree_way=dice fill_free=true "
      "clamp_dice=true";
  const auto options = options_of<RuntimeHeist>(text);
  REQUIRE(options);
  CHECK(*options == HeistOptions{.scenario = "museum",
                                 .thieves = {Thief::matt, Thief::trixie},
                                 .use_dice = UseDice::may,
                                 .clamp_dice = true});
  regelwerk::Text<200> written;
  regelwerk::write_fields(written, *options, heist_option_fields);
  CHECK(written == text);
  CHECK(*options_of<RuntimeHeist>(" MODE=heist Scenario=Museum thieves=MATT+trixie use_dice=May specials=OWN "
                                  "tree_way=dice fill_free=TRUE clamp_dice=true\n") == *options);
  constexpr std::string_view long_text =
      "mode=campaign players=3 jail_rule=free experience_resets=true use_dice=may specials=own tree_way=dice "
      "fill_free=false clamp_dice=false";
  const auto others = options_of<RuntimeCampaign>(long_text);
  REQUIRE(others);
  CHECK(*others == CampaignOptions{.players = 3,
                                   .jail_rule = JailRule::free,
                                   .experience_resets = true,
                                   .use_dice = UseDice::may,
                                   .fill_free = false});
  regelwerk::Text<200> long_written;
  regelwerk::write_fields(long_written, *others, campaign_option_fields);
  CHECK(long_written == long_text);
}

TEST_CASE("CL-4, CK-1: texts of options that cannot be are refused") {
  const auto heist_refusal = [](std::string_view thieves) {
    return refused_options<RuntimeHeist>("mode=heist scenario=museum thieves=" + std::string{thieves} +
                                         " use_dice=must specials=own tree_way=dice fill_free=true clamp_dice=true");
  };
  CHECK(heist_refusal("bruce") == accepted);
  CHECK(heist_refusal("janet+trixie+bruce") == accepted);
  CHECK(heist_refusal("") == Refusal{35, no_value});
  CHECK(heist_refusal("otto") == Refusal{35, no_value});
  CHECK(heist_refusal("trixie+matt") == no_value);
  CHECK(heist_refusal("matt+matt") == no_value);
  CHECK(heist_refusal("matt+") == no_value);
  CHECK(heist_refusal("matt+janet+trixie+bruce") == no_value);
  CHECK(heist_refusal("matt,trixie") == Refusal{39, Reason::setting_due});
  constexpr Reason due = Reason::setting_due;
  // All settings, in their order.
  CHECK(refused_options<RuntimeHeist>("mode=heist scenario=museum thieves=matt+trixie clamp_dice=true") ==
        Refusal{47, due});
  CHECK(refused_options<RuntimeHeist>("mode=heist thieves=matt scenario=museum fill_free=true clamp_dice=true") ==
        Refusal{11, due});
  CHECK(refused_options<RuntimeHeist>("mode=heist scenario=villa scenario=villa thieves=matt") == Refusal{26, due});
  CHECK(refused_options<RuntimeHeist>("mode=heist scenario= thieves=matt") == Refusal{20, Reason::name_due});
  for (const std::string_view players : {"0", "4", "02", "two", ""}) {
    CHECK(refused_options<RuntimeCampaign>("mode=campaign players=" + std::string{players} + " jail_rule=free") ==
          Refusal{22, no_value});
  }
  CHECK(refused_options<RuntimeCampaign>("mode=campaign players=2 jail_rule=bail") == Refusal{34, no_value});
  CHECK(refused_options<RuntimeHeist>("mode=heist scenario=villa thieves=matt use_dice=never") ==
        Refusal{48, no_value});
  CHECK(refused_options<RuntimeHeist>("mode=heist scenario=villa thieves=matt fill_free=true clamp_dice=true") ==
        Refusal{39, due});

  SUBCASE("CL-4: which plans there are, the edition knows") {
    const auto options = options_of<RuntimeHeist>(
        "mode=heist scenario=louvre thieves=matt use_dice=must specials=own tree_way=dice fill_free=true "
        "clamp_dice=true");
    REQUIRE(options);
    const auto game = RuntimeHeist::make(*options);
    REQUIRE(!game);
    REQUIRE(game.error().options.size() == 1);
    CHECK(game.error().options[0] == OptionFault::scenario);
  }
}

TEST_CASE("CK-1: the options of one game are refused by the other") {
  CHECK(refused_options<RuntimeCampaign>(
            "mode=heist players=2 jail_rule=free experience_resets=false use_dice=must specials=own "
            "tree_way=dice fill_free=true clamp_dice=false") == Refusal{5, no_value});
  CHECK(refused_options<RuntimeHeist>("mode=campaign scenario=villa thieves=matt use_dice=must specials=own "
                                      "tree_way=dice fill_free=true clamp_dice=false") == Refusal{5, no_value});
}

}  // namespace clou_test::texts

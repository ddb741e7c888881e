#include <clockman/position.hpp>

#include <vector>

#include <altered.hpp>

using namespace clockman_test;

namespace {

using Faults = std::vector<Constraint>;

/// The faults of the standard edition with one change, which RuntimeGame must refuse for the same reasons.
Faults faults_after(const auto& change) {
  const Faults found = altered::faults_after<RuntimeGame>(standard_edition, change);
  for (const Constraint fault : found) CHECK(!describe(fault).empty());
  return found;
}

bool breaks(const Faults& faults, Constraint constraint) {
  for (const Constraint fault : faults) {
    if (fault == constraint) return true;
  }
  return false;
}

constexpr std::string_view ring_four = ".2SET.2SET.2SET.2SET";

}  // namespace

TEST_CASE("CM-6, CM-8: the edition of the ledger keeps all constraints") {
  static_assert(validate(standard_edition).empty());
  CHECK(faults_after([](Edition&) {}).empty());
  CHECK(faults_after([](Edition& e) { e.name = "another"; }).empty());
  CHECK(standard_edition.name == "reconstruction");
}

TEST_CASE("CM-6: constraint 1, ring sizes") {
  const auto only = [](std::string_view row) { return faults_after([&](Edition& e) { e.rows[3] = row; }); };
  CHECK(breaks(only(".2SET.2SET.2SET.2SE"), Constraint::ring_sizes));     // 19
  CHECK(breaks(only("2222"), Constraint::ring_sizes));                    // less than 8
  CHECK(breaks(only(standard_edition.rows[2]), Constraint::ring_sizes));  // not smaller than ring 3
  CHECK(breaks(faults_after([](Edition& e) { std::swap(e.rows[0], e.rows[1]); }), Constraint::ring_sizes));
  const std::string long_row(68, '.');
  CHECK(breaks(faults_after([&](Edition& e) { e.rows[0] = long_row; }), Constraint::ring_sizes));
  CHECK(!breaks(faults_after([](Edition&) {}), Constraint::ring_sizes));
}

TEST_CASE("CM-8, CM-9: constraint 2, field kinds and their rings") {
  CHECK(breaks(faults_after([](Edition& e) { e.rows[3] = "?2SET?2SET?2SET?2SET"; }), Constraint::field_kinds));
  CHECK(breaks(faults_after([](Edition& e) { e.rows[3] = "02SET02SET02SET02SET"; }), Constraint::field_kinds));
  CHECK(breaks(faults_after([](Edition& e) { e.rows[3] = "12SET12SET12SET12SET"; }), Constraint::field_kinds));
  CHECK(breaks(faults_after([](Edition& e) { e.rows[3] = "L2SET.2SETL2SET.2SET"; }), Constraint::field_kinds));
  CHECK(breaks(faults_after([](Edition& e) { e.rows[2] = "S1TELS12S1TEXS12S1TELS12S1TEXS12"; }),
               Constraint::field_kinds));
}

TEST_CASE("CM-3, CM-9: constraint 3, the supply of digit cards") {
  const Faults fewer = faults_after([](Edition& e) { e.rows[3] = "..SET..SET..SET..SET"; });
  CHECK(fewer == Faults{Constraint::digit_supply});
  CHECK(faults_after([](Edition& e) { e.rows[2] = "S1TE.S1.S1TEXS1.S1TE.S1.S1TEXS1."; }) ==
        Faults{Constraint::digit_supply});
  CHECK(faults_after([](Edition& e) { e.rows[2] = "S1TELS1.S1TE.S1.S1TELS1.S1TE.S1."; }) ==
        Faults{Constraint::digit_supply});
}

TEST_CASE("CM-8: constraint 4, symmetry") {
  CHECK(faults_after([](Edition& e) { e.rows[3] = "S2SET.2SET.2SET.2SET"; }) == Faults{Constraint::symmetry});
  // L and X need be alike in opposite quadrants only, but there they must.
  CHECK(faults_after([](Edition& e) { e.rows[2] = "S1TELS1.S1TELS1.S1TEXS1.S1TEXS1."; }) ==
        Faults{Constraint::symmetry});
  CHECK(faults_after([](Edition& e) { e.rows[2] = "S1TEXS1.S1TELS1.S1TEXS1.S1TELS1."; }).empty());
}

TEST_CASE("CM-6: constraint 5, passages") {
  const auto one = [](auto change) { return faults_after([&](Edition& e) { change(e.passages_in_gaps[0]); }); };
  CHECK(breaks(one([](Passage& p) { p.gap = 0; }), Constraint::passage_fields));
  CHECK(breaks(one([](Passage& p) { p.gap = 4; }), Constraint::passage_fields));
  CHECK(breaks(one([](Passage& p) { p.outer = 48; }), Constraint::passage_fields));
  CHECK(breaks(one([](Passage& p) { p.inner = 40; }), Constraint::passage_fields));
  CHECK(breaks(one([](Passage& p) { p.outer = 9; }), Constraint::passage_fields));  // shared with p1
  CHECK(breaks(one([](Passage& p) { p.outer = 4; }), Constraint::passage_fields));  // not alike in all quadrants
  CHECK(breaks(one([](Passage& p) { p.inner = 4; }), Constraint::passage_fields));
}

TEST_CASE("CM-3, CM-10: constraint 6, blockades") {
  // Poses may be permuted within the constraint, which is an edition of its own.
  CHECK(faults_after([](Edition& e) { std::swap(e.passages_in_gaps[0].pose, e.passages_in_gaps[1].pose); }).empty());
  CHECK(faults_after([](Edition& e) { e.last_poses[0] = Pose::e; }) == Faults{Constraint::blockades});
  CHECK(faults_after([](Edition& e) { e.last_poses[0] = Pose{5}; }) == Faults{Constraint::blockades});
  // Four of each still, but two of one pose in gap 2, where four different ones would fit.
  CHECK(faults_after([](Edition& e) { std::swap(e.passages_in_gaps[8].pose, e.passages_in_gaps[2].pose); }) ==
        Faults{Constraint::blockades});
  CHECK(faults_after([](Edition& e) { std::swap(e.passages_in_gaps[12].pose, e.last_poses[1]); }) ==
        Faults{Constraint::blockades});
}

TEST_CASE("CM-7: constraint 7, entries and junctions") {
  CHECK(faults_after([](Edition& e) { e.entries = {1, 13, 25, 37}; }).empty());
  CHECK(faults_after([](Edition& e) { e.entries = {0, 12, 24, 37}; }) == Faults{Constraint::entries});
  CHECK(faults_after([](Edition& e) { e.entries = {12, 0, 24, 36}; }) == Faults{Constraint::entries});
  CHECK(faults_after([](Edition& e) { e.junctions = {0, 5, 10, 16}; }) == Faults{Constraint::entries});
  CHECK(faults_after([](Edition& e) { e.junctions = {2, 7, 12, 17}; }).empty());
  CHECK(faults_after([](Edition& e) { e.junctions = {1, 6, 11, 16}; }) == Faults{Constraint::entries});  // p12 there
  CHECK(faults_after([](Edition& e) { e.entries = {48, 12, 24, 36}; }) == Faults{Constraint::entries});
}

TEST_CASE("CM-25, CM-37: constraint 8, the lines") {
  CHECK(faults_after([](Edition& e) { e.lift[0][7] = 40; }) == Faults{Constraint::ways_across});
  CHECK(faults_after([](Edition& e) { e.out[2][7] = 32; }) == Faults{Constraint::ways_across});
  CHECK(faults_after([](Edition& e) { std::swap(e.lift[1][4], e.lift[1][9]); }) == Faults{Constraint::ways_across});
  CHECK(faults_after([](Edition& e) { e.out[0].fill(3); }) == Faults{Constraint::ways_across});
  CHECK(faults_after([](Edition& e) {
          for (std::size_t i = 0; i < 32; ++i) e.lift[2][i] = static_cast<std::uint8_t>((e.lift[2][i] + 1) % 20);
        }).empty());
}

TEST_CASE("CM-8: constraint 9, fields that there must be") {
  CHECK(faults_after([](Edition& e) { e.rows[3] = ".2.ET.2.ET.2.ET.2.ET"; }) == Faults{Constraint::effects});
  CHECK(faults_after([](Edition& e) { e.rows[3] = ".2SE..2SE..2SE..2SE."; }) == Faults{Constraint::effects});
  CHECK(faults_after([](Edition& e) { e.rows[3] = ".2S.T.2S.T.2S.T.2S.T"; }).empty());  // E on other rings
  std::array<std::string, 4> rows;
  CHECK(faults_after([&](Edition& e) {
          for (std::size_t i = 0; i < 4; ++i) {
            rows[i] = e.rows[i];
            for (char& letter_here : rows[i]) letter_here = letter_here == 'E' ? '.' : letter_here;
            e.rows[i] = rows[i];
          }
        }) == Faults{Constraint::effects});
  CHECK(ring_four == standard_edition.rows[3]);
}

TEST_CASE("CM-38: constraint 10, the deck") {
  const auto first = [](DeckCard entry) { return faults_after([&](Edition& e) { e.deck[0] = entry; }); };
  CHECK(first({Effect::move, 6, 1}).empty());
  const Faults deck{Constraint::deck};
  CHECK(first({Effect::move, 7, 1}) == deck);
  CHECK(first({Effect::move, 0, 1}) == deck);
  CHECK(first({Effect::move, -7, 1}) == deck);
  CHECK(first({Effect::oback, 7, 1}) == deck);
  CHECK(first({Effect::sym, 5, 1}) == deck);
  CHECK(first({Effect::add, 4, 1}) == deck);
  CHECK(first({Effect::add, 0, 1}) == deck);
  CHECK(first({Effect::barin, 0, 1}) == deck);
  CHECK(first({Effect::peace, 7, 1}) == deck);
  CHECK(first({Effect::move, 1, 2}) == deck);  // 61 cards
  CHECK(first({Effect::move, 1, -1}) == deck);
  CHECK(first({Effect::move, 1, 0}) == deck);
  CHECK(first({Effect::add, 3, 1}).empty());
}

TEST_CASE("CM-40: constraint 11, the symbol cards") {
  CHECK(faults_after([](Edition& e) { e.symbols = {8, 8, 8, 8, 7}; }) == Faults{Constraint::symbols});
  CHECK(faults_after([](Edition& e) { e.symbols = {9, 8, 8, 8, 7}; }) == Faults{Constraint::symbols});
}

TEST_CASE("CM-6: the name of an edition is one word") {
  const Faults expected{Constraint::name};
  CHECK(faults_after([](Edition& e) { e.name = ""; }) == expected);
  CHECK(faults_after([](Edition& e) { e.name = "two words"; }) == expected);
  CHECK(faults_after([](Edition& e) { e.name = "a-name-that-is-longer-than-32-signs"; }) == expected);
  const Edition empty{};
  CHECK(!validate(empty).empty());
}

TEST_CASE("CM-1, CM-4, CM-15, CM-72, CM-77: impossible options are refused, every value is accepted") {
  const auto fault_of = [](const Options& options) {
    const auto game = RuntimeGame::make(options);
    REQUIRE(!game);
    CHECK(game.error().edition.empty());
    REQUIRE(game.error().options.size() == 1);
    CHECK(!describe(game.error().options[0]).empty());
    return game.error().options[0];
  };
  CHECK(fault_of({.seats = 1}) == OptionFault::seats);
  CHECK(fault_of({.seats = 5}) == OptionFault::seats);
  CHECK(fault_of({.ones = 1}) == OptionFault::ones);
  CHECK(fault_of({.ones = 4}) == OptionFault::ones);
  CHECK(fault_of({.outward = Outward{3}}) == OptionFault::outward);
  CHECK(fault_of({.hoarding = Hoarding{3}}) == OptionFault::hoarding);
  CHECK(fault_of({.trade_offers = 0}) == OptionFault::trade_offers);
  CHECK(fault_of({.trade_offers = 5}) == OptionFault::trade_offers);
  // A layout is of nothing where options or edition are.
  Edition broken = standard_edition;
  broken.entries[0] = 99;
  CHECK(make_layout({.seats = 5}, standard_edition).seats == 0);
  CHECK(make_layout({}, broken).seats == 0);
  static_assert(all_extra_rules ==
                Options{.transfer = true, .hoarding = Hoarding::extended, .robbery = true, .trade = true});
  static_assert(Options{} == Options{.seats = 4, .ones = 2, .blockades_stay = true, .outward = Outward::need});
  static_assert(Options{}.rob_date && Options{}.trade_offers == 2 && !Options{}.robbery && !Options{}.trade);
  const RuntimeGame all = with(all_extra_rules);
  CHECK(texts(all, after(all, position(all, {.roll = 2, .figures = "2.1 2.3", .loose = {"", "00"}}), "go:2.3")) ==
        words("rob:0 rob:none"));
  CHECK(moves_of(all, {.figures = "2.1", .loose = {"0", "1"}}) == words("offer:1:0:1 pass"));
}

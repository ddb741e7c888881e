#include <clockman/position.hpp>

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

using namespace clockman_test;
using regelwerk::Audience;
using regelwerk::spectator;
using regelwerk::Viewer;

namespace {

using Events = std::vector<Event>;
using Kinds = std::vector<EventKind>;
using K = EventKind;

/// The first event of a kind.
Event find(const Events& events, EventKind kind) {
  for (const Event& event : events) {
    if (event.kind == kind) return event;
  }
  FAIL("not told");
  return {};
}

}  // namespace

TEST_CASE("CM-42: the token of a kind of card ends with its number") {
  for (const CardInfo& card : card_table) {
    const std::size_t digits = card.token.find_first_of("0123456789");
    const std::string number = digits == std::string_view::npos ? "0" : std::string{card.token.substr(digits)};
    CAPTURE(card.token);
    CHECK(number == std::to_string(card.number < 0 ? -card.number : card.number));
    CHECK((card.token.find('-') != std::string_view::npos) == (card.number < 0));
  }
}

TEST_CASE("CM-66, CM-67: starting rolls, ties and first turns are told") {
  const Events first = told(four, four.initial(), "d5");
  CHECK(kinds(first) == Kinds{K::start_rolled, K::turn_passed});
  CHECK(first.at(0).number == 5);
  CHECK(find(told(four, four.initial(), "d5 d5 d1 d1"), K::round_tied).rule == Rule::starting_rolls);
  CHECK(find(told(four, four.initial(), "d5 d4 d1 d1"), K::turn_passed).seat == seat(0));
}

TEST_CASE("CM-12, CM-13, CM-16: steps and payments are told") {
  const Events steps = told(four, {.roll = 2, .figures = "1.1", .symbols = {"A"}}, "go:1.3");
  CHECK(kinds(steps) == Kinds{K::figure_stepped, K::figure_stepped, K::turn_passed});
  CHECK(steps[0].from == space("1.1"));
  CHECK(steps[0].to == space("1.2"));
  CHECK(steps[1].to == space("1.3"));
  const Setting onto{.roll = 1, .figures = "1.3", .symbols = {"A"}, .cards = {"free"}};
  const Events by_symbol = told(vanishing, onto, "go:p0+A");
  CHECK(find(by_symbol, K::blockade_paid).to == space("p0"));
  CHECK(find(by_symbol, K::symbol_put_back).pose == Pose::a);
  CHECK(find(by_symbol, K::blockade_removed).rule == Rule::blockades_stay);
  CHECK(find(told(four, onto, "go:p0+e"), K::card_played).card == card("free"));
  CHECK(kinds(told(four, {.roll = 3, .figures = "g3", .digits = {"00000112"}}, "forfeit")) ==
        Kinds{K::roll_forfeited, K::turn_passed});
  CHECK(find(told(four, {.roll = 1, .figures = "g3", .digits = {"00000112"}}, "go:c"), K::seat_won).seat == seat(0));
}

TEST_CASE("CM-24, CM-25, CM-59, CM-65: captures, stays and what is spared are told") {
  const Events sent = told(four, {.roll = 2, .figures = "2.1 2.3"}, "go:2.3");
  const Event captured_figure = find(sent, K::figure_captured);
  CHECK(captured_figure.seat == seat(1));
  CHECK(captured_figure.other == seat(0));
  CHECK(captured_figure.from == space("2.3"));
  CHECK(find(sent, K::figure_sent).to == space("1.4"));
  const Setting staying{.roll = 2, .figures = "2.1 2.3", .cards = {"", "stay"}};
  CHECK(find(told(four, staying, "go:2.3 play:stay"), K::figure_stayed).seat == seat(1));
  CHECK(find(told(four, staying, "go:2.3 pass"), K::window_passed).seat == seat(1));
  const Setting peace{.roll = 2, .figures = "1.1 1.3", .open = {"peace2:2"}};
  CHECK(find(told(four, peace, "go:1.3"), K::figure_spared).rule == Rule::card_peace);
  CHECK(find(told(four, peace, "go:1.3"), K::card_counted).number == 1);
}

TEST_CASE("CM-32, CM-54: a drawn symbol card is told to its seat alone, one that is mixed to the two") {
  const Events drawn_card = told(four, {.roll = 1, .figures = "1.0"}, "go:1.1 sC");
  const Event event = find(drawn_card, K::symbol_drawn);
  CHECK(event.pose == Pose::c);
  CHECK(event.seen_by == Audience::only(seat(0)));
  CHECK(four.shown(event, seat(0)) == event);
  for (const Viewer viewer : {Viewer{seat(1)}, Viewer{seat(3)}, spectator}) {
    CHECK(!four.shown(event, viewer).has_pose);
    CHECK(four.shown(event, viewer).pose == Pose{});
    CHECK(four.shown(event, viewer).kind == K::symbol_drawn);
  }
  const Setting mixing{.roll = 2, .figures = "1.0", .symbols = {"C", "D"}};
  const Event chosen = find(told(four, mixing, "go:1.2 e:mix mix:1:C"), K::symbol_chosen);
  CHECK(four.shown(chosen, seat(0)).has_pose);
  CHECK(!four.shown(chosen, seat(1)).has_pose);
  const Event given = find(told(four, mixing, "go:1.2 e:mix mix:1:C sD"), K::symbol_given);
  CHECK(four.shown(given, seat(0)).has_pose);
  CHECK(four.shown(given, seat(1)).has_pose);
  CHECK(!four.shown(given, seat(2)).has_pose);
  CHECK(!four.shown(given, spectator).has_pose);
  CHECK(find(told(four, {.roll = 2, .figures = "1.0", .symbols = {"C"}}, "go:1.2 e:lose lose:C"), K::symbol_put_back)
            .seen_by == Audience::everybody());
}

TEST_CASE("CM-42, CM-43, CM-44, CM-61: event cards are told as their mode says") {
  const Setting setting{.roll = 2, .figures = "1.0", .cards = {"", "veto"}};
  const Event kept = find(told(four, setting, "go:1.2 e:free"), K::card_drawn);
  CHECK(four.shown(kept, seat(0)).card == card("free"));
  CHECK(four.shown(kept, seat(1)).card.none());
  CHECK(four.shown(kept, spectator).card.none());
  const Events read = told(four, setting, "go:1.2 e:skip");
  CHECK(four.shown(find(read, K::card_read), spectator).card == card("skip"));
  const Events opened_card = told(four, setting, "go:1.2 e:peace2");
  CHECK(four.shown(find(opened_card, K::card_opened), spectator).card == card("peace2"));
  CHECK(find(opened_card, K::card_opened).number == 3);
  const Event vetoed = find(told(four, setting, "go:1.2 e:skip play:veto"), K::card_vetoed);
  CHECK(vetoed.seat == seat(1));
  CHECK(vetoed.other == seat(0));
  CHECK(find(told(four, setting, "go:1.2 e:skip pass"), K::skip_promised).rule == Rule::card_skip);
  CHECK(find(told(four, setting, "go:1.2 e:drop pass"), K::card_lapsed).card == card("drop"));
  CHECK(find(told(four, {.roll = 2, .figures = "1.0"}, "go:1.2 e:again"), K::extra_promised).seat == seat(0));
  CHECK(find(told(four, {.roll = 2, .figures = "1.0"}, "go:1.2 e:again"), K::turn_extra).seat == seat(0));
  CHECK(find(told(four, {.roll = 3, .figures = "1.0", .skips = {0, 1}}, "go:1.3"), K::turn_missed).seat == seat(1));
  CHECK(find(told(four, {.figures = "1.1", .open = {"barin5"}}, "d1"), K::die_rolled).number == 1);
}

TEST_CASE("CM-33, CM-36, CM-55, CM-71, CM-72: what happens to digits is told") {
  const Event taken = find(told(four, {.roll = 1, .figures = "2.3"}, "go:2.4"), K::digit_taken);
  CHECK(taken.rule == Rule::digit_field);
  CHECK(taken.digit == Digit::zero);
  CHECK(taken.from == space("2.4"));
  const Setting lift{.roll = 3, .figures = "3.1", .digits = {"00000"}};
  CHECK(find(told(four, lift, "go:3.4 lift"), K::lift_left).from == space("3.4"));
  CHECK(find(told(four, lift, "go:3.4 lift"), K::figure_moved).to == space("4.3"));
  CHECK(find(told(four, lift, "go:3.4 remain"), K::lift_declined).seat == seat(0));
  const Setting drop{.roll = 2, .figures = "1.0", .digits = {"1"}};
  CHECK(find(told(four, drop, "go:1.2 e:drop drop:1"), K::digit_dropped).to == space("3.1"));
  const Setting loose_digits{.roll = 2, .figures = "2.7", .loose = {"00"}};
  CHECK(find(told(transferring, loose_digits, "go:2.9"), K::digits_transferred).rule == Rule::transfer);
  CHECK(find(told(hoarding_one, {.roll = 2, .figures = "2.8", .digits = {"00000"}}, "go:2.10 leave"), K::digit_left)
            .from == space("2.10"));
}

TEST_CASE("CM-56, CM-60, CM-63, CM-75, CM-76, CM-77: dealings between seats are told") {
  const Setting rob{.roll = 2, .figures = "2.1 2.3", .digits = {"", "01"}, .cards = {"", "guard"}};
  const Event robbed = find(told(robbing, rob, "go:2.3 pass rob:1"), K::digit_robbed);
  CHECK(robbed.seat == seat(0));
  CHECK(robbed.other == seat(1));
  CHECK(robbed.digit == Digit::one);
  CHECK(find(told(robbing, rob, "go:2.3 pass rob:none"), K::digit_kept).other == seat(1));
  CHECK(find(told(robbing, rob, "go:2.3 play:guard"), K::digit_guarded).seat == seat(1));
  const Setting grab{.roll = 2, .figures = "1.0", .digits = {"", "0"}, .cards = {"", "guard"}};
  CHECK(find(told(four, grab, "go:1.2 e:grab grab:1:0"), K::digit_demanded).other == seat(1));
  const Setting hunt{.roll = 2, .figures = "2.1 2.3", .digits = {"000", "0000", "00000000", "00000"}};
  CHECK(find(told(hoarding_extended, hunt, "go:2.3 spare"), K::pact_offered).other == seat(1));
  CHECK(find(told(hoarding_extended, hunt, "go:2.3 spare accept"), K::pact_made).rule == Rule::hunting);
  CHECK(find(told(hoarding_extended, hunt, "go:2.3 spare decline"), K::offer_declined).seat == seat(1));
  CHECK(find(told(hoarding_extended, {.roll = 3, .figures = "1.0", .pacts = "01"}, "go:1.3"), K::pact_ended).rule ==
        Rule::end_of_turn);
  const Setting bargain{.figures = "2.7 3.0", .digits = {"0", "1"}};
  const Event made = find(told(trading, bargain, "offer:1:0:1"), K::offer_made);
  CHECK(made.proposal == offer("1 0 1"));
  CHECK(made.other == seat(1));
  const Events accepted = told(trading, bargain, "offer:1:0:1 accept");
  CHECK(kinds(accepted) == Kinds{K::offer_accepted, K::digits_traded, K::digits_traded, K::window_opened});
  CHECK(accepted[0].seat == seat(1));
  CHECK(accepted[1].rule == Rule::trade);
  CHECK(accepted[1].seat == seat(0));
  CHECK(accepted[1].other == seat(1));
  CHECK(accepted[1].bundle == bundle("0"));
  CHECK(accepted[2].seat == seat(1));
  CHECK(accepted[2].bundle == bundle("1"));
  CHECK(find(told(trading, bargain, "offer:1:0:1 decline"), K::offer_declined).seat == seat(1));
  const Setting three{.figures = "2.7 3.0 1.3", .digits = {"0", "1", "2"}};
  CHECK(find(told(trading, three, "circle:2:0:1:2:1"), K::offer_made).other == seat(2));
  CHECK(kinds(told(trading, three, "circle:2:0:1:2:1 accept")) == Kinds{K::offer_accepted});
  const Events around = told(trading, three, "circle:2:0:1:2:1 accept accept");
  CHECK(around[0].seat == seat(1));
  CHECK(around[1].other == seat(2));
  CHECK(around[2].seat == seat(2));
  CHECK(around[2].bundle == bundle("2"));
  CHECK(around[3].other == seat(0));
  CHECK(find(told(trading, three, "circle:2:0:1:2:1 accept decline"), K::offer_declined).seat == seat(1));
  const Event swapped_figures =
      find(told(four, {.figures = "2.3 2.7", .cards = {"swap"}}, "play:swap:1"), K::figures_swapped);
  CHECK(swapped_figures.from == space("2.3"));
  CHECK(swapped_figures.to == space("2.7"));
  const Setting others{.turn = 1, .figures = "2.3 2.7", .cards = {"swap"}};
  const Event of_other = find(told(four, others, "play:swap:1"), K::figures_swapped);
  CHECK(of_other.seat == seat(0));
  CHECK(of_other.other == seat(1));
  CHECK(find(told(four, others, "pass"), K::window_passed).seat == seat(0));
  CHECK(kinds(told(four, {.turn = 3, .roll = 1, .figures = "s 2.3 2.7 1.46", .cards = {"", "swap"}}, "go:1.47")) ==
        Kinds{K::figure_stepped, K::turn_passed, K::window_opened});
  CHECK(find(told(four, {.roll = 2, .figures = "1.2", .cards = {"add+1"}}, "play:add+1"), K::roll_changed).number == 3);
}

#include <clockman/position.hpp>

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

using namespace clockman_test;
using regelwerk::spectator;
using regelwerk::Viewer;

// Views and events that come from outside: as a line of text or as bytes.

namespace {

const RuntimeGame unlimited_trade = with({.hoarding = Hoarding::extended, .trade = true, .trade_offers = 4});
const State trading_state = position(unlimited_trade, {.figures = "2.1 p3 2.9",
                                                       .digits = {"00", "1", "2"},
                                                       .symbols = {"AAB", "C", "DE"},
                                                       .cards = {"", "swap stay", "free"},
                                                       .open = {"barin6", "", "peace2:2"},
                                                       .opened = "",
                                                       .pacts = "12"});

std::string line(std::string_view way, Viewer viewer) {
  return std::string{
      to_text(unlimited_trade, unlimited_trade.view(after(unlimited_trade, trading_state, way), viewer)).view()};
}

/// What is wrong with a view; "sound" if nothing is.
template <class G>
std::string_view fault(const G& game, const View& view) {
  const auto found = game.validate(view);
  return found.empty() ? std::string_view{"sound"} : describe(found[0]);
}

}  // namespace

TEST_CASE("CM-9, CM-40, CM-43, CM-77: a view as a line is made of the words of the ledger") {
  const auto has = [](const std::string& text, std::string_view piece) {
    CHECK_MESSAGE(text.find(piece) != std::string::npos, text);
  };
  const std::string own = line("circle:1:0:2:1:2 decline offer:1:00:1", seat(0));
  has(own, " view viewer=0 table={board=[1.5,");
  has(own, " proposals=2;circle:1:0:2:1:2 digits=[{date={0=2}},{date={1=1}},{date={2=1}},{}] figures=[2.1,p3,2.9,s]");
  has(own, " proposal=offer:1:00:1 pacts=[1+2] phase=trade asked=1 ");
  has(own, " symbol_counts=[3,1,2,0] ");
  has(own, " symbols={A=2 B=1} ");
  has(own, "open:0");
  has(own, "open:2:2");
  has(own, " hand_sizes=[0,2,1,0]");
  CHECK(own.find("hand:") == std::string::npos);
  has(line("", seat(1)), "hand:1");
  has(line("", spectator), " view table={");
}

TEST_CASE("CM-77: lines of views with proposals are read back, and in no other form") {
  const std::string text = line("circle:1:0:2:1:2 decline offer:1:00:1 decline", seat(2));
  REQUIRE(parse_view(unlimited_trade, text).has_value());
  CHECK(to_text(unlimited_trade, *parse_view(unlimited_trade, text)).view() == text);
  const auto with_proposals = [&](std::string_view other) {
    constexpr std::string_view here = "proposals=2;offer:1:00:1;circle:1:0:2:1:2";
    std::string changed = text;
    const std::size_t at = changed.find(here);
    REQUIRE(at != std::string::npos);
    return parse_view(unlimited_trade, changed.replace(at, here.size(), "proposals=" + std::string{other})).has_value();
  };
  CHECK(with_proposals("2;offer:1:00:1;circle:1:0:2:1:2"));
  CHECK(with_proposals("3;offer:1:00:1;circle:1:0:2:1:2"));
  for (const std::string_view other :
       {"1;offer:1:00:1;circle:1:0:2:1:2", "5;offer:1:00:1", "2;circle:1:0:2:1:2;offer:1:00:1",
        "2;offer:1:00:1;offer:1:00:1", "2;offer:1:00:00", "2;offer:0:00:1", "2;", "2;;", "", "2:offer:1:00:1",
        "4;offer:1:0:1;offer:1:0:2;offer:1:0:X;offer:1:1:0;offer:1:1:2"}) {
    CHECK_MESSAGE(!with_proposals(other), other);
  }
}

TEST_CASE("CM-77: what is no proposal, and no list of them, is told from what is") {
  int kinds_of_proposals = 0;
  for (unsigned code = 0; code < 0x10000U; ++code) kinds_of_proposals += Proposal::from_code(code).is_kind() ? 1 : 0;
  // To each of four seats 14 bundles for those apart from them, or 24 orders of three digits by 3 other seats.
  int offers = 0;
  for (int given = 0; given < Bundle::kinds; ++given) {
    for (int wanted = 0; wanted < Bundle::kinds; ++wanted) {
      offers += Bundles::apart_from(Bundle{given}).contains(Bundle{wanted}) ? 1 : 0;
    }
  }
  CHECK(kinds_of_proposals == 4 * (offers + 24 * 3));
  CHECK(Proposal{}.valid());
  CHECK(!Proposal{}.is_kind());
  CHECK(Proposals{}.valid());
  CHECK(!Proposals{std::uint64_t{5} << 44U}.valid());
  CHECK(!Proposals{std::uint64_t{offer("1 0 1").code()} << 11U}.valid());  // behind a gap
  CHECK(!Proposals{std::uint64_t{offer("1 0 0").code()}}.valid());
}

TEST_CASE("CM-40, CM-41, CM-43: views whose numbers do not add up are refused") {
  const View view = unlimited_trade.view(trading_state, seat(0));
  CHECK(fault(unlimited_trade, view) == "sound");
  const auto wrong = [&](const auto& change) {
    View broken = view;
    change(broken);
    return fault(unlimited_trade, broken) != "sound";
  };
  CHECK(wrong([](View& v) { v.viewer = seat(5); }));
  CHECK(wrong([](View& v) { v.viewer = seat(1); }));
  CHECK(wrong([](View& v) { v.viewer = spectator; }));
  CHECK(wrong([](View& v) { ++v.symbol_pile; }));
  CHECK(wrong([](View& v) { ++v.event_pile; }));
  CHECK(wrong([](View& v) { v.symbol_counts = {3, 30, 2, 5}; }));
  CHECK(wrong([](View& v) { v.symbol_counts[0] = 2, ++v.symbol_pile; }));
  CHECK(wrong([](View& v) { v.symbol_counts[1] = 39; }));
  CHECK(wrong([](View& v) { v.put_back = Symbols::filled(15); }));
  CHECK(wrong([](View& v) {  // 7 A and the own two
    v.put_back = Symbols::from_word(7);
    v.symbol_pile = static_cast<std::uint8_t>(v.symbol_pile - 7);
  }));
  CHECK(wrong([](View& v) { v.aside.add(Pose::a), --v.symbol_pile; }));
  CHECK(wrong([](View& v) { v.events.set_hand_size(seat(1), 60); }));
  CHECK(wrong([](View& v) { v.events.set_hand_size(seat(1), 3); }));
  CHECK(wrong([](View& v) { v.events.set(0, Spot::hand(seat(0))); }));
  CHECK(wrong([](View& v) { v.table.seats = 3; }));
  CHECK(wrong([](View& v) { v.table.turn = seat(6); }));
  CHECK(wrong([](View& v) { v.table.board.erase(digit_fields - 1); }));
}

TEST_CASE("CM-43, CM-45, CM-61: a view of a window that no cards in the hand of its seat could open is refused") {
  const State asked =
      after(four, position(four, {.roll = 2, .figures = "1.0", .cards = {"", "veto"}}), "go:1.2 e:lose");
  const View seen = four.view(asked, seat(0));
  CHECK(fault(four, seen) == "sound");
  View empty_hand = seen;
  empty_hand.events.set_hand_size(seat(1), 0);
  ++empty_hand.event_pile;
  CHECK(fault(four, empty_hand) == describe(Invariant::view));
  View all_vetoes_put_back = seen;
  const std::size_t first = Game<>::layout().deck.first(card_veto.kind());
  for (std::size_t i = first; i < first + 2; ++i) all_vetoes_put_back.events.set(i, Spot::put_back());
  all_vetoes_put_back.event_pile = static_cast<std::uint8_t>(seen.event_pile - 2);
  CHECK(fault(four, all_vetoes_put_back) == describe(Invariant::view));
  View one_put_back = seen;
  one_put_back.events.set(first + 1, Spot::put_back());
  --one_put_back.event_pile;
  CHECK(fault(four, one_put_back) == "sound");
  View own_window = four.view(asked, seat(1));
  CHECK(fault(four, own_window) == "sound");
  own_window.events.move(Game<>::layout().deck, card_veto, Spot::hand(seat(1)), Spot::draw());
  own_window.events.move(Game<>::layout().deck, card_free, Spot::draw(), Spot::hand(seat(1)));
  CHECK(fault(four, own_window) == describe(Invariant::view));
  View out_of_order = four.view(asked, seat(1));  // the own card stands where an unseen one should, all are in hands
  REQUIRE(out_of_order.events[first + 1] == Spot::hand(seat(1)));
  out_of_order.events.set(first, Spot::hand(seat(1)));
  out_of_order.events.set(first + 1, Spot::draw());
  out_of_order.events.set_hand_size(seat(0), 15);
  out_of_order.event_pile = static_cast<std::uint8_t>(out_of_order.event_pile - 15);
  CHECK(fault(four, out_of_order) == describe(Invariant::view));
  View tired = four.view(position(four, {.figures = "2.3 2.7", .cards = {"swap"}}), seat(1));
  CHECK(fault(four, tired) == "sound");
  tired.table.played = 3;
  CHECK(fault(four, tired) == describe(Invariant::view));
}

TEST_CASE("CM-32, CM-77: events as lines and bytes") {
  const Event made = told(unlimited_trade, trading_state, "offer:1:00:1")[0];
  CHECK(to_text(unlimited_trade, made).view() == "offer_made rule=CM-77 other=1 proposal=offer:1:00:1");
  const State symbol = after(four, position(four, {.turn = 2, .roll = 1, .figures = "s s 1.0"}), "go:1.1");
  const Event drawn_card = told(four, symbol, "sC")[0];
  CHECK(to_text(four, drawn_card).view().starts_with("symbol_drawn rule=CM-32 seat=2 pose=C has_pose="));
  CHECK(to_text(four, four.shown(drawn_card, spectator)).view() == "symbol_drawn rule=CM-32 seat=2 seen_by=[2]");
  for (const Event& event : {made, drawn_card, four.shown(drawn_card, spectator)}) {
    const auto bytes = four.pack(event);
    CHECK(*four.unpack_event({bytes.data(), bytes.size()}) == event);
    CHECK(*parse_event(four, to_text(four, event).view()) == event);
  }
}

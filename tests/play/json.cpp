#include <regelwerk/play/json.hpp>

#include <string>
#include <string_view>

#include <core/both.hpp>
#include <regelwerk/play/json_schema.hpp>
#include <regelwerk/regelwerk.hpp>

namespace {

using namespace regelwerk;
using namespace regelwerk::tock;

constexpr Game<Options{.seats = 2}> two;

/// Collects what is written, at compile time as well.
template <std::size_t Size>
struct Collected {
  Text<Size> text;

  constexpr void operator()(std::string_view piece) { text << piece; }
};

template <class Value>
constexpr Text<2'000> json(const Value& value) {
  Collected<2'000> sink;
  write_json(sink, two, value);
  return sink.text;
}
constexpr Text<100> quoted(std::string_view text) {
  Collected<100> sink;
  regelwerk::detail::JsonOut out{sink};
  regelwerk::detail::write_json_string(out, text);
  return sink.text;
}

TEST_CASE("json: moves are objects of words") {
  CHECK_BOTH(json(walked(Rank::ten, Place::ring(7), Place::lane(2))).view() ==
             R"({"kind":"walk","rank":"T","from":"7","to":"h2"})");
  CHECK_BOTH(json(dealt(Rank::ace)).view() == R"({"kind":"deal","rank":"A","from":"-","to":"-"})");
}

TEST_CASE("json: a move in a position tells its text") {
  CHECK_BOTH([] {
    Collected<200> sink;
    write_json(sink, two, two.initial(), dealt(Rank::ace));
    return sink.text.view() == R"({"kind":"deal","rank":"A","from":"-","to":"-","text":"deal:A"})";
  }());
}

TEST_CASE("json: events tell all members, and the one of the course that changed") {
  CHECK_BOTH(json(Event{.kind = EventKind::card_dealt,
                        .rule = Rule::deal,
                        .seat = Seat{1},
                        .rank = Rank::king,
                        .has_rank = true,
                        .rank_seen_by = Audience::only(Seat{1})})
                 .view() == R"({"kind":"card_dealt","rule":"TK-8","seat":1,"colour":0,"other":0,"rank":"K",)"
                            R"("has_rank":true,"from":"-","to":"-","rank_seen_by":["1"]})");
  CHECK_BOTH(json(Event{.kind = EventKind::course_changed,
                        .rule = Rule::turn_order,
                        .rank_seen_by = Audience{},
                        .course = 1,
                        .value = 2})
                 .view() == R"({"kind":"course_changed","rule":"TK-9","seat":0,"colour":0,"other":0,"rank":"A",)"
                            R"("has_rank":false,"from":"-","to":"-","rank_seen_by":[],"course":{"phase":"play"}})");
}

TEST_CASE("json: views and states are trees") {
  CHECK_BOTH([] {
    State state = two.initial();
    state = two.play(two.play(state, dealt(Rank::four)), dealt(Rank::four));
    return json(two.view(state, Seat{0})).view() ==
           R"({"viewer":"0","table":{"marbles":[["-","-","-","-"],["-","-","-","-"],["-","-","-","-"],)"
           R"(["-","-","-","-"],["-","-","-","-"],["-","-","-","-"]],"guarded":[],"leader":0,"turn":0,"colour":0,)"
           R"("chosen":[],"phase":"deal","seats":2,"deal":0,"steps_left":0,"ban":false},)"
           R"("hand_sizes":[2,0,0,0,0,0],"deck_size":50,"gave":null,"received":null,"discards":{},"hand":{"4":2}})";
  }());
}

TEST_CASE("json: outcomes by the seats of the game, with null where no rule broke a tie") {
  CHECK_BOTH(json(tock::Outcome{2, {1, 2}, {1, 0}, {}}).view() ==
             R"({"seats":2,"places":[1,2],"scores":[1,0],"tie_broken_by":null})");
  CHECK_BOTH(json(tock::Outcome{2, {1, 2}, {-1, 0}, Rule::team_wins}).view() ==
             R"({"seats":2,"places":[1,2],"scores":[-1,0],"tie_broken_by":"TK-35"})");
}

TEST_CASE("json: options by their fields") {
  CHECK_BOTH([] {
    Collected<200> sink;
    write_json(sink, two.options(), two.option_fields);
    return sink.text.view() ==
           R"({"seats":2,"mode":"free_for_all","quick_start":false,"seven":"split","own_start":"open"})";
  }());
}

TEST_CASE("json: strings are escaped") {
  CHECK_BOTH(quoted("plain").view() == R"("plain")");
  CHECK_BOTH(quoted("a \"b\" \\ c").view() == R"("a \"b\" \\ c")");
  CHECK_BOTH(quoted("a\nb\x01").view() == R"("a\u000ab\u0001")");
  CHECK_BOTH(quoted("Häuser").view() == "\"Häuser\"");
}

TEST_CASE("json: a schema has a definition for every value of a game") {
  std::string schema;
  write_json_schema([&](std::string_view piece) { schema += piece; }, two);
  for (const std::string_view part :
       {R"("$defs":{"state":{"type":"object")", R"("view":{"type":"object")", R"("move":{"type":"object")",
        R"("outcome":{"type":"object")", R"("places":{"type":"array","minItems":2,"maxItems":2,"items":{)",
        R"("event":{"type":"object")", R"("phase":{"enum":["deal","exchange","play","step","over"]})",
        R"("steps_left":{"type":"integer","minimum":0,"maximum":6})",
        R"("to":{"type":"string"},"text":{"type":"string"}})", R"("required":["kind","rank","from","to"])",
        R"("rule":{"enum":["TK-1","TK-2",)"}) {
    CHECK_MESSAGE(schema.find(part) != std::string::npos, part);
  }
}

TEST_CASE("json: a schema names the words of enums, and of leaves and sets that have few") {
  std::string schema;
  const auto collect = [&](std::string_view piece) { schema += piece; };
  write_json_schema(collect, clockman::Game<>{});
  write_json_schema(collect, samara::Game<>{});
  write_json_schema(collect, clou::Heist<>{});
  for (const std::string_view part :
       {R"("pose":{"enum":["A","B","C","D","E"]})", R"("digit":{"enum":["0","1","2","X"]})",
        R"("pacts":{"type":"array","uniqueItems":true,"items":{"enum":["0+1","0+2","1+2","0+3","1+3","2+3"]}})",
        R"("tool":{"anyOf":[{"type":"null"},{"enum":["saw","compass",)",
        R"("figures":{"anyOf":[{"type":"null"},{"enum":["W","M","WW",)",
        R"("gang":{"type":"array","uniqueItems":true,"items":{"enum":["matt","janet","trixie","bruce"]}})",
        R"("rooms":{"type":"array","uniqueItems":true,"items":{"enum":["garden","hall",)"}) {
    CHECK_MESSAGE(schema.find(part) != std::string::npos, part);
  }
}

}  // namespace

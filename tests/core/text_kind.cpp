#include <regelwerk/core/codec/text_kind.hpp>

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include <core/both.hpp>
#include <regelwerk/play/record.hpp>
#include <regelwerk/play/write_record.hpp>
#include <regelwerk/tock.hpp>
#include <regelwerk/tock/language/english.hpp>
#include <regelwerk/tock/language/german.hpp>

// A text of the same game and of another kind: the refusal tells what it is and what is due.

namespace {

using namespace regelwerk;

constexpr tock::Game<tock::Options{.seats = 2}> two;
const std::string state_line{to_text(two, two.initial()).view()};
const std::string view_line{to_text(two, two.view(two.initial(), Seat{1})).view()};
const std::string record = [] {
  std::string text;
  const std::array all{two.moves(two.initial())[0]};
  write_record(two, record_header(two, two.default_start()), all, [&](std::string_view piece) { text += piece; });
  return text;
}();
const std::string move = "deal:A";
const std::string event = "card_played rule=TK-23 rank=9 has_rank=1";

template <class Read>
std::string told(const Read& read, Language auto language) {
  REQUIRE(!read.has_value());
  return std::string{describe(two, read.error(), language).view()};
}
/// What is told to whoever takes a text for one of this kind; nothing if it is one.
std::string told_by(std::string_view due, const std::string& text, Language auto language) {
  const auto state = two.initial();
  const auto sentence = [&](const auto& read) { return read ? std::string{} : told(read, language); };
  if (due == "a state") return sentence(parse_state(two, text));
  if (due == "a view") return sentence(parse_view(two, text));
  if (due == "a record") return sentence(parse_record<4>(two, text));
  if (due == "a move") return sentence(parse_move(two, state, text));
  return sentence(parse_event(two, text));
}

struct Named {
  std::string name;
  std::string text;
};
const std::vector<Named> named{{"a state", state_line}, {"a view", view_line}, {"a record", record}};

TEST_CASE("kinds: a line of another kind is told by its kind, and by what is due") {
  for (const std::string due : {"a state", "a view", "a record", "a move", "an event"}) {
    for (const Named& found : named) {
      CAPTURE(due);
      CAPTURE(found.name);
      const std::string expected = "this is " + found.name + "; " + due + " is due here";
      CHECK(told_by(due, found.text, english) == (found.name == due ? "" : expected));
    }
  }
  CHECK(told_by("a state", view_line, german) == "das ist eine Ansicht; hier muss ein Zustand stehen");
  CHECK(told_by("a move", record, german) == "das ist eine Aufzeichnung; hier muss ein Zug stehen");
}

TEST_CASE("kinds: what names no game is not told to be of another one") {
  for (const std::string& text : {move, event, std::string{"?"}, std::string{}}) {
    CAPTURE(text);
    CHECK(told_by("a state", text, english) == "this is no state");
    CHECK(told_by("a view", text, german) == "das ist keine Ansicht");
  }
  CHECK(told_by("a record", move, english) == "this is no record");
  CHECK(told_by("a move", move, english).empty());
  CHECK(told_by("an event", event, english).empty());
  CHECK(told_by("a state", "chess/1 phase=deal", english) == "this is of another game: chess");
  CHECK(told_by("a record", "chess rules=1", english) == "this is of another game: chess");
  CHECK(told_by("a view", "che$s/1 phase=deal", english) == "this is of another game");
  CHECK(told_by("a state", "chess/one", english) == "this is no state");
}

TEST_CASE("kinds: a line of another version or with other options has its kind, too") {
  CHECK_BOTH(kind_of<tock::RuntimeGame>("tock/7 seats=3 edition=mine sum=00000000 view viewer=0") == TextKind::view);
  CHECK_BOTH(kind_of<tock::RuntimeGame>("tock/1 viewer=0") == TextKind::state);
  CHECK_BOTH(kind_of<tock::RuntimeGame>("tock/1 seats=2") == TextKind::unknown);
  CHECK_BOTH(kind_of<tock::RuntimeGame>("TOCK RULES=1") == TextKind::record);
  CHECK_BOTH(kind_of<tock::RuntimeGame>("tocky/1 phase=deal") == TextKind::unknown);
}

TEST_CASE("kinds: packed values of another kind, and texts in place of bytes") {
  const auto state = two.pack(two.initial());
  const auto view = two.pack(two.view(two.initial(), Seat{1}));
  CHECK(told(two.unpack(view), english) == "this is a view; a state is due here");
  std::vector<std::uint8_t> bytes(state.begin(), state.end());
  bytes.pop_back();
  CHECK(told(two.unpack(bytes), english) == "these bytes are of another length: there are 115, and 116 are due");
  CHECK(told(two.unpack_view(std::span{view}.first(view.size() - 1)), german) ==
        "diese Bytes haben eine andere Länge: es sind " + std::to_string(view.size() - 1) + ", und es müssen " +
            std::to_string(view.size()) + " sein");
  bytes.resize(100'000);
  CHECK(told(two.unpack(bytes), english) == "these bytes are of another length: there are more, and 116 are due");
  CHECK(told(two.unpack_view(state), english) == "this is a state; a view is due here");
  CHECK(told(two.unpack_event(view), german) == "das ist eine Ansicht; hier muss ein Ereignis stehen");
  const std::vector<std::uint8_t> letters(record.begin(), record.end());
  for (const auto& read :
       {told(two.unpack(letters), english), told(two.unpack_view(letters), english),
        told(two.unpack_event(letters), english), told(parse_header<tock::RuntimeGame>(letters), english)}) {
    CHECK(read == "this is a text; bytes are due here");
  }
}

TEST_CASE("kinds: whatever a detail is, it has a sentence") {
  for (std::size_t detail = 0; detail < 0x10000; ++detail) {
    const Refusal refused{0, Reason::other_kind, static_cast<std::uint16_t>(detail)};
    REQUIRE(describe(refused).view().starts_with("this is "));
    REQUIRE(describe(refused, german).view().starts_with("das ist "));
  }
}

}  // namespace

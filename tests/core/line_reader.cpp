#include <doctest/doctest.h>

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

#include <core/both.hpp>
#include <regelwerk/core/description/line_reader.hpp>

namespace {

using namespace regelwerk;

enum class Colour : std::uint8_t { red, blue };
constexpr std::array<std::string_view, 2> colour_words{"red", "blue"};

struct Line {
  std::uint8_t size = 0;
  Colour colour{};
  Seat seat;

  friend constexpr bool operator==(const Line&, const Line&) = default;
};

constexpr Result<Line, Refusal> read(std::string_view text) {
  LineReader in{text};
  Line line;
  const bool good = in.entry("size", 2, 12, line.size) && in.expect(" colour=", Reason::colon_due) &&
                    in.expect_word(colour_words, line.colour, Reason::tile_due) && in.entry(" seat", 3, line.seat);
  return in.finish(good ? std::optional{line} : std::nullopt);
}

constexpr bool refused(std::string_view text, std::size_t position, Reason reason) {
  const auto line = read(text);
  return !line && line.error() == Refusal{position, reason};
}

TEST_CASE("line_reader: entries in order, letters of either case") {
  CHECK_BOTH(*read("size=12 colour=blue seat=2") == Line{12, Colour::blue, Seat{2}});
  CHECK_BOTH(*read("  SIZE=2 Colour=RED seat=0\n") == Line{2, Colour::red, Seat{0}});
}

TEST_CASE("line_reader: the first piece that does not fit is named where it begins") {
  CHECK_BOTH(refused("", 0, Reason::entry_due));
  CHECK_BOTH(refused("size:2", 4, Reason::equals_due));
  CHECK_BOTH(refused("size=1 colour=red seat=0", 5, Reason::number_due));
  CHECK_BOTH(refused("size=13 colour=red seat=0", 5, Reason::number_due));
  CHECK_BOTH(refused("size=2  colour=red seat=0", 6, Reason::colon_due));
  CHECK_BOTH(refused("size=2 colour=green seat=0", 14, Reason::tile_due));
  CHECK_BOTH(refused("size=2 colour=red seat=3", 23, Reason::seat_due));
  CHECK_BOTH(refused("size=2 colour=red seat=0 x", 24, Reason::end_due));
}

/// An entry of more than a byte, and one with a value of its own form.
constexpr Result<std::uint16_t, Refusal> read_sum(std::string_view text) {
  LineReader in{text};
  std::uint16_t sum = 0;
  const bool good = in.entry("sum", 0, 65535, sum) && in.begin_entry(" mark") && in.expect("!", Reason::dash_due);
  return in.finish(good ? std::optional{sum} : std::nullopt);
}

TEST_CASE("line_reader: entries of wide numbers and of other values") {
  CHECK_BOTH(*read_sum("sum=65535 mark=!") == 65535);
  CHECK_BOTH(*read_sum("sum=256 mark=!") == 256);
  CHECK_BOTH(read_sum("sum=65536 mark=!").error() == Refusal{4, Reason::number_due});
  CHECK_BOTH(read_sum("sum=1 mark!").error() == Refusal{10, Reason::equals_due});
  CHECK_BOTH(read_sum("sum=1 note=!").error() == Refusal{5, Reason::entry_due});
  CHECK_BOTH(read_sum("sum=1 mark=?").error() == Refusal{11, Reason::dash_due});
}

/// A name, refused as a whole if it is not known.
constexpr Result<bool, Refusal> read_name(std::string_view text) {
  LineReader in{text};
  if (!in.expect("name=", Reason::name_due)) return in.refuse(Reason::name_due);
  const TextReader begin = in.here();
  const bool known = in.take_name() == "otto" && in.peek() == '.';
  if (!known) in.fail_at(begin, Reason::thief_due);
  return in.finish(known && in.take(".") ? std::optional{true} : std::nullopt);
}

TEST_CASE("line_reader: a name ends where its letters and digits do") {
  CHECK_BOTH(*read_name("name=otto."));
  CHECK_BOTH(read_name("name=otto").error() == Refusal{5, Reason::thief_due});
  CHECK_BOTH(read_name("name=otto2.").error() == Refusal{5, Reason::thief_due});
  CHECK_BOTH(read_name("name=.").error() == Refusal{5, Reason::thief_due});
  CHECK_BOTH(read_name("name=otto..").error() == Refusal{10, Reason::end_due});
}

/// Numbers of each of two seats, `-` for none: `hands=1,2/-`.
constexpr Result<int, Refusal> read_hands(std::string_view text, Letters letters = Letters::of_either_case) {
  LineReader in{text, letters};
  int all = 0;
  const bool good = in.each_seat("hands=", 2, [&](Seat seat) {
    return in.take_list(",", [&] {
      const auto number = in.expect_number(1, 9, Reason::number_due);
      if (number) all += *number * (seat == Seat{0} ? 10 : 1);
      return number.has_value();
    });
  });
  return in.finish(good ? std::optional{all} : std::nullopt);
}

TEST_CASE("line_reader: what each seat has, a dash for nothing") {
  CHECK_BOTH(*read_hands("hands=1,2/3") == 33);
  CHECK_BOTH(*read_hands("hands=-/3,4") == 7);
  CHECK_BOTH(*read_hands("hands=-/-") == 0);
  CHECK_BOTH(read_hands("hand=1/2").error() == Refusal{0, Reason::entry_due});
  CHECK_BOTH(read_hands("hands=1,2").error() == Refusal{9, Reason::slash_due});
  CHECK_BOTH(read_hands("hands=1,/2").error() == Refusal{8, Reason::number_due});
  CHECK_BOTH(read_hands("hands=-,1/2").error() == Refusal{7, Reason::slash_due});
  CHECK_BOTH(read_hands("hands=1/2/3").error() == Refusal{9, Reason::end_due});
}

/// What write_each_seat makes of as many seats.
constexpr Text<32> written(int seats) {
  Text<32> out;
  write_each_seat(out, "hands=", seats, [&](Seat seat) { out << seat.index() + 4; });
  return out;
}

TEST_CASE("line_reader: what each seat has is written as it is read") {
  CHECK_BOTH(written(3).view() == "hands=4/5/6");
  CHECK_BOTH(*read_hands(written(2).view()) == 45);
}

TEST_CASE("line_reader: a reader that minds the case of letters") {
  CHECK_BOTH(*read_hands("HANDS=1/2") == 12);
  CHECK_BOTH(read_hands("HANDS=1/2", Letters::as_written).error() == Refusal{0, Reason::entry_due});
  CHECK_BOTH(*read_hands("hands=1/2", Letters::as_written) == 12);
}

}  // namespace

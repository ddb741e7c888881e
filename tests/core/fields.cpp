#include <regelwerk/core/description/fields.hpp>

#include <array>
#include <cstdint>
#include <string_view>
#include <type_traits>

#include <core/both.hpp>

namespace {

using namespace regelwerk;

enum class Size : std::uint8_t { big, bigger, small };
constexpr std::array<std::string_view, 3> size_words{"big", "bigger", "small"};

struct House {
  int rooms = 3;
  Size size = Size::big;
  bool garden = false;
  Seat owner;
  std::array<Size, 2> towers{Size::small, Size::small};
  std::array<int, 3> steps{};

  friend constexpr bool operator==(const House&, const House&) = default;
};

constexpr Fields house_fields{number_field("rooms", &House::rooms, 2, 12),
                              word_field("size", &House::size, size_words),
                              flag_field("garden", &House::garden),
                              number_field("owner", &House::owner, 0, 5),
                              word_field("towers", &House::towers, size_words),
                              number_field("steps", &House::steps, 0, 99)};

static_assert(std::is_trivially_copyable_v<Field<House, int>>);

constexpr House castle{12, Size::bigger, true, Seat{5}, {Size::big, Size::bigger}, {0, 10, 99}};
constexpr std::string_view castle_line = "rooms=12 size=bigger garden=true owner=5 towers=big,bigger steps=0,10,99";

constexpr auto line(const House& house) {
  Text<100> out;
  write_fields(out, house, house_fields);
  return out;
}
constexpr auto read(std::string_view text) {
  TextReader in{text};
  return read_fields(in, house_fields);
}
constexpr bool refused(std::string_view text, std::size_t position, Reason reason) {
  const auto house = read(text);
  return !house && house.error() == Refusal{position, reason};
}

TEST_CASE("fields: names and values, in order") {
  CHECK_BOTH(line(castle) == castle_line);
  CHECK_BOTH(line(House{}) == "rooms=3 size=big garden=false owner=0 towers=small,small steps=0,0,0");
}

TEST_CASE("fields: read back, in either case") {
  CHECK_BOTH(*read(castle_line) == castle);
  CHECK_BOTH(*read(line(House{})) == House{});
  CHECK_BOTH(*read("ROOMS=12 Size=BIGGER garden=TRUE owner=5 towers=big,bigger steps=0,10,99") == castle);
}

TEST_CASE("fields: reading stops behind the last one") {
  CHECK_BOTH([] {
    TextReader in{"rooms=3 size=big garden=false owner=0 towers=small,small steps=0,0,0 and more"};
    return read_fields(in, house_fields).has_value() && in.take(" and more");
  }());
}

TEST_CASE("fields: refused with place and reason") {
  CHECK_BOTH(refused("", 0, Reason::setting_due));
  CHECK_BOTH(refused("size=big", 0, Reason::setting_due));
  CHECK_BOTH(refused("rooms=3", 7, Reason::setting_due));
  CHECK_BOTH(refused("rooms:3", 5, Reason::value_due));
  CHECK_BOTH(refused("rooms=", 6, Reason::no_such_value));
  CHECK_BOTH(refused("rooms=13", 6, Reason::no_such_value));
  CHECK_BOTH(refused("rooms=03", 6, Reason::no_such_value));
  CHECK_BOTH(refused("rooms=-3", 6, Reason::no_such_value));
  CHECK_BOTH(refused("rooms=3 size=huge", 13, Reason::no_such_value));
  CHECK_BOTH(refused("rooms=3 size=big garden=2", 24, Reason::no_such_value));
  CHECK_BOTH(refused("rooms=3 size=big garden=true owner=6", 35, Reason::no_such_value));
  CHECK_BOTH(refused("rooms=3 size=big garden=true owner=1 towers=big", 47, Reason::value_due));
  CHECK_BOTH(refused("rooms=3 size=big garden=true owner=1 towers=big;big", 47, Reason::value_due));
}

TEST_CASE("fields: a value below the lowest is refused where it stands") {
  CHECK(refused("rooms=1", 6, Reason::no_such_value));
}

TEST_CASE("fields: settings that stand too close are refused") {
  CHECK(!read("rooms=3size=big garden=false owner=0 towers=small,small steps=0,0,0").has_value());
  CHECK(!read("rooms=3 size=big garden=falseowner=0 towers=small,small steps=0,0,0").has_value());
}

TEST_CASE("fields: the first value out of range is named") {
  CHECK_BOTH(!field_out_of_range(castle, house_fields));
  CHECK_BOTH([] {
    House house = castle;
    house.steps[1] = 100;
    const bool last = field_out_of_range(house, house_fields) == "steps";
    house.size = static_cast<Size>(3);
    const bool first = field_out_of_range(house, house_fields) == "size";
    house.rooms = 1;
    return last && first && field_out_of_range(house, house_fields) == "rooms";
  }());
}

constexpr std::array<std::string_view, 4> colour_words{"red", "green", "blue", "blueish"};

struct Colours {
  unsigned set = 0;

  constexpr Colours() = default;
  constexpr explicit Colours(unsigned bits) noexcept : set(bits) {}
  [[nodiscard]] constexpr unsigned bits() const noexcept { return set; }

  friend constexpr bool operator==(const Colours&, const Colours&) = default;
};

struct Garden {
  Word name = "eden";
  Colours flowers{1};
  Size size = Size::big;

  friend constexpr bool operator==(const Garden&, const Garden&) = default;
};

constexpr std::array<std::string_view, 2> garden_names{"eden", "kew"};
constexpr Fields garden_fields{name_field("name", &Garden::name, garden_names),
                               set_field("flowers", &Garden::flowers, colour_words, 1, 3),
                               Field<Garden, Size>{"size", &Garden::size, size_words, 0, 1}};

constexpr auto read_garden(std::string_view text) {
  TextReader in{text};
  return read_fields(in, garden_fields);
}
constexpr bool garden_refused(std::string_view text, std::size_t position, Reason reason) {
  const auto garden = read_garden(text);
  return !garden && garden.error() == Refusal{position, reason};
}

TEST_CASE("fields: a row of them is visited, in part and by place") {
  const auto rooms_and_size = [] {
    Text<60> out;
    house_fields.each([&](const auto& field) { out << field.name.front(); });
    const bool passed = house_fields.all([&](const auto& field) {
      out << ' ' << field.name;
      return field.name != "size";
    });
    return !passed && out == "rsgots rooms size";
  };
  CHECK_BOTH(rooms_and_size() && house_fields.size == 6 &&
             house_fields.all([](const auto& /*field*/) { return true; }));
  CHECK_BOTH(get<0>(house_fields).name == "rooms" && get<5>(house_fields).member == &House::steps);
}

TEST_CASE("fields: names and sets of words") {
  CHECK_BOTH([] {
    Text<60> out;
    write_fields(out, Garden{"kew", Colours{0b1011}, Size::bigger}, garden_fields);
    return out == "name=kew flowers=red+green+blueish size=bigger";
  }());
  CHECK_BOTH(*read_garden("name=kew flowers=red+green+blueish size=bigger") ==
             Garden{"kew", Colours{0b1011}, Size::bigger});
  CHECK_BOTH(*read_garden("name=MyOwn2 flowers=Blue size=big") == Garden{"myown2", Colours{0b0100}, Size::big});
}

TEST_CASE("fields: names and sets are refused with place and reason") {
  constexpr Reason no_value = Reason::no_such_value;
  CHECK_BOTH(garden_refused("name flowers=red size=big", 4, Reason::value_due));
  CHECK_BOTH(garden_refused("name= flowers=red size=big", 5, Reason::name_due));
  CHECK_BOTH(garden_refused("name=kew flowers:red size=big", 16, Reason::value_due));
  CHECK_BOTH(garden_refused("name=kew flowers=pink size=big", 17, no_value));
  CHECK_BOTH(garden_refused("name=kew flowers=green+red size=big", 17, no_value));
  CHECK_BOTH(garden_refused("name=kew flowers=red+red size=big", 17, no_value));
  CHECK_BOTH(garden_refused("name=kew flowers=red+green+blue+blueish size=big", 17, no_value));
  CHECK_BOTH(garden_refused("name=kew flowers=red size=small", 26, no_value));
}

TEST_CASE("fields: a name that is no word and a set of too many are out of range") {
  CHECK_BOTH(!field_out_of_range(Garden{}, garden_fields));
  CHECK_BOTH(field_out_of_range(Garden{"Kew"}, garden_fields) == "name");
  CHECK_BOTH(field_out_of_range(Garden{Word{}}, garden_fields) == "name");
  CHECK([] {
    Garden garden{"kew"};
    garden.name.letters.back() = 'w';
    return field_out_of_range(garden, garden_fields);
  }() == "name");
  CHECK_BOTH(field_out_of_range(Garden{"kew", Colours{0}}, garden_fields) == "flowers");
  CHECK_BOTH(field_out_of_range(Garden{"kew", Colours{15}}, garden_fields) == "flowers");
  CHECK_BOTH(field_out_of_range(Garden{"kew", Colours{16}}, garden_fields) == "flowers");
}

}  // namespace

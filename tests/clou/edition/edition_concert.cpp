#include <clou/faults.hpp>

#include <cstddef>
#include <functional>
#include <string>
#include <string_view>

using namespace clou_test;

namespace {

/// What is broken with a change to the concert.
std::string with_concert(const std::function<void(Plan&)>& change) {
  return broken([&](Edition& e) { change(e.plans[4]); });
}

}  // namespace

TEST_CASE("CK-32, CK-33: constraint 16, the concert track") {
  CHECK(with_concert([](Plan& p) { p.time.length = 12; }).empty());
  CHECK(with_concert([](Plan& p) { p.time.length = 14; }) == "16 plan concert");
  CHECK(with_concert([](Plan& p) { p.concert->track = {}; }) == "16 plan concert");
  CHECK(with_concert([](Plan& p) { p.concert->track[0] = Music::loud; }) == "16 plan concert");
  CHECK(with_concert([](Plan& p) { p.concert->track[5] = Music{4}; }) == "16 plan concert");
  CHECK(with_concert([](Plan& p) { p.concert->track[12] = Music::instrumental; }).empty());
  CHECK(with_concert([](Plan& p) { p.last_alarm = words::jump(5); }) == "16 plan concert");
  CHECK(with_concert([](Plan& p) { p.concert.reset(); }).empty());
}

TEST_CASE("CK-25: constraint 16, the section that the gang sneaks through and the room behind it") {
  constexpr std::size_t doorman = 1;
  constexpr std::size_t bar = 3;
  const auto section = [&](const Listed<std::string_view, max_rooms>& rooms) {
    return with_concert([&](Plan& p) { p.concert->sneaking_in = rooms; });
  };
  CHECK(section({}) == "16 plan concert");
  CHECK(section({"backstage"}) == "16 plan concert");                   // not the first
  CHECK(section({"alley", "backstage", "roof"}) == "16 plan concert");  // no room
  CHECK(section({"alley"}) == "16 plan concert");                       // its challenges do not open the foyer
  CHECK(section({"backstage", "alley"}).empty());
  CHECK(with_concert([](Plan& p) {
          p.rooms.push_back("cellar");
          p.challenges.push_back({"barrel", "cellar", {words::part(words::strength)}, {}, {"foyer"}});
          p.concert->sneaking_in = {"cellar"};
        }) == "12 plan concert, 16 plan concert");
  CHECK(with_concert([](Plan& p) { p.challenges[bar].opens = {"backstage"}; }) == "16 plan concert");
  CHECK(with_concert([](Plan& p) { p.challenges[bar].opens = {"alley"}; }) == "16 plan concert");
  CHECK(with_concert([](Plan& p) { p.challenges[doorman].opens.push_back("alley"); }).empty());
  CHECK(with_concert([](Plan& p) { p.concert->behind = "roof"; }) == "16 plan concert");
  CHECK(with_concert([](Plan& p) { p.concert->behind = "gallery"; }) == "16 plan concert");
  CHECK(with_concert([](Plan& p) {
          p.concert->behind = "gallery";
          p.challenges[doorman].opens.push_back("gallery");
        }).empty());
}

TEST_CASE("CK-33: constraint 16, the wardrobe and its door") {
  const auto wardrobe = [](std::string_view room, std::string_view door) {
    return broken([&](Edition& e) {
      e.plans[4].concert->wardrobe = room;
      e.plans[4].concert->wardrobe_door = door;
    });
  };
  CHECK(wardrobe("roof", "wardrobedoor") == "16 plan concert");
  CHECK(wardrobe("wardrobe", "roofdoor") == "16 plan concert");
  CHECK(wardrobe("gallery", "wardrobedoor") == "16 plan concert");
  CHECK(wardrobe("wardrobe", "staircase") == "16 plan concert");
  CHECK(wardrobe("gallery", "staircase").empty());
}

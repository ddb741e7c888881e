#include <regelwerk/core/codec/packed.hpp>

#include <array>
#include <cstdint>
#include <string_view>
#include <type_traits>

#include <core/both.hpp>
#include <core/box.hpp>

namespace {

using namespace box_test;

enum class Kind : std::uint8_t { ball_lost, course_changed };
[[maybe_unused]] constexpr auto words_of(std::type_identity<Kind> /*type*/) {
  return std::array<std::string_view, 2>{"ball_lost", "course_changed"};
}

struct Happening {
  Kind kind{};
  Mark mark{};
  std::uint8_t course = 0;
  std::uint16_t value = 0;
};
constexpr void for_each_member(Like<Happening> auto& event, auto& f) {
  f("kind", event.kind);
  f("mark", event.mark);
  f("course", event.course);
  f("value", event.value);
}

/// A view that is all table.
struct Sight {
  Box box;
};
constexpr const Box& course_of(const Sight& sight) { return sight.box; }

/// Rules under which there are so many marks.
struct Marked {
  int marks = 0;
};
constexpr std::string_view word_under(const Marked& setup, Mark mark) {
  return mark.number <= setup.marks ? word(mark) : "?";
}

constexpr bool refuses(const Happening& event, Reason reason, std::string_view name) {
  const auto refused = why_not_event<Sight>(Marked{20}, event);
  return refused && *refused == Refusal{0, reason, 0, name};
}

TEST_CASE("events from outside: only a change of the course tells the course, by a member and a value that it has") {
  CHECK_BOTH(!why_not_event<Sight>(Marked{20}, Happening{Kind::ball_lost, Mark{20}, 0, 0}));
  CHECK_BOTH(!why_not_event<Sight>(Marked{20}, Happening{Kind::course_changed, Mark{}, 2, 6}));
  CHECK_BOTH(refuses({Kind::ball_lost, Mark{}, 1, 0}, Reason::not_of_this_kind, "course"));
  CHECK_BOTH(refuses({Kind::ball_lost, Mark{}, 0, 1}, Reason::not_of_this_kind, "value"));
  CHECK_BOTH(refuses({Kind::course_changed, Mark{}, 3, 0}, Reason::no_such_entry, "course"));
  CHECK_BOTH(refuses({Kind::course_changed, Mark{}, 0, 3}, Reason::no_such_entry, "value"));
}

TEST_CASE("events from outside: what these rules do not have is no part of an event") {
  CHECK_BOTH(refuses({Kind::ball_lost, Mark{21}, 0, 0}, Reason::no_such_entry, "mark"));
}

TEST_CASE("events from outside: of what has no course, nothing is asked") {
  CHECK_BOTH(!why_not_course<Wordless>(Happening{Kind::ball_lost, Mark{}, 9, 9}));
  CHECK_BOTH(!why_not_course<Sight>(full()));
}

}  // namespace

#include <regelwerk/core/description/course.hpp>

#include <core/both.hpp>
#include <core/box.hpp>

namespace {

using namespace box_test;

TEST_CASE("course: the marked members as numbers") {
  CHECK_BOTH([] {
    const CourseNumbers numbers = course_numbers(full());
    return numbers.size() == 3 && numbers[0] == 2 && numbers[1] == 6 && numbers[2] == 3;
  }());
}

TEST_CASE("course: a member gets its number, or nothing changes") {
  CHECK_BOTH([] {
    Box box;
    return set_course(box, 0, 1) && box.colour == Colour::green && set_course(box, 1, 5) && box.steps == 5 &&
           set_course(box, 2, 4) && box.seat == Seat{4};
  }());
  CHECK_BOTH([] {
    Box box = full();
    const bool any = set_course(box, 0, 3) || set_course(box, 1, 0) || set_course(box, 1, 0x105) ||
                     set_course(box, 2, 7) || set_course(box, 3, 1) || set_course(box, 255, 0);
    return !any && box == full();
  }());
}

}  // namespace

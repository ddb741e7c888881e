#include <regelwerk/core/game/edition_name.hpp>

#include <core/both.hpp>

namespace {

using namespace regelwerk;

TEST_CASE("edition_name: one word of 1 to 32 signs") {
  CHECK_BOTH(is_edition_name("standard") && is_edition_name("x") && is_edition_name("2nd-print_(b)"));
  CHECK_BOTH(is_edition_name("12345678901234567890123456789012"));
  CHECK_BOTH(!is_edition_name("123456789012345678901234567890123"));
  CHECK_BOTH(!is_edition_name("") && !is_edition_name(" "));
  CHECK_BOTH(!is_edition_name("two words") && !is_edition_name(" front") && !is_edition_name("back "));
  CHECK_BOTH(!is_edition_name("a\tb") && !is_edition_name("a\nb") && !is_edition_name("a\rb"));
}

}  // namespace

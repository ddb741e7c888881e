#include <regelwerk/ai/search/event_key.hpp>

#include <array>
#include <cstddef>
#include <cstdint>
#include <set>

#include <core/both.hpp>
#include <regelwerk/tock.hpp>

namespace {

using namespace regelwerk;

template <std::size_t Size>
void every_bit_counts() {
  std::array<std::uint8_t, Size> bytes{};
  std::set<std::uint64_t> keys{folded(0, bytes), folded(7, bytes)};
  for (auto& byte : bytes) {
    for (int bit = 0; bit < 8; ++bit) {
      byte = static_cast<std::uint8_t>(1U << static_cast<unsigned>(bit));
      keys.insert(folded(0, bytes));
    }
    byte = 0;
  }
  CHECK(keys.size() == 2 + 8 * Size);
}

TEST_CASE("event key: every bit of an event counts, whatever its size") {
  every_bit_counts<1>();
  every_bit_counts<8>();
  every_bit_counts<12>();
  every_bit_counts<14>();
  every_bit_counts<18>();
  every_bit_counts<20>();
  every_bit_counts<24>();
}

constexpr tock::Event course(std::uint8_t member, std::uint16_t value) {
  tock::Event event{.kind = tock::EventKind::course_changed};
  event.course = member;
  event.value = value;
  return event;
}

TEST_CASE("event key: the course tells which number changed and to what") {
  const std::set<std::uint64_t> keys{folded(0, course(0, 1)),
                                     folded(0, course(1, 0)),
                                     folded(0, course(0, 256)),
                                     folded(1, course(0, 1)),
                                     folded(0, tock::Event{}),
                                     folded(folded(0, course(0, 1)), course(1, 0)),
                                     folded(folded(0, course(1, 0)), course(0, 1))};
  CHECK(keys.size() == 7);
}

/// The key of two events.
constexpr std::uint64_t key_of_two() {
  return folded(folded(5, tock::Event{.kind = tock::EventKind::turn_passed, .seat = Seat{2}}), course(3, 7));
}

TEST_CASE("event key: the same at compile time") {
  constexpr std::uint64_t compiled = key_of_two();
  CHECK(key_of_two() == compiled);
}

}  // namespace

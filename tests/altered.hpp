#pragma once
#include <doctest/doctest.h>

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

#include <answer.hpp>

// What any game says to states and editions that were changed on their way.

namespace altered {

using regelwerk_test::Answer, regelwerk_test::answer;

/// The text with one piece replaced.
inline std::string with(std::string_view from, std::string_view to, std::string_view text) {
  std::string out{text};
  const std::size_t at = out.find(from);
  REQUIRE(at != std::string::npos);
  return out.replace(at, from.size(), to);
}

/// Why a game refuses a line.
template <class G>
Answer reason(const G& game, std::string_view text) {
  return answer(parse_state(game, text));
}

/// Why it refuses the bytes of a state with one of those behind the header replaced, counted from 1.
template <class G>
Answer refused(const G& game, const typename G::State& state, std::size_t at, std::uint8_t value) {
  auto bytes = game.pack(state);
  bytes[G::packed_header_size + at - 1] = value;
  return answer(game.unpack(bytes));
}

/// A state that nobody changed comes back from its line and from its bytes.
template <class G>
void check_round_trip(const G& game, const typename G::State& state) {
  const auto line = to_text(game, state);
  CAPTURE(line.view());
  CHECK(game.validate(state).empty());
  const auto read = parse_state(game, line);
  REQUIRE(read);
  CHECK(*read == state);
  const auto unpacked = game.unpack(game.pack(state));
  REQUIRE(unpacked);
  CHECK(*unpacked == state);
}

/// The faults of an edition with one change, for which a game must refuse it, too.
template <class G>
auto faults_after(typename G::Edition edition, const auto& change) {
  change(edition);
  const auto found = validate(edition);
  const auto game = G::make({}, edition);
  CHECK(game.has_value() == found.empty());
  if (!game) {
    CHECK(game.error().edition == found);
    CHECK(game.error().options.empty());
  }
  return std::vector<std::decay_t<decltype(*found.begin())>>(found.begin(), found.end());
}

}  // namespace altered

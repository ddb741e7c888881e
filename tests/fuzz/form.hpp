#pragma once
#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>

#include <conformance/onward.hpp>
#include <conformance/report.hpp>
#include <conformance/texts.hpp>
#include <conformance/views.hpp>
#include <fuzz/positions.hpp>
#include <regelwerk/core/codec/hash.hpp>
#include <regelwerk/core/container/text.hpp>
#include <regelwerk/core/language/describe.hpp>
#include <regelwerk/core/playable.hpp>
#include <regelwerk/play/random.hpp>

// A form is what a fuzzer makes of the body of an input. Each is a class, a template over the title:
//   name                            as the target is called behind the title's name
//   has_way                         it is read in a position, to which the input tells the way
//   is_text                         damaged by tokens instead of by bytes
//   run(report, game, at, body)     reads it and checks all that follows; `at` is null without a way; counts in
//                                   report.strays what was accepted, and in report.readings what was read if that are
//                                   several things
//   fresh(game, state, random)      a sound body, in which is read what can be of this state
//   onward(game, body, random)      another sound body from a sound one, empty else; left out where there is none
//   finish(body, random)            mends what a change always breaks; left out where nothing is

namespace fuzz {

using conformance::Report;
using regelwerk::Playable;
using regelwerk::Random;

inline std::string as_body(auto&& bytes) { return {bytes.begin(), bytes.end()}; }
inline std::span<const std::uint8_t> as_bytes(std::string_view body) {
  return {reinterpret_cast<const std::uint8_t*>(body.data()), body.size()};  // NOLINT(*-reinterpret-cast)
}

/// What is refused is told: where, within what was read, and why in a sentence.
template <Playable G>
void check_refusal(Report& report, const G& game, const regelwerk::Refusal& refusal, std::size_t size) {
  report.expect(refusal.position <= size, "a refusal points behind the end");
  report.expect(conformance::is_told(game, refusal) && !describe(game, refusal).view().empty(),
                "a refusal without a reason");
}

/// What was read from a text is printed as that text, but for case and white space around it.
inline void check_same_text(Report& report, std::string_view printed, std::string_view text) {
  report.expect(regelwerk::same_letters(printed, conformance::trimmed(text)),
                "a parser accepts what it would not print", printed);
}

/// Some viewer, the same for a state every time.
template <Playable G>
regelwerk::Viewer watcher(const G& game, const typename G::State& state) {
  const auto all = conformance::viewers(game);
  return all[regelwerk::hash(state) % all.size()];
}

inline int few_plies(Random& random) { return static_cast<int>(1 + random() % 8); }

}  // namespace fuzz

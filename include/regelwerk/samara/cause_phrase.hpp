#pragma once
#include <array>
#include <cstddef>

#include <regelwerk/core/language.hpp>
#include <regelwerk/core/speech.hpp>
#include <regelwerk/samara/calendar.hpp>
#include <regelwerk/samara/cause.hpp>
#include <regelwerk/samara/event.hpp>
#include <regelwerk/samara/noun.hpp>
#include <regelwerk/samara/rules.hpp>
#include <regelwerk/samara/telling.hpp>

// What stands in the way of a move, where a kind and a number would not tell it.

namespace regelwerk::samara {

namespace detail {

/// So many saws, trowels, glass tools and tools of any sort, and that they are missing.
constexpr void write_missing(auto& out, Kit kit, const Particles& said) noexcept {
  const std::array counts{kit.saws(), kit.trowels(), kit.glass(), kit.all()};
  int sorts = 0;
  int tools = 0;
  for (const int count : counts) {
    sorts += count > 0 ? 1 : 0;
    tools += count;
  }
  for (std::size_t sort = 0; sort < counts.size(); ++sort) {
    if (counts[sort] == 0) continue;
    --sorts;
    if (counts[sort] == 1) {
      out << said.one_tool[sort];
    } else {
      out << counts[sort] << ' ' << said.more_tools[sort];
    }
    out << (sorts > 1 ? ", " : sorts == 1 ? said.and_also : "");
  }
  out << (tools == 1 ? said.is_missing : said.are_missing);
}

}  // namespace detail

/// Writes what stands in the way as a phrase: "a saw and 2 trowels are missing" (SM-21), "strength 2 is missing"
/// (SM-15), a worker as who it is and its month. False, and nothing written, for what the words of its kind tell.
template <CanTell<Event> Tongue>
constexpr bool write_cause(auto& out, const auto& game, const auto& position, Rule rule, const Cause& cause,
                           Tongue tongue) noexcept {
  const Particles& said = SpeechAbout<Event, Tongue>::particles;
  if (const auto missing = kit_of(cause)) {
    detail::write_missing(out, *missing, said);
    return true;
  }
  if (rule == Rule::cost) {
    out << word(Noun::strength, tongue) << ' ' << int{cause.value} << said.is_missing;
    return true;
  }
  if (const auto spot = spot_of(cause)) {
    const auto index = position.table.calendar.find(*spot);
    if (!index) return false;
    out << said.workers[position.table.calendar[*index].figures.sex()] << ", ";
    if (spot->month > 0) out << word(Noun::month, tongue) << ' ';
    write_phrase(out, game, View{}, *spot, tongue);
    return true;
  }
  return false;
}

}  // namespace regelwerk::samara

#pragma once
#include <bit>
#include <string_view>

#include <regelwerk/clou/cause_kinds.hpp>
#include <regelwerk/clou/event.hpp>
#include <regelwerk/clou/naming.hpp>
#include <regelwerk/clou/noun.hpp>
#include <regelwerk/clou/rules.hpp>
#include <regelwerk/clou/thief.hpp>
#include <regelwerk/clou/view.hpp>
#include <regelwerk/core/language.hpp>
#include <regelwerk/core/speech.hpp>

// What stands in the way of a move, where a kind and a word of the grammar would not tell it.

namespace regelwerk::clou {

namespace detail {

/// An event that names what a cause is about.
[[nodiscard]] constexpr Event event_about(const State& state, const Cause& cause) noexcept {
  Event event{};
  event.thief = state.gang.size() == 1 ? MaybeThief{state.gang.first()} : MaybeThief{};
  event.number = static_cast<decltype(event.number)>(cause.value);
  if (const auto place = place_of(cause)) event.target = *place;
  if (cause.kind == CauseKind::item) event.target = Target::item(cause.value);
  return event;
}

/// By which name write_detail knows what a cause is about; nothing for those that it does not know.
[[nodiscard]] constexpr std::string_view name_behind(CauseKind kind) noexcept {
  switch (kind) {
    case CauseKind::element:
    case CauseKind::demand:
    case CauseKind::item:
      return "target";
    case CauseKind::challenge:
      return "challenge";
    case CauseKind::room:
      return "room";
    default:
      return {};
  }
}

}  // namespace detail

/// Writes what stands in the way as a phrase: "box 1 of “strength”", "room “kitchen”", "lock/safe", a thief. False, and
/// nothing written, for what the words of its kind tell.
template <CanTell<Event> Tongue>
constexpr bool write_cause(auto& out, const auto& game, const auto& position, Rule /*rule*/, const Cause& cause,
                           Tongue tongue) noexcept {
  if (const auto thief = thief_of(cause)) {
    out << word(*thief, tongue);
    return true;
  }
  if (const auto symbols = symbols_of(cause)) {
    if (symbols->empty()) return false;
    detail::write_effect(out, *symbols, tongue);
    return true;
  }
  const std::string_view name = detail::name_behind(cause.kind);
  if (name.empty()) return false;
  if (cause.kind == CauseKind::challenge) out << word(Noun::challenge, tongue) << ' ';
  if (cause.kind == CauseKind::room) out << word(Noun::room, tongue) << ' ';
  const State& state = state_of(position);
  return write_detail(out, game, View{state, Viewer{}, {}}, detail::event_about(state, cause), name, tongue);
}

}  // namespace regelwerk::clou

#pragma once
#include <cstdint>

#include <regelwerk/core/hidden/draw.hpp>

namespace regelwerk::inline shared {

/// The memory of a game whose views already tell all that was seen: it has `remembers_nothing`, which is true.
template <class Memory>
concept RemembersNothing = Memory::remembers_nothing;

namespace detail {

/// What a viewer remembers; an incomplete type if the game defines none.
template <class Rules>
struct MemoryOf {
  struct type;
};
template <class Rules>
  requires requires { typename Rules::Memory; }
struct MemoryOf<Rules> {
  using type = typename Rules::Memory;
};

}  // namespace detail

/// The calls of BasicGame about hidden things: what a viewer remembers, and the worlds (states) that it holds possible.
/// They need the game's recall.hpp, which defines Memory and which the umbrella header does not include; only
/// resample(view, source) does without. A base class of BasicGame.
template <class Rules, class Setup>
class RecallingSetup : private Setup {
 public:
  using State = typename Rules::State;                    ///< as in BasicGame
  using View = typename Rules::View;                      ///< as in BasicGame
  using Event = typename Rules::Event;                    ///< as in BasicGame
  using Memory = typename detail::MemoryOf<Rules>::type;  ///< incomplete unless the game's recall.hpp is included

  using Setup::edition;
  using Setup::layout;
  using Setup::options;

  /// Options, edition and layout together, as the functions of a game take them.
  [[nodiscard]] constexpr const Setup& setup() const noexcept { return *this; }

  /// A state drawn from those that `view` allows, by their exact probability under the rules' chance.
  [[nodiscard]] constexpr State resample(const View& view, BitSource auto& source) const noexcept {
    return resampled(setup(), view, source);
  }

  /// The memory of somebody who has seen nothing but this view.
  [[nodiscard]] constexpr Memory memory(const View& view) const noexcept {
    if constexpr (RemembersNothing<Memory>) {
      return Memory{};
    } else {
      return memory_of(setup(), view);
    }
  }
  /// Takes in an event that the viewer was shown; `before` is its view before that event: first remember, then apply.
  constexpr void remember(Memory& memory, const View& before, const Event& event) const noexcept {
    if constexpr (!RemembersNothing<Memory>) remember_event(setup(), memory, before, event);
  }
  /// A state drawn from those that contradict nothing the viewer has seen, by their exact probability under the rules'
  /// chance as long as the memory is exact. Precondition: the memory is that of the view's viewer at this time.
  [[nodiscard]] constexpr State resample(const View& view, const Memory& memory,
                                         BitSource auto& source) const noexcept {
    if constexpr (RemembersNothing<Memory>) {
      return resample(view, source);
    } else {
      return recalled(setup(), view, memory, source);
    }
  }
  /// False if the state contradicts something that the viewer has seen; true where that takes too long to find out.
  /// Precondition: the state looks like the view.
  [[nodiscard]] constexpr bool is_possible(const View& view, const Memory& memory, const State& state) const noexcept {
    return allows(setup(), view, memory, state);
  }
  /// Visits the states that the memory allows, each once and `limit` at most, with weights in proportion to their
  /// probability: `visitor(state, weight)`; one that answers false stops. Gives a Worlds (core/hidden/worlds.hpp): how
  /// many, their weight, and how the visit ended.
  constexpr auto for_each_world(const View& view, const Memory& memory, std::uint64_t limit,
                                auto&& visitor) const noexcept {
    return visit_worlds(setup(), view, memory, limit, visitor);
  }
  /// Visits the states that the view allows, weighted as resample(view) draws them.
  constexpr auto for_each_world(const View& view, std::uint64_t limit, auto&& visitor) const noexcept {
    if constexpr (requires { visit_worlds(setup(), view, limit, visitor); }) {
      return visit_worlds(setup(), view, limit, visitor);
    } else {
      return visit_worlds(setup(), view, memory(view), limit, visitor);
    }
  }
  /// How many states the view allows, and the sum of their weights, as a Worlds; counted no farther than `limit`.
  [[nodiscard]] constexpr auto count_worlds(const View& view, std::uint64_t limit) const noexcept {
    return for_each_world(view, limit, [](const State&, std::uint64_t) {});
  }

 protected:
  using Setup::Setup;
};

}  // namespace regelwerk::inline shared

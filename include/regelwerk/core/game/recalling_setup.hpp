#pragma once
#include <cstdint>

#include <regelwerk/core/hidden/draw.hpp>

namespace regelwerk::inline shared {

/// A memory that stores nothing, because the game's views already contain everything that was seen: its
/// `remembers_nothing` is true.
template <class Memory>
concept RemembersNothing = Memory::remembers_nothing;

namespace detail {

/// The memory type of a game; an incomplete type if the game defines none.
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

/// The functions of BasicGame about hidden things: what a viewer remembers, and the worlds (states) that it considers
/// possible. All but resample(view, source) need the game's recall.hpp, which defines Memory and which the umbrella
/// header does not include. A base class of BasicGame.
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

  /// Options, edition and layout together, in the form that the functions of a game take.
  [[nodiscard]] constexpr const Setup& setup() const noexcept { return *this; }

  /// A state drawn from those that `view` allows, by their exact probabilities under the rules.
  [[nodiscard]] constexpr State resample(const View& view, BitSource auto& source) const noexcept {
    return resampled(setup(), view, source);
  }

  /// The memory of a viewer who has seen nothing but this view.
  [[nodiscard]] constexpr Memory memory(const View& view) const noexcept {
    if constexpr (RemembersNothing<Memory>) {
      return Memory{};
    } else {
      return memory_of(setup(), view);
    }
  }
  /// Adds an event that the viewer was shown to its memory. `before` is its view before the event, so call remember
  /// first and apply second.
  constexpr void remember(Memory& memory, const View& before, const Event& event) const noexcept {
    if constexpr (!RemembersNothing<Memory>) remember_event(setup(), memory, before, event);
  }
  /// A state drawn from those that agree with everything the viewer has seen, by their exact probabilities under the
  /// rules as long as the memory is exact. Precondition: the memory is that of the view's viewer at this time.
  [[nodiscard]] constexpr State resample(const View& view, const Memory& memory,
                                         BitSource auto& source) const noexcept {
    if constexpr (RemembersNothing<Memory>) {
      return resample(view, source);
    } else {
      return recalled(setup(), view, memory, source);
    }
  }
  /// False if the state contradicts something that the viewer has seen; may return true without a proof where the proof
  /// would take too long. Precondition: the state has this view.
  [[nodiscard]] constexpr bool is_possible(const View& view, const Memory& memory, const State& state) const noexcept {
    return allows(setup(), view, memory, state);
  }
  /// Visits the states that the memory allows, each once and `limit` at most: `visitor(state, weight)`, with weights in
  /// proportion to their probabilities. A visitor that returns false stops the visit. Returns a Worlds
  /// (core/hidden/worlds.hpp): the number of states, their total weight, and how the visit ended.
  constexpr auto for_each_world(const View& view, const Memory& memory, std::uint64_t limit,
                                auto&& visitor) const noexcept {
    return visit_worlds(setup(), view, memory, limit, visitor);
  }
  /// Visits the states that the view allows, with weights in proportion to the probabilities of resample(view).
  constexpr auto for_each_world(const View& view, std::uint64_t limit, auto&& visitor) const noexcept {
    if constexpr (requires { visit_worlds(setup(), view, limit, visitor); }) {
      return visit_worlds(setup(), view, limit, visitor);
    } else {
      return visit_worlds(setup(), view, memory(view), limit, visitor);
    }
  }
  /// The number of states that the view allows and the sum of their weights; stops counting at `limit`.
  [[nodiscard]] constexpr auto count_worlds(const View& view, std::uint64_t limit) const noexcept {
    return for_each_world(view, limit, [](const State&, std::uint64_t) {});
  }

 protected:
  using Setup::Setup;
};

}  // namespace regelwerk::inline shared

#pragma once
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <type_traits>
#include <utility>

#include <regelwerk/ai/encoding/planes.hpp>
#include <regelwerk/core/contract.hpp>
#include <regelwerk/core/playable.hpp>

// The input and output of a neural network: a view as numbers from 0 to 1, and moves as numbers below a bound. A game
// defines both once, in its encoding.hpp: `describe_observation(game, writer)` describes the planes of its observation;
// `policy_size(game)` and `policy_index(game, view, move)` number its moves. Everything else follows from these three.
// All numbers are relative to the viewer, so that what a network learns applies to every seat.

namespace regelwerk::inline shared {

/// The maximum number of policy indexes of a game.
inline constexpr std::size_t most_policy_size = 20'000;

namespace detail {

/// Adds up the sizes of the planes and passes each plane to `visitor`.
template <class Visitor>
struct PlaneLister {
  Visitor& visitor;
  std::size_t size = 0;

  constexpr void plane(std::string_view name, int rows, int width, const auto& /*paint*/) noexcept {
    const auto values = static_cast<std::size_t>(rows) * static_cast<std::size_t>(width);
    visitor(Plane{name, size, values, static_cast<std::size_t>(rows)});
    size += values;
  }
};

/// Paints the planes one after another into the memory of an observation.
template <class View>
struct PlanePainter {
  const View& view;
  std::span<float> rest;

  constexpr void plane(std::string_view /*name*/, int rows, int width, const auto& paint) noexcept {
    const auto values = rest.first(static_cast<std::size_t>(rows) * static_cast<std::size_t>(width));
    for (float& value : values) value = 0.0F;
    paint(view, Canvas{values, width});
    rest = rest.subspan(values.size());
  }
};

struct NoPlane {
  constexpr void operator()(const Plane& /*plane*/) const noexcept {}
};

}  // namespace detail

/// A game with an encoding for neural networks. `policy_index` maps the legal moves of a view to different indexes
/// below policy_size(game), which is at most most_policy_size.
template <class G>
concept Encoded = Playable<G> && requires(const G& game, const typename G::View& view, const typename G::Move& move,
                                          PlaneWriter<detail::PlaneLister<detail::NoPlane>>& writer) {
  { policy_size(game) } -> std::same_as<std::size_t>;
  { policy_index(game, view, move) } -> std::same_as<std::size_t>;
  { describe_observation(game, writer) } -> std::same_as<void>;
};

namespace detail {

/// What a game prepares for its encoding: `policy_numbers(game)`, or nothing.
struct NothingPrepared {};
template <Encoded G>
[[nodiscard]] constexpr decltype(auto) prepared_for(const G& game) noexcept {
  if constexpr (requires { policy_numbers(game); }) {
    return policy_numbers(game);
  } else {
    return NothingPrepared{};
  }
}

// Functions, since the members of Encoder hide the functions of games that have their names.
[[nodiscard]] constexpr std::size_t policy_size_of(const auto& game, const auto& numbers) noexcept {
  if constexpr (requires { numbers.size(); }) {
    return numbers.size();
  } else {
    return policy_size(game);
  }
}
constexpr void describe_planes(const auto& game, const auto& numbers, auto& sink) noexcept {
  const PlaneWriter writer{sink};
  if constexpr (requires { describe_observation(game, numbers, writer); }) {
    describe_observation(game, numbers, writer);
  } else {
    describe_observation(game, writer);
  }
}

}  // namespace detail

/// The encoding of a game with everything prepared that positions share. The functions below this class prepare it in
/// every call, which takes long for some games whose rules are chosen at run time; keep an Encoder for many positions.
///
/// A game with something to prepare defines `policy_numbers(game)`, which has `size()` and `index(layout, view, move)`.
/// If planes need it too, there is a `describe_observation(game, policy_numbers, writer)`.
template <Encoded G>
class Encoder {
 public:
  using Move = typename G::Move;  ///< as in the game
  using View = typename G::View;  ///< as in the game

  /// Precondition: the game outlives the encoder.
  constexpr explicit Encoder(const G& game) noexcept : game_(game), numbers_(detail::prepared_for(game)) {}
  // Deleted: a temporary game would not outlive the encoder.
  explicit Encoder(const G&&) = delete;

  /// As regelwerk::for_each_plane.
  constexpr void for_each_plane(auto&& f) const noexcept {
    detail::PlaneLister<std::remove_reference_t<decltype(f)>> sink{f};
    detail::describe_planes(game_, numbers_, sink);
  }
  /// As regelwerk::observation_size.
  [[nodiscard]] constexpr std::size_t observation_size() const noexcept {
    constexpr detail::NoPlane ignore;
    detail::PlaneLister<const detail::NoPlane> sink{ignore};
    detail::describe_planes(game_, numbers_, sink);
    return sink.size;
  }
  /// All policy indexes are below this number.
  [[nodiscard]] constexpr std::size_t policy_size() const noexcept { return detail::policy_size_of(game_, numbers_); }

  /// As regelwerk::observe.
  constexpr void observe(const View& view, std::span<float> room) const noexcept {
    expects([&] { return !view.viewer.is_spectator(); }, "somebody who looks on has a seat to be relative to");
    expects([&] { return room.size() >= observation_size(); }, "the room holds the observation");
    detail::PlanePainter<View> sink{view, room};
    detail::describe_planes(game_, numbers_, sink);
  }

  /// The policy index of a move. Precondition: the move is legal for the view.
  [[nodiscard]] constexpr std::size_t index(const View& view, const Move& move) const noexcept {
    if constexpr (requires { numbers_.index(game_.layout(), view, move); }) {
      return numbers_.index(game_.layout(), view, move);
    } else {
      return policy_index(game_, view, move);
    }
  }
  /// As regelwerk::legal_mask.
  constexpr std::size_t legal_mask(const View& view, std::span<std::uint8_t> mask) const noexcept {
    expects([&] { return mask.size() >= policy_size(); }, "the mask has room for every index");
    for (std::uint8_t& legal : mask.first(policy_size())) legal = 0;
    std::size_t count = 0;
    game_.for_each_move(view, [&](const Move& move) {
      mask[index(view, move)] = 1;
      ++count;
    });
    return count;
  }
  /// As regelwerk::policy_move.
  [[nodiscard]] constexpr std::optional<Move> move(const View& view, std::size_t index_of_move) const noexcept {
    std::optional<Move> found;
    game_.for_each_move(view, [&](const Move& move) {
      if (index(view, move) == index_of_move) found = move;
      return !found.has_value();
    });
    return found;
  }

 private:
  const G& game_;
  decltype(detail::prepared_for(std::declval<const G&>())) numbers_;
};

/// Calls `f(const Plane&)` for the planes of an observation in their order.
template <Encoded G, class F>
constexpr void for_each_plane(const G& game, F&& f) noexcept {
  Encoder<G>{game}.for_each_plane(f);
}

/// The number of numbers in an observation, which is the same for all views under the rules in force.
template <Encoded G>
[[nodiscard]] constexpr std::size_t observation_size(const G& game) noexcept {
  return Encoder<G>{game}.observation_size();
}

/// Writes everything in a seat's view, and nothing else, as numbers from 0 to 1 to the first observation_size(game)
/// places of `room`. Preconditions: the viewer is a seat, and the room is large enough.
template <Encoded G>
constexpr void observe(const G& game, const typename G::View& view, std::span<float> room) noexcept {
  Encoder<G>{game}.observe(view, room);
}

/// Sets the entries of `mask` to 1 at the indexes of the legal moves of a view and to 0 elsewhere, up to
/// policy_size(game). Returns the number of legal moves. Precondition: the mask is large enough.
template <Encoded G>
constexpr std::size_t legal_mask(const G& game, const typename G::View& view, std::span<std::uint8_t> mask) noexcept {
  return Encoder<G>{game}.legal_mask(view, mask);
}

/// The legal move of the view with this index; empty if there is none. `index` may be any number.
template <Encoded G>
[[nodiscard]] constexpr std::optional<typename G::Move> policy_move(const G& game, const typename G::View& view,
                                                                    std::size_t index) noexcept {
  return Encoder<G>{game}.move(view, index);
}

}  // namespace regelwerk::inline shared

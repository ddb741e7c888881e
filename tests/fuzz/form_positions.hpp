#pragma once
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include <fuzz/form.hpp>
#include <fuzz/node.hpp>
#include <regelwerk/core/codec/checksum.hpp>

// States and views, as lines and as bytes.

namespace fuzz {

/// How far is played on from a state that was accepted.
inline constexpr int plies_onward = 5;

template <class Title>
struct StateLine {
  using G = typename Title::Game;
  static constexpr std::string_view name = "state";
  static constexpr bool has_way = false;
  static constexpr bool is_text = true;

  static void run(Report& report, const G& game, const Position<G>* /*at*/, std::string_view body) {
    const auto read = parse_state(game, body);
    if (!read) return check_refusal(report, game, read.error(), body.size());
    ++report.strays;
    check_same_text(report, to_text(game, *read), body);
    play_on<Title>(report, game, *read, plies_onward);
  }
  static std::string fresh(const G& game, const typename G::State& state, Random& /*random*/) {
    return as_body(to_text(game, state).view());
  }
  static std::optional<std::string> onward(const G& game, std::string_view body, Random& random) {
    const auto read = parse_state(game, body);
    if (!read) return std::nullopt;
    auto state = *read;
    play_at_random(game, state, random, few_plies(random));
    return fresh(game, state, random);
  }
};

template <class Title>
struct PackedState {
  using G = typename Title::Game;
  static constexpr std::string_view name = "packed_state";
  static constexpr bool has_way = false;
  static constexpr bool is_text = false;

  static void run(Report& report, const G& game, const Position<G>* /*at*/, std::string_view body) {
    const auto read = game.unpack(as_bytes(body));
    if (!read) return check_refusal(report, game, read.error(), body.size());
    ++report.strays;
    report.expect(as_body(game.pack(*read)) == body, "other bytes are read as the same state");
    play_on<Title>(report, game, *read, plies_onward);
  }
  static std::string fresh(const G& game, const typename G::State& state, Random& /*random*/) {
    return as_body(game.pack(state));
  }
  static std::optional<std::string> onward(const G& game, std::string_view body, Random& random) {
    const auto read = game.unpack(as_bytes(body));
    if (!read) return std::nullopt;
    auto state = *read;
    play_at_random(game, state, random, few_plies(random));
    return fresh(game, state, random);
  }
};

/// The view of another viewer or after some plies, in a state that looks like it.
template <class G>
typename G::View onward_view(const G& game, const typename G::View& view, Random& random) {
  auto state = game.resample(view, random);
  play_at_random(game, state, random, few_plies(random));
  const auto all = conformance::viewers(game);
  return game.view(state, all[random() % all.size()]);
}

template <class Title>
struct ViewLine {
  using G = typename Title::Game;
  static constexpr std::string_view name = "view";
  static constexpr bool has_way = false;
  static constexpr bool is_text = true;

  static void run(Report& report, const G& game, const Position<G>* /*at*/, std::string_view body) {
    const auto read = parse_view(game, body);
    if (!read) return check_refusal(report, game, read.error(), body.size());
    check_same_text(report, to_text(game, *read), body);
    check_view(report, game, *read);
  }
  static void check_view(Report& report, const G& game, const typename G::View& view) {
    auto random = Random::stream(regelwerk::hash(view), 0);
    ++report.strays;
    check_round_trip(report, game, view);
    conformance::check_stray_view(report, game, view, random);
    play_on<Title>(report, game, game.resample(view, random), 1);
  }
  static std::string fresh(const G& game, const typename G::State& state, Random& random) {
    const auto all = conformance::viewers(game);
    return as_body(to_text(game, game.view(state, all[random() % all.size()])).view());
  }
  static std::optional<std::string> onward(const G& game, std::string_view body, Random& random) {
    const auto read = parse_view(game, body);
    if (!read) return std::nullopt;
    return as_body(to_text(game, onward_view(game, *read, random)).view());
  }
};

template <class Title>
struct PackedView {
  using G = typename Title::Game;
  static constexpr std::string_view name = "packed_view";
  static constexpr bool has_way = false;
  static constexpr bool is_text = false;

  static void run(Report& report, const G& game, const Position<G>* /*at*/, std::string_view body) {
    const auto read = game.unpack_view(as_bytes(body));
    if (!read) return check_refusal(report, game, read.error(), body.size());
    report.expect(as_body(game.pack(*read)) == body, "other bytes are read as the same view");
    ViewLine<Title>::check_view(report, game, *read);
  }
  static std::string fresh(const G& game, const typename G::State& state, Random& random) {
    const auto all = conformance::viewers(game);
    return as_body(game.pack(game.view(state, all[random() % all.size()])));
  }
  static std::optional<std::string> onward(const G& game, std::string_view body, Random& random) {
    const auto read = game.unpack_view(as_bytes(body));
    if (!read) return std::nullopt;
    return as_body(game.pack(onward_view(game, *read, random)));
  }
  /// Without its checksum no view would be read at all.
  static void finish(std::string& body, Random& random) {
    if (body.size() < regelwerk::checksum_size || random() % 16 == 0) return;
    const std::size_t end = body.size() - regelwerk::checksum_size;
    const std::uint32_t checksum = regelwerk::checksum_of(as_bytes(body).first(end));
    for (std::size_t i = 0; i < regelwerk::checksum_size; ++i) body[end + i] = static_cast<char>(checksum >> (8 * i));
  }
};

}  // namespace fuzz

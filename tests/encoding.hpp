#pragma once
#include <doctest/doctest.h>

#include <algorithm>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <map>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

#include <forged_view.hpp>
#include <regelwerk/ai/encoding/encoding.hpp>
#include <regelwerk/core/seat.hpp>
#include <regelwerk/play/random.hpp>
#include <regelwerk/play/sample.hpp>

// What every encoding must hold to, over the nodes of random games. A game says how the seats of a state are turned:
// `turned(game, state, by)` is the state in which every seat has gone on by so many. What it leaves as it is, such as
// plain numbers, no seat may depend on. Where turning leads to no sound state, `turned.concerns(state)` says so.
// `turned.can_be(game, view)` is false for views that pass for sound but show what no game leads to.

namespace encoding {

/// For rules that tell the seats apart: everything is checked but what turning would show.
struct NotTurned {};

/// How much is checked.
struct Plan {
  std::uint64_t key = 1;  ///< of the random numbers
  int games = 1;
  int nodes = 1'500;  ///< of a game at most
  int every = 12;     ///< every so-manieth node of them is looked at
  int spaces = 8;     ///< nodes at which every policy index is asked about
};

/// What was found, over the games of several options.
struct Tally {
  std::vector<std::string> faults;
  std::map<std::string, bool> shown;  ///< by plane, whether it ever had a number that is not 0
  std::set<std::string> needed;       ///< planes without which two different views would have looked alike
  std::set<std::size_t> used;         ///< policy indexes of legal moves, of the last game
  std::uint64_t views = 0;
  std::uint64_t moves = 0;
  std::uint64_t turned = 0;
  std::uint64_t altered = 0;

  bool expect(bool holds, std::string_view what) {
    if (!holds && faults.size() < 20) faults.emplace_back(what);
    return holds;
  }
};

using Numbers = std::vector<float>;

/// Numbers as bits, so that equal means the same in every bit.
inline std::vector<std::uint32_t> bits_of(const Numbers& numbers) {
  std::vector<std::uint32_t> bits;
  for (const float number : numbers) bits.push_back(std::bit_cast<std::uint32_t>(number));
  return bits;
}

/// Observes into room that is larger than need be, full of what no observation may hold.
template <regelwerk::Encoded G>
Numbers observed(Tally& tally, const G& game, const typename G::View& view) {
  constexpr std::size_t margin = 3;
  const std::size_t size = observation_size(game);
  Numbers room(size + margin, -7.0F);
  observe(game, view, std::span{room});
  const bool left = std::all_of(room.end() - margin, room.end(), [](float value) { return value == -7.0F; });
  tally.expect(left, "written behind the observation");
  room.resize(size);
  const bool in_range =
      std::all_of(room.begin(), room.end(), [](float value) { return 0.0F <= value && value <= 1.0F; });
  tally.expect(in_range, "a number outside of 0 to 1");
  return room;
}

/// Planes lie one behind the other, have different names, and fill the observation.
template <regelwerk::Encoded G>
void check_planes(Tally& tally, const G& game) {
  std::size_t size = 0;
  std::set<std::string_view> names;
  for_each_plane(game, [&](const regelwerk::Plane& plane) {
    tally.expect(plane.first == size, "a plane does not follow the one before");
    tally.expect(plane.size > 0 && plane.rows > 0 && plane.size % plane.rows == 0, "a plane has rows of equal length");
    tally.expect(!plane.name.empty() && names.insert(plane.name).second, "two planes have one name");
    tally.shown.try_emplace(std::string{plane.name}, false);
    size += plane.size;
  });
  tally.expect(size == observation_size(game), "the planes are not the observation");
  tally.expect(policy_size(game) <= regelwerk::most_policy_size, "too many policy indexes");
}

template <regelwerk::Encoded G>
void note_planes(Tally& tally, const G& game, const Numbers& numbers) {
  for_each_plane(game, [&](const regelwerk::Plane& plane) {
    const auto begin = numbers.begin() + static_cast<std::ptrdiff_t>(plane.first);
    const auto end = begin + static_cast<std::ptrdiff_t>(plane.size);
    if (std::any_of(begin, end, [](float value) { return value != 0.0F; })) tally.shown[std::string{plane.name}] = true;
  });
}

/// The plane in which two observations differ; none if there are several.
template <regelwerk::Encoded G>
std::string only_difference(const G& game, const Numbers& numbers, const Numbers& others) {
  std::vector<std::string> different;
  for_each_plane(game, [&](const regelwerk::Plane& plane) {
    const auto begin = numbers.begin() + static_cast<std::ptrdiff_t>(plane.first);
    const auto other = others.begin() + static_cast<std::ptrdiff_t>(plane.first);
    if (!std::equal(begin, begin + static_cast<std::ptrdiff_t>(plane.size), other)) different.emplace_back(plane.name);
  });
  return different.size() == 1 ? different[0] : std::string{};
}

/// The legal moves of a view have different indexes, the mask shows these, and an index leads back to its move.
template <regelwerk::Encoded G>
void check_policy(Tally& tally, const G& game, const typename G::View& view, bool whole_space) {
  const std::size_t size = policy_size(game);
  std::map<std::size_t, typename G::Move> legal;
  std::size_t count = 0;
  game.for_each_move(view, [&](const typename G::Move& move) {
    const std::size_t index = policy_index(game, view, move);
    tally.expect(index < size, "a policy index beyond the last");
    tally.expect(legal.emplace(index, move).second, "two moves have one policy index");
    tally.expect(policy_move(game, view, index) == move, "a policy index does not lead back");
    tally.used.insert(index);
    ++count;
  });
  std::vector<std::uint8_t> mask(size + 1, 9);
  tally.expect(legal_mask(game, view, std::span{mask}) == count, "the mask counts other moves");
  tally.expect(mask[size] == 9, "written behind the mask");
  for (std::size_t index = 0; index < size; ++index) {
    tally.expect(mask[index] == (legal.contains(index) ? 1 : 0), "the mask shows other moves");
    if (!whole_space || legal.contains(index)) continue;
    tally.expect(!policy_move(game, view, index), "a move behind the index of none");
  }
  for (const std::size_t index : {size, size + 1, (std::numeric_limits<std::size_t>::max)()}) {
    tally.expect(!policy_move(game, view, index), "a move behind an index beyond the last");
  }
  tally.moves += count;
}

/// Looks at games under one set of rules.
template <regelwerk::Encoded G, class Turned>
class Check {
 public:
  using State = typename G::State;
  using View = typename G::View;
  static constexpr bool turns = !std::is_base_of_v<NotTurned, Turned>;

  Check(Tally& tally, const G& game, const Turned& turned) : tally_(tally), game_(game), turned_(turned) {}

  void node(const State& state, bool whole_space, regelwerk::Random& random) {
    for (int seat = 0; seat < game_.seats(); ++seat) {
      const View view = game_.view(state, regelwerk::Seat{seat});
      const Numbers numbers = observed(tally_, game_, view);
      note_planes(tally_, game_, numbers);
      check_faithful(state, seat, numbers);
      check_policy(tally_, game_, view, whole_space);
      check_kept(view, numbers);
      check_altered(view, numbers, random);
      ++tally_.views;
      if constexpr (turns) check_turned(state, seat, numbers, static_cast<int>(random() % 64));
    }
  }

 private:
  [[nodiscard]] State turned(const State& state, int by) const { return turned_(game_, state, by % game_.seats()); }

  /// An encoder that is kept for all views shows and numbers as one that is made for each.
  void check_kept(const View& view, const Numbers& numbers) {
    Numbers again(kept_.observation_size());
    kept_.observe(view, again);
    tally_.expect(bits_of(again) == bits_of(numbers), "a kept encoder shows something else");
    tally_.expect(kept_.policy_size() == policy_size(game_), "a kept encoder has another size");
    game_.for_each_move(view, [&](const typename G::Move& move) {
      tally_.expect(kept_.index(view, move) == policy_index(game_, view, move), "a kept encoder numbers otherwise");
    });
  }

  /// One observation, one view; views that are alike but for the seat of their viewer are the same.
  void check_faithful(const State& state, int seat, const Numbers& numbers) {
    View view = game_.view(state, regelwerk::Seat{seat});
    if constexpr (turns) view = game_.view(turned(state, game_.seats() - seat), regelwerk::Seat{0});
    const auto bytes = game_.pack(view);
    const auto bits = bits_of(numbers);
    const auto [entry, fresh] = by_numbers_.emplace(bits, bytes);
    if (!tally_.expect(fresh || entry->second == bytes, "different views, one observation")) {
      tally_.expect(false, to_text(game_, view).view());
      tally_.expect(false,
                    to_text(game_, game_.unpack_view({entry->second.data(), entry->second.size()}).value()).view());
    }
    const auto [other, new_view] = by_view_.emplace(bytes, bits);
    tally_.expect(new_view || other->second == bits, "one view, different observations");
  }

  /// A view with something else in it, as far as it is one of this game, is shown otherwise, whatever it is.
  void check_altered(const View& view, const Numbers& numbers, regelwerk::Random& random) {
    constexpr int attempts = 24;
    const auto bytes = game_.pack(view);
    const auto older = last_.empty() ? bytes : last_[random() % last_.size()];
    for (int i = 0; i < attempts; ++i) {
      const auto other =
          forged::resealed<G>(i % 2 == 0 ? forged::struck<G>(bytes, random) : forged::mixed<G>(bytes, older, random));
      const auto read = game_.unpack_view({other.data(), other.size()});
      if (!read || *read == view || read->viewer != view.viewer) continue;
      if constexpr (requires { turned_.can_be(game_, *read); }) {
        if (!turned_.can_be(game_, *read)) continue;
      }
      const Numbers others = observed(tally_, game_, *read);
      if (!tally_.expect(bits_of(others) != bits_of(numbers), "an altered view looks the same")) {
        tally_.expect(false,
                      std::string{to_text(game_, view).view()} + " and " + std::string{to_text(game_, *read).view()});
      }
      if (const auto plane = only_difference(game_, numbers, others); !plane.empty()) tally_.needed.insert(plane);
      check_policy(tally_, game_, *read, false);
      ++tally_.altered;
    }
    if (last_.size() < 64) {
      last_.push_back(bytes);
    } else {
      last_[random() % last_.size()] = bytes;
    }
  }

  /// The seats gone on, the same seat sees the same and has the same moves, which do the same.
  void check_turned(const State& state, int seat, const Numbers& numbers, int by) {
    if constexpr (requires { turned_.concerns(state); }) {
      if (!turned_.concerns(state)) return;
    }
    const int seats = game_.seats();
    const State other = turned(state, by);
    tally_.expect(game_.validate(other).empty(), "a turned state is broken");
    tally_.expect(turned(other, seats - by % seats) == state, "turning back does not lead back");
    const View view = game_.view(state, regelwerk::Seat{seat});
    const View view_turned = game_.view(other, regelwerk::Seat{(seat + by) % seats});
    tally_.expect(bits_of(observed(tally_, game_, view_turned)) == bits_of(numbers), "turning shows");
    std::size_t moves = 0;
    game_.for_each_move(view_turned, [&](const auto&) { ++moves; });
    game_.for_each_move(view, [&](const auto& move) {
      --moves;
      const auto same = policy_move(game_, view_turned, policy_index(game_, view, move));
      if (!tally_.expect(same.has_value(), "a move is missing when the seats are turned")) return;
      tally_.expect(game_.play(other, *same) == turned(game_.play(state, move), by),
                    "one policy index, different moves when the seats are turned");
    });
    tally_.expect(moves == 0, "other moves when the seats are turned");
    ++tally_.turned;
  }

  Tally& tally_;
  const G& game_;
  regelwerk::Encoder<G> kept_{game_};
  Turned turned_;
  std::map<std::vector<std::uint32_t>, typename G::PackedView> by_numbers_;
  std::map<typename G::PackedView, std::vector<std::uint32_t>> by_view_;
  std::vector<typename G::PackedView> last_;
};

/// Random games under one set of rules.
template <regelwerk::Encoded G, class Turned>
void play_games(Tally& tally, const G& game, const Turned& turned, const Plan& plan) {
  check_planes(tally, game);
  tally.used.clear();
  Check<G, Turned> check{tally, game, turned};
  auto random = regelwerk::Random::stream(plan.key, 0);
  int spaces = plan.spaces;
  for (int i = 0; i < plan.games; ++i) {
    auto state = game.initial();
    for (int node = 0; node < plan.nodes; ++node) {
      const auto actor = game.actor(state);
      if (random() % static_cast<std::uint64_t>(plan.every) == 0 || actor.is_nobody()) {
        check.node(state, actor.is_seat() && spaces-- > 0, random);
      }
      if (actor.is_nobody()) break;
      game.advance(state, regelwerk::random_move(game, state, random));
    }
  }
}

/// The same rules fixed and chosen number and show everything alike.
template <regelwerk::Encoded Fixed, regelwerk::Encoded Chosen>
void play_twins(Tally& tally, const Fixed& fixed, const Chosen& chosen, const Plan& plan) {
  tally.expect(policy_size(fixed) == policy_size(chosen), "twins have other policy sizes");
  tally.expect(observation_size(fixed) == observation_size(chosen), "twins have other observation sizes");
  auto random = regelwerk::Random::stream(plan.key, 1);
  auto state = fixed.initial();
  for (int node = 0; node < plan.nodes && !fixed.actor(state).is_nobody(); ++node) {
    const regelwerk::Seat seat = fixed.actor(state).is_seat() ? fixed.actor(state).seat() : regelwerk::Seat{0};
    const auto view = fixed.view(state, seat);
    tally.expect(bits_of(observed(tally, fixed, view)) == bits_of(observed(tally, chosen, view)),
                 "twins see otherwise");
    fixed.for_each_move(view, [&](const auto& move) {
      tally.expect(policy_index(fixed, view, move) == policy_index(chosen, view, move), "twins number otherwise");
    });
    fixed.advance(state, regelwerk::random_move(fixed, state, random));
  }
}

/// Hands a tally over to the test framework. Every plane must have shown something under some rules, and there must
/// have been something to look at.
inline void settle(const Tally& tally) {
  CHECK(tally.views > 100);
  CHECK(tally.moves > 100);
  for (const std::string& fault : tally.faults) FAIL_CHECK(fault);
  for (const auto& [name, shown] : tally.shown) CHECK_MESSAGE(shown, name);
  std::string others;
  for (const auto& [name, shown] : tally.shown) {
    if (!tally.needed.contains(name)) others += ", " + name;
  }
  MESSAGE(tally.views << " views, " << tally.turned << " of them turned, " << tally.altered << " altered, "
                      << tally.moves << " moves; planes that follow from others" << others);
}

}  // namespace encoding

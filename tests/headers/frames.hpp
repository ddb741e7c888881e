#pragma once
#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>

#include <regelwerk/ai/search/flat_monte_carlo.hpp>
#include <regelwerk/ai/utility.hpp>
#include <regelwerk/play.hpp>
#include <regelwerk/play/json.hpp>
#include <regelwerk/play/json_schema.hpp>
#include <regelwerk/play/rule_difference.hpp>
#include <regelwerk/play/sentences.hpp>

// Every call of a game, and every tool over it, but for moves(), which returns a list: compiled with a limit for
// the frame of a function, so that a small stack does for all of them. Each game has a file. Nothing here is run.

namespace frames {

using namespace regelwerk;

// Each group of calls is a function of its own, since an optimising compiler puts what it inlines into one frame.

template <class G>
[[gnu::noinline]] std::size_t ask(const G& game, const typename G::State& state, std::span<typename G::Move> room) {
  std::size_t told = 0;
  const auto tell = [&](const auto&... /*what*/) { ++told; };
  const auto view = game.view(state, Seat{0});
  told += game.moves_into(state, room) + game.moves_into(view, room);
  game.for_each_move(state, tell);
  game.for_each_move(view, tell);
  for (const auto& move : room) {
    if (!game.why_not(state, move) && !game.why_not(view, move)) told += game.weight(state, move);
  }
  if (const auto outcome = game.outcome(state)) told += static_cast<std::size_t>(outcome->seats);
  return told + game.total_weight(state) + game.validate(state).size() + hash(state);
}

template <class G>
[[gnu::noinline]] void change(const G& game, typename G::State& state, const typename G::Move& move) {
  Random random{1};
  game.advance(state, move, [&](const auto& event) { (void)game.shown(event, spectator); });
  if (const auto played = game.try_play(game.play(state, move), move)) state = *played;
  state = game.resample(game.view(state, Seat{0}), random);
}

template <class G, class Position>
[[gnu::noinline]] std::size_t choose(const G& game, const Position& position, const typename G::Move& move) {
  std::size_t told = 0;
  const auto chain = parts_of(game, position, move);
  const std::span<const PartOf<G>> chosen{chain.begin(), chain.size()};
  const auto tell = [&](const PartOf<G>& part) { told += part_text(game, position, part).view().size(); };
  for_each_part(game, position, chosen, tell);
  if (const auto found = move_of_parts(game, position, chosen)) told += found->code();
  return told;
}

template <class G, class Position>
[[gnu::noinline]] std::size_t explain(const G& game, const Position& position, const typename G::Move& move) {
  std::size_t told = 0;
  const auto chain = parts_of(game, position, move);
  if (const auto because = why_not_part(game, position, {chain.begin(), chain.size()}, {})) {
    told += text_of(game, position, because->cause).view().size();
  }
  if (const auto because = why(game, position, move)) told += because->cause.value;
  return told;
}

template <class G>
[[gnu::noinline]] std::size_t write(const G& game, const typename G::State& state, const typename G::Move& move) {
  return to_text(game, state).view().size() + to_text(game, state, move).view().size() +
         to_text(game, game.view(state, Seat{0}), move).view().size() + game.pack(state).size();
}

template <class G>
[[gnu::noinline]] std::size_t read(const G& game, typename G::State& state, std::string_view text,
                                   std::span<const std::uint8_t> bytes) {
  std::size_t told = 0;
  if (const auto found = parse_move(game, state, text)) told += found->code();
  if (const auto found = parse_move(game, game.view(state, Seat{0}), text)) told += found->code();
  if (const auto found = parse_state(game, text)) state = *found;
  if (const auto found = game.unpack(bytes)) state = *found;
  return told;
}

template <class G>
[[gnu::noinline]] std::size_t write_shown(const G& game, const typename G::View& view, const typename G::Event& event) {
  std::size_t told = 0;
  const auto tell = [&](std::string_view piece) { told += piece.size(); };
  write_json(tell, game, view);
  write_json(tell, game, event);
  write_json_schema(tell, game);
  return told + game.validate(view).size() + to_text(game, view).view().size() + to_text(game, event).view().size() +
         game.pack(view).size() + game.pack(event).size();
}

template <class G>
[[gnu::noinline]] std::size_t read_shown(const G& game, typename G::View& view, std::string_view text,
                                         std::span<const std::uint8_t> bytes) {
  if (const auto found = parse_view(game, text)) view = *found;
  if (const auto found = game.unpack_view(bytes)) view = *found;
  if (const auto found = parse_event(game, text); found && game.apply(view, *found)) return 1;
  if (const auto found = game.unpack_event(bytes); found && game.apply(view, *found)) return 2;
  const auto found = game.next_event(bytes);
  return found ? found->bytes : 0;
}

template <class G>
[[gnu::noinline]] std::size_t speak(const G& game, typename G::View& view, std::span<const typename G::Event> events) {
  std::size_t told = 0;
  for_each_told(game, view, events, [&](const auto& before, const auto& event) {
    told += tell(game, before, event, english).view().size() + tell(game, before, event, german).view().size();
  });
  return told;
}

template <class G>
[[gnu::noinline]] std::size_t play(const G& game, const typename G::State& state) {
  std::size_t told = 0;
  Random random{1};
  perft_split(game, state, 2, [&](const auto& move, std::uint64_t count) { told += move.code() + count; });
  told += perft(game, state, 2) + playout(game, state, random, 400).nodes + random_move(game, state, random).code();
  told += static_cast<std::size_t>(standing_payoffs(game, game.view(state, Seat{0}), ByPlace{})[0]);
  told += static_cast<std::size_t>(position_payoffs(game, state, ByScore{})[0]);
  return told + flat_monte_carlo(game, game.view(state, Seat{0}), random).code();
}

template <class G>
[[gnu::noinline]] std::size_t record(const G& game, std::span<const typename G::Move> moves, std::string_view text) {
  std::size_t told = 0;
  const auto tell = [&](const auto&... /*what*/) { ++told; };
  const auto header = record_header(game, game.default_start());
  write_record(game, header, moves, tell);
  const auto done = read_record(game, text, tell);
  const auto replayed = replay(game, header, moves, tell);
  told += static_cast<std::size_t>(done.fault.has_value()) + static_cast<std::size_t>(replayed.fault.has_value());
  return told + static_cast<std::size_t>(can_take_back(game, game.initial(), moves, Seat{0}));
}

template <class G>
[[gnu::noinline]] bool part(const G& game, std::span<const typename G::Move> moves) {
  return first_difference(game, game, game.default_start(), moves).has_value();
}

template <class G>
std::size_t call_all(const G& game, std::string_view text, std::span<const std::uint8_t> bytes,
                     std::span<typename G::Move> room) {
  auto state = game.initial();
  std::size_t told = ask(game, state, room);
  change(game, state, room[0]);
  auto view = game.view(state, Seat{0});
  told += choose(game, state, room[0]) + choose(game, view, room[0]);
  told += explain(game, state, room[0]) + explain(game, view, room[0]);
  told += write(game, state, room[0]) + read(game, state, text, bytes);
  const typename G::Event event{};
  told +=
      write_shown(game, view, event) + read_shown(game, view, text, bytes) + speak(game, view, std::span{&event, 1});
  told += static_cast<std::size_t>(part(game, std::span<const typename G::Move>{room}));
  return told + play(game, state) + record(game, std::span<const typename G::Move>{room}, text);
}

template <class G, class Fixed>
[[gnu::noinline]] std::size_t call_chosen(std::string_view text, std::span<const std::uint8_t> bytes,
                                          std::span<typename G::Move> room) {
  // By a pointer, so that what make() needs and the game that the caller holds are not in one frame.
  using Make = decltype(G::make({})) (*)(const typename G::Options&, const typename G::Edition&);
  Make volatile make = &G::make;
  constexpr const auto& edition = Fixed::edition();
  const auto game = make({}, edition);
  return game ? call_all(*game, text, bytes, room) : 0;
}

#ifdef NDEBUG
constexpr bool is_optimised = true;
#else
constexpr bool is_optimised = false;
#endif

/// Optimised, which takes long to compile, only with rules that are data: what the type knows is the debug build's.
template <class Fixed, class Chosen>
std::size_t call_both(std::string_view text, std::span<const std::uint8_t> bytes,
                      std::span<typename Fixed::Move> room) {
  std::size_t told = call_chosen<Chosen, Fixed>(text, bytes, room);
  if constexpr (!is_optimised) told += call_all(Fixed{}, text, bytes, room);
  return told;
}

}  // namespace frames

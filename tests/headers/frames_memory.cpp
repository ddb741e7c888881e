#include <cstddef>
#include <cstdint>
#include <string_view>
#include <tuple>

#include <games/list.hpp>
#include <games/recall.hpp>

#include <regelwerk/core/description/settings.hpp>
#include <regelwerk/play/random.hpp>

// As in frames.cpp: memories, the worlds that they allow, and settings as people write them.

namespace frames {

using namespace regelwerk;

template <class G>
[[gnu::noinline]] void remember(const G& game, typename G::Memory& memory, const typename G::View& before,
                                const typename G::Event& event) {
  game.remember(memory, before, event);
}

template <class G>
[[gnu::noinline]] bool draw(const G& game, const typename G::Memory& memory, const typename G::View& view) {
  Random random{1};
  return game.is_possible(view, memory, game.resample(view, memory, random));
}

template <class G>
[[gnu::noinline]] std::uint64_t list_worlds(const G& game, const typename G::Memory& memory,
                                            const typename G::View& view) {
  std::uint64_t weights = 0;
  game.for_each_world(view, memory, 100,
                      [&](const typename G::State& /*state*/, std::uint64_t weight) { weights += weight; });
  return weights;
}

template <class G>
[[gnu::noinline]] std::uint64_t count(const G& game, const typename G::View& view) {
  return game.count_worlds(view, 100).count;
}

template <class G>
[[gnu::noinline]] bool read_settings(const G& game, std::string_view text) {
  return parse_options<G>(text).has_value() && parse_start(game, text).has_value();
}

template <class G>
std::uint64_t recall_all(const G& game, const typename G::View& view, std::string_view text) {
  auto memory = game.memory(view);
  remember(game, memory, view, typename G::Event{});
  return list_worlds(game, memory, view) + count(game, view) + (draw(game, memory, view) ? 1 : 0) +
         (read_settings(game, text) ? 1 : 0);
}

// What is pointed at is compiled.
template <class... Games>
auto pointers(games::Row<Games...> /*all*/) {
  return std::tuple{&recall_all<Games>..., &recall_all<games::Fixed<Games>>...};
}
extern const auto every_game = pointers(games::All{});

}  // namespace frames

#pragma once
#include <algorithm>
#include <compare>
#include <cstddef>
#include <cstdint>
#include <set>
#include <span>
#include <string>
#include <vector>

#include <allocations.hpp>
#include <conformance/moves.hpp>
#include <conformance/report.hpp>
#include <regelwerk/core/hidden/draw.hpp>
#include <regelwerk/core/playable.hpp>
#include <regelwerk/play/parts.hpp>
#include <regelwerk/play/random.hpp>

// Moves in parts: the tree of parts, walked against one that is made of the legal list by other means.

namespace conformance {

/// The parts of every legal move of a node.
template <regelwerk::Playable G>
class PartTree {
 public:
  using Part = regelwerk::PartOf<G>;
  using Parts = std::vector<Part>;

  PartTree(const G& game, const typename G::State& state) {
    game.for_each_move(state, [&](const typename G::Move& move) {
      const auto chain = parts_of(game, state, move);
      moves_.push_back({Parts(chain.begin(), chain.end()), move});
    });
    std::sort(moves_.begin(), moves_.end(), [](const Leaf& a, const Leaf& b) { return a.parts < b.parts; });
  }

  struct Leaf {
    Parts parts;
    typename G::Move move;
  };

  [[nodiscard]] const std::vector<Leaf>& leaves() const { return moves_; }

  /// No two moves have the same parts, and none those with which another one begins.
  [[nodiscard]] bool is_tree() const {
    for (std::size_t i = 0; i < moves_.size(); ++i) {
      if (moves_[i].parts.empty()) return false;
      if (i > 0 && begins(moves_[i].parts, moves_[i - 1].parts)) return false;
    }
    return true;
  }

  /// What may follow, in ascending order.
  [[nodiscard]] Parts after(const Parts& chosen) const {
    std::set<Part> open;
    for (const Leaf& leaf : moves_) {
      if (leaf.parts.size() > chosen.size() && begins(leaf.parts, chosen)) open.insert(leaf.parts[chosen.size()]);
    }
    return {open.begin(), open.end()};
  }

 private:
  static bool begins(const Parts& whole, const Parts& part) {
    return part.size() <= whole.size() && std::equal(part.begin(), part.end(), whole.begin());
  }

  std::vector<Leaf> moves_;
};

/// The same as for_each_part tells it.
template <regelwerk::Playable G, class Position>
std::vector<regelwerk::PartOf<G>> parts_after(const G& game, const Position& position,
                                              const std::vector<regelwerk::PartOf<G>>& chosen) {
  std::vector<regelwerk::PartOf<G>> told;
  regelwerk::for_each_part(game, position, chosen, [&](const regelwerk::PartOf<G>& part) { told.push_back(part); });
  return told;
}

/// A part that leads nowhere is refused by a rule, one that leads on is not.
template <regelwerk::Playable G>
void check_refused_part(Report& report, const G& game, const typename G::State& state,
                        const std::vector<regelwerk::PartOf<G>>& chosen, const std::vector<regelwerk::PartOf<G>>& open,
                        regelwerk::PartOf<G> part) {
  const auto because = regelwerk::why_not_part(game, state, chosen, part);
  const bool leads_on = std::find(open.begin(), open.end(), part) != open.end();
  report.expect(!leads_on || is_part(game, state, part), "a part is open that the game does not have");
  if (!report.expect(because.has_value() != leads_on, "why_not_part disagrees with for_each_part")) return;
  report.expect(leads_on || !info(because->rule).id.empty(), "a part is refused by no rule");
  if (!game.actor(state).is_seat()) return;
  const auto view = game.view(state, game.actor(state).seat());
  report.expect(regelwerk::why_not_part(game, view, chosen, part) == because, "a view refuses a part otherwise");
  report.expect(is_part(game, view, part) == is_part(game, state, part), "a view has other parts than the state");
}

/// All parts of a kind that the game has, open or not: each is found by its word, and is refused by a rule if no legal
/// move begins with it.
template <regelwerk::Playable G>
void check_kind(Report& report, const G& game, const typename G::State& state,
                decltype(regelwerk::PartOf<G>::kind) kind, regelwerk::Random& random) {
  using Part = regelwerk::PartOf<G>;
  std::vector<Part> parts;
  std::set<std::string> words;
  regelwerk::for_each_part_of_kind(game, state, kind, [&](const Part& part) {
    parts.push_back(part);
    const auto text = part_text(game, state, part);
    report.expect(!text.view().empty() && words.insert(std::string{text.view()}).second,
                  "parts of a kind without words of their own", text.view());
  });
  report.expect(!regelwerk::part_named(game, state, kind, "no such part"), "a word that is none names a part");
  if (parts.empty()) return;
  const Part any = parts[regelwerk::draw_below(random, static_cast<std::uint32_t>(parts.size()))];
  const auto word = part_text(game, state, any);
  report.expect(regelwerk::part_named(game, state, kind, word.view()) == any, "a part is not found by its word",
                word.view());
  check_refused_part(report, game, state, {}, parts_after(game, state, {}), any);
}

/// Every open part, and some that are not: those of other steps, and such as no move has.
template <regelwerk::Playable G>
void check_refused_parts(Report& report, const G& game, const typename G::State& state,
                         const std::vector<regelwerk::PartOf<G>>& chosen, const std::vector<regelwerk::PartOf<G>>& open,
                         regelwerk::Random& random) {
  using Part = regelwerk::PartOf<G>;
  for (const Part& part : open) check_refused_part(report, game, state, chosen, open, part);
  // Kinds are numbered from 0 on; one beyond them has no parts.
  if (random() % 64 == 0) {
    check_kind(report, game, state, static_cast<decltype(Part::kind)>(random() % 20), random);
  }
  for (int i = 0; i < 8; ++i) {
    Part part = open.empty() ? Part{} : open[regelwerk::draw_below(random, static_cast<std::uint32_t>(open.size()))];
    const auto any = random();
    if (any % 3 == 0) part.kind = static_cast<decltype(part.kind)>(any / 16 % (any % 2 == 0 ? 256 : 16));
    part.value = static_cast<std::uint16_t>(i % 2 == 0 ? part.value + any / 4096 % 7 - 3 : any / 4096);
    check_refused_part(report, game, state, chosen, open, part);
  }
}

/// One step: the parts that follow are those of the legal moves, ascending, few, with words that tell them apart, and
/// the same for the seat that acts.
template <regelwerk::Playable G>
void check_step(Report& report, const G& game, const typename G::State& state, const PartTree<G>& tree,
                const std::vector<regelwerk::PartOf<G>>& chosen, regelwerk::Random& random) {
  const auto open = parts_after(game, state, chosen);
  ++report.part_steps;
  report.most_parts = std::max(report.most_parts, open.size());
  report.expect(open == tree.after(chosen), "the parts are not those of the legal moves", to_text(game, state).view());
  report.expect(open.size() <= regelwerk::parts_limit, "too many parts at one step", to_text(game, state).view());
  report.expect(!move_of_parts(game, state, chosen) || open.empty(), "a whole move goes on");
  std::set<std::string> words;
  for (const auto& part : open) {
    const auto text = part_text(game, state, part);
    const std::string word{text.view()};
    report.expect(!word.empty() && words.insert(std::to_string(static_cast<int>(part.kind)) + word).second,
                  "parts without words of their own", word);
  }
  if (game.actor(state).is_seat()) {
    const auto view = game.view(state, game.actor(state).seat());
    report.expect(parts_after(game, view, chosen) == open, "a view has other parts than the state");
  }
  const std::uint64_t before = allocations();
  std::size_t until_stop = 0;
  regelwerk::for_each_part(game, state, chosen, [&](const auto&) { return ++until_stop < 2; });
  report.expect(until_stop == std::min<std::size_t>(2, open.size()), "a visitor cannot stop for_each_part");
  const bool answered = why_not_part(game, state, std::span{chosen}, {}) || move_of_parts(game, state, chosen);
  report.expect((answered || !open.empty()) && allocations() == before, "the library asks for memory");
  if (random() % 4 == 0) check_refused_parts(report, game, state, chosen, open, random);
}

/// The tree of parts of a node, all of it or the way to some of its leaves.
template <regelwerk::Playable G>
void check_parts(Report& report, const G& game, const typename G::State& state, regelwerk::Random& random) {
  using Parts = std::vector<regelwerk::PartOf<G>>;
  constexpr std::size_t whole = 60;
  const PartTree<G> tree{game, state};
  report.expect(tree.is_tree(), "moves share their parts", to_text(game, state).view());
  std::set<Parts> seen;
  const std::size_t leaves = tree.leaves().size();
  for (std::size_t i = 0; i < std::min(leaves, whole); ++i) {
    const auto& leaf =
        tree.leaves()[leaves <= whole ? i : regelwerk::draw_below(random, static_cast<std::uint32_t>(leaves))];
    report.expect(move_of_parts(game, state, leaf.parts) == leaf.move, "the parts of a move make another one");
    report.expect(!why(game, state, leaf.move), "why() refuses a legal move");
    for (std::size_t size = 0; size <= leaf.parts.size(); ++size) {
      const Parts chosen(leaf.parts.begin(), leaf.parts.begin() + static_cast<std::ptrdiff_t>(size));
      if (seen.insert(chosen).second) check_step(report, game, state, tree, chosen, random);
    }
  }
  if (leaves == 0) check_step(report, game, state, tree, {}, random);
  for (int seat = 0; seat < game.seats(); ++seat) {
    if (game.actor(state).is(regelwerk::Seat{seat})) continue;
    const auto view = game.view(state, regelwerk::Seat{seat});
    report.expect(parts_after(game, view, {}).empty(), "a seat has parts to choose when it is not its turn");
    report.expect(regelwerk::why_not_part(game, view, {}, {}).has_value(), "a part is open when it is not its turn");
  }
}

/// why() answers the rule of why_not, and of a view the same as of the state.
template <regelwerk::Playable G>
void check_causes(Report& report, const G& game, const typename G::State& state, regelwerk::Random& random) {
  const auto moves = game.moves(state);
  for (int i = 0; i < 16; ++i) {
    const auto move =
        i % 4 == 0
            ? G::Move::from_code(static_cast<std::uint32_t>(random() & ((std::uint32_t{1} << G::Move::code_bits) - 1)))
            : neighbour_of<G>(moves, random);
    const auto rule = game.why_not(state, move);
    const auto because = why(game, state, move);
    if (!report.expect(because.has_value() == rule.has_value(), "why() disagrees with why_not()")) continue;
    report.expect(!rule || because->rule == *rule, "why() names another rule than why_not()");
    for (int seat = 0; seat < game.seats(); ++seat) {
      const auto view = game.view(state, regelwerk::Seat{seat});
      const auto seen = why(game, view, move);
      const bool acts = game.actor(state).is(regelwerk::Seat{seat});
      report.expect(acts ? seen == because : seen.has_value() && seen->rule == game.why_not(view, move),
                    "a view gives another cause than the state");
    }
  }
}

}  // namespace conformance

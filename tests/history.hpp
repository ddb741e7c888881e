#pragma once
#include <doctest/doctest.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <compare>
#include <cstddef>
#include <initializer_list>
#include <map>
#include <numeric>
#include <set>
#include <utility>
#include <vector>

// The naive way to find out what somebody may suppose about hidden cards: the whole history of what was seen is kept,
// and a world is taken back through it, step by step and in all ways, until all cards lie where they lay at the start.

namespace history {

/// How many cards of each kind. In place and not in a vector, since a search compares and copies millions.
class Counts {
 public:
  static constexpr std::size_t most_kinds = 16;  ///< more than any pool of a game has; Tock's has 13

  Counts() = default;
  explicit Counts(std::size_t kinds) : size_(kinds) { REQUIRE(kinds <= most_kinds); }
  Counts(std::initializer_list<int> counts) : Counts(counts.size()) { std::ranges::copy(counts, counts_.begin()); }

  [[nodiscard]] std::size_t size() const { return size_; }
  int& operator[](std::size_t kind) { return counts_[kind]; }
  int operator[](std::size_t kind) const { return counts_[kind]; }
  [[nodiscard]] int sum() const { return std::accumulate(counts_.begin(), counts_.end(), 0); }

  friend auto operator<=>(const Counts&, const Counts&) = default;

 private:
  std::size_t size_ = 0;
  std::array<int, most_kinds> counts_{};
};

/// Where all cards of a pool lie: with holders that are hidden, with the viewer, in the pile, or shown.
struct Places {
  std::vector<Counts> held;
  Counts own, pile, shown;

  friend auto operator<=>(const Places&, const Places&) = default;
};

enum class Step {
  draw,      ///< pile to holder a, hidden
  own_draw,  ///< pile to viewer, kind b
  move,      ///< holder a to holder b, hidden
  reveal,    ///< holder a to the shown cards, kind b
  own_play,  ///< viewer to the shown cards, kind b
  give,      ///< viewer to holder a, kind b
  take,      ///< holder a to viewer, kind b
  refill,    ///< the shown cards, `cards`, to the pile
  forbid,    ///< holder a has none of `kinds`
  require,   ///< holder a has one of `kinds`
  node,      ///< node number a: the game itself says whether the next events look like that
};

struct Entry {
  Step step{};
  int a = 0;
  int b = 0;
  unsigned kinds = 0;
  Counts cards{};
};

/// Whether node number `a` of a log can have been like this; `drawn` is the kind of the card drawn behind it, or -1.
struct AnyNode {
  bool operator()(int /*a*/, const Places& /*places*/, int /*drawn*/) const { return true; }
};

class Log {
 public:
  Log() = default;
  /// Cards that holders have at the start were dealt to them out of the pile: any are as likely.
  explicit Log(Places start) : start_(std::move(start)) {}

  void add(Entry entry) { entries_.push_back(std::move(entry)); }
  [[nodiscard]] std::size_t size() const { return entries_.size(); }

  /// In how many ways single cards can have come to lie like this, all copies of a kind told apart.
  template <class Node = AnyNode>
  [[nodiscard]] double ways(const Places& end, const Node& node = {}) const {
    std::map<Known, double> known;
    return count(entries_.size(), end, -1, node, known) * labellings(end);
  }

  enum class Answer { no, yes, too_long };
  /// Whether there is such a way.
  template <class Node = AnyNode>
  [[nodiscard]] Answer allows(const Places& end, const Node& node = {}, int steps = 20'000) const {
    std::set<std::pair<std::size_t, Places>> dead;
    int left = steps;
    const bool found = find(entries_.size(), end, -1, node, dead, left);
    return found ? Answer::yes : left > 0 ? Answer::no : Answer::too_long;
  }

 private:
  static double labellings(const Places& end) {
    double ways = 1;
    for (std::size_t kind = 0; kind < end.pile.size(); ++kind) {
      int total = 0;
      const auto lay = [&](int copies) {
        for (int i = 1; i <= copies; ++i) ways = ways * ++total / i;
      };
      lay(end.own[kind]);
      lay(end.pile[kind]);
      lay(end.shown[kind]);
      for (const Counts& each : end.held) lay(each[kind]);
    }
    return std::round(ways);
  }

  /// Visits all ways to take an entry back: the places before, in how many ways, and the kind drawn.
  template <class Visitor>
  static bool take_back(const Entry& entry, const Places& after, const Visitor& visitor) {
    const auto a = static_cast<std::size_t>(entry.a);
    const auto b = static_cast<std::size_t>(entry.b);
    const auto go = [&](auto from, auto to, std::size_t kind) {
      Places before = after;
      const int copies = from(before)[kind]--;
      if (copies == 0) return false;
      ++to(before)[kind];
      return visitor(before, copies, static_cast<int>(kind));
    };
    const auto held_a = [&](Places& places) -> Counts& { return places.held[a]; };
    const auto held_b = [&](Places& places) -> Counts& { return places.held[b]; };
    const auto own = [](Places& places) -> Counts& { return places.own; };
    const auto pile = [](Places& places) -> Counts& { return places.pile; };
    const auto shown = [](Places& places) -> Counts& { return places.shown; };
    bool done = false;
    switch (entry.step) {
      case Step::draw:
        for (std::size_t kind = 0; kind < after.pile.size() && !done; ++kind) done = go(held_a, pile, kind);
        return done;
      case Step::move:
        for (std::size_t kind = 0; kind < after.pile.size() && !done; ++kind) done = go(held_b, held_a, kind);
        return done;
      case Step::own_draw:
        return go(own, pile, b);
      case Step::reveal:
        return go(shown, held_a, b);
      case Step::own_play:
        return go(shown, own, b);
      case Step::give:
        return go(held_a, own, b);
      case Step::take:
        return go(own, held_a, b);
      case Step::refill: {
        Places before = after;
        double ways = 1;
        for (std::size_t kind = 0; kind < after.pile.size(); ++kind) {
          const int back = entry.cards[kind];
          if (before.pile[kind] < back || before.shown[kind] != 0) return false;
          for (int i = 0; i < back; ++i) ways = ways * (before.pile[kind] - i) / (i + 1);
          before.pile[kind] -= back;
          before.shown[kind] += back;
        }
        return visitor(before, ways, -1);
      }
      case Step::forbid:
      case Step::require: {
        bool any = false;
        for (std::size_t kind = 0; kind < after.pile.size(); ++kind) {
          any = any || (after.held[a][kind] > 0 && ((entry.kinds >> kind) & 1U) != 0);
        }
        return any == (entry.step == Step::require) && visitor(after, 1, -1);
      }
      case Step::node:
        return visitor(after, 1, -1);
    }
    return false;
  }

  [[nodiscard]] bool is_start(const Places& places) const {
    for (std::size_t i = 0; i < start_.held.size(); ++i) {
      if (places.held[i].sum() != start_.held[i].sum()) return false;
    }
    return places.own == start_.own && places.shown == start_.shown;
  }

  /// How many entries are left to take back, from which places, and what was drawn since the last node.
  struct Known {
    std::size_t at = 0;
    int drawn = -1;
    Places places;

    friend auto operator<=>(const Known&, const Known&) = default;
  };

  template <class Node>
  double count(std::size_t at, const Places& after, int drawn, const Node& node, std::map<Known, double>& known) const {
    if (at == 0) return is_start(after) ? 1 : 0;
    const Entry& entry = entries_[at - 1];
    if (entry.step == Step::node) return node(entry.a, after, drawn) ? count(at - 1, after, -1, node, known) : 0;
    const auto found = known.find({at, drawn, after});
    if (found != known.end()) return found->second;
    double sum = 0;
    (void)take_back(entry, after, [&](const Places& before, double ways, int kind) {
      sum += ways * count(at - 1, before, entry.step == Step::draw ? kind : drawn, node, known);
      return false;
    });
    known[{at, drawn, after}] = sum;
    return sum;
  }

  template <class Node>
  bool find(std::size_t at, const Places& after, int drawn, const Node& node,
            std::set<std::pair<std::size_t, Places>>& dead, int& left) const {
    if (at == 0) return is_start(after);
    if (left == 0 || --left == 0) return false;
    const Entry& entry = entries_[at - 1];
    if (entry.step == Step::node) {
      return node(entry.a, after, drawn) && find(at - 1, after, -1, node, dead, left);
    }
    if (dead.contains({at, after})) return false;
    const bool found = take_back(entry, after, [&](const Places& before, double /*ways*/, int kind) {
      return find(at - 1, before, entry.step == Step::draw ? kind : drawn, node, dead, left);
    });
    if (!found && left > 0 && drawn < 0) dead.insert({at, after});
    return found;
  }

  Places start_;
  std::vector<Entry> entries_;
};

}  // namespace history

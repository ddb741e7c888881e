#pragma once
#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <cstring>

#include <regelwerk/core/hidden/draw.hpp>
#include <regelwerk/play/random.hpp>

/// What generality costs: a random player of Tock for four seats, each for itself, a 7 that is split and an open start,
/// written by hand for nothing else. It knows the same rules and, by the same random numbers, plays the same games move
/// by move, but has no positions to keep, nor options, views, reasons, events or texts.
namespace benchmarks::plain_tock {

inline constexpr int seats = 4;
inline constexpr int section = 18;
inline constexpr int ring = seats * section;
inline constexpr int ranks = 13;
inline constexpr int lane_length = 4;
/// A place is a ring field, one of four fields of a lane, or the area; a seat's marbles are kept in this order.
inline constexpr std::uint8_t lane = 80;
inline constexpr std::uint8_t area = 255;
inline constexpr std::uint8_t nobody = 255;
inline constexpr std::array<int, 3> schedule{5, 4, 4};

enum Rank : std::uint8_t { ace, four = 3, seven = 6, ten = 9, jack = 10, king = 12 };
/// Fields forward, by rank.
inline constexpr std::array<std::uint8_t, ranks> forward{1, 2, 3, 0, 5, 6, 0, 8, 9, 10, 0, 12, 13};

using Marbles = std::array<std::uint8_t, 4>;

/// By a set of guarded starts and a field: how far a marble can go; by a seat and a field: how far its entrance is.
struct Tables {
  std::array<std::array<std::uint8_t, ring>, 1 << seats> ahead{};
  std::array<std::array<std::uint8_t, ring>, 1 << seats> behind{};
  std::array<std::array<std::uint8_t, ring>, seats> entrance{};
};
inline constexpr Tables tables = [] {
  Tables made;
  for (int field = 0; field < ring; ++field) {
    const auto at = static_cast<std::size_t>(field);
    for (unsigned guards = 0; guards < 1U << seats; ++guards) {
      int ahead = ring;
      int behind = ring;
      for (int seat = 0; seat < seats; ++seat) {
        if ((guards >> seat & 1U) == 0) continue;
        const int steps = (seat * section - field + ring) % ring;
        ahead = std::min(ahead, steps == 0 ? ring : steps);
        behind = std::min(behind, ring - steps);
      }
      made.ahead[guards][at] = static_cast<std::uint8_t>(ahead - 1);
      made.behind[guards][at] = static_cast<std::uint8_t>(behind - 1);
    }
    for (int seat = 0; seat < seats; ++seat) {
      made.entrance[static_cast<std::size_t>(seat)][at] =
          static_cast<std::uint8_t>((seat * section - 2 - field + 2 * ring) % ring);
    }
  }
  return made;
}();

enum Kind : std::uint8_t { discard, walk, swap, enter };
struct Move {
  std::uint8_t kind;
  std::uint8_t rank;
  std::uint8_t from;
  std::uint8_t to;
};

/// Cards in order of their ranks.
template <std::size_t Most>
struct Cards {
  std::array<std::uint8_t, Most> ranks{};
  std::uint32_t count = 0;

  void add(std::uint8_t rank) {
    std::uint32_t at = count++;
    for (; at > 0 && ranks[at - 1] > rank; --at) ranks[at] = ranks[at - 1];
    ranks[at] = rank;
  }
  std::uint8_t take(std::uint32_t at) {
    const std::uint8_t rank = ranks[at];
    std::memmove(ranks.data() + at, ranks.data() + at + 1, --count - at);
    return rank;
  }
};

inline std::uint8_t field_ahead(int field, int steps) {
  const int end = field + steps;
  return static_cast<std::uint8_t>(end >= ring ? end - ring : end < 0 ? end + ring : end);
}

/// The first lane field beyond `beyond` that a marble stands on, lane_length if there is none.
inline int free_until(const Marbles& marbles, int beyond) {
  for (const std::uint8_t at : marbles) {
    if (at > beyond) return at == area ? lane_length : at - lane;
  }
  return lane_length;
}

inline void put(Marbles& marbles, std::uint8_t from, std::uint8_t to) {
  std::size_t at = 0;
  while (marbles[at] != from) ++at;
  for (; at < 3 && marbles[at + 1] < to; ++at) marbles[at] = marbles[at + 1];
  for (; at > 0 && marbles[at - 1] > to; --at) marbles[at] = marbles[at - 1];
  marbles[at] = to;
}

class Player {
 public:
  explicit Player(regelwerk::Random& random) : random_(random) {
    for (Marbles& own : marbles_) own.fill(area);
    owner_.fill(nobody);
  }

  /// Plays until somebody has won; the number of nodes.
  std::uint64_t play() {
    for (int leader = 0;; leader = (leader + 1) % seats) {
      if (deal_ == 0) shuffle();
      deal(leader);
      deal_ = (deal_ + 1) % schedule.size();
      bool ban = false;
      for (int seat = leader; hands_[static_cast<std::size_t>(seat)].count > 0; seat = (seat + 1) % seats) {
        seat_ = static_cast<std::size_t>(seat);
        if (turn(ban)) return nodes_;
      }
    }
  }

 private:
  using Hand = Cards<5>;

  [[nodiscard]] std::uint8_t start() const { return static_cast<std::uint8_t>(seat_ * section); }
  [[nodiscard]] bool is_guarded(std::size_t seat) const { return (guards_ >> seat & 1U) != 0; }
  [[nodiscard]] bool can_be_swapped(std::uint8_t at) const {
    return owner_[at] != nobody && !(at % section == 0 && owner_[at] == at / section && is_guarded(owner_[at]));
  }

  void shuffle() {
    deck_.count = 0;
    for (std::uint8_t rank = 0; rank < ranks; ++rank) {
      for (int copy = 0; copy < 4; ++copy) deck_.ranks[deck_.count++] = rank;
    }
  }

  void deal(int leader) {
    for (int i = 0; i < seats; ++i) {
      Hand& hand = hands_[static_cast<std::size_t>((leader + i) % seats)];
      for (int card = 0; card < schedule[deal_]; ++card) {
        hand.add(deck_.take(regelwerk::draw_below(random_, deck_.count)));
        ++nodes_;
      }
    }
  }

  void offer(std::uint8_t kind, std::uint8_t rank, std::uint8_t from, std::uint8_t to) {
    moves_[count_++] = {kind, rank, from, to};
  }
  Move choose() {
    ++nodes_;
    return moves_[regelwerk::draw_below(random_, count_)];
  }

  /// One card of one seat; true if it has won.
  bool turn(bool& ban) {
    list(ban);
    const Move move = choose();
    Hand& hand = hands_[seat_];
    for (std::uint32_t i = 0;; ++i) {
      if (hand.ranks[i] != move.rank) continue;
      hand.take(i);
      break;
    }
    ban = move.rank == ten;
    if (move.kind == discard) return false;
    if (move.kind == swap) {
      trade(move.from, move.to);
    } else if (move.kind == enter) {
      bring_in();
    } else {
      go(move.from, move.to);
      if (move.rank == seven) rest_of_seven();
    }
    return marbles_[seat_][0] >= lane && marbles_[seat_][3] != area;
  }

  void rest_of_seven() {
    for (int left = 6; left > 0; --left) {
      count_ = 0;
      list_steps(left);
      const Move move = choose();
      go(move.from, move.to);
    }
  }

  void list(bool ban) {
    count_ = 0;
    if (!ban) list_plays();
    if (count_ > 0) return;
    const Hand& hand = hands_[seat_];
    for (std::uint32_t i = 0; i < hand.count; ++i) {
      if (i == 0 || hand.ranks[i] != hand.ranks[i - 1]) offer(discard, hand.ranks[i], 0, 0);
    }
  }

  void list_plays() {
    const Marbles& own = marbles_[seat_];
    const Hand& hand = hands_[seat_];
    const int free = free_until(own, lane - 1);
    bool has_jack = false;
    for (std::uint32_t i = 0; i < hand.count; ++i) {
      const std::uint8_t rank = hand.ranks[i];
      if (i > 0 && rank == hand.ranks[i - 1]) continue;
      if (rank == seven) {
        list_steps(7);
      } else if (rank == jack) {
        has_jack = true;
      } else if (rank == four) {
        for (const std::uint8_t at : own) {
          if (at >= lane) break;
          if (tables.behind[guards_][at] >= 4) offer(walk, rank, at, field_ahead(at, -4));
        }
      } else {
        list_walks(own, rank, free);
      }
    }
    if (has_jack) list_swaps(own);
    if (own[3] != area || is_guarded(seat_)) return;
    if (hand.ranks[0] == ace) offer(enter, ace, area, area);
    if (hand.ranks[hand.count - 1] == king) offer(enter, king, area, area);
  }

  void list_walks(const Marbles& own, std::uint8_t rank, int free) {
    const int steps = forward[rank];
    for (const std::uint8_t at : own) {
      if (at == area) break;
      if (at >= lane) {
        const int to = at - lane + steps;
        if (to < free_until(own, at)) offer(walk, rank, at, static_cast<std::uint8_t>(lane + to));
        continue;
      }
      const int ahead = tables.ahead[guards_][at];
      if (steps <= ahead) offer(walk, rank, at, field_ahead(at, steps));
      const int entrance = tables.entrance[seat_][at];
      const int to = steps - entrance - 1;
      if (entrance <= ahead && to >= 0 && to < free) offer(walk, rank, at, static_cast<std::uint8_t>(lane + to));
    }
  }

  void list_swaps(const Marbles& own) {
    for (const std::uint8_t at : own) {
      if (at >= lane) break;
      if (!can_be_swapped(at)) continue;
      for (std::uint8_t other = 0; other < ring; ++other) {
        if (can_be_swapped(other) && (owner_[other] != seat_ || other > at)) offer(swap, jack, at, other);
      }
    }
  }

  /// Single steps of a 7 of which `left` are left, this one included.
  void list_steps(int left) {
    const Marbles& own = marbles_[seat_];
    for_each_step(own, guards_, [&](std::uint8_t at, std::uint8_t to) {
      const bool runs_on = to < lane && tables.ahead[guards_][at] >= left;
      if (runs_on || can_go_on(stepped(own, guards_, at, to), left - 1)) offer(walk, seven, at, to);
      return true;
    });
  }

  template <class Visitor>
  bool for_each_step(const Marbles& own, unsigned guards, const Visitor& visitor) const {
    for (const std::uint8_t at : own) {
      if (at == area) break;
      if (at >= lane) {
        if (at - lane + 1 < free_until(own, at) && !visitor(at, static_cast<std::uint8_t>(at + 1))) return false;
        continue;
      }
      if (tables.ahead[guards][at] >= 1 && !visitor(at, field_ahead(at, 1))) return false;
      if (tables.entrance[seat_][at] == 0 && free_until(own, lane - 1) > 0 && !visitor(at, lane)) return false;
    }
    return true;
  }

  struct Stepped {
    Marbles own;
    unsigned guards;
  };
  [[nodiscard]] Stepped stepped(Marbles own, unsigned guards, std::uint8_t from, std::uint8_t to) const {
    if (to < lane && std::find(own.begin(), own.end(), to) != own.end()) put(own, to, area);
    put(own, from, to);
    return {own, from == start() ? guards & ~(1U << seat_) : guards};
  }

  [[nodiscard]] bool can_go_on(const Stepped& board, int left) const {
    if (left == 0) return true;
    for (const std::uint8_t at : board.own) {
      if (at < lane && tables.ahead[board.guards][at] >= left) return true;
    }
    return !for_each_step(board.own, board.guards, [&](std::uint8_t at, std::uint8_t to) {
      return !can_go_on(stepped(board.own, board.guards, at, to), left - 1);
    });
  }

  void capture(std::uint8_t at) {
    if (owner_[at] != nobody) put(marbles_[owner_[at]], at, area);
  }

  void go(std::uint8_t from, std::uint8_t to) {
    if (to < lane) {
      capture(to);
      owner_[to] = static_cast<std::uint8_t>(seat_);
    }
    if (from < lane) owner_[from] = nobody;
    if (from == start()) guards_ &= ~(1U << seat_);
    put(marbles_[seat_], from, to);
  }

  void bring_in() {
    capture(start());
    owner_[start()] = static_cast<std::uint8_t>(seat_);
    put(marbles_[seat_], area, start());
    guards_ |= 1U << seat_;
  }

  void trade(std::uint8_t own, std::uint8_t other) {
    if (owner_[other] == seat_) return;
    put(marbles_[seat_], own, other);
    put(marbles_[owner_[other]], other, own);
    std::swap(owner_[own], owner_[other]);
  }

  regelwerk::Random& random_;
  std::array<Marbles, seats> marbles_{};
  std::array<std::uint8_t, ring> owner_{};
  unsigned guards_ = 0;  ///< seats whose start field holds a protected marble of theirs
  Cards<52> deck_;
  std::array<Hand, seats> hands_{};
  std::size_t deal_ = 0;
  std::size_t seat_ = 0;
  std::array<Move, 128> moves_{};
  std::uint32_t count_ = 0;
  std::uint64_t nodes_ = 0;
};

}  // namespace benchmarks::plain_tock

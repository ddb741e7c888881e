#pragma once
#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

#include <regelwerk/core/contract.hpp>

namespace regelwerk::inline shared {

/// The index of a node in a tree, or none.
class Link {
 public:
  constexpr Link() = default;
  /// Precondition: index < 2^32 - 1.
  constexpr explicit Link(std::size_t index) noexcept : code_(static_cast<std::uint32_t>(index + 1)) {}

  [[nodiscard]] constexpr bool none() const noexcept { return code_ == 0; }
  /// Precondition: not none().
  [[nodiscard]] constexpr std::size_t index() const noexcept {
    expects([&] { return code_ != 0; }, "there is a node");
    return code_ - std::size_t{1};
  }

  friend constexpr bool operator==(Link, Link) = default;

 private:
  std::uint32_t code_ = 0;
};

/// Holds two unrelated things: a *point*, which is a position as the searching seat knows it in which some seat
/// decides, and an *arm*, which is a move that was legal at its point in some world. They share an array because a tree
/// never has more points than arms, so no room is wasted.
template <int MaxSeats>
struct Node {
  // The point.
  std::uint64_t key = 0;  ///< hash of all events that the searching seat was shown up to here
  Link before;            ///< the point from which this one was reached
  Link first;             ///< its first arm
  Link taken;             ///< the arm that the present iteration has taken here
  Link chain;             ///< the next point of the same bucket
  Link bucket;            ///< the first of the points whose keys fall on this node
  // The arm. The members that a walk over the arms of a point reads are adjacent; for most sizes of nodes they share a
  // cache line.
  Link point;                   ///< where it starts
  std::uint32_t move = 0;       ///< its code
  Link next;                    ///< the arm with the next higher code
  std::uint32_t visits = 0;     ///< how often it was taken
  std::uint32_t available = 0;  ///< how often it could have been
  /// For every seat the payoffs of its visits.
  std::array<std::int64_t, static_cast<std::size_t>(MaxSeats)> sums{};
};

static_assert(sizeof(Node<1>) == 56 && sizeof(Node<4>) == 80 && sizeof(Node<6>) == 96);

/// Points and arms in the caller's memory. A point is found by its key. It is stored after the point from which it was
/// reached, so keep_below needs only one pass. Points and arms that do not fit are not added.
template <int MaxSeats>
class Tree {
 public:
  using NodeType = Node<MaxSeats>;  ///< the element type of the memory

  /// An empty tree in this memory. Precondition: fewer than 2^32 - 1 nodes.
  constexpr explicit Tree(std::span<NodeType> nodes) noexcept : nodes_(nodes) {
    expects([&] { return nodes.size() < std::uint32_t{0xFFFF'FFFF}; }, "a link can name every node");
    clear();
  }

  /// The number of points in use, at most the number of nodes.
  [[nodiscard]] constexpr std::size_t points() const noexcept { return points_; }
  /// The number of arms in use, at most the number of nodes.
  [[nodiscard]] constexpr std::size_t arms() const noexcept { return arms_; }
  /// True if no further arm fits.
  [[nodiscard]] constexpr bool full() const noexcept { return arms_ == nodes_.size(); }

  [[nodiscard]] constexpr const NodeType& operator[](Link link) const noexcept { return nodes_[link.index()]; }
  [[nodiscard]] constexpr NodeType& operator[](Link link) noexcept { return nodes_[link.index()]; }

  /// Forgets all points and arms.
  constexpr void clear() noexcept {
    points_ = 0;
    arms_ = 0;
    for (NodeType& node : nodes_) node.bucket = {};
  }

  /// The point with this key, or none.
  [[nodiscard]] constexpr Link find(std::uint64_t key) const noexcept {
    if (nodes_.empty()) return {};
    Link at = nodes_[bucket_of(key)].bucket;
    while (!at.none() && (*this)[at].key != key) at = (*this)[at].chain;
    return at;
  }

  /// Adds a point; returns none if there is no room. Precondition: no point has this key.
  constexpr Link add_point(std::uint64_t key, Link before) noexcept {
    if (points_ == nodes_.size()) return {};
    const Link added{points_++};
    NodeType& node = (*this)[added];
    node.key = key;
    node.before = before;
    node.first = {};
    node.taken = {};
    enter(added);
    return added;
  }

  /// Adds an arm to `point`, after the arm `lower` or as its first; returns none if there is no room. Precondition: the
  /// arms stay in the order of their codes.
  constexpr Link add_arm(Link point, Link lower, std::uint32_t move) noexcept {
    if (full()) return {};
    const Link added{arms_++};
    NodeType& node = (*this)[added];
    Link& from = lower.none() ? (*this)[point].first : (*this)[lower].next;
    node.move = move;
    node.visits = 0;
    node.available = 0;
    node.point = point;
    node.next = from;
    node.sums.fill(0);
    from = added;
    return added;
  }

  /// Makes `root` the root of the tree and forgets everything that cannot be reached from it. The remaining points and
  /// arms keep their order and their counts. Precondition: `root` is a point of this tree.
  constexpr void keep_below(Link root) noexcept {
    move_points(root);
    move_arms();
    for (std::size_t i = 0; i < points_; ++i) nodes_[i].first = new_arm(nodes_[i].first);
    for (std::size_t i = 0; i < arms_; ++i) nodes_[i].next = new_arm(nodes_[i].next);
    for (NodeType& node : nodes_) node.bucket = {};
    for (std::size_t i = 0; i < points_; ++i) enter(Link{i});
  }

 private:
  [[nodiscard]] constexpr std::size_t bucket_of(std::uint64_t key) const noexcept {
    return static_cast<std::size_t>(((key >> 32) * nodes_.size()) >> 32);
  }
  constexpr void enter(Link point) noexcept {
    Link& bucket = nodes_[bucket_of((*this)[point].key)].bucket;
    (*this)[point].chain = bucket;
    bucket = point;
  }

  // During keep_below the bucket of a node holds the new index of its point, and its chain the new index of its arm.
  [[nodiscard]] constexpr Link new_point(Link old) const noexcept { return old.none() ? old : (*this)[old].bucket; }
  [[nodiscard]] constexpr Link new_arm(Link old) const noexcept { return old.none() ? old : (*this)[old].chain; }

  constexpr void move_points(Link root) noexcept {
    std::size_t kept = 0;
    for (std::size_t i = 0; i < points_; ++i) {
      const NodeType& old = nodes_[i];
      const bool is_root = Link{i} == root;
      const Link before = is_root ? Link{} : new_point(old.before);
      const bool stays = is_root || !before.none();
      nodes_[i].bucket = stays ? Link{kept} : Link{};
      if (!stays) continue;
      NodeType& to = nodes_[kept++];
      to.key = old.key;
      to.before = before;
      to.first = old.first;
    }
    points_ = kept;
  }

  constexpr void move_arms() noexcept {
    std::size_t kept = 0;
    for (std::size_t i = 0; i < arms_; ++i) {
      const NodeType& old = nodes_[i];
      const Link point = new_point(old.point);
      nodes_[i].chain = point.none() ? Link{} : Link{kept};
      if (point.none()) continue;
      NodeType& to = nodes_[kept++];
      to.move = old.move;
      to.visits = old.visits;
      to.available = old.available;
      to.point = point;
      to.next = old.next;
      to.sums = old.sums;
    }
    arms_ = kept;
  }

  std::span<NodeType> nodes_;
  std::size_t points_ = 0;
  std::size_t arms_ = 0;
};

}  // namespace regelwerk::inline shared

#include <regelwerk/ai/search/tree.hpp>

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include <core/both.hpp>
#include <regelwerk/play/random.hpp>

namespace {

using namespace regelwerk;

/// Everything that can be reached from a point, in one row.
template <int MaxSeats>
std::vector<std::int64_t> below(const Tree<MaxSeats>& tree, Link root) {
  std::vector<std::int64_t> row;
  for (std::size_t i = 0; i < tree.points(); ++i) {
    const Link point{i};
    Link up = point;
    while (!up.none() && up != root) up = tree[up].before;
    if (up.none()) continue;
    row.push_back(static_cast<std::int64_t>(tree[point].key));
    for (Link arm = tree[point].first; !arm.none(); arm = tree[arm].next) {
      CHECK(tree[arm].point == point);
      row.insert(row.end(), {tree[arm].move, tree[arm].visits, tree[arm].available});
      row.insert(row.end(), tree[arm].sums.begin(), tree[arm].sums.end());
    }
  }
  return row;
}

constexpr bool holds_what_it_was_given() {
  std::array<Node<2>, 3> nodes{};
  Tree<2> tree{nodes};
  const Link root = tree.add_point(7, {});
  const Link five = tree.add_arm(root, {}, 5);
  const Link nine = tree.add_arm(root, five, 9);
  const Link one = tree.add_arm(root, {}, 1);
  const bool is_ordered = tree[root].first == one && tree[one].next == five && tree[five].next == nine;
  return is_ordered && tree.full() && tree.add_arm(root, {}, 0).none() && tree.find(7) == root && tree.find(8).none() &&
         tree.arms() == 3 && tree.points() == 1;
}

TEST_CASE("tree: points are found by their keys, arms lie in the order of codes, what does not fit is not added") {
  CHECK_BOTH(holds_what_it_was_given());
}

TEST_CASE("tree: without memory there is nothing") {
  Tree<4> tree{{}};
  CHECK(tree.full());
  CHECK(tree.find(1).none());
  CHECK(tree.add_point(1, {}).none());
  tree.keep_below({});
}

TEST_CASE("tree: memory that was in use before makes no difference") {
  std::vector<Node<1>> nodes(4);
  Tree<1> old{nodes};
  for (std::uint64_t key = 1; key <= 4; ++key) old.add_arm(old.add_point(key << 40, {}), {}, 3);
  Tree<1> tree{nodes};
  for (std::uint64_t key = 1; key <= 4; ++key) CHECK(tree.find(key << 40).none());
  const Link point = tree.add_point(1, {});
  CHECK(tree[point].first.none());
  const Link arm = tree.add_arm(point, {}, 8);
  CHECK(tree[arm].next.none());
  CHECK(tree[arm].sums[0] == 0);
}

TEST_CASE("tree: going on from a point keeps all that is below it and nothing else") {
  for (std::uint64_t key = 0; key < 50; ++key) {
    Random random{key};
    std::vector<Node<2>> nodes(200);
    Tree<2> tree{nodes};
    std::vector<Link> points{tree.add_point(random(), {})};
    while (points.size() < 100) {
      points.push_back(tree.add_point(random(), points[random() % points.size()]));
      const Link point = points[random() % points.size()];
      Link lower;
      if (!tree[point].first.none() && (random() & 1U) != 0) lower = tree[point].first;
      const Link arm = tree.add_arm(point, lower, static_cast<std::uint32_t>(random() >> 40));
      tree[arm].visits = static_cast<std::uint32_t>(random() >> 40);
      tree[arm].available = tree[arm].visits + 1;
      tree[arm].sums = {static_cast<std::int64_t>(random() >> 20), static_cast<std::int64_t>(random() >> 20)};
    }
    const Link root = points[random() % 10];
    const std::uint64_t root_key = tree[root].key;
    const auto kept = below(tree, root);
    tree.keep_below(root);
    CHECK(tree.find(root_key) == Link{0});
    CHECK(tree[Link{0}].before.none());
    CHECK(below(tree, Link{0}) == kept);
    std::size_t arms = 0;
    for (std::size_t i = 0; i < tree.points(); ++i) {
      CHECK(tree.find(tree[Link{i}].key) == Link{i});
      for (Link arm = tree[Link{i}].first; !arm.none(); arm = tree[arm].next) ++arms;
    }
    CHECK(arms == tree.arms());
  }
}

}  // namespace

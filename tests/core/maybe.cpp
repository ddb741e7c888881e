#include <regelwerk/core/container/maybe.hpp>

#include <optional>
#include <type_traits>

#include <core/both.hpp>

namespace {

using namespace regelwerk;

/// Without a default constructor, so that none of them is made for nothing.
struct Card {
  constexpr explicit Card(int of) noexcept : rank(of) {}
  friend constexpr bool operator==(Card, Card) = default;
  int rank;
};

static_assert(std::is_trivially_copyable_v<Maybe<Card>> && std::is_nothrow_default_constructible_v<Maybe<Card>>);
static_assert(!std::is_convertible_v<Maybe<Card>, bool>);

constexpr Maybe<Card> card_of(int rank) noexcept { return rank > 0 ? maybe(Card{rank}) : std::nullopt; }

TEST_CASE("maybe: a value or none") {
  CHECK_BOTH(card_of(3) && card_of(3).has_value() && *card_of(3) == Card{3} && card_of(3)->rank == 3);
  CHECK_BOTH(!card_of(0) && !Maybe<Card>{}.has_value());
  CHECK_BOTH(card_of(3).value_or(Card{9}) == Card{3} && card_of(0).value_or(Card{9}) == Card{9});
}

TEST_CASE("maybe: comparison and assignment") {
  CHECK_BOTH(card_of(3) == card_of(3) && card_of(3) != card_of(4) && card_of(3) != card_of(0));
  CHECK_BOTH(card_of(0) == Maybe<Card>{} && card_of(0) == std::nullopt);
  const auto assigned = [](int first, int then) {
    Maybe<Card> found = card_of(first);
    found = card_of(then);
    return found;
  };
  CHECK_BOTH(assigned(0, 5) == card_of(5) && assigned(5, 0) == card_of(0) && assigned(5, 6) == card_of(6));
}

TEST_CASE("maybe: a value made in place") {
  const auto made = [](bool stays) {
    Maybe<int> number{7};
    number.emplace() += 2;
    if (!stays) number.reset();
    return number;
  };
  CHECK_BOTH(made(true) == maybe(2) && made(false) == std::nullopt);
}

}  // namespace

#include <play/conformance_red.hpp>

#include <conformance/described.hpp>

#include <core/box.hpp>

namespace {

using namespace conformance_red;

constexpr auto told_check = [](auto& report, const auto& game, const State& state, Random& /*random*/) {
  conformance::check_told_moves(report, game, state);
};

struct OffersTwice : Sound {
  template <class Visitor>
  bool for_each_move(const auto& position, Visitor&& visitor) const {
    return Sound::for_each_move(position, visitor) && Sound::for_each_move(position, visitor);
  }
};
struct MixesJacksUp : Sound {};
[[maybe_unused]] std::string_view word_under(const MixesJacksUp& /*game*/, Rank rank) {
  return word(rank == Rank::jack ? Rank::queen : rank);
}
struct TellsAces : Sound {};
template <class Position>
MoveText to_text(const TellsAces& game, const Position& position, Move move) {
  move.rank = Rank::ace;
  return to_text(static_cast<const Sound&>(game), position, move);
}

TEST_CASE("conformance red: moves that are told") {
  check_red<OffersTwice>("two moves have the same JSON", told_check);
  check_red<MixesJacksUp>("a move does not come back from its members", told_check);
  check_red<TellsAces>("a move is not found again by its JSON", told_check);
}

/// Things without words, and one of two that are called the same.
struct Things {
  box_test::Wordless wordless{};
};
constexpr void for_each_member(Like<Things> auto& things, auto& f) { f("thing", things.wordless); }

enum class Twin : std::uint8_t { first, second, third };
constexpr auto words_of(std::type_identity<Twin> /*type*/) {
  return std::array<std::string_view, 3>{"twin", "twin", ""};
}
struct Twins {
  std::array<std::optional<Twin>, 2> twins{};
};
constexpr void for_each_member(Like<Twins> auto& twins, auto& f) { f("twins", twins.twins); }

TEST_CASE("conformance red: things without words") {
  const auto faults = [](const auto& value) {
    conformance::Report report;
    conformance::check_words_of(report, box_test::Setup{}, value);
    return report.faults;
  };
  CHECK(faults(box_test::Box{}).empty());
  CHECK(faults(Things{}) == std::vector<std::string>{"a member has no words at thing"});
  CHECK(faults(Twins{}) ==
        std::vector<std::string>{"two things have the same word at twin", "a word is missing at twins"});
}

}  // namespace

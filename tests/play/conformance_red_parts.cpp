#include <play/conformance_red.hpp>

#include <memory>

#include <conformance/parts.hpp>
#include <regelwerk/core/description/words.hpp>
#include <regelwerk/tock/board/parts.hpp>

// What a game may get wrong about the parts of its moves and about causes.

namespace conformance_red {

/// The field is left out, so all ends of a marble are one.
struct NoFields : Sound {};
constexpr Chain<PartKind> parts_of(const NoFields& /*game*/, const auto& /*position*/, Move move) noexcept {
  Chain<PartKind> chain;
  chain.push_back({PartKind::card, static_cast<std::uint16_t>(move.rank)});
  chain.push_back({PartKind::marble, move.from.code()});
  return chain;
}

/// A card alone brings a marble in, and with a marble it moves one.
struct ShortEntering : Sound {};
constexpr Chain<PartKind> parts_of(const ShortEntering& game, const auto& position, Move move) noexcept {
  Chain<PartKind> chain;
  if (move.kind != MoveKind::enter) return parts_of(static_cast<const Sound&>(game), position, move);
  chain.push_back({PartKind::card, static_cast<std::uint16_t>(move.rank)});
  return chain;
}

/// A view takes cards by another number.
struct OtherInView : Sound {};
constexpr Chain<PartKind> parts_of(const OtherInView& game, const State& state, Move move) noexcept {
  return parts_of(static_cast<const Sound&>(game), state, move);
}
constexpr Chain<PartKind> parts_of(const OtherInView& game, const View& view, Move move) noexcept {
  move.rank = static_cast<Rank>(static_cast<int>(move.rank) + 1);
  return parts_of(static_cast<const Sound&>(game), view, move);
}

/// All parts of a kind have the same word.
struct OneWord : Sound {};
constexpr Text<8> text_of(const OneWord& /*game*/, const auto& /*position*/, const Part& part) noexcept {
  return Text<8>{} << regelwerk::word(part.kind);
}

/// It takes no marble for a part.
struct FewerParts : Sound {};
constexpr bool is_part(const FewerParts& game, const auto& position, const Part& part) noexcept {
  return is_part(static_cast<const Sound&>(game), position, part) && part.kind != PartKind::marble;
}

/// It takes every number for a gift.
struct MoreParts : Sound {};
constexpr bool is_part(const MoreParts& game, const auto& position, const Part& part) noexcept {
  return is_part(static_cast<const Sound&>(game), position, part) || part.kind == PartKind::give;
}

/// Parts are made with memory that is asked for.
struct ProposalGroup : Sound {};
inline Chain<PartKind> parts_of(const ProposalGroup& game, const auto& position, Move move) {
  const auto chain = std::make_unique<Chain<PartKind>>(parts_of(static_cast<const Sound&>(game), position, move));
  return *chain;
}

/// Whoever waits may choose, too.
struct AlwaysMine : Sound {
  template <class Visitor>
  constexpr bool for_each_move(const State& state, Visitor&& visitor) const noexcept {
    return Sound::for_each_move(state, visitor);
  }
  template <class Visitor>
  constexpr bool for_each_move(const View& view, Visitor&& visitor) const noexcept {
    return turn_of(*this, view).for_each_move(visitor);
  }
};

/// A view knows no causes.
struct BlindView : Sound {};
constexpr Cause cause_of(const BlindView& game, const State& state, Move move, Rule rule) noexcept {
  return cause_of(static_cast<const Sound&>(game), state, move, rule);
}
constexpr Cause cause_of(const BlindView& /*game*/, const View& /*view*/, Move /*move*/, Rule /*rule*/) noexcept {
  return {};
}

namespace {

constexpr auto parts = [](auto&... what) { conformance::check_parts(what...); };
constexpr auto gifts = [](auto& report, auto& game, auto& state, auto& random) {
  conformance::check_kind(report, game, state, PartKind::give, random);
};
constexpr auto causes = [](auto&... what) { conformance::check_causes(what...); };

TEST_CASE("conformance sees: moves that share their parts, or begin with those of another") {
  check_red<NoFields>("moves share their parts", parts);
  check_red<NoFields>("the parts of a move make another one", parts);
  check_red<ShortEntering>("moves share their parts", parts);
}

TEST_CASE("conformance sees: a view with other parts or causes than the state") {
  check_red<OtherInView>("a view has other parts than the state", parts);
  check_red<BlindView>("a view gives another cause than the state", causes);
}

TEST_CASE("conformance sees: parts that the game does not have, or that have no words of their own") {
  check_red<FewerParts>("a part is open that the game does not have", parts);
  check_red<MoreParts>("parts of a kind without words of their own", gifts);
}

TEST_CASE("conformance sees: parts for those who wait, without words, with memory") {
  check_red<AlwaysMine>("a seat has parts to choose when it is not its turn", parts);
  check_red<OneWord>("parts without words of their own", parts);
  check_red<ProposalGroup>("the library asks for memory", parts);
}

}  // namespace

}  // namespace conformance_red

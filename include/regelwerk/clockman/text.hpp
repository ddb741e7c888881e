#pragma once
#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

#include <regelwerk/clockman/board.hpp>
#include <regelwerk/clockman/digits.hpp>
#include <regelwerk/clockman/layout.hpp>
#include <regelwerk/clockman/move.hpp>
#include <regelwerk/clockman/proposal.hpp>
#include <regelwerk/clockman/vocabulary.hpp>
#include <regelwerk/core/result.hpp>
#include <regelwerk/core/text.hpp>

namespace regelwerk::clockman {

/// The longest move texts are those of circles, `circle:1:0:2:1:2`.
using MoveText = Text<16>;

/// Moves that are one word, in the order of the kinds they name.
struct MoveWord {
  std::string_view word;
  MoveKind kind{};
};
inline constexpr std::array<MoveWord, 11> move_words{{{"pass", MoveKind::pass},
                                                      {"accept", MoveKind::accept},
                                                      {"decline", MoveKind::decline},
                                                      {"forfeit", MoveKind::forfeit},
                                                      {"capture", MoveKind::capture},
                                                      {"spare", MoveKind::spare},
                                                      {"rob:none", MoveKind::rob_none},
                                                      {"lift", MoveKind::lift},
                                                      {"remain", MoveKind::remain},
                                                      {"take", MoveKind::take},
                                                      {"leave", MoveKind::leave}}};

[[nodiscard]] constexpr char letter(Pose pose) noexcept { return pose_letters[static_cast<std::size_t>(pose)]; }
[[nodiscard]] constexpr char letter(Digit digit) noexcept { return digit_letters[static_cast<std::size_t>(digit)]; }

namespace detail {

template <class Out>
constexpr void write_field(Out& out, Space at) noexcept {
  if (at.is_ring()) {
    out << at.ring() << '.' << at.index();
  } else if (at.is_passage()) {
    out << 'p' << at.number();
  } else if (at.is_straight()) {
    out << 'g' << at.number();
  } else {
    out << (at.is_centre() ? 'c' : 's');
  }
}

/// CM-77. Precondition: a proposal of this grammar.
template <class Out>
constexpr void write_proposal(Out& out, Proposal proposal) noexcept {
  out << (proposal.is_circle() ? "circle:" : "offer:") << proposal.to().index() << ':' << proposal.given().text()
      << ':';
  if (proposal.is_circle()) out << proposal.then().index() << ':' << proposal.passed_on().text() << ':';
  out << proposal.wanted().text();
}

/// Reads the words that moves and states share. The case of a letter tells things apart: `+E` is a symbol card, `+e`
/// a card free. Every take leaves the reader where it stopped.
class Reading {
 public:
  constexpr Reading(const Layout& layout, std::string_view text) noexcept : layout_(layout), in_(text) {}

  [[nodiscard]] constexpr Result<Move, Refusal> move() noexcept {
    const std::optional<Move> found = any_move();
    if (!found) return refuse(wrong_);
    if (!in_.at_end()) return refuse("the move ends before this");
    return *found;
  }

 protected:
  [[nodiscard]] constexpr Refusal refuse(std::string_view reason) const noexcept { return {in_.position(), reason}; }

  constexpr bool expect(std::string_view word, std::string_view reason) noexcept {
    if (in_.take_exact(word)) return true;
    wrong_ = reason;
    return false;
  }

  [[nodiscard]] constexpr std::optional<int> number(int lowest, int highest) noexcept {
    TextReader probe = in_;
    const auto found = probe.take_number(highest);
    if (!found || *found < lowest) {
      wrong_ = "a number of this game is due here";
      return std::nullopt;
    }
    in_ = probe;
    return found;
  }
  [[nodiscard]] constexpr std::optional<Seat> seat() noexcept {
    const auto index = number(0, layout_.seats - 1);
    return index ? std::optional{Seat{*index}} : std::nullopt;
  }

  template <class Kind>
  [[nodiscard]] constexpr std::optional<Kind> one_of(std::string_view letters, std::string_view reason) noexcept {
    for (std::size_t i = 0; i < letters.size(); ++i) {
      if (in_.take_exact(letters.substr(i, 1))) return static_cast<Kind>(i);
    }
    wrong_ = reason;
    return std::nullopt;
  }
  [[nodiscard]] constexpr std::optional<Pose> pose() noexcept {
    return one_of<Pose>(pose_letters, "a pose is one of ABCDE");
  }
  [[nodiscard]] constexpr std::optional<Digit> digit() noexcept {
    return one_of<Digit>(digit_letters, "a digit is one of 012X");
  }
  /// CM-77. One digit, or two in their order.
  [[nodiscard]] constexpr std::optional<Bundle> bundle() noexcept {
    const auto first = digit();
    if (!first || digit_letters.find(in_.peek()) == std::string_view::npos) {
      return first ? std::optional{Bundle::of(*first)} : std::nullopt;
    }
    const auto second = one_of<Digit>(digit_letters.substr(static_cast<std::size_t>(*first)), "0 comes before 1, 2, X");
    if (!second) return std::nullopt;
    return Bundle::of(*first, static_cast<Digit>(static_cast<int>(*first) + static_cast<int>(*second)));
  }
  /// CM-77. An offer or a circle; nothing where none begins.
  [[nodiscard]] constexpr std::optional<Proposal> proposal() noexcept {
    if (in_.take_exact("offer:")) return offer();
    if (in_.take_exact("circle:")) return circle();
    wrong_ = "a proposal is an offer or a circle";
    return std::nullopt;
  }
  [[nodiscard]] constexpr std::optional<Card> card() noexcept {
    for (int kind = 0; kind < card_kinds; ++kind) {
      if (in_.take_exact(card_table[static_cast<std::size_t>(kind)].token)) return Card{kind};
    }
    wrong_ = "this is no event card";
    return std::nullopt;
  }

  [[nodiscard]] constexpr std::optional<Space> field() noexcept {
    if (in_.take_exact("c")) return Space::centre();
    if (in_.take_exact("p")) {
      const auto at = number(0, passages - 1);
      return at ? std::optional{Space::passage(*at)} : std::nullopt;
    }
    if (in_.take_exact("g")) {
      const auto at = number(1, straight_length);
      return at ? std::optional{Space::straight(*at)} : std::nullopt;
    }
    const auto ring = number(1, rings);
    if (!ring || !expect(".", "a ring field is a ring, a dot and an index")) return std::nullopt;
    const auto index = number(0, layout_.ring_size[static_cast<std::size_t>(*ring - 1)] - 1);
    return index ? std::optional{Space::ring(*ring, *index)} : std::nullopt;
  }

  const Layout& layout_;
  TextReader in_;
  std::string_view wrong_;

 private:
  [[nodiscard]] constexpr bool begins(std::string_view word) const noexcept {
    TextReader probe = in_;
    return probe.take_exact(word);
  }
  constexpr bool colon() noexcept { return expect(":", "a colon is due here"); }

  template <class T, class Make>
  [[nodiscard]] static constexpr std::optional<Move> with(const std::optional<T>& found, const Make& make) noexcept {
    return found ? std::optional{make(*found)} : std::nullopt;
  }

  [[nodiscard]] constexpr std::optional<Move> any_move() noexcept {
    for (const auto& [word, kind] : move_words) {
      if (in_.take_exact(word)) return plain(kind);
    }
    if (in_.take_exact("play:")) return play();
    if (begins("offer:") || begins("circle:")) return with(proposal(), proposed);
    if (in_.take_exact("go:")) return go();
    if (in_.take_exact("rob:")) return of_digit(MoveKind::rob);
    if (in_.take_exact("drop:")) return of_digit(MoveKind::drop);
    if (in_.take_exact("lose:")) return of_pose(MoveKind::lose);
    if (in_.take_exact("mix:")) return mix();
    if (in_.take_exact("grab:")) return grab();
    if (in_.take_exact("e:")) return with(card(), drawn);
    if (in_.take_exact("d")) return with(number(1, die_faces), rolled);
    if (in_.take_exact("s")) return of_pose(MoveKind::symbol);
    wrong_ = "no move begins like this";
    return std::nullopt;
  }

  [[nodiscard]] constexpr std::optional<Move> of_digit(MoveKind kind) noexcept {
    return with(digit(), [&](Digit found) { return with_digit(kind, found); });
  }
  [[nodiscard]] constexpr std::optional<Move> of_pose(MoveKind kind) noexcept {
    return with(pose(), [&](Pose found) { return with_pose(kind, found); });
  }

  [[nodiscard]] constexpr std::optional<Move> play() noexcept {
    const auto found = card();
    if (!found) return std::nullopt;
    if (*found != card_swap) return played(*found);
    if (!colon()) return std::nullopt;
    return with(seat(), [&](Seat other) { return played(card_swap, other); });
  }
  [[nodiscard]] constexpr std::optional<Proposal> offer() noexcept {
    const auto to = seat();
    if (!to || !colon()) return std::nullopt;
    const auto given = bundle();
    if (!given || !colon()) return std::nullopt;
    const auto wanted = bundle();
    return wanted ? std::optional{Proposal::offer(*to, *given, *wanted)} : std::nullopt;
  }
  [[nodiscard]] constexpr std::optional<Proposal> circle() noexcept {
    const auto to = seat();
    if (!to || !colon()) return std::nullopt;
    const auto given = digit();
    if (!given || !colon()) return std::nullopt;
    const auto then = seat();
    if (!then || !colon()) return std::nullopt;
    const auto passed_on = digit();
    if (!passed_on || !colon()) return std::nullopt;
    const auto wanted = digit();
    return wanted ? std::optional{Proposal::circle(*to, *given, *then, *passed_on, *wanted)} : std::nullopt;
  }
  [[nodiscard]] constexpr std::optional<Move> mix() noexcept {
    const auto other = seat();
    if (!other || !colon()) return std::nullopt;
    return with(pose(), [&](Pose found) { return mixed(*other, found); });
  }
  [[nodiscard]] constexpr std::optional<Move> grab() noexcept {
    const auto other = seat();
    if (!other || !colon()) return std::nullopt;
    return with(digit(), [&](Digit found) { return grabbed(*other, found); });
  }
  [[nodiscard]] constexpr std::optional<Move> go() noexcept {
    const auto to = field();
    if (!to) return std::nullopt;
    if (!in_.take_exact("+")) return gone(*to);
    if (in_.take_exact("e")) return paid_with_card(*to);
    return with(pose(), [&](Pose found) { return paid(*to, found); });
  }
};

}  // namespace detail

/// The text of a move by the ledger's grammar. Precondition: a move of this grammar, as every legal move is.
[[nodiscard]] constexpr MoveText text_of(const Move& move) noexcept {
  MoveText out;
  for (const auto& [word, kind] : move_words) {
    if (kind == move.kind) return out << word;
  }
  switch (move.kind) {
    case MoveKind::roll:
      return out << 'd' << int{move.number};
    case MoveKind::symbol:
      return out << 's' << letter(move.pose);
    case MoveKind::event:
      return out << "e:" << move.card.info().token;
    case MoveKind::play:
      out << "play:" << move.card.info().token;
      return move.card == card_swap ? out << ':' << move.seat.index() : out;
    case MoveKind::offer:
    case MoveKind::circle:
      detail::write_proposal(out, proposal_of(move));
      return out;
    case MoveKind::rob:
      return out << "rob:" << letter(move.digit);
    case MoveKind::drop:
      return out << "drop:" << letter(move.digit);
    case MoveKind::lose:
      return out << "lose:" << letter(move.pose);
    case MoveKind::mix:
      return out << "mix:" << move.seat.index() << ':' << letter(move.pose);
    case MoveKind::grab:
      return out << "grab:" << move.seat.index() << ':' << letter(move.digit);
    default:
      break;
  }
  out << "go:";
  detail::write_field(out, move.to);
  if (move.kind == MoveKind::pay_symbol) out << '+' << letter(move.pose);
  if (move.kind == MoveKind::pay_card) out << "+e";
  return out;
}

/// The move that a text names; it need not be legal.
[[nodiscard]] constexpr Result<Move, Refusal> read_move(const Layout& layout, std::string_view text) noexcept {
  return detail::Reading{layout, text}.move();
}

}  // namespace regelwerk::clockman

#pragma once
#include <cstddef>
#include <cstdint>
#include <string_view>
#include <type_traits>

#include <regelwerk/core/container/multiset.hpp>
#include <regelwerk/core/container/text.hpp>
#include <regelwerk/core/description/member.hpp>
#include <regelwerk/core/description/words.hpp>
#include <regelwerk/core/language/language.hpp>
#include <regelwerk/ostfriesenlauf/edition/card.hpp>
#include <regelwerk/ostfriesenlauf/edition/edition.hpp>
#include <regelwerk/ostfriesenlauf/edition/face_text.hpp>
#include <regelwerk/ostfriesenlauf/event.hpp>
#include <regelwerk/ostfriesenlauf/move.hpp>
#include <regelwerk/ostfriesenlauf/rules.hpp>
#include <regelwerk/ostfriesenlauf/state.hpp>
#include <regelwerk/ostfriesenlauf/state/hand.hpp>
#include <regelwerk/ostfriesenlauf/state/race.hpp>
#include <regelwerk/ostfriesenlauf/text/words.hpp>
#include <regelwerk/ostfriesenlauf/view/view.hpp>

// The members of the value types of Ostfriesenlauf and the words of their leaves (core/description/member.hpp,
// core/description/spelling.hpp).

namespace regelwerk::ostfriesenlauf {

[[nodiscard]] constexpr std::string_view word(Rule rule) noexcept { return info(rule).id; }
[[nodiscard]] constexpr std::size_t count_of(std::type_identity<Rule> /*type*/) noexcept { return rule_table.size(); }

/// Room for `finish@hedgehog`; a CardWord also has room for `1:` before it.
using FaceWord = Text<15>;
using CardWord = Text<17>;

[[nodiscard]] constexpr FaceWord word(Face face) noexcept {
  FaceWord out;
  write_face(out, face);
  return out;
}

/// `2:+3`: back and face of a card of the edition; "?" for a card that the edition does not have.
[[nodiscard]] constexpr CardWord word_under(const auto& setup, Card card) noexcept {
  CardWord out;
  const Face face = setup.layout().face(card);
  if (setup.layout().card(card.back(), face) != card) return out << '?';
  detail::write_card(out, setup.layout(), card);
  return out;
}
[[nodiscard]] constexpr CardWord word_under(const auto& setup, Laid laid) noexcept {
  return word_under(setup, laid.card());
}
[[nodiscard]] constexpr std::string_view word(LaidBack laid) noexcept { return word(laid.back()); }

namespace detail {

/// A slot of the stack with this back; its word is the face.
template <Place Back>
struct SlotOf {
  Slot slot{};

  constexpr SlotOf() = default;
  constexpr explicit SlotOf(int index) noexcept : slot(static_cast<Slot>(index)) {}
  [[nodiscard]] constexpr explicit operator int() const noexcept { return static_cast<int>(slot); }
};

template <Place Back>
[[nodiscard]] constexpr FaceWord word_under(const auto& setup, SlotOf<Back> kind) noexcept {
  const Face face = setup.layout().face(Back, kind.slot);
  if (setup.layout().card(Back, face) != Card{Back, kind.slot}) return FaceWord{} << '?';
  return word(face);
}

template <Place Back>
constexpr void tell_stack(Like<Cards> auto& cards, auto& f) noexcept {
  auto& stack = cards[index(Back)];
  auto spelled = Multiset<SlotOf<Back>, cards_per_stack, 4, cards_per_stack>::from_word(stack.word());
  f(word(Back), spelled);
  if constexpr (!std::is_const_v<std::remove_reference_t<decltype(cards)>>) stack = Stack::from_word(spelled.word());
}

/// The face of an event, or none.
class MaybeFace {
 public:
  constexpr MaybeFace() = default;
  constexpr explicit MaybeFace(const Event& event) noexcept
      : code_(static_cast<std::uint8_t>(event.has_face ? event.face.code() + 1 : 0)) {}

  [[nodiscard]] constexpr bool none() const noexcept { return code_ == 0; }
  /// The face; the first face of all if there is none.
  [[nodiscard]] constexpr Face face() const noexcept { return Face::from_code(none() ? 0U : code_ - 1U); }
  [[nodiscard]] constexpr std::uint8_t code() const noexcept { return code_; }
  [[nodiscard]] static constexpr MaybeFace from_code(std::uint8_t code) noexcept {
    MaybeFace seen;
    seen.code_ = code;
    return seen;
  }
  [[nodiscard]] constexpr bool valid() const noexcept { return code_ <= Face::count; }

  friend constexpr bool operator==(MaybeFace, MaybeFace) = default;

 private:
  std::uint8_t code_ = 0;
};

[[nodiscard]] constexpr FaceWord word(MaybeFace seen) noexcept { return ostfriesenlauf::word(seen.face()); }
/// The word in a language (core/language/language.hpp).
template <Language Tongue>
[[nodiscard]] constexpr std::string_view word(MaybeFace seen, Tongue language) noexcept
  requires requires { word(seen.face(), language); }
{
  return word(seen.face(), language);
}

}  // namespace detail

constexpr void for_each_member(Like<Cards> auto& cards, auto& f) noexcept {
  detail::tell_stack<Place::first>(cards, f);
  detail::tell_stack<Place::second>(cards, f);
  detail::tell_stack<Place::third>(cards, f);
  detail::tell_stack<Place::fourth>(cards, f);
}

constexpr void for_each_member(Like<Standing> auto& standing, auto& f) noexcept {
  f("runner", standing.runner);
  f("position", standing.position);
}

constexpr void for_each_member(Like<Table> auto& table, auto& f) noexcept {
  Standings race = table.race.standings();
  f("race", race);
  if constexpr (!std::is_const_v<std::remove_reference_t<decltype(table)>>) table.race = Race::from_standings(race);
  f("sign", table.sign);
  f("phase", table.phase, in_course);
  f("turn", table.turn, in_course, up_to(runner_count - 1));
  f("stack", table.stack, in_course);
}

[[nodiscard]] constexpr auto& course_of(Like<State> auto& state) noexcept { return state.table; }
[[nodiscard]] constexpr auto& course_of(Like<View> auto& view) noexcept { return view.table; }

constexpr void for_each_member(Like<State> auto& state, auto& f) noexcept {
  f("table", state.table);
  f("laid", state.laid);
  f("hands", state.hands);
  f("stacks", state.stacks);
}

constexpr void for_each_member(Like<View> auto& view, auto& f) noexcept {
  f("viewer", view.viewer);
  f("table", view.table);
  f("hand_sizes", view.hand_sizes, up_to(max_hand));
  f("stack_sizes", view.stack_sizes, up_to(cards_per_stack));
  f("laid_backs", view.laid_backs);
  f("hand", view.hand);
  f("laid", view.laid);
  f("played", view.played);
}

constexpr void for_each_member(Like<Move> auto& move, auto& f) noexcept {
  f("kind", move.kind);
  f("back", move.back);
  f("face", move.face);
}

constexpr void for_each_member(Like<Event> auto& event, auto& f) noexcept {
  f("kind", event.kind);
  f("rule", event.rule);
  f("seat", event.seat);
  f("runner", event.runner);
  f("other", event.other);
  f("back", event.back);
  detail::MaybeFace face{event};
  f("face", face);
  if constexpr (!std::is_const_v<std::remove_reference_t<decltype(event)>>) {
    event.face = face.face();
    event.has_face = !face.none();
  }
  f("sign", event.sign);
  f("from", event.from, Range{-128, 127});
  f("to", event.to, Range{-128, 127});
  f("count", event.count, up_to(max_length + runner_count * max_fields));
  f("face_seen_by", event.face_seen_by, Usually{Audience::everybody()});
  f("course", event.course);
  f("value", event.value);
}

}  // namespace regelwerk::ostfriesenlauf

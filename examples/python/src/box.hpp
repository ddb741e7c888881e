#pragma once
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <variant>
#include <vector>

#include <pybind11/stl.h>

#include <regelwerk/ai/encoding/encoding.hpp>
#include <regelwerk/core/description/words.hpp>
#include <regelwerk/core/language/describe.hpp>
#include <regelwerk/core/language/language.hpp>
#include <regelwerk/core/result.hpp>
#include <regelwerk/core/seat.hpp>
#include <regelwerk/core/viewer.hpp>
#include <regelwerk/play/why.hpp>

#include "common.hpp"
#include "given.hpp"
#include "half_made.hpp"

// What Python holds of a title: a game, and values that know their game. Values never change, so whoever was given one
// may keep it; a value that comes back is first asked whether its rules are those of the game that it is given to.

namespace python {

/// The encoder of a game, if it has an encoding.
template <class G>
struct EncoderOf {
  struct type {
    explicit type(const G& /*game*/) {}
  };
};
template <regelwerk::Encoded G>
struct EncoderOf<G> {
  using type = regelwerk::Encoder<G>;
};

/// A game with the names that find it again.
template <class G>
struct Box {
  Box(const G& of, std::string of_title, std::string all_options)
      : game(of), title(std::move(of_title)), options(std::move(all_options)) {}
  // What encodes refers to the game beside it.
  Box(const Box&) = delete;
  Box& operator=(const Box&) = delete;
  Box(Box&&) = delete;
  Box& operator=(Box&&) = delete;
  ~Box() = default;

  G game;
  std::string title;    ///< "tock", "clou campaign"
  std::string options;  ///< all of them, as parse_options reads them
  typename EncoderOf<G>::type encoder{game};
};
template <class G>
using BoxPointer = std::shared_ptr<Box<G>>;

/// A value with its game.
template <class G, class T>
struct Of {
  BoxPointer<G> box;
  T value;

  friend bool operator==(const Of& a, const Of& b) {
    return (a.box == b.box || a.box->options == b.box->options) && a.value == b.value;
  }
};
template <class G>
using StateOf = Of<G, typename G::State>;
template <class G>
using ViewOf = Of<G, typename G::View>;
template <class G>
using EventOf = Of<G, typename G::Event>;

/// What a viewer sees and remembers; the two go together.
template <class G>
struct Known {
  typename G::View view;
  typename G::Memory memory;

  friend bool operator==(const Known&, const Known&) = default;
};
template <class G>
using MemoryOf = Of<G, Known<G>>;

/// A position, as everything or as a viewer knows it.
template <class G>
using Position = std::variant<std::shared_ptr<StateOf<G>>, std::shared_ptr<ViewOf<G>>>;

/// A move that is legal in a position. Moves are equal if their codes are, wherever they are made.
template <class G>
struct MoveOf {
  Position<G> at;
  typename G::Move value;
};
/// How Python names a move: one that it was given, a code or a text.
template <class G>
using MoveName = std::variant<std::shared_ptr<MoveOf<G>>, Whole, std::string>;

template <class G, class T>
[[nodiscard]] std::shared_ptr<Of<G, T>> with_box(const BoxPointer<G>& box, const T& value) {
  return std::make_shared<Of<G, T>>(Of<G, T>{box, value});
}

/// Refuses a value of other rules.
template <class G>
void expect_same_rules(const Box<G>& box, const Box<G>& other) {
  if (&box == &other || box.options == other.options) return;
  raise("RulesMismatch",
        "this is of " + other.title + " with " + other.options + ", the game is one with " + box.options);
}

/// The value that Python gave to a game. None, and a value of other rules, are refused.
template <class G, class T>
[[nodiscard]] const T& value_of(const Box<G>& box, const std::shared_ptr<Of<G, T>>& given) {
  if (!given) throw py::type_error("a value of this game is due here, not None");
  expect_same_rules(box, *given->box);
  return given->value;
}

/// Refuses a view that no position shows. Events can be taken in in any order, and what comes of them is asked for the
/// first time where worlds are drawn from it.
template <class G>
void expect_sound(const Box<G>& box, const typename G::View& view) {
  if (box.game.validate(view).empty()) return;
  raise("RegelwerkError", "no position shows this view: events have led to it that do not follow one another");
}

/// Calls `use` with the State or View that a position is.
template <class G, class Use>
auto with_position(const Box<G>& box, const Position<G>& position, const Use& use) {
  return std::visit([&](const auto& given) { return use(value_of(box, given)); }, position);
}

/// Raises what the library refused.
template <class G>
[[noreturn]] void raise_refusal(const regelwerk::Refusal& refusal) {
  raise("ReadError", text_of(regelwerk::describe<G>(refusal).view()), refusal.position);
}
/// What was read, or raises why nothing was.
template <class G, class T>
[[nodiscard]] const T& read(const regelwerk::Result<T, regelwerk::Refusal>& result) {
  if (!result) raise_refusal<G>(result.error());
  return result.value();
}

/// The move of a name: any code of the game's codes, any text of its grammar.
template <class G>
[[nodiscard]] typename G::Move move_of(const Box<G>& box, const auto& position, const MoveName<G>& name) {
  using Move = typename G::Move;
  if (const auto* const text = std::get_if<std::string>(&name)) return read<G>(parse_move(box.game, position, *text));
  if (const auto* const code = std::get_if<Whole>(&name)) {
    return Move::from_code(
        static_cast<std::uint32_t>(code->below(std::int64_t{1} << Move::code_bits, "the code of a move")));
  }
  const auto& move = std::get<std::shared_ptr<MoveOf<G>>>(name);
  if (!move) throw py::type_error("a move is due here, not None");
  return move->value;
}

/// Why a move is refused, or None.
template <class G>
[[nodiscard]] py::object why_object(const Box<G>& box, const auto& position,
                                    const std::optional<regelwerk::BecauseOf<G>>& why, const std::string& language) {
  if (!why) return py::none();
  return in_language(language, [&](auto tongue) {
    const std::string_view kind = regelwerk::word(why->cause.kind);
    if (kind == "none") return because_object(info(why->rule, tongue), {}, {});
    return because_object(info(why->rule, tongue), kind, text_of(box.game, position, why->cause).view());
  });
}

/// True if a move was asked for in a position that is not this one.
template <class G, class At>
[[nodiscard]] bool is_of_another(const At& position, const MoveName<G>& name) {
  const auto* const move = std::get_if<std::shared_ptr<MoveOf<G>>>(&name);
  if (move == nullptr) return false;
  const auto* const own = std::get_if<std::shared_ptr<Of<G, At>>>(&(**move).at);
  return own == nullptr || (**own).value != position;
}

/// What comes before the rule that forbids a move; nothing where the rule says everything.
template <class G>
[[nodiscard]] std::string_view preface_of(const Box<G>& box, const auto& position, const MoveName<G>& name) {
  if (box.game.actor(position).is_nobody()) return "the game is over";
  if (!is_of_another<G>(position, name)) return {};
  return "this move was asked for in another position, moves() gives those of this one";
}

/// The legal move of a name; any other is refused by IllegalMove.
template <class G>
[[nodiscard]] typename G::Move legal_move(const Box<G>& box, const auto& position, const MoveName<G>& name) {
  const auto move = move_of(box, position, name);
  if (box.game.why_not(position, move)) {
    raise("IllegalMove", why_object(box, position, why(box.game, position, move), "en"), py::none(),
          text_of(preface_of(box, position, name)));
  }
  return move;
}

/// Moves as Python names them, one after another.
template <class G, class Use>
void for_each_name(py::handle names, const Use& use) {
  for_each_element(names, "moves",
                   [&](const py::object& name) { use(given_as<MoveName<G>>(name, "a move, a code or a text")); });
}

/// The seat of a number; `what` names it in the sentence that refuses any other.
template <class G>
[[nodiscard]] regelwerk::Seat seat_at(const Box<G>& box, const Whole& seat, std::string_view what = "a seat") {
  return regelwerk::Seat{static_cast<int>(seat.below(box.game.seats(), what))};
}
/// The viewer of a seat's number, or the spectator for None.
template <class G>
[[nodiscard]] regelwerk::Viewer viewer_of(const Box<G>& box, const std::optional<Whole>& seat) {
  if (!seat) return regelwerk::spectator;
  return seat_at(box, *seat);
}
/// The number of a viewer's seat, or None for the spectator.
[[nodiscard]] inline std::optional<int> seat_of(regelwerk::Viewer viewer) {
  if (viewer.is_spectator()) return std::nullopt;
  return viewer.seat().index();
}

template <class G>
[[nodiscard]] py::bytes bytes_of(const auto& packed) {
  const std::span<const std::uint8_t> bytes{packed};
  std::string letters(bytes.begin(), bytes.end());
  return py::bytes{letters};
}

/// What bytes from outside hold.
[[nodiscard]] inline std::vector<std::uint8_t> octets(const py::bytes& bytes) {
  const std::string_view letters = bytes;
  return {letters.begin(), letters.end()};
}

}  // namespace python

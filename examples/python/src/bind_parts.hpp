#pragma once
#include <algorithm>
#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include <regelwerk/core/board/geometry.hpp>
#include <regelwerk/core/description/words.hpp>
#include <regelwerk/play/parts.hpp>

#include "bind_moves.hpp"

// The class Game, continued: moves chosen part by part, and where the places of the boards lie.

namespace python {

template <class G>
[[nodiscard]] py::object part_object(const G& game, const auto& position, const regelwerk::PartOf<G>& part) {
  return value_class("Part")(text_of(regelwerk::word(part.kind)), part.value,
                             text_of(regelwerk::part_text(game, position, part).view()));
}

/// A Part of values.py as the library has it; a kind that the title does not have is refused by ValueError.
template <class G>
[[nodiscard]] regelwerk::PartOf<G> part_of(const py::handle& part) {
  using Kind = decltype(regelwerk::PartOf<G>{}.kind);
  const std::span<const std::string_view> words{words_of(regelwerk::type<Kind>)};
  const auto word = letters_of(part.attr("kind"), "the kind of a part");
  const auto value = whole_of(part.attr("value"), "the value of a part").below(1 << 16, "the value of a part");
  const auto found = std::find(words.begin(), words.end(), word);
  if (found == words.end()) raise("RegelwerkError", "there is no kind of part called '" + word + "'");
  return {static_cast<Kind>(found - words.begin()), static_cast<std::uint16_t>(value)};
}

template <class G>
[[nodiscard]] std::vector<regelwerk::PartOf<G>> chain_of(const py::object& parts) {
  std::vector<regelwerk::PartOf<G>> chain;
  Elements elements{parts, "parts"};
  // More parts than any move has lead nowhere, however many there are.
  while (chain.size() <= regelwerk::chain_limit) {
    const py::object part = elements.next();
    if (!part) break;
    chain.push_back(part_of<G>(part));
  }
  return chain;
}

template <class G>
void bind_parts(GameClass<G>& type) {
  using BoxG = Box<G>;
  using Chain = std::span<const regelwerk::PartOf<G>>;
  type.def(
          "parts",
          [](const BoxG& box, const Position<G>& position, const py::object& chosen) {
            const auto chain = chain_of<G>(chosen);
            py::list open;
            with_position(box, position, [&](const auto& at) {
              std::vector<regelwerk::PartOf<G>> parts;
              regelwerk::for_each_part(box.game, at, Chain{chain},
                                       [&](const regelwerk::PartOf<G>& part) { parts.push_back(part); });
              for (const auto& part : parts) open.append(part_object(box.game, at, part));
            });
            return open;
          },
          py::arg("position"), py::arg("chosen") = py::tuple(),
          "The parts that may follow after those chosen; none if these are a whole move or lead nowhere.")
      .def(
          "parts_of",
          [](const BoxG& box, const Position<G>& position, const MoveName<G>& move) {
            py::list parts;
            with_position(box, position, [&](const auto& at) {
              for (const auto& part : parts_of(box.game, at, legal_move(box, at, move))) {
                parts.append(part_object(box.game, at, part));
              }
            });
            return parts;
          },
          py::arg("position"), py::arg("move"), "The parts of a legal move, in the order in which they are chosen.")
      .def(
          "move_of_parts",
          [](const BoxG& box, const Position<G>& position, const py::object& chosen) {
            const auto chain = chain_of<G>(chosen);
            return with_position(box, position, [&](const auto& at) -> py::object {
              const auto move = regelwerk::move_of_parts(box.game, at, Chain{chain});
              return move ? move_object<G>(position, *move) : py::none();
            });
          },
          py::arg("position"), py::arg("chosen"), "The legal move that these parts are; None if they are none.")
      .def(
          "why_not_part",
          [](const BoxG& box, const Position<G>& position, const py::object& chosen, const py::object& part,
             const std::string& language) {
            const auto chain = chain_of<G>(chosen);
            const auto next = part_of<G>(part);
            return with_position(box, position, [&](const auto& at) {
              return why_object(box, at, regelwerk::why_not_part(box.game, at, Chain{chain}, next), language);
            });
          },
          py::arg("position"), py::arg("chosen"), py::arg("part"), py::arg("language") = "en",
          "None if some legal move begins with these parts and then this one, else why not.");
}

[[nodiscard]] inline py::tuple point_object(regelwerk::Point point) { return py::make_tuple(point.x, point.y); }

/// What a board is called; empty where a title has one board only.
template <class G>
[[nodiscard]] std::string_view name_of_board(const G& game, int board) {
  if constexpr (requires { board_name(game, board); }) return board_name(game, board);
  return {};
}

/// A board as a dict of plain values.
template <class G>
[[nodiscard]] py::dict board_object(const Box<G>& box, int board) {
  const auto map = geometry(box.game, board);
  py::list places;
  for (const auto& located : map) {
    py::dict place;
    place["name"] = text_of(word_of(box.game, located.place, board));
    place["at"] = point_object(located.at);
    place["corner"] = point_object(located.box.corner);
    place["size"] = py::make_tuple(located.box.width, located.box.height);
    place["outline"] = located.outline == regelwerk::Outline::circle ? "circle" : "square";
    place["inside"] = located.inside < 0 ? py::object{py::none()} : py::object{py::int_(located.inside)};
    places.append(place);
  }
  py::list ways;
  for (const auto& way : map.ways()) ways.append(py::make_tuple(way.from, way.to, way.is_step));
  py::dict all;
  all["name"] = text_of(name_of_board(box.game, board));
  all["side"] = regelwerk::board_side;
  all["places"] = places;
  all["ways"] = ways;
  return all;
}

template <class G>
void bind_geometry(GameClass<G>& type) {
  using BoxG = Box<G>;
  type.def_property_readonly(
          "boards", [](const BoxG& box) { return boards(box.game); }, "How many boards lie on the table.")
      .def(
          "geometry",
          [](const BoxG& box, const Whole& board) {
            return board_object(box, static_cast<int>(board.below(boards(box.game), "a board")));
          },
          py::arg("board") = 0,
          "Where the places of a board lie, in whole units of a square of `side` units, and the ways between them as "
          "(from, to, is_step) by their indexes.");
}

}  // namespace python

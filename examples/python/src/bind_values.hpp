#pragma once
#include <memory>
#include <string>
#include <type_traits>
#include <variant>

#include <pybind11/operators.h>

#include <regelwerk/core/codec/hash.hpp>
#include <regelwerk/core/description/words.hpp>
#include <regelwerk/play/json.hpp>

#include "../../play/adapter.hpp"
#include "box.hpp"

// State, View, Event, Move and Memory of a title.

namespace python {

/// A JSON text of a value.
template <class G, class Value>
[[nodiscard]] std::string json_of(const Box<G>& box, const Value& value) {
  return collected([&](const auto& sink) { regelwerk::write_json(sink, box.game, value); });
}

template <class G>
[[nodiscard]] std::string move_text(const MoveOf<G>& move) {
  return std::visit([&](const auto& at) { return std::string{to_text(at->box->game, at->value, move.value).view()}; },
                    move.at);
}
template <class G>
[[nodiscard]] const BoxPointer<G>& box_of(const MoveOf<G>& move) {
  return std::visit([](const auto& at) -> const BoxPointer<G>& { return at->box; }, move.at);
}

template <class G>
[[nodiscard]] std::string move_json(const MoveOf<G>& move) {
  return std::visit(
      [&](const auto& at) {
        return collected([&](const auto& sink) { regelwerk::write_json(sink, at->box->game, at->value, move.value); });
      },
      move.at);
}

/// What State, View and Event have in common: they compare, print, pack and pickle.
/// `reader` is the function of Game that reads its bytes.
template <class G, class T>
void bind_packed(py::class_<Of<G, T>, std::shared_ptr<Of<G, T>>>& type, const std::string& name, const char* reader) {
  using Value = Of<G, T>;
  type.def_property_readonly(
          "game", [](const Value& of) { return of.box; }, "The game that this belongs to.")
      .def(
          "pack", [](const Value& of) { return bytes_of<G>(of.box->game.pack(of.value)); },
          "The bytes that unpack reads, the same on every machine.")
      .def(
          "to_json", [](const Value& of) { return json_of(*of.box, of.value); }, "A JSON text of all that it tells.")
      .def(
          "to_dict", [](const Value& of) { return from_json(json_of(*of.box, of.value)); },
          "All that it tells, as Python's values. Lists by seat are as long as the largest game of the title.")
      .def("__str__", [](const Value& of) { return text_of(to_text(of.box->game, of.value).view()); })
      .def("__repr__",
           [name](const Value& of) {
             return "<" + of.box->title + " " + name + ": " + std::string{to_text(of.box->game, of.value).view()} + ">";
           })
      .def(
          "__eq__", [](const Value& a, const Value& b) { return a == b; }, py::is_operator())
      .def("__hash__", [](const Value& of) { return regelwerk::hash(of.value); })
      .def("__copy__", [](const std::shared_ptr<Value>& of) { return of; })
      .def(
          "__deepcopy__", [](const std::shared_ptr<Value>& of, const py::dict&) { return of; }, py::arg("memo"))
      .def("__reduce__",
           [reader](const Value& of) {
             return py::make_tuple(py::cast(of.box).attr(reader),
                                   py::make_tuple(bytes_of<G>(of.box->game.pack(of.value))));
           })
      // Pickles made before there was __reduce__ hold the two as a state.
      .def(py::pickle([](const Value& of) { return py::make_tuple(of.box, bytes_of<G>(of.box->game.pack(of.value))); },
                      [reader](const py::tuple& state) {
                        if (state.size() != 2)
                          raise("RegelwerkError", "the state of a value is its game and its bytes");
                        const auto box = given_as<BoxPointer<G>>(state[0], "a game of this title");
                        const py::object read = py::cast(box).attr(reader)(state[1]);
                        return read.template cast<std::shared_ptr<Value>>();
                      }));
}

/// What the viewer sees as an SVG, as the terminal program draws it.
template <class G>
[[nodiscard]] std::string picture(const Box<G>& box, const typename G::View& view, const std::string& language = "en") {
  return in_language(language,
                     [&](auto tongue) { return play::AdapterFor<G>::picture(box.game, view, decltype(tongue)::code); });
}

template <class G>
void bind_state(py::module_& module) {
  auto type = class_of<StateOf<G>, std::shared_ptr<StateOf<G>>>(module, "State", "A position, hidden things included.");
  bind_packed<G, typename G::State>(type, "state", "unpack");
  type.def(
      "_repr_svg_",
      [](const StateOf<G>& state) {
        return picture(*state.box, state.box->game.view(state.value, regelwerk::spectator));
      },
      "What a notebook shows: the picture of what everybody may know.");
}

template <class G>
void bind_view(py::module_& module) {
  auto type = class_of<ViewOf<G>, std::shared_ptr<ViewOf<G>>>(module, "View",
                                                              "What a seat, or a spectator, knows of a position.");
  bind_packed<G, typename G::View>(type, "view", "unpack_view");
  type.def_property_readonly(
      "seat", [](const ViewOf<G>& view) { return seat_of(view.value.viewer); },
      "The number of the viewer's seat; None for a spectator.");
  type.def(
          "svg",
          [](const ViewOf<G>& view, const std::string& language) { return picture(*view.box, view.value, language); },
          py::arg("language") = "en",
          "The table as the viewer sees it: an SVG in a language, the same bytes for equal views.")
      .def(
          "_repr_svg_", [](const ViewOf<G>& view) { return picture(*view.box, view.value); },
          "What a notebook shows: svg().");
}

template <class G>
void bind_event(py::module_& module) {
  auto type = class_of<EventOf<G>, std::shared_ptr<EventOf<G>>>(module, "Event", "One thing that a move did.");
  bind_packed<G, typename G::Event>(type, "event", "unpack_event");
  type.def_property_readonly(
          "kind",
          [](const EventOf<G>& event) {
            const auto kind = regelwerk::detail::lead_of(event.value);
            return text_of(word(kind));
          },
          "What happened, a word.")
      .def_property_readonly(
          "rule", [](const EventOf<G>& event) { return rule_object(info(event.value.rule)); }, "The rule behind it.");
}

template <class G>
void bind_move(py::module_& module) {
  using Move = MoveOf<G>;
  const auto reduced = [](const Move& move) {
    return py::make_tuple(py::cast(box_of(move)).attr("move"), py::make_tuple(move.at, move.value.code()));
  };
  class_of<Move, std::shared_ptr<Move>>(
      module, "Move", "A move that is legal, or an outcome of chance, in the position that it was asked for.")
      .def_property_readonly("text", move_text<G>, "One word, as parse_move reads it.")
      .def_property_readonly(
          "code", [](const Move& move) { return move.value.code(); }, "A number below `2 ** Game.code_bits`.")
      .def_property_readonly(
          "position", [](const Move& move) { return move.at; }, "The State or View that it was asked for.")
      .def(
          "to_json", [](const Move& move) { return move_json(move); }, "A JSON text of its members and its text.")
      .def(
          "to_dict", [](const Move& move) { return from_json(move_json(move)); },
          "Its members and its text, as Python's values.")
      .def("__str__", move_text<G>)
      .def("__repr__", [](const Move& move) { return "<" + box_of(move)->title + " move: " + move_text(move) + ">"; })
      .def(
          "__eq__", [](const Move& a, const Move& b) { return a.value == b.value; }, py::is_operator())
      .def("__hash__", [](const Move& move) { return regelwerk::mix64(move.value.code()); })
      .def("__copy__", [](const std::shared_ptr<Move>& move) { return move; })
      .def(
          "__deepcopy__", [](const std::shared_ptr<Move>& move, const py::dict&) { return move; }, py::arg("memo"))
      .def("__reduce__", reduced);
}

template <class G>
void bind_memory(py::module_& module) {
  using Memory = MemoryOf<G>;
  class_of<Memory, std::shared_ptr<Memory>>(module, "Memory",
                                            "What a viewer sees, and remembers of what it saw earlier.")
      .def_property_readonly(
          "game", [](const Memory& memory) { return memory.box; }, "The game that this belongs to.")
      .def_property_readonly(
          "view", [](const Memory& memory) { return with_box(memory.box, memory.value.view); },
          "What the viewer sees now.")
      .def_property_readonly(
          "is_exact", [](const Memory& memory) { return memory.value.memory.is_exact(); },
          "True as long as resample draws from it by exact probability.")
      .def(
          "__eq__", [](const Memory& a, const Memory& b) { return a == b; }, py::is_operator())
      .def("__repr__", [](const Memory& memory) { return "<" + memory.box->title + " memory>"; })
      .def("__copy__", [](const std::shared_ptr<Memory>& memory) { return memory; })
      .def(
          "__deepcopy__", [](const std::shared_ptr<Memory>& memory, const py::dict&) { return memory; },
          py::arg("memo"))
      .def("__reduce__", refuse_pickling);
}

template <class G>
void bind_values(py::module_& module) {
  bind_state<G>(module);
  bind_view<G>(module);
  bind_event<G>(module);
  bind_move<G>(module);
  bind_memory<G>(module);
}

}  // namespace python

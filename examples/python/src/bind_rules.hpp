#pragma once
#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include <regelwerk/core/language/tell.hpp>
#include <regelwerk/play/german.hpp>
#include <regelwerk/play/record.hpp>
#include <regelwerk/play/sentences.hpp>
#include <regelwerk/play/take_back.hpp>

#include "bind_moves.hpp"

// The class Game, continued: what it explains, reads, tells and records.

namespace python {

/// A view brought up to date by an event; refuses an event that cannot follow.
template <class G>
void follow(const Box<G>& box, typename G::View& view, const typename G::Event& event) {
  if (box.game.apply(view, event)) return;
  raise(
      "RegelwerkError",
      "this event cannot follow in this view; a view takes the events of the next move, as its viewer was shown them");
}

template <class G>
[[nodiscard]] std::vector<typename G::Event> events_of(const Box<G>& box, py::handle given) {
  std::vector<typename G::Event> events;
  for_each_element(given, "events", [&](const py::object& event) {
    events.push_back(value_of(box, given_as<std::shared_ptr<EventOf<G>>>(event, "an event of this game")));
  });
  return events;
}

template <class G>
void bind_reasons(GameClass<G>& type) {
  using BoxG = Box<G>;
  type.def(
          "rules",
          [](const BoxG& box, const std::string& language, bool in_force_only) {
            py::list all;
            in_language(language, [&](auto tongue) {
              for (std::size_t i = 0; i < G::rules.size(); ++i) {
                const auto rule = static_cast<typename G::Rule>(i);
                if (!in_force_only || in_force(box.game.options(), rule)) all.append(rule_object(info(rule, tongue)));
              }
            });
            return all;
          },
          py::arg("language") = "en", py::arg("in_force") = false,
          "All rules of the ledger in its order, or those that matter under these options.")
      .def(
          "why_not",
          [](const BoxG& box, const Position<G>& position, const MoveName<G>& move, const std::string& language) {
            return with_position(box, position, [&](const auto& at) {
              return why_object(box, at, why(box.game, at, move_of(box, at, move)), language);
            });
          },
          py::arg("position"), py::arg("move"), py::arg("language") = "en",
          "None if the move is legal, else the rule that forbids it and what stands in the way. Any code may be asked "
          "about; a text that is no move raises ReadError.")
      .def(
          "why_not_take_back",
          [](const BoxG& box, const std::shared_ptr<StateOf<G>>& before, const py::object& names, const Whole& seat,
             const std::string& language, const py::object& along) -> py::object {
            const auto who = seat_at(box, seat);
            regelwerk::SeatSet others;
            for_each_element(along, "seats", [&](const py::object& other) {
              others.insert(seat_at(box, whole_of(other, "a seat that goes along"), "a seat that goes along"));
            });
            const auto first = value_of(box, before);
            std::vector<typename G::Move> moves;
            auto state = first;
            for_each_name<G>(names, [&](const MoveName<G>& name) {
              moves.push_back(legal_move(box, state, name));
              box.game.advance(state, moves.back());
            });
            const auto why =
                regelwerk::why_not_take_back(box.game, first, std::span<const typename G::Move>{moves}, who, others);
            if (!why) return py::none();
            return in_language(language, [&](auto tongue) {
              return value_class("TakeBack")(why->move, text_of(describe(why->fault, tongue)));
            });
          },
          py::arg("before"), py::arg("moves"), py::arg("seat"), py::arg("language") = "en",
          py::arg("along") = py::tuple(),
          "Why a seat may not take back these moves, made from `before` up to now: which of them, and a sentence. None "
          "if it may: nobody has learned anything since then. The seats of `along` take back theirs with it, as "
          "players "
          "of a program do.");
}

template <class G>
void bind_reading(GameClass<G>& type) {
  using BoxP = const BoxPointer<G>&;
  const auto reader = [&type](const char* name, const char* what, const char* doc, const auto& parse) {
    type.def(
        name, [parse](BoxP box, const std::string& text) { return with_box(box, read<G>(parse(box->game, text))); },
        py::arg(what), doc);
  };
  const auto unpacker = [&type](const char* name, const char* doc, const auto& unpack) {
    type.def(
        name,
        [unpack](BoxP box, const py::bytes& bytes) { return with_box(box, read<G>(unpack(box->game, octets(bytes)))); },
        py::arg("bytes"), doc);
  };
  reader("parse_state", "text", "The state that a line says. Raises ReadError with place and reason.",
         [](const G& game, const std::string& text) { return parse_state(game, text); });
  reader("parse_view", "text", "The view that a line says. Raises ReadError with place and reason.",
         [](const G& game, const std::string& text) { return parse_view(game, text); });
  reader("parse_event", "text", "The event that a line says. Raises ReadError with place and reason.",
         [](const G& game, const std::string& text) { return parse_event(game, text); });
  unpacker("unpack", "The state that bytes hold. Raises ReadError with place and reason.",
           [](const G& game, const auto& bytes) { return game.unpack(bytes); });
  unpacker("unpack_view", "The view that bytes hold. Raises ReadError with place and reason.",
           [](const G& game, const auto& bytes) { return game.unpack_view(bytes); });
  unpacker("unpack_event", "The event that bytes hold. Raises ReadError with place and reason.",
           [](const G& game, const auto& bytes) { return game.unpack_event(bytes); });
}

template <class G>
void bind_events(GameClass<G>& type) {
  using BoxP = const BoxPointer<G>&;
  using ViewPointer = std::shared_ptr<ViewOf<G>>;
  using EventPointer = std::shared_ptr<EventOf<G>>;
  using MemoryPointer = std::shared_ptr<MemoryOf<G>>;
  type.def(
          "shown",
          [](BoxP box, const EventPointer& event, const std::optional<Whole>& seat) {
            return with_box(box, box->game.shown(value_of(*box, event), viewer_of(*box, seat)));
          },
          py::arg("event"), py::arg("seat"), "The event as a seat, or a spectator for None, may see it.")
      .def(
          "apply",
          [](BoxP box, const ViewPointer& view, const EventPointer& event) {
            auto next = value_of(*box, view);
            follow(*box, next, value_of(*box, event));
            return with_box(box, next);
          },
          py::arg("view"), py::arg("event"),
          "The view after an event that its viewer was shown: all events of a move, in their order, give the view "
          "after "
          "it. Raises RegelwerkError if the event cannot follow.")
      .def(
          "told",
          [](BoxP box, const ViewPointer& view, const py::object& given, const std::string& language,
             const py::object& names) {
            std::vector<std::string> called;
            for_each_element(names, "names", [&](const py::object& name) {
              called.push_back(name.is_none() ? std::string{} : letters_of(name, "a name or None"));
            });
            const std::vector<std::string_view> players(called.begin(), called.end());
            const auto events = events_of(*box, given);
            auto after = value_of(*box, view);
            for (const auto& event : events) follow(*box, after, event);
            auto before = value_of(*box, view);
            std::vector<std::string> sentences;
            in_language(language, [&](auto tongue) {
              for_each_told(box->game, before, std::span<const typename G::Event>{events},
                            [&](const typename G::View& at, const typename G::Event& event) {
                              const auto sentence = tell(box->game, at, event, tongue, players);
                              if (!sentence.view().empty()) sentences.emplace_back(sentence.view());
                            });
            });
            return sentences;
          },
          py::arg("view"), py::arg("events"), py::arg("language") = "en", py::arg("names") = py::tuple{},
          "Sentences about events that a viewer was shown, from its view before them; what belongs together is told in "
          "one. `names` are the players by seat; a seat without one, or with None, is called by its number.")
      .def(
          "memory",
          [](BoxP box, const ViewPointer& view) {
            const auto& at = value_of(*box, view);
            expect_sound(*box, at);
            return with_box(box, Known<G>{at, box->game.memory(at)});
          },
          py::arg("view"), "What a view alone tells: the memory of somebody who has just sat down.")
      .def(
          "remember",
          [](BoxP box, const MemoryPointer& memory, const EventPointer& event) {
            auto next = value_of(*box, memory);
            const auto before = next.view;
            follow(*box, next.view, value_of(*box, event));
            box->game.remember(next.memory, before, value_of(*box, event));
            return with_box(box, next);
          },
          py::arg("memory"), py::arg("event"),
          "The memory after an event that its viewer was shown: all events of a move, in their order. Raises "
          "RegelwerkError if the event cannot follow.")
      .def(
          "resample",
          [](BoxP box, const std::variant<ViewPointer, MemoryPointer>& known, regelwerk::Random& random) {
            if (const auto* const view = std::get_if<ViewPointer>(&known)) {
              expect_sound(*box, value_of(*box, *view));
              return with_box(box, box->game.resample(value_of(*box, *view), random));
            }
            const auto& all = value_of(*box, std::get<MemoryPointer>(known));
            expect_sound(*box, all.view);
            return with_box(box, box->game.resample(all.view, all.memory, random));
          },
          py::arg("known"), py::arg("random"),
          "A state drawn by its exact probability under the rules' chance: from those that a View allows, or from "
          "those "
          "that contradict nothing in a Memory, as long as that is exact.");
}

template <class G>
[[noreturn]] void raise_fault(const G& game, const regelwerk::RecordFault<typename G::Rule>& fault,
                              std::string_view word) {
  const std::string_view rule = fault.rule ? info(*fault.rule).id : std::string_view{};
  raise("RecordError", text_of(describe(game, fault).view()), fault.move, fault.position, text_of(rule), text_of(word));
}

/// A move as somebody has named it.
template <class G>
[[nodiscard]] std::string word_of(const MoveName<G>& name, const typename G::Move& move) {
  if (const auto* const text = std::get_if<std::string>(&name)) return *text;
  const auto* const named = std::get_if<std::shared_ptr<MoveOf<G>>>(&name);
  return named != nullptr ? move_text(**named) : std::to_string(move.code());
}

/// The moves of a record that are named one by one.
template <class G>
[[nodiscard]] std::vector<typename G::Move> replayed(const Box<G>& box, typename G::State& state, py::handle names) {
  std::vector<typename G::Move> moves;
  using Fault = regelwerk::RecordFault<typename G::Rule>;
  for_each_name<G>(names, [&](const MoveName<G>& name) {
    if (const auto* const text = std::get_if<std::string>(&name)) {
      const auto parsed = parse_move(box.game, state, *text);
      if (!parsed) raise_fault(box.game, regelwerk::detail::fault_of<Fault>(moves.size(), parsed.error()), *text);
    }
    const auto move = move_of(box, state, name);
    if (const auto rule = box.game.why_not(state, move)) {
      const Fault fault{.move = moves.size(), .reason = regelwerk::Reason::forbidden, .rule = rule};
      raise_fault(box.game, fault, word_of<G>(name, move));
    }
    moves.push_back(move);
    box.game.advance(state, move);
  });
  return moves;
}

template <class G>
void bind_records(GameClass<G>& type, const std::string& title) {
  using BoxP = const BoxPointer<G>&;
  type.def(
          "replay",
          [](BoxP box, const py::object& names, const std::string& start) {
            auto state = box->game.initial(start_of(box->game, start));
            static_cast<void>(replayed(*box, state, names));
            return with_box(box, state);
          },
          py::arg("moves"), py::arg("start") = "",
          "The state after these moves from the beginning. Raises RecordError if one of them is not legal.")
      .def(
          "write_record",
          [](BoxP box, const py::object& names, const std::string& start) {
            const auto facts = start_of(box->game, start);
            auto state = box->game.initial(facts);
            const auto moves = replayed(*box, state, names);
            return collected([&](const auto& sink) {
              regelwerk::write_record(box->game, record_header(box->game, facts), std::span{moves}, sink);
            });
          },
          py::arg("moves"), py::arg("start") = "", "The whole game as a text: its rules, its beginning and all moves.")
      .def(
          "read_record",
          [](BoxP box, const std::string& text) {
            std::vector<std::pair<typename G::State, typename G::Move>> made;
            const auto add = [&](const typename G::State& state, const typename G::Move& move) {
              made.emplace_back(state, move);
            };
            const auto done = regelwerk::read_record(box->game, text, add);
            if (done.fault) {
              const std::string_view word = regelwerk::word_of_fault(std::string_view{text}, *done.fault);
              raise_fault(box->game, *done.fault, word);
            }
            py::list moves;
            for (const auto& [state, move] : made) moves.append(move_object<G>(with_box(box, state), move));
            return py::make_tuple(moves, with_box(box, done.state));
          },
          py::arg("text"),
          "The moves of a text that write_record wrote, and the state they end in; start_of_record has what they begin "
          "with. Raises RecordError with place and reason.")
      .def_static(
          "options_of_record",
          [](const std::string& text) {
            const auto header = regelwerk::parse_record_header<G>(text);
            return fields_text(read<G>(header).options, G::option_fields);
          },
          py::arg("text"), "The options of the game that a record is of. Raises ReadError with place and reason.")
      .def_static(
          "start_of_record",
          [](const std::string& text) {
            const auto header = regelwerk::parse_record_header<G>(text);
            return fields_text(read<G>(header).start, G::start_fields);
          },
          py::arg("text"),
          "The setup facts of the game that a record is of, as initial, replay and write_record take them. Raises "
          "ReadError with place and reason.")
      .def_static(
          "of_record",
          [title](const std::string& text) {
            const auto header = regelwerk::parse_record_header<G>(text);
            const auto game = regelwerk::game_of<G>(read<G>(header));
            const auto options = fields_text(header->options, G::option_fields);
            return game ? std::make_shared<Box<G>>(*game, title, options) : made_game<G>(title, options);
          },
          py::arg("text"), "The game that a record is of. Raises ReadError with place and reason.");
}

}  // namespace python

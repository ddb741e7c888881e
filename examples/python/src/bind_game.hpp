#pragma once
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <regelwerk/ai/utility.hpp>
#include <regelwerk/core/description/fields.hpp>
#include <regelwerk/core/description/settings.hpp>
#include <regelwerk/play/json_schema.hpp>
#include <regelwerk/play/record.hpp>

#include "bind_values.hpp"
#include "settings.hpp"

// The class Game of a title: its rules, and what it says of positions.

namespace python {

template <class G>
using GameClass = py::class_<Box<G>, BoxPointer<G>>;

/// A text of any length.
struct LongText {
  std::string text;

  LongText& operator<<(std::string_view more) {
    text += more;
    return *this;
  }
  LongText& operator<<(char more) { return *this << std::string_view{&more, 1}; }
  LongText& operator<<(int number) { return *this << std::string_view{std::to_string(number)}; }
  [[nodiscard]] std::string_view view() const { return text; }
};

/// The text of all options or setup facts.
template <class Owner, class Fields>
[[nodiscard]] std::string fields_text(const Owner& owner, const Fields& fields) {
  LongText out;
  write_fields(out, owner, fields);
  return out.text;
}

/// The game of a text of options, or raises OptionsError.
template <class G>
[[nodiscard]] BoxPointer<G> made_game(const std::string& title, const std::string& text) {
  const auto options = regelwerk::parse_options<G>(text);
  if (!options) raise_setting(options.error(), text);
  const auto game = G::make(*options);
  if (game) return std::make_shared<Box<G>>(*game, title, fields_text(*options, G::option_fields));
  py::list reasons;
  for (const auto& fault : game.error().options) reasons.append(text_of(describe(fault)));
  raise("OptionsError", reasons, py::none(), "", "", text);
}

/// The setup facts of a text, or raises OptionsError.
template <class G>
[[nodiscard]] typename G::Start start_of(const G& game, const std::string& text) {
  const auto start = regelwerk::parse_start(game, text);
  if (!start) raise_setting(start.error(), text);
  return *start;
}

template <class G, class Range>
[[nodiscard]] py::tuple seat_tuple(const G& game, const Range& values) {
  py::tuple all(static_cast<std::size_t>(game.seats()));
  for (std::size_t seat = 0; seat < all.size(); ++seat) all[seat] = py::cast(values[seat]);
  return all;
}

/// Payoffs as numbers from 0 to 1.
template <class G>
[[nodiscard]] py::tuple shares_of(const G& game, const auto& payoffs) {
  std::vector<double> shares;
  shares.reserve(payoffs.size());
  for (const auto payoff : payoffs) shares.push_back(static_cast<double>(payoff) / regelwerk::payoff_scale);
  return seat_tuple(game, shares);
}

template <class G>
[[nodiscard]] py::object outcome_object(const Box<G>& box, const std::optional<typename G::Outcome>& outcome) {
  if (!outcome) return py::none();
  py::list winners;
  for (int seat = 0; seat < box.game.seats(); ++seat) {
    if (outcome->winners().contains(regelwerk::Seat{seat})) winners.append(seat);
  }
  return value_class("Outcome")(seat_tuple(box.game, outcome->places), seat_tuple(box.game, outcome->scores),
                                py::tuple{winners}, json_of(box, *outcome));
}

template <class G>
void bind_setup(GameClass<G>& type, const std::string& title) {
  using BoxG = Box<G>;
  type.def(py::init([title](const std::string& options, const py::kwargs& more) {
             return made_game<G>(title, settings_text(options, more, G::option_fields));
           }),
           py::arg("options") = "",
           "The game with these options, as a text (`seats=3 own_start=closed`) or as keyword arguments; what is not "
           "said is as usual. Raises OptionsError with the reasons if there is no such game.")
      .def_property_readonly(
          "title", [](const BoxG& box) { return box.title; }, "The name by which regelwerk.load finds this title.")
      .def_property_readonly(
          "options_text", [](const BoxG& box) { return box.options; }, "All options as a text.")
      .def_property_readonly(
          "options",
          [](const BoxG& box) {
            return from_json(collected(
                [&](const auto& sink) { regelwerk::write_json(sink, box.game.options(), G::option_fields); }));
          },
          "All options as a dict.")
      .def_property_readonly(
          "start_text", [](const BoxG& box) { return fields_text(box.game.default_start(), G::start_fields); },
          "The usual setup facts as a text.")
      .def_property_readonly(
          "edition", [](const BoxG& box) { return text_of(box.game.edition().name); }, "The name of the edition.")
      .def_property_readonly(
          "seats", [](const BoxG& box) { return box.game.seats(); }, "The number of seats.")
      .def_property_readonly(
          "score_range",
          [](const BoxG& box) {
            const auto range = box.game.score_range();
            return std::pair{range.lowest, range.highest};
          },
          "The lowest and the highest score that these rules allow.")
      .def(
          "team", [](const BoxG& box, const Whole& seat) { return box.game.team(seat_at(box, seat)); }, py::arg("seat"),
          "The team of a seat: seats of one team win and lose together.")
      .def_static(
          "option_fields", [] { return field_objects(typename G::Options{}, G::option_fields); },
          "The options that there are, each with its usual value and its choices.")
      .def(
          "start_fields", [](const BoxG& box) { return field_objects(box.game.default_start(), G::start_fields); },
          "The setup facts that there are, each with its usual value and its choices.")
      .def(
          "schema",
          [](const BoxG& box) {
            return from_json(collected([&](const auto& sink) { regelwerk::write_json_schema(sink, box.game); }));
          },
          "The JSON schema of what to_dict and to_json tell.")
      .def("__repr__", [](const BoxG& box) { return "<regelwerk game: " + box.title + " " + box.options + ">"; })
      .def(
          "__eq__", [](const BoxG& a, const BoxG& b) { return a.options == b.options; }, py::is_operator())
      .def("__hash__", [](const BoxG& box) { return py::hash(py::str(box.title + " " + box.options)); })
      .def("__copy__", [](const BoxPointer<G>& box) { return box; })
      .def(
          "__deepcopy__", [](const BoxPointer<G>& box, const py::dict&) { return box; }, py::arg("memo"))
      .def("__reduce__", [](const BoxG& box) {
        if (&box.game.edition() != &G::standard_edition) {
          const auto record = collected([&](const auto& sink) {
            regelwerk::write_record(box.game, record_header(box.game, box.game.default_start()),
                                    std::span<const typename G::Move>{}, sink);
          });
          return py::make_tuple(py::module_::import("regelwerk").attr("game_of_record"), py::make_tuple(record));
        }
        return py::make_tuple(py::module_::import("regelwerk").attr("load"), py::make_tuple(box.title, box.options));
      });
  type.attr("rules_version") = G::rules_version;
  type.attr("max_seats") = G::max_seats;
  type.attr("max_moves") = G::MoveList::capacity();
  type.attr("code_bits") = G::Move::code_bits;
}

template <class G>
void bind_positions(GameClass<G>& type) {
  using BoxG = Box<G>;
  using StatePointer = std::shared_ptr<StateOf<G>>;
  type.def(
          "initial",
          [](const BoxPointer<G>& box, const std::string& start, const py::kwargs& more) {
            return with_box(box, box->game.initial(start_of(box->game, settings_text(start, more, G::start_fields))));
          },
          py::arg("start") = "",
          "The state before the setup, with setup facts as a text or as keyword arguments; what is not said is as "
          "usual.")
      .def(
          "actor",
          [](const BoxG& box, const Position<G>& position) {
            return with_position(box, position, [&](const auto& at) { return actor_object(box.game.actor(at)); });
          },
          py::arg("position"), "Who decides next.")
      .def(
          "outcome",
          [](const BoxG& box, const Position<G>& position) {
            return with_position(box, position,
                                 [&](const auto& at) { return outcome_object(box, box.game.outcome(at)); });
          },
          py::arg("position"), "Places and scores; None while the game goes on.")
      .def(
          "standing",
          [](const BoxG& box, const Position<G>& position) {
            return with_position(box, position,
                                 [&](const auto& at) { return seat_tuple(box.game, box.game.standing(at).values); });
          },
          py::arg("position"), "How far every seat has come, a number each; the higher is the better one.")
      .def(
          "payoffs",
          [](const BoxG& box, const Position<G>& position) {
            return with_position(box, position, [&](const auto& at) {
              return shares_of(box.game, position_payoffs(box.game, at, regelwerk::ByGoal{}));
            });
          },
          py::arg("position"),
          "What the position is worth to every seat, 0 to 1: a win is shared by those who have won; who plays alone, "
          "or "
          "all together, counts by the score. While the game goes on, by the standing.")
      .def(
          "view",
          [](const BoxPointer<G>& box, const StatePointer& state, const std::optional<Whole>& seat) {
            return with_box(box, box->game.view(value_of(*box, state), viewer_of(*box, seat)));
          },
          py::arg("state"), py::arg("seat"), "What a seat knows of a state; with None, what a spectator knows.")
      .def(
          "validate",
          [](const BoxG& box, const Position<G>& position, const std::string& language) {
            py::list broken;
            with_position(box, position, [&](const auto& at) {
              for (const auto invariant : box.game.validate(at)) {
                in_language(language, [&](auto tongue) { broken.append(text_of(describe(invariant, tongue))); });
              }
            });
            return broken;
          },
          py::arg("position"), py::arg("language") = "en",
          "What is broken in a position, a sentence each; nothing in any that this module hands out.");
}

}  // namespace python

// What errors mean, in words.
#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>
#include <type_traits>

#include <games/english.hpp>
#include <games/german.hpp>
#include <regelwerk/core/language/describe.hpp>
#include <regelwerk/core/language/german_reasons.hpp>
#include <regelwerk/core/language/obstacle.hpp>
#include <regelwerk/play/german.hpp>
#include <regelwerk/play/take_back.hpp>

#include "errors.hpp"
#include "games.hpp"
#include "output.hpp"
#include "regelwerk.h"

namespace binding {

namespace {

/// A sentence in both languages.
using Sentence = std::array<std::string_view, REGELWERK_LANGUAGES>;

/// What is wrong with an argument, in the order of enum regelwerk_argument.
constexpr std::array<Sentence, REGELWERK_NO_VALUE + 1> argument_sentences{{
    {"there is no such title", "einen solchen Titel gibt es nicht"},
    {"there is no such seat in this game", "einen solchen Sitz gibt es in diesem Spiel nicht"},
    {"this is neither a seat of this game nor a spectator", "das ist weder ein Sitz dieses Spiels noch ein Zuschauer"},
    {"there is nothing to decide here", "hier ist nichts zu entscheiden"},
    {"this is no part of a move here", "das ist hier kein Teil eines Zugs"},
    {"a search needs memory for its nodes", "eine Suche braucht Speicher für ihre Knoten"},
    {"two to four different moves can be compared", "vergleichen lassen sich zwei bis vier verschiedene Züge"},
    {"this explanation counts no such thing", "so etwas zählt diese Erklärung nicht"},
    {"a pointer is missing or leads to no value of this library",
     "ein Zeiger fehlt oder führt zu keinem Wert dieser Bibliothek"},
}};
constexpr Sentence no_room_sentence{"there is no room for so many bytes: ", "für so viele Bytes ist kein Platz: "};
constexpr Sentence no_move_sentence{"this number is no move of this game", "diese Zahl ist kein Zug dieses Spiels"};
constexpr Sentence cannot_follow_sentence{
    "this event cannot follow here; a view takes the events of the next move, as its viewer was shown them",
    "dieses Ereignis kann hier nicht folgen; eine Ansicht nimmt die Ereignisse des nächsten Zugs, wie ihr Betrachter "
    "sie "
    "sah"};

[[nodiscard]] std::string_view sentence_in(const Sentence& sentence, std::int32_t language) noexcept {
  return sentence[language == REGELWERK_GERMAN ? 1 : 0];
}

/// True if a number is that of one of so many things.
[[nodiscard]] constexpr bool is_one_of(std::size_t count, std::int32_t number) noexcept {
  return 0 <= number && static_cast<std::size_t>(number) < count;
}

/// The name in an error, which may come from anywhere.
[[nodiscard]] std::string_view name_in(const regelwerk_error& error) noexcept {
  const std::string_view all{error.name, sizeof error.name};
  return all.substr(0, regelwerk::lesser(all.find('\0'), all.size()));
}

/// Begins the sentence about a move of a record or a list, which is not legal or no move at all: "move 3, A:in, ".
void write_place(TextOut& out, const regelwerk_error& error, std::int32_t language) noexcept {
  out << sentence_in({"move ", "Zug "}, language) << error.move + 1 << ", " << name_in(error) << ", ";
}

/// What a text was refused for.
template <class G>
void write_refusal(TextOut& out, const regelwerk_error& error, auto tongue) noexcept {
  const auto reason = static_cast<regelwerk::Reason>(error.reason);
  if (!is_one_of(regelwerk::reason_count, error.reason)) return;
  if (reason == regelwerk::Reason::broken_invariant && !is_one_of(G::Invariants::capacity(), error.detail)) return;
  const regelwerk::Refusal refusal{error.position, reason, static_cast<std::uint16_t>(error.detail)};
  out << regelwerk::describe<G>(refusal, tongue).view();
  if (const std::string_view name = name_in(error); !name.empty()) out << ": " << name;
}

/// What a word of a record was refused for, which is no move.
template <class G>
void write_refused_move(TextOut& out, const regelwerk_error& error, std::int32_t language, auto tongue) noexcept {
  write_place(out, error, language);
  out << sentence_in({"cannot be read: ", "ist nicht zu lesen: "}, language);
  regelwerk_error reason = error;
  reason.name[0] = '\0';
  write_refusal<G>(out, reason, tongue);
}

/// Why a move is not legal: the rule, behind what makes it the one to name.
template <class G>
void write_forbidden(TextOut& out, const regelwerk_error& error, std::int32_t language, auto tongue) noexcept {
  if (!name_in(error).empty()) {
    write_place(out, error, language);
    out << sentence_in({"is not legal: ", "ist nicht erlaubt: "}, language);
  }
  if (error.detail == game_is_over) out << word(regelwerk::Obstacle::over, tongue) << ": ";
  if (error.detail == no_such_move) out << sentence_in(no_move_sentence, language) << ": ";
  out << info(static_cast<typename G::Rule>(error.rule), tongue).sentence;
}

/// What settings were refused for, with what the one concerned takes or which ones there are.
template <class G, regelwerk_setting_sort Sort>
void write_setting_refusal(TextOut& out, const regelwerk_error& error, auto tongue) noexcept {
  if (!is_one_of(regelwerk::reason_count, error.reason)) return;
  regelwerk::SettingRefusal refusal{error.position, static_cast<regelwerk::Reason>(error.reason), {}, {}};
  std::int32_t index = 0;
  const auto take = [&](const auto& field) {
    if (index++ != error.detail) return;
    refusal.setting = field.name;
    auto bounds = field;
    if (Sort == REGELWERK_START_FACT && error.cause_value > 0) {
      bounds.low = regelwerk::greater(field.low, error.cause_value / bounds_base);
      bounds.high = regelwerk::lesser(field.high, error.cause_value % bounds_base);
    }
    write_choices(refusal.choices, bounds);
  };
  fields_of<G, Sort>().each(take);
  out << describe(refusal.reason, tongue);
  if (refusal.setting.empty()) {
    write_names(refusal.choices, fields_of<G, Sort>());
    if (const std::string_view name = name_in(error); !name.empty()) out << ": " << name;
  }
  regelwerk::SettingText choices;
  tell_choices(choices, refusal, tongue);
  out << choices.view();
}

constexpr auto write_sentence_of_game = []<class G>(std::type_identity<G> /*title*/, TextOut* out,
                                                    const regelwerk_error* error, std::int32_t language) noexcept {
  in_language(language, [&](auto tongue) {
    using Faults = decltype(G::make(typename G::Options{}).error().options);
    switch (error->kind) {
      case REGELWERK_BAD_SETTING:
        if (error->cause_kind == REGELWERK_OPTION)
          write_setting_refusal<G, REGELWERK_OPTION>(*out, *error, tongue);
        else
          write_setting_refusal<G, REGELWERK_START_FACT>(*out, *error, tongue);
        break;
      case REGELWERK_REFUSED:
        if (error->cause_kind == name_of_move) {
          write_refused_move<G>(*out, *error, language, tongue);
        } else {
          write_refusal<G>(*out, *error, tongue);
        }
        break;
      case REGELWERK_BAD_OPTIONS:
        if (is_one_of(Faults::capacity(), error->reason)) {
          *out << describe(static_cast<typename Faults::value_type>(error->reason), tongue);
        }
        break;
      case REGELWERK_FORBIDDEN:
        if (is_one_of(G::rules.size(), error->rule)) write_forbidden<G>(*out, *error, language, tongue);
        break;
      default:
        break;
    }
  });
};

constexpr auto invariant = []<class G>(std::type_identity<G> /*title*/, std::int32_t broken, std::int32_t language,
                                       char* room, std::size_t capacity) noexcept {
  using Invariant = typename G::Invariants::value_type;
  if (!is_one_of(G::Invariants::capacity(), broken)) return std::size_t{0};
  return in_language(language, [&](auto tongue) {
    return write_text(room, capacity, describe(static_cast<Invariant>(broken), tongue));
  });
};

}  // namespace

}  // namespace binding

using namespace binding;

size_t regelwerk_describe(const regelwerk_error* error, int32_t language, char* text, size_t capacity) {
  TextOut out{text, capacity};
  if (is_missing(error)) return out.finish();
  switch (error->kind) {
    case REGELWERK_BAD_ARGUMENT:
      if (is_one_of(argument_sentences.size(), error->reason)) {
        out << sentence_in(argument_sentences[static_cast<size_t>(error->reason)], language);
      }
      break;
    case REGELWERK_NO_ROOM:
      out << sentence_in(no_room_sentence, language) << error->position;
      break;
    case REGELWERK_NO_TAKE_BACK:
      if (is_one_of(regelwerk::take_back_faults, error->reason)) {
        in_language(language, [&](auto tongue) {
          out << regelwerk::describe(static_cast<regelwerk::TakeBackFault>(error->reason), tongue);
        });
      }
      break;
    case REGELWERK_CANNOT_FOLLOW:
      out << sentence_in(cannot_follow_sentence, language);
      break;
    default:
      if (is_title(error->title)) in_title(write_sentence_of_game, error->title, &out, error, language);
      break;
  }
  return out.finish();
}
size_t regelwerk_invariant(int32_t title, int32_t broken, int32_t language, char* text, size_t capacity) {
  return is_title(title) ? in_title(invariant, title, broken, language, text, capacity) : 0;
}

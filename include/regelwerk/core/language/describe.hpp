#pragma once
#include <array>
#include <cstddef>
#include <string_view>

#include <regelwerk/core/codec/header.hpp>
#include <regelwerk/core/codec/header_fields.hpp>
#include <regelwerk/core/codec/text_kind.hpp>
#include <regelwerk/core/container/text.hpp>
#include <regelwerk/core/description/settings.hpp>
#include <regelwerk/core/game/older_version.hpp>
#include <regelwerk/core/language/language.hpp>
#include <regelwerk/core/reason.hpp>
#include <regelwerk/core/result.hpp>

namespace regelwerk::inline shared {

/// Room for the sentence of a refusal; the sentences of a game's invariants must fit as well.
inline constexpr std::size_t refusal_limit = 256;
using RefusalText = Text<refusal_limit>;

namespace detail {

/// A kind of text in the words of a language.
struct KindWords {
  std::string_view one;   ///< behind "this is"
  std::string_view none;  ///< behind "this is", too
  std::string_view due;   ///< that one is due
};

inline constexpr std::size_t text_kinds = static_cast<std::size_t>(TextKind::bytes) + 1;
inline constexpr std::array<KindWords, text_kinds> english_kinds{
    {{"something else", "none of it", "something is due here"},
     {"a state", "no state", "a state is due here"},
     {"a view", "no view", "a view is due here"},
     {"a record", "no record", "a record is due here"},
     {"a move", "no move", "a move is due here"},
     {"an event", "no event", "an event is due here"},
     {"a text", "no text", "a text is due here"},
     {"bytes", "no bytes", "bytes are due here"}}};

constexpr void write_kinds(RefusalText& out, OtherKind kinds, const std::array<KindWords, text_kinds>& words) noexcept {
  const KindWords& due = words[static_cast<std::size_t>(kinds.due)];
  if (kinds.found == TextKind::unknown) return static_cast<void>(out << due.none);
  out << words[static_cast<std::size_t>(kinds.found)].one << "; " << due.due;
}

}  // namespace detail

/// Writes that the data belongs to another version of the rules. Every language has its own overload of this function
/// and of the following ones.
constexpr void tell_other_version(RefusalText& out, int found, int own, English /*language*/) noexcept {
  if (found == unknown_version) {
    out << "this is of an unknown version of the rules";
  } else {
    out << "this is of version " << found << " of the rules";
  }
  out << ", not of version " << own;
}
/// Writes what a text is, and what is due in its place.
constexpr void tell_other_kind(RefusalText& out, OtherKind kinds, English /*language*/) noexcept {
  detail::write_kinds(out << "this is ", kinds, detail::english_kinds);
}
/// Writes how many bytes there are, and how many are due.
constexpr void tell_other_length(RefusalText& out, OtherLength length, English /*language*/) noexcept {
  out << describe(Reason::other_length) << ": there are ";
  if (length.is_known()) {
    out << static_cast<int>(length.found);
  } else {
    out << "more";
  }
  out << ", and " << static_cast<int>(length.due) << " are due";
}
/// Adds that the library no longer has the game's own edition of that version, and the last release that had it.
constexpr void tell_lost_edition(RefusalText& out, std::string_view edition, std::string_view release,
                                 English /*language*/) noexcept {
  out << "; its edition " << edition << " is not kept any more, " << release << " was the last to have it";
}
/// Writes that an option has another value: `found` in the data, `own` in the game; an empty value is unknown.
constexpr void tell_other_option(RefusalText& out, std::string_view option, std::string_view found,
                                 std::string_view own, English /*language*/) noexcept {
  out << "the option " << option;
  if (found.empty() || own.empty()) {
    out << " has another value in this game";
  } else {
    out << " is " << found << " here, and " << own << " in this game";
  }
}
/// Writes the beginning of the sentence about an error in a record of an older version of the rules.
constexpr void tell_older_rules(auto& out, int found, int own, English /*language*/) noexcept {
  out << "played by version " << found << " of the rules, and by version " << own << " it goes no further here: ";
}

/// Adds the correct spelling.
constexpr void tell_spelling(RefusalText& out, std::string_view spelling, English /*language*/) noexcept {
  out << "; it is written " << spelling;
}
/// Writes the sentence of the reason with the kinds, the lengths, the game that is named or the correct spelling.
constexpr void tell_reason(RefusalText& out, const Refusal& refusal, Language auto tongue) noexcept {
  if (refusal.reason == Reason::other_kind) return tell_other_kind(out, OtherKind::of(refusal.detail), tongue);
  if (refusal.reason == Reason::other_length && refusal.detail != 0) {
    return tell_other_length(out, OtherLength::of(refusal), tongue);
  }
  out << describe(refusal.reason, tongue);
  if (refusal.reason == Reason::other_game) {
    if (!refusal.spelling.empty()) out << ": " << refusal.spelling.view();
    return;
  }
  if (!refusal.spelling.empty()) tell_spelling(out, refusal.spelling.view(), tongue);
}

namespace detail {

template <class G, class Tongue>
constexpr void tell_version(RefusalText& out, int found, Tongue tongue) noexcept {
  tell_other_version(out, found, G::rules_version, tongue);
  const auto* row = older_version<G>(found);
  if (row == nullptr || row->edition != nullptr) return;
  tell_lost_edition(out, row->edition_name.empty() ? G::standard_edition.name : row->edition_name, row->last_release,
                    tongue);
}

template <class G, class Tongue>
constexpr void tell_option(RefusalText& out, OtherOption option, Tongue tongue) noexcept {
  visit_field(G::option_fields, option.index, [&](const auto& field) {
    Text<80> found;
    Text<80> own;
    if (option.found != untold_value) write_value(found, option.found, field);
    if (option.own != untold_value) write_value(own, option.own, field);
    tell_other_option(out, field.name, found, own, tongue);
  });
}

}  // namespace detail

/// Why a game of type `G` refused something, in one sentence, with both versions, the option with both values, or the
/// broken invariant. Precondition: a game of this type returned the refusal.
template <class G, Language Tongue = English>
[[nodiscard]] constexpr RefusalText describe(const Refusal& refusal, Tongue tongue = {}) noexcept {
  RefusalText out;
  switch (refusal.reason) {
    case Reason::other_version:
      detail::tell_version<G>(out, refusal.detail, tongue);
      return out;
    case Reason::other_option:
      detail::tell_option<G>(out, OtherOption::of(refusal.detail), tongue);
      return out;
    case Reason::broken_invariant:
      return out << describe(static_cast<typename G::Invariants::value_type>(refusal.detail), tongue);
    default:
      tell_reason(out, refusal, tongue);
      return out;
  }
}
/// Why this game refused something, in one sentence.
template <class G, Language Tongue = English>
  requires requires { typename G::Invariants; }
[[nodiscard]] constexpr RefusalText describe(const G& /*game*/, const Refusal& refusal, Tongue tongue = {}) noexcept {
  return describe<G>(refusal, tongue);
}
/// Why something was refused, in one sentence, without the versions, the option or the invariant, which need a game.
[[nodiscard]] constexpr RefusalText describe(const Refusal& refusal) noexcept {
  RefusalText out;
  tell_reason(out, refusal, English{});
  return out;
}
[[nodiscard]] constexpr RefusalText describe(const Refusal& refusal, English /*language*/) noexcept {
  return describe(refusal);
}
/// Why something was refused, in one sentence in a language.
template <Language Tongue>
[[nodiscard]] constexpr RefusalText describe(const Refusal& refusal, Tongue tongue) noexcept {
  RefusalText out;
  tell_reason(out, refusal, tongue);
  return out;
}

/// Room for the sentence about a setting: a reason, the name of the setting and its accepted values.
using SettingText = Text<refusal_limit + choices_limit>;

/// Writes what write_choices has written of a setting.
constexpr void tell_values(auto& out, std::string_view choices, English /*language*/) noexcept { out << choices; }

/// Adds the accepted values of the setting or, if the name is unknown, the names of all settings.
constexpr void tell_choices(SettingText& out, const SettingRefusal& refusal, English /*language*/) noexcept {
  if (!refusal.setting.empty()) {
    out << "; " << refusal.setting << " is " << refusal.choices.view();
  } else if (!refusal.choices.view().empty()) {
    out << "; there are " << refusal.choices.view();
  } else {
    out << "; there are none";
  }
}

/// Why settings were refused, in one sentence with the accepted values or the names of all settings.
template <Language Tongue>
[[nodiscard]] constexpr SettingText describe(const SettingRefusal& refusal, Tongue tongue) noexcept {
  SettingText out;
  out << describe(refusal.reason, tongue);
  tell_choices(out, refusal, tongue);
  return out;
}
/// Why settings were refused, in one English sentence.
[[nodiscard]] constexpr SettingText describe(const SettingRefusal& refusal) noexcept {
  SettingText out;
  out << describe(refusal.reason);
  tell_choices(out, refusal, English{});
  return out;
}
[[nodiscard]] constexpr SettingText describe(const SettingRefusal& refusal, English /*language*/) noexcept {
  return describe(refusal);
}

/// The sentence of a rule, for example of a rule that try_play returns.
template <class Rule, Language Tongue>
  requires requires(const Rule& rule, Tongue tongue) { info(rule, tongue); } &&
           (!requires(const Rule& rule) { describe(rule); })
[[nodiscard]] constexpr std::string_view describe(const Rule& rule, Tongue tongue) noexcept {
  return info(rule, tongue).sentence;
}

}  // namespace regelwerk::inline shared

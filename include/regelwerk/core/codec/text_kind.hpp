#pragma once
#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>

#include <regelwerk/core/container/algorithms.hpp>
#include <regelwerk/core/container/text.hpp>
#include <regelwerk/core/container/word.hpp>
#include <regelwerk/core/reason.hpp>
#include <regelwerk/core/result.hpp>

// What a text is: a state, a view, a record. Whoever hands a text over where another kind is due is told both. `G` is a
// game, or its rule text.

namespace regelwerk::inline shared {

/// What a text or bytes may be.
enum class TextKind : std::uint8_t { unknown, state, view, record, move, event, text, bytes };

/// A kind where another one is due, as packed into the detail of Reason::other_kind.
struct OtherKind {
  TextKind found{};  ///< unknown if it is nothing that names a game
  TextKind due{};

  [[nodiscard]] constexpr std::uint16_t detail() const noexcept {
    return static_cast<std::uint16_t>(static_cast<unsigned>(found) | static_cast<unsigned>(due) << kind_bits);
  }
  [[nodiscard]] static constexpr OtherKind of(std::uint16_t detail) noexcept {
    constexpr unsigned mask = (1U << kind_bits) - 1;
    return {static_cast<TextKind>(detail & mask), static_cast<TextKind>(detail >> kind_bits & mask)};
  }

 private:
  static constexpr unsigned kind_bits = 3;
};

/// The refusal of what is of another kind.
[[nodiscard]] constexpr Refusal other_kind(std::size_t position, OtherKind kinds) noexcept {
  return {position, Reason::other_kind, kinds.detail()};
}

/// How many bytes there are where another number is due, as a refusal for Reason::other_length tells it: its position
/// is the lesser of both, its detail the other one.
struct OtherLength {
  std::size_t found = 0;
  std::size_t due = 0;

  /// False if there are more bytes than a detail can tell.
  [[nodiscard]] constexpr bool is_known() const noexcept { return found < most; }

  [[nodiscard]] constexpr Refusal refusal() const noexcept {
    const bool is_cut = found < due;
    const std::size_t other = is_cut ? due : lesser(found, most) | longer;
    return {is_cut ? found : due, Reason::other_length, static_cast<std::uint16_t>(other)};
  }
  /// Precondition: the refusal is one for Reason::other_length.
  [[nodiscard]] static constexpr OtherLength of(const Refusal& refusal) noexcept {
    const std::size_t other = refusal.detail & most;
    return (refusal.detail & longer) == 0 ? OtherLength{refusal.position, other} : OtherLength{other, refusal.position};
  }

 private:
  static constexpr std::size_t longer = 0x8000;
  static constexpr std::size_t most = longer - 1;
};

namespace detail {

/// Reads the settings in the header of a line: its options, and the edition with its sum.
template <class G>
constexpr void skip_settings(TextReader& in) noexcept {
  for (bool is_setting = true; is_setting;) {
    is_setting = false;
    const auto skip = [&](std::string_view name) {
      TextReader ahead = in;
      if (is_setting || !ahead.take(" ") || !ahead.take(name) || !ahead.take("=")) return;
      ahead.take_word();
      in = ahead;
      is_setting = true;
    };
    G::option_fields.each([&](const auto& field) { skip(field.name); });
    skip("edition");
    skip("sum");
  }
}

/// True if a text begins like the lines and records of some game, as `chess/1` or `chess rules=`.
[[nodiscard]] constexpr bool names_a_game(std::string_view text) noexcept {
  TextReader in{text};
  const std::string_view word = in.take_word();
  const std::size_t slash = word.find('/');
  if (slash == std::string_view::npos) return !word.empty() && in.take(" rules=");
  const std::size_t behind = slash + 1;
  return slash > 0 && behind < word.size() && word.find_first_not_of("0123456789", behind) == std::string_view::npos;
}

/// The refusal of a text that names another game, with that name. Precondition: `text` is what is to be read.
[[nodiscard]] constexpr Refusal other_game(std::size_t position, std::string_view text) noexcept {
  Refusal refused{position, Reason::other_game};
  const std::string_view word = TextReader{text}.take_word();
  const std::string_view name = word.substr(0, lesser(word.find('/'), word.size()));
  const auto is_sign = [](char sign) { return is_word_sign(lower(sign)) || sign == '_' || sign == '-'; };
  for (const char sign : name) {
    if (!is_sign(sign)) return refused;
  }
  if (names_a_game(text)) refused.spelling = RightSpelling{name};
  return refused;
}

/// True if bytes are a text of `G`.
template <class G>
[[nodiscard]] constexpr bool is_text_of(std::span<const std::uint8_t> bytes) noexcept {
  if (bytes.size() <= G::name.size()) return false;
  for (std::size_t i = 0; i < G::name.size(); ++i) {
    if (bytes[i] != static_cast<std::uint8_t>(G::name[i])) return false;
  }
  const std::uint8_t behind = bytes[G::name.size()];
  return behind == '/' || behind == ' ';
}

}  // namespace detail

/// What a text of `G` is by its header, whatever its rules version: a view, a record, or a state, as anything behind
/// the header of a line is that is no view. Moves and events have no header, and are unknown.
template <class G>
[[nodiscard]] constexpr TextKind kind_of(std::string_view text) noexcept {
  TextReader in{text};
  if (!in.take(G::name)) return TextKind::unknown;
  if (in.take(" rules=")) return TextKind::record;
  if (!in.take("/")) return TextKind::unknown;
  in.take_word();
  detail::skip_settings<G>(in);
  if (!in.take(" ")) return TextKind::unknown;
  const std::string_view word = in.take_word();
  return TextReader{word}.take("view") && word.size() == 4 ? TextKind::view : TextKind::state;
}

/// Why a text is not what is due: the kind that it has instead, or else what its reader has refused it for.
template <class G>
[[nodiscard]] constexpr Refusal by_kind(std::string_view text, TextKind due, const Refusal& refused) noexcept {
  const TextKind found = kind_of<G>(text);
  if (found == due) return refused;
  const bool is_nameless = refused.reason == Reason::other_game && !detail::names_a_game(text);
  return found != TextKind::unknown || is_nameless ? other_kind(refused.position, {found, due}) : refused;
}

}  // namespace regelwerk::inline shared

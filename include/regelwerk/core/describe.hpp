#pragma once
#include <cstddef>
#include <string_view>
#include <tuple>

#include <regelwerk/core/language.hpp>
#include <regelwerk/core/reason.hpp>
#include <regelwerk/core/result.hpp>
#include <regelwerk/core/text.hpp>

namespace regelwerk {

/// Room for the sentence of a refusal; that of a game's invariant must fit, too.
inline constexpr std::size_t refusal_limit = 256;
using RefusalText = Text<refusal_limit>;

namespace detail {

/// The name of the field at `index`; empty if there is none.
template <class... Fields>
[[nodiscard]] constexpr std::string_view name_of_field(const std::tuple<Fields...>& fields,
                                                       std::size_t index) noexcept {
  std::string_view name;
  const auto take = [&](const auto& field) {
    if (index == 0) name = field.name;
    return index-- != 0;
  };
  std::apply([&](const auto&... field) { (void)((take(field) && ...)); }, fields);
  return name;
}

}  // namespace detail

/// Tells that something is of another version of the rules; languages have functions like this and the next.
constexpr void tell_other_version(RefusalText& out, int found, int own, English /*language*/) noexcept {
  if (found == unknown_version) {
    out << "this is of an unknown version of the rules";
  } else {
    out << "this is of version " << found << " of the rules";
  }
  out << ", not of version " << own;
}
constexpr void tell_other_option(RefusalText& out, std::string_view option, English /*language*/) noexcept {
  out << "the option " << option << " has another value in this game";
}

/// Why a game of type `G` refused, in one sentence: with both versions, the option or the invariant concerned.
/// Precondition: the refusal is an answer of such a game.
template <class G, Language Tongue = English>
[[nodiscard]] constexpr RefusalText describe(const Refusal& refusal, Tongue tongue = {}) noexcept {
  RefusalText out;
  switch (refusal.reason) {
    case Reason::other_version:
      tell_other_version(out, refusal.detail, G::rules_version, tongue);
      return out;
    case Reason::other_option:
      tell_other_option(out, detail::name_of_field(G::option_fields, refusal.detail), tongue);
      return out;
    case Reason::broken_invariant:
      return out << describe(static_cast<typename G::Invariants::value_type>(refusal.detail), tongue);
    default:
      return out << describe(refusal.reason, tongue);
  }
}
template <class G, Language Tongue = English>
  requires requires { typename G::Invariants; }
[[nodiscard]] constexpr RefusalText describe(const G& /*game*/, const Refusal& refusal, Tongue tongue = {}) noexcept {
  return describe<G>(refusal, tongue);
}

}  // namespace regelwerk

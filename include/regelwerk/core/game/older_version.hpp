#pragma once
#include <span>
#include <string_view>

#include <regelwerk/core/container/sequence.hpp>
#include <regelwerk/core/namespaces.hpp>

// Records outlive the rules that they were played by. A title says for each older version of its rules how headers and
// moves of that time are read today: `Rules::older_versions` is an array of these rows.

namespace regelwerk::inline shared {

/// Moves whose words began otherwise: with `from` then, with `to` today. A `*` in `to` stands for what was not written
/// then; the first legal move that fits is meant.
struct Respelling {
  std::string_view from;  ///< what moves began with in records of the older version
  std::string_view to;    ///< what the same moves begin with today
};

/// How a record of an older version of the rules is read.
template <class Options, class Edition>
struct OlderVersion {
  int version = 0;  ///< the rules_version that such records name
  /// Options that did not exist then have these values.
  Options usual{};
  /// Changes options as they were written then to those that play the rules of that time; null if they are the same.
  void (*adopt)(Options& options) noexcept = nullptr;
  /// What the title's own edition was called; empty if it has the same name today.
  std::string_view edition_name{};
  /// The title's own edition of that time; null if it is not kept.
  const Edition* edition = nullptr;
  /// How moves began then, if otherwise than today. The words outlive the row.
  Sequence<Respelling> respelled{};
  /// The move that passes over a decision which did not exist then; empty if there is none.
  std::string_view passed{};
  /// True if that move was written for one thing of several: its word is skipped, and the move is made when the next
  /// word needs it.
  bool is_passed_late = false;
  /// True if states have the same bytes as today, so that checkpoints can be compared.
  bool has_same_states = false;
  /// The last release whose own rules are this version; a refusal names it if the edition is not kept.
  std::string_view last_release{};
};

namespace detail {

/// The rows of a game; none if it has no table.
template <class G>
[[nodiscard]] constexpr auto older_versions_of() noexcept {
  using Row = OlderVersion<typename G::Options, typename G::Edition>;
  if constexpr (requires { G::older_versions; }) {
    return std::span<const Row>{G::older_versions};
  } else {
    return std::span<const Row>{};
  }
}

}  // namespace detail

/// How records of this version are read; null if it is the present one or unknown.
template <class G>
[[nodiscard]] constexpr const OlderVersion<typename G::Options, typename G::Edition>* older_version(
    int version) noexcept {
  for (const auto& row : detail::older_versions_of<G>()) {
    if (row.version == version) return &row;
  }
  return nullptr;
}

}  // namespace regelwerk::inline shared

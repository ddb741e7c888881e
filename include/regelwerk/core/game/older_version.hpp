#pragma once
#include <span>
#include <string_view>

#include <regelwerk/core/container/sequence.hpp>
#include <regelwerk/core/namespaces.hpp>

// Records outlive the rules under which they were played. For each older version of its rules, a game describes how
// headers and moves of that version are read today: `Rules::older_versions` is an array of these rows.

namespace regelwerk::inline shared {

/// Moves whose text began differently: with `from` in the older version, with `to` today. A `*` in `to` stands for a
/// part that was not written in the older version; the first legal move that matches is taken.
struct Respelling {
  std::string_view from;  ///< the beginning of these moves in records of the older version
  std::string_view to;    ///< the beginning of the same moves today
};

/// How records of an older version of the rules are read.
template <class Options, class Edition>
struct OlderVersion {
  int version = 0;  ///< the rules_version that such records name
  /// The values of options that did not exist in that version.
  Options usual{};
  /// Converts options as they were written then into options with the rules of that version; null if they are the same.
  void (*adopt)(Options& options) noexcept = nullptr;
  /// The name of the game's own edition in that version; empty if it has the same name today.
  std::string_view edition_name{};
  /// The game's own edition of that version; null if the library does not keep it.
  const Edition* edition = nullptr;
  /// Moves whose text began differently in that version. The words must outlive the row.
  Sequence<Respelling> respelled{};
  /// The text of the move that skipped a decision in that version which is no longer a decision; empty if there is
  /// none.
  std::string_view passed{};
  /// True if that move concerned only one of several things: the reader skips its word and makes the move when the next
  /// word requires it.
  bool is_passed_late = false;
  /// True if packed states are the same as today, so checkpoints can be compared.
  bool has_same_states = false;
  /// The last release of the library that plays this version; a refusal names it if the edition is not kept.
  std::string_view last_release{};
};

namespace detail {

/// The rows of a game; none if it has no older versions.
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

/// The row for this version; null if it is the present version or unknown.
template <class G>
[[nodiscard]] constexpr const OlderVersion<typename G::Options, typename G::Edition>* older_version(
    int version) noexcept {
  for (const auto& row : detail::older_versions_of<G>()) {
    if (row.version == version) return &row;
  }
  return nullptr;
}

}  // namespace regelwerk::inline shared

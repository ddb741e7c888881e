#pragma once
#include <algorithm>
#include <array>
#include <cstddef>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <games/list.hpp>

#include <regelwerk/regelwerk.hpp>

// The rules of all games, and the ledger IDs that a text names.

namespace rules_test {

using regelwerk::RuleInfo;

using Table = std::span<const RuleInfo>;

/// The rules of a game, and the name of its folder.
struct Ledger {
  std::string_view folder;
  Table rules;
};

template <class... Games>
constexpr std::size_t count_ledgers(games::Row<Games...> /*all*/) noexcept {
  std::string_view last;
  return ((std::exchange(last, Games::name) == Games::name ? std::size_t{0} : std::size_t{1}) + ...);
}
/// Games of one name, as the two of Clou, have one ledger; they stand side by side in the list.
inline constexpr auto ledgers = []<class... Games>(games::Row<Games...>) {
  std::array<Ledger, count_ledgers(games::All{})> all{};
  std::size_t count = 0;
  const auto add = [&](const Ledger& ledger) {
    if (count == 0 || all[count - 1].folder != ledger.folder) all[count++] = ledger;
  };
  (add({Games::name, Games::rules}), ...);
  return all;
}(games::All{});

/// The letters of an ID: TK of TK-27.
constexpr std::string_view prefix_of(std::string_view id) noexcept { return id.substr(0, id.find('-')); }

inline int number_of(std::string_view id) { return std::stoi(std::string{id.substr(id.find('-') + 1)}); }

/// One ID in a text, and where it stands.
struct Named {
  std::string_view id;
  std::size_t at = 0;
};

/// All IDs that a text names: two capitals, a hyphen, a number.
inline std::vector<Named> ids_in(std::string_view text) {
  constexpr std::string_view capitals = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";
  constexpr std::string_view digits = "0123456789";
  std::vector<Named> found;
  for (std::size_t hyphen = text.find('-'); hyphen != std::string_view::npos; hyphen = text.find('-', hyphen + 1)) {
    const std::size_t end = std::min(text.find_first_not_of(digits, hyphen + 1), text.size());
    const std::string_view letters = text.substr(hyphen < 2 ? 0 : hyphen - 2, 2);
    if (hyphen < 2 || end == hyphen + 1 || letters.find_first_not_of(capitals) != std::string_view::npos) continue;
    found.push_back({text.substr(hyphen - 2, end - hyphen + 2), hyphen - 2});
  }
  return found;
}

}  // namespace rules_test

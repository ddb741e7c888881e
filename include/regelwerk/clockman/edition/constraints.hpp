#pragma once
#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

#include <regelwerk/clockman/edition/board.hpp>
#include <regelwerk/clockman/edition/digit_cards.hpp>
#include <regelwerk/clockman/edition/edition.hpp>
#include <regelwerk/clockman/edition/vocabulary.hpp>
#include <regelwerk/clockman/rules.hpp>
#include <regelwerk/core/container/algorithms.hpp>
#include <regelwerk/core/container/fixed_list.hpp>
#include <regelwerk/core/container/literals.hpp>
#include <regelwerk/core/game/edition_name.hpp>

namespace regelwerk::clockman {

/// The conditions of a valid edition: the constraints of the ledger, in its order, then that its name is one word.
enum class Constraint : std::uint8_t {
  ring_sizes,
  field_kinds,
  digit_supply,
  symmetry,
  passage_fields,
  blockades,
  entries,
  ways_across,
  effects,
  deck,
  symbols,
  name
};

inline constexpr int constraint_count = 12;

[[nodiscard]] constexpr std::string_view describe(Constraint constraint) noexcept {
  constexpr std::array<std::string_view, constraint_count> sentences{
      "ring sizes must be divisible by 4, 8 to 64, and strictly decrease inward"sv,
      "fields must be of . S E T 0 1 2 X L; 0 only on ring 2, 1 on ring 3, 2 on ring 4, no L on ring 4"sv,
      "there must be twenty 0, eight 1, four 2, two X and six L"sv,
      "fields must be the same in all four quadrants, X and L in opposite ones"sv,
      "passages must link fields of neighbouring rings, one at least per gap, none shared, alike in all quadrants"sv,
      "every pose must stand four times, and every gap show as many poses as possible"sv,
      "entries and junctions must lie a quarter apart, junctions away from passages"sv,
      "the lines inward and outward must lead once around the neighbouring ring in order"sv,
      "every ring needs an S, ring 4 also a T, the board an E"sv,
      "the deck must have 60 cards of the known kinds"sv,
      "there must be eight symbol cards of each pose"sv,
      "the name must be one word of 1 to 32 signs"sv};
  return sentences[static_cast<std::size_t>(constraint)];
}

using EditionFaults = FixedList<Constraint, constraint_count>;

/// The kind of card that an entry of a deck describes; none if there is no such kind.
[[nodiscard]] constexpr Card card_of(const DeckCard& entry) noexcept {
  for (int kind = 0; kind < card_kinds; ++kind) {
    const CardInfo& known = card_table[static_cast<std::size_t>(kind)];
    if (known.effect == entry.effect && known.number == entry.number) return Card{kind};
  }
  return {};
}

namespace detail {

/// Checks one edition, with a predicate for each constraint. The predicates about the board require valid ring sizes,
/// which are checked first.
class EditionCheck {
 public:
  constexpr explicit EditionCheck(const Edition& edition) noexcept : edition_(edition) {}

  [[nodiscard]] constexpr EditionFaults faults() const noexcept {
    EditionFaults found;
    const auto note_unless = [&](bool kept, Constraint constraint) {
      if (!kept) found.push_back(constraint);
    };
    const bool sized = sizes_hold();
    note_unless(sized, Constraint::ring_sizes);
    if (sized) {
      note_unless(kinds_hold(), Constraint::field_kinds);
      note_unless(supply_holds(), Constraint::digit_supply);
      note_unless(symmetry_holds(), Constraint::symmetry);
      note_unless(passages_hold(), Constraint::passage_fields);
    }
    note_unless(blockades_hold(), Constraint::blockades);
    if (sized) {
      note_unless(entries_hold(), Constraint::entries);
      note_unless(lines_hold(), Constraint::ways_across);
      note_unless(effects_hold(), Constraint::effects);
    }
    note_unless(deck_holds(), Constraint::deck);
    note_unless(count_equal(edition_.symbols, symbols_per_pose) == poses, Constraint::symbols);
    note_unless(is_edition_name(edition_.name), Constraint::name);
    return found;
  }

 private:
  [[nodiscard]] constexpr std::string_view row(int ring) const noexcept {
    return edition_.rows[static_cast<std::size_t>(ring - 1)];
  }
  [[nodiscard]] constexpr int count(int ring, char letter) const noexcept { return count_equal(row(ring), letter); }

  [[nodiscard]] constexpr bool sizes_hold() const noexcept {
    std::size_t before = static_cast<std::size_t>(max_ring_size[0]) + 1;
    for (const std::string_view fields : edition_.rows) {
      if (fields.size() % 4 != 0 || fields.size() < min_ring_size || fields.size() >= before) return false;
      before = fields.size();
    }
    return true;
  }

  [[nodiscard]] constexpr bool kinds_hold() const noexcept {
    for (int ring = 1; ring <= rings; ++ring) {
      for (const char letter : row(ring)) {
        if (field_letters.find(letter) == std::string_view::npos) return false;
      }
      for (const Digit digit : {Digit::zero, Digit::one, Digit::two}) {
        const char letter = digit_letters[static_cast<std::size_t>(digit)];
        if (ring != home_ring(digit) && count(ring, letter) != 0) return false;
      }
    }
    return count(rings, 'L') == 0;
  }

  [[nodiscard]] constexpr bool supply_holds() const noexcept {
    for (std::size_t kind = 0; kind < digit_cards.size(); ++kind) {
      int sum = 0;
      for (int ring = 1; ring <= rings; ++ring) sum += count(ring, field_letters[kind]);
      if (sum != digit_cards[kind]) return false;
    }
    return true;
  }

  [[nodiscard]] constexpr bool symmetry_holds() const noexcept {
    const auto bare = [](char letter) { return letter == 'X' || letter == 'L' ? '.' : letter; };
    for (const std::string_view fields : edition_.rows) {
      for (std::size_t i = 0; i < fields.size(); ++i) {
        if (bare(fields[i]) != bare(fields[(i + fields.size() / 4) % fields.size()])) return false;
        if (fields[i] != fields[(i + fields.size() / 2) % fields.size()]) return false;
      }
    }
    return true;
  }

  /// The number of passages in this gap with these ends.
  [[nodiscard]] constexpr int count_passages(int gap, int outer, int inner) const noexcept {
    int found = 0;
    for (const Passage& passage : edition_.passages_in_gaps) {
      found += passage.gap == gap && passage.outer == outer && passage.inner == inner ? 1 : 0;
    }
    return found;
  }

  [[nodiscard]] constexpr bool passages_hold() const noexcept {
    std::array<int, gaps + 1> in_gap{};
    for (const Passage& passage : edition_.passages_in_gaps) {
      if (passage.gap < 1 || passage.gap > gaps) return false;
      const int outer_size = edition_.ring_size(passage.gap);
      const int inner_size = edition_.ring_size(passage.gap + 1);
      if (passage.outer >= outer_size || passage.inner >= inner_size) return false;
      ++in_gap[passage.gap];
      for (const Passage& other : edition_.passages_in_gaps) {
        if (&other == &passage || other.gap != passage.gap) continue;
        if (other.outer == passage.outer || other.inner == passage.inner) return false;
      }
      if (count_passages(passage.gap, (passage.outer + outer_size / 4) % outer_size,
                         (passage.inner + inner_size / 4) % inner_size) != 1) {
        return false;
      }
    }
    return in_gap[1] > 0 && in_gap[2] > 0 && in_gap[3] > 0;
  }

  [[nodiscard]] constexpr bool blockades_hold() const noexcept {
    std::array<int, poses> standing{};
    std::array<std::array<int, poses>, gaps + 1> by_gap{};
    const auto known = [](Pose pose) { return static_cast<int>(pose) < poses; };
    for (const Pose pose : edition_.last_poses) {
      if (!known(pose)) return false;
      ++standing[static_cast<std::size_t>(pose)];
    }
    for (const Passage& passage : edition_.passages_in_gaps) {
      if (!known(passage.pose) || passage.gap < 1 || passage.gap > gaps) return false;
      ++standing[static_cast<std::size_t>(passage.pose)];
      ++by_gap[passage.gap][static_cast<std::size_t>(passage.pose)];
    }
    for (std::size_t gap = 1; gap <= gaps; ++gap) {
      int in_gap = 0;
      int different = 0;
      for (const int copies : by_gap[gap]) {
        in_gap += copies;
        different += copies > 0 ? 1 : 0;
      }
      if (different != lesser(poses, in_gap)) return false;
    }
    return count_equal(standing, blockades_per_pose) == poses;
  }

  [[nodiscard]] static constexpr bool quarters_apart(const std::array<std::uint8_t, places>& at, int size) noexcept {
    for (std::size_t place = 0; place < at.size(); ++place) {
      if (at[place] >= size) return false;
      if (at[place] != (at[0] + static_cast<int>(place) * size / places) % size) return false;
    }
    return true;
  }

  [[nodiscard]] constexpr bool entries_hold() const noexcept {
    if (!quarters_apart(edition_.entries, edition_.ring_size(1))) return false;
    if (!quarters_apart(edition_.junctions, edition_.ring_size(rings))) return false;
    for (const Passage& passage : edition_.passages_in_gaps) {
      if (passage.gap != gaps) continue;
      if (has_element(edition_.junctions, passage.inner)) return false;
    }
    return true;
  }

  [[nodiscard]] static constexpr bool leads_once_around(const Line& line, int from, int to) noexcept {
    int sum = 0;
    for (int i = 0; i < from; ++i) {
      const int here = line[static_cast<std::size_t>(i)];
      const int next = line[static_cast<std::size_t>(i + 1 < from ? i + 1 : 0)];
      if (here >= to || next >= to) return false;
      sum += (next - here + to) % to;
    }
    return sum == to;
  }

  [[nodiscard]] constexpr bool lines_hold() const noexcept {
    for (int gap = 1; gap <= gaps; ++gap) {
      const auto at = static_cast<std::size_t>(gap - 1);
      const int outer = edition_.ring_size(gap);
      const int inner = edition_.ring_size(gap + 1);
      if (!leads_once_around(edition_.lift[at], outer, inner)) return false;
      if (!leads_once_around(edition_.out[at], inner, outer)) return false;
    }
    return true;
  }

  [[nodiscard]] constexpr bool effects_hold() const noexcept {
    int events = 0;
    for (int ring = 1; ring <= rings; ++ring) {
      if (count(ring, 'S') == 0) return false;
      events += count(ring, 'E');
    }
    return count(rings, 'T') > 0 && events > 0;
  }

  [[nodiscard]] constexpr bool deck_holds() const noexcept {
    int sum = 0;
    for (const DeckCard& entry : edition_.deck) {
      if (entry.copies < 0 || entry.copies > event_cards) return false;
      if (entry.copies > 0 && card_of(entry).none()) return false;
      sum += entry.copies;
    }
    return sum == event_cards;
  }

  const Edition& edition_;
};

}  // namespace detail

/// The constraints that `edition` breaks; empty if it is valid.
[[nodiscard]] constexpr EditionFaults validate(const Edition& edition) noexcept {
  return detail::EditionCheck{edition}.faults();
}

}  // namespace regelwerk::clockman

#pragma once
#include <cstddef>
#include <optional>
#include <string_view>

#include <regelwerk/core/codec/header.hpp>
#include <regelwerk/core/codec/header_fields.hpp>
#include <regelwerk/core/codec/read_header.hpp>
#include <regelwerk/core/codec/text_kind.hpp>
#include <regelwerk/core/container/algorithms.hpp>
#include <regelwerk/core/container/text.hpp>
#include <regelwerk/core/contract.hpp>
#include <regelwerk/core/description/fields.hpp>
#include <regelwerk/core/game/older_version.hpp>
#include <regelwerk/core/playable.hpp>
#include <regelwerk/core/reason.hpp>
#include <regelwerk/core/result.hpp>

// The headers of records: `tock rules=1 edition=standard seats=2 .. first_dealer=1 moves=57:`.

namespace regelwerk::inline shared {

/// The rules and the setup facts of a recorded game.
template <Playable G>
struct RecordHeader : Header<G> {
  typename G::Start start{};  ///< the setup facts, valid under these rules

  friend constexpr bool operator==(const RecordHeader&, const RecordHeader&) = default;
};

/// The header of a record of `game`. Precondition: game.accepts(start).
template <Playable G>
[[nodiscard]] constexpr RecordHeader<G> record_header(const G& game, const typename G::Start& start) noexcept {
  expects([&] { return game.accepts(start); }, "the setup facts fit the rules in force");
  RecordHeader<G> header;
  header.options = game.options();
  header.start = start;
  header.edition << game.edition().name;
  header.edition_sum = game.edition_sum();
  return header;
}

/// Why a record with this header does not belong to `game`, at position 0; empty if it does. Records of older versions
/// of the rules that can still be read belong to it.
template <Playable G>
[[nodiscard]] constexpr std::optional<Refusal> why_not_of(const G& game, const RecordHeader<G>& header) noexcept {
  if (header.rules_version != G::rules_version && older_version<G>(header.rules_version) == nullptr) {
    return other_version(0, header.rules_version);
  }
  const auto option = first_difference(header.options, game.options(), G::option_fields);
  if (option) return other_option(0, *option, header.options, game.options(), G::option_fields);
  if (const auto refused = detail::why_not_edition<G>(header, game.edition().name, game.edition_sum(), 0))
    return refused;
  if (!game.accepts(header.start)) return Refusal{0, Reason::other_start};
  return std::nullopt;
}

/// Room for the header of a record: names, numbers, and all settings of a game with their values.
inline constexpr std::size_t record_header_limit = 1024;

namespace detail {

/// The beginning of the last part of a header: ` moves=57:`, or ` moves:` in older records.
inline constexpr std::string_view moves_word = " moves";
inline constexpr int most_recorded_moves = 1'000'000'000;

/// A header, and the number of moves that the record announces.
template <Playable G>
struct OpenedRecord {
  RecordHeader<G> header;
  std::optional<int> moves;
};

template <Playable G>
constexpr Result<OpenedRecord<G>, Refusal> take_whole_header(TextReader& in) noexcept {
  OpenedRecord<G> opened;
  if (const auto refused = take_record_rules<G>(in, opened.header)) return *refused;
  const auto start = read_fields<typename G::Start>(in, G::start_fields);
  if (!start) return start.error();
  opened.header.start = *start;
  if (!in.take(moves_word)) return Refusal{in.position(), Reason::moves_due};
  if (in.take(":")) return opened;
  if (in.take("=")) opened.moves = in.take_number(most_recorded_moves);
  if (!opened.moves || !in.take(":")) return Refusal{in.position(), Reason::moves_due};
  return opened;
}

/// True if a header that was refused for this reason may merely have been cut off.
[[nodiscard]] constexpr bool may_be_cut(Reason reason) noexcept {
  switch (reason) {
    case Reason::version_due:
    case Reason::edition_due:
    case Reason::sum_due:
    case Reason::setting_due:
    case Reason::value_due:
    case Reason::no_such_value:
    case Reason::name_due:
    case Reason::moves_due:
      return true;
    default:
      return false;
  }
}

/// Reads the header of a record. Treats a header that ends within its last word as cut off.
template <Playable G>
constexpr Result<OpenedRecord<G>, Refusal> open_record(TextReader& in) noexcept {
  if (in.at_end()) return Refusal{in.position(), Reason::nothing};
  const TextReader begin = in;
  const auto opened = take_whole_header<G>(in);
  if (opened) return opened;
  const Refusal refused = opened.error();
  const auto behind = begin.rest().substr(refused.position - begin.position());
  const bool is_last_word = behind.substr(lesser(behind.size(), std::size_t{1})).find(' ') == std::string_view::npos;
  const bool ends_in_name = refused.reason == Reason::other_game && G::name.starts_with(begin.rest());
  if ((may_be_cut(refused.reason) && is_last_word) || ends_in_name) {
    return Refusal{begin.position() + begin.rest().size(), Reason::record_cut};
  }
  return by_kind<G>(begin.rest(), TextKind::record, refused);
}

}  // namespace detail

/// Reads the header of a record: enough to make the game (see edition_of) before the moves are read.
template <Playable G>
[[nodiscard]] constexpr Result<RecordHeader<G>, Refusal> parse_record_header(std::string_view text) noexcept {
  TextReader in{text};
  const auto opened = detail::open_record<G>(in);
  if (!opened) return opened.error();
  return opened->header;
}

}  // namespace regelwerk::inline shared

#pragma once
#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <type_traits>

#include <regelwerk/core/codec/edition_sum.hpp>
#include <regelwerk/core/codec/header.hpp>
#include <regelwerk/core/codec/header_fields.hpp>
#include <regelwerk/core/codec/text_kind.hpp>
#include <regelwerk/core/container/text.hpp>
#include <regelwerk/core/description/fields.hpp>
#include <regelwerk/core/game/edition_name.hpp>
#include <regelwerk/core/game/older_version.hpp>
#include <regelwerk/core/reason.hpp>
#include <regelwerk/core/result.hpp>

// Reads headers before there is a game: name, version, options and edition of bytes, lines and records. `G` is a game,
// or its rule text.

namespace regelwerk::inline shared {

/// The rules under which a state, view or record was written.
template <class G>
struct Header {
  typename G::Options options{};
  Text<edition_name_limit> edition;          ///< empty if read from bytes of an edition that is not the game's own
  std::optional<std::uint32_t> edition_sum;  ///< empty in old records of editions that are not the game's own
  int rules_version = G::rules_version;

  friend constexpr bool operator==(const Header&, const Header&) = default;
};

/// The edition that a header names: the game's own, or one that the library keeps for records of older versions. Null
/// for any other edition; then make the game with an edition of your own.
template <class G>
[[nodiscard]] constexpr const typename G::Edition* edition_of(const Header<G>& header) noexcept {
  if (!header.edition_sum) return nullptr;
  if (*header.edition_sum == own_edition_sum(G::standard_edition.name)) return &G::standard_edition;
  for (const auto& row : detail::older_versions_of<G>()) {
    if (row.edition != nullptr && *header.edition_sum == edition_sum<G>(*row.edition)) return row.edition;
  }
  return nullptr;
}

/// The game that a header describes, or what is wrong with its options. If the library does not have the edition, this
/// is the game with its own edition, and reading on with it refuses the edition.
template <class G>
[[nodiscard]] constexpr auto game_of(const Header<G>& header) noexcept {
  const auto* edition = edition_of(header);
  return G::make(header.options, edition == nullptr ? G::standard_edition : *edition);
}

namespace detail {

template <class G>
inline constexpr std::size_t option_count = std::remove_cvref_t<decltype(G::option_fields)>::size;

/// The positions of the parts of a header in a text; of a missing part, where it would be.
template <class G>
struct HeaderPlaces {
  std::array<std::size_t, option_count<G>> options{};
  std::size_t edition = 0;
};

/// Reads a version number; accepts the present one and the older ones that can still be read.
template <class G>
constexpr std::optional<Refusal> take_version(TextReader& in, Header<G>& header, bool is_older_read) noexcept {
  const std::size_t at = in.position();
  const auto version = in.take_number(1'000'000);
  if (!version) return Refusal{at, Reason::version_due};
  if (*version != G::rules_version && (!is_older_read || older_version<G>(*version) == nullptr)) {
    return other_version(at, *version);
  }
  header.rules_version = *version;
  return std::nullopt;
}

/// Reads ` edition=` and the checksum after it. Without a checksum, the name of the game's own edition means that
/// edition. Another name without a checksum is accepted only in records, where older versions wrote it.
template <class G>
constexpr std::optional<Refusal> take_edition(TextReader& in, Header<G>& header, bool may_lack_sum) noexcept {
  if (!in.take(" edition=")) return Refusal{in.position(), Reason::edition_due};
  const std::size_t at = in.position();
  const std::string_view name = in.take_word();
  if (!is_edition_name(name)) return Refusal{at, Reason::edition_due};
  header.edition = {};
  header.edition << name;
  header.edition_sum.reset();
  if (in.take(" sum=")) {
    header.edition_sum = take_sum(in);
    if (!header.edition_sum) return Refusal{in.position(), Reason::sum_due};
  } else if (name == G::standard_edition.name) {
    header.edition_sum = own_edition_sum(name);
  } else if (!may_lack_sum) {
    return Refusal{in.position(), Reason::sum_due};
  }
  return std::nullopt;
}

/// The refusal of another form of the game, as a campaign is another one than a heist.
template <class G>
[[nodiscard]] constexpr Refusal other_form(const OtherFields<typename G::Options, option_count<G>>& others) noexcept {
  OtherOption other{.index = *others.other_form, .found = others.found_form};
  visit_field(G::option_fields, other.index,
              [&](const auto& field) { other.own = static_cast<std::size_t>(field.low); });
  return other_option(others.begins[other.index], other);
}

/// Why the options of a record, from `in` on, were refused: they are those of another form, or else as `refused` says.
template <class G>
[[nodiscard]] constexpr Refusal by_form(TextReader in, const Refusal& refused) noexcept {
  const auto others = take_other_fields(in, typename G::Options{}, G::option_fields);
  return others.other_form ? other_form<G>(others) : refused;
}

/// Reads the header of a line, but not the blank after it.
template <class G>
constexpr Result<Header<G>, Refusal> take_line_header(TextReader& in, HeaderPlaces<G>& places) noexcept {
  Header<G> header;
  const std::string_view text = in.rest();
  if (!in.take(G::name) || !in.take("/")) return other_game(in.position(), text);
  if (const auto refused = take_version<G>(in, header, false)) return *refused;
  const auto others = take_other_fields(in, typename G::Options{}, G::option_fields);
  if (others.wrong) return Refusal{in.position(), *others.wrong};
  places.options = others.begins;
  if (others.other_form) return other_form<G>(others);
  header.options = others.owner;
  places.edition = in.position();
  header.edition << G::standard_edition.name;
  header.edition_sum = own_edition_sum(G::standard_edition.name);
  TextReader ahead = in;
  if (!ahead.take(" edition=")) return header;
  if (const auto refused = take_edition<G>(in, header, false)) return *refused;
  return header;
}

/// Why the edition in a header is not that of a game; empty if it is.
template <class G>
constexpr std::optional<Refusal> why_not_edition(const Header<G>& header, std::string_view name, std::uint32_t sum,
                                                 std::size_t position) noexcept {
  if (header.edition_sum ? *header.edition_sum == sum : header.edition == name) return std::nullopt;
  return Refusal{position, header.edition == name ? Reason::changed_edition : Reason::other_edition};
}

/// Reads the header of a record up to, but not including, the options.
template <class G>
constexpr std::optional<Refusal> take_record_rules(TextReader& in, Header<G>& header) noexcept {
  const std::string_view text = in.rest();
  if (!in.take(G::name)) return other_game(in.position(), text);
  if (!in.take(" rules=")) return Refusal{in.position(), Reason::version_due};
  const std::size_t version_at = in.position();
  if (const auto refused = take_version<G>(in, header, true)) return refused;
  if (const auto refused = take_edition<G>(in, header, true)) return refused;
  const auto* row = older_version<G>(header.rules_version);
  const TextReader begin = in;
  if (row == nullptr) {
    const auto options = read_fields<typename G::Options>(in, G::option_fields);
    if (!options) return by_form<G>(begin, options.error());
    header.options = *options;
    return std::nullopt;
  }
  const std::string_view own = row->edition_name.empty() ? G::standard_edition.name : row->edition_name;
  const auto options = read_known_fields(in, row->usual, G::option_fields);
  if (!options) return by_form<G>(begin, options.error());
  header.options = *options;
  if (row->adopt != nullptr) row->adopt(header.options);
  if (header.edition != own || (header.edition_sum && *header.edition_sum != own_edition_sum(own))) return std::nullopt;
  // The game's own edition in that version.
  if (row->edition == nullptr) return other_version(version_at, header.rules_version);
  header.edition = {};
  header.edition << row->edition->name;
  header.edition_sum = edition_sum<G>(*row->edition);
  return std::nullopt;
}

/// True if these bytes contain the letters of the game. Precondition: there are at least three bytes.
template <class G>
[[nodiscard]] constexpr bool has_letters_of(std::span<const std::uint8_t> bytes) noexcept {
  const std::string_view id = G::rules[0].id;
  return bytes[1] == static_cast<std::uint8_t>(id[0]) && bytes[2] == static_cast<std::uint8_t>(id[1]);
}

}  // namespace detail

/// Reads the header of a line and the blank after it; returns the reason if it is not a header of this game.
template <class Rules>
[[nodiscard]] constexpr std::optional<Refusal> take_header(TextReader& in, const auto& setup) noexcept {
  detail::HeaderPlaces<Rules> places;
  const auto header = detail::take_line_header<Rules>(in, places);
  if (!header) return header.error();
  const auto& own = setup.options();
  if (const auto index = first_difference(header->options, own, Rules::option_fields)) {
    return other_option(places.options[*index], *index, header->options, own, Rules::option_fields);
  }
  if (const auto refused =
          detail::why_not_edition(*header, setup.edition().name, sum_of_edition<Rules>(setup), places.edition)) {
    return refused;
  }
  if (!in.take(" ")) return Refusal{in.position(), Reason::blank_due};
  return std::nullopt;
}

/// The header of a line or of a record: enough to make the game before the rest is read.
template <class G>
[[nodiscard]] constexpr Result<Header<G>, Refusal> parse_header(std::string_view text) noexcept {
  TextReader in{text};
  TextReader ahead = in;
  if (ahead.take(G::name) && ahead.peek() == ' ') {
    Header<G> header;
    if (const auto refused = detail::take_record_rules<G>(in, header)) return *refused;
    return header;
  }
  detail::HeaderPlaces<G> places;
  return detail::take_line_header<G>(in, places);
}

/// The header of a packed state or view. Bytes contain only the checksum of an edition, so its name is known only if it
/// is the game's own.
template <class G>
[[nodiscard]] constexpr Result<Header<G>, Refusal> parse_header(std::span<const std::uint8_t> bytes) noexcept {
  constexpr std::size_t options_at = 3;
  constexpr std::size_t sum_at = options_at + fields_size(G::option_fields);
  if (bytes.size() < options_at) return Refusal{bytes.size(), Reason::bytes_end};
  if (detail::is_text_of<G>(bytes)) return other_kind(0, {TextKind::text, TextKind::bytes});
  if (!detail::has_letters_of<G>(bytes)) return Refusal{1, Reason::other_game};
  if (bytes[0] != G::rules_version) return other_version(0, bytes[0]);
  if (bytes.size() < sum_at + sizeof(std::uint32_t)) return Refusal{bytes.size(), Reason::bytes_end};
  Header<G> header;
  header.options = take_fields(bytes.subspan(options_at), G::option_fields);
  if (const auto place = place_out_of_range(header.options, G::option_fields)) {
    return Refusal{options_at + place->begin, Reason::no_such_value};
  }
  std::uint32_t sum = 0;
  for (std::size_t i = 0; i < sizeof(sum); ++i) sum |= std::uint32_t{bytes[sum_at + i]} << (8 * i);
  header.edition_sum = sum;
  if (sum == own_edition_sum(G::standard_edition.name)) header.edition << G::standard_edition.name;
  return header;
}

namespace detail {

/// True if a text begins like lines or records of `G`, whatever the version and the options.
template <class G>
[[nodiscard]] constexpr bool is_of(std::string_view text) noexcept {
  TextReader in{text};
  if (!in.take(G::name) || (in.peek() != '/' && in.peek() != ' ')) return false;
  bool is_form = true;
  const auto look = [&](const auto& field) {
    if (!tells_form(field)) return;
    is_form = false;
    for (TextReader at = in; !at.at_end(); at.take(" ")) {
      at.take_word();
      TextReader ahead = at;
      if (!ahead.take(" ") || !ahead.take(field.name) || !ahead.take("=")) continue;
      const auto word = take_word_of(ahead, field.words);
      is_form = word && *word == field.low;
      return;
    }
  };
  G::option_fields.each(look);
  return is_form;
}
/// True if bytes begin like packed states or views of `G`.
template <class G>
[[nodiscard]] constexpr bool is_of(std::span<const std::uint8_t> bytes) noexcept {
  if (bytes.size() < 3 || !has_letters_of<G>(bytes)) return false;
  bool is_form = true;
  std::size_t at = 3;
  const auto look = [&](const auto& field) {
    if (tells_form(field) && (at >= bytes.size() || bytes[at] != field.low)) is_form = false;
    at += size_of_field(field);
  };
  G::option_fields.each(look);
  return is_form;
}

}  // namespace detail

/// The index of the game among these that a line or a record belongs to, whatever its rules version; empty if it
/// belongs to none.
template <class... Games>
[[nodiscard]] constexpr std::optional<std::size_t> title_of(std::string_view text) noexcept {
  std::size_t index = 0;
  const bool found = ((detail::is_of<Games>(text) || (++index, false)) || ...);
  return found ? std::make_optional(index) : std::nullopt;
}
/// The index of the game among these that a packed state or view belongs to; empty if it belongs to none.
template <class... Games>
[[nodiscard]] constexpr std::optional<std::size_t> title_of(std::span<const std::uint8_t> bytes) noexcept {
  std::size_t index = 0;
  const bool found = ((detail::is_of<Games>(bytes) || (++index, false)) || ...);
  return found ? std::make_optional(index) : std::nullopt;
}

}  // namespace regelwerk::inline shared

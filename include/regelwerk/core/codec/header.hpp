#pragma once
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

#include <regelwerk/core/codec/bytes.hpp>
#include <regelwerk/core/codec/edition_sum.hpp>
#include <regelwerk/core/codec/header_fields.hpp>
#include <regelwerk/core/container/algorithms.hpp>
#include <regelwerk/core/container/text.hpp>
#include <regelwerk/core/description/fields.hpp>
#include <regelwerk/core/game/edition_name.hpp>
#include <regelwerk/core/reason.hpp>
#include <regelwerk/core/result.hpp>

// The headers of packed states and of lines. A header prevents a state from being read as one of another game, of other
// rules or of another edition. `Rules` is the rule text of a game, as BasicGame takes it.

namespace regelwerk::inline shared {

/// The refusal of data of rules version `found`. Precondition: `found` is not the version of the game.
[[nodiscard]] constexpr Refusal other_version(std::size_t position, int found) noexcept {
  const bool is_known = 0 <= found && found < unknown_version;
  return {position, Reason::other_version, is_known ? static_cast<std::uint16_t>(found) : unknown_version};
}

/// An option that has different values in two games, as packed into the detail of Reason::other_option: its index in
/// option_fields, and both values as value_number gives them.
struct OtherOption {
  std::size_t index = 0;
  std::size_t found = untold_value;
  std::size_t own = untold_value;

  [[nodiscard]] constexpr std::uint16_t detail() const noexcept {
    return static_cast<std::uint16_t>(index | found << index_bits | own << (index_bits + value_bits));
  }
  [[nodiscard]] static constexpr OtherOption of(std::uint16_t detail) noexcept {
    const std::size_t all = detail;
    return {all & ((1U << index_bits) - 1), all >> index_bits & untold_value, all >> (index_bits + value_bits)};
  }

 private:
  static constexpr unsigned index_bits = 6;
  static constexpr unsigned value_bits = 5;
};

/// The refusal of data in which an option has another value.
[[nodiscard]] constexpr Refusal other_option(std::size_t position, OtherOption option) noexcept {
  return {position, Reason::other_option, option.detail()};
}
/// The refusal for the field at `index`, with the values that two aggregates of options have in it.
template <class Options, class Fields>
[[nodiscard]] constexpr Refusal other_option(std::size_t position, std::size_t index, const Options& found,
                                             const Options& own, const Fields& fields) noexcept {
  OtherOption option{.index = index};
  detail::visit_field(fields, index, [&](const auto& field) {
    const std::size_t value = value_number(found, field);
    const bool is_told = detail::in_range(found, field) || (detail::tells_form(field) && value < field.words.size());
    option.found = is_told ? value : untold_value;
    option.own = value_number(own, field);
  });
  return other_option(position, option);
}

/// The checksum of the edition of a setup, see core/codec/edition_sum.hpp.
template <class Rules, class Setup>
[[nodiscard]] constexpr std::uint32_t sum_of_edition(const Setup& setup) noexcept {
  if constexpr (Setup::is_fixed) {
    constexpr std::uint32_t sum = edition_sum<Rules>(Setup::edition());
    return sum;
  } else {
    return setup.edition_sum();
  }
}

/// The size of a packed state's header: one byte for the version of the rules, two letters for the game (those of its
/// rule IDs), the options in the order of their fields, four bytes for the checksum of the edition.
template <class Rules>
inline constexpr std::size_t header_size = 1 + 2 + fields_size(Rules::option_fields) + 4;

template <class Rules>
[[nodiscard]] constexpr Bytes<header_size<Rules>> header_bytes(const auto& setup) noexcept {
  ByteWriter<header_size<Rules>> out;
  out.put(static_cast<std::uint8_t>(Rules::rules_version));
  for (std::size_t i = 0; i < 2; ++i) out.put(static_cast<std::uint8_t>(Rules::table[0].id[i]));
  put_fields(out, setup.options(), Rules::option_fields);
  out.put(sum_of_edition<Rules>(setup));
  return out.bytes();
}

/// Why these bytes do not begin with a header of this game; empty if they do.
template <class Rules>
[[nodiscard]] constexpr std::optional<Refusal> why_not_header(const auto& setup,
                                                              std::span<const std::uint8_t> bytes) noexcept {
  const auto header = header_bytes<Rules>(setup);
  std::size_t at = 0;
  while (at < header.size() && at < bytes.size() && header[at] == bytes[at]) ++at;
  if (at == header.size()) return std::nullopt;
  if (at == bytes.size()) return Refusal{at, Reason::bytes_end};
  // Of another game, its version says nothing.
  for (std::size_t i = 1; i < lesser(bytes.size(), std::size_t{3}); ++i) {
    if (header[i] != bytes[i]) return Refusal{1, Reason::other_game};
  }
  if (at == 0) return other_version(at, bytes[0]);
  if (at >= header.size() - 4) return Refusal{header.size() - 4, Reason::other_edition};
  const auto [index, begin] = field_at(Rules::option_fields, at - 3);
  constexpr std::size_t end = 3 + fields_size(Rules::option_fields);
  if (bytes.size() < end) return other_option(3 + begin, OtherOption{.index = index});
  const auto found = take_fields(bytes.subspan(3), Rules::option_fields);
  return other_option(3 + begin, index, found, setup.options(), Rules::option_fields);
}

/// The maximum number of characters of a header: name, version, every option and the edition.
template <class Rules>
inline constexpr std::size_t header_limit = Rules::name.size() + 12 + fields_limit(Rules::option_fields) +
                                            std::size_t{9} + edition_name_limit + std::size_t{5} + sum_digits;

namespace detail {

/// Writes the edition of a header, with its checksum if it is not the game's own edition.
template <class Rules, class Out>
constexpr void write_edition(Out& out, std::string_view name, std::uint32_t sum) noexcept {
  out << " edition=" << name;
  if (sum == own_edition_sum(Rules::standard_edition.name)) return;
  out << " sum=";
  write_sum(out, sum);
}

}  // namespace detail

/// The header of a line: `tock/1`, then every option that differs from its default or distinguishes two games of one
/// name, then edition and checksum if the edition is not the game's own.
template <class Rules>
[[nodiscard]] constexpr auto header_text(const auto& setup) noexcept {
  Text<header_limit<Rules>> out;
  out << Rules::name << '/' << Rules::rules_version;
  write_other_fields(out, setup.options(), typename Rules::Options{}, Rules::option_fields);
  const std::uint32_t sum = sum_of_edition<Rules>(setup);
  if (sum != own_edition_sum(Rules::standard_edition.name)) {
    detail::write_edition<Rules>(out, setup.edition().name, sum);
  }
  return out;
}

}  // namespace regelwerk::inline shared

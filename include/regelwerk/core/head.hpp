#pragma once
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

#include <regelwerk/core/bytes.hpp>
#include <regelwerk/core/edition_name.hpp>
#include <regelwerk/core/fields.hpp>
#include <regelwerk/core/hash.hpp>
#include <regelwerk/core/head_fields.hpp>
#include <regelwerk/core/reason.hpp>
#include <regelwerk/core/result.hpp>
#include <regelwerk/core/text.hpp>

// What the bytes and the line of a state begin with, so that neither is read as a state of another game, under other
// rules or in another edition. `Rules` is the rule text of a game, as BasicGame takes it.

namespace regelwerk {

/// Why something of rules version `found` is refused. Precondition: found is another version than the game's.
[[nodiscard]] constexpr Refusal other_version(std::size_t position, int found) noexcept {
  const bool is_known = 0 <= found && found < unknown_version;
  return {position, Reason::other_version, is_known ? static_cast<std::uint16_t>(found) : unknown_version};
}
/// Why something is refused in which the option at `index` of option_fields has another value.
[[nodiscard]] constexpr Refusal other_option(std::size_t position, std::size_t index) noexcept {
  return {position, Reason::other_option, static_cast<std::uint16_t>(index)};
}

/// What the bytes of a state begin with: one byte for the version of the rules, two letters for the game (those of its
/// rules' IDs), its options in the order of their fields, four bytes for the name of the edition.
template <class Rules>
inline constexpr std::size_t head_size = 1 + 2 + fields_size(Rules::option_fields) + 4;

template <class Rules>
[[nodiscard]] constexpr Bytes<head_size<Rules>> head_bytes(const auto& setup) noexcept {
  ByteWriter<head_size<Rules>> out;
  out.put(static_cast<std::uint8_t>(Rules::rules_version));
  for (std::size_t i = 0; i < 2; ++i) out.put(static_cast<std::uint8_t>(Rules::table[0].id[i]));
  put_fields(out, setup.options(), Rules::option_fields);
  std::uint64_t name = 0;
  for (const char letter : setup.edition().name) name = mix64(name + static_cast<std::uint8_t>(letter) + 1);
  out.put(static_cast<std::uint32_t>(name));
  return out.bytes();
}

/// Why these bytes do not begin as those of this game do; empty if they do.
template <class Rules>
[[nodiscard]] constexpr std::optional<Refusal> why_not_headed(const auto& setup,
                                                              std::span<const std::uint8_t> bytes) noexcept {
  const auto head = head_bytes<Rules>(setup);
  std::size_t at = 0;
  while (at < head.size() && at < bytes.size() && head[at] == bytes[at]) ++at;
  if (at == head.size()) return std::nullopt;
  if (at == bytes.size()) return Refusal{at, Reason::bytes_end};
  if (at == 0) return other_version(at, bytes[0]);
  if (at < 3) return Refusal{1, Reason::other_game};
  if (at >= head.size() - 4) return Refusal{head.size() - 4, Reason::other_edition};
  const auto [index, begin] = field_at(Rules::option_fields, at - 3);
  return other_option(3 + begin, index);
}

/// Room for the text of a head: name, version, every option and the edition.
template <class Rules>
inline constexpr std::size_t head_limit =
    Rules::name.size() + 12 + fields_limit(Rules::option_fields) + std::size_t{9} + edition_name_limit;

/// What the line of a state begins with: `tock/1`, then every option that has another value than usual or tells two
/// games of one name apart, then the edition if it is not the standard one.
template <class Rules>
[[nodiscard]] constexpr auto head_text(const auto& setup) noexcept {
  Text<head_limit<Rules>> out;
  out << Rules::name << '/' << Rules::rules_version;
  write_other_fields(out, setup.options(), typename Rules::Options{}, Rules::option_fields);
  const std::string_view edition = setup.edition().name;
  if (edition != Rules::standard_edition.name) out << " edition=" << edition;
  return out;
}

/// Reads the head of a line and the blank behind it; the reason if it is not that of this game.
template <class Rules>
[[nodiscard]] constexpr std::optional<Refusal> take_head(TextReader& in, const auto& setup) noexcept {
  if (!in.take(Rules::name) || !in.take("/")) return Refusal{in.position(), Reason::other_game};
  const std::size_t version_at = in.position();
  const auto version = in.take_number(1'000'000);
  if (!version) return Refusal{version_at, Reason::version_due};
  if (*version != Rules::rules_version) return other_version(version_at, *version);
  const auto taken = take_other_fields(in, setup.options(), typename Rules::Options{}, Rules::option_fields);
  if (taken.wrong) return Refusal{in.position(), *taken.wrong};
  if (taken.differing) return other_option(taken.begin, *taken.differing);
  const std::size_t edition_at = in.position();
  const bool is_named = in.take(" edition=");
  const std::string_view edition = is_named ? in.take_word() : Rules::standard_edition.name;
  if (edition != setup.edition().name) return Refusal{edition_at, Reason::other_edition};
  if (!in.take(" ")) return Refusal{in.position(), Reason::blank_due};
  return std::nullopt;
}

}  // namespace regelwerk

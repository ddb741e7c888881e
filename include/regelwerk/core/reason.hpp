#pragma once
#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

#include <regelwerk/core/container/literals.hpp>

namespace regelwerk::inline shared {

/// Why a text or an array of bytes was refused, in any game. The position of the Refusal says where, describe(reason)
/// is a sentence. `.._due` means that the named thing was expected there but not found.
enum class Reason : std::uint8_t {
  // Readable, but not in this spelling, order or number.
  end_due,
  other_spelling,
  twice,
  not_ascending,
  none_left,
  too_many,
  not_protected,
  not_of_this_kind,

  // A punctuation mark is missing.
  blank_due,
  colon_due,
  comma_due,
  dot_due,
  slash_due,
  equals_due,
  at_due,
  dash_due,
  plus_due,
  bracket_due,
  x_due,

  // A word or number is missing, or this game has no such thing.
  entry_due,
  no_such_entry,
  move_due,
  number_due,
  yes_or_no_due,
  phase_due,
  result_due,
  seat_due,
  place_due,
  rank_due,
  face_due,
  runner_due,
  sign_due,
  tile_due,
  tool_due,
  figure_due,
  helper_due,
  pose_due,
  digit_due,
  digit_field_due,
  card_due,
  proposal_due,
  thief_due,
  symbol_due,
  die_due,
  die_not_thrown,
  die_not_left,
  no_dice,
  item_due,
  heist_due,
  challenge_due,
  element_due,
  no_such_element,
  other_sheet,
  demand_due,
  no_such_demand,

  // Settings.
  setting_due,
  no_such_setting,
  value_due,
  no_such_value,
  name_due,

  // Bytes.
  bytes_end,
  other_length,  ///< detail: an OtherLength (core/codec/text_kind.hpp)
  changed_bytes,

  // Headers, records and whole states.
  other_game,
  other_kind,  ///< detail: an OtherKind (core/codec/text_kind.hpp)
  version_due,
  other_version,  ///< detail: the version found, or unknown_version
  other_option,   ///< detail: an OtherOption (core/codec/header.hpp)
  edition_due,
  sum_due,
  other_edition,
  changed_edition,
  other_start,
  moves_due,
  no_more_moves,
  record_cut,
  nothing,
  other_position,
  forbidden,
  broken_invariant,  ///< detail: the enumerator of the game's Invariant
};

/// How many reasons there are.
inline constexpr std::size_t reason_count = static_cast<std::size_t>(Reason::broken_invariant) + 1;

namespace detail {

struct ReasonSentence {
  Reason reason{};
  std::string_view text;
};

inline constexpr std::array<ReasonSentence, reason_count> reason_sentences{{
    {Reason::end_due, "the text ends before this"sv},
    {Reason::other_spelling, "this is not the one spelling of this value"sv},
    {Reason::twice, "this stands here twice"sv},
    {Reason::not_ascending, "this is out of order, or stands here twice"sv},
    {Reason::none_left, "there are not so many of this"sv},
    {Reason::too_many, "there is no room for so many"sv},
    {Reason::not_protected, "nothing can be protected here"sv},
    {Reason::not_of_this_kind, "this does not belong to a thing of this kind"sv},
    {Reason::blank_due, "a blank is due here"sv},
    {Reason::colon_due, "a colon is due here"sv},
    {Reason::comma_due, "a comma is due here"sv},
    {Reason::dot_due, "a dot is due here"sv},
    {Reason::slash_due, "/ is due here"sv},
    {Reason::equals_due, "= is due here"sv},
    {Reason::at_due, "@ is due here"sv},
    {Reason::dash_due, "- is due here"sv},
    {Reason::plus_due, "+ is due here"sv},
    {Reason::bracket_due, "a bracket or a comma is due here"sv},
    {Reason::x_due, "x is due here"sv},
    {Reason::entry_due, "another entry is due here"sv},
    {Reason::no_such_entry, "this entry has a value that it cannot have"sv},
    {Reason::move_due, "no move begins like this"sv},
    {Reason::number_due, "a number of this game is due here"sv},
    {Reason::yes_or_no_due, "yes or no is due here"sv},
    {Reason::phase_due, "there is no such phase"sv},
    {Reason::result_due, "there is no such result"sv},
    {Reason::seat_due, "a seat of this game is due here"sv},
    {Reason::place_due, "a place of this board is due here"sv},
    {Reason::rank_due, "the rank of a card is due here"sv},
    {Reason::face_due, "the face of a card is due here"sv},
    {Reason::runner_due, "a runner of this game is due here"sv},
    {Reason::sign_due, "the name of a sign is due here"sv},
    {Reason::tile_due, "the name of a tile of this edition is due here"sv},
    {Reason::tool_due, "the name of a tool is due here"sv},
    {Reason::figure_due, "a woman or a man is due here"sv},
    {Reason::helper_due, "nobody on this place can help"sv},
    {Reason::pose_due, "the letter of a pose is due here"sv},
    {Reason::digit_due, "the digit of a card is due here"sv},
    {Reason::digit_field_due, "a field for a digit is due here"sv},
    {Reason::card_due, "this is no event card"sv},
    {Reason::proposal_due, "a proposal is due here"sv},
    {Reason::thief_due, "the name of a thief is due here"sv},
    {Reason::symbol_due, "this is no ordinary symbol"sv},
    {Reason::die_due, "a number from 1 to 6 is due here"sv},
    {Reason::die_not_thrown, "this die was not thrown"sv},
    {Reason::die_not_left, "this thief has no such die or symbol left"sv},
    {Reason::no_dice, "this thief has no dice now"sv},
    {Reason::item_due, "this is no tool or preparation"sv},
    {Reason::heist_due, "this is no heist of the campaign"sv},
    {Reason::challenge_due, "this is no challenge of the plan"sv},
    {Reason::element_due, "a box or circle is due here"sv},
    {Reason::no_such_element, "there is no such box or circle"sv},
    {Reason::other_sheet, "this box or circle is on another sheet"sv},
    {Reason::demand_due, "a demand is due here"sv},
    {Reason::no_such_demand, "there is no such demand on the plan"sv},
    {Reason::setting_due, "another setting is due here"sv},
    {Reason::no_such_setting, "no setting has this name"sv},
    {Reason::value_due, "a value is missing"sv},
    {Reason::no_such_value, "this setting has no such value"sv},
    {Reason::name_due, "a word of small letters and digits is due here"sv},
    {Reason::bytes_end, "the bytes end here"sv},
    {Reason::other_length, "these bytes are of another length"sv},
    {Reason::changed_bytes, "these bytes were changed on their way"sv},
    {Reason::other_game, "this is of another game"sv},
    {Reason::other_kind, "this is of another kind"sv},
    {Reason::version_due, "the version of the rules is due here"sv},
    {Reason::other_version, "this is of another version of the rules"sv},
    {Reason::other_option, "an option has another value in this game"sv},
    {Reason::edition_due, "the name of the edition is due here, one word of at most 32 signs"sv},
    {Reason::sum_due, "a sum of eight digits, 0 to 9 and a to f, is due here"sv},
    {Reason::other_edition, "this is of another edition"sv},
    {Reason::changed_edition, "this is of an edition with the same name and other data"sv},
    {Reason::other_start, "the setup does not fit the options"sv},
    {Reason::moves_due, "moves: is due here"sv},
    {Reason::no_more_moves, "the reader takes no more moves"sv},
    {Reason::record_cut, "the record is cut off here: what came after this is missing"sv},
    {Reason::nothing, "this is empty"sv},
    {Reason::other_position, "the recorded game stood otherwise here"sv},
    {Reason::forbidden, "a rule forbids this move"sv},
    {Reason::broken_invariant, "there is no such position in this game"sv},
}};

/// True if every reason has a sentence and the sentences are in the order of the enumerators.
[[nodiscard]] constexpr bool tells_every_reason(const std::array<ReasonSentence, reason_count>& sentences) noexcept {
  for (std::size_t i = 0; i < reason_count; ++i) {
    if (sentences[i].reason != static_cast<Reason>(i) || sentences[i].text.empty()) return false;
  }
  return true;
}
static_assert(tells_every_reason(reason_sentences));

}  // namespace detail

/// The reason as an English sentence; describe(game, refusal) in core/language/describe.hpp also describes the detail
/// of a refusal.
[[nodiscard]] constexpr std::string_view describe(Reason reason) noexcept {
  return detail::reason_sentences[static_cast<std::size_t>(reason)].text;
}

}  // namespace regelwerk::inline shared

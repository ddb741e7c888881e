#pragma once
#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>

#include <regelwerk/core/codec/checksum.hpp>
#include <regelwerk/core/codec/edition_sum.hpp>
#include <regelwerk/core/codec/header.hpp>
#include <regelwerk/core/container/text.hpp>
#include <regelwerk/core/contract.hpp>
#include <regelwerk/core/description/fields.hpp>
#include <regelwerk/core/playable.hpp>
#include <regelwerk/play/record_header.hpp>
#include <regelwerk/play/replay.hpp>

// Records as texts: a header, every move as a word, and checkpoints. A checkpoint, `=1a2b3c4d`, is a checksum of the
// state: a reader that arrives at another state is not replaying the same game. The last word of every record is a
// checkpoint, which distinguishes a record that was cut off from one of an unfinished game. Older records have neither
// the number of moves in their headers nor checkpoints.

namespace regelwerk::inline shared {

/// Number of moves from one checkpoint to the next.
inline constexpr std::size_t moves_between_checkpoints = 64;

namespace detail {

inline constexpr char checkpoint_sign = '=';

/// The checksum of a state: of its bytes without the header, which is different in older versions of the rules.
template <Playable G>
[[nodiscard]] constexpr std::uint32_t sum_of_state(const G& game, const typename G::State& state) noexcept {
  const auto bytes = game.pack(state);
  return checksum_of(std::span<const std::uint8_t>{bytes}.subspan(G::packed_header_size));
}

}  // namespace detail

/// Writes a record while the game is played, in pieces of text to `sink`; for programs that check moves one by one. The
/// constructor writes the header.
template <Playable G, class Sink>
class RecordWriter {
 public:
  /// Writes the header; `moves` is the number of moves that will be added. Precondition: the header belongs to this
  /// game.
  constexpr RecordWriter(const G& game, const RecordHeader<G>& header, std::size_t moves, Sink& sink) noexcept
      : game_(game), sink_(sink), left_(moves) {
    expects([&] { return !why_not_of(game, header); }, "the record is one of this game");
    Text<record_header_limit> text;
    text << G::name << " rules=" << G::rules_version;
    const auto sum = header.edition_sum ? *header.edition_sum : game.edition_sum();
    detail::write_edition<G>(text, header.edition, sum);
    write_fields(text, header.options, G::option_fields);
    write_fields(text, header.start, G::start_fields);
    text << detail::moves_word << '=' << static_cast<int>(moves) << ':';
    sink(text.view());
  }

  /// Writes a move made in `state`. Preconditions: it is legal there, and fewer moves were added than announced.
  constexpr void add(const typename G::State& state, const typename G::Move& move) noexcept {
    expects([&] { return left_ > 0; }, "the record has one more move");
    --left_;
    if (added_ != 0 && added_ % moves_between_checkpoints == 0) write_checkpoint(state);
    ++added_;
    sink_(std::string_view{" "});
    sink_(std::string_view{to_text(game_, state, move)});
  }

  /// Writes the last checkpoint. Precondition: all moves were added, and `state` is the state after them.
  constexpr void close(const typename G::State& state) noexcept {
    expects([&] { return left_ == 0; }, "all moves were added");
    write_checkpoint(state);
  }

 private:
  constexpr void write_checkpoint(const typename G::State& state) noexcept {
    Text<2 + sum_digits> word;
    word << ' ' << detail::checkpoint_sign;
    write_sum(word, detail::sum_of_state(game_, state));
    sink_(word.view());
  }

  const G& game_;
  Sink& sink_;
  std::size_t left_;
  std::size_t added_ = 0;
};

/// Writes a record in pieces of text to `sink`: the header, then every move as a word. For programs that keep the moves
/// in their own list. Precondition: the moves can be replayed.
template <Playable G, class Sink>
constexpr void write_record(const G& game, const RecordHeader<G>& header, std::span<const typename G::Move> moves,
                            Sink&& sink) noexcept {
  RecordWriter writer{game, header, moves.size(), sink};
  const auto done = replay(game, header, moves, [&](const typename G::State& state, const typename G::Move& move) {
    writer.add(state, move);
  });
  expects([&] { return !done.fault; }, "the moves can be replayed");
  writer.close(done.state);
}
/// Writes a Record in pieces of text to `sink`.
template <Playable G, std::size_t Capacity, class Sink>
constexpr void write_record(const G& game, const Record<G, Capacity>& record, Sink&& sink) noexcept {
  write_record(game, record.header, std::span<const typename G::Move>{record.moves}, sink);
}

}  // namespace regelwerk::inline shared

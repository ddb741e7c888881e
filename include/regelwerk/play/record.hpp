#pragma once
#include <array>
#include <cstddef>
#include <optional>
#include <string_view>
#include <utility>

#include <regelwerk/core/codec/edition_sum.hpp>
#include <regelwerk/core/container/text.hpp>
#include <regelwerk/core/container/visit.hpp>
#include <regelwerk/core/game/older_version.hpp>
#include <regelwerk/core/playable.hpp>
#include <regelwerk/core/reason.hpp>
#include <regelwerk/core/result.hpp>
#include <regelwerk/play/record_header.hpp>
#include <regelwerk/play/replay.hpp>
#include <regelwerk/play/write_record.hpp>

// Reads records, as written by write_record.hpp.

namespace regelwerk::inline shared {

namespace detail {

/// The maximum length of a word from an older version in today's spelling.
inline constexpr std::size_t respelled_limit = 128;
[[nodiscard]] constexpr Text<respelled_limit> respelled(const auto& row, std::string_view word) noexcept {
  Text<respelled_limit> out;
  for (const Respelling& spelling : row.respelled) {
    if (!word.starts_with(spelling.from) || word.size() + spelling.to.size() > respelled_limit) continue;
    return out << spelling.to << word.substr(spelling.from.size());
  }
  return word.size() <= respelled_limit ? out << word : out;
}

/// Reads and plays the moves after a header.
template <Playable G, class Visitor>
class MovesParser {
  using Move = typename G::Move;
  using Fault = RecordFault<typename G::Rule>;

 public:
  constexpr MovesParser(const G& game, const OpenedRecord<G>& opened, const TextReader& in, Visitor& visitor) noexcept
      : game_(game),
        visitor_(visitor),
        in_(in),
        moves_(opened.moves),
        older_(older_rules(opened.header)),
        row_(older_version<G>(opened.header.rules_version)),
        done_{game.initial(opened.header.start), std::nullopt} {}

  [[nodiscard]] constexpr Replay<typename G::State, typename G::Rule> read() noexcept {
    const bool is_closed = ends_in_checkpoint(in_.rest());
    while (!in_.at_end() && !done_.fault) {
      at_ = in_.position();
      if (!in_.take(" ")) {
        stop(Reason::blank_due);
        return done_;
      }
      at_ = in_.position();
      const std::string_view word = in_.take_word();
      const bool is_last = in_.at_end();
      if (word.starts_with(checkpoint_sign)) {
        take_checkpoint(word);
      } else if (moves_ && is_last && !is_closed) {
        // The last word may be cut off, and the rest of it may be another move.
        stop(Reason::record_cut);
      } else if (moves_ && words_ == *moves_) {
        stop(Reason::end_due);
      } else {
        play(word);
        ++words_;
      }
    }
    at_ = in_.position();
    if (!done_.fault && moves_ && (words_ != *moves_ || !is_closed)) stop(Reason::record_cut);
    return done_;
  }

 private:
  [[nodiscard]] static constexpr bool is_checkpoint(std::string_view word) noexcept {
    TextReader in{word};
    return in.take(one_letter(checkpoint_sign)) && take_sum(in) && in.at_end();
  }
  [[nodiscard]] static constexpr bool ends_in_checkpoint(std::string_view text) noexcept {
    const std::size_t blank = text.rfind(' ');
    return blank != std::string_view::npos && is_checkpoint(text.substr(blank + 1));
  }

  constexpr void stop(const Fault& fault) noexcept {
    done_.fault = fault;
    done_.fault->move = made_;
    done_.fault->rules_version = older_;
  }
  constexpr void stop(Reason reason) noexcept { stop(Fault{.position = at_, .reason = reason}); }

  constexpr void take_checkpoint(std::string_view word) noexcept {
    if (!is_checkpoint(word)) return stop(in_.at_end() ? Reason::record_cut : Reason::sum_due);
    TextReader in{word.substr(1)};
    const bool is_told = row_ == nullptr || row_->has_same_states;
    if (is_told && take_sum(in) != sum_of_state(game_, done_.state)) return stop(Reason::other_position);
    if (!moves_ || words_ != *moves_ || in_.at_end()) return;
    at_ = in_.position() + 1;
    stop(Reason::end_due);
  }

  /// Finds the legal move that a word names in a state; returns why there is none.
  [[nodiscard]] constexpr std::optional<Fault> why_not(const typename G::State& state, std::string_view word,
                                                       Move& move) const noexcept {
    const std::size_t star = row_ == nullptr ? std::string_view::npos : word.find('*');
    if (star != std::string_view::npos) {
      const auto is_other = [&](const Move& each) {
        const auto text = to_text(game_, state, each);
        const std::string_view name = text;
        const bool fits = name.starts_with(word.substr(0, star)) && name.ends_with(word.substr(star + 1));
        if (fits) move = each;
        return !fits;
      };
      if (!game_.for_each_move(state, is_other)) return std::nullopt;
    }
    const auto parsed = parse_move(game_, state, word);
    if (!parsed) return fault_of<Fault>(0, behind(at_, parsed.error()));
    move = *parsed;
    if (const auto rule = game_.why_not(state, move)) {
      return Fault{.position = at_, .reason = Reason::forbidden, .rule = rule};
    }
    return std::nullopt;
  }

  constexpr void play(std::string_view word) noexcept {
    if (row_ != nullptr) {
      if (row_->is_passed_late && word == row_->passed) return;
      return play_older(respelled(*row_, word));
    }
    Move move{};
    if (const auto fault = why_not(done_.state, word, move)) return stop(*fault);
    make(move);
  }

  /// Makes the move that skips a decision unknown to the older version, if the word is a legal move afterwards.
  constexpr void play_older(std::string_view word) noexcept {
    constexpr std::size_t most_passed = 16;
    Move move{};
    const auto fault = why_not(done_.state, word, move);
    if (!fault) return make(move);
    std::array<Move, most_passed> passed{};
    auto state = done_.state;
    for (std::size_t count = 0; count < most_passed && !row_->passed.empty();) {
      if (why_not(state, row_->passed, passed[count])) break;
      game_.advance(state, passed[count++]);
      if (why_not(state, word, move)) continue;
      for (std::size_t i = 0; i < count && !done_.fault; ++i) make(passed[i]);
      if (!done_.fault) make(move);
      return;
    }
    stop(*fault);
  }

  constexpr void make(const Move& move) noexcept {
    if (!visit(visitor_, std::as_const(done_.state), move)) return stop(Reason::no_more_moves);
    game_.advance(done_.state, move);
    ++made_;
  }

  const G& game_;
  Visitor& visitor_;
  TextReader in_;
  std::optional<int> moves_;
  int older_;
  const OlderVersion<typename G::Options, typename G::Edition>* row_;
  Replay<typename G::State, typename G::Rule> done_;
  std::size_t at_ = 0;
  std::size_t made_ = 0;
  int words_ = 0;
};

/// Reads a whole record; calls `begin(header)` before reading the moves.
template <Playable G, class Begin, class Visitor>
constexpr Replay<typename G::State, typename G::Rule> read_whole(const G& game, std::string_view text,
                                                                 const Begin& begin, Visitor& visitor) noexcept {
  using Fault = RecordFault<typename G::Rule>;
  TextReader in{text};
  const auto opened = open_record<G>(in);
  if (!opened) return {game.initial(), fault_of<Fault>(0, opened.error())};
  if (const auto refused = why_not_of(game, opened->header)) {
    return {game.initial(), fault_of<Fault>(0, behind(in.position(), *refused))};
  }
  begin(opened->header);
  return MovesParser<G, Visitor>{game, *opened, in, visitor}.read();
}

}  // namespace detail

/// Reads what write_record writes and replays it, for a game with the same rules. `visitor(state, move)` sees every
/// move before it is made and may return false to stop. Memory use does not grow with the record. Refuses a record with
/// another header, a word that is no move, an illegal move, a checkpoint of another state, and a record that was cut
/// off; `state` is then the last good state. Also reads records of older versions of the rules
/// (core/game/older_version.hpp), as long as their moves are legal.
template <Playable G, class Visitor>
[[nodiscard]] constexpr Replay<typename G::State, typename G::Rule> read_record(const G& game, std::string_view text,
                                                                                Visitor&& visitor) noexcept {
  return detail::read_whole(
      game, text, [](const RecordHeader<G>& /*header*/) {}, visitor);
}

/// The word of a record that a fault is about; empty if none is: before the moves, or where something is missing.
/// Precondition: reading this text has stopped at the fault.
template <class Rule>
[[nodiscard]] constexpr std::string_view word_of_fault(std::string_view text, const RecordFault<Rule>& fault) noexcept {
  for (const Reason nameless : {Reason::record_cut, Reason::other_position, Reason::no_more_moves, Reason::blank_due}) {
    if (fault.reason == nameless) return {};
  }
  const std::size_t header = text.find(": ", text.find(" moves"));
  if (header >= fault.position) return {};
  // The position may lie within the word, or right behind it.
  const std::size_t begin = text.rfind(' ', fault.position - 1) + 1;
  return text.substr(begin, text.find(' ', begin) - begin);
}

/// Reads what write_record writes into a value with room for Capacity moves; read_record needs no such memory. Refuses
/// what read_record refuses, and records of more than Capacity moves.
template <std::size_t Capacity, Playable G>
[[nodiscard]] constexpr Result<Record<G, Capacity>, RecordFault<typename G::Rule>> parse_record(
    const G& game, std::string_view text) noexcept {
  Record<G, Capacity> record;
  const auto take = [&](const typename G::State& /*state*/, const typename G::Move& move) {
    if (record.moves.size() == Capacity) return false;
    record.moves.push_back(move);
    return true;
  };
  const auto done = detail::read_whole(
      game, text, [&](const RecordHeader<G>& header) { record.header = header; }, take);
  if (done.fault) return *done.fault;
  return record;
}

}  // namespace regelwerk::inline shared

#pragma once
#include <cctype>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include <conformance/onward.hpp>
#include <conformance/report.hpp>
#include <plain_record.hpp>
#include <regelwerk/core/codec/hash.hpp>
#include <regelwerk/core/container/text.hpp>
#include <regelwerk/core/hidden/draw.hpp>
#include <regelwerk/core/playable.hpp>
#include <regelwerk/play/random.hpp>
#include <regelwerk/play/record.hpp>

namespace conformance {

/// A text with one character changed, left out or put in.
inline std::string scratched(std::string_view text, regelwerk::Random& random) {
  static constexpr std::string_view signs = "0123456789abcdefghijklmnopqrstuvwxyzAKTJQ:-+@=,./!~ x";
  std::string result{text};
  const auto at = regelwerk::draw_below(random, static_cast<std::uint32_t>(text.size()));
  const char sign = signs[regelwerk::draw_below(random, static_cast<std::uint32_t>(signs.size()))];
  switch (regelwerk::draw_below(random, 3)) {
    case 0:
      result[at] = sign;
      break;
    case 1:
      result.erase(at, 1);
      break;
    default:
      result.insert(at, 1, sign);
      break;
  }
  return result;
}

inline std::string trimmed(std::string_view text) {
  while (!text.empty() && regelwerk::is_blank(text.front())) text.remove_prefix(1);
  while (!text.empty() && regelwerk::is_blank(text.back())) text.remove_suffix(1);
  return std::string{text};
}

inline std::string shouted(std::string_view text) {
  std::string result{text};
  for (char& c : result) c = static_cast<char>(std::toupper(static_cast<unsigned char>(c)));
  return result;
}

/// Moves come back from their texts, and a scratched text is refused or read as what it says. `any_case` is false for
/// games in whose texts the case of a letter tells things apart.
template <regelwerk::Playable G>
void check_move_text(Report& report, const G& game, const typename G::State& state, const typename G::Move& move,
                     regelwerk::Random& random, bool any_case) {
  const auto text = to_text(game, state, move);
  const std::string word{text.view()};
  report.expect(!word.empty() && word.find(' ') == std::string::npos, "a move text is no single word", word);
  const auto back = parse_move(game, state, word);
  report.expect(back.has_value() && back.value() == move, "a move does not come back from its text", word);
  const auto view = game.view(state, regelwerk::spectator);
  report.expect(parse_move(game, view, word) == back && to_text(game, view, move).view() == text.view(),
                "a view reads or writes a move text in another way", word);
  const auto loose = parse_move(game, state, "  " + (any_case ? shouted(word) : word) + "\n");
  report.expect(loose.has_value() && loose.value() == move, "case or white space around a move text matters", word);
  const std::string bad = scratched(word, random);
  const auto read = parse_move(game, state, bad);
  if (read) {
    report.expect(regelwerk::same_letters(to_text(game, state, read.value()).view(), trimmed(bad)),
                  "a parser accepts what it would not print", bad);
  } else {
    report.expect(is_told(game, read.error()) && read.error().position <= bad.size(), "a refusal without reason", bad);
  }
  report.expect(!parse_move(game, state, ""), "an empty text is read as a move");
}

/// States come back from line and bytes, with the same hash; damaged input is refused or is another sound state.
template <regelwerk::Playable G>
void check_state_io(Report& report, const G& game, const typename G::State& state, regelwerk::Random& random) {
  const auto text = to_text(game, state);
  const std::string line{text.view()};
  const auto from_line = parse_state(game, line);
  report.expect(from_line.has_value() && from_line.value() == state, "a state does not come back from its line", line);
  report.expect(line.find('\n') == std::string::npos, "a state is more than one line", line);
  report.expect(!parse_state(game, line + " 0"), "a state parser ignores a word too many", line);
  for (std::size_t at = line.find(' '); at != std::string::npos; at = line.find(' ', at + 1)) {
    report.expect(!parse_state(game, std::string{line}.insert(at, 1, ' ')), "a state parser ignores a blank too many");
  }
  for (int i = 0; i < 4; ++i) {
    const std::string bad = scratched(line, random);
    const auto read = parse_state(game, bad);
    if (!read) {
      report.expect(is_told(game, read.error()) && read.error().position <= bad.size(), "a refusal without reason",
                    bad);
      continue;
    }
    report.expect(game.validate(read.value()).empty(), "a line gives a broken state", bad);
    report.expect(regelwerk::same_letters(to_text(game, read.value()).view(), trimmed(bad)),
                  "a state parser accepts what it would not print", bad);
    check_plays_on(report, game, read.value(), 8);
  }
  const auto bytes = game.pack(state);
  const auto from_bytes = game.unpack(bytes);
  report.expect(from_bytes.has_value() && from_bytes.value() == state, "a state does not come back from its bytes");
  if (from_bytes) {
    report.expect(regelwerk::hash(from_bytes.value()) == regelwerk::hash(state), "equal states, different hashes");
  }
  const auto shorter = game.unpack(std::span{bytes}.first(bytes.size() - 1));
  report.expect(!shorter, "truncated bytes are accepted");
  report.expect(shorter || shorter.error().position == bytes.size() - 1,
                "truncated bytes are refused at another place");
  std::vector<std::uint8_t> longer(bytes.begin(), bytes.end());
  longer.push_back(0);
  report.expect(!game.unpack(longer), "extended bytes are accepted");
}

/// A record comes back from its text and replays to the same end; cut, wrong and foreign records are refused.
template <class G, std::size_t Capacity>
void check_record(Report& report, const G& game, const regelwerk::Record<G, Capacity>& record,
                  const typename G::State& end, regelwerk::Random& random) {
  std::string text;
  regelwerk::write_record(game, record, [&](std::string_view piece) { text += piece; });
  const auto back = regelwerk::parse_record<Capacity>(game, text);
  report.expect(back.has_value() && back.value() == record, "a record does not come back from its text");
  const auto header = regelwerk::parse_record_header<G>(text);
  report.expect(header.has_value() && header.value() == record.header, "a header does not come back from its text");
  const auto done = regelwerk::replay(game, record);
  report.expect(!done.fault && done.state == end, "a replay ends elsewhere");
  const auto check_scratched = [&](const std::string& bad) {
    const auto read = regelwerk::parse_record<Capacity>(game, bad);
    if (!read) {
      const auto& fault = read.error();
      report.expect(
          is_told(game, {fault.position, fault.reason, fault.detail}) && !describe(game, fault).view().empty(),
          "a record is refused without a reason");
      return;
    }
    std::string again;
    regelwerk::write_record(game, read.value(), [&](std::string_view piece) { again += piece; });
    if (read->header.rules_version != G::rules_version) return;
    using regelwerk_test::plain_record;
    report.expect(regelwerk::same_letters(plain_record(again), plain_record(bad)),
                  "a record parser accepts what it would not print", bad.substr(0, 200));
  };
  // Of a long game most signs are moves, so the header and the first of them get their share.
  const std::string begin = text.substr(0, text.find(' ', text.find("moves=") + 30));
  for (int i = 0; i < 16; ++i) check_scratched(scratched(begin, random));
  for (int i = 0; i < 4; ++i) check_scratched(scratched(text, random));
  if (record.moves.empty()) return;
  // A move that is not legal where it stands, somewhere in the middle.
  auto broken = record;
  broken.moves.clear();
  const auto at = regelwerk::draw_below(random, static_cast<std::uint32_t>(record.moves.size()));
  auto state = game.initial(record.header.start);
  for (std::size_t i = 0; i < record.moves.size(); ++i) {
    auto move = record.moves[i];
    for (std::uint32_t code = 0; i == at && !game.why_not(state, move) && code >> G::Move::code_bits == 0; ++code) {
      move = G::Move::from_code(code);
    }
    broken.moves.push_back(move);
    game.advance(state, record.moves[i]);
  }
  const auto stopped = regelwerk::replay(game, broken);
  report.expect(stopped.fault && stopped.fault->move == at && stopped.fault->rule &&
                    stopped.fault->reason == regelwerk::Reason::forbidden,
                "a replay does not say where and why it failed");
}

}  // namespace conformance

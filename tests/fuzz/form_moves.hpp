#pragma once
#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include <fuzz/form.hpp>
#include <fuzz/node.hpp>
#include <plain_record.hpp>
#include <regelwerk/play/record.hpp>

// Moves as words, as bits, and as those of a record.

namespace fuzz {

template <class Title>
struct MoveWords {
  using G = typename Title::Game;
  static constexpr std::string_view name = "move";
  static constexpr bool has_way = true;
  static constexpr bool is_text = true;
  static constexpr int most_words = 48;

  static void run(Report& report, const G& game, const Position<G>* at, std::string_view body) {
    auto here = *at;
    for (int i = 0; i < most_words && !body.empty() && !here.moves.empty(); ++i) {
      const std::string_view word = take_word(body);
      ++report.readings;
      const auto read = parse_move(game, here.state, word);
      report.expect(parse_move(game, game.view(here.state, watcher(game, here.state)), word) == read,
                    "a view reads a move text in another way");
      if (!read) {
        check_refusal(report, game, read.error(), word.size());
        continue;
      }
      check_same_text(report, to_text(game, here.state, *read), word);
      check_any_move(report, game, here, *read);
      if (game.why_not(here.state, *read)) continue;
      ++report.strays;
      game.advance(here.state, *read);
      here.moves = listed(game, here.state);
    }
  }
  static std::string fresh(const G& game, typename G::State state, Random& random) {
    std::string body;
    for (int i = few_plies(random); i > 0 && !game.actor(state).is_nobody(); --i) {
      const auto move = regelwerk::random_move(game, state, random);
      body += (body.empty() ? "" : " ") + as_body(to_text(game, state, move).view());
      game.advance(state, move);
    }
    return body;
  }
};

/// Arbitrary bits, one move behind another.
template <class Title>
struct MoveBits {
  using G = typename Title::Game;
  using Move = typename G::Move;
  static constexpr std::string_view name = "bits";
  static constexpr bool has_way = true;
  static constexpr bool is_text = false;

  static void run(Report& report, const G& game, const Position<G>* at, std::string_view body) {
    const auto view = game.view(at->state, watcher(game, at->state));
    const bool acts = !view.viewer.is_spectator() && game.actor(view).is(view.viewer.seat());
    std::array<char, sizeof(Move)> bits{};
    for (; body.size() >= bits.size(); body.remove_prefix(bits.size())) {
      body.copy(bits.data(), bits.size());
      const auto move = std::bit_cast<Move>(bits);
      ++report.readings;
      check_any_move(report, game, *at, move);
      if (!game.why_not(at->state, move)) ++report.strays;
      report.expect(game.why_not(view, move).has_value() == (!acts || game.why_not(at->state, move).has_value()),
                    "a view allows other moves than the state");
    }
    bits = {};
    body.copy(bits.data(), body.size());
    std::uint32_t code = 0;
    ++report.readings;
    std::memcpy(&code, bits.data(), std::min(sizeof(code), bits.size()));
    check_any_move(report, game, *at, Move::from_code(code & ((std::uint32_t{1} << Move::code_bits) - 1)));
  }
  static std::string fresh(const G& game, const typename G::State& state, Random& random) {
    const Position<G> at{state, listed(game, state)};
    std::string body;
    for (int i = few_plies(random); i > 0; --i) {
      body += as_body(std::bit_cast<std::array<char, sizeof(Move)>>(neighbour(at, random)));
    }
    return body;
  }
};

template <class Title>
struct RecordText {
  using G = typename Title::Game;
  static constexpr std::size_t most_moves = 128;
  using Record = regelwerk::Record<G, most_moves>;
  static constexpr std::string_view name = "record";
  static constexpr bool has_way = false;
  static constexpr bool is_text = true;

  static void run(Report& report, const G& game, const Position<G>* /*at*/, std::string_view body) {
    const auto read = regelwerk::parse_record<most_moves>(game, body);
    const auto streamed = regelwerk::read_record(game, body, [](const auto& /*state*/, const auto& /*move*/) {});
    const auto header = regelwerk::parse_record_header<G>(body);
    if (!read) {
      const auto& fault = read.error();
      check_refusal(report, game, {fault.position, fault.reason, fault.detail}, body.size());
      report.expect(!describe(game, fault).view().empty(), "a fault without a sentence");
      report.expect(fault.reason == regelwerk::Reason::no_more_moves || streamed.fault == fault,
                    "a record is refused in two ways");
      report.expect(game.validate(streamed.state).empty(), "a broken record leads to a broken state");
      return;
    }
    ++report.strays;
    report.expect(header.has_value() && header.value() == read->header && !streamed.fault,
                  "a record is read in two ways");
    const auto replayed = regelwerk::replay(game, *read);
    report.expect(!replayed.fault && replayed.state == streamed.state, "a record is played in two ways");
    if (read->header.rules_version == G::rules_version) {
      using regelwerk_test::plain_record;
      check_same_text(report, plain_record(written(game, *read)), plain_record(body));
    }
    check_round_trip(report, game, streamed.state);
  }
  static std::string fresh(const G& game, const typename G::State& /*state*/, Random& random) {
    const auto record = std::make_unique<Record>();
    record->header = regelwerk::record_header(game, game.default_start());
    lengthen(game, *record, random, static_cast<int>(random() % 48));
    return written(game, *record);
  }
  static std::optional<std::string> onward(const G& game, std::string_view body, Random& random) {
    const auto read = regelwerk::parse_record<most_moves>(game, body);
    if (!read) return std::nullopt;
    const auto record = std::make_unique<Record>(*read);
    lengthen(game, *record, random, few_plies(random));
    return written(game, *record);
  }

 private:
  static void lengthen(const G& game, Record& record, Random& random, int plies) {
    auto state = regelwerk::replay(game, record).state;
    for (; plies > 0 && !game.actor(state).is_nobody() && record.moves.size() < most_moves; --plies) {
      record.moves.push_back(regelwerk::random_move(game, state, random));
      game.advance(state, record.moves[record.moves.size() - 1]);
    }
  }
  static std::string written(const G& game, const Record& record) {
    std::string text;
    regelwerk::write_record(game, record, [&](std::string_view piece) { text += piece; });
    return text;
  }
};

}  // namespace fuzz

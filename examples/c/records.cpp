// Whole games as texts, and moves that are taken back.
#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>

#include <regelwerk/core/codec/game_text.hpp>
#include <regelwerk/core/description/spelling.hpp>
#include <regelwerk/play/record.hpp>
#include <regelwerk/play/take_back.hpp>

#include "errors.hpp"
#include "games.hpp"
#include "output.hpp"
#include "regelwerk.h"

namespace binding {

namespace {

/// Calls `use` with each state and move of a row, before the move is made. True if all are legal; else the first one
/// that is not is told, with its number. `state` is then the one behind the last legal one.
template <class G, class Use>
bool for_each_made(const G& game, const regelwerk_game* bytes, typename G::State& state,
                   std::span<const std::uint32_t> codes, regelwerk_error* error, const Use& use) noexcept {
  for (std::size_t made = 0; made < codes.size(); ++made) {
    const auto move = move_of<typename G::Move>(codes[made]);
    if (game.why_not(state, move)) {
      regelwerk_state at;
      put_in(&at, state);
      regelwerk_error why{};
      regelwerk_check(bytes, &at, codes[made], &why);
      why.move = static_cast<std::uint32_t>(made);
      put_name(why, regelwerk::decimal(codes[made]).view());
      return refuse(error, why);
    }
    use(state, move);
    game.advance(state, move);
  }
  return accept(error);
}

constexpr auto record = []<class G>(const G& game, const regelwerk_game* bytes, const char* text,
                                    const std::uint32_t* codes, std::size_t count, char* room, std::size_t capacity,
                                    regelwerk_error* error) noexcept {
  if (codes == nullptr && count > 0) {
    refuse_argument(error, title_of<G>, REGELWERK_NO_VALUE);
    return std::size_t{0};
  }
  TextOut out{room, capacity};
  const bool is_written = with_start(game, text, error, [&](const auto& start) {
    regelwerk::RecordWriter writer{game, regelwerk::record_header(game, start), count, out};
    typename G::State state = game.initial(start);
    const auto add = [&](const typename G::State& before, const typename G::Move& move) { writer.add(before, move); };
    const bool is_made = for_each_made(game, bytes, state, {codes, count}, error, add);
    if (is_made) writer.close(state);
    return is_made;
  });
  const std::size_t length = out.finish();
  return is_written ? length : std::size_t{0};
};

constexpr auto make_of_record = []<class G>(std::type_identity<G> /*title*/, regelwerk_game* game, const char* text,
                                            regelwerk_error* error) noexcept {
  const auto header = regelwerk::parse_record_header<G>(text_of(text));
  if (!header) return refuse<G>(error, header.error());
  const auto made = regelwerk::game_of<G>(*header);
  if (!made) {
    return refuse(error, error_of(REGELWERK_BAD_OPTIONS, title_of<G>, static_cast<int>(made.error().options[0])));
  }
  put_in(game, Made<G>{title_of<G>, *made});
  return accept(error);
};

constexpr auto record_start = []<class G>(const G& /*game*/, const char* text, char* room, std::size_t capacity,
                                          regelwerk_error* error) noexcept {
  const auto header = regelwerk::parse_record_header<G>(text_of(text));
  if (!header) {
    refuse<G>(error, header.error());
    return std::size_t{0};
  }
  accept(error);
  regelwerk::Text<regelwerk::record_header_limit> start;
  write_fields(start, header->start, G::start_fields);
  return write_text(room, capacity, start.view());
};

/// Why a record stopped being good, and by which word.
template <class G>
[[nodiscard]] regelwerk_error error_of_fault(const G& game, const typename G::State& state, std::string_view text,
                                             const regelwerk::RecordFault<typename G::Rule>& fault) noexcept {
  regelwerk_error error =
      error_of<G>(regelwerk::Refusal{fault.position, fault.reason, fault.detail, {}, fault.spelling});
  error.move = static_cast<std::uint32_t>(fault.move);
  if (const auto word = word_of_fault(text, fault); !word.empty()) {
    put_name(error, word);
    error.cause_kind = name_of_move;
  }
  if (fault.rule) {
    error.kind = REGELWERK_FORBIDDEN;
    error.cause_kind = 0;
    error.detail = game.actor(state).is_nobody() ? game_is_over : 0;
    error.rule = static_cast<std::int32_t>(*fault.rule);
  }
  return error;
}

constexpr auto replay = []<class G>(const G& game, const char* text, std::uint32_t* codes, std::size_t capacity,
                                    std::size_t* count, Optional<regelwerk_state> state,
                                    regelwerk_error* error) noexcept {
  ListOut<std::uint32_t> out{codes, capacity};
  const auto done =
      read_record(game, text_of(text),
                  [&](const typename G::State& /*state*/, const typename G::Move& move) { out.put(move.code()); });
  if (count != nullptr) *count = out.count();
  if (state.pointer != nullptr) put_in(state.pointer, done.state);
  return done.fault ? refuse(error, error_of_fault(game, done.state, text_of(text), *done.fault)) : accept(error);
};

constexpr auto may_take_back = []<class G>(const G& game, const regelwerk_game* bytes, const regelwerk_state* before,
                                           const std::uint32_t* codes, std::size_t count, std::int32_t seat,
                                           std::uint32_t along, regelwerk_error* error) noexcept {
  using Move = typename G::Move;
  if (!is_seat(game, seat)) return refuse_argument(error, title_of<G>, REGELWERK_NO_SEAT);
  if (codes == nullptr && count > 0) return refuse_argument(error, title_of<G>, REGELWERK_NO_VALUE);
  const auto& begin = position_in<G>(before);
  const auto refuse_move = [&](std::size_t number, regelwerk::TakeBackFault fault) {
    regelwerk_error no = error_of(REGELWERK_NO_TAKE_BACK, title_of<G>, static_cast<std::int32_t>(fault));
    no.move = static_cast<std::uint32_t>(number);
    return refuse(error, no);
  };
  if (count == 0) return refuse_move(0, regelwerk::TakeBackFault::no_move);
  const auto ignore = [](const typename G::State& /*state*/, const Move& /*move*/) {};
  typename G::State here = begin;
  if (!for_each_made(game, bytes, here, {codes, count}, error, ignore)) return false;
  // Move by move, since each is judged by what came before it only.
  std::size_t made = 0;
  bool is_fine = true;
  const auto judge = [&](const typename G::State& state, const Move& move) {
    if (!is_fine) return;
    const auto fault = why_not_take_back(game, state, std::span<const Move>{&move, 1}, regelwerk::Seat{seat},
                                         regelwerk::SeatSet{along});
    is_fine = !fault || refuse_move(made, fault->fault);
    ++made;
  };
  here = begin;
  for_each_made(game, bytes, here, {codes, count}, nullptr, judge);
  return is_fine;
};

}  // namespace

}  // namespace binding

using namespace binding;

size_t regelwerk_record(const regelwerk_game* game, const char* start, const uint32_t* moves, size_t count, char* text,
                        size_t capacity, regelwerk_error* error) {
  return in_game(record, game, game, start, moves, count, text, capacity, error);
}
bool regelwerk_game_of_record(regelwerk_game* game, int32_t title, const char* text, regelwerk_error* error) {
  if (!is_title(title)) return refuse_argument(error, REGELWERK_NONE, REGELWERK_NO_TITLE);
  return in_title(make_of_record, title, game, text, error);
}
size_t regelwerk_record_start(const regelwerk_game* game, const char* text, char* room, size_t capacity,
                              regelwerk_error* error) {
  return in_game(record_start, game, text, room, capacity, error);
}
bool regelwerk_replay(const regelwerk_game* game, const char* text, uint32_t* moves, size_t capacity, size_t* count,
                      regelwerk_state* state, regelwerk_error* error) {
  return in_game(replay, game, text, moves, capacity, count, Optional{state}, error);
}
bool regelwerk_can_take_back(const regelwerk_game* game, const regelwerk_state* before, const uint32_t* moves,
                             size_t count, int32_t seat, uint32_t along, regelwerk_error* error) {
  return in_game(may_take_back, game, game, before, moves, count, seat, along, error);
}

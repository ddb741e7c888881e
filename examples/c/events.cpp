// Events as bytes: what moves did, what a viewer is shown of it, what that changes in a view, and sentences about it.
#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>

#include <games/english.hpp>
#include <games/german.hpp>
#include <games/recall.hpp>
#include <regelwerk/core/codec/game_text.hpp>
#include <regelwerk/core/language/tell.hpp>
#include <regelwerk/play/sentences.hpp>

#include "errors.hpp"
#include "games.hpp"
#include "output.hpp"
#include "regelwerk.h"
#include "streams.hpp"

namespace binding {

namespace {

/// Visits the events of a row of bytes, each with the place where it begins; a visitor that answers false stops. False
/// if one did, or with the error if something there is no event.
template <class G, class Visitor>
bool for_each_event(const G& game, const std::uint8_t* bytes, std::size_t length, regelwerk_error* error,
                    const Visitor& visitor) noexcept {
  const auto all = row_in(bytes, length);
  for (std::size_t at = 0; at < all.size();) {
    const auto read = game.next_event(all.subspan(at));
    if (!read) return refuse<G>(error, behind(at, read.error()));
    if (!visitor(read->event, at)) return false;
    at += read->bytes;
  }
  return accept(error);
}

/// Calls `use` with the first event and how many bytes it has; `none` if there is none.
template <class G, class Use, class Answer>
Answer with_first(const G& game, const std::uint8_t* bytes, std::size_t length, regelwerk_error* error, Answer none,
                  const Use& use) noexcept {
  const auto read = game.next_event(row_in(bytes, length));
  if (!read) {
    refuse<G>(error, read.error());
    return none;
  }
  accept(error);
  return use(read->event, read->bytes);
}

constexpr auto play_legal = []<class G>(const G& game, regelwerk_state* state, std::uint32_t code, std::uint8_t* bytes,
                                        std::size_t capacity, std::size_t* length, regelwerk_error* error) noexcept {
  auto next = position_in<G>(state);
  ByteOut out{bytes, capacity};
  game.advance(next, G::Move::from_code(code),
               [&](const typename G::Event& event) { put_bytes(out, std::span{game.pack(event)}); });
  if (length != nullptr) *length = out.count();
  if (!out.fits()) {
    regelwerk_error no_room = error_of(REGELWERK_NO_ROOM, title_of<G>);
    no_room.position = static_cast<std::uint32_t>(out.count());
    return refuse(error, no_room);
  }
  state_in<G>(state) = next;
  return accept(error);
};

constexpr auto event_length = []<class G>(const G& game, const std::uint8_t* bytes, std::size_t length,
                                          regelwerk_error* error) noexcept {
  return with_first(game, bytes, length, error, std::size_t{0},
                    [](const typename G::Event& /*event*/, std::size_t size) { return size; });
};

constexpr auto event_rule = []<class G>(const G& game, const std::uint8_t* bytes, std::size_t length,
                                        regelwerk_error* error) noexcept {
  return with_first(
      game, bytes, length, error, std::int32_t{REGELWERK_NONE},
      [](const typename G::Event& event, std::size_t /*size*/) { return static_cast<std::int32_t>(event.rule); });
};

constexpr auto event_text = []<class G>(const G& game, const std::uint8_t* bytes, std::size_t length, char* room,
                                        std::size_t capacity, regelwerk_error* error) noexcept {
  return with_first(game, bytes, length, error, std::size_t{0},
                    [&](const typename G::Event& event, std::size_t /*size*/) {
                      return write_text(room, capacity, to_text(game, event).view());
                    });
};

constexpr auto parse_line = []<class G>(const G& game, const char* line, std::uint8_t* bytes, std::size_t capacity,
                                        regelwerk_error* error) noexcept {
  ByteOut out{bytes, capacity};
  put_or_refuse<G>(parse_event(game, text_of(line)), error,
                   [&](const typename G::Event& event) { put_bytes(out, std::span{game.pack(event)}); });
  return out.count();
};

constexpr auto shown = []<class G>(const G& game, const std::uint8_t* events, std::size_t length, std::int32_t viewer,
                                   std::uint8_t* bytes, std::size_t capacity, regelwerk_error* error) noexcept {
  if (!is_viewer(game, viewer)) {
    refuse_argument(error, title_of<G>, REGELWERK_NO_VIEWER);
    return std::size_t{0};
  }
  ByteOut out{bytes, capacity};
  const bool is_sound =
      for_each_event(game, events, length, error, [&](const typename G::Event& event, std::size_t /*at*/) {
        put_bytes(out, std::span{game.pack(game.shown(event, regelwerk::Viewer::from_index(viewer)))});
        return true;
      });
  return is_sound ? out.count() : std::size_t{0};
};

/// True if all events can follow upon the view, one upon another, which is then the view behind them.
constexpr auto follow = []<class G>(const G& game, typename G::View& view, const std::uint8_t* events,
                                    std::size_t length, regelwerk_error* error) noexcept {
  return for_each_event(game, events, length, error, [&](const typename G::Event& event, std::size_t at) {
    if (game.apply(view, event)) return true;
    regelwerk_error cannot = error_of(REGELWERK_CANNOT_FOLLOW, title_of<G>);
    cannot.position = static_cast<std::uint32_t>(at);
    return refuse(error, cannot);
  });
};

constexpr auto apply = []<class G>(const G& game, regelwerk_view* view, Optional<regelwerk_memory> memory,
                                   const std::uint8_t* events, std::size_t length, regelwerk_error* error) noexcept {
  auto next = position_in<G>(view);
  if (!follow(game, next, events, length, error)) return false;
  if (memory.pointer != nullptr) {
    auto& remembered = value_in<typename G::Memory>(static_cast<void*>(memory.pointer));
    auto before = position_in<G>(view);
    for_each_event(game, events, length, nullptr, [&](const typename G::Event& event, std::size_t /*at*/) {
      game.remember(remembered, before, event);
      return game.apply(before, event);
    });
  }
  put_in(view, next);
  return true;
};

/// What stands in each line of a text, as far as there are seats.
[[nodiscard]] auto lines_of(std::string_view text) noexcept {
  std::array<std::string_view, regelwerk::seat_limit> lines;
  for (std::string_view& line : lines) {
    line = text.substr(0, text.find('\n'));
    text.remove_prefix(regelwerk::lesser(line.size() + 1, text.size()));
  }
  return lines;
}

constexpr auto tell_all = []<class G>(const G& game, const regelwerk_view* view, const std::uint8_t* events,
                                      std::size_t length, std::int32_t language, const char* names, char* room,
                                      std::size_t capacity, regelwerk_error* error) noexcept {
  TextOut out{room, capacity};
  const auto players = lines_of(text_of(names));
  auto seen = position_in<G>(view);
  if (!follow(game, seen, events, length, error)) return std::size_t{0};
  seen = position_in<G>(view);
  in_language(language, [&](auto tongue) {
    const auto write = [&](const typename G::View& before, const typename G::Event& event) {
      const auto sentence = tell(game, before, event, tongue, players);
      if (!sentence.view().empty()) out << sentence.view() << '\n';
    };
    regelwerk::Teller<G, decltype(write)> teller{game, seen, write};
    for_each_event(game, events, length, nullptr, [&](const typename G::Event& event, std::size_t /*at*/) {
      teller.see(event);
      return true;
    });
    teller.finish();
  });
  return out.finish();
};

constexpr auto memory_of_view = []<class G>(const G& game, const regelwerk_view* view,
                                            regelwerk_memory* memory) noexcept {
  put_in(memory, game.memory(position_in<G>(view)));
};

constexpr auto is_exact = []<class G>(const G& /*game*/, const regelwerk_memory* memory) noexcept {
  return value_in<typename G::Memory>(static_cast<const void*>(memory)).is_exact();
};

constexpr auto recall = []<class G>(const G& game, const regelwerk_view* view, const regelwerk_memory* memory,
                                    std::uint64_t* random, regelwerk_state* state) noexcept {
  Stream stream{random};
  const auto& remembered = value_in<typename G::Memory>(static_cast<const void*>(memory));
  put_in(state, game.resample(position_in<G>(view), remembered, stream.bits()));
};

}  // namespace

}  // namespace binding

using namespace binding;

bool regelwerk_play_events(const regelwerk_game* game, regelwerk_state* state, uint32_t move, uint8_t* events,
                           size_t capacity, size_t* length, regelwerk_error* error) {
  if (length != nullptr) *length = 0;
  return regelwerk_check(game, state, move, error) &&
         in_game(play_legal, game, state, move, events, capacity, length, error);
}
size_t regelwerk_event_length(const regelwerk_game* game, const uint8_t* events, size_t length,
                              regelwerk_error* error) {
  return in_game(event_length, game, events, length, error);
}
int32_t regelwerk_event_rule(const regelwerk_game* game, const uint8_t* events, size_t length, regelwerk_error* error) {
  return in_game(event_rule, game, events, length, error);
}
size_t regelwerk_event_text(const regelwerk_game* game, const uint8_t* events, size_t length, char* text,
                            size_t capacity, regelwerk_error* error) {
  return in_game(event_text, game, events, length, text, capacity, error);
}
size_t regelwerk_parse_event(const regelwerk_game* game, const char* text, uint8_t* bytes, size_t capacity,
                             regelwerk_error* error) {
  return in_game(parse_line, game, text, bytes, capacity, error);
}
size_t regelwerk_shown(const regelwerk_game* game, const uint8_t* events, size_t length, int32_t viewer, uint8_t* bytes,
                       size_t capacity, regelwerk_error* error) {
  return in_game(shown, game, events, length, viewer, bytes, capacity, error);
}
bool regelwerk_apply(const regelwerk_game* game, regelwerk_view* view, regelwerk_memory* memory, const uint8_t* events,
                     size_t length, regelwerk_error* error) {
  return in_game(apply, game, view, Optional{memory}, events, length, error);
}
size_t regelwerk_tell(const regelwerk_game* game, const regelwerk_view* view, const uint8_t* events, size_t length,
                      int32_t language, char* text, size_t capacity, regelwerk_error* error) {
  return regelwerk_tell_named(game, view, events, length, language, nullptr, text, capacity, error);
}
size_t regelwerk_tell_named(const regelwerk_game* game, const regelwerk_view* view, const uint8_t* events,
                            size_t length, int32_t language, const char* players, char* text, size_t capacity,
                            regelwerk_error* error) {
  return in_game(tell_all, game, view, events, length, language, players, text, capacity, error);
}
void regelwerk_memory_of(const regelwerk_game* game, const regelwerk_view* view, regelwerk_memory* memory) {
  in_game(memory_of_view, game, view, memory);
}
bool regelwerk_memory_is_exact(const regelwerk_game* game, const regelwerk_memory* memory) {
  return in_game(is_exact, game, memory);
}
void regelwerk_recall(const regelwerk_game* game, const regelwerk_view* view, const regelwerk_memory* memory,
                      uint64_t* random, regelwerk_state* state) {
  in_game(recall, game, view, memory, random, state);
}

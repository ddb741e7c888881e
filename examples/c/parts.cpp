// Moves chosen part by part.
#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

#include <regelwerk/core/container/fixed_list.hpp>
#include <regelwerk/play/parts.hpp>

#include "errors.hpp"
#include "games.hpp"
#include "kinds.hpp"
#include "output.hpp"
#include "regelwerk.h"

namespace binding {

namespace {

static_assert(REGELWERK_PARTS_LIMIT == regelwerk::parts_limit && REGELWERK_CHAIN_LIMIT == regelwerk::chain_limit);

template <class G>
using Chosen = regelwerk::FixedList<regelwerk::PartOf<G>, regelwerk::chain_limit>;

/// The part of a number; empty if no part of this game has such a kind.
template <class G>
[[nodiscard]] std::optional<regelwerk::PartOf<G>> part_of(std::uint32_t number) noexcept {
  using Part = regelwerk::PartOf<G>;
  if (number >> 16U >= Kinds<G>::parts().size()) return std::nullopt;
  return Part{static_cast<decltype(Part::kind)>(number >> 16U), static_cast<std::uint16_t>(number)};
}
[[nodiscard]] std::uint32_t number_of_part(const auto& part) noexcept {
  return static_cast<std::uint32_t>(part.kind) << 16U | part.value;
}

/// The parts of a row of numbers; empty if they are none, or more than a move can have.
template <class G>
[[nodiscard]] std::optional<Chosen<G>> chosen_of(const std::uint32_t* numbers, std::size_t count) noexcept {
  Chosen<G> chosen;
  if (count > Chosen<G>::capacity() || (numbers == nullptr && count > 0)) return std::nullopt;
  for (const std::uint32_t number : std::span{numbers, count}) {
    const auto part = part_of<G>(number);
    if (!part) return std::nullopt;
    chosen.push_back(*part);
  }
  return chosen;
}
template <class G>
[[nodiscard]] std::span<const regelwerk::PartOf<G>> row_of(const Chosen<G>& chosen) noexcept {
  return {chosen.begin(), chosen.size()};
}

constexpr auto parts = []<class G>(const G& game, const regelwerk_view* view, const std::uint32_t* numbers,
                                   std::size_t count, std::uint32_t* room, std::size_t capacity) noexcept {
  ListOut<std::uint32_t> out{room, capacity};
  if (const auto chosen = chosen_of<G>(numbers, count)) {
    for_each_part(game, position_in<G>(view), row_of<G>(*chosen),
                  [&](const regelwerk::PartOf<G>& part) { out.put(number_of_part(part)); });
  }
  return out.count();
};

constexpr auto parts_towards = []<class G>(const G& game, const regelwerk_view* view, const std::uint32_t* numbers,
                                           std::size_t count, std::uint32_t number, std::uint32_t* room,
                                           std::size_t capacity) noexcept {
  ListOut<std::uint32_t> out{room, capacity};
  const auto chosen = chosen_of<G>(numbers, count);
  const auto wanted = part_of<G>(number);
  if (chosen && wanted) {
    for_each_part_towards(game, position_in<G>(view), row_of<G>(*chosen), *wanted,
                          [&](const regelwerk::PartOf<G>& part) { out.put(number_of_part(part)); });
  }
  return out.count();
};

constexpr auto move_of_parts = []<class G>(const G& game, const regelwerk_view* view, const std::uint32_t* numbers,
                                           std::size_t count) noexcept {
  const auto chosen = chosen_of<G>(numbers, count);
  if (!chosen) return no_move;
  const auto move = regelwerk::move_of_parts(game, position_in<G>(view), row_of<G>(*chosen));
  return move ? Code{move->code()} : no_move;
};

constexpr auto parts_of_move = []<class G>(const G& game, const regelwerk_view* view, std::uint32_t code,
                                           std::uint32_t* room, std::size_t capacity) noexcept {
  const auto& seen = position_in<G>(view);
  const auto move = move_of<typename G::Move>(code);
  ListOut<std::uint32_t> out{room, capacity};
  if (!game.why_not(seen, move)) {
    for (const auto& part : parts_of(game, seen, move)) out.put(number_of_part(part));
  }
  return out.count();
};

constexpr auto text_of_part = []<class G>(const G& game, const regelwerk_view* view, std::uint32_t number, char* room,
                                          std::size_t capacity, regelwerk_error* error) noexcept {
  const auto& seen = position_in<G>(view);
  const auto part = part_of<G>(number);
  if (!part || !is_part(game, seen, *part)) {
    refuse_argument(error, title_of<G>, REGELWERK_NO_PART);
    return std::size_t{0};
  }
  accept(error);
  return write_text(room, capacity, part_text(game, seen, *part).view());
};

/// The part that a text names by its kind and its word, with a blank between them.
constexpr auto parse_part = []<class G>(const G& game, const regelwerk_view* view, const char* text,
                                        std::uint32_t* number, regelwerk_error* error) noexcept {
  const std::string_view line = text_of(text);
  const std::size_t blank = line.find(' ');
  const auto kinds = Kinds<G>::parts();
  for (std::size_t kind = 0; blank != std::string_view::npos && kind < kinds.size(); ++kind) {
    if (kinds[kind] != line.substr(0, blank)) continue;
    const auto kind_of_part = static_cast<decltype(regelwerk::PartOf<G>::kind)>(kind);
    const auto part = part_named(game, position_in<G>(view), kind_of_part, line.substr(blank + 1));
    if (!part) break;
    if (number != nullptr) *number = number_of_part(*part);
    return accept(error);
  }
  return refuse_argument(error, title_of<G>, REGELWERK_NO_PART);
};

constexpr auto part_kind = []<class G>(std::type_identity<G> /*title*/, std::uint32_t number, char* room,
                                       std::size_t capacity) noexcept {
  return part_of<G>(number) ? write_text(room, capacity, Kinds<G>::parts()[number >> 16U]) : 0;
};

constexpr auto check_part = []<class G>(const G& game, const regelwerk_view* view, const std::uint32_t* numbers,
                                        std::size_t count, std::uint32_t number, regelwerk_error* error) noexcept {
  const auto chosen = chosen_of<G>(numbers, count);
  const auto part = part_of<G>(number);
  if (!chosen || !part) return refuse_argument(error, title_of<G>, REGELWERK_NO_PART);
  const auto because = why_not_part(game, position_in<G>(view), row_of<G>(*chosen), *part);
  return because ? refuse(error, error_of_rule<G>(*because)) : accept(error);
};

}  // namespace

}  // namespace binding

using namespace binding;

size_t regelwerk_parts(const regelwerk_game* game, const regelwerk_view* view, const uint32_t* chosen, size_t count,
                       uint32_t* room, size_t capacity) {
  return in_game(parts, game, view, chosen, count, room, capacity);
}
size_t regelwerk_parts_towards(const regelwerk_game* game, const regelwerk_view* view, const uint32_t* chosen,
                               size_t count, uint32_t part, uint32_t* room, size_t capacity) {
  return in_game(parts_towards, game, view, chosen, count, part, room, capacity);
}
uint32_t regelwerk_move_of_parts(const regelwerk_game* game, const regelwerk_view* view, const uint32_t* chosen,
                                 size_t count) {
  return in_game(binding::move_of_parts, game, view, chosen, count);
}
size_t regelwerk_parts_of(const regelwerk_game* game, const regelwerk_view* view, uint32_t move, uint32_t* room,
                          size_t capacity) {
  return in_game(parts_of_move, game, view, move, room, capacity);
}
size_t regelwerk_part_text(const regelwerk_game* game, const regelwerk_view* view, uint32_t part, char* text,
                           size_t capacity, regelwerk_error* error) {
  return in_game(text_of_part, game, view, part, text, capacity, error);
}
bool regelwerk_parse_part(const regelwerk_game* game, const regelwerk_view* view, const char* text, uint32_t* part,
                          regelwerk_error* error) {
  return in_game(parse_part, game, view, text, part, error);
}
size_t regelwerk_part_kind(int32_t title, uint32_t part, char* text, size_t capacity) {
  return is_title(title) ? in_title(part_kind, title, part, text, capacity) : 0;
}
bool regelwerk_check_part(const regelwerk_game* game, const regelwerk_view* view, const uint32_t* chosen, size_t count,
                          uint32_t part, regelwerk_error* error) {
  return in_game(check_part, game, view, chosen, count, part, error);
}

// Why a move is refused, and what stands in its way.
#include <cstddef>
#include <cstdint>

#include <games/cause.hpp>
#include <games/cause_phrase.hpp>
#include <games/english.hpp>
#include <games/german.hpp>
#include <regelwerk/play/why.hpp>

#include "errors.hpp"
#include "games.hpp"
#include "kinds.hpp"
#include "output.hpp"
#include "regelwerk.h"

namespace binding {

namespace {

constexpr auto check = []<class G>(const G& game, const auto* position, std::uint32_t code,
                                   regelwerk_error* error) noexcept {
  const auto because = why(game, position_in<G>(position), move_of<typename G::Move>(code));
  if (!because) return accept(error);
  regelwerk_error forbidden = error_of_rule<G>(*because);
  if (game.actor(position_in<G>(position)).is_nobody())
    forbidden.detail = game_is_over;
  else if (G::Move::from_code(code).code() != code)
    forbidden.detail = no_such_move;
  return refuse(error, forbidden);
};

constexpr auto cause_text = []<class G>(const G& game, const auto* position, const regelwerk_error* error,
                                        std::int32_t language, char* text, std::size_t capacity) noexcept {
  const auto words = Kinds<G>::causes();
  const bool is_shown = error->kind == REGELWERK_FORBIDDEN && error->title == title_of<G> && error->cause_kind >= 0 &&
                        0 <= error->rule && static_cast<std::size_t>(error->rule) < G::rules.size() &&
                        static_cast<std::size_t>(error->cause_kind) < words.size();
  TextOut out{text, capacity};
  if (!is_shown) return out.finish();
  using Cause = decltype(regelwerk::BecauseOf<G>::cause);
  const Cause cause{static_cast<decltype(Cause::kind)>(error->cause_kind),
                    static_cast<std::uint16_t>(error->cause_value)};
  in_language(language, [&](auto tongue) {
    write_cause(out, game, position_in<G>(position), static_cast<typename G::Rule>(error->rule), cause, tongue);
    return true;
  });
  return out.finish();
};

}  // namespace

}  // namespace binding

using namespace binding;

bool regelwerk_check(const regelwerk_game* game, const regelwerk_state* state, uint32_t move, regelwerk_error* error) {
  return in_game(check, game, state, move, error);
}
bool regelwerk_view_check(const regelwerk_game* game, const regelwerk_view* view, uint32_t move,
                          regelwerk_error* error) {
  return in_game(check, game, view, move, error);
}
size_t regelwerk_cause_text(const regelwerk_game* game, const regelwerk_state* state, const regelwerk_error* error,
                            int32_t language, char* text, size_t capacity) {
  return in_game(cause_text, game, state, error, language, text, capacity);
}
size_t regelwerk_view_cause_text(const regelwerk_game* game, const regelwerk_view* view, const regelwerk_error* error,
                                 int32_t language, char* text, size_t capacity) {
  return in_game(cause_text, game, view, error, language, text, capacity);
}

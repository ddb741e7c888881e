#include <string>

#include <regelwerk/samara/cause.hpp>

#include "samara.hpp"
#include "samara_words.hpp"
#include "text.hpp"

namespace play {
namespace {

using regelwerk::samara::Cause;
using regelwerk::samara::Crew;
using regelwerk::samara::Effect;
using regelwerk::samara::Move;
using regelwerk::samara::Phase;
using regelwerk::samara::Rule;
using regelwerk::samara::Tools;
using regelwerk::samara::View;

/// Not more legal moves than these are named.
constexpr int most_named = 6;

/// Says of a refused action what it lacks.
class Lack {
 public:
  Lack(const Samara::Game& game, const View& view, const Move& move)
      : game_(game), view_(view), table_(view.table), move_(move) {}

  [[nodiscard]] std::string of_take(const Cause& cause) const {
    if (place_of(cause)) {
      return join("On ", space(), " there lies: ", SamaraWords::tools(table_.tools_on(move_.space())), ".");
    }
    return join("You own: ", SamaraWords::tools(own()), ".");
  }

  [[nodiscard]] std::string of_build(const Cause& cause) const {
    const auto missing = kit_of(cause);
    if (!missing) return join("No tile lies on ", space(), ".");
    const auto& tile = words_.data(table_.plot(move_.space()).tile());
    return join("The ", tile.name, " needs ", tools(tile.saws, tile.trowels, tile.glass),
                "; you own: ", SamaraWords::tools(own()), ". Missing: ",
                missing->all() > 0 ? count(missing->all(), "tool")
                                   : tools(missing->saws(), missing->trowels(), missing->glass()),
                ".");
  }

  /// The strength of those who were to act, and the ways that there are.
  [[nodiscard]] std::string of_workers() const {
    const Crew crew{table_.calendar, has_permanent(game_.layout(), table_, table_.turn, Effect::school)};
    const int row = game_.layout().row(move_.space());
    std::string text = join("Row ", row, " needs strength ", row);
    if (crew.has(move_.helpers)) text += join(", you come with ", crew.strength(move_.helpers));
    const std::string ways = legal_moves([&](const Move& legal) {
      return legal.kind == move_.kind && legal.at == move_.at && legal.what == move_.what;
    });
    return join(text, ways.empty() ? "; what you have in NOW is too weak." : join("; you can: ", ways, "."));
  }

  /// Those legal moves that a condition holds for.
  template <class Holds>
  [[nodiscard]] std::string legal_moves(const Holds& holds) const {
    std::string text;
    int named = 0;
    game_.for_each_move(view_, [&](const Move& move) {
      if (!holds(move)) return true;
      if (named < most_named) text += join(named > 0 ? ", " : "", to_text(game_, view_, move).view());
      return ++named <= most_named;
    });
    return named > most_named ? text + " and others" : text;
  }

 private:
  [[nodiscard]] Tools own() const { return table_.tools_of(table_.turn); }
  [[nodiscard]] std::string space() const { return words_.space(move_.space()); }

  [[nodiscard]] static std::string count(int number, const std::string& noun) {
    return join(number, " ", noun, number == 1 ? "" : "s");
  }
  [[nodiscard]] static std::string tools(int saws, int trowels, int glass) {
    std::string text;
    const auto add = [&](int number, const std::string& noun) {
      if (number > 0) text += join(text.empty() ? "" : ", ", count(number, noun));
    };
    add(saws, "saw");
    add(trowels, "trowel");
    add(glass, "glass tool");
    return text.empty() ? "nothing" : text;
  }

  const Samara::Game& game_;
  const View& view_;
  const regelwerk::samara::Table& table_;
  const Move& move_;
  Ink plain_;
  SamaraWords words_{game_, plain_};
};

}  // namespace

std::string Samara::missing(const Game& game, const Game::View& view, const Game::Move& move) {
  const Lack lack{game, view, move};
  const auto because = why(game, view, move);
  if (!because || move.at >= regelwerk::samara::space_count) return {};
  if (view.table.phase == Phase::effect) {
    return join("You can: ", lack.legal_moves([](const Move&) { return true; }), ".");
  }
  if (view.table.phase != Phase::action) return {};
  switch (because->rule) {
    case Rule::take_tool:
    case Rule::tool_limits:
      return lack.of_take(because->cause);
    case Rule::build:
    case Rule::tools_needed:
      return lack.of_build(because->cause);
    case Rule::helpers_from_now:
    case Rule::cost:
    case Rule::helpers_needed:
      return lack.of_workers();
    default:
      return {};
  }
}

}  // namespace play

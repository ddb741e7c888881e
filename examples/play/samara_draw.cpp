#include <algorithm>
#include <cstddef>
#include <string>
#include <vector>

#include "samara.hpp"
#include "samara_board.hpp"
#include "samara_words.hpp"
#include "text.hpp"

namespace play {
namespace {

using regelwerk::Seat;
using regelwerk::samara::Effect;
using regelwerk::samara::Holder;
using regelwerk::samara::Phase;
using regelwerk::samara::Sex;
using regelwerk::samara::Table;
using regelwerk::samara::Tile;
using regelwerk::samara::View;

/// The months in view and what every foreman has.
class Around {
 public:
  Around(const Samara::Game& game, const View& view, const SamaraWords& words, const Ink& ink)
      : game_(game), view_(view), table_(view.table), words_(words), ink_(ink) {}

  /// The months in which workers stand, by place; the first one of NOW is next.
  [[nodiscard]] std::string calendar() const {
    std::vector<std::string> months;
    for (int month = 0; month <= last(); ++month) {
      std::string row;
      for (int i = 0; i < table_.calendar.size(); ++i) {
        const auto& worker = table_.calendar[i];
        if (worker.month != month) continue;
        const int place = table_.calendar.spot_of(i).place;
        const bool next = month == 0 && place == 0 && table_.phase == Phase::action;
        row += join(" ", ink_.dim(join(place)), next ? ">" : ".", words_.worker(worker.seat, worker.figures));
      }
      const bool border = month == table_.months;
      if (row.empty() && !border && month != last()) continue;
      months.push_back(join(border ? "| " : "", words_.month(month), row.empty() ? "" : ":", row));
    }
    return in_lines("  ", months, ";", "     ") + '\n';
  }

  /// Who acts, with what, and where the actions without a space lead.
  [[nodiscard]] std::string turn() const {
    if (table_.phase == Phase::effect) return asked();
    if (table_.phase != Phase::action) return {};
    const auto& active = table_.calendar.active();
    std::string text = ink_.text("> {} acts with {}, strength {}", ink_.name(table_.turn),
                                 words_.worker(active.seat, active.figures), active.figures.strength());
    const bool births = active.figures.sex() == Sex::woman && !table_.reserve(table_.turn).empty();
    if (births) text += ink_.text("; raise: to {}", words_.month(month_of_birth(game_.layout(), table_, table_.turn)));
    const auto vacation = month_of_vacation(table_.calendar);
    if (vacation) text += ink_.text("; vacation: to {}", words_.month(*vacation));
    return text + '\n';
  }

  [[nodiscard]] std::string seats() const {
    std::string text;
    const int half_years = game_.options().last_half_year - table_.boards;
    if (half_years > 0 && table_.phase != Phase::over) {
      text += ink_.dim(ink_.text("  boards to be laid at the other end until the game ends: {}", half_years)) + '\n';
    }
    for (int i = 0; i < game_.seats(); ++i) {
      const Seat seat{i};
      const int women = table_.reserve(seat).count(Sex::woman);
      const int men = table_.reserve(seat).count(Sex::man);
      const std::string reserve =
          std::string(static_cast<std::size_t>(women), 'W') + std::string(static_cast<std::size_t>(men), 'M');
      std::string line =
          join("  ", ink_.name(seat), view_.viewer.is(seat) ? ink_.text(" (you)") : "",
               ink_.text("  prestige {}  reserve {}  tools {}", prestige_of(game_.layout(), table_, seat),
                         reserve.empty() ? "-" : reserve, words_.tools(table_.tools_of(seat))));
      const auto built = tiles_of(seat);
      if (!built.empty()) line = in_lines(line.append(ink_.text("; built ")), built, ",", "     ");
      text.append(line).append(1, '\n');
    }
    return text;
  }

 private:
  [[nodiscard]] int last() const { return last_month(table_); }
  /// What the tile just built asks for.
  [[nodiscard]] std::string asked() const {
    std::string text = ink_.text("> {} of {}: {} chooses", words_.tile(special(table_.effect).name),
                                 ink_.name(table_.builder), ink_.name(table_.turn));
    if (table_.effect == Effect::prison) text += ink_.text(" a worker of {}", ink_.name(table_.victim));
    if (!view_.choice.empty()) text += ink_.text("; you have chosen {}", words_.tools(view_.choice));
    return text + '\n';
  }

  /// Those that act for good first, since they go on to matter.
  [[nodiscard]] std::vector<std::string> tiles_of(Seat seat) const {
    std::vector<std::string> lasting;
    std::vector<std::string> others;
    for (int kind = 0; kind < game_.layout().tile_kinds; ++kind) {
      const Tile tile{kind};
      const int count = copies_with(game_.layout(), table_, tile, Holder{seat});
      if (count == 0) continue;
      const std::string words =
          join(count > 1 ? join(count, " x ") : "", words_.tile(tile), " ", words_.data(tile).prestige);
      (words_.is_permanent(tile) ? lasting : others)
          .push_back(words_.is_permanent(tile) ? ink_.bold(join("(", words, ")")) : words);
    }
    lasting.insert(lasting.end(), others.begin(), others.end());
    return lasting;
  }

  const Samara::Game& game_;
  const View& view_;
  const Table& table_;
  const SamaraWords& words_;
  const Ink& ink_;
};

}  // namespace

std::string Samara::draw(const Game& game, const Game::View& view, const Ink& ink) {
  const SamaraWords words{game, ink};
  const SamaraBoard board{game, view, words, ink};
  const Around around{game, view, words, ink};
  return join(board.drawn(), around.calendar(), around.turn(), around.seats());
}

}  // namespace play

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <string>

#include "../play/clou_block.hpp"
#include "../play/text.hpp"
#include "clou.hpp"

namespace draw {
namespace {

using play::join;
using regelwerk::clou::board_place;
using regelwerk::clou::BoardGeometry;
using regelwerk::clou::BoxRow;
using regelwerk::clou::Condition;
using regelwerk::clou::Effects;
using regelwerk::clou::Element;
using regelwerk::clou::Group;
using regelwerk::clou::group_words;
using regelwerk::clou::PatternKind;
using regelwerk::clou::SheetLayout;
using regelwerk::clou::SheetMarks;
using regelwerk::clou::Sign;
using regelwerk::clou::State;
using regelwerk::clou::Thief;

constexpr int sheet_chip = 290;

class SheetBoard {
 public:
  SheetBoard(Svg& svg, const play::ClouWords& words, const State& state, Thief thief, const BoardGeometry& places)
      : svg_(svg),
        words_(words),
        ink_(words.ink()),
        thief_(thief),
        printed_(words.edition().sheet(thief)),
        layout_(words.layout().sheet(thief)),
        marks_(state.gang.contains(thief) ? state.sheet(thief) : SheetMarks{}),
        seat_(colour_seat(thief)),
        places_(places) {}

  void draw() {
    names();
    ways();
    for (const auto& here : places_) element(here);
    ends();
    bonuses();
  }

 private:
  using Located = regelwerk::Located<regelwerk::clou::BoardPlace>;

  [[nodiscard]] static Element element_at(const Located& here) { return Element::from_code(here.place.number); }
  [[nodiscard]] const Located* find(Group group, int index) const {
    const auto at = places_.find(board_place(Element{group, index}));
    return at ? &places_[*at] : nullptr;
  }

  /// The name of a group, left of its row or above its first element.
  void names() {
    for (std::size_t i = 0; i < group_words.size(); ++i) {
      const auto group = static_cast<Group>(i);
      int left = regelwerk::board_side;
      int top = regelwerk::board_side;
      for (const auto& here : places_) {
        if (element_at(here).group() != group) continue;
        left = std::min(left, int{here.box.corner.x});
        top = std::min(top, int{here.box.corner.y});
      }
      if (left == regelwerk::board_side) continue;
      if (group <= Group::clever) {
        symbols(svg_, words_, {200, top + 120, 420, 420},
                regelwerk::clou::SymbolSet{static_cast<regelwerk::clou::Symbol>(i)});
        svg_.text({200, top + 680}, words_.called(thief_, group), {.size = 200, .anchor = Anchor::start, .bold = true});
        continue;
      }
      const int x = left < 5'000 ? 200 : 5'250;
      svg_.text({x, quarter_top(top)}, words_.called(thief_, group),
                {.size = 220, .anchor = Anchor::start, .bold = true});
    }
    svg_.line({0, 4'420}, {10'000, 4'420}, {.stroke = colour::way, .width = 30});
  }
  /// Where the quarter begins in which something lies.
  [[nodiscard]] static int quarter_top(int top) { return top < 7'250 ? 4'620 : 7'400; }

  void ways() {
    for (const auto& way : places_.ways()) {
      const auto& from = places_[static_cast<std::size_t>(way.from)];
      const auto& to = places_[static_cast<std::size_t>(way.to)];
      const Group group = element_at(from).group();
      if (group <= Group::clever) continue;
      if (group == Group::tree) {
        svg_.arrow(spot(from.at), spot(to.at), to.box.width / 2, {.stroke = "#8a8a8a", .width = 26});
      } else {
        svg_.line(spot(from.at), spot(to.at), {.stroke = colour::way, .width = 60});
      }
    }
  }

  void element(const Located& here) {
    const Element what = element_at(here);
    const auto index = static_cast<std::size_t>(what.index());
    const std::string word = join(words_.called(thief_, what.group()), ".", what.index() + 1);
    switch (what.group()) {
      case Group::strength:
      case Group::dexterity:
      case Group::clever: {
        const std::array<const BoxRow*, 3> rows{&printed_.strength, &printed_.dexterity, &printed_.clever};
        const auto row = static_cast<std::size_t>(what.group());
        box(here, (*rows[row])[index].condition, marks_.rows[row].number(what.index()), word);
        below(here, (*rows[row])[index].fires);
        break;
      }
      case Group::pyramid:
        box(here, (*printed_.pyramid)[index].condition, marks_.pyramid.number(what.index()), word);
        inside(here, (*printed_.pyramid)[index].fires);
        break;
      case Group::grid:
        circle(here, join(int{printed_.grid->numbers[index]}), is_marked(marks_, what), word);
        break;
      case Group::ring:
        ring(here, what, word);
        break;
      case Group::tree: {
        circle(here, join(int{printed_.tree[index].number}), is_marked(marks_, what), word);
        const Effects& fires = printed_.tree[index].fires;
        const int width = draw::width_of(fires, sheet_chip * 8 / 10);
        effects(svg_, words_, {std::min(here.box.right() - 60, regelwerk::board_side - width), here.box.bottom() - 40},
                sheet_chip * 8 / 10, fires);
        break;
      }
      default:
        special(here, what, word);
    }
  }

  /// A box with its condition, or the number that stands in it.
  void box(const Located& here, const Condition& condition, int number, const std::string& word) {
    const Frame at = frame(here.box);
    const bool in_pyramid = element_at(here).group() == Group::pyramid;
    svg_.rectangle(at, {.fill = number > 0 ? pale(seat_) : "#fff", .stroke = "#222", .corner = 30},
                   number > 0 ? join(word, ": ", number) : join(word, ": ", ink_.text("empty")));
    const std::string inner =
        condition.sign == Sign::none ? std::string{} : join(play::clou_sign(condition.sign), int{condition.k});
    const int middle = in_pyramid ? at.x + at.width * 3 / 10 : at.centre().x;
    if (number > 0) {
      svg_.text({middle, at.centre().y}, join(number), {.size = at.height * 55 / 100, .bold = true});
      svg_.text({at.x + 40, at.y + 110}, inner, {.size = 140, .anchor = Anchor::start, .colour = colour::dim});
    } else if (!inner.empty()) {
      svg_.text({middle, at.centre().y}, inner, {.size = at.height * 40 / 100, .colour = colour::dim});
    }
    if (condition.to_previous == Sign::none) return;
    const std::string sign{play::clou_sign(condition.to_previous)};
    if (in_pyramid) {
      svg_.text({at.x + 40, at.y + at.height - 110}, sign, {.size = 240, .anchor = Anchor::start, .bold = true});
    } else {
      svg_.text({at.x - 175, at.centre().y}, sign, {.size = 340, .bold = true});
    }
  }
  void below(const Located& here, const Effects& fires) {
    const int width = draw::width_of(fires, sheet_chip) - sheet_chip / 6;
    effects(svg_, words_, {here.at.x - width / 2, here.box.bottom() + 40 + sheet_chip / 2}, sheet_chip, fires);
  }
  void inside(const Located& here, const Effects& fires) {
    const int height = fires.size() > 1 ? sheet_chip * 7 / 10 : sheet_chip;
    effects(svg_, words_, {here.box.right() - 30 - draw::width_of(fires, height), here.at.y}, height, fires);
  }

  void circle(const Located& here, std::string_view text, bool crossed, const std::string& word) {
    const int radius = here.box.width / 2;
    svg_.circle(spot(here.at), radius, {.fill = crossed ? pale(seat_) : "#fff", .stroke = "#222"},
                join(word, ": ", text, crossed ? ink_.text(", crossed") : ""));
    svg_.text_within(spot(here.at), radius * 17 / 10, text, {.size = radius * 11 / 10, .bold = true});
    if (crossed) svg_.cross(frame(here.box).within(radius * 3 / 10));
  }

  void ring(const Located& here, Element what, const std::string& word) {
    const int number = marks_.rings.number(what.index());
    int index = what.index();
    for (const auto& line : printed_.rings) {
      if (index >= static_cast<int>(line.rings.size())) {
        index -= static_cast<int>(line.rings.size());
        continue;
      }
      const Condition& condition = line.rings[static_cast<std::size_t>(index)];
      const std::string text = number > 0                     ? join(number)
                               : condition.sign == Sign::none ? std::string{}
                                                              : join(play::clou_sign(condition.sign), int{condition.k});
      const int radius = here.box.width / 2;
      svg_.circle(spot(here.at), radius, {.fill = number > 0 ? pale(seat_) : "#fff", .stroke = "#222", .width = 44},
                  join(word, ": ", number > 0 ? text : ink_.text("empty")));
      svg_.text_within(spot(here.at), radius * 16 / 10, text,
                       {.size = radius, .bold = number > 0, .colour = number > 0 ? colour::ink : colour::dim});
      return;
    }
  }

  void special(const Located& here, Element what, const std::string& word) {
    int index = what.index();
    for (const auto& line : printed_.specials) {
      if (index >= static_cast<int>(line.circles.size())) {
        index -= static_cast<int>(line.circles.size());
        continue;
      }
      const auto set = line.circles[static_cast<std::size_t>(index)];
      const bool crossed = is_marked(marks_, what);
      const int radius = here.box.width / 2;
      svg_.circle(spot(here.at), radius, {.fill = "#fff", .stroke = "#222"}, word);
      symbols(svg_, words_, square(spot(here.at), radius * 13 / 10), set,
              join(word, ": ", words_.called(set), crossed ? ink_.text(", crossed") : ""));
      if (crossed) svg_.cross(frame(here.box).within(radius * 2 / 10));
      return;
    }
  }

  /// What stands at the ends of lines: right of those that run across, below those that run down.
  void ends() {
    for (const auto& line : layout_.effect_lines) {
      const Located* last = nullptr;
      const Located* before = nullptr;
      for (std::uint32_t rest = line.circles; rest != 0; rest &= rest - 1) {
        for (const auto& here : places_) {
          const Element what = element_at(here);
          const Group group = what.group();
          if (group <= Group::clever || group == Group::pyramid) continue;
          if (circle_of(what) == std::countr_zero(rest)) {
            before = last;
            last = &here;
          }
        }
      }
      if (last == nullptr) continue;
      const bool down = before != nullptr && before->at.x == last->at.x;
      const int width = draw::width_of(line.fires, sheet_chip) - sheet_chip / 6;
      effects(svg_, words_,
              down ? Spot{last->at.x - width / 2, last->box.bottom() + 70 + sheet_chip / 2}
                   : Spot{last->box.right() + 110, last->at.y},
              sheet_chip, line.fires);
    }
  }

  /// CL-37. In the last quarter, below the specials.
  void bonuses() {
    int x = 5'250;
    constexpr int y = 9'700;
    for (const auto& bonus : printed_.bonuses) {
      std::string faces;
      if (bonus.pattern.kind == PatternKind::triple) faces = ink_.text("3 equal");
      if (bonus.pattern.kind == PatternKind::straight) faces = ink_.text("3 in a row");
      for (const int face : bonus.pattern.faces) faces += join(faces.empty() ? "" : " ", face);
      const int width = std::max(600, draw::width_of(faces, 200) + 200);
      svg_.rectangle({x, y - 200, width, 400}, {.fill = "#fff", .stroke = "#222", .corner = 90},
                     ink_.text("dice bonus {} fires {}", faces, words_.called(bonus.fires)));
      svg_.text({x + width / 2, y}, faces, {.size = 200, .bold = true});
      x += width + 60;
      x += effects(svg_, words_, {x, y}, sheet_chip, Effects{bonus.fires}) + 240;
    }
  }

  Svg& svg_;
  const play::ClouWords& words_;
  const play::Ink& ink_;
  Thief thief_;
  const regelwerk::clou::ThiefSheet& printed_;
  const SheetLayout& layout_;
  SheetMarks marks_;
  regelwerk::Seat seat_;
  const BoardGeometry& places_;
};

}  // namespace

void sheet_board(Svg& svg, const play::ClouWords& words, const State& state, Thief thief, const BoardGeometry& places) {
  SheetBoard{svg, words, state, thief, places}.draw();
}

}  // namespace draw

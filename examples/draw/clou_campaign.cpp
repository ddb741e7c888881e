#include <algorithm>
#include <bit>
#include <cstddef>
#include <string>

#include "../play/clou_block.hpp"
#include "../play/text.hpp"
#include "clou.hpp"

namespace draw {
namespace {

using play::join;
using regelwerk::clou::AreaElement;
using regelwerk::clou::AreaElementKind;
using regelwerk::clou::board_place;
using regelwerk::clou::BoardGeometry;
using regelwerk::clou::BoardKind;
using regelwerk::clou::Element;
using regelwerk::clou::Group;
using regelwerk::clou::Sign;
using regelwerk::clou::SpecialLoot;
using regelwerk::clou::State;

constexpr int map_chip = 270;

class CampaignBoard {
 public:
  CampaignBoard(Svg& svg, const play::ClouWords& words, const State& state, const BoardGeometry& places)
      : svg_(svg),
        words_(words),
        ink_(words.ink()),
        state_(state),
        places_(places),
        open_(open_elements(words.layout(), state)) {}

  void draw() {
    for (const auto& here : places_) {
      switch (here.place.kind) {
        case BoardKind::heist:
          heist(here);
          break;
        case BoardKind::area:
          area(here);
          break;
        case BoardKind::element:
          element(here);
          break;
        case BoardKind::item:
          item(here);
          break;
        default:
          track(svg_, ink_, frame(here.box),
                {ink_.text("traces"), state_.campaign.traces, campaign_traces(words_.layout(), state_)}, "#f9dcc9");
      }
    }
    ends();
  }

 private:
  using Located = regelwerk::Located<regelwerk::clou::BoardPlace>;

  void heist(const Located& here) {
    const auto number = static_cast<std::size_t>(here.place.number);
    const bool over = number < state_.campaign.heists;
    const bool special = state_.campaign.has_special(here.place.number);
    const Frame at = frame(here.box);
    const std::string name = words_.called(words_.edition().campaign.heists[number]);
    const std::string loot = words_.called(static_cast<SpecialLoot>(number));
    svg_.rectangle(at, {.fill = over ? "#e4e1d8" : "#fff", .stroke = "#222", .width = 22, .corner = 60},
                   join(ink_.text("heist {}", name), over ? ink_.text(", over") : "",
                        special ? ink_.text(", with {}", loot) : ""));
    svg_.text_within({at.centre().x, at.centre().y - 170}, at.width - 100, name, {.size = 300, .bold = !over});
    svg_.text_within({at.centre().x, at.centre().y + 240}, at.width - 100, join(special ? "\u2713 " : "", loot),
                     {.size = 200, .bold = special, .colour = special ? colour::ink : colour::dim});
  }

  void area(const Located& here) {
    const auto number = static_cast<std::size_t>(here.place.number);
    const auto& printed = words_.edition().campaign.areas[number];
    const auto& layout = words_.layout().campaign.areas[number];
    const bool open = (unsigned{open_} & layout.elements) != 0;
    const std::string name = words_.called(printed.name);
    svg_.rectangle(frame(here.box),
                   {.fill = open ? "#fff6d8" : "#ebe9e2", .stroke = "#222", .width = 20, .dashed = !open, .corner = 60},
                   join(printed.is_tool() ? ink_.text("tool {}", name) : ink_.text("experience {}", name),
                        open ? ink_.text(", open") : ink_.text(", not open")));
    svg_.text_within(spot(here.at), here.box.width - 60,
                     printed.is_tool() ? name : ink_.text("{}, from heist {}", name, int{printed.from_heist}),
                     {.size = 220, .bold = open, .colour = open ? colour::ink : colour::dim});
    // The lines through elements lie below these.
    for (const auto& way : places_.ways()) {
      const auto& from = places_[static_cast<std::size_t>(way.from)];
      const auto& to = places_[static_cast<std::size_t>(way.to)];
      if (&places_[static_cast<std::size_t>(from.inside)] != &here) continue;
      svg_.line(spot(from.at), spot(to.at), {.stroke = "#8a8a8a", .width = 40});
    }
  }

  void element(const Located& here) {
    const int index = Element::from_code(here.place.number).index();
    const auto& layout = words_.layout().campaign.elements[static_cast<std::size_t>(index)];
    const AreaElement& printed = words_.edition().campaign.areas[layout.area].elements[layout.place];
    const bool crossed = state_.campaign.is_crossed(index);
    const int number = state_.campaign.number(index);
    const std::string word = join(words_.called(words_.edition().campaign.areas[layout.area].name), ".",
                                  layout.place + 1, crossed ? ink_.text(", crossed") : "");
    const int radius = here.box.width / 2;
    const Frame at = frame(here.box);
    std::string text;
    switch (printed.kind) {
      case AreaElementKind::symbol:
        symbols(svg_, words_, at, printed.symbols, word);
        break;
      case AreaElementKind::ring:
        text = number > 0 ? join(number)
               : printed.condition.sign == Sign::none
                   ? std::string{}
                   : join(play::clou_sign(printed.condition.sign), int{printed.condition.k});
        svg_.circle(spot(here.at), radius, {.fill = "#fff", .stroke = "#222", .width = 44}, word);
        break;
      default:
        text = join(int{printed.number});
        svg_.circle(spot(here.at), radius, {.fill = "#fff", .stroke = "#222", .width = 22}, word);
    }
    svg_.text(spot(here.at), text, {.size = radius * 11 / 10, .bold = true});
    if (crossed) svg_.cross(at.within(radius * 2 / 10));
    const int width = draw::width_of(printed.fires, map_chip) - map_chip / 6;
    effects(svg_, words_, {here.at.x - width / 2, here.box.bottom() + 30 + map_chip / 2}, map_chip, printed.fires);
  }

  /// What a line of circles fires: over the middle of the line.
  void ends() {
    for (const auto& line : words_.layout().campaign.effect_lines) {
      const Located* first = nullptr;
      const Located* last = nullptr;
      for (unsigned rest = line.elements; rest != 0; rest &= rest - 1) {
        last = &places_[board_place(Element{Group::area, std::countr_zero(rest)})];
        if (first == nullptr) first = last;
      }
      if (first == nullptr) continue;
      const int width = draw::width_of(line.fires, map_chip) - map_chip / 6;
      effects(svg_, words_, {(first->at.x + last->at.x - width) / 2, first->at.y}, map_chip, line.fires);
    }
  }

  void item(const Located& here) {
    const auto number = static_cast<std::size_t>(here.place.number);
    const auto& layout = words_.layout().campaign.items[number];
    const int crossed = state_.campaign.boxes[number];
    const Frame at = frame(here.box);
    const std::string name = words_.called(layout);
    svg_.rectangle(at,
                   {.fill = crossed >= layout.boxes ? "#d5efe4" : "#fff", .stroke = "#222", .width = 18, .corner = 60},
                   ink_.text("{}: {} of {} boxes", name, crossed, int{layout.boxes}));
    svg_.text_within({at.centre().x, at.y + 270}, at.width - 80, name, {.size = 250, .bold = true});
    if (!layout.is_tool) {
      const auto owner = regelwerk::clou::owner_of(static_cast<regelwerk::clou::Preparation>(layout.index));
      if (!owner.is_nobody()) {
        svg_.text({at.centre().x, at.y + 530}, ink_.text("with {}", name_of(owner)),
                  {.size = 180, .colour = colour::dim});
      }
    }
    for (int i = 0; i < layout.boxes; ++i) {
      const int left = at.centre().x - layout.boxes * 200 + i * 400 + 30;
      const Frame box{left, at.y + at.height - 480, 340, 340};
      svg_.rectangle(box, {.fill = "#fff", .stroke = "#222", .width = 18});
      if (i < crossed) svg_.cross(box.within(40));
    }
  }

  Svg& svg_;
  const play::ClouWords& words_;
  const play::Ink& ink_;
  const State& state_;
  const BoardGeometry& places_;
  regelwerk::clou::AreaElementSet open_;
};

}  // namespace

void campaign_board(Svg& svg, const play::ClouWords& words, const State& state, const BoardGeometry& places) {
  CampaignBoard{svg, words, state, places}.draw();
}

}  // namespace draw

#include <algorithm>
#include <array>
#include <cstddef>
#include <string>

#include "../play/text.hpp"
#include "clou.hpp"

namespace draw {
namespace {

using play::join;
using regelwerk::clou::board_place;
using regelwerk::clou::BoardGeometry;
using regelwerk::clou::BoardKind;
using regelwerk::clou::Challenge;
using regelwerk::clou::Demand;
using regelwerk::clou::DemandSet;
using regelwerk::clou::LootTag;
using regelwerk::clou::PartLayout;
using regelwerk::clou::PlanLayout;
using regelwerk::clou::State;
using regelwerk::clou::TrackKind;

class PlanBoard {
 public:
  PlanBoard(Svg& svg, const play::ClouWords& words, const State& state, const BoardGeometry& places)
      : svg_(svg),
        words_(words),
        ink_(words.ink()),
        state_(state),
        plan_(words.plan()),
        places_(places),
        workable_(state.gang.empty() ? 0 : workable_demands(plan_, state)) {}

  void draw() {
    for (const auto& here : places_) {
      switch (here.place.kind) {
        case BoardKind::room:
          room(here);
          break;
        case BoardKind::challenge:
          challenge(here);
          break;
        case BoardKind::demand:
          demand(here);
          break;
        default:
          track_of(here);
      }
    }
    for (std::size_t i = 0; i < plan_.challenge_count; ++i) prices(i);
    for (const auto& way : places_.ways()) {
      if (way.is_step) step(way);
    }
  }

 private:
  using Located = regelwerk::Located<regelwerk::clou::BoardPlace>;

  void room(const Located& here) {
    const bool entered = (unsigned{state_.plan.rooms} >> here.place.number & 1U) != 0;
    const std::string name = words_.called(words_.room(here.place.number));
    svg_.rectangle(frame(here.box),
                   {.fill = entered ? "#fff6d8" : "#ebe9e2",
                    .stroke = entered ? "#222" : colour::rim,
                    .width = 24,
                    .dashed = !entered,
                    .corner = 70},
                   join(ink_.text("room {}", name), entered ? ink_.text(", entered") : ink_.text(", not entered")));
    svg_.text_within(spot(here.at), here.box.width - 60, name,
                     {.size = 190, .bold = entered, .colour = entered ? colour::ink : colour::dim});
  }

  /// What lies behind a challenge: loot, and rooms that open.
  [[nodiscard]] std::string behind(const Challenge& printed) const {
    std::string text;
    for (const auto& loot : printed.loot) {
      if (!text.empty()) text += ' ';
      if (loot.value > 0) text += join("$", int{loot.value});
      if (loot.tag == LootTag::diamond) text += "\u25c6";
      if (loot.tag == LootTag::double_circle) text += "\u25ce";
      if (loot.tag == LootTag::special) text += "*";
    }
    for (const std::string_view room : printed.opens)
      text += join(text.empty() ? "" : " ", "\u2192 ", words_.called(room));
    return text;
  }

  void challenge(const Located& here) {
    const auto number = static_cast<std::size_t>(here.place.number);
    const Challenge& printed = words_.printed().challenges[number];
    const bool done = (unsigned{state_.plan.done} >> number & 1U) != 0;
    std::string name = words_.called(printed.name);
    std::string title = join(ink_.text("challenge {}", name), done ? ink_.text(", done") : "");
    const std::string loot = words_.loot(here.place.number);
    if (!loot.empty()) title += join(", ", loot);
    for (const std::string_view room : printed.opens) title += ink_.text(", opens {}", words_.called(room));
    for (const std::string_view after : printed.after) title += ink_.text(", after {}", words_.called(after));
    const Frame at = frame(here.box);
    svg_.rectangle(at, {.fill = done ? "#d5efe4" : "#fff", .stroke = "#222", .corner = 50}, title);
    if (done) name.insert(0, "\u2713 ");
    const std::string end = behind(printed);
    const int taken = std::min(draw::width_of(end, 170), at.width / 2);
    svg_.text_within({at.x + 60, here.at.y + 20}, at.width - taken - 160, name,
                     {.size = 190, .anchor = Anchor::start, .bold = true});
    if (!end.empty()) {
      svg_.text_within({at.x + at.width - 60, here.at.y + 20}, at.width / 2, end,
                       {.size = 170, .anchor = Anchor::end, .colour = colour::dim});
    }
  }

  [[nodiscard]] const PartLayout& part_of(std::size_t demand) const {
    const auto& at = plan_.places[demand];
    return plan_.challenges[at.challenge].parts[at.part];
  }

  void demand(const Located& here) {
    const auto number = static_cast<std::size_t>(here.place.number);
    const auto& at = plan_.places[number];
    const Demand& printed = words_.printed().challenges[at.challenge].parts[at.part].demands[at.place];
    const DemandSet bit = DemandSet{1} << number;
    const Frame in = frame(here.box).within(12);
    const std::string title = join(words_.called(words_.challenge(at.challenge)), ".", at.part + 1, ".", at.place + 1,
                                   ": ", words_.demand(printed));
    if ((part_of(number).needed & bit) == 0) {
      svg_.rectangle(in, {.fill = "#eee", .stroke = colour::rim}, join(title, ink_.text(", for more players")));
      return;
    }
    if ((workable_ & bit) != 0) svg_.rectangle(in.within(-24), {.fill = colour::mark, .stroke = "#222", .width = 20});
    if (printed.is_number()) {
      svg_.rectangle(in, {.fill = "#fff", .stroke = "#222"}, title);
      svg_.text_within(in.centre(), in.width, join("#", int{printed.number}),
                       {.size = in.height * 6 / 10, .bold = true});
    } else {
      symbols(svg_, words_, in, printed.symbols, title);
    }
    if ((state_.plan.demands & bit) != 0) svg_.cross(in);
  }

  /// The price of each part, behind its last demand.
  void prices(std::size_t challenge) {
    const auto& parts = plan_.challenges[challenge].parts;
    for (std::size_t i = 0; i < parts.size(); ++i) {
      std::string text;
      for (int left = parts[i].traces; left > 0; --left) text += join(ink_.text("!trace"), " ");
      for (int left = parts[i].alarms; left > 0; --left) text += join(ink_.text("!alarm"), " ");
      if (parts[i].needs_combination) text += ink_.text("?combination");
      if (text.empty()) continue;
      const Located* last = nullptr;
      for (std::size_t demand = 0; demand < plan_.demand_count; ++demand) {
        const auto& at = plan_.places[demand];
        if (at.challenge == challenge && at.part == i) last = &places_[board_place(BoardKind::demand, demand)];
      }
      if (last == nullptr) continue;
      const auto& card = places_[board_place(BoardKind::challenge, challenge)];
      const int left = last->box.right() + 50;
      svg_.text_within({left, last->at.y}, card.box.right() - left - 30, text,
                       {.size = 150, .anchor = Anchor::start, .colour = "#a3320b"});
    }
  }

  /// Demands that must be crossed one after the other.
  void step(const regelwerk::Way& way) {
    const auto& from = places_[static_cast<std::size_t>(way.from)];
    const auto& to = places_[static_cast<std::size_t>(way.to)];
    const auto needed = [&](const Located& at) {
      return (part_of(at.place.number).needed >> at.place.number & 1U) != 0;
    };
    if (!needed(from) || !needed(to)) return;
    const int middle = (from.box.right() + to.box.corner.x) / 2;
    svg_.arrow({middle - 100, from.at.y}, {middle + 65, to.at.y}, 0, {.stroke = "#111", .width = 22});
  }

  void track_of(const Located& here) {
    const auto& marks = state_.plan;
    const Frame at = frame(here.box);
    switch (static_cast<TrackKind>(here.place.number)) {
      case TrackKind::time:
        track(svg_, ink_, at, {plan_.concert.is_concert ? music() : ink_.text("time"), marks.time, plan_.time});
        break;
      case TrackKind::police:
        track(svg_, ink_, at, {ink_.text("police"), marks.police, plan_.police}, "#cbe3f1");
        break;
      case TrackKind::traces:
        track(svg_, ink_, at, {ink_.text("traces"), marks.traces, plan_.traces}, "#f9dcc9");
        break;
      case TrackKind::escape:
        track(svg_, ink_, at, {ink_.text("escape"), marks.arrows, plan_.arrows}, "#c9ebe0");
        break;
      default:
        track(svg_, ink_, at, {ink_.text("alarms"), marks.alarms, plan_.alarm_circles}, "#fbf7c8");
    }
  }
  /// CK-32. What is played now.
  [[nodiscard]] std::string music() const {
    constexpr std::array<play::Phrase, 4> signs{"time", "time, loud", "time, quiet", "instrumental"};
    return ink_.text(signs[static_cast<std::size_t>(music_of(plan_, state_))]);
  }

  Svg& svg_;
  const play::ClouWords& words_;
  const play::Ink& ink_;
  const State& state_;
  const PlanLayout& plan_;
  const BoardGeometry& places_;
  DemandSet workable_;
};

}  // namespace

void plan_board(Svg& svg, const play::ClouWords& words, const State& state, const BoardGeometry& places) {
  PlanBoard{svg, words, state, places}.draw();
}

}  // namespace draw

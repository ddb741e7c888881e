#include "clou_plan.hpp"

#include <array>
#include <cstddef>
#include <utility>

#include "text.hpp"

namespace play {

using regelwerk::clou::Challenge;
using regelwerk::clou::Demand;
using regelwerk::clou::DemandSet;
using regelwerk::clou::Fired;
using regelwerk::clou::Part;
using regelwerk::clou::PartLayout;
using regelwerk::clou::ScoreBox;
using regelwerk::clou::State;

namespace {

/// Where the parts of a challenge stand.
constexpr std::size_t parts_column = 18;

constexpr std::array<std::string_view, 4> music_effects{
    "pause, nothing special", "loud, one strength/electro at the throw", "quiet, what tools fire is lost",
    "instrumental, wardrobe and its door are closed"};

}  // namespace

ClouPlan::ClouPlan(const ClouWords& words, const State& state)
    : words_(words),
      state_(state),
      plan_(words.plan()),
      printed_(words.printed()),
      workable_(workable_demands(plan_, state)) {}

std::string ClouPlan::drawn() const {
  std::string text = tracks();
  for (std::size_t room = 0; room < printed_.rooms.size(); ++room) {
    const bool entered = (state_.plan.rooms >> room & 1U) != 0;
    text += join("  ", entered ? words_.ink().bold(printed_.rooms[room]) : join(printed_.rooms[room], ", not entered"),
                 "\n");
    for (int i = 0; i < plan_.challenge_count; ++i) {
      if (plan_.challenges[static_cast<std::size_t>(i)].room == room) text += challenge(i);
    }
  }
  return text + waiting();
}

std::string ClouPlan::brief() const {
  std::string text = tracks();
  for (int i = 0; i < plan_.challenge_count; ++i) {
    DemandSet needed = 0;
    for (const PartLayout& part : plan_.challenges[static_cast<std::size_t>(i)].parts) needed |= part.needed;
    if ((needed & workable_) != 0) text += challenge(i);
  }
  return text + waiting();
}

std::string ClouPlan::tracks() const {
  const auto& marks = state_.plan;
  const ScoreBox& score = plan_.score;
  std::string text = join(words_.ink().bold(printed_.name), "  time ", ClouWords::track(marks.time, plan_.time),
                          "  traces ", ClouWords::track(marks.traces, plan_.traces), "  alarm circles ",
                          ClouWords::track(marks.alarms, plan_.alarm_circles), "\n  escape: arrows ",
                          ClouWords::track(marks.arrows, plan_.arrows), ", police ",
                          ClouWords::track(marks.police, plan_.police), "; the last alarm circle ");
  text += plan_.last_alarm_escapes ? std::string{"begins the escape"} : join("makes time jump to ", int{plan_.jump});
  text +=
      join("\n  taken: loot ", int{state_.haul.loot}, ", ", ClouWords::count(state_.haul.diamonds, "diamond"), ", ",
           ClouWords::count(state_.haul.doubles, "double circle"), state_.haul.specials > 0 ? ", the special loot" : "",
           "; worth ", heist_points(words_.layout(), state_), " now\n  points: loot");
  const auto add = [&](int number, std::string_view words) {
    if (number != 0) text += join(number > 0 ? " + " : " - ", number > 0 ? number : -number, " ", words);
  };
  add(score.diamond, "per diamond");
  add(score.circle, "per alarm circle left");
  add(-score.trace, "per trace");
  add(-score.alarm, "if the alarm went off");
  return text + '\n' + music();
}

std::string ClouPlan::music() const {
  if (!plan_.concert.is_concert) return {};
  std::string text =
      join("  music: ", words_.ink().bold(music_effects[static_cast<std::size_t>(music_of(plan_, state_))]), "; then");
  for (std::size_t i = state_.plan.time + 1U; i < plan_.time; ++i) {
    text += join(" ", regelwerk::clou::music_words[static_cast<std::size_t>(plan_.concert.track[i])]);
  }
  std::string lines;
  while (columns_of(text) > line_columns) {
    const std::size_t cut = text.rfind(' ', line_columns - 1);
    lines += text.substr(0, cut) + '\n';
    text = "   " + text.substr(cut);
  }
  return lines + text + '\n';
}

/// What has been fired and waits; what has a place is bold.
std::string ClouPlan::waiting() const {
  std::string text;
  state_.waiting.for_each_entry([&](Fired fired) {
    const std::string symbol = ClouWords::symbols(fired.symbols);
    const bool has_place = !symbol_places(words_.layout(), state_, fired).none();
    text += join(text.empty() ? "  fired: " : ", ", has_place ? words_.ink().bold(symbol) : symbol, " of ",
                 words_.thief(fired.by));
    if (const int count = state_.waiting.count(fired); count > 1) text += join(" x", count);
    return true;
  });
  return text.empty() ? text : text + '\n';
}

std::string ClouPlan::challenge(int index) const {
  const Challenge& printed = printed_.challenges[static_cast<std::size_t>(index)];
  const bool done = (unsigned{state_.plan.done} >> index & 1U) != 0;
  std::string text = padded(
      join("    ", done ? words_.ink().dim(join("-", printed.name, "-")) : std::string{printed.name}), parts_column);
  int demand = 0;
  while (plan_.places[static_cast<std::size_t>(demand)].challenge != index) ++demand;
  const std::string end = behind(index);
  for (std::size_t i = 0; i < printed.parts.size(); ++i) {
    const std::string next = part(index, i, demand);
    const std::size_t line = text.rfind('\n') + 1;
    const bool fits = columns_of(text.substr(line)) + columns_of(next) + 3 < line_columns;
    if (i > 0) text += fits ? "| " : join("\n", std::string(parts_column - 2, ' '), "| ");
    text += next;
  }
  const std::size_t line = text.rfind('\n') + 1;
  if (columns_of(text.substr(line)) + columns_of(end) >= line_columns)
    text += join("\n", std::string(parts_column, ' '));
  return join(text, end, "\n");
}

std::string ClouPlan::part(int challenge, std::size_t index, int& demand) const {
  const Part& printed = printed_.challenges[static_cast<std::size_t>(challenge)].parts[index];
  const PartLayout& part = plan_.challenges[static_cast<std::size_t>(challenge)].parts[index];
  const std::string_view link = part.is_ordered ? "> " : "";
  std::string text;
  std::string unneeded;
  for (const Demand& entry : printed.demands) {
    const DemandSet bit = DemandSet{1} << demand++;
    if ((part.needed & bit) == 0) {
      unneeded += join(words_.ink().dim("~"), " ", link);
      continue;
    }
    text += join(text.empty() ? "" : link, std::exchange(unneeded, {}));
    const std::string word = words_.demand(entry);
    if ((state_.plan.demands & bit) != 0) {
      text += words_.ink().dim(join("-", word, "-"));
    } else {
      text += (workable_ & bit) != 0 ? words_.ink().bold(word) : word;
    }
    text += ' ';
  }
  for (int i = part.traces; i > 0; --i) text += "!trace ";
  for (int i = part.alarms; i > 0; --i) text += "!alarm ";
  if (part.needs_combination) text += "?combination ";
  return text;
}

std::string ClouPlan::behind(int challenge) const {
  const Challenge& printed = printed_.challenges[static_cast<std::size_t>(challenge)];
  std::string text = words_.loot(challenge);
  for (const std::string_view room : printed.opens) text += join(text.empty() ? "" : ", ", "room ", room);
  if (!text.empty()) text.insert(0, "=> ");
  for (std::size_t i = 0; i < printed.after.size(); ++i) {
    text += join(i > 0 ? " or " : text.empty() ? "after " : "; after ", printed.after[i]);
  }
  return text;
}

}  // namespace play

#include "clou_plan.hpp"

#include <array>
#include <cstddef>
#include <utility>

#include <regelwerk/clou/language/english.hpp>
#include <regelwerk/clou/language/german.hpp>

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

constexpr std::array<Phrase, 4> music_effects{"pause, nothing special", "loud, one strength/electro at the throw",
                                              "quiet, what tools fire is lost",
                                              "instrumental, wardrobe and its door are closed"};

}  // namespace

ClouPlan::ClouPlan(const ClouWords& words, const State& state)
    : words_(words),
      state_(state),
      plan_(words.plan()),
      printed_(words.printed()),
      parts_column_(words.speaks_texts() ? 18 : 34),
      workable_(workable_demands(plan_, state)) {}

std::string ClouPlan::drawn() const {
  std::string text = tracks();
  for (std::size_t room = 0; room < printed_.rooms.size(); ++room) {
    const bool entered = (state_.plan.rooms >> room & 1U) != 0;
    text += join("  ",
                 entered ? words_.ink().bold(words_.called(printed_.rooms[room]))
                         : words_.ink().text("{}, not entered", words_.called(printed_.rooms[room])),
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
  const Ink& ink = words_.ink();
  std::string text = ink.text("{}  time {}  traces {}  alarm circles {}\n", ink.bold(words_.named(printed_.name)),
                              ClouWords::track(marks.time, plan_.time), ClouWords::track(marks.traces, plan_.traces),
                              ClouWords::track(marks.alarms, plan_.alarm_circles));
  text += ink.text("  escape: arrows {}, police {}; ", ClouWords::track(marks.arrows, plan_.arrows),
                   ClouWords::track(marks.police, plan_.police));
  text += plan_.last_alarm_escapes ? ink.text("the last alarm circle begins the escape")
                                   : ink.text("the last alarm circle makes time jump to {}", int{plan_.jump});
  text += ink.text("\n  taken: loot {}, diamonds {}, double circles {}", int{state_.haul.loot},
                   int{state_.haul.diamonds}, int{state_.haul.doubles});
  if (state_.haul.specials > 0) text += ink.text(", the special loot");
  text += ink.text("; worth {} now\n  points: loot", heist_points(words_.layout(), state_));
  const auto add = [&](int number, Phrase words) {
    if (number != 0) text += join(number > 0 ? " + " : " - ", number > 0 ? number : -number, " ", ink.text(words));
  };
  add(score.diamond, "per diamond");
  add(score.circle, "per alarm circle left");
  add(-score.trace, "per trace");
  add(-score.alarm, "if the alarm went off");
  return text + '\n' + music();
}

std::string ClouPlan::music() const {
  if (!plan_.concert.is_concert) return {};
  const Ink& ink = words_.ink();
  std::string text =
      ink.text("  music: {}", ink.bold(ink.text(music_effects[static_cast<std::size_t>(music_of(plan_, state_))])));
  if (state_.plan.time + 1 < plan_.time) text += ink.text("; then");
  for (std::size_t i = state_.plan.time + 1U; i < plan_.time; ++i) {
    text += join(" ", ink.spoken([&](auto tongue) { return join(word(plan_.concert.track[i], tongue)); }));
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
    const std::string symbol = words_.called(fired.symbols);
    const bool has_place =
        !symbol_places(words_.layout(), state_, fired).none() || fits_specials(words_.layout(), state_, fired);
    const Ink& ink = words_.ink();
    text += join(text.empty() ? ink.text("  fired: ") : ", ",
                 ink.text("{} of {}", has_place ? ink.bold(symbol) : symbol, words_.thief(fired.by)));
    if (const int count = state_.waiting.count(fired); count > 1) text += join(" x", count);
    return true;
  });
  return text.empty() ? text : text + '\n';
}

std::string ClouPlan::challenge(int index) const {
  const Challenge& printed = printed_.challenges[static_cast<std::size_t>(index)];
  const bool done = (unsigned{state_.plan.done} >> index & 1U) != 0;
  std::string text = padded(
      join("    ", done ? words_.ink().dim(join("-", words_.named(printed.name), "-")) : words_.named(printed.name)),
      parts_column_);
  int demand = 0;
  while (plan_.places[static_cast<std::size_t>(demand)].challenge != index) ++demand;
  const std::string end = behind(index);
  for (std::size_t i = 0; i < printed.parts.size(); ++i) {
    const std::string next = part(index, i, demand);
    const std::size_t line = text.rfind('\n') + 1;
    const bool fits = columns_of(text.substr(line)) + columns_of(next) + 3 < line_columns;
    if (i > 0) text += fits ? "| " : join("\n", std::string(parts_column_ - 2, ' '), "| ");
    text += next;
  }
  const std::size_t line = text.rfind('\n') + 1;
  if (columns_of(text.substr(line)) + columns_of(end) >= line_columns)
    text += join("\n", std::string(parts_column_, ' '));
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
  const Ink& ink = words_.ink();
  for (int i = part.traces; i > 0; --i) text += join(ink.text("!trace"), " ");
  for (int i = part.alarms; i > 0; --i) text += join(ink.text("!alarm"), " ");
  if (part.needs_combination) text += join(ink.text("?combination"), " ");
  return text;
}

std::string ClouPlan::behind(int challenge) const {
  const Challenge& printed = printed_.challenges[static_cast<std::size_t>(challenge)];
  std::string text = words_.loot(challenge);
  for (const std::string_view room : printed.opens) {
    text += join(text.empty() ? "" : ", ", words_.ink().text("room {}", words_.called(room)));
  }
  if (!text.empty()) text.insert(0, "=> ");
  for (std::size_t i = 0; i < printed.after.size(); ++i) {
    const Ink& ink = words_.ink();
    const std::string after = ink.text("after {}", words_.called(printed.after[i]));
    text += i > 0 ? join(ink.text(" or "), words_.called(printed.after[i])) : join(text.empty() ? "" : "; ", after);
  }
  return text;
}

}  // namespace play

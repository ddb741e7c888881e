#include "clou_campaign.hpp"

#include <cstddef>

#include <regelwerk/clou/language/english.hpp>
#include <regelwerk/clou/language/german.hpp>

#include "clou_block.hpp"
#include "text.hpp"

namespace play {

using regelwerk::clou::Area;
using regelwerk::clou::AreaElement;
using regelwerk::clou::AreaElementKind;
using regelwerk::clou::AreaLine;
using regelwerk::clou::CampaignMarks;
using regelwerk::clou::MaybeThief;
using regelwerk::clou::PreparationBoxes;

std::string ClouCampaignSheet::drawn() const {
  std::string text = progress();
  for (std::size_t i = 0; i < words_.edition().campaign.areas.size(); ++i) text += area(i);
  return text + preparations();
}

std::string ClouCampaignSheet::progress() const {
  const CampaignMarks& marks = state_.campaign;
  std::string text = words_.ink().text("{}  heists:", words_.ink().bold(words_.ink().text("campaign")));
  const auto& heists = words_.edition().campaign.heists;
  for (std::size_t i = 0; i < heists.size(); ++i) {
    const bool over = i < marks.heists;
    text += join(" ", over ? join("-", words_.called(heists[i]), "-") : words_.called(heists[i]));
    if (marks.has_special(static_cast<int>(i))) {
      const auto loot = static_cast<regelwerk::clou::SpecialLoot>(i);
      text += join(" (", words_.ink().spoken([&](auto tongue) { return join(word(loot, tongue)); }), ")");
    }
  }
  text += words_.ink().text("\n  traces {}  jail: {}  presents and meals {}  rest {}; {} points if it ended now\n",
                            ClouWords::track(marks.traces, campaign_traces(words_.layout(), state_)),
                            marks.jail.empty() ? words_.ink().text("nobody") : words_.thieves(marks.jail),
                            int{marks.doubles}, int{marks.rest}, final_points(words_.layout(), state_));
  return text;
}

std::string ClouCampaignSheet::area(std::size_t index) const {
  const Area& area = words_.edition().campaign.areas[index];
  const auto& layout = words_.layout().campaign.areas[index];
  const bool open = (open_elements(words_.layout(), state_) & layout.elements) != 0;
  const std::string name = words_.named(area.name);
  std::string line = padded(join("  ", open ? words_.ink().bold(name) : name), words_.speaks_texts() ? 12 : 28);
  line += area.is_tool() ? boxes(layout.item) : words_.ink().text("from heist {} ", int{area.from_heist});
  int first = 0;
  while ((unsigned{layout.elements} >> first & 1U) == 0) ++first;
  for (std::size_t i = 0; i < area.elements.size(); ++i) {
    const std::string next = join(" ", words_.ink().dim(join(i + 1)), element(first + static_cast<int>(i)), " ",
                                  words_.called(area.elements[i].fires), " ");
    if (columns_of(line.substr(line.rfind('\n') + 1)) + columns_of(next) > line_columns) {
      line += join("\n", std::string(15, ' '));
    }
    line += next;
  }
  for (const AreaLine& whole : area.effect_lines) {
    std::string numbers;
    for (std::size_t i = 0; i < area.elements.size(); ++i) {
      if ((unsigned{whole.elements} >> i & 1U) != 0) numbers += join(numbers.empty() ? "" : "+", i + 1);
    }
    const std::string end = join(" ", numbers, " > ", words_.called(whole.fires));
    const std::size_t begin = line.rfind('\n') + 1;
    const bool fits = columns_of(line.substr(begin)) + columns_of(end) < line_columns;
    line.erase(line.find_last_not_of(' ') + 1);
    line += fits ? " " + end : join("\n", std::string(15, ' '), end);
  }
  line.erase(line.find_last_not_of(' ') + 1);
  return line + '\n';
}

std::string ClouCampaignSheet::element(int index) const {
  const auto& at = words_.layout().campaign.elements[static_cast<std::size_t>(index)];
  const AreaElement& printed = words_.edition().campaign.areas[at.area].elements[at.place];
  const bool crossed = state_.campaign.is_crossed(index);
  const int number = state_.campaign.number(index);
  switch (printed.kind) {
    case AreaElementKind::circle:
      return words_.circle(join(int{printed.number}), crossed);
    case AreaElementKind::ring:
      return number > 0 ? words_.circle(join(number), crossed) : clou_box(printed.condition, 0);
    default:
      return words_.circle(words_.called(printed.symbols), crossed);
  }
}

std::string ClouCampaignSheet::preparations() const {
  std::string text = words_.ink().text("  prepared  ");
  std::size_t on_line = 0;
  for (const PreparationBoxes& entry : words_.edition().campaign.preparations) {
    const auto item = words_.layout().campaign.preparation_items[static_cast<std::size_t>(entry.preparation)];
    const MaybeThief owner = owner_of(entry.preparation);
    if (on_line == (words_.speaks_texts() ? 3 : 1)) {
      text.erase(text.find_last_not_of(' ') + 1);
      text += "\n            ";
      on_line = 0;
    }
    ++on_line;
    text += join(boxes(item), " ", words_.named(entry.preparation));
    if (!owner.is_nobody()) text += words_.ink().text(" with {}", words_.thief(owner));
    text += "  ";
  }
  text.erase(text.find_last_not_of(' ') + 1);
  return text + '\n';
}

std::string ClouCampaignSheet::boxes(std::size_t item) const {
  std::string text;
  for (int i = 0; i < words_.layout().campaign.items[item].boxes; ++i) {
    text += i < state_.campaign.boxes[item] ? "[x]" : "[ ]";
  }
  return text;
}

}  // namespace play

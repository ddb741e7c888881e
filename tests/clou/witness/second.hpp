#pragma once
#include <bit>
#include <cstddef>
#include <map>
#include <memory>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include <clou/witness/naive.hpp>
#include <regelwerk/clou.hpp>

// From the library's values to those of the naive engine.

namespace clou_test {

using namespace regelwerk;
using namespace regelwerk::clou;

inline std::string word(std::string_view text) { return std::string{text}; }

inline std::string symbol_word(std::size_t index) { return word(symbol_words[index]); }

inline naive_clou::Symbols naive_symbols(SymbolSet set) {
  naive_clou::Symbols symbols;
  for (unsigned rest = set.bits(); rest != 0; rest &= rest - 1) {
    symbols.insert(symbol_word(static_cast<std::size_t>(std::countr_zero(rest))));
  }
  return symbols;
}

/// `a/b`, `shift 1`, `extra 4` or `fill`.
inline std::string naive_effect(Effect effect) {
  if (effect.kind == EffectKind::shift) return "shift " + std::to_string(effect.value);
  if (effect.kind == EffectKind::extra) return "extra " + std::to_string(effect.value);
  if (effect.kind == EffectKind::fill) return "fill";
  std::string text;
  for (const std::string& symbol : naive_symbols(effect.symbol())) text += (text.empty() ? "" : "/") + symbol;
  return text;
}
inline naive_clou::Names naive_effects(const Effects& effects) {
  naive_clou::Names names;
  for (const Effect effect : effects) names.push_back(naive_effect(effect));
  return names;
}

inline naive_clou::Names naive_conditions(const Condition& condition) {
  static constexpr std::string_view signs = " <>=";
  naive_clou::Names names;
  if (condition.sign != Sign::none) {
    names.push_back(signs[static_cast<std::size_t>(condition.sign)] + std::to_string(condition.k));
  }
  if (condition.to_previous != Sign::none) {
    names.push_back(signs[static_cast<std::size_t>(condition.to_previous)] + std::string{"p"});
  }
  if (names.empty()) names.emplace_back("any");
  return names;
}

/// A sheet of the naive engine, element by element.
class NaiveSheet {
 public:
  explicit NaiveSheet(const ThiefSheet& from) : from_(from) {
    sheet_.thief = word(from.name);
    sheet_.escape_value = from.escape_value;
    boxes("strength", "row", from.strength);
    boxes("dexterity", "row", from.dexterity);
    boxes("clever", "row", from.clever);
    if (from.grid) grid(*from.grid);
    for (const RingLine& line : from.rings) {
      begin_line();
      for (const Condition& condition : line.rings) {
        element("ring", "ring").conditions = naive_conditions(condition);
        join();
      }
      end_line(line.fires);
    }
    tree();
    if (from.pyramid) boxes("pyramid", "pyramid", *from.pyramid);
    for (const SpecialLine& line : from.specials) {
      begin_line();
      for (const SymbolSet symbols : line.circles) {
        element("special", "symbol").symbols = naive_symbols(symbols);
        join();
      }
      end_line(line.fires);
    }
    // Table order of lines: grid rows and columns, circle-boxes, specials.
    for (const Bonus& bonus : from.bonuses) {
      sheet_.bonuses.push_back({naive_pattern(bonus.pattern), naive_effect(bonus.fires)});
    }
  }

  [[nodiscard]] const naive_clou::Sheet& sheet() const { return sheet_; }

 private:
  naive_clou::Element& element(const std::string& group, const std::string& kind) {
    naive_clou::Element element;
    element.name = group + "." + std::to_string(++counts_[group]);
    element.kind = kind;
    sheet_.elements.push_back(element);
    return sheet_.elements.back();
  }
  void boxes(const std::string& group, const std::string& kind, const std::array<Box, 6>& boxes) {
    for (const Box& box : boxes) {
      naive_clou::Element& made = element(group, kind);
      made.conditions = naive_conditions(box.condition);
      made.fires = naive_effects(box.fires);
    }
  }
  void begin_line() { line_ = {}; }
  void join() { line_.members.push_back(sheet_.elements.back().name); }
  void end_line(const Effects& fires) {
    line_.fires = naive_effects(fires);
    sheet_.lines.push_back(line_);
  }

  void grid(const Grid& grid) {
    for (const int number : grid.numbers) element("grid", "grid").number = number;
    const auto name = [](std::size_t at) { return "grid." + std::to_string(at + 1); };
    for (std::size_t i = 0; i < 3; ++i) {
      sheet_.lines.push_back({{name(3 * i), name(3 * i + 1), name(3 * i + 2)}, naive_effects(grid.row_effects[i])});
    }
    for (std::size_t i = 0; i < 3; ++i) {
      sheet_.lines.push_back({{name(i), name(i + 3), name(i + 6)}, naive_effects(grid.column_effects[i])});
    }
  }
  void tree() {
    for (const TreeCircle& circle : from_.tree) {
      naive_clou::Element& made = element("tree", "tree");
      made.number = circle.number;
      made.fires = naive_effects(circle.fires);
      for (std::size_t i = 0; i < from_.tree.size(); ++i) {
        if ((circle.follows.circles >> i & 1) != 0) made.follows.push_back("tree." + std::to_string(i + 1));
      }
    }
  }
  static std::string naive_pattern(const Pattern& pattern) {
    if (pattern.kind == PatternKind::triple) return "triple";
    if (pattern.kind == PatternKind::straight) return "straight";
    std::string text = "faces";
    for (const int face : pattern.faces) text += " " + std::to_string(face);
    return text;
  }

  const ThiefSheet& from_;
  naive_clou::Sheet sheet_;
  naive_clou::Line line_;
  std::map<std::string, int> counts_;
};

inline naive_clou::Track naive_track(const Track& track) {
  return {track.length, {track.first.begin(), track.first.end()}};
}

inline naive_clou::Names naive_names(const auto& names) {
  naive_clou::Names result;
  for (const std::string_view name : names) result.push_back(word(name));
  return result;
}

inline naive_clou::Challenge naive_challenge(const Challenge& from) {
  static const std::array<std::string, 4> tags{"", "special", "diamond", "double"};
  naive_clou::Challenge challenge;
  challenge.name = word(from.name);
  challenge.room = word(from.room);
  challenge.after = naive_names(from.after);
  challenge.opens = naive_names(from.opens);
  for (const Part& part : from.parts) {
    naive_clou::Part made{{}, part.is_ordered, part.needs_combination, part.traces, part.alarms};
    for (const Demand& demand : part.demands) {
      made.demands.push_back({naive_symbols(demand.symbols), demand.number, demand.players});
    }
    challenge.parts.push_back(made);
  }
  for (const Loot& loot : from.loot) challenge.loot.push_back({loot.value, tags[static_cast<std::size_t>(loot.tag)]});
  return challenge;
}

inline naive_clou::Plan naive_plan(const Plan& from) {
  naive_clou::Plan plan;
  plan.name = word(from.name);
  plan.first_room = word(from.rooms[0]);
  plan.time = naive_track(from.time);
  plan.traces = naive_track(from.traces);
  plan.police = naive_track(from.police);
  plan.arrows = from.arrows;
  plan.alarms = from.alarm_circles;
  plan.last_alarm = from.last_alarm.escapes ? "escape" : "jump " + std::to_string(from.last_alarm.place);
  plan.per_diamond = from.score.diamond;
  plan.per_alarm_circle = from.score.circle;
  plan.per_trace = from.score.trace;
  plan.for_the_alarm = from.score.alarm;
  for (const Challenge& challenge : from.challenges) plan.challenges.push_back(naive_challenge(challenge));
  if (!from.concert) return plan;
  for (const Music music : from.concert->track) {
    plan.concert.push_back(word(music_words[static_cast<std::size_t>(music)]));
  }
  for (const std::string_view room : from.concert->sneaking_in) plan.sneaking.insert(word(room));
  plan.tickets_room = word(from.concert->behind);
  plan.wardrobe = word(from.concert->wardrobe);
  plan.wardrobe_door = word(from.concert->wardrobe_door);
  return plan;
}

inline naive_clou::Area naive_area(const Area& from) {
  naive_clou::Area area;
  area.name = word(from.name);
  area.from_heist = from.from_heist;
  area.boxes = from.boxes;
  const auto name = [&](std::size_t at) { return area.name + "." + std::to_string(at + 1); };
  for (std::size_t i = 0; i < from.elements.size(); ++i) {
    const AreaElement& element = from.elements[i];
    naive_clou::Element made;
    made.name = name(i);
    made.kind = element.kind == AreaElementKind::circle ? "circle"
                : element.kind == AreaElementKind::ring ? "ring"
                                                        : "symbol";
    if (element.kind == AreaElementKind::ring) made.conditions = naive_conditions(element.condition);
    made.number = element.number;
    made.symbols = naive_symbols(element.symbols);
    made.fires = naive_effects(element.fires);
    area.elements.push_back(made);
  }
  for (const AreaLine& line : from.effect_lines) {
    naive_clou::Line made{{}, naive_effects(line.fires)};
    for (std::size_t i = 0; i < from.elements.size(); ++i) {
      if ((line.elements >> i & 1) != 0) made.members.push_back(name(i));
    }
    area.lines.push_back(made);
  }
  return area;
}

/// The naive engine's tables for an edition of the library.
inline std::shared_ptr<const naive_clou::Edition> naive_edition(const Edition& from) {
  const auto edition = std::make_shared<naive_clou::Edition>();
  for (const ThiefSheet& sheet : from.sheets) edition->sheets.push_back(NaiveSheet{sheet}.sheet());
  for (const Plan& plan : from.plans) edition->plans.push_back(naive_plan(plan));
  const CampaignSheet& sheet = from.campaign;
  naive_clou::Campaign& campaign = edition->campaign;
  campaign.heists = naive_names(sheet.heists);
  campaign.traces = naive_track(sheet.traces);
  campaign.passports = passport_traces;
  campaign.price = sheet.price;
  campaign.per_jailed = sheet.points.jailed;
  campaign.per_trace = sheet.points.trace;
  campaign.per_double = sheet.points.double_circle;
  campaign.ranks = {{sheet.ranks.ordinary, "ordinary"}, {sheet.ranks.pros, "pros"}, {sheet.ranks.legends, "legends"}};
  campaign.top_rank = "century";
  for (const Area& area : sheet.areas) campaign.areas.push_back(naive_area(area));
  for (const PreparationBoxes& entry : sheet.preparations) {
    const MaybeThief owner = owner_of(entry.preparation);
    campaign.preparations.push_back(
        {word(name_of(entry.preparation)), owner.is_nobody() ? "" : word(name_of(owner)), entry.boxes});
  }
  return edition;
}

inline naive_clou::Config naive_config(const HeistOptions& options,
                                       const std::shared_ptr<const naive_clou::Edition>& edition) {
  naive_clou::Config config;
  config.scenario = word(options.scenario.view());
  config.thieves.clear();
  options.thieves.for_each([&](Thief thief) { config.thieves.push_back(word(name_of(thief))); });
  config.use_dice = word(use_dice_words[static_cast<std::size_t>(options.use_dice)]);
  config.specials = word(specials_words[static_cast<std::size_t>(options.specials)]);
  config.tree_way = word(tree_way_words[static_cast<std::size_t>(options.tree_way)]);
  config.fill_free = options.fill_free;
  config.clamp_dice = options.clamp_dice;
  config.edition = edition;
  return config;
}
inline naive_clou::Config naive_config(const CampaignOptions& options,
                                       const std::shared_ptr<const naive_clou::Edition>& edition) {
  naive_clou::Config config;
  config.mode = "campaign";
  config.players = options.players;
  config.jail_rule = word(jail_rule_words[static_cast<std::size_t>(options.jail_rule)]);
  config.experience_resets = options.experience_resets;
  config.use_dice = word(use_dice_words[static_cast<std::size_t>(options.use_dice)]);
  config.specials = word(specials_words[static_cast<std::size_t>(options.specials)]);
  config.tree_way = word(tree_way_words[static_cast<std::size_t>(options.tree_way)]);
  config.fill_free = options.fill_free;
  config.clamp_dice = options.clamp_dice;
  config.edition = edition;
  return config;
}

/// What stands on a sheet or the campaign sheet, as the naive engine holds it.
inline naive_clou::Marks naive_marks(const Names& names, const auto& elements) {
  naive_clou::Marks marks;
  elements([&](Element element, int number, bool is_crossed) {
    Text<32> name;
    names.write(name, element);
    if (number != 0) marks.numbers[word(name.view())] = number;
    if (is_crossed) marks.crossed.insert(word(name.view()));
  });
  return marks;
}
inline naive_clou::Marks naive_marks(const Names& names, const SheetMarks& sheet) {
  return naive_marks(names, [&](const auto& tell) {
    for (int code = 0; code < sheet_elements; ++code) {
      const Element element = Element::from_code(code);
      const Group group = element.group();
      const int index = element.index();
      if (group <= Group::clever) {
        tell(element, sheet.rows[static_cast<std::size_t>(group)].number(index), false);
      } else if (group == Group::pyramid) {
        tell(element, sheet.pyramid.number(index), false);
      } else {
        const int number = group == Group::ring ? sheet.rings.number(index) : 0;
        tell(element, number, sheet.circles.contains(circle_of(element)));
      }
    }
  });
}
inline naive_clou::Marks naive_marks(const Names& names, const Layout& layout, const CampaignMarks& sheet) {
  return naive_marks(names, [&](const auto& tell) {
    for (int i = 0; i < static_cast<int>(layout.campaign.elements.size()); ++i) {
      tell(Element{Group::area, i}, sheet.number(i), sheet.is_crossed(i));
    }
  });
}

inline std::multiset<int> values(const FewPips& few) { return {few.values.begin(), few.values.begin() + few.size}; }

}  // namespace clou_test

#include <array>
#include <cstddef>
#include <ostream>
#include <string_view>
#include <type_traits>

#include <regelwerk/clou/board/geometry/board_place.hpp>
#include <regelwerk/clou/edition/element.hpp>
#include <regelwerk/clou/edition/standard.hpp>
#include <regelwerk/clou/edition/terms.hpp>
#include <regelwerk/clou/edition/thief.hpp>
#include <regelwerk/clou/language/english.hpp>
#include <regelwerk/clou/language/german.hpp>
#include <regelwerk/clou/rules.hpp>
#include <regelwerk/clou/state/marks.hpp>

#include "clou_sheets.hpp"
#include "data.hpp"
#include "json.hpp"

namespace page {
namespace {

using namespace regelwerk::clou;

constexpr std::array<std::string_view, 4> loot_words{"plain", "special", "diamond", "double"};
constexpr std::array<std::string_view, 3> element_words{"circle", "ring", "symbol"};

void write_track(Json& json, std::string_view name, const Track& track) {
  json.key(name).object([&] {
    json.key("length").number(track.length);
    json.key("first").numbers(track.first);
  });
}

void write_part(Json& json, const Part& part) {
  json.object([&] {
    json.key("demands").list(part.demands, [&](const Demand& demand) {
      json.object([&] {
        json.key("symbols");
        write(json, demand.symbols);
        json.key("number").number(demand.number);
        json.key("players").number(demand.players);
      });
    });
    json.key("ordered").flag(part.is_ordered);
    json.key("traces").number(part.traces);
    json.key("alarms").number(part.alarms);
    json.key("combination").flag(part.needs_combination);
  });
}

void write_challenge(Json& json, const Challenge& challenge) {
  json.object([&] {
    json.key("name").text(challenge.name);
    json.key("room").text(challenge.room);
    json.key("parts").list(challenge.parts, [&](const Part& part) { write_part(json, part); });
    json.key("loot").list(challenge.loot, [&](const Loot& loot) {
      json.object([&] {
        json.key("value").number(loot.value);
        json.key("tag").text(loot_words[static_cast<std::size_t>(loot.tag)]);
      });
    });
    json.key("opens").texts(challenge.opens);
    json.key("after").texts(challenge.after);
  });
}

void write_score(Json& json, const ScoreBox& score) {
  json.key("score").object([&] {
    json.key("diamond").number(score.diamond);
    json.key("circle").number(score.circle);
    json.key("trace").number(score.trace);
    json.key("alarm").number(score.alarm);
  });
}

void write_plan(Json& json, const Plan& plan) {
  json.object([&] {
    json.key("name").text(plan.name);
    write_track(json, "time", plan.time);
    write_track(json, "traces", plan.traces);
    write_track(json, "police", plan.police);
    json.key("arrows").number(plan.arrows);
    json.key("alarms").number(plan.alarm_circles);
    if (!plan.last_alarm.escapes) json.key("jump").number(plan.last_alarm.place);
    write_score(json, plan.score);
    json.key("rooms").texts(plan.rooms);
    json.key("challenges").list(plan.challenges, [&](const Challenge& each) { write_challenge(json, each); });
    if (plan.concert) {
      json.key("music").list(plan.concert->track,
                             [&](Music music) { json.text(music_words[static_cast<std::size_t>(music)]); });
    }
  });
}

void write_area(Json& json, const Area& area) {
  json.object([&] {
    json.key("name").text(area.name);
    json.key("heist").number(area.from_heist);
    json.key("elements").list(area.elements, [&](const AreaElement& element) {
      json.object([&] {
        json.key("kind").text(element_words[static_cast<std::size_t>(element.kind)]);
        json.key("number").number(element.number);
        write_condition(json, element.condition);
        json.key("symbols");
        write(json, element.symbols);
        json.key("fires");
        write(json, element.fires);
      });
    });
    json.key("lines").list(area.effect_lines, [&](const AreaLine& line) {
      json.object([&] {
        json.key("elements").bits(line.elements);
        json.key("fires");
        write(json, line.fires);
      });
    });
  });
}

/// CK-12. Tools first, as the boxes of a state are counted.
void write_items(Json& json, const CampaignSheet& sheet) {
  json.key("items").within_list([&] {
    const auto item = [&](std::string_view name, int boxes, MaybeThief owner) {
      json.object([&] {
        json.key("name").text(name);
        json.key("boxes").number(boxes);
        if (!owner.is_nobody()) json.key("owner").text(name_of(owner.thief()));
      });
    };
    for (const Area& area : sheet.areas) {
      if (area.is_tool()) item(area.name, area.boxes, {});
    }
    for (const PreparationBoxes& entry : sheet.preparations) {
      item(name_of(entry.preparation), entry.boxes, owner_of(entry.preparation));
    }
  });
}

void write_campaign(Json& json, const CampaignSheet& sheet) {
  json.key("campaign").object([&] {
    json.key("heists").texts(sheet.heists);
    write_track(json, "traces", sheet.traces);
    json.key("passports").number(passport_traces);
    json.key("price").number(sheet.price);
    json.key("points").object([&] {
      json.key("jailed").number(sheet.points.jailed);
      json.key("trace").number(sheet.points.trace);
      json.key("double").number(sheet.points.double_circle);
    });
    json.key("ranks").numbers(std::array<int, 3>{sheet.ranks.ordinary, sheet.ranks.pros, sheet.ranks.legends});
    json.key("areas").list(sheet.areas, [&](const Area& area) { write_area(json, area); });
    write_items(json, sheet);
  });
}

/// What a language calls all values of an enum, by their words in texts.
template <class Enum>
void write_words(Json& json, std::string_view name, const auto& keys, auto tongue) {
  json.key(name).object([&] {
    for (std::size_t i = 0; i < keys.size(); ++i) json.key(keys[i]).text(word(static_cast<Enum>(i), tongue));
  });
}

void write_language(Json& json, std::string_view name, const auto& terms, auto tongue) {
  json.key(name).object([&] {
    json.key("terms").object([&] {
      for (const regelwerk::Wording& term : terms) json.key(term.name).text(term.word);
    });
    write_words<Symbol>(json, "symbols", symbol_words, tongue);
    write_words<Group>(json, "groups", group_words, tongue);
    write_words<Music>(json, "music", music_words, tongue);
    write_words<Preparation>(json, "preparations", preparation_words, tongue);
    write_words<SpecialLoot>(json, "specials", words_of(std::type_identity<SpecialLoot>{}), tongue);
  });
}

}  // namespace

void print_clou(std::ostream& out) {
  Json json{out};
  json.object([&] {
    json.key("plans").list(standard_edition.plans, [&](const Plan& plan) { write_plan(json, plan); });
    json.key("sheets").list(std::array{Thief::matt, Thief::janet, Thief::trixie, Thief::bruce},
                            [&](Thief thief) { write_sheet(json, thief); });
    write_campaign(json, standard_edition.campaign);
    json.key("words").object([&] {
      write_language(json, "en", english_terms, regelwerk::English{});
      write_language(json, "de", german_terms, regelwerk::German{});
    });
  });
}

}  // namespace page

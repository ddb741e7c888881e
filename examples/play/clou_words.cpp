#include "clou_words.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>

#include <regelwerk/clou/language/english.hpp>
#include <regelwerk/clou/language/german.hpp>

#include "glossary.hpp"
#include "text.hpp"

namespace play {

using regelwerk::EditionTerm;
using regelwerk::Seat;
using regelwerk::clou::CampaignOutcome;
using regelwerk::clou::Demand;
using regelwerk::clou::Effect;
using regelwerk::clou::EffectKind;
using regelwerk::clou::Effects;
using regelwerk::clou::Group;
using regelwerk::clou::group_words;
using regelwerk::clou::HeistOutcome;
using regelwerk::clou::ItemLayout;
using regelwerk::clou::Loot;
using regelwerk::clou::MaybeThief;
using regelwerk::clou::Preparation;
using regelwerk::clou::SheetTool;
using regelwerk::clou::SpecialLoot;
using regelwerk::clou::State;
using regelwerk::clou::Symbol;
using regelwerk::clou::symbol_words;
using regelwerk::clou::SymbolSet;
using regelwerk::clou::Thief;
using regelwerk::clou::ThiefSet;

namespace {

/// By phase: what the gang is to do, and the rule that says so.
struct Task {
  Phrase words;
  regelwerk::clou::Rule rule{};
};
using regelwerk::clou::Rule;
constexpr std::array<Task, 12> tasks{
    {{"may take one box for free", Rule::gift},
     {"chooses who breaks in at ", Rule::gang},
     {"may cross one symbol that is demanded, no number, anywhere on the plan beforehand", Rule::scouting},
     {"may cross one circle of its sheet or the open areas of the campaign sheet beforehand", Rule::pimping},
     {"throws the dice", Rule::throw_dice},
     {"uses a symbol that has fired, or lets all lapse", Rule::used_at_once},
     {"uses its dice", Rule::dice_of_each},
     {"stays for another round, or runs away", Rule::run_away},
     {"chooses the driver", Rule::escape},
     {"is on the run", Rule::escape_roll},
     {"may buy boxes", Rule::wages},
     {"has finished", Rule::over}}};

constexpr std::array<Phrase, 4> loot_words{"loot {}", "loot {} special", "loot {} diamond", "loot {} present or meal"};
constexpr std::array<Phrase, 4> loot_without_value{"loot 0", "special", "diamond", "present or meal"};

}  // namespace

std::string ClouWords::thief(MaybeThief thief) const {
  if (thief.is_nobody()) return ink_->text("the gang");
  return ink_->of(Seat{static_cast<int>(thief.thief())}, regelwerk::clou::name_of(thief));
}

std::string ClouWords::thieves(ThiefSet set) const {
  std::string text;
  for (const Thief member : set) text += join(text.empty() ? "" : ink_->text(" and "), thief(member));
  return text;
}

std::string ClouWords::challenge(int index) const {
  return std::string{names().challenge(static_cast<std::size_t>(index))};
}
std::string ClouWords::room(int index) const { return std::string{names().room(static_cast<std::size_t>(index))}; }

std::string ClouWords::loot(int challenge) const {
  std::string text;
  for (const Loot& loot : printed().challenges[static_cast<std::size_t>(challenge)].loot) {
    if (!text.empty()) text += ", ";
    const auto tag = static_cast<std::size_t>(loot.tag);
    text += loot.value > 0 ? ink_->text(loot_words[tag], loot.value) : ink_->text(loot_without_value[tag]);
  }
  return text;
}

std::string ClouWords::demand(const Demand& demand) const {
  return demand.is_number() ? join("#", int{demand.number}) : called(demand.symbols);
}

std::string ClouWords::node(const State& state) const {
  const Task& task = tasks[static_cast<std::size_t>(state.phase)];
  std::string text = join(thief(state.phase == regelwerk::clou::Phase::pimp ? state.acting : MaybeThief{}), " ");
  text += ink_->text(task.words);
  if (state.phase == regelwerk::clou::Phase::gang) text += called(printed().name);
  return join(text, ink_->dim(join(" [", info(task.rule).id, "]")));
}

std::string ClouWords::symbols(SymbolSet set) {
  std::string text;
  for (unsigned rest = set.bits(); rest != 0; rest &= rest - 1) {
    text += join(text.empty() ? "" : "/", symbol_words[static_cast<std::size_t>(std::countr_zero(rest))]);
  }
  return text;
}

std::string ClouWords::effect(Effect effect) {
  switch (effect.kind) {
    case EffectKind::symbol:
      return symbols(effect.symbol());
    case EffectKind::shift:
      return join("shift ", int{effect.value});
    case EffectKind::extra:
      return join("extra ", int{effect.value});
    case EffectKind::fill:
      return "fill";
    default:
      return {};
  }
}

std::string ClouWords::called(std::string_view term) const {
  if (speaks_texts()) return std::string{term};
  return ink_->spoken([&](auto tongue) { return join(word(EditionTerm<Rule>{term}, tongue)); });
}

std::string ClouWords::called(Thief thief, Group group) const {
  if (speaks_texts()) return std::string{group_words[static_cast<std::size_t>(group)]};
  const bool is_tool = group == Group::grid || group == Group::ring || group == Group::tree || group == Group::pyramid;
  return ink_->spoken([&](auto tongue) {
    return join(is_tool ? word(SheetTool{thief, group}, tongue) : word(group, tongue));
  });
}

std::string ClouWords::named(Thief thief, Group group) const {
  return with_text(called(thief, group), group_words[static_cast<std::size_t>(group)]);
}

std::string ClouWords::called(Preparation preparation) const {
  if (speaks_texts()) return std::string{name_of(preparation)};
  return ink_->spoken([&](auto tongue) { return join(word(preparation, tongue)); });
}

std::string ClouWords::called(const ItemLayout& item) const {
  return item.is_tool ? called(edition_->campaign.areas[item.index].name)
                      : called(static_cast<Preparation>(item.index));
}

std::string ClouWords::called(SpecialLoot loot) const {
  if (speaks_texts()) return std::string{clou_special_loot[static_cast<std::size_t>(loot)]};
  return ink_->spoken([&](auto tongue) { return join(word(loot, tongue)); });
}

std::string ClouWords::called(SymbolSet set) const {
  if (speaks_texts()) return symbols(set);
  std::string text;
  for (unsigned rest = set.bits(); rest != 0; rest &= rest - 1) {
    const auto symbol = static_cast<Symbol>(std::countr_zero(rest));
    text += join(text.empty() ? "" : "/", ink_->spoken([&](auto tongue) { return join(word(symbol, tongue)); }));
  }
  return text;
}

std::string ClouWords::called(Effect effect) const {
  if (effect.kind == EffectKind::symbol) return called(effect.symbol());
  if (effect.kind == EffectKind::shift) return ink_->text("shift {}", int{effect.value});
  if (effect.kind == EffectKind::extra) return ink_->text("extra {}", int{effect.value});
  return effect.kind == EffectKind::fill ? ink_->text("fill") : std::string{};
}

std::string ClouWords::called(const Effects& effects) const {
  std::string text;
  for (const Effect one : effects) text += join(text.empty() ? "" : ", ", called(one));
  return text;
}

std::string ClouWords::track(int crossed, int length) {
  return std::string(static_cast<std::size_t>(crossed), 'x') +
         std::string(static_cast<std::size_t>(length - crossed), 'o');
}

std::string ClouWords::circle(std::string_view word, bool crossed) const {
  return crossed ? ink_->dim(join("-", word, "-")) : join("(", word, ")");
}

std::string clou_term(std::string_view text, std::string_view piece, const Ink& ink) {
  std::string meaning;
  if (std::count(piece.begin(), piece.end(), '.') < 2) {
    meaning = value_called<Symbol>(text, symbol_words, ink);  // those that are groups as well are called the same
    if (meaning.empty()) meaning = value_called<Group>(text, group_words, ink);
    if (meaning.empty()) meaning = value_called<Preparation>(text, regelwerk::clou::preparation_words, ink);
  }
  if (!meaning.empty()) return meaning;
  return ink.spoken([&](auto tongue) {
    const std::string_view term = word(EditionTerm<Rule>{text}, tongue);
    return term == text ? std::string{} : std::string{term};
  });
}

std::string clou_verdict(const HeistOutcome& outcome, const Ink& ink) {
  const bool is_success = outcome.ending == regelwerk::clou::Ending::success;
  const std::string ending = ink.spoken([&](auto tongue) { return join(word(outcome.ending, tongue)); });
  const std::string rank = ink.spoken([&](auto tongue) { return join(word(outcome.rank, tongue)); });
  return is_success ? join(ending, ", ", rank) : ink.text("lost: {}", ending);
}

std::string clou_verdict(const CampaignOutcome& outcome, const Ink& ink) {
  const bool is_won = outcome.end == regelwerk::clou::CampaignEnd::won;
  const std::string end = ink.spoken([&](auto tongue) { return join(word(outcome.end, tongue)); });
  const std::string rank = ink.spoken([&](auto tongue) { return join(word(outcome.rank, tongue)); });
  return is_won ? join(end, ", ", rank) : end;
}

}  // namespace play

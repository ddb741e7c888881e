#include "spec.hpp"

#include <algorithm>
#include <cstddef>
#include <optional>
#include <span>

#include "../play/pointed.hpp"
#include "../play/text.hpp"
#include "suits.hpp"

namespace players {
namespace {

using play::join;
using play::number_in;

/// What is wrong with a value; empty if nothing is.
using Wrong = std::string;

/// A setting that some kinds of players have.
struct Setting {
  std::string_view name;
  std::string_view choices;
  bool flat;
  bool ismcts;
  Wrong (*take)(Spec& spec, std::string_view value);

  [[nodiscard]] bool is_of(Kind kind) const { return (kind == Kind::flat && flat) || (kind == Kind::ismcts && ismcts); }
};

Wrong take_number(std::uint64_t& into, std::string_view value, std::uint64_t most) {
  const auto number = number_in<std::uint64_t>(value);
  if (!number || *number == 0 || *number > most) return join("a whole number from 1 to ", most, " is wanted");
  into = *number;
  return {};
}
Wrong take_number(std::uint32_t& into, std::string_view value, std::uint64_t most) {
  std::uint64_t number = 0;
  Wrong wrong = take_number(number, value, most);
  if (wrong.empty()) into = static_cast<std::uint32_t>(number);
  return wrong;
}
Wrong take_number(std::optional<std::uint64_t>& into, std::string_view value, std::uint64_t most) {
  std::uint64_t number = 0;
  Wrong wrong = take_number(number, value, most);
  if (wrong.empty()) into = number;
  return wrong;
}

template <class Enum>
Wrong take_word(Enum& into, std::string_view value, std::span<const std::string_view> words) {
  const auto at = std::find(words.begin(), words.end(), value);
  if (at != words.end()) {
    into = static_cast<Enum>(at - words.begin());
    return {};
  }
  Wrong wrong;
  for (const std::string_view word : words) wrong += join(wrong.empty() ? "" : " or ", word);
  return wrong + " is wanted";
}

Wrong take_flag(bool& into, std::string_view value) {
  if (value != "yes" && value != "no") return "yes or no is wanted";
  into = value == "yes";
  return {};
}

/// A decimal number in units of 2^-16, at most 16.
Wrong take_exploration(std::uint32_t& into, std::string_view value) {
  constexpr std::uint64_t most = 16;
  const std::size_t point = std::min(value.find('.'), value.size());
  const std::string_view digits = point < value.size() ? value.substr(point + 1) : std::string_view{"0"};
  const auto whole = number_in<std::uint64_t>(value.substr(0, point));
  const auto part = number_in<std::uint64_t>(digits);
  std::uint64_t unit = 1;
  for (std::size_t i = 0; i < digits.size() && i < 6; ++i) unit *= 10;
  const bool is_number = whole && part && digits.size() <= 6;
  const std::uint64_t fixed = is_number && *whole <= most ? ((*whole * unit + *part) << 16) / unit : most << 17;
  if (fixed > most << 16) return join("a number from 0 to ", most, " with up to 6 decimals is wanted");
  into = static_cast<std::uint32_t>(fixed);
  return {};
}

constexpr std::array settings{
    Setting{"playouts", "32", true, false,
            [](Spec& spec, std::string_view value) { return take_number(spec.playouts, value, most_playouts); }},
    Setting{"iterations", "1000", true, true,
            [](Spec& spec, std::string_view value) {
              spec.by_decision = true;
              return take_number(spec.iterations, value, most_iterations);
            }},
    Setting{"ms", "thinking time instead", true, true,
            [](Spec& spec, std::string_view value) { return take_number(spec.ms, value, most_ms); }},
    Setting{"cap", "moves of a playout", true, true,
            [](Spec& spec, std::string_view value) { return take_number(spec.cap, value, most_cap); }},
    Setting{"rollout", "uniform|thumb|mixed|worth", true, true,
            [](Spec& spec, std::string_view value) { return take_word(spec.rollout, value, playing_words); }},
    Setting{"other_in_256", "32", true, true,
            [](Spec& spec, std::string_view value) { return take_number(spec.other_in_256, value, 256); }},
    Setting{"memory", "yes|no", true, true,
            [](Spec& spec, std::string_view value) { return take_flag(spec.memory, value); }},
    Setting{
        "opponents", "max_n|paranoid", false, true,
        [](Spec& spec, std::string_view value) { return take_word(spec.search.opponents, value, opponents_words); }},
    Setting{"formula", "ucb1|puct|widening", false, true,
            [](Spec& spec, std::string_view value) { return take_word(spec.search.formula, value, formula_words); }},
    Setting{"exploration", "0.7071", false, true,
            [](Spec& spec, std::string_view value) { return take_exploration(spec.search.exploration, value); }},
    Setting{"widening", "1", false, true,
            [](Spec& spec, std::string_view value) { return take_number(spec.search.widening, value, 1000); }},
    Setting{"nodes", "room of the tree", false, true,
            [](Spec& spec, std::string_view value) { return take_number(spec.nodes, value, most_nodes); }},
    Setting{"keep", "no|yes", false, true,
            [](Spec& spec, std::string_view value) { return take_flag(spec.keep, value); }},
};

std::string list_settings(Kind kind, bool with_choices) {
  std::string list;
  for (const Setting& setting : settings) {
    if (!setting.is_of(kind)) continue;
    list += join(list.empty() ? "" : ", ", setting.name);
    if (with_choices) list += join("=", setting.choices);
  }
  return list;
}

constexpr std::string_view commas_only = "separate settings by commas alone, as in cap=40,keep=yes";

/// Where a value ends that has another setting behind it, after something that is no comma.
[[nodiscard]] std::optional<std::size_t> separator_in(std::string_view value) {
  constexpr std::string_view of_words = "abcdefghijklmnopqrstuvwxyz_0123456789";
  const std::size_t next = value.find('=');
  if (next == std::string_view::npos) return std::nullopt;
  const std::size_t before = value.substr(0, next).find_last_not_of(of_words);
  if (before == std::string_view::npos) return std::nullopt;
  return value.substr(0, before).find_last_of(of_words) + 1;  // npos + 1 is 0
}

/// Reads the settings behind the colon, one after another.
class Settings {
 public:
  Settings(std::string_view text, std::size_t from, WordReader& reading) : text_(text), at_(from), reading_(reading) {}

  void read() {
    while (reading_.wrong.empty()) {
      const std::size_t end = std::min(text_.find(',', at_), text_.size());
      take(text_.substr(at_, end - at_));
      if (end == text_.size()) return;
      at_ = end + 1;
    }
  }

 private:
  void take(std::string_view word) {
    const std::string_view kind = kind_words[static_cast<std::size_t>(reading_.spec.kind)];
    const std::string_view name = word.substr(0, word.find('='));
    if (name.starts_with(' ')) return refuse(0, commas_only);
    const auto* const setting = std::find_if(settings.begin(), settings.end(), [&](const Setting& each) {
      return each.name == name && each.is_of(reading_.spec.kind);
    });
    if (setting == settings.end()) {
      const std::string list = list_settings(reading_.spec.kind, false);
      return refuse(
          0, list.empty() ? join(kind, " has no settings") : join(kind, " has no setting '", name, "'; it has ", list));
    }
    const auto index = static_cast<std::size_t>(setting - settings.begin());
    if (met_.at(index)) return refuse(0, join(name, " is said twice"));
    met_.at(index) = true;
    if (name.size() == word.size()) return refuse(word.size(), join(name, " needs a value: ", name, "=..."));
    const std::string_view value = word.substr(name.size() + 1);
    if (const auto between = separator_in(value)) return refuse(name.size() + 1 + *between, commas_only);
    const Wrong wrong = setting->take(reading_.spec, value);
    if (!wrong.empty()) return refuse(name.size() + 1, wrong);
    const bool measures = name == "iterations" || name == "playouts" || name == "ms";
    if (measures && measured_) return refuse(0, "a player thinks by one number or by time, not by both");
    measured_ = measured_ || measures;
  }

  void refuse(std::size_t behind, std::string_view why) {
    reading_.wrong = why;
    reading_.position = at_ + behind;
  }

  std::string_view text_;
  std::size_t at_;
  WordReader& reading_;
  std::array<bool, settings.size()> met_{};
  bool measured_ = false;
};

void take_on(Spec& spec, const Suit& suit) {
  spec.rollout = suit.rollout;
  spec.other_in_256 = suit.other_in_256;
  spec.search.formula = suit.formula;
  spec.search.exploration = suit.exploration;
  spec.search.widening = suit.widening;
}

}  // namespace

bool is_meant(std::string_view word) {
  return word.find(':') < word.find('=') || word.find('=') == std::string_view::npos;
}

WordReader read_player(std::string_view text, std::string_view game) {
  WordReader reading;
  const std::size_t colon = text.find(':');
  const auto* const kind = std::find(kind_words.begin(), kind_words.end(), text.substr(0, colon));
  if (kind == kind_words.end()) {
    reading.wrong = "a player is random, thumb, flat or ismcts";
    return reading;
  }
  reading.spec.kind = static_cast<Kind>(kind - kind_words.begin());
  const Suit* const suit = reading.spec.kind == Kind::ismcts ? suit_of(game) : nullptr;
  if (suit != nullptr) take_on(reading.spec, *suit);
  if (colon != std::string_view::npos) Settings{text, colon + 1, reading}.read();
  // How far to play on depends on who plays.
  if (suit != nullptr && !reading.spec.cap && reading.spec.rollout == suit->rollout) reading.spec.cap = suit->cap;
  return reading;
}

std::string explain(std::string_view text, const WordReader& reading) {
  return play::pointed(text, reading.position, reading.wrong);
}

std::string list_players() {
  std::string list;
  for (std::size_t kind = 0; kind < kind_words.size(); ++kind) {
    const std::string all = list_settings(static_cast<Kind>(kind), true);
    list += join("  ", kind_words.at(kind), all.empty() ? "" : ":", all, "\n");
  }
  return list;
}

}  // namespace players

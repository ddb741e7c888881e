#include <algorithm>
#include <array>
#include <cstddef>
#include <span>
#include <string>
#include <string_view>

#include "clou.hpp"
#include "clou_phrases.hpp"
#include "clou_words.hpp"
#include "text.hpp"

namespace play {
namespace {

using regelwerk::clou::EffectKind;
using regelwerk::clou::Event;
using regelwerk::clou::EventKind;
using regelwerk::clou::Roll;
using regelwerk::clou::State;
using regelwerk::clou::Target;
using regelwerk::clou::ThiefSet;

constexpr std::array<std::string_view, 4> ending_phrases{"", "the heist is a success", "it is arrested",
                                                         "it is caught"};
constexpr std::array<std::string_view, 4> campaign_end_phrases{"", "won", "lost, its trace track is full",
                                                               "lost, too few thieves are free"};

/// Makes sentences of events. What one mark or one symbol does is one line; dice, time and heist are followed from
/// event to event.
class Telling {
 public:
  Telling(const ClouWords& words, const State& before)
      : words_(words), roll_(before.roll), round_(before.plan.time + 1) {
    if (words_.layout().is_campaign()) words_.turn_to(heist_of(before));
  }

  [[nodiscard]] std::string lines(std::span<const Event> events) {
    for (const Event& event : events) {
      follow(event);
      if (!is_gathered(event)) say(event);
    }
    end_line();
    return text_;
  }

 private:
  void follow(const Event& event) {
    if (event.kind == EventKind::dice_thrown) roll_ = Roll{event.number};
    if (event.kind == EventKind::time_crossed) round_ = event.number + 1;
    if (event.kind != EventKind::gang_formed) return;
    round_ = 1;
    // A heist has been crossed out since the last gang was formed.
    if (reported_ >= 0) words_.turn_to(reported_ + 1);
  }

  /// What is told with the event that follows from it.
  bool is_gathered(const Event& event) {
    switch (event.kind) {
      case EventKind::dice_used:
        for (int i = 0; i < regelwerk::clou::dice_count; ++i) {
          if ((event.number >> i & 1) != 0) use(join(roll_.face(i)));
        }
        return true;
      case EventKind::white_used:
        if (event.effect.kind != EffectKind::fill) use(ClouWords::effect(event.effect));
        return true;
      case EventKind::symbol_used:
        used_ = join(words_.thief(event.thief), "'s ", ClouWords::effect(event.effect));
        return true;
      case EventKind::heist_crossed_out:
        reported_ = event.number;
        return false;
      default:
        return false;
    }
  }
  void use(const std::string& material) { with_ += join(with_.empty() ? " with " : " and ", material); }

  void say(const Event& event) {
    for (const ClouPhrase& phrase : clou_phrases()) {
      if (phrase.kind != event.kind || (phrase.rule && *phrase.rule != event.rule)) continue;
      if (phrase.form != ClouForm::more) end_line();
      if (line_.empty() && phrase.form != ClouForm::line) line_ = "  ";
      line_ += join(columns_of(line_) > 2 ? ", " : "", filled(phrase.words, event));
      with_.clear();
      return;
    }
  }

  [[nodiscard]] std::string filled(std::string_view words, const Event& event) const {
    std::string text;
    for (std::size_t i = 0; i < words.size(); ++i) text += words[i] == '%' ? named(words[++i], event) : join(words[i]);
    return text;
  }

  [[nodiscard]] std::string named(char mark, const Event& event) const {
    const auto number = static_cast<std::size_t>(event.number);
    switch (mark) {
      case 't':
        return words_.thief(event.thief);
      case 'x':
        return target(event.target);
      case 'n':
        return words_.ink().bold(join(int{event.number}));
      case 'e':
        return words_.ink().bold(ClouWords::effect(event.effect));
      case 'u':
        return used_;
      case 'w':
        return with_;
      case 'd':
        return words_.ink().bold(join(roll_.face(0), " ", roll_.face(1), " ", roll_.face(2)));
      case 'k':
        return join(round_);
      case 'm':
        return music();
      case 'T':
        return join(int{words_.plan().time});
      case 'G':
        return words_.thieves(ThiefSet{static_cast<unsigned>(event.number)});
      case 'H':
        return words_.ink().bold(words_.printed().name);
      case 'S':
        return std::string{clou_special_loot[number]};
      case 'E':
        return words_.ink().bold(ending_phrases[number]);
      case 'C':
        return words_.ink().bold(campaign_end_phrases[number]);
      default:
        return of_challenge(mark, event);
    }
  }

  [[nodiscard]] std::string of_challenge(char mark, const Event& event) const {
    if (mark == 'r') return words_.ink().bold(words_.room(event.number));
    if (mark == 'c') return words_.ink().bold(words_.challenge(event.number));
    if (mark == 'l') return words_.loot(event.number);
    const auto& parts = words_.printed().challenges[static_cast<std::size_t>(event.number)].parts;
    return parts.size() > 1 ? join(" by part ", event.part + 1) : std::string{};
  }

  /// Its name; of a demand also what it demands, of a circle its number where that is not written.
  [[nodiscard]] std::string target(Target target) const {
    std::string name = words_.target(target);
    if (!target.is_demand()) return name;
    const auto& at = words_.plan().places[static_cast<std::size_t>(target.demand())];
    const auto& part = words_.printed().challenges[at.challenge].parts[at.part];
    return join(name, " (", words_.demand(part.demands[at.place]), ")");
  }

  [[nodiscard]] std::string music() const {
    const auto& concert = words_.plan().concert;
    if (!concert.is_concert) return {};
    const auto music = concert.track[static_cast<std::size_t>(round_ - 1)];
    return join(", the music: ", regelwerk::clou::music_words[static_cast<std::size_t>(music)]);
  }

  /// Breaks the line where it is long.
  void end_line() {
    if (line_.empty()) return;
    line_ += '.';
    std::string row;
    for (std::size_t from = 0; from < line_.size();) {
      std::size_t end = line_.find_first_not_of(' ', from);
      end = std::min(line_.find(' ', end), line_.size());
      const std::string word = line_.substr(from, end - from);
      if (columns_of(row) + columns_of(word) > line_columns) {
        text_ += row + '\n';
        row = "   ";  // before the blank of the word
      }
      row += word;
      from = end;
    }
    text_ += row + '\n';
    line_.clear();
  }

  ClouWords words_;
  Roll roll_;
  int round_;
  int reported_ = -1;  ///< the heist of the last police report
  std::string text_;
  std::string line_;
  std::string with_;
  std::string used_;
};

}  // namespace

std::string tell_clou(ClouWords words, const State& before, std::span<const Event> events) {
  return Telling{words, before}.lines(events);
}

}  // namespace play

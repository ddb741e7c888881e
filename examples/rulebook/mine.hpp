#pragma once
#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

#include <regelwerk/core/description/fields.hpp>
#include <regelwerk/core/hidden/draw.hpp>
#include <regelwerk/play/random.hpp>
#include <regelwerk/play/sample.hpp>

#include "../play/text.hpp"
#include "example.hpp"
#include "simplify.hpp"
#include "work_out.hpp"

namespace rulebook {

/// What is looked for, and where.
struct Wanted {
  std::vector<std::string> ids;  ///< all if empty
  std::string settings;          ///< of every game; empty: any
  std::uint64_t seed = 1;
  int games = 200;
  std::uint64_t nodes = 0;                  ///< instead of games so many nodes, and rules are counted only
  std::span<const std::string_view> names;  ///< what settings that are names may be
};

/// What was found: for every rule that fired or refused the simplest examples, and how often it did.
struct Found {
  struct Vein {
    std::uint64_t count = 0;
    std::vector<Example> examples;  ///< none if rules are counted only
  };
  std::uint64_t nodes = 0;
  std::map<std::pair<std::string, bool>, Vein> veins;  ///< by ID, and whether it refuses
};

/// Any settings of a game that there is.
template <class G>
[[nodiscard]] std::string any_settings(regelwerk::Random& random, std::span<const std::string_view> names) {
  for (;;) {
    std::string settings;
    const auto add = [&]<class Owner, class Member>(const regelwerk::Field<Owner, Member>& field) {
      if (regelwerk::draw_below(random, 2) == 0) return;
      std::string value;
      if constexpr (std::is_same_v<Member, regelwerk::Word>) {
        if (names.empty()) return;
        value = names[regelwerk::draw_below(random, static_cast<std::uint32_t>(names.size()))];
      } else if constexpr (requires(const Member& member) { member.bits(); }) {
        for (const std::string_view word : field.words) {
          if (regelwerk::draw_below(random, 3) == 0) value += play::join(value.empty() ? "" : "+", word);
        }
      } else {
        const int number = field.low + static_cast<int>(regelwerk::draw_below(
                                           random, static_cast<std::uint32_t>(field.high - field.low + 1)));
        value = field.words.empty() ? play::join(number) : std::string{field.words[static_cast<std::size_t>(number)]};
      }
      add_word(settings, play::join(field.name, "=", value));
    };
    G::option_fields.each(add);
    const auto options = regelwerk::parse_options<G>(settings);
    if (options && G::make(*options)) return settings;
  }
}

/// Plays games and keeps the simplest positions in which a rule is seen.
template <class G, class Thumb>
class Miner {
 public:
  using State = typename G::State;
  using Move = typename G::Move;

  explicit Miner(const Wanted& wanted) : wanted_(wanted), random_(wanted.seed) {}

  [[nodiscard]] Found mine() {
    const auto goes_on = [&](int game) {
      return wanted_.nodes > 0 ? found_.nodes < wanted_.nodes : game < wanted_.games;
    };
    for (int game = 0; goes_on(game) && play_one(game % 2 == 1); ++game) {
    }
    for (auto& [what, vein] : found_.veins) {
      for (Example& example : vein.examples) {
        example = simplified(example, [&](const Example& asked) { return shows(asked); });
      }
      std::sort(vein.examples.begin(), vein.examples.end(),
                [](const auto& a, const auto& b) { return cost(a) < cost(b); });
    }
    return found_;
  }

 private:
  static constexpr std::size_t kept = 3;      ///< examples of a rule
  static constexpr int asked_at_once = 24;    ///< moves asked for at a node whether they are refused
  static constexpr std::size_t known = 4000;  ///< moves met that may be asked for

  /// False if there is no game with the settings.
  [[nodiscard]] bool play_one(bool by_thumb) {
    const std::string settings = wanted_.settings.empty() ? any_settings<G>(random_, wanted_.names) : wanted_.settings;
    const std::string line = play::join(G::name, "/", G::rules_version, " ", settings);
    const auto made = game_of_line<G>(line);
    const std::size_t edition = line.find("edition=") == std::string::npos ? 0 : 1;
    if (!made || words_of(settings_of_line<G>(line)).size() + edition != words_of(settings).size()) return false;
    const G& game = *made;
    moves_.clear();
    // Longer games bring nothing new: a rule that fires late does so in shorter ones, too.
    constexpr int longest = 3000;
    State state = game.initial();
    for (int node = 0; node < longest && !game.actor(state).is_nobody(); ++node) {
      ++found_.nodes;
      const Move chosen = choose(game, state, by_thumb);
      if (game.actor(state).is_seat()) ask_for_refusals(game, state);
      const State before = state;
      events_.clear();
      game.advance(state, chosen, [&](const typename G::Event& event) { events_.push_back(id_of<G>(event.rule)); });
      for (const std::string_view id : events_) meet(game, before, to_text(game, before, chosen).view(), id, false);
    }
    return true;
  }

  [[nodiscard]] Move choose(const G& game, const State& state, bool by_thumb) {
    const auto actor = game.actor(state);
    if (actor.is_chance()) return regelwerk::sample(game, state, random_);
    if (by_thumb && regelwerk::draw_below(random_, 4) != 0)
      return Thumb{}(game, game.view(state, actor.seat()), random_);
    return regelwerk::uniform_move(game, state, random_);
  }

  /// Tries moves that were legal elsewhere, as far as they can be written here.
  void ask_for_refusals(const G& game, const State& state) {
    for (int i = 0; i < asked_at_once && !moves_.empty(); ++i) {
      const std::string& text = moves_[below(moves_.size())];
      const auto move = parse_move(game, state, text);
      const auto rule = move ? game.why_not(state, *move) : std::nullopt;
      if (rule) meet(game, state, text, id_of<G>(*rule), true);
    }
    game.for_each_move(state, [&](const Move& move) {
      std::string& kept_text = moves_.size() < known ? moves_.emplace_back() : moves_[below(known)];
      kept_text = to_text(game, state, move).view();
    });
  }
  [[nodiscard]] std::size_t below(std::size_t count) {
    return regelwerk::draw_below(random_, static_cast<std::uint32_t>(count));
  }

  void meet(const G& game, const State& state, std::string_view move, std::string_view id, bool refuses) {
    if (!wanted_.ids.empty() && std::find(wanted_.ids.begin(), wanted_.ids.end(), id) == wanted_.ids.end()) return;
    auto& vein = found_.veins[{std::string{id}, refuses}];
    ++vein.count;
    if (wanted_.nodes > 0) return;
    // Simple ones come up again; a rule that is met often need not be looked at each time.
    if (vein.count > 50 && vein.count % 16 != 0) return;
    Example example;
    example.id = id;
    example.number = 1;
    example.state = to_text(game, state).view();
    const std::size_t most = vein.examples.size() < kept ? SIZE_MAX : cost(vein.examples.back());
    if (cost(example) >= most) return;
    example.move = move;
    const Worked worked = WorkingOut<G>::work_out(example);
    if (!worked.wrong.empty()) return;
    example = filled(example, worked.example);
    if (cost(example) >= most) return;
    vein.examples.push_back(example);
    std::sort(vein.examples.begin(), vein.examples.end(),
              [](const auto& a, const auto& b) { return cost(a) < cost(b); });
    if (vein.examples.size() > kept) vein.examples.pop_back();
  }

  /// What comes of an example if it still shows its rule.
  [[nodiscard]] static std::optional<Example> shows(const Example& asked) {
    const Worked worked = WorkingOut<G>::work_out(asked);
    if (!worked.wrong.empty() || worked.example.refuses() != asked.refuses()) return std::nullopt;
    if (asked.refuses() && worked.example.refused != asked.refused) return std::nullopt;
    if (!asked.refuses() && !tells_of(worked.example, asked.id, G::rules.front().id)) return std::nullopt;
    return filled(asked, worked.example);
  }

  const Wanted& wanted_;
  regelwerk::Random random_;
  std::vector<std::string> moves_;  ///< texts of moves met
  std::vector<std::string_view> events_;
  Found found_;
};

}  // namespace rulebook

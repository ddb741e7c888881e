#pragma once
#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <fuzz/damage.hpp>
#include <fuzz/form_editions.hpp>
#include <fuzz/form_events.hpp>
#include <fuzz/form_moves.hpp>
#include <fuzz/form_positions.hpp>
#include <fuzz/form_setup.hpp>
#include <fuzz/fresh.hpp>
#include <fuzz/input.hpp>
#include <fuzz/positions.hpp>

// What libFuzzer calls. There is one program for each title, since the rules of a title are most of what is compiled.
// `--form=NAME` chooses the form; `--seeds=FOLDER` writes sound inputs there and ends.
// A title tells:
//   Game        with options as data
//   editions    those that inputs may name, the standard one first
//   Fixed       games with their rules in their type, which must find the same wherever options and edition are theirs
//   fields      hands over every number and name of an edition

namespace fuzz {

/// In how many inputs something was accepted, told at the end.
inline std::uint64_t accepted = 0;
/// How many things all inputs held together: moves one behind another, events of a stream, else one.
inline std::uint64_t readings = 0;

template <class Title, template <class> class Form>
struct Target {
  static int run(std::string_view data) {
    const auto input = split(data, Form<Title>::has_way);
    if (!input) return unread;
    Report report;
    if constexpr (requires { &Form<Title>::run_whole; }) {
      Form<Title>::run_whole(report, input->options, input->body);
    } else {
      const auto* game = game_of<Title>(input->options);
      if (game == nullptr) return unread;
      const Position<typename Title::Game>* at = nullptr;
      if (Form<Title>::has_way && (at = position_of<Title>(*game, *input)) == nullptr) return unread;
      Form<Title>::run(report, *game, at, input->body);
    }
    if (report.strays > 0) ++accepted;
    readings += std::max<std::uint64_t>(report.readings, 1);
    for (const std::string& fault : report.faults) std::fprintf(stderr, "fault: %s\n", fault.c_str());
    if (!report.faults.empty()) std::abort();
    return 0;
  }

  static std::string fresh(Random& random) { return fresh_input<Title, Form>(random); }

  /// Another input from this one, mostly with the same lines before the body.
  static std::string damaged(std::string_view data, Random& random) {
    const auto input = split(data, Form<Title>::has_way);
    const auto choice = random() % 256;
    if (!input || choice == 0) return fresh(random);
    std::string options{input->options};
    std::string way{input->way};
    std::string body{input->body};
    if (choice < 8) {
      TextDamage{options, words(), random}.run();
    } else if (choice < 16 && Form<Title>::has_way) {
      TextDamage{way, words(), random}.run();
    } else if (goes_on && choice < 64) {
      // A quarter is sound, since only what is accepted leads on to games.
      if (!go_on(options, body, random)) return fresh(random);
    } else {
      damage(body, random);
    }
    if constexpr (requires { Form<Title>::finish(body, random); }) Form<Title>::finish(body, random);
    return options + '\n' + (Form<Title>::has_way ? way + '\n' : std::string{}) + body;
  }

 private:
  /// Says to libFuzzer that the input is not worth keeping.
  static constexpr int unread = -1;

  static constexpr bool goes_on = requires(const typename Title::Game& game, std::string_view body, Random& random) {
    Form<Title>::onward(game, body, random);
  };
  static bool go_on(const std::string& options, std::string& body, Random& random) {
    if constexpr (goes_on) {
      const auto* game = game_of<Title>(options);
      const auto next = game == nullptr ? std::nullopt : Form<Title>::onward(*game, body, random);
      if (next) body = *next;
      return next.has_value();
    }
    return false;
  }
  static void damage(std::string& body, Random& random) {
    if (random() % 16 == 0) return damage_anyhow(body);
    if (Form<Title>::is_text) return TextDamage{body, words(), random}.run();
    damage_bytes(body, random);
    if (random() % 8 == 0) damage_anyhow(body);
  }

  /// The tokens of some sound inputs.
  static const std::vector<std::string>& words() {
    static const std::vector<std::string> all = [] {
      std::vector<std::string> found;
      Random random{1};
      for (int i = 0; i < 24; ++i) {
        for (std::string& token : tokens_of(fresh(random))) {
          if (Form<Title>::is_text && std::find(found.begin(), found.end(), token) == found.end()) {
            found.push_back(std::move(token));
          }
        }
      }
      return found;
    }();
    return all;
  }
};

/// The forms of a title, and the one that was chosen.
template <class Title>
class Forms {
 public:
  struct Entry {
    std::string_view name;
    int (*run)(std::string_view data);
    std::string (*fresh)(Random& random);
    std::string (*damaged)(std::string_view data, Random& random);
  };

  static const Entry& chosen() { return *chosen_; }

  static void choose(int count, char** words) {
    std::string folder;
    for (int i = 1; i < count; ++i) {
      const std::string_view word = words[i];
      if (word.starts_with("--seeds=")) folder = word.substr(8);
      if (!word.starts_with("--form=")) continue;
      for (const Entry& entry : all) {
        if (entry.name == word.substr(7)) chosen_ = &entry;
      }
    }
    if (chosen_ == nullptr) {
      std::fprintf(stderr, "--form=NAME is one of:");
      for (const Entry& entry : all)
        std::fprintf(stderr, " %.*s", static_cast<int>(entry.name.size()), entry.name.data());
      std::fprintf(stderr, "\n");
      std::exit(2);
    }
    std::atexit([] {
      std::fprintf(stderr, "accepted: %llu\nreadings: %llu\n", static_cast<unsigned long long>(accepted),
                   static_cast<unsigned long long>(readings));
    });
    if (folder.empty()) return;
    write_seeds(folder);
    std::exit(0);
  }

 private:
  template <template <class> class Form>
  static constexpr Entry entry{Form<Title>::name, &Target<Title, Form>::run, &Target<Title, Form>::fresh,
                               &Target<Title, Form>::damaged};

  static void write_seeds(const std::string& folder) {
    Random random{2026};
    for (int i = 0; i < 64; ++i) std::ofstream{folder + "/" + std::to_string(i)} << chosen().fresh(random);
  }

  static constexpr std::array<Entry, 11> all{entry<Settings>,    entry<StateLine>,  entry<ViewLine>,
                                             entry<EventLines>,  entry<MoveWords>,  entry<RecordText>,
                                             entry<PackedState>, entry<PackedView>, entry<PackedEvents>,
                                             entry<MoveBits>,    entry<Editions>};
  static inline const Entry* chosen_ = nullptr;
};

inline std::string_view as_text(const std::uint8_t* data, std::size_t size) {
  return {reinterpret_cast<const char*>(data), size};  // NOLINT(*-reinterpret-cast)
}

}  // namespace fuzz

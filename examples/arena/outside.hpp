#pragma once
#include <chrono>
#include <cstdint>
#include <map>
#include <memory>
#include <mutex>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <regelwerk/core/playable.hpp>

#include "../engine/program.hpp"
#include "../play/pointed.hpp"
#include "../play/text.hpp"

namespace arena {

/// Programs that are kept from one game to the next: starting them may take longer than a game. For many threads.
class Programs {
 public:
  explicit Programs(std::chrono::seconds patience) : patience_(patience) {}

  [[nodiscard]] std::unique_ptr<engine::Program> take(const std::string& command) {
    {
      const std::lock_guard lock{mutex_};
      auto& idle = idle_[command];
      if (!idle.empty()) {
        auto program = std::move(idle.back());
        idle.pop_back();
        return program;
      }
    }
    return std::make_unique<engine::Program>(command, patience_);
  }
  void give_back(const std::string& command, std::unique_ptr<engine::Program> program) {
    const std::lock_guard lock{mutex_};
    idle_[command].push_back(std::move(program));
  }

 private:
  std::chrono::seconds patience_;
  std::mutex mutex_;
  std::map<std::string, std::vector<std::unique_ptr<engine::Program>>> idle_;
};

/// A program that has a seat for one game.
template <regelwerk::Playable G>
class Outside {
 public:
  using View = typename G::View;

  /// `first` is what the seat sees before the first event.
  Outside(const G& game, std::unique_ptr<engine::Program> program, std::string_view rules, std::string_view seed,
          const View& first, std::uint64_t ms)
      : game_(game), program_(std::move(program)), asked_(ms == 0 ? "go" : play::join("go ms=", ms)), ms_(ms) {
    program_->tell(play::join("game ", rules));
    program_->tell(play::join("seed ", seed));
    program_->tell(play::join("view ", to_text(game, first).view()));
  }

  void see(const typename G::Event& shown) { program_->tell(play::join("event ", to_text(game_, shown).view())); }

  [[nodiscard]] typename G::Move choose(const View& view) {
    program_->tell(play::join("now ", to_text(game_, view).view()));
    std::string choices = "choices";
    game_.for_each_move(
        view, [&](const typename G::Move& move) { choices += play::join(" ", to_text(game_, view, move).view()); });
    program_->tell(choices);
    const std::string answer = program_->ask(asked_, ms_);
    constexpr std::string_view before = "move ";
    const auto move = parse_move(game_, view, answer.starts_with(before) ? answer.substr(before.size()) : "");
    if (!move) program_->accuse(play::join("answers ", asked_, " by no move: ", play::excerpt(answer)));
    if (const auto rule = game_.why_not(view, *move)) {
      program_->accuse(play::join("chooses what is not legal: ", play::excerpt(answer), ". ", info(*rule).id, ": ",
                                  info(*rule).sentence));
    }
    return *move;
  }

  /// Tells it how the game has ended, and lets it go.
  [[nodiscard]] std::unique_ptr<engine::Program> leave(std::string_view result) {
    program_->tell(play::join("over ", result));
    return std::move(program_);
  }

 private:
  G game_;
  std::unique_ptr<engine::Program> program_;
  std::string asked_;
  std::chrono::milliseconds ms_;
};

}  // namespace arena

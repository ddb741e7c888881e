#pragma once
#include <chrono>
#include <cstddef>
#include <functional>
#include <map>
#include <string>
#include <string_view>

#include "files.hpp"
#include "terminal.hpp"

namespace play {

/// Writes the files of a game: the one that it is kept in while it is played, if --save names one, and those that
/// people ask for. A file that holds something else is only replaced if --overwrite or a person says so.
class Keeper {
 public:
  using Record = std::function<std::string()>;

  explicit Keeper(Terminal& terminal) : terminal_(terminal) {}

  /// What files hold is replaced without asking.
  void overwrite(bool is_wanted) { overwrites_ = is_wanted; }
  [[nodiscard]] bool overwrites() const { return overwrites_; }

  /// Keeps the game in this file from now on and writes it down for the first time; `goes_on(held)` is true if it goes
  /// on from the game that the file holds. Why it cannot be kept there, or nothing.
  [[nodiscard]] std::string open(const std::string& path, const std::string& record, const MayReplace& goes_on);
  /// True if there is such a file.
  [[nodiscard]] bool keeps() const { return !path_.empty(); }
  /// True if the game that the file held before goes on in it.
  [[nodiscard]] bool went_on() const { return went_on_; }
  [[nodiscard]] bool keeps_in(const std::string& path) const;

  /// Why the file does not hold the game, or nothing.
  [[nodiscard]] const std::string& trouble() const { return trouble_; }

  /// Writes the game down if a file keeps it. Unless `at_once`, that takes a tenth of the time at most, so that games
  /// that play themselves get on. True if the file holds the game as it stands. Trouble is told when it begins and when
  /// it is over.
  bool keep(const Record& record, bool at_once);
  /// The same at the end of the game, where trouble is told again. False if there is some.
  [[nodiscard]] bool keep_at_end(const Record& record);

  /// Writes a file that a person asks for. What this game wrote there before may go, and so may what `may_replace`
  /// names. Why it cannot be written, or nothing.
  [[nodiscard]] std::string write(const std::string& path, const std::string& text, const MayReplace& may_replace);

 private:
  using Clock = std::chrono::steady_clock;

  void try_to_write(const std::string& record);

  Terminal& terminal_;
  bool overwrites_ = false;
  std::string path_;
  OwnFile file_;
  bool went_on_ = false;
  std::string written_;  ///< what the file holds
  std::string trouble_;  ///< why it does not hold the game, if so
  Clock::time_point next_{};
  std::map<std::string, std::size_t> hashes_;  ///< of what was written into other files
};

}  // namespace play

#include "keeper.hpp"

#include <system_error>

namespace play {

std::string Keeper::open(const std::string& path, const std::string& record, const MayReplace& goes_on) {
  const Ink& ink = terminal_.ink;
  if (const auto error = file_.open(path)) return why_not_written(path, error, ink);
  const std::string held = file_.text();
  went_on_ = !held.empty() && goes_on(held);
  if (!held.empty() && !went_on_ && !may_overwrite(path, overwrites_, terminal_)) return why_not_replaced(path, ink);
  path_ = path;
  // What cannot be replaced is written once, at the end.
  if (file_.is_stream()) return {};
  if (const auto error = file_.write(record)) return why_not_written(path, error, ink);
  written_ = record;
  return {};
}

bool Keeper::keeps_in(const std::string& path) const {
  return keeps() && !file_.is_stream() && target_of(path) == file_.target();
}

void Keeper::try_to_write(const std::string& record) {
  // It may be whole again what somebody else has written.
  if (record == written_ && trouble_.empty()) return;
  const auto error = file_.write(record);
  trouble_ = error ? why_not_written(path_, error, terminal_.ink) : std::string{};
  if (!error) written_ = record;
}

bool Keeper::keep(const Record& record, bool at_once) {
  if (!keeps() || file_.is_stream()) return false;
  const auto begin = Clock::now();
  if (!at_once && begin < next_) return false;
  const bool was_well = trouble_.empty();
  try_to_write(record());
  const auto end = Clock::now();
  next_ = end + 9 * (end - begin);
  const Ink& ink = terminal_.ink;
  if (was_well && !trouble_.empty()) {
    terminal_.say(ink.text("The game goes on, but it is not saved: {}.\n", trouble_));
  } else if (!was_well && trouble_.empty()) {
    terminal_.say(ink.text("The game is saved again in {}.\n", path_));
  }
  return trouble_.empty();
}

bool Keeper::keep_at_end(const Record& record) {
  if (!keeps()) return true;
  try_to_write(record());
  if (!trouble_.empty()) terminal_.say(terminal_.ink.text("The game is not saved: {}.\n", trouble_));
  return trouble_.empty();
}

std::string Keeper::write(const std::string& path, const std::string& text, const MayReplace& may_replace) {
  if (keeps_in(path)) return terminal_.ink.text("{} is where this game is kept", path);
  const std::hash<std::string_view> hash;
  const std::string target = target_of(path);
  const auto may_go = [&](std::string_view held) {
    const auto own = hashes_.find(target);
    return (own != hashes_.end() && own->second == hash(held)) || may_replace(held) ||
           may_overwrite(path, overwrites_, terminal_);
  };
  std::string wrong = write_out(path, text, may_go, terminal_.ink);
  if (wrong.empty()) hashes_[target] = hash(text);
  return wrong;
}

}  // namespace play

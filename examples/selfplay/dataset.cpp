#include "dataset.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <fstream>
#include <sstream>
#include <utility>

#include <sys/file.h>

#include <fcntl.h>

#include "../play/text.hpp"
#include "shard.hpp"

namespace selfplay {
namespace {

namespace fs = std::filesystem;

constexpr std::string_view description_file = "dataset.json";
constexpr std::string_view lock_file = "dataset.lock";

std::string in_quotes(std::string_view text) {
  std::string quote = "\"";
  for (const char letter : text) {
    if (letter == '"' || letter == '\\') quote += '\\';
    quote += letter;
  }
  return quote + '"';
}

std::string planes_text(const std::vector<PlaneNote>& planes) {
  std::string text;
  for (const PlaneNote& plane : planes) {
    text += play::join(text.empty() ? "" : ",\n", R"(    {"name": )", in_quotes(plane.name), R"(, "first": )",
                       plane.first, R"(, "size": )", plane.size, R"(, "rows": )", plane.rows, "}");
  }
  return text;
}

constexpr std::array<std::pair<std::string_view, std::string_view>, columns> meanings{{
    {"observation", "decisions x observation_size: what the seat to move sees, see planes"},
    {"policy_count", "decisions: how many legal moves there are"},
    {"policy_index", "sum of policy_count: their policy indexes, decision after decision"},
    {"policy_share", "sum of policy_count: the share of the visits that each got"},
    {"value", "decisions x seats: what the game was worth in the end, to the seat to move and to those after it"},
    {"game", "decisions: number of the game"},
    {"ply", "decisions: moves of seats before it in its game"},
    {"seat", "decisions: who decides"},
}};

std::string meanings_text() {
  std::string text;
  for (const auto& [name, meaning] : meanings) {
    text += play::join(text.empty() ? "" : ",\n", "    ", in_quotes(name), ": ", in_quotes(meaning));
  }
  return text;
}

std::string search_text(const Manner& manner) {
  const players::Spec& spec = manner.spec;
  return play::join(
      R"({"iterations": )", spec.iterations, R"(, "cap": )", spec.cap ? std::to_string(*spec.cap) : "null",
      R"(, "rollout": )", in_quotes(players::playing_words[static_cast<std::size_t>(spec.rollout)]), R"(, "memory": )",
      spec.memory ? "true" : "false", R"(, "opponents": )",
      in_quotes(players::opponents_words[static_cast<std::size_t>(spec.search.opponents)]), R"(, "formula": )",
      in_quotes(players::formula_words[static_cast<std::size_t>(spec.search.formula)]), R"(, "exploration": )",
      spec.search.exploration, R"(, "other_in_256": )", spec.other_in_256, R"(, "widening": )", spec.search.widening,
      R"(, "nodes": )", spec.nodes ? std::to_string(*spec.nodes) : "null", "}");
}

std::string file_text(const fs::path& path) {
  std::ostringstream text;
  text << std::ifstream{path, std::ios::binary}.rdbuf();
  return text.str();
}

/// True unless another process works on this folder; it is free again when this one ends, however it ends.
bool lock(const fs::path& folder) {
  const int file = ::open((folder / lock_file).c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0666);
  return file >= 0 && ::flock(file, LOCK_EX | LOCK_NB) == 0;
}

}  // namespace

std::string describe(const Request& request, const Opened& opened) {
  return play::join(
      "{\n  \"format\": \"regelwerk selfplay 1\",\n  \"rules\": ", in_quotes(opened.rules),
      ",\n  \"seed\": ", request.manner.seed, ",\n  \"first\": ", request.first, ",\n  \"games\": ", request.games,
      ",\n  \"games_of_a_shard\": ", request.shard, ",\n  \"search\": ", search_text(request.manner),
      ",\n  \"drawn_plies\": ", request.manner.drawn_plies, ",\n  \"stray_in_256\": ", request.manner.stray,
      ",\n  \"seats\": ", opened.seats, ",\n  \"observation_size\": ", opened.observation_size,
      ",\n  \"policy_size\": ", opened.policy_size, ",\n  \"columns\": {\n", meanings_text(),
      "\n  },\n  \"planes\": [\n", planes_text(opened.planes), "\n  ]\n}\n");
}

Dataset::Dataset(const Request& request, const Opened& opened)
    : folder_(request.out),
      description_(describe(request, opened)),
      form_(form_of(opened.observation_size, opened.seats)),
      first_(request.first),
      last_(request.last()),
      games_of_shard_(request.shard),
      whole_((request.games + request.shard - 1) / request.shard) {
  if (!request.resume || file_text(folder_ / description_file) != description_) return;
  for (std::size_t shard = 0; shard < whole_.size(); ++shard) {
    whole_[shard] = is_shard_whole(folder_ / name_of(shard), form_);
  }
}

std::string Dataset::open(bool resume) {
  fs::create_directories(folder_);
  if (!lock(folder_)) return play::join("another process works on ", folder_.string());
  if (!fs::exists(folder_ / description_file)) {
    write_file_at_once(folder_ / description_file, description_);
    return {};
  }
  if (!resume) return play::join(folder_.string(), " holds games already; --resume goes on with them");
  if (file_text(folder_ / description_file) != description_) {
    return play::join(folder_.string(), " holds other games: its ", description_file, " says other settings");
  }
  return {};
}

std::uint64_t Dataset::first_lacking() const {
  const auto lacking = std::find(whole_.begin(), whole_.end(), false);
  return std::min(last_, first_ + static_cast<std::uint64_t>(lacking - whole_.begin()) * games_of_shard_);
}

void Dataset::add(std::uint64_t game, const Rows& rows) {
  rows_.add(rows);
  ++games_;
  decisions_ += rows.count();
  const std::size_t shard = shard_of(game);
  if (game + 1 != end_of(shard)) return;
  write_shard(folder_, name_of(shard), form_, rows_);
  rows_.clear();
}

std::uint64_t Dataset::end_of(std::size_t shard) const {
  return std::min(last_, first_ + (shard + 1) * games_of_shard_);
}

std::string Dataset::name_of(std::size_t shard) const {
  return shard_name(first_ + shard * games_of_shard_, end_of(shard));
}

}  // namespace selfplay

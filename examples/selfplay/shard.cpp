#include "shard.hpp"

#include <array>
#include <cstdio>
#include <fstream>
#include <string_view>
#include <system_error>
#include <vector>

#include "../play/files.hpp"
#include "npy.hpp"

namespace selfplay {
namespace {

namespace fs = std::filesystem;

void expect(std::error_code error, const fs::path& path) {
  if (error) throw std::system_error{error, path.string()};
}

std::string header_of(const ColumnForm& column, std::size_t decisions, std::size_t moves) {
  if (column.is_of_moves()) return npy_header(column.type, {moves});
  if (!column.is_table) return npy_header(column.type, {decisions});
  return npy_header(column.type, {decisions, column.width});
}
std::size_t numbers_of(const ColumnForm& column, std::size_t decisions, std::size_t moves) {
  return column.is_of_moves() ? moves : decisions * column.width;
}

fs::path file_of(const fs::path& shard, const ColumnForm& column) { return shard / (column.name + ".npy"); }

// So many numbers a file would have if its header were as long as it is for any size that comes up.
std::size_t numbers_in(const fs::path& shard, const ColumnForm& column) {
  const std::size_t header = npy_header(column.type, {1}).size();
  const std::uintmax_t size = fs::file_size(file_of(shard, column));
  return size < header ? 0 : static_cast<std::size_t>((size - header) / column.bytes);
}

bool is_file_whole(const fs::path& shard, const ColumnForm& column, std::size_t decisions, std::size_t moves) {
  const std::string header = header_of(column, decisions, moves);
  const fs::path path = file_of(shard, column);
  if (fs::file_size(path) != header.size() + numbers_of(column, decisions, moves) * column.bytes) return false;
  std::string found(header.size(), ' ');
  std::ifstream file{path, std::ios::binary};
  return file.read(found.data(), static_cast<std::streamsize>(found.size())) && found == header;
}

}  // namespace

std::string shard_name(std::uint64_t first, std::uint64_t last) {
  std::array<char, 64> name{};
  std::snprintf(name.data(), name.size(), "games-%09llu-%09llu", static_cast<unsigned long long>(first),
                static_cast<unsigned long long>(last - 1));
  return name.data();
}

void write_shard(const fs::path& folder, const std::string& name, const Form& form, const Rows& rows) {
  const fs::path part = folder / (name + ".part");
  fs::remove_all(part);
  fs::remove_all(folder / name);
  fs::create_directory(part);
  const std::size_t moves = rows.of(static_cast<std::size_t>(Column::policy_index)).size() / sizeof(std::int32_t);
  for (std::size_t i = 0; i < columns; ++i) {
    const fs::path file = file_of(part, form[i]);
    expect(play::write_synced(file.string(), {header_of(form[i], rows.count(), moves), rows.of(i)}), file);
  }
  expect(play::sync_folder(part.string()), part);
  fs::rename(part, folder / name);
  expect(play::sync_folder(folder.string()), folder);
}

bool is_shard_whole(const fs::path& shard, const Form& form) {
  std::error_code none;
  for (const ColumnForm& column : form) {
    if (!fs::is_regular_file(file_of(shard, column), none)) return false;
  }
  const std::size_t decisions = numbers_in(shard, form[static_cast<std::size_t>(Column::seat)]);
  const std::size_t moves = numbers_in(shard, form[static_cast<std::size_t>(Column::policy_index)]);
  for (const ColumnForm& column : form) {
    if (!is_file_whole(shard, column, decisions, moves)) return false;
  }
  return true;
}

void write_file_at_once(const fs::path& path, const std::string& text) {
  const fs::path part = path.string() + ".part";
  expect(play::write_synced(part.string(), {text}), part);
  fs::rename(part, path);
  const fs::path folder = path.parent_path().empty() ? fs::path{"."} : path.parent_path();
  expect(play::sync_folder(folder.string()), folder);
}

}  // namespace selfplay

#pragma once
#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <string>

#include "columns.hpp"

// A shard is a folder with the decisions of some games that follow one another, a file for each column. It appears
// under its name when it is complete and on the disk, never before.

namespace selfplay {

/// The name of the shard of games `first` up to but not including `last`.
[[nodiscard]] std::string shard_name(std::uint64_t first, std::uint64_t last);

/// Writes a shard, in place of one of this name if there is one. Throws
/// std::filesystem::filesystem_error or std::system_error if it cannot be written.
void write_shard(const std::filesystem::path& folder, const std::string& name, const Form& form, const Rows& rows);

/// True if the shard is there, all its files have the headers that they should have and their full length.
[[nodiscard]] bool is_shard_whole(const std::filesystem::path& shard, const Form& form);

/// A file in one piece: under another name at first, which it never keeps if it is not complete.
void write_file_at_once(const std::filesystem::path& path, const std::string& text);

}  // namespace selfplay

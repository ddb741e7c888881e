#pragma once
#include <functional>
#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>
#include <system_error>

#include "terminal.hpp"

namespace play {

/// The whole file as a text: without a byte order mark, its lines ended as they are here; empty if it cannot be read.
[[nodiscard]] std::optional<std::string> read_file(const std::string& path);

/// Writes a new file, or one that holds nothing of worth, and waits until it is on the disk.
[[nodiscard]] std::error_code write_synced(const std::string& path, std::initializer_list<std::string_view> pieces);
/// Waits until the names of a folder are on the disk: a power cut must not leave a name without what it names.
[[nodiscard]] std::error_code sync_folder(const std::string& folder);

/// A file that this program alone writes. As long as this lives, another program that asks is kept from it. What the
/// file holds stays whole until what comes next is on the disk, whatever ends the program or fills the disk.
class OwnFile {
 public:
  OwnFile() = default;
  ~OwnFile();
  OwnFile(const OwnFile&) = delete;
  OwnFile& operator=(const OwnFile&) = delete;
  OwnFile(OwnFile&&) = delete;
  OwnFile& operator=(OwnFile&&) = delete;

  /// Links are followed; - is the standard output. A file that is not there yet is made, empty, and taken away again if
  /// nothing is written. To be called once.
  [[nodiscard]] std::error_code open(const std::string& path);
  /// True for a pipe, a device or the standard output: what was written cannot be replaced there.
  [[nodiscard]] bool is_stream() const { return is_stream_; }
  /// The file behind all links.
  [[nodiscard]] const std::string& target() const { return target_; }
  /// What it holds; nothing of a stream.
  [[nodiscard]] std::string text() const;
  /// Replaces what it holds, unless somebody else has written it since.
  [[nodiscard]] std::error_code write(std::string_view text);
  /// Adds to what was written, at once.
  [[nodiscard]] std::error_code append(std::string_view text);

 private:
  void close();
  [[nodiscard]] std::error_code lock();
  [[nodiscard]] std::error_code is_written_by_others() const;
  void note_time();

  std::string target_;
  int file_ = -1;
  bool is_stream_ = false;
  bool is_new_ = false;  ///< made here, and nothing is written
  long long seconds_ = 0;
  long long nanoseconds_ = 0;
};

/// The file that a path leads to behind all links, also if it is not there yet.
[[nodiscard]] std::string target_of(const std::string& path);

/// True if what is written to this path stays: it leads to a file, not to a pipe, a device or the standard output.
[[nodiscard]] bool is_file(const std::string& path);

/// Why a file could not be written, in one sentence without its end.
[[nodiscard]] std::string why_not_written(const std::string& path, std::error_code error, const Ink& ink);
/// That a file holds what nobody said should go.
[[nodiscard]] std::string why_not_replaced(const std::string& path, const Ink& ink);

/// Tells whether what a file holds may be replaced.
using MayReplace = std::function<bool(std::string_view held)>;
/// True if --overwrite is given, else if a person agrees.
[[nodiscard]] bool may_overwrite(const std::string& path, bool overwrite, Terminal& terminal);

/// Writes a file; `may_replace` is asked if it holds anything else. Why it cannot be, or nothing.
[[nodiscard]] std::string write_out(const std::string& path, std::string_view text, const MayReplace& may_replace,
                                    const Ink& ink);

/// The terminal of a program that prints what it makes on the standard output and asks beside it.
[[nodiscard]] Terminal asking_terminal();

}  // namespace play

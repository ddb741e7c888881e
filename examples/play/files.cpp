#include "files.hpp"

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <cstddef>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <iterator>
#include <sstream>

#include "prompt.hpp"
#include "text.hpp"

namespace play {
namespace {

namespace fs = std::filesystem;

std::error_code last_error() { return {errno, std::generic_category()}; }
std::error_code error_of(std::errc error) { return std::make_error_code(error); }

std::error_code write_all(int file, std::string_view text) {
  while (!text.empty()) {
    const ssize_t written = ::write(file, text.data(), text.size());
    if (written < 0 && errno == EINTR) continue;
    if (written < 0) return last_error();
    text.remove_prefix(static_cast<std::size_t>(written));
  }
  return {};
}

bool is_same(const struct stat& one, const struct stat& other) {
  return one.st_dev == other.st_dev && one.st_ino == other.st_ino;
}
bool is_standard_output(const struct stat& file) {
  struct stat output {};
  return ::fstat(STDOUT_FILENO, &output) == 0 && is_same(file, output);
}

std::string folder_of(const std::string& path) {
  const fs::path folder = fs::path{path}.parent_path();
  return folder.empty() ? "." : folder.string();
}

/// Makes a file beside another one, which is hidden and has a name of its own.
int make_beside(const std::string& target, std::string& path) {
  constexpr std::size_t most_letters = 200;
  constexpr int tries = 100;
  const std::string stem = fs::path{target}.filename().string().substr(0, most_letters);
  for (int i = 0; i < tries; ++i) {
    path = join(folder_of(target), "/.", stem, ".", ::getpid(), ".", i);
    const int file = ::open(path.c_str(), O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0666);
    if (file >= 0 || errno != EEXIST) return file;
  }
  return -1;
}

/// Gives a file who owns another one and who may use it, as far as this program may.
void take_after(int file, const struct stat& other) {
  if (::fchown(file, other.st_uid, other.st_gid) != 0 && ::fchown(file, static_cast<uid_t>(-1), other.st_gid) != 0) {
    // It belongs to whoever runs this program then.
  }
  ::fchmod(file, other.st_mode & 07777U);
}

std::error_code fill_beside(int file, std::string_view text) {
  if (const auto error = write_all(file, text)) return error;
  return ::fsync(file) == 0 ? std::error_code{} : last_error();
}

}  // namespace

std::optional<std::string> read_file(const std::string& path) {
  const std::ifstream file{path, std::ios::binary};
  std::ostringstream read;
  // Of a folder, the opening succeeds and only the reading fails; an empty file is no record either.
  if (!file || !(read << file.rdbuf())) return std::nullopt;
  std::string text = std::move(read).str();
  constexpr std::string_view byte_order_mark = "\xEF\xBB\xBF";
  if (text.starts_with(byte_order_mark)) text.erase(0, byte_order_mark.size());
  for (std::size_t at = text.find("\r\n"); at != std::string::npos; at = text.find("\r\n", at)) text.erase(at, 1);
  return text;
}

std::error_code write_synced(const std::string& path, std::initializer_list<std::string_view> pieces) {
  const int file = ::open(path.c_str(), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0666);
  if (file < 0) return last_error();
  std::error_code error;
  for (const std::string_view piece : pieces) {
    if (!error) error = write_all(file, piece);
  }
  if (!error && ::fsync(file) != 0) error = last_error();
  ::close(file);
  return error;
}

std::error_code sync_folder(const std::string& folder) {
  const int file = ::open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  if (file < 0) return last_error();
  // Some file systems know no flushing of folders.
  const auto error = ::fsync(file) == 0 || errno == EINVAL ? std::error_code{} : last_error();
  ::close(file);
  return error;
}

std::string target_of(const std::string& path) {
  std::error_code error;
  const fs::path there = fs::canonical(path, error);
  if (!error) return there.string();
  // A link to a file that is not there yet is kept, and leads to it later.
  constexpr int most_links = 40;
  fs::path target{path};
  for (int i = 0; i < most_links && fs::is_symlink(target, error); ++i) {
    target = target.parent_path() / fs::read_symlink(target, error);
  }
  const fs::path folder = fs::canonical(folder_of(target.string()), error);
  return error ? target.string() : (folder / target.filename()).string();
}

bool is_file(const std::string& path) {
  struct stat there {};
  return path != "-" && ::stat(path.c_str(), &there) == 0 && S_ISREG(there.st_mode) && !is_standard_output(there);
}

OwnFile::~OwnFile() { close(); }

void OwnFile::close() {
  struct stat mine {};
  struct stat there {};
  // An empty file that was made here is locked, so nobody else uses it.
  if (is_new_ && ::fstat(file_, &mine) == 0 && ::stat(target_.c_str(), &there) == 0 && is_same(mine, there) &&
      there.st_size == 0) {
    ::unlink(target_.c_str());
  }
  if (file_ >= 0) ::close(file_);
  is_new_ = false;
  file_ = -1;
}

std::error_code OwnFile::open(const std::string& path) {
  struct stat there {};
  const bool is_there = path == "-" ? ::fstat(STDOUT_FILENO, &there) == 0 : ::stat(path.c_str(), &there) == 0;
  if (is_there && S_ISDIR(there.st_mode)) return error_of(std::errc::is_a_directory);
  if (path == "-" || (is_there && (!S_ISREG(there.st_mode) || is_standard_output(there)))) {
    is_stream_ = true;
    target_ = path;
    file_ = path == "-" || is_standard_output(there) ? ::fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, 0)
                                                     : ::open(path.c_str(), O_WRONLY | O_CLOEXEC);
    // Nothing is written, but a device that takes nothing says so.
    return file_ >= 0 && (!S_ISCHR(there.st_mode) || ::write(file_, "", 0) == 0) ? std::error_code{} : last_error();
  }
  if (path.empty() || path.ends_with('/')) return error_of(std::errc::is_a_directory);
  target_ = target_of(path);
  return lock();
}

std::error_code OwnFile::lock() {
  constexpr int tries = 100;
  for (int i = 0; i < tries; ++i) {
    file_ = ::open(target_.c_str(), O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0666);
    const bool is_new = file_ >= 0;
    if (!is_new && errno == EEXIST) file_ = ::open(target_.c_str(), O_RDWR | O_CLOEXEC);
    if (file_ < 0) return last_error();
    // Where nothing can be locked, the file is used as it is.
    if (::flock(file_, LOCK_EX | LOCK_NB) != 0 && errno == EWOULDBLOCK) {
      close();
      return error_of(std::errc::resource_unavailable_try_again);
    }
    // Whoever had it before may have put another file in its place.
    struct stat locked {};
    struct stat there {};
    if (::fstat(file_, &locked) == 0 && ::stat(target_.c_str(), &there) == 0 && is_same(locked, there)) {
      is_new_ = is_new;
      note_time();
      return {};
    }
    close();
  }
  return error_of(std::errc::resource_unavailable_try_again);
}

void OwnFile::note_time() {
  struct stat mine {};
  ::fstat(file_, &mine);
  seconds_ = mine.st_mtim.tv_sec;
  nanoseconds_ = mine.st_mtim.tv_nsec;
}

std::error_code OwnFile::is_written_by_others() const {
  struct stat mine {};
  struct stat there {};
  if (::fstat(file_, &mine) != 0) return last_error();
  // What somebody has taken away is made again.
  if (::stat(target_.c_str(), &there) != 0) return errno == ENOENT ? std::error_code{} : last_error();
  const bool is_changed =
      !is_same(mine, there) || mine.st_mtim.tv_sec != seconds_ || mine.st_mtim.tv_nsec != nanoseconds_;
  return is_changed ? error_of(std::errc::file_exists) : std::error_code{};
}

std::string OwnFile::text() const {
  if (is_stream_) return {};
  return read_file(target_).value_or("");
}

std::error_code OwnFile::write(std::string_view text) {
  if (is_stream_) {
    std::cout.flush();
    return write_all(file_, text);
  }
  if (const auto error = is_written_by_others()) return error;
  std::string path;
  const int part = make_beside(target_, path);
  if (part < 0) return last_error();
  struct stat mine {};
  if (::fstat(file_, &mine) == 0) take_after(part, mine);
  ::flock(part, LOCK_EX | LOCK_NB);
  auto error = fill_beside(part, text);
  if (!error && ::rename(path.c_str(), target_.c_str()) != 0) error = last_error();
  if (error) {
    ::unlink(path.c_str());
    ::close(part);
    return error;
  }
  is_new_ = false;
  close();
  file_ = part;
  note_time();
  return sync_folder(folder_of(target_));
}

std::error_code OwnFile::append(std::string_view text) {
  const auto error = write_all(file_, text);
  if (!is_stream_) note_time();
  return error;
}

std::string why_not_written(const std::string& path, std::error_code error, const Ink& ink) {
  if (error == std::errc::resource_unavailable_try_again) return ink.text("another program keeps its game in {}", path);
  if (error == std::errc::file_exists) return ink.text("another program has written {} in between", path);
  if (error == std::errc::is_a_directory) return ink.text("{} is a folder", path);
  const bool is_full = error == std::errc::no_space_on_device || error == std::errc::file_too_large ||
                       error == std::error_code{EDQUOT, std::generic_category()};
  const bool is_nowhere = error == std::errc::no_such_file_or_directory || error == std::errc::not_a_directory;
  const bool is_forbidden = error == std::errc::permission_denied || error == std::errc::operation_not_permitted ||
                            error == std::errc::read_only_file_system;
  const std::string why = is_full        ? ink.text("there is no room left")
                          : is_nowhere   ? ink.text("its folder does not exist")
                          : is_forbidden ? ink.text("that is not permitted")
                                         : error.message();
  return ink.text("{} cannot be written: {}", path, why);
}

std::string why_not_replaced(const std::string& path, const Ink& ink) {
  return ink.text("{} holds something else, which stays; --overwrite replaces it", path);
}

bool may_overwrite(const std::string& path, bool overwrite, Terminal& terminal) {
  return overwrite || agrees(terminal, terminal.ink.text("{} holds something else. Replace it, yes or no? ", path));
}

std::string write_out(const std::string& path, std::string_view text, const MayReplace& may_replace, const Ink& ink) {
  OwnFile file;
  if (const auto error = file.open(path)) return why_not_written(path, error, ink);
  const std::string held = file.text();
  if (held == text && !held.empty()) return {};
  if (!held.empty() && !may_replace(held)) return why_not_replaced(path, ink);
  if (const auto error = file.write(text)) return why_not_written(path, error, ink);
  return {};
}

Terminal asking_terminal() {
  return {std::cin, std::cerr, Ink{}, false, ::isatty(STDIN_FILENO) == 1 && ::isatty(STDERR_FILENO) == 1};
}

}  // namespace play

#include <mpi.h>

#include <algorithm>
#include <chrono>
#include <cstddef>
#include <cstdlib>
#include <iostream>
#include <iterator>
#include <list>
#include <set>
#include <string>
#include <thread>
#include <utility>

#include "ranks.hpp"

namespace parallel {
namespace {

// So long those that leave wait for each other.
constexpr std::chrono::seconds patience_with_leavers{5};
// MPI_Abort ends the whole job, but not under mpirun --enable-recovery: there the others go by themselves after this.
constexpr std::chrono::seconds time_to_abort{3};

// Whether mpirun or a scheduler started this process: else MPI would have to be set up for nothing.
bool is_one_of_many() {
  for (const char* name : {"OMPI_COMM_WORLD_SIZE", "PMIX_RANK", "PMI_RANK"}) {
    if (std::getenv(name) != nullptr) return true;
  }
  return false;
}

// A letter on its way; MPI reads or writes its bytes until the request is done.
struct Parcel {
  Ranks::Letter letter;
  MPI_Request request = MPI_REQUEST_NULL;

  bool is_done() {
    int done = 0;
    return MPI_Test(&request, &done, MPI_STATUS_IGNORE) == MPI_SUCCESS && done != 0;
  }
};

}  // namespace

// Nothing here waits: what goes to or comes from a rank that is no more is never done, and is left where it is.
struct Ranks::Mail {
  std::list<Parcel> going;
  std::list<Parcel> coming;

  void sort_out() {
    std::erase_if(going, [](Parcel& parcel) { return parcel.is_done(); });
    for (;;) {
      int is_there = 0;
      MPI_Message message = MPI_MESSAGE_NULL;
      MPI_Status status;
      if (MPI_Improbe(MPI_ANY_SOURCE, MPI_ANY_TAG, MPI_COMM_WORLD, &is_there, &message, &status) != MPI_SUCCESS) return;
      if (is_there == 0) return;
      int size = 0;
      MPI_Get_count(&status, MPI_CHAR, &size);
      Parcel& parcel = coming.emplace_back();
      parcel.letter.from = status.MPI_SOURCE;
      parcel.letter.kind = static_cast<Kind>(status.MPI_TAG);
      parcel.letter.bytes.resize(static_cast<std::size_t>(size));
      MPI_Imrecv(parcel.letter.bytes.data(), size, MPI_CHAR, &message, &parcel.request);
    }
  }

  // The first letter that has come as a whole, but none that is ahead of another from the same rank.
  std::optional<Letter> next() {
    std::set<int> held_up;
    for (auto parcel = coming.begin(); parcel != coming.end(); ++parcel) {
      const int from = parcel->letter.from;
      if (!held_up.contains(from) && parcel->is_done()) {
        Letter letter = std::move(parcel->letter);
        coming.erase(parcel);
        return letter;
      }
      held_up.insert(from);
    }
    return std::nullopt;
  }
};

Ranks::Ranks(int& argc, char**& argv) : mail_(std::make_unique<Mail>()) {
  if (!is_one_of_many()) return;
  int provided = 0;
  MPI_Init_thread(&argc, &argv, MPI_THREAD_FUNNELED, &provided);
  MPI_Comm_set_errhandler(MPI_COMM_WORLD, MPI_ERRORS_RETURN);
  MPI_Comm_rank(MPI_COMM_WORLD, &rank_);
  MPI_Comm_size(MPI_COMM_WORLD, &size_);
}

Ranks::~Ranks() = default;

void Ranks::send(int to, Kind kind, std::string&& bytes) {
  Parcel& parcel = mail_->going.emplace_back(Parcel{{to, kind, std::move(bytes)}, MPI_REQUEST_NULL});
  std::string& text = parcel.letter.bytes;
  MPI_Isend(text.data(), static_cast<int>(text.size()), MPI_CHAR, to, static_cast<int>(kind), MPI_COMM_WORLD,
            &parcel.request);
}

std::optional<Ranks::Letter> Ranks::receive() {
  if (size_ == 1) return std::nullopt;
  mail_->sort_out();
  return mail_->next();
}

// MPI_Finalize would wait for a stopped rank for ever.
void Ranks::end_without_missing(const std::set<int>& here, int status) {
  std::cerr << size_ - static_cast<int>(here.size()) << " of " << size_
            << " ranks are missing in the end; all that was done is complete.\n";
  for (const int to : here) {
    if (to != 0) send(to, Kind::leave, "at once");
  }
  for (int i = 0; i < 20; ++i) {
    mail_->sort_out();
    std::this_thread::sleep_for(std::chrono::milliseconds{10});
  }
  MPI_Abort(MPI_COMM_WORLD, status);
  std::_Exit(status);
}

int Ranks::leave(int status) {
  int is_begun = 0;
  MPI_Initialized(&is_begun);
  if (is_begun == 0) return status;
  std::cout.flush();
  // All tell rank 0, which tells all: a rank that is missing would keep MPI_Finalize waiting for ever.
  std::set<int> here{rank_};
  const auto complete = [&] { return here.size() == static_cast<std::size_t>(is_first() ? size_ : 2); };
  if (!is_first()) send(0, Kind::leave, {});
  const auto begin = std::chrono::steady_clock::now();
  while (!complete()) {
    while (const auto letter = receive()) {
      if (letter->kind != Kind::leave) continue;
      here.insert(letter->from);
      if (letter->bytes.empty()) continue;
      std::this_thread::sleep_for(time_to_abort);
      std::_Exit(status);
    }
    const auto waited = std::chrono::steady_clock::now() - begin;
    if (is_first() && waited > patience_with_leavers) break;
    if (waited > patience_with_first) std::_Exit(EXIT_FAILURE);
    if (!complete()) std::this_thread::sleep_for(std::chrono::milliseconds{1});
  }
  if (is_first() && !complete()) end_without_missing(here, status);
  for (int to = 1; is_first() && to < size_; ++to) send(to, Kind::leave, {});
  MPI_Finalize();
  return status;
}

}  // namespace parallel

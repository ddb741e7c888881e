#pragma once
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <type_traits>

#include <regelwerk/core/container/algorithms.hpp>
#include <regelwerk/core/container/elements.hpp>
#include <regelwerk/core/contract.hpp>
#include <regelwerk/core/description/member.hpp>
#include <regelwerk/core/seat.hpp>
#include <regelwerk/samara/move.hpp>
#include <regelwerk/samara/rules.hpp>
#include <regelwerk/samara/state/lanes.hpp>
#include <regelwerk/samara/state/worker.hpp>

namespace regelwerk::samara {

/// A set of workers, one bit for each index in the calendar.
class WorkerSet {
 public:
  constexpr WorkerSet() = default;
  constexpr explicit WorkerSet(std::uint32_t bits) noexcept : bits_(bits) {}  ///< bit i is the worker at index i

  /// The workers with indexes from `first` up to `end`, exclusive.
  [[nodiscard]] static constexpr WorkerSet in_places(int first, int end) noexcept {
    return WorkerSet{~std::uint32_t{0}}.from(first).before(end);
  }

  [[nodiscard]] constexpr bool empty() const noexcept { return bits_ == 0; }
  /// The lowest index. Precondition: not empty.
  [[nodiscard]] constexpr int first() const noexcept { return std::countr_zero(bits_); }
  [[nodiscard]] constexpr std::uint32_t size() const noexcept {
    std::uint32_t count = 0;
    for (std::uint32_t rest = bits_; rest != 0; rest &= rest - 1) ++count;
    return count;
  }
  [[nodiscard]] constexpr bool contains(int place) const noexcept { return (bits_ >> place & 1U) != 0; }
  /// The worker at this index of the set, in ascending order. Precondition: the set has more than `index` workers.
  [[nodiscard]] constexpr int nth(std::uint32_t index) const noexcept {
    std::uint32_t rest = bits_;
    for (; index > 0; --index) rest &= rest - 1;
    return std::countr_zero(rest);
  }
  /// The workers with indexes below `place`.
  [[nodiscard]] constexpr WorkerSet before(int place) const noexcept {
    return WorkerSet{bits_ & ((std::uint32_t{1} << place) - 1)};
  }
  /// The workers with indexes of `place` or above. Precondition: place is 0 to 31.
  [[nodiscard]] constexpr WorkerSet from(int place) const noexcept {
    return WorkerSet{bits_ & ~((std::uint32_t{1} << place) - 1)};
  }
  /// The workers of this set that are not in `others`.
  [[nodiscard]] constexpr WorkerSet without(WorkerSet others) const noexcept {
    return WorkerSet{bits_ & ~others.bits_};
  }
  /// The workers of this set for which `holds` returns true.
  [[nodiscard]] constexpr WorkerSet where(const auto& holds) const noexcept {
    std::uint32_t found = 0;
    for_each([&](int place) {
      found |= (holds(place) ? 1U : 0U) << place;
      return true;
    });
    return WorkerSet{found};
  }

  /// Visits the workers in ascending order; stops when the visitor returns false.
  constexpr bool for_each(const auto& visitor) const noexcept {
    for (std::uint32_t rest = bits_; rest != 0; rest &= rest - 1) {
      if (!visitor(std::countr_zero(rest))) return false;
    }
    return true;
  }

  /// The elements in ascending order as a range. Precondition of front() and pop_front(): not empty.
  [[nodiscard]] constexpr ElementsOf<WorkerSet> begin() const noexcept { return ElementsOf<WorkerSet>{*this}; }
  [[nodiscard]] static constexpr EndOfElements end() noexcept { return {}; }
  [[nodiscard]] constexpr int front() const noexcept { return first(); }
  constexpr void pop_front() noexcept { bits_ &= bits_ - 1; }

  friend constexpr bool operator==(WorkerSet, WorkerSet) = default;

 private:
  std::uint32_t bits_ = 0;
};

/// SM-4, SM-8. All workers, by month and within a month from the board outward. A worker is identified by its index in
/// this order or by its Spot.
class Calendar {
 public:
  /// Iterates over the workers in order.
  class Iterator {
   public:
    constexpr explicit Iterator(const PackedWorker* at) noexcept : at_(at) {}
    [[nodiscard]] constexpr Worker operator*() const noexcept { return at_->worker(); }
    constexpr Iterator& operator++() noexcept {
      ++at_;
      return *this;
    }
    friend constexpr bool operator==(Iterator, Iterator) = default;

   private:
    const PackedWorker* at_;
  };

  // Written out: g++ 12 cannot read default array elements of a constexpr object.
  constexpr Calendar() noexcept { workers_.fill({}); }

  [[nodiscard]] constexpr int size() const noexcept { return size_; }
  [[nodiscard]] constexpr Worker operator[](int index) const noexcept { return packed(index).worker(); }
  /// The worker at this index, packed.
  [[nodiscard]] constexpr PackedWorker packed(int index) const noexcept {
    return workers_[static_cast<std::size_t>(index)];
  }
  [[nodiscard]] constexpr Iterator begin() const noexcept { return Iterator{workers_.data()}; }
  [[nodiscard]] constexpr Iterator end() const noexcept { return Iterator{workers_.data() + size_}; }

  /// SM-9. The worker nearest the board in the first month that holds one. Precondition: not empty.
  [[nodiscard]] constexpr Worker active() const noexcept { return (*this)[0]; }
  /// SM-10. True if no worker stands in NOW, or anywhere.
  [[nodiscard]] constexpr bool now_is_empty() const noexcept { return size_ == 0 || packed(0).month() != 0; }

  /// The number of workers before this month.
  [[nodiscard]] constexpr int before(int month) const noexcept {
    const Lanes low = first_in(lesser(month, max_months));
    int index = 0;
    for (auto found = four(index).at_least(low);; found = four(index).at_least(low)) {
      if (!found.none()) return index + found.first();
      index += Lanes::count;
    }
  }
  /// The workers of this seat.
  [[nodiscard]] constexpr WorkerSet of(Seat seat) const noexcept {
    std::uint32_t found = 0;
    for (int index = 0; index < size_; index += Lanes::count) found |= four(index, seat).set() << index;
    return WorkerSet{found};
  }
  /// SM-12. The workers of this seat in NOW. Precondition: NOW holds a worker.
  [[nodiscard]] constexpr WorkerSet in_now(Seat seat) const noexcept {
    const Lanes next = first_in(1);
    std::uint32_t found = 0;
    for (int index = 0;; index += Lanes::count) {
      const auto later = four(index).at_least(next);
      found |= four(index, seat).without(later).set() << index;
      if (!later.none()) return WorkerSet{found};
    }
  }
  /// SM-22. The first month after NOW with a worker of this seat; 0 if there is none.
  [[nodiscard]] constexpr int next_month_of(Seat seat) const noexcept {
    const Lanes next = first_in(1);
    for (int index = 0; index < size_; index += Lanes::count) {
      const auto found = four(index, seat) & four(index).at_least(next);
      if (!found.none()) return packed(index + found.first()).month();
    }
    return 0;
  }
  /// The index of the worker on this spot; empty if there is none.
  [[nodiscard]] constexpr std::optional<int> find(Spot spot) const noexcept {
    const int index = before(spot.month) + spot.place;
    return index < size_ && packed(index).month() == spot.month ? std::make_optional(index) : std::nullopt;
  }
  /// The inverse of find(). Precondition: 0 <= index < size().
  [[nodiscard]] constexpr Spot spot_of(int index) const noexcept {
    const int month = packed(index).month();
    return {static_cast<std::uint8_t>(month), static_cast<std::uint8_t>(index - before(month))};
  }

  /// Adds a worker behind the others in its month. Precondition: there is room.
  constexpr void add(Worker worker) noexcept {
    expects([&] { return size_ < max_workers; }, "the calendar has room for one more");
    const int place = before(worker.month + 1);
    for (int index = size_++; index > place; --index) at(index) = packed(index - 1);
    at(place) = PackedWorker{worker};
  }
  /// SM-13. Moves a worker to a later month, behind the workers there.
  constexpr void move(int index, int month) noexcept {
    expects([&] { return index < size_ && packed(index).month() < month; }, "the worker moves to a later month");
    const unsigned moved = packed(index).number() % PackedWorker::first_in(1) + PackedWorker::first_in(month);
    const Lanes later = first_in(month + 1);
    // Shifts the next four workers down by one index, as long as all four stand before the later months.
    Lanes next = four(index + 1);
    auto end = next.at_least(later);
    for (; end.none(); end = next.at_least(later)) {
      set_four(index, next);
      index += Lanes::count;
      next = four(index + 1);
    }
    const int left = end.first();
    set_four(index, next.before(left) | Lanes::only(left, moved) | four(index).behind(left));
  }
  /// SM-34, SM-38. Removes a worker; those after it move up by one index. Precondition: 0 <= index < size().
  constexpr void remove(int index) noexcept {
    for (--size_; index < size_; ++index) at(index) = packed(index + 1);
    at(size_) = {};
  }
  /// SM-34, SM-35. Replaces the figures of a worker; month, seat and place in the row stay. Precondition: 0 <= index <
  /// size().
  constexpr void set_figures(int index, Stack figures) noexcept { at(index).set_figures(figures); }

  /// SM-10. Moves NOW ahead by `months`. Precondition: no worker stands in the skipped months.
  constexpr void pass(int months) noexcept {
    const Lanes passed = first_in(months);
    int index = 0;
    for (; index + Lanes::count <= size_; index += Lanes::count) set_four(index, four(index) - passed);
    set_four(index, four(index) - passed.before(size_ - index));
  }

  /// For reading untrusted states. Precondition: entries after the last worker keep their default value.
  constexpr void set(int index, Worker worker) noexcept { at(index) = PackedWorker{worker}; }
  constexpr void set_size(int size) noexcept { size_ = size; }  ///< the number of entries that are workers

  friend constexpr bool operator==(const Calendar&, const Calendar&) = default;
  friend constexpr void for_each_member(Like<Calendar> auto& calendar, auto& f) noexcept {
    std::array<Worker, max_workers> workers{};
    for (int index = 0; index < max_workers; ++index) workers[static_cast<std::size_t>(index)] = calendar[index];
    auto size = static_cast<std::uint8_t>(calendar.size());
    f("workers", workers);
    f("count", size, up_to(max_workers));
    if constexpr (!std::is_const_v<std::remove_reference_t<decltype(calendar)>>) {
      for (int index = 0; index < max_workers; ++index) calendar.set(index, workers[static_cast<std::size_t>(index)]);
      calendar.set_size(size);
    }
  }

 private:
  [[nodiscard]] constexpr PackedWorker& at(int index) noexcept { return workers_[static_cast<std::size_t>(index)]; }

  /// The lowest packed number of a worker in this month, in all four lanes. Precondition: 0 to 12.
  [[nodiscard]] static constexpr Lanes first_in(int month) noexcept { return lowest[static_cast<std::size_t>(month)]; }

  /// The packed numbers of four workers from this index on.
  [[nodiscard]] constexpr Lanes four(int index) const noexcept {
    const PackedWorker* const first = workers_.data() + index;
    const auto lane = [&](int i) { return std::uint64_t{first[i].number()} << (lane_bits * i); };
    return Lanes{lane(0) | lane(1) | lane(2) | lane(3)};
  }
  /// Those of four workers from this index on that belong to this seat.
  [[nodiscard]] constexpr FoundLanes four(int index, Seat seat) const noexcept {
    const Lanes bits = Lanes::all(PackedWorker::seat_bits());
    return (four(index) & bits).equal(Lanes::all(PackedWorker::in_seat(seat)));
  }
  constexpr void set_four(int index, Lanes four) noexcept {
    // Written out, so that every compiler writes it by a single store.
    PackedWorker* const first = workers_.data() + index;
    first[0] = PackedWorker::from_number(four[0]);
    first[1] = PackedWorker::from_number(four[1]);
    first[2] = PackedWorker::from_number(four[2]);
    first[3] = PackedWorker::from_number(four[3]);
  }

  static constexpr auto lowest = [] {
    std::array<Lanes, max_months + 1> months{};
    for (int month = 0; month <= max_months; ++month) {
      months[static_cast<std::size_t>(month)] = Lanes::all(PackedWorker::first_in(month));
    }
    return months;
  }();

  /// Entries after the last worker hold no worker, so four entries can be read from any index.
  std::array<PackedWorker, max_workers + Lanes::count + 1> workers_;
  std::int32_t size_ = 0;
};

static_assert(sizeof(Calendar) == 64 && std::is_trivially_copyable_v<Calendar>);

}  // namespace regelwerk::samara

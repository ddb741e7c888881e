#pragma once
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <type_traits>

#include <regelwerk/core/contract.hpp>
#include <regelwerk/core/member.hpp>
#include <regelwerk/core/seat.hpp>
#include <regelwerk/samara/move.hpp>
#include <regelwerk/samara/rules.hpp>

namespace regelwerk::samara {

/// SM-8. The figures of a worker from the top one down: below a leading one a bit each, 1 for a man.
class Stack {
 public:
  constexpr Stack() = default;
  constexpr explicit Stack(Sex sex) noexcept : code_(static_cast<std::uint8_t>(0b10U | bit(sex))) {}

  [[nodiscard]] constexpr bool none() const noexcept { return code_ == 0; }
  [[nodiscard]] constexpr int strength() const noexcept { return std::bit_width(code_) - 1; }
  /// The figure at this depth, 0 for the top one. Precondition: depth < strength().
  [[nodiscard]] constexpr Sex figure(int depth) const noexcept {
    return static_cast<Sex>((code_ >> (strength() - 1 - depth)) & 1U);
  }
  /// The sex of the worker.
  [[nodiscard]] constexpr Sex sex() const noexcept { return figure(0); }
  /// SM-36.
  [[nodiscard]] constexpr Sex lowest() const noexcept { return static_cast<Sex>(code_ & 1U); }
  [[nodiscard]] constexpr int count(Sex sex_counted) const noexcept {
    const int men = std::popcount(code_) - 1;
    return sex_counted == Sex::man ? men : strength() - men;
  }

  /// SM-35. Precondition: strength() < 5.
  [[nodiscard]] constexpr Stack with(Sex sex_below) const noexcept {
    return from_code(static_cast<std::uint8_t>(2U * code_ + bit(sex_below)));
  }
  /// SM-36. Precondition: strength() > 1.
  [[nodiscard]] constexpr Stack without_lowest() const noexcept {
    return from_code(static_cast<std::uint8_t>(code_ >> 1U));
  }

  [[nodiscard]] constexpr std::uint8_t code() const noexcept { return code_; }
  [[nodiscard]] static constexpr Stack from_code(std::uint8_t code) noexcept {
    Stack stack;
    stack.code_ = code;
    return stack;
  }
  /// False for a code that is no worker of SM-5.
  [[nodiscard]] constexpr bool valid() const noexcept {
    return 1 <= strength() && strength() <= figures_per_seat && count(Sex::woman) <= women_per_seat &&
           count(Sex::man) <= men_per_seat;
  }

  /// True for the codes of workers and of none.
  [[nodiscard]] static constexpr bool is_code(unsigned code) noexcept {
    return code == 0 || from_code(static_cast<std::uint8_t>(code)).valid();
  }

  friend constexpr bool operator==(Stack, Stack) = default;

 private:
  [[nodiscard]] static constexpr unsigned bit(Sex sex) noexcept { return static_cast<unsigned>(sex); }

  std::uint8_t code_ = 0;
};

/// SM-8. A worker and the month ahead of NOW in which it stands.
struct Worker {
  std::uint8_t month = 0;
  Seat seat{};
  Stack figures{};

  friend constexpr bool operator==(const Worker&, const Worker&) = default;
};

static_assert(sizeof(Worker) == 3);

/// SM-4, SM-8. All workers in order of months, and in a month from the board on. A worker is found by its place in
/// this order, or by its Spot.
class Calendar {
 public:
  [[nodiscard]] constexpr int size() const noexcept { return count_; }
  [[nodiscard]] constexpr const Worker& operator[](int index) const noexcept {
    return workers_[static_cast<std::size_t>(index)];
  }
  [[nodiscard]] constexpr const Worker* begin() const noexcept { return workers_.data(); }
  [[nodiscard]] constexpr const Worker* end() const noexcept { return workers_.data() + count_; }

  /// SM-9. The worker nearest the board in the first month that holds one. Precondition: there is one.
  [[nodiscard]] constexpr const Worker& active() const noexcept { return workers_[0]; }
  [[nodiscard]] constexpr bool now_is_empty() const noexcept { return count_ == 0 || workers_[0].month != 0; }

  /// How many workers stand before this month.
  [[nodiscard]] constexpr int before(int month) const noexcept {
    int index = 0;
    while (index < count_ && (*this)[index].month < month) ++index;
    return index;
  }
  /// The worker on this spot; empty if none stands there.
  [[nodiscard]] constexpr std::optional<int> find(Spot spot) const noexcept {
    const int index = before(spot.month) + spot.place;
    return index < count_ && (*this)[index].month == spot.month ? std::make_optional(index) : std::nullopt;
  }
  [[nodiscard]] constexpr Spot spot_of(int index) const noexcept {
    const std::uint8_t month = (*this)[index].month;
    return {month, static_cast<std::uint8_t>(index - before(month))};
  }

  /// A new worker stands behind the others in its month. Precondition: there is room.
  constexpr void add(Worker worker) noexcept {
    expects([&] { return count_ < max_workers; }, "the calendar has room for one more");
    ++count_;
    insert(count_ - 1, worker);
  }
  /// SM-13. A worker leaves its place for a later month and stands behind the others there.
  constexpr void move(int index, int month) noexcept {
    expects([&] { return index < count_ && (*this)[index].month < month; }, "the worker moves to a later month");
    Worker worker = (*this)[index];
    worker.month = static_cast<std::uint8_t>(month);
    int end = index + 1;
    while (end < count_ && (*this)[end].month <= month) ++end;
    close_up(index, end);
    at(end - 1) = worker;
  }
  constexpr void remove(int index) noexcept {
    close_up(index, count_);
    --count_;
    at(count_) = {};
  }
  constexpr void set_figures(int index, Stack figures) noexcept { at(index).figures = figures; }

  /// SM-10. So many months pass. Precondition: no worker stands in them.
  constexpr void pass(int months) noexcept {
    for (int index = 0; index < count_; ++index) {
      at(index).month = static_cast<std::uint8_t>((*this)[index].month - months);
    }
  }

  /// For reading states from outside; what lies in a place beyond the last worker must be left to its default.
  constexpr void set(int index, Worker worker) noexcept { at(index) = worker; }
  constexpr void set_size(int size) noexcept { count_ = static_cast<std::uint8_t>(size); }

  friend constexpr bool operator==(const Calendar&, const Calendar&) = default;
  friend constexpr void for_each_member(Like<Calendar> auto& calendar, auto& f) noexcept {
    f("workers", calendar.workers_);
    f("count", calendar.count_, up_to(max_workers));
  }

 private:
  [[nodiscard]] constexpr Worker& at(int index) noexcept { return workers_[static_cast<std::size_t>(index)]; }

  /// The workers behind `index` up to `end` go one place forward.
  constexpr void close_up(int index, int end) noexcept {
    for (; index + 1 < end; ++index) at(index) = (*this)[index + 1];
  }

  /// The worker goes to the last place `index` and forward from there to the end of its month.
  constexpr void insert(int index, Worker worker) noexcept {
    for (; index > 0 && worker.month < (*this)[index - 1].month; --index) at(index) = (*this)[index - 1];
    at(index) = worker;
  }

  std::array<Worker, max_workers> workers_{};
  std::uint8_t count_ = 0;
};

static_assert(sizeof(Calendar) == 76 && std::is_trivially_copyable_v<Calendar>);

}  // namespace regelwerk::samara

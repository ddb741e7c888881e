#pragma once
#include <bit>
#include <cstdint>

#include <regelwerk/core/seat.hpp>
#include <regelwerk/samara/move.hpp>
#include <regelwerk/samara/rules.hpp>

namespace regelwerk::samara {

/// SM-8. The figures of a worker from the top one down: one bit for each below a leading 1, set for a man.
class Stack {
 public:
  constexpr Stack() = default;
  /// A single figure, strength 1.
  constexpr explicit Stack(Sex sex) noexcept : code_(static_cast<std::uint8_t>(0b10U | bit_of(sex))) {}

  [[nodiscard]] constexpr bool none() const noexcept { return code_ == 0; }
  /// SM-8. The number of figures, 1 to 5; 0 for none.
  [[nodiscard]] constexpr int strength() const noexcept { return static_cast<int>(std::bit_width(code_ | 1U)) - 1; }
  /// The figure at this depth, 0 for the top one. Precondition: depth < strength().
  [[nodiscard]] constexpr Sex figure(int depth) const noexcept {
    return static_cast<Sex>((code_ >> (strength() - 1 - depth)) & 1U);
  }
  /// The sex of the worker.
  [[nodiscard]] constexpr Sex sex() const noexcept { return figure(0); }
  /// SM-36. The lowest figure, which was added last and leaves first.
  [[nodiscard]] constexpr Sex lowest() const noexcept { return static_cast<Sex>(code_ & 1U); }
  [[nodiscard]] constexpr int count(Sex sex_counted) const noexcept {
    const int men = std::popcount(code_) - 1;
    return sex_counted == Sex::man ? men : strength() - men;
  }

  /// SM-35. The stack with one more figure at the bottom. Precondition: strength() < 5.
  [[nodiscard]] constexpr Stack with(Sex sex_below) const noexcept {
    return from_code(static_cast<std::uint8_t>(2U * code_ + bit_of(sex_below)));
  }
  /// SM-36. The stack without its lowest figure. Precondition: strength() > 1, since a worker cannot lose its last
  /// figure this way.
  [[nodiscard]] constexpr Stack without_lowest() const noexcept {
    return from_code(static_cast<std::uint8_t>(code_ >> 1U));
  }

  [[nodiscard]] constexpr std::uint8_t code() const noexcept { return code_; }
  [[nodiscard]] static constexpr Stack from_code(std::uint8_t code) noexcept {
    Stack stack;
    stack.code_ = code;
    return stack;
  }
  /// False for a code that no worker of SM-5 can have.
  [[nodiscard]] constexpr bool valid() const noexcept {
    return 1 <= strength() && strength() <= figures_per_seat && count(Sex::woman) <= women_per_seat &&
           count(Sex::man) <= men_per_seat;
  }

  /// True for the code of a possible worker, or of none.
  [[nodiscard]] static constexpr bool is_code(unsigned code) noexcept {
    return code == 0 || from_code(static_cast<std::uint8_t>(code)).valid();
  }

  friend constexpr bool operator==(Stack, Stack) = default;

 private:
  [[nodiscard]] static constexpr unsigned bit_of(Sex sex) noexcept { return static_cast<unsigned>(sex); }

  std::uint8_t code_ = 0;
};

/// SM-8. A worker with its month.
struct Worker {
  std::uint8_t month = 0;  ///< number of months ahead of NOW, 0 to 11
  Seat seat{};             ///< its foreman
  Stack figures{};         ///< the stack of its figures

  friend constexpr bool operator==(const Worker&, const Worker&) = default;
};

static_assert(sizeof(Worker) == 3);

/// A worker packed into one number: month, seat, figures from the top bits down. Numbers are ordered by month; the
/// highest number stands for no worker.
class PackedWorker {
 public:
  constexpr PackedWorker() = default;
  /// A default Worker stands for no worker.
  constexpr explicit PackedWorker(const Worker& worker) noexcept {
    if (worker == Worker{}) return;
    number_ = static_cast<std::uint16_t>(first_in(worker.month) | in_seat(worker.seat) | worker.figures.code());
  }

  /// The lowest number of a worker in this month.
  [[nodiscard]] static constexpr unsigned first_in(int month) noexcept {
    return static_cast<unsigned>(month) << month_at;
  }
  /// The seat bits of the number of a worker of this seat.
  [[nodiscard]] static constexpr unsigned in_seat(Seat seat) noexcept {
    return static_cast<unsigned>(seat.index()) << seat_at;
  }
  /// All bits that hold the seat in a number.
  [[nodiscard]] static constexpr unsigned seat_bits() noexcept { return first_in(1) - (1U << seat_at); }

  /// The packed number; 0x7FFF for no worker.
  [[nodiscard]] constexpr std::uint16_t number() const noexcept { return number_; }
  /// The inverse of number(); accepts any number.
  [[nodiscard]] static constexpr PackedWorker from_number(unsigned number) noexcept {
    PackedWorker worker;
    worker.number_ = static_cast<std::uint16_t>(number);
    return worker;
  }

  /// The month of the worker, 0 to 11 months ahead of NOW; 15 for no worker.
  [[nodiscard]] constexpr int month() const noexcept { return number_ >> month_at; }
  /// Its foreman. Precondition: it is a worker.
  [[nodiscard]] constexpr Seat seat() const noexcept { return Seat{number_ % (1 << month_at) >> seat_at}; }
  /// The stack of its figures. Precondition: it is a worker.
  [[nodiscard]] constexpr Stack figures() const noexcept {
    return Stack::from_code(static_cast<std::uint8_t>(number_ & 0xFFU));
  }
  /// The members unpacked; a default Worker for no worker.
  [[nodiscard]] constexpr Worker worker() const noexcept {
    if (*this == PackedWorker{}) return {};
    return {static_cast<std::uint8_t>(month()), seat(), figures()};
  }

  /// Replaces the figures; month and seat stay. Precondition: it is a worker.
  constexpr void set_figures(Stack figures) noexcept {
    number_ = static_cast<std::uint16_t>((number_ & ~0xFFU) | figures.code());
  }

  friend constexpr bool operator==(PackedWorker, PackedWorker) = default;

 private:
  static constexpr int seat_at = 8;
  static constexpr int month_at = 11;
  static_assert(1 << (month_at - seat_at) > seat_limit && max_months << month_at < 1 << 15);

  std::uint16_t number_ = 0x7FFF;
};

static_assert(sizeof(PackedWorker) == 2);

}  // namespace regelwerk::samara

#include "row.hpp"

#include <algorithm>

#include "../play/text.hpp"

namespace arena {
namespace {

using play::join;

/// Reads the fields of a line one after another.
class Fields {
 public:
  explicit Fields(std::string_view line) : line_(line) {}

  [[nodiscard]] std::string_view next() {
    const std::size_t end = std::min(line_.find(','), line_.size());
    const std::string_view field = line_.substr(0, end);
    line_.remove_prefix(std::min(end + 1, line_.size()));
    return field;
  }
  template <class Number>
  void read(Number& into) {
    const auto number = play::number_in<Number>(next());
    is_good_ = is_good_ && number;
    into = number.value_or(Number{});
  }
  [[nodiscard]] bool is_good() const { return is_good_; }
  [[nodiscard]] bool at_end() const { return line_.empty(); }

 private:
  std::string_view line_;
  bool is_good_ = true;
};

}  // namespace

std::string csv_header(std::size_t seats) {
  std::string header = "deal,seating,is_over,moves,chances,unweighed,verdict";
  for (std::size_t seat = 0; seat < seats; ++seat) {
    for (const std::string_view name : {"player", "place", "score", "win", "payoff", "luck"}) {
      header += join(",", name, "_", seat + 1);
    }
  }
  return header + "\n";
}

std::string csv_line(const Row& row) {
  // A verdict may hold commas, which part the fields.
  std::string verdict = row.verdict;
  std::replace(verdict.begin(), verdict.end(), ',', ';');
  std::string line = join(row.deal, ",", row.seating, ",", row.is_over ? 1 : 0, ",", row.moves, ",", row.chances, ",",
                          row.unweighed, ",", verdict);
  for (const SeatResult& seat : row.seats) {
    line += join(",", letter_of(seat.player), ",", seat.place, ",", seat.score, ",", seat.win, ",", seat.payoff, ",",
                 seat.luck);
  }
  return line + "\n";
}

std::optional<Row> row_of(std::string_view line) {
  if (line.ends_with('\n')) line.remove_suffix(1);
  Fields fields{line};
  Row row;
  int is_over = 0;
  fields.read(row.deal);
  fields.read(row.seating);
  fields.read(is_over);
  fields.read(row.moves);
  fields.read(row.chances);
  fields.read(row.unweighed);
  row.is_over = is_over == 1;
  row.verdict = fields.next();
  while (fields.is_good() && !fields.at_end()) {
    SeatResult seat;
    const std::string_view letter = fields.next();
    if (letter.size() != 1 || letter[0] < 'A') return std::nullopt;
    seat.player = static_cast<std::uint8_t>(letter[0] - 'A');
    fields.read(seat.place);
    fields.read(seat.score);
    fields.read(seat.win);
    fields.read(seat.payoff);
    fields.read(seat.luck);
    row.seats.push_back(seat);
  }
  return fields.is_good() ? std::optional{row} : std::nullopt;
}

}  // namespace arena

#include "panel.hpp"

#include <algorithm>

#include "../play/text.hpp"

namespace draw {
namespace {

constexpr int letter_size = 215;
constexpr int card_height = 520;
constexpr int card_width = 400;

}  // namespace

void card(Svg& svg, const Frame& frame, const Card& card) {
  if (card.back) {
    svg.rectangle(frame, {.fill = colour::back, .stroke = "#222", .corner = 50}, card.title);
    svg.rectangle(frame.within(45), {.stroke = "#dfe6f3", .corner = 30});
  } else {
    svg.rectangle(frame, {.fill = card.fill, .stroke = "#222", .corner = 50}, card.title);
  }
  if (card.text.empty()) return;
  const int size = std::min(260, frame.height * 6 / 10);
  svg.text_within(frame.centre(), frame.width - 50, card.text,
                  {.size = size, .bold = true, .colour = card.back ? "#fff" : "#222"});
}

std::vector<Card> backs(int count, std::string_view title, std::string_view text) {
  return {static_cast<std::size_t>(std::max(0, count)), {std::string{text}, true, {}, std::string{title}}};
}

void Panel::heading(std::string_view text) {
  svg_.text_within(at(0, 420), width, text, {.size = 340, .anchor = Anchor::start, .bold = true});
  y_ += 460;
}

void Panel::seat(regelwerk::Seat seat, std::string_view words, bool to_act) {
  if (to_act) {
    svg_.rectangle({corner_.x - 90, y_ - 20, width + 180, 420}, {.fill = colour::mark, .stroke = "#222", .corner = 90},
                   ink_.text("it is the turn of {}", letter_of(seat)));
  }
  piece(svg_, at(170, 380), 300, seat, ink_.text("seat {}", letter_of(seat)));
  svg_.text_within(at(420, 380), width - 420, words, {.size = 235, .anchor = Anchor::start, .bold = true});
  y_ += 440;
}

void Panel::nobody(regelwerk::Seat seat, std::string_view letter, std::string_view words) {
  piece_of_nobody(svg_, at(170, 380), 300, seat, letter, ink_.text("nobody's {}", letter));
  svg_.text_within(at(420, 380), width - 420, words, {.size = 235, .anchor = Anchor::start, .bold = true});
  y_ += 440;
}

void Panel::text(std::string_view words, bool dim) {
  std::string line;
  const auto flush = [&] {
    if (line.empty()) return;
    svg_.text(at(0, row), line,
              {.size = letter_size, .anchor = Anchor::start, .colour = dim ? colour::dim : colour::ink});
    y_ += row;
    line.clear();
  };
  for (const std::string& word : play::words_of(words)) {
    if (!line.empty() && width_of(play::join(line, " ", word), letter_size) > width) flush();
    line += line.empty() ? word : " " + word;
  }
  flush();
}

void Panel::cards(const std::vector<Card>& cards) {
  if (cards.empty()) return;
  int x = 0;
  for (const Card& each : cards) {
    const int wide = std::max(card_width, std::min(width / 3, width_of(each.text, 260) * 11 / 10 + 130));
    if (x + wide > width) {
      x = 0;
      y_ += card_height + 60;
    }
    card(svg_, {corner_.x + x, y_, wide, card_height}, each);
    x += wide + 60;
  }
  y_ += card_height + 80;
}

}  // namespace draw

#include "svg.hpp"

#include <array>
#include <cstddef>
#include <vector>

#include <regelwerk/core/board/circle.hpp>

#include "../play/terminal.hpp"
#include "../play/text.hpp"

namespace draw {
namespace {

/// The colours of Okabe and Ito, which differ in lightness as well.
constexpr std::array<std::string_view, regelwerk::seat_limit> colours{"#d55e00", "#0072b2", "#009e73", "#f0e442",
                                                                      "#cc79a7", "#56b4e9", "#555555"};
constexpr std::array<std::string_view, regelwerk::seat_limit> inks{"#fff", "#fff", "#fff", "#222",
                                                                   "#222", "#222", "#fff"};
constexpr std::array<std::string_view, regelwerk::seat_limit> pales{"#f9dcc9", "#cbe3f1", "#c9ebe0", "#fbf7c8",
                                                                    "#f5dfea", "#daeefa", "#dddddd"};

/// Of most strokes.
constexpr int usual_width = 16;

std::size_t index(regelwerk::Seat seat) { return static_cast<std::size_t>(seat.index()); }

}  // namespace

std::string escaped(std::string_view text) {
  std::string safe;
  for (const char c : text) {
    switch (c) {
      case '&':
        safe += "&amp;";
        break;
      case '<':
        safe += "&lt;";
        break;
      case '>':
        safe += "&gt;";
        break;
      default:
        safe += c;
    }
  }
  return safe;
}

Svg::Svg(int width, int height, std::string_view title, std::string_view description, std::string_view language) {
  const std::string tongue = language == "en" ? std::string{} : play::join(" lang=\"", language, "\"");
  // What most texts and shapes have in common stands here, once. Nothing has an id: a page may hold many pictures, and
  // its ids are one set. A title and a description that come first are the picture's own without one.
  out_ = play::join(R"(<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 )", width, " ", height, "\"", tongue,
                    R"( role="img" font-family="sans-serif" text-anchor="middle" stroke-linejoin="round" fill=")",
                    colour::ink, R"(" stroke-width=")", usual_width, "\">\n<title>", escaped(title), "</title>\n<desc>",
                    escaped(description), "</desc>\n");
  rectangle({0, 0, width, height}, {.fill = colour::paper});
}

void Svg::attribute(std::string_view name, int value) { out_ += play::join(" ", name, "=\"", value, "\""); }
void Svg::attribute(std::string_view name, std::string_view value) {
  out_ += play::join(" ", name, "=\"", value, "\"");
}

void Svg::paint(const Paint& paint) {
  attribute("fill", paint.fill.empty() ? std::string_view{"none"} : paint.fill);
  if (paint.stroke.empty()) return;
  attribute("stroke", paint.stroke);
  if (paint.width != usual_width) attribute("stroke-width", paint.width);
  if (paint.dashed) out_ += play::join(" stroke-dasharray=\"", 3 * paint.width, " ", 2 * paint.width, "\"");
}

void Svg::end(std::string_view tag, std::string_view title) {
  out_ += title.empty() ? "/>\n" : play::join("><title>", escaped(title), "</title></", tag, ">\n");
}

void Svg::open(std::string_view title, Spot moved) {
  out_ += "<g";
  if (moved.x != 0 || moved.y != 0) out_ += play::join(" transform=\"translate(", moved.x, " ", moved.y, ")\"");
  out_ += play::join("><title>", escaped(title), "</title>\n");
}
void Svg::open_lettering(int size) {
  common_size_ = size;
  out_ += play::join("<g font-size=\"", size, "\">\n");
}
void Svg::close() {
  common_size_ = 0;
  out_ += "</g>\n";
}

void Svg::circle(Spot centre, int radius, const Paint& how, std::string_view title) {
  out_ += "<circle";
  attribute("cx", centre.x);
  attribute("cy", centre.y);
  attribute("r", radius);
  paint(how);
  end("circle", title);
}

void Svg::rectangle(const Frame& frame, const Paint& how, std::string_view title) {
  out_ += "<rect";
  attribute("x", frame.x);
  attribute("y", frame.y);
  attribute("width", frame.width);
  attribute("height", frame.height);
  if (how.corner > 0) attribute("rx", how.corner);
  paint(how);
  end("rect", title);
}

void Svg::line(Spot from, Spot to, const Paint& how) { lines({{from, to}}, how); }

void Svg::lines(const std::vector<Line>& all, const Paint& how) {
  out_ += "<path d=\"";
  for (const Line& one : all) out_ += play::join("M", one.from.x, " ", one.from.y, "L", one.to.x, " ", one.to.y);
  out_ += "\"";
  paint(how);
  end("path", {});
}

void Svg::polygon(std::initializer_list<Spot> corners, const Paint& how, std::string_view title) {
  out_ += "<path d=\"";
  char command = 'M';
  for (const Spot corner : corners) {
    out_ += play::join(command, corner.x, " ", corner.y);
    command = 'L';
  }
  out_ += "Z\"";
  paint(how);
  end("path", title);
}

void Svg::polygon(Spot centre, int radius, int corners, const Paint& how, std::string_view title) {
  out_ += "<path d=\"";
  for (int i = 0; i < corners; ++i) {
    out_ += play::join(i == 0 ? 'M' : 'L', centre.x + regelwerk::sine(radius, i, corners), " ",
                       centre.y - regelwerk::cosine(radius, i, corners));
  }
  out_ += "Z\"";
  paint(how);
  end("path", title);
}

void Svg::text(Spot at, std::string_view text, const Lettering& lettering) {
  out_ += "<text";
  attribute("x", at.x);
  // A capital is about seven tenths of the size high.
  attribute("y", at.y + lettering.size * 35 / 100);
  if (lettering.size != common_size_) attribute("font-size", lettering.size);
  if (lettering.anchor != Anchor::middle) {
    attribute("text-anchor", std::string_view{lettering.anchor == Anchor::start ? "start" : "end"});
  }
  if (lettering.bold) attribute("font-weight", std::string_view{"bold"});
  if (lettering.colour != colour::ink) attribute("fill", lettering.colour);
  out_ += play::join(">", escaped(text), "</text>\n");
}

void Svg::text_within(Spot at, int width, std::string_view text, Lettering lettering) {
  const int wide = width_of(text, lettering.size) * (lettering.bold ? 11 : 10) / 10;
  if (wide > width) lettering.size = lettering.size * width / wide;
  this->text(at, text, lettering);
}

void Svg::cross(const Frame& frame, std::string_view colour) {
  const int width = frame.width < 300 ? 30 : 45;
  const Spot far{frame.x + frame.width, frame.y + frame.height};
  lines({{{frame.x, frame.y}, far}, {{far.x, frame.y}, {frame.x, far.y}}}, {.stroke = colour, .width = width});
}

void Svg::arrow(Spot from, Spot to, int short_of, const Paint& how) {
  const int x = to.x - from.x;
  const int y = to.y - from.y;
  const int length = regelwerk::whole_root(std::int64_t{x} * x + std::int64_t{y} * y);
  if (length <= short_of) return;
  const Spot tip{to.x - x * short_of / length, to.y - y * short_of / length};
  const int head = 6 * how.width;
  const Spot neck{tip.x - x * head / length, tip.y - y * head / length};
  line(from, neck, how);
  const Spot aside{-y * head / (2 * length), x * head / (2 * length)};
  polygon({tip, neck + aside, {neck.x - aside.x, neck.y - aside.y}}, {.fill = how.stroke});
}

void Svg::shrink_since(std::size_t written, Spot corner, int part, int whole) {
  // In thousandths, rounded down.
  const std::string thousandths = std::to_string(1'000 * part / whole);
  const std::string scale = "0." + std::string(3 - thousandths.size(), '0') + thousandths;
  out_.insert(written, play::join("<g transform=\"translate(", corner.x, " ", corner.y, ") scale(", scale,
                                  ") translate(", -corner.x, " ", -corner.y, ")\">\n"));
  out_ += "</g>\n";
}

std::string Svg::done() const { return out_ + "</svg>\n"; }

int width_of(std::string_view text, int size) {
  int letters = 0;
  for (const char c : text) {
    // Of a letter of several bytes the first one counts.
    if ((static_cast<unsigned char>(c) & 0xC0U) == 0x80U) continue;
    const bool narrow = std::string_view{" .,:;'|!ijlt()[]1fr-"}.find(c) != std::string_view::npos;
    const bool wide = std::string_view{"mwMW@"}.find(c) != std::string_view::npos || ('A' <= c && c <= 'Z');
    letters += narrow ? 42 : c == 'M' || c == 'W' ? 94 : wide ? 78 : 66;
  }
  return letters * size / 100;
}

std::string_view colour_of(regelwerk::Seat seat) { return colours[index(seat)]; }
std::string_view ink_on(regelwerk::Seat seat) { return inks[index(seat)]; }
std::string_view pale(regelwerk::Seat seat) { return pales[index(seat)]; }
std::string letter_of(regelwerk::Seat seat) { return {play::Ink::letter(seat)}; }

void piece(Svg& svg, Spot at, int side, regelwerk::Seat seat, std::string_view title) {
  const Paint paint{.fill = colour_of(seat), .stroke = "#111", .width = side < 200 ? 10 : 16};
  const int radius = side / 2;
  int down = 0;
  switch (seat.index()) {
    case 0:
      svg.circle(at, radius, paint, title);
      break;
    case 1:
      svg.rectangle(square(at, side * 9 / 10), paint, title);
      break;
    case 2:
      svg.polygon({at.x, at.y + side / 10}, radius * 6 / 5, 3, paint, title);
      down = side / 7;
      break;
    case 3:
      svg.polygon(at, radius * 6 / 5, 4, paint, title);
      break;
    case 4:
      svg.polygon(at, radius * 11 / 10, 5, paint, title);
      down = side / 20;
      break;
    default:
      svg.polygon(at, radius * 11 / 10, 6, paint, title);
  }
  const int size = seat.index() == 2 ? side / 2 : side * 6 / 10;
  svg.text({at.x, at.y + down}, letter_of(seat), {.size = size, .bold = true, .colour = ink_on(seat)});
}

void grey_piece(Svg& svg, Spot at, int side, std::string_view letter, std::string_view title) {
  svg.polygon(at, side * 11 / 20, 8, {.fill = "#888", .stroke = "#111"}, title);
  svg.text(at, letter, {.size = side * 6 / 10, .bold = true, .colour = "#fff"});
}

}  // namespace draw

#include "svg.hpp"

#include <array>
#include <cstddef>
#include <vector>

#include <regelwerk/core/board/circle.hpp>

#include "../play/terminal.hpp"
#include "../play/text.hpp"

namespace draw {
namespace {

/// The colours of Okabe and Ito, which differ in lightness as well; for what can be written on them, and pale.
constexpr std::array<std::string_view, regelwerk::seat_limit> colours{
    art::seat_0, art::seat_1, art::seat_2, art::seat_3, art::seat_4, art::seat_5, "#555555"};
constexpr std::array<std::string_view, regelwerk::seat_limit> inks{"#fff", "#111", "#111", "#111",
                                                                   "#111", "#111", "#fff"};
constexpr std::array<std::string_view, regelwerk::seat_limit> pales{"#cbe3f1", "#f9dcc9", "#c9ebe0", "#f5dfea",
                                                                    "#f9e7c3", "#daeefa", "#dddddd"};

/// Of most strokes.
constexpr int usual_width = 16;

std::size_t index(regelwerk::Seat seat) { return static_cast<std::size_t>(seat.index()); }

/// Without zeros at the end.
std::string decimal(int thousandths) {
  const int rest = (thousandths < 0 ? -thousandths : thousandths) % 1'000;
  std::string whole = std::to_string(thousandths / 1'000);
  if (rest == 0) return whole;
  std::string digits = std::to_string(1'000 + rest).substr(1);
  digits.erase(digits.find_last_not_of('0') + 1);
  return play::join(thousandths < 0 && thousandths > -1'000 ? "-" : "", whole, ".", digits);
}

/// Of a group that lies elsewhere, or has another size.
std::string transformed(Spot moved, int size) {
  std::string text;
  if (moved.x != 0 || moved.y != 0) text += play::join("translate(", moved.x, " ", moved.y, ")");
  if (size != 1'000) text += play::join("scale(", decimal(size), ")");
  return text.empty() ? text : play::join(" transform=\"", text, "\"");
}

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
  // What most texts and shapes have in common stands here, once. Nothing has an id: a page may hold many pictures, and
  // its ids are one set. A title and a description that come first are the picture's own without one.
  out_ = play::join(R"(<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 )", width, " ", height, R"(" lang=")",
                    language,
                    R"(" role="img" font-family="sans-serif" text-anchor="middle" stroke-linejoin="round" fill=")",
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
  if (paint.opacity != 100) attribute("opacity", decimal(10 * paint.opacity));
  if (paint.stroke.empty()) return;
  attribute("stroke", paint.stroke);
  if (paint.width != usual_width) attribute("stroke-width", paint.width);
  if (paint.dashed) out_ += play::join(" stroke-dasharray=\"", 3 * paint.width, " ", 2 * paint.width, "\"");
}

void Svg::end(std::string_view tag, std::string_view title) {
  out_ += title.empty() ? "/>\n" : play::join("><title>", escaped(title), "</title></", tag, ">\n");
}

void Svg::open(std::string_view title, Spot moved, int size) {
  out_ += play::join("<g", transformed(moved, size), "><title>", escaped(title), "</title>\n");
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

void Svg::path(const std::vector<Spot>& corners) {
  char command = 'M';
  for (const Spot corner : corners) {
    out_ += play::join(command, corner.x, " ", corner.y);
    command = 'L';
  }
  out_ += "Z";
}

void Svg::polygon(std::initializer_list<Spot> corners, const Paint& how, std::string_view title) {
  out_ += "<path d=\"";
  path(corners);
  out_ += "\"";
  paint(how);
  end("path", title);
}

void Svg::polygons(const std::vector<std::vector<Spot>>& all, const Paint& how) {
  out_ += "<path d=\"";
  for (const std::vector<Spot>& one : all) path(one);
  out_ += "\"";
  paint(how);
  end("path", {});
}

void Svg::curves(const std::vector<std::vector<Spot>>& all, const Paint& how) {
  out_ += "<path d=\"";
  for (const std::vector<Spot>& spots : all) {
    const std::size_t size = spots.size();
    out_ += play::join("M", spots[0].x, " ", spots[0].y);
    for (std::size_t i = 0; i < size; ++i) {
      const Spot from = spots[i];
      const Spot to = spots[(i + 1) % size];
      const Spot before = spots[(i + size - 1) % size];
      const Spot after = spots[(i + 2) % size];
      // Leaves and arrives in the direction from the point before to the point after.
      out_ += play::join("C", from.x + (to.x - before.x) / 6, " ", from.y + (to.y - before.y) / 6, " ",
                         to.x - (after.x - from.x) / 6, " ", to.y - (after.y - from.y) / 6, " ", to.x, " ", to.y);
    }
    out_ += "Z";
  }
  out_ += "\"";
  if (all.size() > 1) attribute("fill-rule", std::string_view{"evenodd"});
  paint(how);
  end("path", {});
}

void Svg::drawing(std::string_view drawing, Spot at, int size, std::string_view colour,
                  const std::vector<Role>& roles) {
  out_ += play::join("<g", transformed(at, size));
  if (!colour.empty()) attribute("fill", colour);
  out_ += ">";
  this->drawing(drawing, roles);
  out_ += "</g>\n";
}

void Svg::drawing(std::string_view drawing, const std::vector<Role>& roles) {
  constexpr std::string_view begin = "class=\"";
  for (std::size_t at = drawing.find(begin); at != std::string_view::npos; at = drawing.find(begin)) {
    out_ += drawing.substr(0, at);
    drawing.remove_prefix(at + begin.size());
    const std::size_t end = drawing.find('"');
    const std::string_view name = drawing.substr(0, end);
    for (const Role& role : roles) out_ += role.name == name ? std::string_view{role.attributes} : std::string_view{};
    drawing.remove_prefix(end + 1);
  }
  out_ += drawing;
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

void Svg::lettering(const Lettering& lettering) {
  if (lettering.size != common_size_) attribute("font-size", lettering.size);
  if (lettering.anchor != Anchor::middle) {
    attribute("text-anchor", std::string_view{lettering.anchor == Anchor::start ? "start" : "end"});
  }
  if (lettering.bold) attribute("font-weight", std::string_view{"bold"});
  if (lettering.colour != colour::ink) attribute("fill", lettering.colour);
}

void Svg::text(Spot at, std::string_view text, const Lettering& lettering) {
  out_ += "<text";
  attribute("x", at.x);
  // A capital is about seven tenths of the size high.
  attribute("y", at.y + lettering.size * 35 / 100);
  this->lettering(lettering);
  out_ += play::join(">", escaped(text), "</text>\n");
}

void Svg::text_along(Spot from, Spot to, std::string_view text, const Lettering& lettering) {
  const int x = to.x - from.x;
  const int y = to.y - from.y;
  const int length = regelwerk::whole_root(std::int64_t{x} * x + std::int64_t{y} * y);
  if (length == 0) return;
  const std::string right = decimal(1'000 * x / length);
  const std::string down = decimal(1'000 * y / length);
  const std::string up = decimal(-1'000 * y / length);
  const Spot middle = between(from, to, 1, 2);
  out_ += play::join("<text transform=\"matrix(", right, " ", down, " ", up, " ", right, " ", middle.x, " ", middle.y,
                     ")\"");
  attribute("y", lettering.size * 35 / 100);
  this->lettering(lettering);
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

namespace {

/// By the place of a seat, each of its shape.
void shaped(Svg& svg, Spot at, int side, regelwerk::Seat seat, const Paint& paint, std::string_view letter,
            std::string_view ink, std::string_view title) {
  const int radius = side / 2;
  int down = 0;
  switch (seat.index()) {
    case 0:
      svg.circle(at, radius, paint, title);
      break;
    case 1: {
      Paint rounded = paint;
      rounded.corner = side / 10;
      svg.rectangle(square(at, side * 9 / 10), rounded, title);
      break;
    }
    case 2:
      svg.polygon({{at.x, at.y - side * 6 / 10},
                   {at.x + side * 6 / 10, at.y + side * 49 / 100},
                   {at.x - side * 6 / 10, at.y + side * 49 / 100}},
                  paint, title);
      down = side * 14 / 100;
      break;
    case 3:
      svg.polygon(at, side * 6 / 10, 4, paint, title);
      break;
    case 4:
      svg.polygon(at, radius * 11 / 10, 5, paint, title);
      down = side / 20;
      break;
    default:
      svg.polygon(at, radius * 11 / 10, 6, paint, title);
  }
  svg.text({at.x, at.y + down}, letter, {.size = side * 6 / 10, .bold = true, .colour = ink});
}

}  // namespace

void piece(Svg& svg, Spot at, int side, regelwerk::Seat seat, std::string_view title) {
  const Paint paint{.fill = colour_of(seat), .stroke = "#161616", .width = side < 200 ? 10 : side < 400 ? 16 : 26};
  shaped(svg, at, side, seat, paint, letter_of(seat), ink_on(seat), title);
}

void piece_of_nobody(Svg& svg, Spot at, int side, regelwerk::Seat seat, std::string_view letter,
                     std::string_view title) {
  shaped(svg, at, side, seat, {.fill = art::nobody, .stroke = "#161616", .width = 20, .dashed = true}, letter, "#111",
         title);
}

}  // namespace draw

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>

#include "../play/text.hpp"
#include "clou.hpp"

namespace draw {

using play::join;
using regelwerk::clou::Effect;
using regelwerk::clou::EffectKind;
using regelwerk::clou::Effects;
using regelwerk::clou::Symbol;
using regelwerk::clou::symbol_count;
using regelwerk::clou::SymbolSet;

namespace {

struct Look {
  std::string_view fill;
  std::string_view ink;
};
/// By symbol: strength, dexterity, clever, electro, lock, safe, escape.
constexpr std::array<Look, symbol_count> looks{{{"#d50", "#fff"},
                                                {"#5be", "#222"},
                                                {"#097", "#fff"},
                                                {"#ee4", "#222"},
                                                {"#ccc", "#222"},
                                                {"#c7a", "#222"},
                                                {"#07b", "#fff"}}};

/// What a white symbol says.
std::string white(const play::ClouWords& words, Effect effect) {
  switch (effect.kind) {
    case EffectKind::shift:
      return join("~", int{effect.value});
    case EffectKind::extra:
      return join(int{effect.value}, "x");
    default:
      return words.called(effect);
  }
}

int width_of(Effect effect, int height) {
  const bool choice = effect.kind == EffectKind::symbol && std::popcount(effect.symbol().bits()) > 1;
  return choice ? height * 2 : height * 5 / 4;
}

}  // namespace

std::string letters_of(const play::ClouWords& words, Symbol symbol) {
  const std::string name = words.called(SymbolSet{symbol});
  const char first = name.front();
  return {'a' <= first && first <= 'z' ? static_cast<char>(first - 'a' + 'A') : first, name[1]};
}

void symbols(Svg& svg, const play::ClouWords& words, const Frame& frame, SymbolSet set, std::string_view title) {
  const int count = std::popcount(set.bits());
  if (count == 0) return;
  const std::string all = words.called(set);
  int left = 0;
  for (unsigned rest = set.bits(); rest != 0; rest &= rest - 1, ++left) {
    const auto symbol = static_cast<Symbol>(std::countr_zero(rest));
    const Look& look = looks[static_cast<std::size_t>(symbol)];
    const Frame part{frame.x + left * frame.width / count, frame.y, frame.width / count, frame.height};
    svg.rectangle(part, {.fill = look.fill, .stroke = colour::ink}, title.empty() ? std::string_view{all} : title);
    const int size = frame.height * 6 / 10;
    svg.text_within(part.centre(), part.width * 9 / 10, letters_of(words, symbol),
                    {.size = size, .bold = true, .colour = look.ink});
  }
}

int width_of(const Effects& effects, int height) {
  int width = 0;
  for (const Effect effect : effects) width += width_of(effect, height) + height / 6;
  return width;
}

int effects(Svg& svg, const play::ClouWords& words, Spot left, int height, const Effects& effects) {
  int x = left.x;
  for (const Effect effect : effects) {
    const Frame at{x, left.y - height / 2, width_of(effect, height), height};
    if (effect.kind == EffectKind::symbol) {
      symbols(svg, words, at, effect.symbol(), words.called(effect));
    } else {
      svg.rectangle(at, {.fill = "#fff", .stroke = "#222", .corner = height / 3}, words.called(effect));
      svg.text_within(at.centre(), at.width * 85 / 100, white(words, effect), {.size = height * 6 / 10, .bold = true});
    }
    x += at.width + height / 6;
  }
  return x - left.x;
}

void track(Svg& svg, const play::Ink& ink, const Frame& frame, const Track& track, std::string_view fill) {
  svg.rectangle(frame, {.fill = "#f1eee4", .stroke = colour::rim, .corner = 50},
                ink.text("{}: {} of {} crossed", track.word, track.crossed, track.length));
  constexpr int words = 960;
  svg.text_within({frame.x + 80, frame.centre().y}, words - 100, track.word,
                  {.size = 210, .anchor = Anchor::start, .bold = true});
  if (track.length == 0) return;
  const int room = frame.width - words - 60;
  const int step = std::min(frame.height * 9 / 10, room / track.length);
  const int side = std::min(frame.height * 7 / 10, step * 85 / 100);
  for (int i = 0; i < track.length; ++i) {
    const Frame at = square({frame.x + words + step * i + step / 2, frame.centre().y}, side);
    svg.rectangle(at, {.fill = fill, .stroke = "#222", .width = 12});
    if (i < track.crossed) svg.cross(at.within(side / 8));
  }
}

}  // namespace draw

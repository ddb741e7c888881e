#pragma once
#include <cstddef>
#include <optional>

#include <regelwerk/ostfriesenlauf/edition/card.hpp>

namespace regelwerk::ostfriesenlauf {

/// Writes a face: +n, -n, +n@j, -n@j, x@j, start or finish@NAME.
constexpr void write_face(auto& out, Face face) noexcept {
  const Effect& effect = effect_of(face);
  switch (effect.kind) {
    case FaceKind::start:
      out << "start";
      return;
    case FaceKind::finish:
      out << "finish@" << sign_words[static_cast<std::size_t>(effect.sign)];
      return;
    case FaceKind::swap:
      out << 'x';
      break;
    default:
      out << (effect.kind == FaceKind::forward || effect.kind == FaceKind::before ? '+' : '-') << effect.fields;
      break;
  }
  if (names_place(effect.kind)) out << '@' << effect.place;
}

/// Reads a face from a TextReader or a LineReader without checking the range of its numbers; empty if no face follows.
[[nodiscard]] constexpr std::optional<Effect> read_effect(auto& in) noexcept {
  constexpr int any_number = 1'000'000;
  if (in.take("start")) return Effect{.kind = FaceKind::start};
  if (in.take("finish@")) {
    for (std::size_t sign = 0; sign < sign_words.size(); ++sign) {
      if (in.take(sign_words[sign])) return Effect{.kind = FaceKind::finish, .sign = static_cast<Sign>(sign)};
    }
    return std::nullopt;
  }
  if (in.take("x@")) {
    const auto place = in.take_number(any_number);
    return place ? std::make_optional(Effect{.kind = FaceKind::swap, .place = *place}) : std::nullopt;
  }
  const bool ahead = in.take("+");
  if (!ahead && !in.take("-")) return std::nullopt;
  const auto fields = in.take_number(any_number);
  if (!fields) return std::nullopt;
  if (!in.take("@")) return Effect{.kind = ahead ? FaceKind::forward : FaceKind::back, .fields = *fields};
  const auto place = in.take_number(any_number);
  if (!place) return std::nullopt;
  return Effect{.kind = ahead ? FaceKind::before : FaceKind::behind, .fields = *fields, .place = *place};
}

}  // namespace regelwerk::ostfriesenlauf

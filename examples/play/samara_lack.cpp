#include <string>

#include "samara.hpp"
#include "text.hpp"

namespace play {

using regelwerk::samara::Kit;
using regelwerk::samara::Rule;

namespace {

/// So many tools of each sort.
std::string tools(Kit kit, const Ink& ink) {
  std::string text;
  const auto add = [&](int count, Phrase one, Phrase many) {
    if (count > 0) text += join(text.empty() ? "" : ", ", count == 1 ? ink.text(one) : ink.text(many, count));
  };
  add(kit.saws(), "1 saw", "{} saws");
  add(kit.trowels(), "1 trowel", "{} trowels");
  add(kit.glass(), "1 glass tool", "{} glass tools");
  add(kit.all(), "1 tool", "{} tools");
  return text;
}

}  // namespace

std::string Samara::lack(const Because& because, const Ink& ink) {
  if (const auto missing = kit_of(because.cause)) return "  " + ink.text("Missing: {}.\n", tools(*missing, ink));
  const int number = because.cause.value;
  if (because.rule == Rule::cost) return "  " + ink.text("Missing: strength {}.\n", number);
  if (because.rule == Rule::helpers_from_now) return "  " + ink.text("Helpers in NOW: {}.\n", number);
  return {};
}

}  // namespace play

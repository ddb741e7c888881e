#pragma once
#include <regelwerk/ostfriesenlauf.hpp>

// Every number, name and enumerator of an edition, for editions that are broken on purpose.

namespace hostile_ostfriesenlauf {

using namespace regelwerk::ostfriesenlauf;

inline constexpr auto fields = [](Edition& edition, auto visit) {
  visit(edition.name);
  visit(edition.length);
  for (int& field : edition.sign_fields) visit(field);
  for (auto& stack : edition.faces) {
    for (auto& face : stack) visit(face);
  }
};

}  // namespace hostile_ostfriesenlauf

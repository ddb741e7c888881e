#pragma once
#include <as_number.hpp>
#include <regelwerk/clockman.hpp>

// Every number, name and enumerator of an edition, for editions that are broken on purpose.

namespace hostile_clockman {

using namespace regelwerk::clockman;

inline constexpr auto fields = [](Edition& edition, auto visit) {
  visit(edition.name);
  for (auto& row : edition.rows) visit(row);
  for (auto& at : edition.entries) visit(at);
  for (auto& at : edition.junctions) visit(at);
  for (Pose& pose : edition.last_poses) hostile::as_number(pose, visit);
  for (Passage& passage : edition.passages_in_gaps) {
    for (auto* number : {&passage.gap, &passage.outer, &passage.inner}) visit(*number);
    hostile::as_number(passage.pose, visit);
  }
  for (auto* lines : {&edition.lift, &edition.out}) {
    for (Line& line : *lines) {
      for (auto& at : line) visit(at);
    }
  }
  for (DeckCard& card : edition.deck) {
    hostile::as_number(card.effect, visit);
    visit(card.number);
    visit(card.copies);
  }
  for (auto& cards : edition.symbols) visit(cards);
};

}  // namespace hostile_clockman

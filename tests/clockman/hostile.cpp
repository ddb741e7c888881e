#include <hostile.hpp>

#include <cstddef>

#include <regelwerk/clockman.hpp>

namespace {

using namespace regelwerk::clockman;

constexpr auto fields = [](Edition& edition, auto visit) {
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

TEST_CASE("CM-1, CM-6, CM-8, CM-25, CM-38: hostile numbers in an edition are refused or do no harm") {
  const auto make = [](const Edition& edition, std::size_t turn) {
    return RuntimeGame::make({.seats = min_seats + static_cast<int>(turn % 3)}, edition);
  };
  const hostile::Tally tally = hostile::attack(standard_edition, fields, make, {1, 3});
  CHECK(tally.refused > 500);
  CHECK(tally.allowed > 100);
}

}  // namespace

#pragma once
#include <string>
#include <string_view>

#include <regelwerk/clou.hpp>

#include "clou_block.hpp"
#include "clou_words.hpp"

namespace play {

/// The sheet of one thief: rows, tools, specials and bonuses. Boxes are [ ] with their condition or their number, the
/// sign before a box compares it with its neighbour; circles are ( ); behind or below stands what fires. Bold is what
/// dice could mark next.
class ClouSheet {
 public:
  ClouSheet(const ClouWords& words, const regelwerk::clou::State& state, regelwerk::clou::Thief thief)
      : words_(words),
        sheet_(words.edition().sheet(thief)),
        marks_(state.sheet(thief)),
        markable_(words.layout(), state, thief),
        state_(state),
        thief_(thief) {}

  [[nodiscard]] std::string drawn() const;

  /// Who it is, and what it has in this round.
  [[nodiscard]] std::string heading() const;

 private:
  [[nodiscard]] std::string row(regelwerk::clou::Group group, const regelwerk::clou::BoxRow& boxes) const;
  [[nodiscard]] ClouBlock grid() const;
  [[nodiscard]] ClouBlock rings() const;
  [[nodiscard]] ClouBlock tree() const;
  [[nodiscard]] ClouBlock pyramid() const;
  [[nodiscard]] ClouBlock specials() const;
  [[nodiscard]] ClouBlock bonuses() const;

  /// What a block begins with: the word of texts, where no name stands above the block.
  [[nodiscard]] std::string label(std::string_view word, bool is_first) const;
  /// A block with its name above it, where the word of texts alone does not say it.
  [[nodiscard]] ClouBlock headed(regelwerk::clou::Group group, ClouBlock lines) const;

  /// A box with the sign before it.
  [[nodiscard]] std::string box(regelwerk::clou::Element element, const regelwerk::clou::Condition& condition,
                                int number) const;
  [[nodiscard]] std::string circle(regelwerk::clou::Element element, int number) const;
  /// Bold if dice could mark the element next.
  [[nodiscard]] std::string open(regelwerk::clou::Element element, const std::string& text) const;
  [[nodiscard]] bool is_crossed(regelwerk::clou::Element element) const {
    return marks_.circles.contains(regelwerk::clou::circle_of(element));
  }

  const ClouWords& words_;
  const regelwerk::clou::ThiefSheet& sheet_;
  const regelwerk::clou::SheetMarks& marks_;
  regelwerk::clou::Markable markable_;
  const regelwerk::clou::State& state_;
  regelwerk::clou::Thief thief_;
};

}  // namespace play

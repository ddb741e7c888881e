#pragma once
#include <array>
#include <cstddef>
#include <string>
#include <string_view>

#include <regelwerk/clou.hpp>

#include "terminal.hpp"
#include "text.hpp"

namespace play {

/// CK-13. The special loot by heist.
inline constexpr std::array<std::string_view, 3> clou_special_loot{"the glass diamonds", "the combination",
                                                                   "the diadem"};

/// Words for what drawing and telling both speak of. What is crossed is struck out: (5) becomes -5-.
class ClouWords {
 public:
  ClouWords(const regelwerk::clou::Layout& layout, const regelwerk::clou::Edition& edition, const Ink& ink)
      : layout_(&layout), edition_(&edition), ink_(&ink) {}

  [[nodiscard]] const regelwerk::clou::Layout& layout() const { return *layout_; }
  [[nodiscard]] const regelwerk::clou::Edition& edition() const { return *edition_; }
  [[nodiscard]] const Ink& ink() const { return *ink_; }

  /// The plan of a heist, counted from 0; what is named by it is that of this heist from now on.
  void turn_to(int heist) { heist_ = heist; }
  [[nodiscard]] const regelwerk::clou::PlanLayout& plan() const {
    return layout_->plans[static_cast<std::size_t>(heist_)];
  }
  [[nodiscard]] const regelwerk::clou::Plan& printed() const { return edition_->plans[plan().edition_index]; }

  /// In the colour that each thief has.
  [[nodiscard]] std::string thief(regelwerk::clou::MaybeThief thief) const;
  [[nodiscard]] std::string thieves(regelwerk::clou::ThiefSet set) const;
  [[nodiscard]] std::string challenge(int index) const;
  [[nodiscard]] std::string room(int index) const;
  /// The words of a plan's loot: 2, a diamond, ..
  [[nodiscard]] std::string loot(int challenge) const;
  /// True where the words of texts are those of the language; else the board has its own, and names what moves name by
  /// both.
  [[nodiscard]] bool speaks_texts() const { return ink_->language() == "en"; }
  /// A plan, room, challenge or area, as the board calls it.
  [[nodiscard]] std::string called(std::string_view term) const;
  /// The same with the word of texts, if that is another one: `Fenster (window)`.
  [[nodiscard]] std::string named(std::string_view term) const { return with_text(called(term), term); }
  [[nodiscard]] std::string called(regelwerk::clou::Preparation preparation) const;
  [[nodiscard]] std::string named(regelwerk::clou::Preparation preparation) const {
    return with_text(called(preparation), name_of(preparation));
  }
  /// What boxes of the campaign sheet are for: a tool or a preparation.
  [[nodiscard]] std::string called(const regelwerk::clou::ItemLayout& item) const;
  [[nodiscard]] std::string called(regelwerk::clou::SpecialLoot loot) const;
  /// A group of boxes and circles on the sheet of a thief, a tool by the name that it has there.
  [[nodiscard]] std::string called(regelwerk::clou::Thief thief, regelwerk::clou::Group group) const;
  [[nodiscard]] std::string named(regelwerk::clou::Thief thief, regelwerk::clou::Group group) const;
  [[nodiscard]] std::string called(regelwerk::clou::SymbolSet set) const;
  [[nodiscard]] std::string called(regelwerk::clou::Effect effect) const;
  /// All of them, a blank text for none.
  [[nodiscard]] std::string called(const regelwerk::clou::Effects& effects) const;

  /// What a demand demands.
  [[nodiscard]] std::string demand(const regelwerk::clou::Demand& demand) const;
  /// What to do, and why.
  [[nodiscard]] std::string node(const regelwerk::clou::State& state) const;

  /// As in texts.
  [[nodiscard]] static std::string symbols(regelwerk::clou::SymbolSet set);
  [[nodiscard]] static std::string effect(regelwerk::clou::Effect effect);
  /// So many crossed, the others open.
  [[nodiscard]] static std::string track(int crossed, int length);
  /// A circle or a demand, struck out when it is crossed.
  [[nodiscard]] std::string circle(std::string_view word, bool crossed) const;

 private:
  [[nodiscard]] regelwerk::clou::Names names() const { return {*layout_, *edition_, plan()}; }
  [[nodiscard]] std::string with_text(const std::string& called, std::string_view text) const {
    return called == text ? called : join(called, " ", ink_->dim(join("(", text, ")")));
  }

  const regelwerk::clou::Layout* layout_;
  const regelwerk::clou::Edition* edition_;
  const Ink* ink_;
  int heist_ = 0;
};

/// See Termed. A demand has two dots, so a `tree` before them stands in a showroom.
[[nodiscard]] std::string clou_term(std::string_view text, std::string_view piece, const Ink& ink);

/// How a heist or a campaign ended, in words.
[[nodiscard]] std::string clou_verdict(const regelwerk::clou::HeistOutcome& outcome, const Ink& ink);
[[nodiscard]] std::string clou_verdict(const regelwerk::clou::CampaignOutcome& outcome, const Ink& ink);

}  // namespace play

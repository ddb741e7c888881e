#pragma once
#include <array>
#include <cstddef>
#include <string>
#include <string_view>

#include <regelwerk/clou.hpp>

#include "terminal.hpp"

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
  [[nodiscard]] std::string item(std::size_t index) const;
  [[nodiscard]] std::string challenge(int index) const;
  [[nodiscard]] std::string room(int index) const;
  /// The words of a plan's loot: 2, a diamond, ..
  [[nodiscard]] std::string loot(int challenge) const;
  /// What a demand demands.
  [[nodiscard]] std::string demand(const regelwerk::clou::Demand& demand) const;
  /// What to do, and why.
  [[nodiscard]] std::string node(const regelwerk::clou::State& state) const;

  [[nodiscard]] static std::string symbols(regelwerk::clou::SymbolSet set);
  [[nodiscard]] static std::string effect(regelwerk::clou::Effect effect);
  /// All of them, a blank text for none.
  [[nodiscard]] static std::string effects(const regelwerk::clou::Effects& effects);
  /// So many crossed, the others open.
  [[nodiscard]] static std::string track(int crossed, int length);
  /// A circle or a demand, struck out when it is crossed.
  [[nodiscard]] std::string circle(std::string_view word, bool crossed) const;

 private:
  [[nodiscard]] regelwerk::clou::Names names() const { return {*layout_, *edition_, plan()}; }

  const regelwerk::clou::Layout* layout_;
  const regelwerk::clou::Edition* edition_;
  const Ink* ink_;
  int heist_ = 0;
};

/// How a heist or a campaign ended, in words.
[[nodiscard]] std::string clou_verdict(const regelwerk::clou::HeistOutcome& outcome, const Ink& ink);
[[nodiscard]] std::string clou_verdict(const regelwerk::clou::CampaignOutcome& outcome, const Ink& ink);

}  // namespace play

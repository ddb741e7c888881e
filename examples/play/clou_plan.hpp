#pragma once
#include <cstddef>
#include <string>

#include <regelwerk/clou.hpp>

#include "clou_words.hpp"

namespace play {

/// The burglary plan: its tracks, its rooms with their challenges, and what has been fired. A demand that is crossed is
/// struck out, one that is workable now is bold; /N behind a challenge's name counts parts, as in move texts.
class ClouPlan {
 public:
  ClouPlan(const ClouWords& words, const regelwerk::clou::State& state);

  [[nodiscard]] std::string drawn() const;
  /// The tracks, what is workable and what has been fired.
  [[nodiscard]] std::string brief() const;

 private:
  [[nodiscard]] std::string tracks() const;
  [[nodiscard]] std::string music() const;
  [[nodiscard]] std::string waiting() const;
  [[nodiscard]] std::string challenge(int index) const;
  [[nodiscard]] std::string part(int challenge, std::size_t index, int& demand) const;
  /// Where the arrows of a challenge lead.
  [[nodiscard]] std::string behind(int challenge) const;

  const ClouWords& words_;
  const regelwerk::clou::State& state_;
  const regelwerk::clou::PlanLayout& plan_;
  const regelwerk::clou::Plan& printed_;
  std::size_t parts_column_;  ///< where the parts of a challenge stand
  regelwerk::clou::DemandSet workable_;
};

}  // namespace play

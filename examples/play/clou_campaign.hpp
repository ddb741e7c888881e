#pragma once
#include <string>

#include <regelwerk/clou.hpp>

#include "clou_words.hpp"

namespace play {

/// The campaign sheet: progress, experience, tools and preparations.
class ClouCampaignSheet {
 public:
  ClouCampaignSheet(const ClouWords& words, const regelwerk::clou::State& state) : words_(words), state_(state) {}

  [[nodiscard]] std::string drawn() const;

 private:
  [[nodiscard]] std::string progress() const;
  [[nodiscard]] std::string area(std::size_t index) const;
  [[nodiscard]] std::string element(int index) const;
  [[nodiscard]] std::string preparations() const;
  [[nodiscard]] std::string boxes(std::size_t item) const;

  const ClouWords& words_;
  const regelwerk::clou::State& state_;
};

}  // namespace play

#pragma once
#include <array>

#include <regelwerk/clou.hpp>

namespace play {

/// What a position is worth to the gang by rules of thumb, in points: what it has, what the plan and the sheets
/// promise, less what traces and alarms threaten.
class ClouSense {
 public:
  ClouSense(const regelwerk::clou::Layout& layout, const regelwerk::clou::State& state)
      : layout_(layout), state_(state), plan_(plan_of(layout, state)) {}

  [[nodiscard]] double worth() const;
  /// Points that the gang would have if it were safe now.
  [[nodiscard]] double points() const;
  /// True if another round promises more than it threatens.
  [[nodiscard]] bool wants_to_stay() const;
  /// The chance to get away once the alarm goes off, with the best driver.
  [[nodiscard]] double chance_to_escape() const;

 private:
  using Needs = std::array<double, regelwerk::clou::symbol_count>;

  /// CL-62, CK-11. What an arrest would cost.
  [[nodiscard]] double stake() const;
  [[nodiscard]] double after_escape() const;
  [[nodiscard]] double risk_of_traces(double traces) const;
  [[nodiscard]] bool is_noticed() const;
  [[nodiscard]] bool must_escape() const;
  [[nodiscard]] double alarm_costs() const;
  /// What lies behind a challenge, rooms included.
  [[nodiscard]] double prize(std::size_t challenge, int depth) const;
  [[nodiscard]] double room(std::size_t room, int depth) const;
  [[nodiscard]] double plan_promises(Needs& needs) const;
  [[nodiscard]] double sheet_promises(regelwerk::clou::Thief thief, const Needs& needs) const;
  [[nodiscard]] double rows(regelwerk::clou::Thief thief, const Needs& needs) const;
  [[nodiscard]] double lines(regelwerk::clou::Thief thief, const Needs& needs) const;

  const regelwerk::clou::Layout& layout_;
  const regelwerk::clou::State& state_;
  const regelwerk::clou::PlanLayout& plan_;
};

}  // namespace play

#pragma once
#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include <regelwerk/clou.hpp>

namespace play {

/// Lines of a drawing that belong together.
using ClouBlock = std::vector<std::string>;

/// Where boxes and circles begin, behind the name of their row.
inline constexpr std::size_t clou_margin = 13;

/// Blanks behind the text up to a column; none if it has been reached.
[[nodiscard]] std::string clou_up_to(const std::string& text, std::size_t column);
/// Blocks one below the other, or side by side as far as there is room.
[[nodiscard]] std::string clou_packed(const std::vector<ClouBlock>& blocks);

[[nodiscard]] std::string_view clou_sign(regelwerk::clou::Sign sign);
/// A box in which a condition or a number stands.
[[nodiscard]] std::string clou_box(const regelwerk::clou::Condition& condition, int number);

}  // namespace play

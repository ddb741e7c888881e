#pragma once

#include <regelwerk/core/namespaces.hpp>

namespace regelwerk::inline shared {

namespace detail {

/// A game's list of moves: Rules::MoveList, or Rules::MoveListFor<Setup>, which is only as long as the setup needs.
template <class Rules, class Setup>
struct MoveListOf {
  using type = typename Rules::MoveList;
};
template <class Rules, class Setup>
  requires requires { typename Rules::template MoveListFor<Setup>; }
struct MoveListOf<Rules, Setup> {
  using type = typename Rules::template MoveListFor<Setup>;
};

}  // namespace detail

}  // namespace regelwerk::inline shared

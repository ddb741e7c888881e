#pragma once
#include <cstddef>
#include <string_view>
#include <utility>

#include <regelwerk/core/codec/game_text.hpp>
#include <regelwerk/core/game/basic_game.hpp>
#include <regelwerk/core/game/faults.hpp>
#include <regelwerk/core/game/setup.hpp>

namespace regelwerk::inline shared {

namespace detail {

/// A sentence as a template argument, so that compilers show it in error messages; they show it as text only if it is a
/// plain array.
template <std::size_t Size>
struct Sentence {
  char letters[Size + 1]{};  // NOLINT(*-avoid-c-arrays)
};

template <const auto& Faults, std::size_t Index>
inline constexpr auto sentence_of = [] {
  constexpr std::string_view text = describe(broken_by(Faults[Index]));
  Sentence<text.size()> out;
  for (std::size_t i = 0; i < text.size(); ++i) out.letters[i] = text[i];
  return out;
}();

/// Never compiles: the compiler's message names this type, and with it the fault and its sentence. (A static_assert
/// takes only literals, but the sentences come from describe().)
template <class Rules, auto Fault, auto Sentence>
struct NoSuchGame {
  static constexpr bool is_game = sizeof(Rules) == 0;
  static_assert(is_game, "there is no such game: the arguments of NoSuchGame tell what is wrong");
};

template <class Rules, const auto& Faults>
[[nodiscard]] constexpr bool is_faultless() noexcept {
  return []<std::size_t... Index>(std::index_sequence<Index...>) {
    return (NoSuchGame<Rules, Faults[Index], sentence_of<Faults, Index>>::is_game && ...);
  }(std::make_index_sequence<Faults.size()>{});
}

/// What is wrong with an edition, computed once for all games with it.
template <const auto& Data>
inline constexpr auto fixed_edition_faults = edition_faults(Data);
template <class Options, Options Chosen, const auto& Data>
inline constexpr auto fixed_option_faults = option_faults(Chosen, Data);

/// False for an edition with faults. The game's own edition is not checked here, since the tests do that.
template <class Rules, const typename Rules::Edition& Data>
[[nodiscard]] constexpr bool is_sound_edition() noexcept {
  if constexpr (&Data == &Rules::standard_edition) {
    return true;
  } else {
    return fixed_edition_faults<Data>.empty();
  }
}

/// The game with these rules; impossible rules do not compile.
template <class Rules, typename Rules::Options Chosen, const typename Rules::Edition& Data, bool IsSound>
struct CheckedGame {
  static_assert(is_faultless<Rules, fixed_option_faults<typename Rules::Options, Chosen, Data>>());
  using type = BasicGame<Rules, FixedSetup<typename Rules::Options, typename Rules::Edition, Chosen, Data>>;
};
template <class Rules, typename Rules::Options Chosen, const typename Rules::Edition& Data>
struct CheckedGame<Rules, Chosen, Data, false> {
  static_assert(is_faultless<Rules, fixed_edition_faults<Data>>());
  using type = void;
};

}  // namespace detail

/// The game of `Rules` under options and edition that are part of the type. Impossible options or an impossible edition
/// do not compile; the error message says what is wrong.
template <class Rules, typename Rules::Options Chosen, const typename Rules::Edition& Data>
using FixedGame = typename detail::CheckedGame<Rules, Chosen, Data, detail::is_sound_edition<Rules, Data>()>::type;

/// The game of `Rules` under options and edition chosen while the program runs, see BasicGame::make.
template <class Rules>
using ChosenGame = BasicGame<Rules, ChosenSetup<typename Rules::Options, typename Rules::Edition>>;

}  // namespace regelwerk::inline shared

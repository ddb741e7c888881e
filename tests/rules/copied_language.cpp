#include <doctest/doctest.h>

#include <string>
#include <string_view>
#include <type_traits>

#include <regelwerk/clockman/language/english.hpp>
#include <regelwerk/clockman/language/german.hpp>
#include <regelwerk/clou/language/english.hpp>
#include <regelwerk/clou/language/german.hpp>
#include <regelwerk/core/language/tell.hpp>
#include <regelwerk/core/language/translation.hpp>
#include <regelwerk/ostfriesenlauf/language/english.hpp>
#include <regelwerk/ostfriesenlauf/language/german.hpp>
#include <regelwerk/regelwerk.hpp>
#include <regelwerk/samara/language/english.hpp>
#include <regelwerk/samara/language/german.hpp>
#include <regelwerk/tock/language/english.hpp>
#include <regelwerk/tock/language/german.hpp>

// A third language is made by copying the German files and replacing their texts. Here are the copies, in which nothing
// but the name of the language is replaced (tests/CMakeLists.txt).

namespace regelwerk {

struct Copied {
  static constexpr std::string_view code = "copied";
  static constexpr std::string_view name = "Copied";
};
inline constexpr Copied copied{};

}  // namespace regelwerk

#include <regelwerk/clockman/language/copied.hpp>
#include <regelwerk/clou/language/copied.hpp>
#include <regelwerk/ostfriesenlauf/language/copied.hpp>
#include <regelwerk/play/copied.hpp>
#include <regelwerk/samara/language/copied.hpp>
#include <regelwerk/tock/language/copied.hpp>

using namespace regelwerk;

TEST_CASE_TEMPLATE("language: a copy of the German files is a whole language", G, tock::RuntimeGame,
                   ostfriesenlauf::RuntimeGame, samara::RuntimeGame, clockman::RuntimeGame, clou::RuntimeHeist,
                   clou::RuntimeCampaign) {
  CHECK(missing_in<Copied, G>() == 0);
  for_each_thing_in<G>([](const auto& thing) {
    if constexpr (requires { info(thing); }) CHECK(info(thing, copied).sentence == info(thing, german).sentence);
    if constexpr (requires { describe(thing); }) CHECK(describe(thing, copied) == describe(thing, german));
    if constexpr (requires { word(thing, german); }) CHECK(word(thing, copied) == word(thing, german));
  });
  const auto& sentences = sentences_of(type<typename G::Event>, copied);
  CHECK(&sentences[0] != &sentences_of(type<typename G::Event>, german)[0]);
  CHECK(sentence_limit<G, Copied>() == sentence_limit<G, German>());
}

#include <doctest/doctest.h>

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>

#include <regelwerk/regelwerk.hpp>

#include "languages.hpp"

using namespace rules_test;

namespace spoilt {

enum class EventKind : std::uint8_t { dealt, moved, captured };

constexpr auto words_of(std::type_identity<EventKind> /*type*/) noexcept {
  return std::array<std::string_view, 3>{"dealt", "captured", "moved"};
}

}  // namespace spoilt

namespace {

/// The words of an enum that are not spelled as their enumerators, and how many are missing.
template <class Enum>
Strings problems_of_words() {
  constexpr std::size_t count = regelwerk::count_of(regelwerk::type<Enum>);
  Strings problems;
  if (count != named_values<Enum>) problems.push_back(std::to_string(count) + " words");
  [&]<std::size_t... Value>(std::index_sequence<Value...>) {
    const auto check = [&](std::string_view name, Enum value) {
      const std::string_view said = regelwerk::word(value);
      if (said != name) problems.push_back(std::string{said} + " is " + std::string{name});
    };
    (check(name_of_value<static_cast<Enum>(Value)>(), static_cast<Enum>(Value)), ...);
  }(std::make_index_sequence<count>{});
  return problems;
}

}  // namespace

TEST_CASE_TEMPLATE("rules: the word of a kind of event is the name of its enumerator", Kind, regelwerk::tock::EventKind,
                   regelwerk::ostfriesenlauf::EventKind, regelwerk::samara::EventKind, regelwerk::clockman::EventKind,
                   regelwerk::clou::EventKind) {
  for (const std::string& problem : problems_of_words<Kind>()) FAIL_CHECK(problem);
}

TEST_CASE("rules: a word that is not the name of its enumerator is seen") {
  CHECK(problems_of_words<spoilt::EventKind>() == Strings{"captured is moved", "moved is captured"});
}

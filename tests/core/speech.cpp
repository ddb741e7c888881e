#include <regelwerk/core/language/speech.hpp>

#include <array>
#include <cstdint>
#include <string_view>
#include <type_traits>

#include <core/both.hpp>
#include <regelwerk/core/language/wording.hpp>

namespace shop {

using regelwerk::RuleInfo, regelwerk::SentenceTable, regelwerk::Vocabulary, regelwerk::Words;

enum class Rule : std::uint8_t { opening };
enum class Ware : std::uint8_t { bread, tea };
enum class Fault : std::uint8_t { closed };
enum class EventKind : std::uint8_t { sold, restocked };
struct Event {
  EventKind kind{};
};
struct Options {
  bool credit = false;
};
inline constexpr regelwerk::Fields fields{regelwerk::flag_field("credit", &Options::credit)};

constexpr auto words_of(std::type_identity<EventKind> /*type*/) noexcept {
  return std::array<std::string_view, 2>{"sold", "restocked"};
}
constexpr RuleInfo info(Rule /*rule*/) noexcept { return {"SH-1", "The shop opens at 9.", "Opening"}; }
constexpr std::string_view describe(Fault /*fault*/) noexcept { return "the shop is closed"; }

template <class Visitor>
constexpr void for_each_thing(Rule /*game*/, const Visitor& visitor) noexcept {
  regelwerk::visit_values<Rule::opening, Fault::closed, Ware::tea>(visitor);
  visitor(regelwerk::EditionTerm<Rule>{"cellar"});
}

inline constexpr auto credit = std::to_array<regelwerk::Wording>({{"credit", "krediet"}});
inline constexpr auto cash = std::to_array<regelwerk::Wording>({{"cash", "contant"}});
inline constexpr auto rooms = std::to_array<regelwerk::Wording>({{"cellar", "kelder"}});
inline constexpr std::array<RuleInfo, 1> opening{{{"SH-1", "De winkel gaat om 9 open.", "Opening"}}};
inline constexpr std::array<RuleInfo, 1> silent{{{"SH-1", "", "Opening"}}};
inline constexpr Vocabulary closed{Words<Fault::closed>{"de winkel is dicht"}};
inline constexpr Vocabulary wares{regelwerk::FieldWords{credit}, regelwerk::TermWords{rooms},
                                  Words<Ware::tea>{"brood", "thee"}};
inline constexpr Vocabulary no_wares{regelwerk::FieldWords{credit}, regelwerk::TermWords{rooms}};
inline constexpr Vocabulary no_rooms{regelwerk::FieldWords{credit}, regelwerk::TermWords{cash},
                                     Words<Ware::tea>{"brood", "thee"}};
inline constexpr Vocabulary no_fields{regelwerk::FieldWords{cash}, regelwerk::TermWords{rooms},
                                      Words<Ware::tea>{"brood", "thee"}};
inline constexpr SentenceTable<EventKind> told{{{EventKind::sold, "{ware} is verkocht"}, {EventKind::restocked, ""}}};
inline constexpr SentenceTable<EventKind> twice{{{EventKind::sold, "{ware} is verkocht"}, {EventKind::sold, ""}}};

/// A language by its tables.
template <const auto& RuleTable, const auto& ReasonTable, const auto& WordTable, const auto& SentenceTable>
struct Tongue {
  static constexpr std::string_view code = "nl";
  static constexpr std::string_view name = "Nederlands";

  static constexpr const auto& rules = RuleTable;
  static constexpr const auto& reasons = ReasonTable;
  static constexpr const auto& words = WordTable;
  static constexpr const auto& sentences = SentenceTable;
};
template <class Thing, const auto&... Tables>
constexpr Tongue<Tables...> speech_of(std::type_identity<Thing> /*type*/, Tongue<Tables...> /*language*/) noexcept {
  return {};
}

using Dutch = Tongue<opening, closed, wares, told>;

/// A language that has nothing but words.
struct Terse {
  static constexpr std::string_view code = "terse";
  static constexpr std::string_view name = "Terse";

  static constexpr const auto& words = wares;
};
template <class Thing>
constexpr Terse speech_of(std::type_identity<Thing> /*type*/, Terse /*language*/) noexcept {
  return {};
}

}  // namespace shop

namespace {

using namespace regelwerk;
using shop::Dutch, shop::Tongue;

template <class Any>
concept InfoIn = requires(Any any) { info(shop::Rule{}, any); };
template <class Any>
concept DescribedIn = requires(Any any) { describe(shop::Fault{}, any); };
template <class Any>
concept ToldIn = requires(Any any) { sentences_of(type<shop::Event>, any); };

template <class Any>
constexpr bool is_whole = says_everything<shop::Rule, shop::Event>(Any{}, shop::fields);

TEST_CASE("speech: what a language says follows from its tables") {
  constexpr Dutch dutch{};
  CHECK_BOTH(word(shop::Ware::tea, dutch) == "thee" && word(get<0>(shop::fields), dutch) == "krediet");
  CHECK_BOTH(word(EditionTerm<shop::Rule>{"cellar"}, dutch) == "kelder");
  CHECK_BOTH(word(EditionTerm<shop::Rule>{"attic"}, dutch) == "attic");
  CHECK_BOTH(info(shop::Rule::opening, dutch).sentence == "De winkel gaat om 9 open.");
  CHECK_BOTH(describe(shop::Fault::closed, dutch) == "de winkel is dicht");
  CHECK_BOTH(sentences_of(type<shop::Event>, dutch)[0].pattern == "{ware} is verkocht");
}

TEST_CASE("speech: a language that has only begun says what it has tables for, and nothing else") {
  CHECK_BOTH(word(shop::Ware::bread, shop::Terse{}) == "brood");
  static_assert(InfoIn<Dutch> && DescribedIn<Dutch> && ToldIn<Dutch> && CanName<Dutch, shop::Ware>);
  static_assert(CanName<shop::Terse, shop::Ware> && !CanName<shop::Terse, shop::Fault>);
  static_assert(!InfoIn<shop::Terse> && !DescribedIn<shop::Terse> && !ToldIn<shop::Terse>);
  static_assert(!CanTell<Dutch, shop::Event> && !HasCommonWords<Dutch>);
}

TEST_CASE("speech: a language is whole if it lacks nothing") {
  using namespace shop;
  static_assert(is_whole<Dutch>);
  static_assert(!is_whole<Tongue<silent, closed, wares, told>>);
  static_assert(!is_whole<Tongue<opening, wares, wares, told>>);
  static_assert(!is_whole<Tongue<opening, closed, no_wares, told>>);
  static_assert(!is_whole<Tongue<opening, closed, no_rooms, told>>);
  static_assert(!is_whole<Tongue<opening, closed, no_fields, told>>);
  static_assert(!is_whole<Tongue<opening, closed, wares, twice>>);
}

}  // namespace

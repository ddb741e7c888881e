#pragma once
#include <array>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <set>
#include <string>
#include <string_view>
#include <type_traits>

#include <conformance/report.hpp>
#include <regelwerk/core/container/multiset.hpp>
#include <regelwerk/core/container/text.hpp>
#include <regelwerk/core/description/leaf.hpp>
#include <regelwerk/core/description/member.hpp>
#include <regelwerk/core/description/spelling.hpp>
#include <regelwerk/core/description/tree.hpp>
#include <regelwerk/core/description/tree_limit.hpp>
#include <regelwerk/core/description/tree_reader.hpp>
#include <regelwerk/core/playable.hpp>
#include <regelwerk/play/json.hpp>

// What a program in another language is told: nothing that has a name is a bare number, and a move is known by what is
// said of it.

namespace conformance {

/// Leaves that are what they are by their number: numbers, and things that are counted, such as seats and runners.
template <class T>
concept BareNumber = std::integral<T> || requires(const T& thing) { thing.index(); };

/// What a Multiset counts.
template <class Kind, int Kinds, int Bits, int Most>
Kind kind_of(const regelwerk::Multiset<Kind, Kinds, Bits, Most>& counts);

/// Visits all types that a described value is made of, down to its leaves, and notes those leaves without words.
template <class G>
class FindWordless {
 public:
  FindWordless(Report& report, const G& game) : report_(report), game_(game) {}

  template <class T>
  void operator()(std::string_view name, const T& member, const auto&... /*hint*/) {
    using namespace regelwerk;
    if constexpr (Described<T>) {
      for_each_member(member, *this);
    } else if constexpr (SpelledOtherwise<T>) {
      (*this)(name, as_spelled(member));
    } else if constexpr (MaybeValue<T>) {
      (*this)(name, typename T::value_type{});
    } else if constexpr (Row<T>) {
      (*this)(name, row_of(member)[0]);
    } else if constexpr (Counted<T>) {
      leaf<decltype(kind_of(member))>(name);
    } else if constexpr (BitSet<T>) {
      leaf<decltype(item_at(type<T>, 0))>(name);
    } else {
      leaf<T>(name);
    }
  }

 private:
  template <class T>
  void leaf(std::string_view name) {
    using namespace regelwerk;
    report_.expect(BareNumber<T> || Spelled<T, G>, "a member has no words", name);
    if constexpr (Enumerated<T> && Spelled<T, G>) {
      std::set<std::string> words;
      for (std::size_t number = 0; number < count_of(type<T>); ++number) {
        const T thing = leaf_of<T>(number);
        if (!is_known(game_, thing)) continue;
        const std::string word{std::string_view{spelling(game_, thing)}};
        report_.expect(!word.empty() && word != unknown_word, "a word is missing", name);
        report_.expect(words.insert(word).second, "two things have the same word", word);
      }
    }
  }

  Report& report_;
  const G& game_;
};

/// Every enum and every named thing that values of a game are made of has words.
template <class G, class Value>
void check_words_of(Report& report, const G& game, const Value& value) {
  FindWordless find{report, game};
  find("", value);
}
template <regelwerk::Playable G>
void check_words(Report& report, const G& game) {
  check_words_of(report, game, typename G::State{});
  check_words_of(report, game, typename G::View{});
  check_words_of(report, game, typename G::Move{});
  check_words_of(report, game, typename G::Event{});
  check_words_of(report, game, typename G::Outcome{});
}

/// A move as a line of its members.
template <regelwerk::Playable G>
auto told_move(const G& game, const typename G::Move& move) {
  regelwerk::Text<regelwerk::tree_limit<G, typename G::Move>> line;
  regelwerk::TreeWriter<regelwerk::LineStyle, decltype(line), G>{line, game}.write(move);
  return line;
}

/// No two legal moves have the same JSON, which tells the text of each; and a move comes back from its members.
template <regelwerk::Playable G>
void check_told_moves(Report& report, const G& game, const typename G::State& state) {
  std::set<std::string> told;
  game.for_each_move(state, [&](const typename G::Move& move) {
    std::string json;
    regelwerk::write_json([&](std::string_view piece) { json += piece; }, game, state, move);
    const std::size_t behind = json.find(R"(,"text":")");
    if (!report.expect(behind != std::string::npos && json.ends_with(R"("})"), "the JSON of a move has no text",
                       json)) {
      return;
    }
    report.expect(told.insert(json.substr(0, behind)).second, "two moves have the same JSON", json);
    const auto begin = behind + std::string_view{R"(,"text":")"}.size();
    const auto read = parse_move(game, state, json.substr(begin, json.size() - 2 - begin));
    report.expect(read.has_value() && read.value() == move, "a move is not found again by its JSON", json);
    const auto line = told_move(game, move);
    regelwerk::TreeReader<G> reader{line.view(), game};
    typename G::Move back{};
    reader.read(back);
    reader.finish();
    report.expect(!reader.refused_behind(0) && back == move, "a move does not come back from its members",
                  std::string{line.view()});
  });
}

}  // namespace conformance

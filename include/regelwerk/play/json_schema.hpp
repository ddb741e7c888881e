#pragma once
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <string_view>
#include <type_traits>

#include <regelwerk/core/codec/event_text.hpp>
#include <regelwerk/core/description/course.hpp>
#include <regelwerk/core/description/leaf.hpp>
#include <regelwerk/core/description/member.hpp>
#include <regelwerk/core/description/spelling.hpp>
#include <regelwerk/core/description/words.hpp>
#include <regelwerk/core/playable.hpp>
#include <regelwerk/play/json.hpp>

// A JSON schema (draft 2020-12) for the output of play/json.hpp, for generating types in another language.

namespace regelwerk::inline shared {

namespace detail {

/// Represents the single member of the course in an event.
template <class Table>
struct CourseOf {
  const Table& table;
};
template <class T>
inline constexpr bool is_course_of = false;
template <class Table>
inline constexpr bool is_course_of<CourseOf<Table>> = true;

/// Represents the text of a move.
struct AnyText {};

/// Passes on only the members of the course.
template <class F>
struct OnlyCourse {
  F& f;

  constexpr void operator()(std::string_view /*name*/, const auto& /*other*/, const auto&... /*hint*/) noexcept {}
  constexpr void operator()(std::string_view name, const auto& member, InCourse /*mark*/,
                            const auto&... hint) noexcept {
    f(name, member, hint...);
  }
};

/// A schema lists all words of every enum, and of other leaves that have at most this many.
inline constexpr std::size_t few_words = 64;

/// Writes the schemas of types. The values passed to it only supply their types.
template <class Out, class Setup>
class SchemaWriter {
 public:
  constexpr SchemaWriter(Out& out, const Setup& setup) noexcept : out_(out), setup_(setup) {}

  /// Writes a property for a member, called by for_each_member.
  template <class T, class... Hint>
  constexpr void operator()(std::string_view name, const T& member, const Hint&... hint) noexcept {
    if (!is_first_) out_ << ',';
    is_first_ = false;
    write_json_string(out_, name);
    out_ << ':';
    write(member, hint...);
  }

  template <class T, class... Hint>
  constexpr void write(const T& value, const Hint&... hint) noexcept {
    if constexpr (is_course_of<T>) {
      out_ << R"({"type":"object","minProperties":1,"maxProperties":1,"additionalProperties":false,"properties":{)";
      is_first_ = true;
      OnlyCourse<SchemaWriter> course{*this};
      for_each_member(value.table, course);
      out_ << "}}";
      is_first_ = false;
    } else if constexpr (std::same_as<T, AnyText>) {
      out_ << R"({"type":"string"})";
    } else if constexpr (Described<T>) {
      object(value);
    } else if constexpr (SpelledOtherwise<T>) {
      write(as_spelled(value));
    } else if constexpr (MaybeValue<T>) {
      out_ << R"({"anyOf":[{"type":"null"},)";
      write(typename T::value_type{});
      out_ << "]}";
    } else if constexpr (Row<T>) {
      write_row(row_of(value).size(), row_of(value)[0], hint...);
    } else if constexpr (Counted<T>) {
      out_ << R"({"type":"object","additionalProperties":{"type":"integer","minimum":1,"maximum":)" << T::max_count
           << "}}";
    } else if constexpr (BitSet<T>) {
      out_ << R"({"type":"array","uniqueItems":true,"items":)";
      item<T>();
      out_ << '}';
    } else if constexpr (MaybeNone<T>) {
      out_ << R"({"anyOf":[{"type":"null"},)";
      leaf<T>(hint...);
      out_ << "]}";
    } else {
      leaf<T>(hint...);
    }
  }

  /// Writes the schema of an array that has an entry for each seat of the game.
  template <Row T>
  constexpr void write(const T& row, BySeat /*mark*/) noexcept {
    write_row(static_cast<std::size_t>(setup_.seats()), row_of(row)[0]);
  }

  /// Writes an object schema for the members that `visit_members` visits; all but `optional` are required.
  constexpr void object_of(const auto& visit_members, std::string_view optional = {}) noexcept {
    out_ << R"({"type":"object","additionalProperties":false,"properties":{)";
    is_first_ = true;
    visit_members(*this);
    out_ << R"(},"required":[)";
    Names names{out_, optional};
    visit_members(names);
    out_ << "]}";
    is_first_ = false;
  }

 private:
  struct Names {
    Out& out;
    std::string_view optional;
    std::string_view before{};

    constexpr void operator()(std::string_view name, const auto& /*member*/, const auto&... /*hint*/) noexcept {
      if (name == optional) return;
      out << before;
      before = ",";
      write_json_string(out, name);
    }
  };

  constexpr void object(const auto& value) noexcept {
    object_of([&](auto& visitor) { for_each_member(value, visitor); });
  }

  constexpr void write_row(std::size_t size, const auto& element, const auto&... hint) noexcept {
    out_ << R"({"type":"array","minItems":)" << size << R"(,"maxItems":)" << size << R"(,"items":)";
    write(element, hint...);
    out_ << '}';
  }

  constexpr void number(std::int64_t low, std::uint64_t high) noexcept {
    out_ << R"({"type":"integer","minimum":)" << low << R"(,"maximum":)" << high << '}';
  }

  template <class T>
  constexpr void leaf(InCourse /*mark*/, const auto&... hint) noexcept {
    leaf<T>(hint...);
  }
  template <class T>
  constexpr void leaf(Range range) noexcept {
    number(range.low, static_cast<std::uint64_t>(range.high));
  }
  template <class T, class U>
  constexpr void leaf(const Usually<U>& /*usual*/) noexcept {
    leaf<T>();
  }
  template <class T>
  constexpr void leaf() noexcept {
    if constexpr (std::same_as<T, bool>) {
      out_ << R"({"type":"boolean"})";
    } else if constexpr (std::same_as<T, Seat>) {
      number(0, seat_limit - 1);
    } else if constexpr (std::integral<T>) {
      number((std::numeric_limits<T>::min)(), (std::numeric_limits<T>::max)());
    } else if constexpr (Spelled<T, Setup> && (Enumerated<T> || sizeof(T) == 1)) {
      words(Enumerated<T>, [&](const auto& f) { for_each_leaf<T>(f); });
    } else if constexpr (Spelled<T, Setup>) {
      out_ << R"({"type":"string"})";
    } else {
      number(0, ~std::uint64_t{0} >> (64 - 8 * sizeof(T)));
    }
  }

  /// Writes the schema of an element of a set.
  template <class T>
  constexpr void item() noexcept {
    using Item = decltype(item_at(type<T>, 0));
    if constexpr (Spelled<Item, Setup> && !JsonNumber<Item>) {
      words(Enumerated<Item>, [](const auto& f) {
        for (std::size_t index = 0; index < 8 * sizeof(T); ++index) {
          if (is_leaf<T>(std::uint64_t{1} << index)) f(item_at(type<T>, index));
        }
      });
    } else {
      write(item_at(type<T>, 0));
    }
  }

  /// Visits every leaf of a type.
  template <class T>
  static constexpr void for_each_leaf(const auto& f) noexcept {
    for (std::size_t number = 0; number < leaf_count<T>(); ++number) {
      if (is_leaf<T>(number) && !is_none(leaf_of<T>(number))) f(leaf_of<T>(number));
    }
  }

  /// Writes the words of the visited leaves that exist under these rules.
  constexpr void words(bool however_many, const auto& visit_leaves) noexcept {
    std::size_t count = 0;
    visit_leaves([&](const auto& leaf) {
      if (is_known(setup_, leaf)) ++count;
    });
    if (!however_many && count > few_words) {
      out_ << R"({"type":"string"})";
      return;
    }
    std::string_view before = R"({"enum":[)";
    visit_leaves([&](const auto& leaf) {
      if (!is_known(setup_, leaf)) return;
      out_ << before;
      before = ",";
      write_json_string(out_, spelling(setup_, leaf));
    });
    out_ << "]}";
  }

  Out& out_;
  const Setup& setup_;
  bool is_first_ = true;
};

/// Visits the members of an event as play/json.hpp writes them.
template <class Event, class View>
constexpr void visit_json_event(auto& visitor) noexcept {
  const Event event{};
  WithoutCourse<std::remove_reference_t<decltype(visitor)>> others{visitor};
  for_each_member(event, others);
}

}  // namespace detail

/// Writes the JSON schema of everything that write_json writes for `game`: one document with a definition each for
/// state, view, move, event and outcome.
template <Playable G>
constexpr void write_json_schema(auto&& sink, const G& game) noexcept {
  detail::JsonOut out{sink};
  detail::SchemaWriter<decltype(out), G> schema{out, game};
  out << R"({"$schema":"https://json-schema.org/draft/2020-12/schema","title":)";
  detail::write_json_string(out, G::name);
  out << R"(,"$defs":{"state":)";
  schema.write(typename G::State{});
  out << R"(,"view":)";
  schema.write(typename G::View{});
  out << R"(,"move":)";
  schema.object_of(
      [](auto& visitor) {
        const typename G::Move move{};
        for_each_member(move, visitor);
        visitor(detail::text_of_move, detail::AnyText{});
      },
      detail::text_of_move);
  out << R"(,"outcome":)";
  schema.write(typename G::Outcome{});
  out << R"(,"event":)";
  schema.object_of(
      [](auto& visitor) {
        detail::visit_json_event<typename G::Event, typename G::View>(visitor);
        if constexpr (HasCourse<typename G::View>) {
          const detail::TableOf<typename G::View> table{};
          visitor("course", detail::CourseOf<detail::TableOf<typename G::View>>{table});
        }
      },
      "course");
  out << "}}";
}

}  // namespace regelwerk::inline shared

#pragma once
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <string_view>
#include <type_traits>
#include <utility>

#include <regelwerk/core/codec/event_text.hpp>
#include <regelwerk/core/container/text.hpp>
#include <regelwerk/core/container/wrapping.hpp>
#include <regelwerk/core/description/course.hpp>
#include <regelwerk/core/description/fields.hpp>
#include <regelwerk/core/description/leaf.hpp>
#include <regelwerk/core/description/member.hpp>
#include <regelwerk/core/description/spelling.hpp>
#include <regelwerk/core/description/tree.hpp>
#include <regelwerk/core/description/words.hpp>
#include <regelwerk/core/playable.hpp>
#include <regelwerk/core/seat.hpp>

// The values of a game as JSON, written from their description (core/description/member.hpp). Aggregates and counts
// become objects, arrays and sets become arrays, words become strings, and a missing value becomes null.
// play/json_schema.hpp writes the matching JSON schema.

namespace regelwerk::inline shared {

namespace detail {

/// Calls a sink with pieces of text.
template <class Sink>
class JsonOut {
 public:
  constexpr explicit JsonOut(Sink& sink) noexcept : sink_(sink) {}

  constexpr JsonOut& operator<<(std::string_view piece) noexcept {
    if (!piece.empty()) sink_(piece);
    return *this;
  }
  constexpr JsonOut& operator<<(char sign) noexcept { return *this << one_letter(sign); }
  constexpr JsonOut& operator<<(std::integral auto number) noexcept {
    const bool negative = number < 0;
    const auto size = static_cast<std::uint64_t>(number);
    return *this << decimal(negative ? wrapping_difference(std::uint64_t{0}, size) : size, negative).view();
  }

 private:
  Sink& sink_;
};

/// Writes a text as a JSON string.
constexpr void write_json_string(auto& out, std::string_view text) noexcept {
  out << '"';
  std::size_t begin = 0;
  for (std::size_t at = 0; at < text.size(); ++at) {
    const auto code = static_cast<unsigned char>(text[at]);
    if (code >= 0x20 && code != '"' && code != '\\') continue;
    constexpr std::string_view digits = "0123456789abcdef";
    out << text.substr(begin, at - begin);
    if (code < 0x20) {
      out << "\\u00" << digits[code >> 4U] << digits[code & 15U];
    } else {
      out << '\\' << text[at];
    }
    begin = at + 1;
  }
  out << text.substr(begin) << '"';
}

/// Leaves that JSON writes as numbers.
template <class T>
concept JsonNumber = (std::integral<T> && !std::same_as<T, bool>) || std::same_as<T, Seat>;

struct JsonStyle {
  static constexpr std::string_view before_name = "\"";
  static constexpr std::string_view behind_name = "\":";
  static constexpr std::string_view between = ",";
  static constexpr std::string_view between_elements = ",";
  static constexpr std::string_view none = "null";
  static constexpr bool skips_usual = false;

  template <class Setup, class T>
  static constexpr void leaf(auto& out, const Setup& setup, const T& value) noexcept {
    if constexpr (std::same_as<T, bool>) {
      out << bool_words[value ? 1 : 0];
    } else if constexpr (Spelled<T, Setup> && !JsonNumber<T>) {
      write_json_string(out, spelling(setup, value));
    } else {
      out << std::string_view{spelling(setup, value)};
    }
  }
};

/// Passes on all members of an event except those for a change of the course.
template <class F>
struct WithoutCourse {
  F& f;

  constexpr void operator()(std::string_view name, const auto& member, const auto&... hint) noexcept {
    if (name != "course" && name != "value") f(name, member, hint...);
  }
};

template <class View>
constexpr void write_json_event(auto& out, auto& tree, const auto& event) noexcept {
  out << '{';
  WithoutCourse<std::remove_cvref_t<decltype(tree)>> others{tree};
  for_each_member(event, others);
  if constexpr (HasCourse<View>) {
    TableOf<View> table{};
    if (event.kind == decltype(event.kind)::course_changed && set_course(table, event.course, event.value)) {
      out << ",\"course\":{";
      tree.start_anew();
      const auto write = [&](std::string_view name, const auto& member) { tree.write_member(name, member); };
      OneOfCourse<decltype(write)> one{write, event.course};
      for_each_member(std::as_const(table), one);
      out << '}';
    }
  }
  out << '}';
}

/// The name of the JSON member that holds the text of a move.
inline constexpr std::string_view text_of_move = "text";

template <class Owner, class Member>
constexpr void write_json_field(auto& out, const Owner& owner, const Field<Owner, Member>& field) noexcept {
  const auto& value = owner.*field.member;
  write_json_string(out, field.name);
  out << ':';
  const auto one = [&](const auto& element) {
    const int number = to_number(element);
    if (field.words.empty()) {
      out << number;
    } else if (std::is_same_v<Member, bool>) {
      out << field.words[static_cast<std::size_t>(number)];
    } else {
      write_json_string(out, field.words[static_cast<std::size_t>(number)]);
    }
  };
  if constexpr (std::is_same_v<Member, Word>) {
    write_json_string(out, value.view());
  } else if constexpr (WordSet<Member>) {
    out << '[';
    std::string_view before;
    for (std::size_t i = 0; i < field.words.size(); ++i) {
      if ((value.bits() >> i & 1U) == 0) continue;
      out << before;
      before = ",";
      write_json_string(out, field.words[i]);
    }
    out << ']';
  } else if constexpr (is_array<Member>) {
    out << '[';
    std::string_view before;
    for (const auto& element : value) {
      out << before;
      before = ",";
      one(element);
    }
    out << ']';
  } else {
    one(value);
  }
}

}  // namespace detail

/// Writes a State, View, Move, Event or Outcome of `game` as one JSON object. `sink` is called with pieces of text.
template <Playable G, class Value>
  requires Described<Value>
constexpr void write_json(auto&& sink, const G& game, const Value& value) noexcept {
  detail::JsonOut out{sink};
  TreeWriter<detail::JsonStyle, decltype(out), G> tree{out, game};
  if constexpr (std::same_as<Value, typename G::Event>) {
    detail::write_json_event<typename G::View>(out, tree, value);
  } else {
    tree.write(value);
  }
}

/// Writes a move as one JSON object: its members and, last, its text, which parse_move reads. `position` is a State or
/// a View. Precondition: the move is legal in it.
template <Playable G, class Position>
constexpr void write_json(auto&& sink, const G& game, const Position& position, const typename G::Move& move) noexcept {
  detail::JsonOut out{sink};
  TreeWriter<detail::JsonStyle, decltype(out), G> tree{out, game};
  out << '{';
  for_each_member(move, tree);
  out << ",\"" << detail::text_of_move << "\":";
  detail::write_json_string(out, to_text(game, position, move).view());
  out << '}';
}

/// Writes options or setup facts as one JSON object by their fields (core/description/fields.hpp). Precondition: no
/// field is out of range.
template <class Owner, class... Members>
constexpr void write_json(auto&& sink, const Owner& owner, const Fields<Owner, Members...>& fields) noexcept {
  detail::JsonOut out{sink};
  std::string_view before = "{";
  const auto write = [&](const auto& field) {
    out << before;
    before = ",";
    detail::write_json_field(out, owner, field);
  };
  fields.each(write);
  if (sizeof...(Members) == 0) out << before;
  out << '}';
}

}  // namespace regelwerk::inline shared

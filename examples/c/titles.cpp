// What titles are: names, sizes, settings and rules.
#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>
#include <tuple>
#include <type_traits>

#include <games/english.hpp>
#include <games/german.hpp>
#include <games/in_force.hpp>
#include <games/recall.hpp>
#include <regelwerk/core/container/text.hpp>
#include <regelwerk/core/description/course.hpp>
#include <regelwerk/core/description/fields.hpp>
#include <regelwerk/core/description/settings.hpp>
#include <regelwerk/core/language/describe.hpp>
#include <regelwerk/core/language/german_reasons.hpp>
#include <regelwerk/play/record.hpp>

#include "errors.hpp"
#include "explained.hpp"
#include "games.hpp"
#include "output.hpp"
#include "regelwerk.h"
#include "searches.hpp"

namespace binding {

namespace {

/// What the values of a title take, in the order of enum regelwerk_sort.
template <class G>
inline constexpr std::array<std::size_t, REGELWERK_SORTS> sizes{sizeof(Made<G>),
                                                                sizeof(typename G::State),
                                                                sizeof(typename G::View),
                                                                sizeof(typename G::Memory),
                                                                sizeof(BegunSearch<G>),
                                                                sizeof(regelwerk::SearchNode<G>),
                                                                sizeof(typename G::Packed),
                                                                sizeof(typename G::PackedView),
                                                                G::PackedEvent::capacity(),
                                                                G::MoveList::capacity(),
                                                                sizeof(Explained<G>)};

/// The room that the header promises, in the same order.
inline constexpr std::array<std::size_t, REGELWERK_SORTS> promised{
    REGELWERK_GAME_SIZE,         REGELWERK_STATE_SIZE,  REGELWERK_VIEW_SIZE,         REGELWERK_MEMORY_SIZE,
    REGELWERK_SEARCH_SIZE,       REGELWERK_NODE_SIZE,   REGELWERK_PACKED_STATE_SIZE, REGELWERK_PACKED_VIEW_SIZE,
    REGELWERK_PACKED_EVENT_SIZE, REGELWERK_MOVES_LIMIT, REGELWERK_EXPLANATION_SIZE};

template <class... Gs>
[[nodiscard]] constexpr bool keeps_promises(Row<Gs...> /*games*/) noexcept {
  for (std::size_t sort = 0; sort < promised.size(); ++sort) {
    if (((sizes<Gs>[sort] > promised[sort]) || ...)) return false;
  }
  // Equal values have equal bytes, so bytes are all that a caller needs.
  if (((Gs::Invariants::capacity() > REGELWERK_BROKEN_LIMIT) || ...)) return false;
  return ((std::has_unique_object_representations_v<typename Gs::State> &&
           std::has_unique_object_representations_v<typename Gs::View> && Gs::max_seats <= REGELWERK_SEATS_LIMIT) &&
          ...);
}
static_assert(keeps_promises(Games{}));
// A move tells what it has changed of the course, and what has become of fewer things than there are marbles, workers,
// tiles and seats together.
static_assert(REGELWERK_EVENTS_SIZE >= (regelwerk::course_limit + 96) * REGELWERK_PACKED_EVENT_SIZE);
static_assert(REGELWERK_RECORD_HEAD_SIZE > regelwerk::record_header_limit);
static_assert(REGELWERK_SEATS_LIMIT == regelwerk::seat_limit && REGELWERK_SPECTATOR == regelwerk::spectator.index());

constexpr auto size = []<class G>(std::type_identity<G> /*title*/, std::int32_t sort) noexcept {
  return sizes<G>[static_cast<std::size_t>(sort)];
};

constexpr auto version_of_rules = []<class G>(std::type_identity<G> /*title*/) noexcept {
  return std::int32_t{G::rules_version};
};

/// Calls `use` with the setting of this number; false if there is none.
template <class G, class Use>
bool with_setting(std::int32_t sort, std::int32_t index, const Use& use) noexcept {
  const auto find = [&](const auto& fields) {
    std::int32_t number = 0;
    bool is_found = false;
    const auto try_one = [&](const auto& field) {
      if (number++ != index) return;
      is_found = true;
      use(field);
    };
    fields.each(try_one);
    return is_found;
  };
  if (sort == REGELWERK_OPTION) return find(G::option_fields);
  return sort == REGELWERK_START_FACT && find(G::start_fields);
}

constexpr auto settings = []<class G>(std::type_identity<G> /*title*/, std::int32_t sort) noexcept {
  const auto count = [](const auto& fields) { return static_cast<std::int32_t>(fields.size); };
  if (sort == REGELWERK_OPTION) return count(G::option_fields);
  return sort == REGELWERK_START_FACT ? count(G::start_fields) : 0;
};

template <class Owner, class Member>
[[nodiscard]] regelwerk_setting setting_of(const regelwerk::Field<Owner, Member>& field) noexcept {
  regelwerk_setting setting{};
  setting.low = field.low;
  setting.high = field.high;
  setting.words = static_cast<std::int32_t>(field.words.size());
  setting.elements = 1;
  if constexpr (regelwerk::detail::is_array<Member>) {
    setting.elements = static_cast<std::int32_t>(std::tuple_size_v<Member>);
  }
  setting.is_flag = std::is_same_v<Member, bool>;
  setting.is_set = regelwerk::detail::WordSet<Member>;
  setting.is_open = std::is_same_v<Member, regelwerk::Word>;
  return setting;
}

constexpr auto setting_at = []<class G>(std::type_identity<G> /*title*/, std::int32_t sort, std::int32_t index,
                                        regelwerk_setting* setting) noexcept {
  return with_setting<G>(sort, index, [&](const auto& field) { *setting = setting_of(field); });
};

/// The text that `write(out, field)` writes of a setting; 0 and nothing if there is none.
template <class G, class Write>
std::size_t write_setting(std::int32_t sort, std::int32_t index, char* room, std::size_t capacity,
                          const Write& write) noexcept {
  TextOut out{room, capacity};
  const bool is_found = with_setting<G>(sort, index, [&](const auto& field) { write(out, field); });
  return is_found ? out.finish() : 0;
}

constexpr auto setting_name = []<class G>(std::type_identity<G> /*title*/, std::int32_t sort, std::int32_t index,
                                          char* room, std::size_t capacity) noexcept {
  return write_setting<G>(sort, index, room, capacity, [](TextOut& out, const auto& field) { out << field.name; });
};

constexpr auto setting_word = []<class G>(std::type_identity<G> /*title*/, std::int32_t sort, std::int32_t index,
                                          std::int32_t word, char* room, std::size_t capacity) noexcept {
  return write_setting<G>(sort, index, room, capacity, [&](TextOut& out, const auto& field) {
    if (0 <= word && static_cast<std::size_t>(word) < field.words.size()) {
      out << field.words[static_cast<std::size_t>(word)];
    }
  });
};

constexpr auto setting_values = []<class G>(std::type_identity<G> /*title*/, std::int32_t sort, std::int32_t index,
                                            std::int32_t language, char* room, std::size_t capacity) noexcept {
  return write_setting<G>(sort, index, room, capacity, [&](TextOut& out, const auto& field) {
    regelwerk::Text<regelwerk::choices_limit> choices;
    write_choices(choices, field);
    in_language(language, [&](auto tongue) { tell_values(out, choices.view(), tongue); });
  });
};

constexpr auto setting_label = []<class G>(std::type_identity<G> /*title*/, std::int32_t sort, std::int32_t index,
                                           std::int32_t language, char* room, std::size_t capacity) noexcept {
  return write_setting<G>(sort, index, room, capacity, [&](TextOut& out, const auto& field) {
    in_language(language, [&](auto tongue) { out << word(field, tongue); });
  });
};

/// A rule of this number, or empty texts.
template <class G>
[[nodiscard]] regelwerk::RuleInfo rule_info(std::int32_t rule) noexcept {
  if (rule < 0 || static_cast<std::size_t>(rule) >= G::rules.size()) return {};
  return G::rules[static_cast<std::size_t>(rule)];
}

constexpr auto rules = []<class G>(std::type_identity<G> /*title*/) noexcept {
  return static_cast<std::int32_t>(G::rules.size());
};

constexpr auto rule_id = []<class G>(std::type_identity<G> /*title*/, std::int32_t rule, char* room,
                                     std::size_t capacity) noexcept {
  return write_text(room, capacity, rule_info<G>(rule).id);
};

constexpr auto rule_of = []<class G>(std::type_identity<G> /*title*/, const char* id) noexcept {
  const std::string_view wanted = text_of(id);
  for (std::size_t rule = 0; rule < G::rules.size(); ++rule) {
    if (G::rules[rule].id == wanted) return static_cast<std::int32_t>(rule);
  }
  return std::int32_t{REGELWERK_NONE};
};

constexpr auto rule_sentence = []<class G>(std::type_identity<G> /*title*/, std::int32_t rule, std::int32_t language,
                                           char* room, std::size_t capacity) noexcept {
  std::string_view sentence = rule_info<G>(rule).sentence;
  if (!sentence.empty() && language == REGELWERK_GERMAN) {
    sentence = info(static_cast<typename G::Rule>(rule), regelwerk::german).sentence;
  }
  return write_text(room, capacity, sentence);
};

constexpr auto rule_source = []<class G>(std::type_identity<G> /*title*/, std::int32_t rule, char* room,
                                         std::size_t capacity) noexcept {
  return write_text(room, capacity, rule_info<G>(rule).source);
};

constexpr auto is_in_force = []<class G>(const G& game, std::int32_t rule) noexcept {
  return 0 <= rule && static_cast<std::size_t>(rule) < G::rules.size() &&
         in_force(game.options(), static_cast<typename G::Rule>(rule));
};

/// Settings with their values.
std::size_t write_settings(const auto& owner, const auto& fields, char* room, std::size_t capacity) noexcept {
  regelwerk::Text<regelwerk::record_header_limit> text;
  write_fields(text, owner, fields);
  return write_text(room, capacity, text.view());
}

constexpr auto options_text = []<class G>(const G& game, char* room, std::size_t capacity) noexcept {
  return write_settings(game.options(), G::option_fields, room, capacity);
};

constexpr auto start_text = []<class G>(const G& game, char* room, std::size_t capacity) noexcept {
  return write_settings(game.default_start(), G::start_fields, room, capacity);
};

}  // namespace

}  // namespace binding

using namespace binding;

size_t regelwerk_title_name(int32_t title, char* text, size_t capacity) {
  return is_title(title) ? write_text(text, capacity, names[static_cast<size_t>(title)]) : 0;
}
int32_t regelwerk_title_of(const char* name) {
  for (size_t title = 0; title < names.size(); ++title) {
    if (names[title] == text_of(name)) return static_cast<int32_t>(title);
  }
  return REGELWERK_NONE;
}
size_t regelwerk_size(int32_t title, int32_t sort) {
  return is_title(title) && 0 <= sort && sort < REGELWERK_SORTS ? in_title(binding::size, title, sort) : 0;
}
int32_t regelwerk_rules_version(int32_t title) {
  return is_title(title) ? in_title(version_of_rules, title) : REGELWERK_NONE;
}

int32_t regelwerk_settings(int32_t title, int32_t sort) {
  return is_title(title) ? in_title(settings, title, sort) : 0;
}
bool regelwerk_setting_at(int32_t title, int32_t sort, int32_t index, regelwerk_setting* setting) {
  return is_title(title) && in_title(setting_at, title, sort, index, setting);
}
size_t regelwerk_setting_name(int32_t title, int32_t sort, int32_t index, char* text, size_t capacity) {
  return is_title(title) ? in_title(setting_name, title, sort, index, text, capacity) : 0;
}
size_t regelwerk_setting_word(int32_t title, int32_t sort, int32_t index, int32_t word, char* text, size_t capacity) {
  return is_title(title) ? in_title(setting_word, title, sort, index, word, text, capacity) : 0;
}
size_t regelwerk_setting_choices(int32_t title, int32_t sort, int32_t index, char* text, size_t capacity) {
  return regelwerk_setting_values(title, sort, index, REGELWERK_ENGLISH, text, capacity);
}
size_t regelwerk_setting_values(int32_t title, int32_t sort, int32_t index, int32_t language, char* text,
                                size_t capacity) {
  return is_title(title) ? in_title(setting_values, title, sort, index, language, text, capacity) : 0;
}
size_t regelwerk_setting_label(int32_t title, int32_t sort, int32_t index, int32_t language, char* text,
                               size_t capacity) {
  return is_title(title) ? in_title(setting_label, title, sort, index, language, text, capacity) : 0;
}

int32_t regelwerk_rules(int32_t title) { return is_title(title) ? in_title(binding::rules, title) : 0; }
size_t regelwerk_rule_id(int32_t title, int32_t rule, char* text, size_t capacity) {
  return is_title(title) ? in_title(rule_id, title, rule, text, capacity) : 0;
}
int32_t regelwerk_rule_of(int32_t title, const char* id) {
  return is_title(title) ? in_title(rule_of, title, id) : REGELWERK_NONE;
}
size_t regelwerk_rule_sentence(int32_t title, int32_t rule, int32_t language, char* text, size_t capacity) {
  return is_title(title) ? in_title(rule_sentence, title, rule, language, text, capacity) : 0;
}
size_t regelwerk_rule_source(int32_t title, int32_t rule, char* text, size_t capacity) {
  return is_title(title) ? in_title(rule_source, title, rule, text, capacity) : 0;
}

bool regelwerk_in_force(const regelwerk_game* game, int32_t rule) { return in_game(is_in_force, game, rule); }
size_t regelwerk_options_text(const regelwerk_game* game, char* text, size_t capacity) {
  return in_game(options_text, game, text, capacity);
}
size_t regelwerk_start_text(const regelwerk_game* game, char* text, size_t capacity) {
  return in_game(start_text, game, text, capacity);
}

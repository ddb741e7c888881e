#include <array>
#include <cstddef>
#include <ostream>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>

#include <regelwerk/clockman.hpp>
#include <regelwerk/clockman/language/english.hpp>
#include <regelwerk/clockman/language/german.hpp>
#include <regelwerk/clockman/language/telling.hpp>
#include <regelwerk/clockman/rules.hpp>
#include <regelwerk/clockman/text/move_text.hpp>

#include "data.hpp"
#include "json.hpp"

namespace page {
namespace {

using namespace regelwerk::clockman;
using regelwerk::German;

std::string place(int ring, int field) { return std::to_string(ring) + '.' + std::to_string(field); }

std::string_view word_of(Mode mode) { return words_of(std::type_identity<Mode>{})[static_cast<std::size_t>(mode)]; }

void write_kinds(Json& json) {
  for (std::size_t kind = 0; kind < field_letters.size(); ++kind) {
    write_named(json.key(field_letters.substr(kind, 1)), static_cast<FieldKind>(kind));
  }
}

void write_passage(Json& json, const Passage& passage) {
  json.object([&] {
    json.key("outer").text(place(passage.gap, passage.outer));
    json.key("inner").text(place(passage.gap + 1, passage.inner));
    json.key("pose").text(word(passage.pose));
  });
}

void write_lifts(Json& json) {
  for (int ring = 1; ring < rings; ++ring) {
    const auto at = static_cast<std::size_t>(ring - 1);
    for (int i = 0; i < standard_edition.ring_size(ring); ++i) {
      const auto index = static_cast<std::size_t>(i);
      if (standard_edition.rows[at][index] != 'L') continue;
      json.key(place(ring, i)).text(place(ring + 1, standard_edition.lift[at][index]));
    }
  }
}

/// What depends on how many sit at the table: the pose of the last blockade of every seat.
void write_last_poses(Json& json) {
  for (int seats = 2; seats <= max_seats; ++seats) {
    std::string poses;
    for (int seat = 0; seat < seats; ++seat) {
      poses += letter(standard_edition.last_poses[static_cast<std::size_t>(place_of(seat, seats))]);
    }
    json.key(std::to_string(seats)).text(poses);
  }
}

/// How many cards of 0, 1 and 2 a date needs, by the option.
void write_quotas(Json& json) {
  for (const int ones : {2, 3}) json.key(std::to_string(ones)).numbers(quota(ones).of);
}

/// Every card of the deck, in the order in which views tell where it is.
void write_deck(Json& json) {
  const Layout layout = make_layout(Options{}, standard_edition);
  for (int kind = 0; kind < card_kinds; ++kind) {
    for (int copy = layout.deck.copies(Card{kind}); copy > 0; --copy) json.text(word(Card{kind}));
  }
}

void write_card(Json& json, Card kind) {
  const CardInfo& card = kind.info();
  json.key(card.token).object([&] {
    json.key("mode").text(word_of(card.mode));
    json.key("rule").text(info(card.rule).id);
    write_named(json.key("name"), kind);
  });
}
void write_cards(Json& json) {
  for (int kind = 0; kind < card_kinds; ++kind) write_card(json, Card{kind});
}

/// What the cards say, by their rules.
void write_texts(Json& json) {
  for (auto rule = Rule::card_move; rule <= Rule::card_peace; rule = static_cast<Rule>(static_cast<int>(rule) + 1)) {
    json.key(info(rule).id).object([&] { write_both(json, info(rule).sentence, info(rule, German{}).sentence); });
  }
}

void write_modes(Json& json) {
  for (const Mode mode : {Mode::at_once, Mode::on_demand, Mode::open}) write_named(json.key(word_of(mode)), mode);
}

void write_phases(Json& json) {
  const auto words = words_of(std::type_identity<Phase>{});
  for (std::size_t phase = 0; phase < words.size(); ++phase) {
    write_named(json.key(words[phase]), static_cast<Phase>(phase));
  }
}

void write_answers(Json& json) {
  for (const auto& [text, kind] : move_words) write_named(json.key(text), kind);
  write_named(json.key("offer"), MoveKind::offer);
  write_named(json.key("circle"), MoveKind::circle);
}

constexpr auto nouns = std::to_array<std::pair<std::string_view, Noun>>({
    {"figure", Noun::figure},      {"die", Noun::die},
    {"field", Noun::field},        {"ring", Noun::ring},
    {"passage", Noun::passage},    {"blockade", Noun::blockade},
    {"start", Noun::start_field},  {"entry", Noun::entry},
    {"junction", Noun::junction},  {"straight", Noun::straight},
    {"centre", Noun::centre},      {"symbol", Noun::symbol_card},
    {"digit", Noun::digit_card},   {"event", Noun::event_card},
    {"drawPile", Noun::draw_pile}, {"putBack", Noun::put_back_pile},
    {"hand", Noun::hand},          {"date", Noun::date},
    {"loose", Noun::loose_digits}, {"surplus", Noun::surplus},
    {"pact", Noun::pact},          {"extra", Noun::extra_turn},
    {"missed", Noun::missed_turn},
});

void write_nouns(Json& json) {
  for (const auto& [name, noun] : nouns) write_named(json.key(name), noun);
}

}  // namespace

void print_clockman(std::ostream& out) {
  Json json{out};
  const auto object = [&](std::string_view name, const auto& write) { json.key(name).object([&] { write(json); }); };
  json.object([&] {
    json.key("rings").texts(standard_edition.rows);
    object("kinds", write_kinds);
    json.key("passages").list(standard_edition.passages_in_gaps, [&](const Passage& passage) {
      write_passage(json, passage);
    });
    object("lifts", write_lifts);
    object("lastPoses", write_last_poses);
    object("quotas", write_quotas);
    json.key("deck").within_list([&] { write_deck(json); });
    object("cards", write_cards);
    object("texts", write_texts);
    object("modes", write_modes);
    object("phases", write_phases);
    object("answers", write_answers);
    object("nouns", write_nouns);
  });
}

}  // namespace page

#include <array>
#include <cstddef>
#include <ostream>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>

#include <regelwerk/clockman.hpp>
#include <regelwerk/clockman/english.hpp>
#include <regelwerk/clockman/german.hpp>
#include <regelwerk/clockman/german/rules.hpp>
#include <regelwerk/clockman/noun.hpp>
#include <regelwerk/clockman/rule_table.hpp>
#include <regelwerk/clockman/text/move_text.hpp>

#include "data.hpp"

namespace page {
namespace {

using namespace regelwerk::clockman;
using regelwerk::english;
using regelwerk::German;

std::string quoted(std::string_view text) {
  std::string out = "\"";
  for (const char c : text) {
    if (c == '"' || c == '\\') out += '\\';
    out += c;
  }
  return out + '"';
}

/// A list or an object: the commas between its entries.
class Entries {
 public:
  Entries(std::ostream& out, std::string_view name, char begin) : out_(out), end_(begin == '[' ? ']' : '}') {
    out_ << quoted(name) << ':' << begin;
  }
  Entries(const Entries&) = delete;
  Entries& operator=(const Entries&) = delete;
  ~Entries() { out_ << end_; }

  std::ostream& next() {
    if (!first_) out_ << ',';
    first_ = false;
    return out_;
  }
  std::ostream& next(std::string_view name) { return next() << quoted(name) << ':'; }

 private:
  std::ostream& out_;
  char end_;
  bool first_ = true;
};

/// Something in both languages.
std::string both(std::string_view en, std::string_view de) {
  return "{\"en\":" + quoted(en) + ",\"de\":" + quoted(de) + "}";
}
template <class Thing>
std::string named(const Thing& thing) {
  return both(word(thing, english), word(thing, German{}));
}

void print_rings(std::ostream& out) {
  Entries rings(out, "rings", '[');
  for (const std::string_view row : standard_edition.rows) rings.next() << quoted(row);
}

void print_kinds(std::ostream& out) {
  Entries kinds(out, "kinds", '{');
  for (std::size_t kind = 0; kind < field_letters.size(); ++kind) {
    kinds.next(field_letters.substr(kind, 1)) << named(static_cast<FieldKind>(kind));
  }
}

void print_passages(std::ostream& out) {
  Entries passages(out, "passages", '[');
  for (const Passage& passage : standard_edition.passages_in_gaps) {
    passages.next() << "{\"outer\":\"" << int{passage.gap} << '.' << int{passage.outer} << "\",\"inner\":\""
                    << passage.gap + 1 << '.' << int{passage.inner} << "\",\"pose\":" << quoted(word(passage.pose))
                    << '}';
  }
}

void print_lifts(std::ostream& out) {
  Entries lifts(out, "lifts", '{');
  for (int ring = 1; ring < rings; ++ring) {
    const auto at = static_cast<std::size_t>(ring - 1);
    for (int i = 0; i < standard_edition.ring_size(ring); ++i) {
      const auto index = static_cast<std::size_t>(i);
      if (standard_edition.rows[at][index] != 'L') continue;
      lifts.next(std::to_string(ring) + '.' + std::to_string(i))
          << '"' << ring + 1 << '.' << int{standard_edition.lift[at][index]} << '"';
    }
  }
}

/// What depends on how many sit at the table: the pose of the last blockade of every seat.
void print_last_poses(std::ostream& out) {
  Entries last(out, "lastPoses", '{');
  for (int seats = 2; seats <= max_seats; ++seats) {
    std::string poses;
    for (int seat = 0; seat < seats; ++seat) {
      poses += letter(standard_edition.last_poses[static_cast<std::size_t>(place_of(seat, seats))]);
    }
    last.next(std::to_string(seats)) << quoted(poses);
  }
}

/// How many cards of 0, 1 and 2 a date needs, by the option.
void print_quotas(std::ostream& out) {
  Entries quotas(out, "quotas", '{');
  for (const int ones : {2, 3}) {
    const Quota due = quota(ones);
    quotas.next(std::to_string(ones)) << '[' << int{due.of[0]} << ',' << int{due.of[1]} << ',' << int{due.of[2]} << ']';
  }
}

/// Every card of the deck, in the order in which views tell where it is.
void print_deck(std::ostream& out) {
  const Layout layout = make_layout(Options{}, standard_edition);
  Entries deck(out, "deck", '[');
  for (int kind = 0; kind < card_kinds; ++kind) {
    for (int copy = layout.deck.copies(Card{kind}); copy > 0; --copy) deck.next() << quoted(word(Card{kind}));
  }
}

void print_cards(std::ostream& out) {
  Entries cards(out, "cards", '{');
  for (int kind = 0; kind < card_kinds; ++kind) {
    const CardInfo& card = Card{kind}.info();
    cards.next(card.token) << "{\"mode\":"
                           << quoted(words_of(std::type_identity<Mode>{})[static_cast<std::size_t>(card.mode)])
                           << ",\"rule\":" << quoted(info(card.rule).id) << ",\"name\":" << named(Card{kind}) << '}';
  }
}

/// What the cards say, by their rules.
void print_texts(std::ostream& out) {
  Entries texts(out, "texts", '{');
  for (auto rule = Rule::card_move; rule <= Rule::card_peace; rule = static_cast<Rule>(static_cast<int>(rule) + 1)) {
    texts.next(info(rule).id) << both(info(rule).sentence, info(rule, German{}).sentence);
  }
}

void print_words(std::ostream& out) {
  {
    Entries modes(out, "modes", '{');
    for (const Mode mode : {Mode::at_once, Mode::on_demand, Mode::open}) {
      modes.next(words_of(std::type_identity<Mode>{})[static_cast<std::size_t>(mode)]) << named(mode);
    }
  }
  out << ',';
  {
    Entries phases(out, "phases", '{');
    const auto words = words_of(std::type_identity<Phase>{});
    for (std::size_t phase = 0; phase < words.size(); ++phase) {
      phases.next(words[phase]) << named(static_cast<Phase>(phase));
    }
  }
  out << ',';
  {
    Entries answers(out, "answers", '{');
    for (const auto& [text, kind] : move_words) answers.next(text) << named(kind);
    answers.next("offer") << named(MoveKind::offer);
    answers.next("circle") << named(MoveKind::circle);
  }
  out << ',';
  {
    Entries nouns(out, "nouns", '{');
    for (const auto& [name, noun] : std::to_array<std::pair<std::string_view, Noun>>(
             {{"figure", Noun::figure},      {"die", Noun::die},
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
              {"missed", Noun::missed_turn}})) {
      nouns.next(name) << named(noun);
    }
  }
}

}  // namespace

void print_clockman(std::ostream& out) {
  out << '{';
  for (const auto print : {print_rings, print_kinds, print_passages, print_lifts, print_last_poses, print_quotas,
                           print_deck, print_cards, print_texts}) {
    print(out);
    out << ',';
  }
  print_words(out);
  out << '}';
}

}  // namespace page

#pragma once
#include <regelwerk/core/description/idle_setting.hpp>
#include <regelwerk/core/hidden/no_memory.hpp>
#include <regelwerk/core/language/plain_speech.hpp>
#include <regelwerk/regelwerk.hpp>

// A whole game in one struct, its functions as friends: chance deals seat 0 a card that only it sees, seat 1 guesses
// it.

namespace guess {
using namespace regelwerk;
struct Rules {
  enum class Rule : std::uint8_t { deal, one_guess, end };
  static constexpr std::array<RuleInfo, 3> table{{{"GU-1", "Seat 0 gets one card, unseen by seat 1.", "deal"},
                                                  {"GU-2", "Seat 1 names one of the cards.", "guess"},
                                                  {"GU-3", "Seat 1 wins if it is the one, else seat 0.", "end"}}};
  friend constexpr RuleInfo info(Rule rule) { return table[static_cast<std::size_t>(rule)]; }

  friend constexpr std::string_view word(Rule rule) { return info(rule).id; }
  friend constexpr std::size_t count_of(std::type_identity<Rule>) { return table.size(); }

  struct Options {
    static constexpr int seats = 2;
    int cards = 3;  ///< 2 to 15
    friend constexpr bool operator==(const Options&, const Options&) = default;
  };
  struct Edition {
    std::string_view name;
  };
  using Start = NoStart;
  struct Move {
    std::uint8_t number = 0;  ///< of the card dealt or guessed, from 1
    static constexpr int code_bits = 4;
    [[nodiscard]] constexpr std::uint32_t code() const { return number; }
    static constexpr Move from_code(std::uint32_t code) { return {static_cast<std::uint8_t>(code)}; }
    friend constexpr bool operator==(Move, Move) = default;
  };
  struct State {
    std::uint8_t card = 0;   ///< 0 before the deal
    std::uint8_t guess = 0;  ///< 0 before the guess
    friend constexpr bool operator==(const State&, const State&) = default;
  };
  struct View {
    State known;  ///< without the card if the viewer does not see it
    bool dealt = false;
    Viewer viewer;
    friend constexpr bool operator==(const View&, const View&) = default;
  };
  struct Event {
    Rule rule{};
    std::uint8_t number = 0;  ///< 0 if hidden
    friend constexpr bool operator==(const Event&, const Event&) = default;
  };
  friend constexpr void for_each_member(Like<Move> auto& move, auto& f) { f("number", move.number); }
  friend constexpr void for_each_member(Like<State> auto& state, auto& f) {
    f("card", state.card, up_to(15)), f("guess", state.guess, up_to(15));
  }
  friend constexpr void for_each_member(Like<View> auto& view, auto& f) {
    f("viewer", view.viewer), f("known", view.known), f("dealt", view.dealt);
  }
  friend constexpr void for_each_member(Like<Event> auto& event, auto& f) {
    f("rule", event.rule), f("number", event.number);
  }
  static constexpr std::array<Sentence<Rule>, 3> sentences{{{Rule::deal, "a card is dealt[number:: {number}]"},
                                                            {Rule::one_guess, "the guess is {number}"},
                                                            {Rule::end, "the card is {number}"}}};
  using Memory = NoMemory;
  using MoveList = FixedList<Move, 15>;
  using Outcome = regelwerk::Outcome<2, Rule>;
  enum class Fault : std::uint8_t { cards, name, state, view };
  static constexpr std::array<std::string_view, 4> faults{"cards must be 2 to 15", "no name", "no such cards",
                                                          "no view"};
  friend constexpr std::string_view describe(Fault fault) { return faults[static_cast<std::size_t>(fault)]; }
  using Invariants = FixedList<Fault, 1>;
  static constexpr std::string_view name = "guess";
  static constexpr int rules_version = 1;
  static constexpr int max_seats = 2;
  static constexpr Fields option_fields{number_field("cards", &Options::cards, 2, 15)};
  static constexpr auto start_fields = no_start_fields;
  static constexpr Edition standard_edition{"standard"};
  static constexpr Rule not_your_turn = Rule::one_guess;
  static constexpr Fault broken_view = Fault::view;

  static constexpr Invariants unless(bool holds, Fault fault) {
    Invariants broken;
    if (!holds) broken.push_back(fault);
    return broken;
  }
  friend constexpr auto validate(Options of) { return unless(!field_out_of_range(of, option_fields), Fault::cards); }
  friend constexpr auto validate(const Edition& edition) { return unless(is_edition_name(edition.name), Fault::name); }
  friend constexpr Options make_layout(const Options& options, const Edition&) { return options; }
  friend constexpr State initial_state(const auto&, Start) { return {}; }

  friend constexpr Actor actor_of(const State& state) {
    return state.card == 0 ? Actor::chance() : state.guess == 0 ? Actor{Seat{1}} : Actor::nobody();
  }
  friend constexpr Actor actor_of(const View& view) { return actor_of(State{view.dealt, view.known.guess}); }
  struct Turn {
    int cards;
    Actor actor;
    constexpr bool for_each_move(auto& visitor) const {
      for (int number = 1; number <= cards && !actor.is_nobody(); ++number) {
        if (!visit(visitor, Move{static_cast<std::uint8_t>(number)})) return false;
      }
      return true;
    }
    [[nodiscard]] constexpr std::optional<Rule> why_not(Move move) const {
      if (actor.is_nobody()) return Rule::end;
      if (1 <= move.number && move.number <= cards) return std::nullopt;
      return actor.is_chance() ? Rule::deal : Rule::one_guess;
    }
    static constexpr std::uint32_t weight(Move) { return 1; }
    [[nodiscard]] constexpr std::uint32_t total_weight() const { return static_cast<std::uint32_t>(cards); }
  };
  friend constexpr Turn turn_of(const auto& setup, const auto& at) { return {setup.layout().cards, actor_of(at)}; }
  friend constexpr Turn chance_of(const auto& setup, const State& state) { return turn_of(setup, state); }
  friend constexpr void carry_out(const auto&, State& state, Move move, auto& on_event) {
    on_event(Event{state.card == 0 ? Rule::deal : Rule::one_guess, move.number});
    if (state.card != 0) on_event(Event{Rule::end, state.card});
    (state.card == 0 ? state.card : state.guess) = move.number;
  }
  friend constexpr std::optional<Outcome> outcome_of(const auto&, const State& state) {
    if (state.guess == 0) return std::nullopt;
    return state.guess == state.card ? Outcome{2, {2, 1}, {0, 1}, {}} : Outcome{2, {1, 2}, {1, 0}, {}};
  }
  friend constexpr auto outcome_of(const auto& setup, const View& view) { return outcome_of(setup, view.known); }
  friend constexpr ScoreRange score_range_of(const auto&) { return {0, 1}; }
  friend constexpr Standing<2> standing_of(const auto&, const auto&) { return {2, {}, {0, 1}}; }
  friend constexpr View view_of(const auto&, const State& state, Viewer viewer) {
    const bool sees = viewer.is(Seat{0}) || state.guess != 0;  // once guessed, the card is shown
    return {{sees ? state.card : std::uint8_t{0}, state.guess}, state.card != 0, viewer};
  }
  friend constexpr State resampled(const auto& setup, const View& view, auto& source) {
    State state = view.known;
    if (view.dealt && state.card == 0)
      state.card = static_cast<std::uint8_t>(1 + draw_below(source, static_cast<std::uint32_t>(setup.layout().cards)));
    return state;
  }
  friend constexpr bool apply_event(const auto&, View& view, const Event& event) {
    if (view.dealt == (event.rule == Rule::deal)) return false;
    if (event.rule == Rule::one_guess) view.known.guess = event.number;
    if (event.rule == Rule::end || view.viewer.is(Seat{0})) view.known.card = event.number;
    return view.dealt = true;
  }
  friend constexpr Event shown_to(Viewer viewer, Event event) {
    return event.rule == Rule::deal && !viewer.is(Seat{0}) ? Event{Rule::deal, 0} : event;
  }
  friend constexpr Invariants broken_invariants(const auto& setup, const State& state) {
    const bool is_dealt = state.guess == 0 || state.card > 0;
    return unless(is_dealt && greater(state.card, state.guess) <= setup.layout().cards, Fault::state);
  }
  friend constexpr bool adds_up(const auto&, const View& view) { return view.dealt || view.known == State{}; }
  friend constexpr Text<8> text_of(const auto&, const auto&, Move move) { return Text<8>{} << int{move.number}; }
  friend constexpr Text<8> text_of(const auto&, const State& state) {
    return Text<8>{} << int{state.card} << '/' << int{state.guess};
  }
  friend constexpr Result<Move, Refusal> read_move(const auto&, const auto&, std::string_view text) {
    TextReader in{text};
    if (const auto number = in.take_number(15); number && in.at_end()) return Move{static_cast<std::uint8_t>(*number)};
    return Refusal{in.position(), Reason::number_due};
  }
  friend constexpr Result<State, Refusal> read_state(const auto&, std::string_view text) {
    TextReader in{text};
    const auto card = in.take_number(15);
    const auto guess = card && in.take("/") ? in.take_number(15) : std::nullopt;
    if (!guess || !in.at_end()) return Refusal{in.position(), Reason::entry_due};
    return State{static_cast<std::uint8_t>(*card), static_cast<std::uint8_t>(*guess)};
  }
  // What programs ask besides the contract.
  friend constexpr bool in_force(const Options&, Rule) { return true; }
  friend constexpr IdleSettings<Rule> idle_settings(const Options&) { return {}; }
  friend consteval PlainSpeech<Rules> speech_of(auto /*type*/, Language auto /*language*/) { return {}; }
};

template <Rules::Options Chosen = Rules::Options{}>
using Game = FixedGame<Rules, Chosen, Rules::standard_edition>;
using RuntimeGame = ChosenGame<Rules>;

}  // namespace guess

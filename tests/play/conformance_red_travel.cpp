#include <play/conformance_red.hpp>

#include <conformance/travel.hpp>

#include <regelwerk/core/codec/checksum.hpp>

namespace {

using namespace conformance_red;

constexpr auto travel_check = [](auto& report, const auto& game, const State& state, Random& random) {
  conformance::check_travel(report, game, state, random_move(Sound{}, state, random), random);
};

struct AppliesNothing : Sound {
  [[nodiscard]] bool apply(View& /*view*/, const Event& /*event*/) const { return true; }
};
struct AppliesNoCaptures : Sound {
  [[nodiscard]] bool apply(View& view, const Event& event) const {
    return event.kind == EventKind::marble_entered || Sound::apply(view, event);
  }
};
struct RefusesTurns : Sound {
  [[nodiscard]] bool apply(View& view, const Event& event) const {
    return event.kind != EventKind::turn_passed && Sound::apply(view, event);
  }
};
struct RefusesTooLate : Sound {
  [[nodiscard]] bool apply(View& view, const Event& event) const {
    if (Sound::apply(view, event)) return true;
    view.table.turn = next_seat(view.table.turn, seats());
    return false;
  }
};

TEST_CASE("conformance red: events that bring a view up to date") {
  check_red<AppliesNothing>("events do not bring a view up to date", event_check);
  check_red<AppliesNoCaptures>("events do not bring a view up to date", event_check);
  check_red<RefusesTurns>("an event that was shown cannot be applied", event_check);
  check_red<RefusesTooLate>("a refused event changes the view", travel_check);
}

struct PacksNoColour : Sound {
  using Sound::pack;
  [[nodiscard]] PackedEvent pack(const Event& sound) const {
    Event event = sound;
    event.seat = {};
    return Sound::pack(event);
  }
};
struct ReadsLongEvents : Sound {
  [[nodiscard]] Result<Event, Refusal> unpack_event(std::span<const std::uint8_t> bytes) const {
    const auto first = next_event(bytes);
    if (!first) return first.error();
    return first->event;
  }
};
struct ReadsShortEvents : Sound {
  [[nodiscard]] Result<Event, Refusal> unpack_event(std::span<const std::uint8_t> bytes) const {
    const auto event = Sound::unpack_event(bytes);
    return event ? *event : Event{};
  }
};
struct SkipsBytes : Sound {
  [[nodiscard]] Result<EventRead<Event>, Refusal> next_event(std::span<const std::uint8_t> bytes) const {
    auto read = Sound::next_event(bytes);
    return read ? EventRead<Event>{read->event, read->bytes + 1} : read;
  }
};
struct ReadsAnyEvent : Sound {};
Result<Event, Refusal> parse_event(const ReadsAnyEvent& game, std::string_view text) {
  const auto event = parse_event(static_cast<const Sound&>(game), text);
  return event ? *event : Event{};
}
struct ReadsNoEvent : Sound {};
Result<Event, Refusal> parse_event(const ReadsNoEvent& /*game*/, std::string_view /*text*/) { return Refusal{}; }

TEST_CASE("conformance red: events that travel") {
  check_red<PacksNoColour>("an event does not come back from its bytes", travel_check);
  check_red<ReadsLongEvents>("extended bytes of an event are accepted", travel_check);
  check_red<ReadsShortEvents>("truncated bytes of an event are accepted", travel_check);
  check_red<SkipsBytes>("the first event of a stream is another one", travel_check);
  check_red<ReadsAnyEvent>("an event parser accepts what it would not print", travel_check);
  check_red<ReadsNoEvent>("an event does not come back from its line", travel_check);
}

struct ReadsStrayCourses : Sound {
  [[nodiscard]] Result<EventRead<Event>, Refusal> next_event(std::span<const std::uint8_t> bytes) const {
    return read_event_bytes<Event>(bytes);
  }
  [[nodiscard]] Result<Event, Refusal> unpack_event(std::span<const std::uint8_t> bytes) const {
    const auto read = next_event(bytes);
    if (!read) return read.error();
    if (read->bytes != bytes.size()) return OtherLength{bytes.size(), read->bytes}.refusal();
    return read->event;
  }
};
struct ReadsOtherRules : Sound {
  [[nodiscard]] Result<Event, Refusal> unpack_event(std::span<const std::uint8_t> bytes) const {
    auto read = Sound::unpack_event(bytes);
    if (!read) return read;
    Event event = *read;
    event.rule = Rule::turn_order;
    return event;
  }
};
struct ReadsFewerAtOnce : Sound {
  [[nodiscard]] Result<EventRead<Event>, Refusal> next_event(std::span<const std::uint8_t> bytes) const {
    const auto read = Sound::next_event(bytes);
    const bool is_plain = read && read->event.other == Seat{0};
    return is_plain ? read : Result<EventRead<Event>, Refusal>{Refusal{}};
  }
};
struct RefusesAsNothing : Sound {
  [[nodiscard]] Result<Event, Refusal> unpack_event(std::span<const std::uint8_t> bytes) const {
    const auto event = Sound::unpack_event(bytes);
    return event ? event : Result<Event, Refusal>{Refusal{bytes.size() + 1, Reason::bytes_end}};
  }
};

TEST_CASE("conformance red: events that were damaged on their way") {
  check_red<ReadsStrayCourses>("bytes are read as an event that has no line", travel_check);
  check_red<ReadsOtherRules>("other bytes are read as the same event", travel_check);
  check_red<ReadsFewerAtOnce>("a stream has another event at its front", travel_check);
  check_red<RefusesAsNothing>("damaged bytes of an event are refused without a reason", travel_check);
}

struct PacksForAnother : Sound {
  using Sound::pack;
  [[nodiscard]] PackedView pack(const View& sound) const {
    View view = sound;
    view.viewer = spectator;
    return Sound::pack(view);
  }
};
struct BreaksSeals : Sound {
  [[nodiscard]] Result<View, Refusal> unpack_view(std::span<const std::uint8_t> bytes) const {
    PackedView summed{};
    if (bytes.size() != summed.size()) return Refusal{};
    for (std::size_t i = 0; i < bytes.size(); ++i) summed[i] = bytes[i];
    const std::uint32_t checksum = checksum_of(std::span{summed}.first(summed.size() - checksum_size));
    for (std::size_t i = 0; i < checksum_size; ++i) {
      summed[summed.size() - checksum_size + i] = static_cast<std::uint8_t>(checksum >> (8 * i));
    }
    return Sound::unpack_view(summed);
  }
};
struct RefusesViews : Sound {
  using Sound::validate;
  [[nodiscard]] Invariants validate(const View& /*view*/) const {
    Invariants broken;
    broken.push_back(Invariant::view);
    return broken;
  }
};
struct ReadsBrokenViews : Sound {
  [[nodiscard]] Result<View, Refusal> unpack_view(std::span<const std::uint8_t> bytes) const {
    const auto view = Sound::unpack_view(bytes);
    if (!view) return view;
    View broken = *view;
    broken.deck_size = static_cast<std::uint8_t>(broken.deck_size + 1);
    return broken;
  }
};
struct ReadsAnyView : Sound {};
Result<View, Refusal> parse_view(const ReadsAnyView& game, std::string_view text) {
  const auto view = parse_view(static_cast<const Sound&>(game), text);
  return view ? *view : game.view(game.initial(), spectator);
}
struct ReadsNoView : Sound {};
Result<View, Refusal> parse_view(const ReadsNoView& /*game*/, std::string_view /*text*/) { return Refusal{}; }

TEST_CASE("conformance red: views that travel") {
  check_red<PacksForAnother>("a view does not come back from its bytes", travel_check);
  check_red<BreaksSeals>("changed bytes are read as a view", travel_check);
  check_red<RefusesViews>("a view that was reached is called broken", travel_check);
  check_red<ReadsBrokenViews>("a view does not come back from its bytes", travel_check);
  check_red<ReadsAnyView>("a view parser accepts what it would not print", travel_check);
  check_red<ReadsNoView>("a view does not come back from its line", travel_check);
}

}  // namespace

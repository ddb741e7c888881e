#include <array>
#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include <regelwerk/clockman/language/german.hpp>

#include "clockman.hpp"
#include "clockman_words.hpp"
#include "components.hpp"
#include "text.hpp"

namespace play {

using regelwerk::Seat;
using regelwerk::clockman::Card;
using regelwerk::clockman::FieldKind;
using regelwerk::clockman::Layout;
using regelwerk::clockman::Pose;
using regelwerk::clockman::Space;

namespace {

/// What is in Clockman's box, line by line.
class Box {
 public:
  Box(const Clockman::Game& game, const Ink& ink)
      : game_(game), layout_(game.layout()), edition_(game.edition()), ink_(ink), words_(layout_, ink) {}

  [[nodiscard]] std::string text() const {
    std::string text;
    for (int ring = 1; ring <= regelwerk::clockman::rings; ++ring) text += rows(ring);
    text += lifts() + outward() + passages() + seats();
    return text + cards();
  }

 private:
  static constexpr auto kinds = static_cast<std::size_t>(FieldKind::plain);

  /// A ring's fields that are no plain ones.
  [[nodiscard]] std::string rows(int ring) const {
    std::array<std::vector<std::string>, kinds> at;
    const int size = edition_.ring_size(ring);
    for (int i = 0; i < size; ++i) {
      const FieldKind kind = layout_.kind[Space::ring(ring, i)];
      if (kind != FieldKind::plain) at[static_cast<std::size_t>(kind)].push_back(join(ring, ".", i));
    }
    std::string fields;
    for (std::size_t kind = 0; kind < kinds; ++kind) {
      if (at[kind].empty()) continue;
      const std::string name =
          ink_.spoken([&](auto tongue) { return join(word(static_cast<FieldKind>(kind), tongue)); });
      fields += join("; ", name, ": ", listed(at[kind]));
    }
    return component(ink_, ink_.text("Ring {}", ring), join(ink_.text("{} fields", size), fields));
  }

  [[nodiscard]] std::string lifts() const {
    std::vector<std::string> ways;
    for (int ring = 1; ring < regelwerk::clockman::rings; ++ring) {
      for (int i = 0; i < edition_.ring_size(ring); ++i) {
        const Space at = Space::ring(ring, i);
        if (layout_.kind[at] == FieldKind::lift) ways.push_back(way(at, layout_.lift[at]));
      }
    }
    return component(ink_, ink_.text("Lifts lead from field to field"), listed(ways));
  }

  /// Where a captured figure goes.
  [[nodiscard]] std::string outward() const {
    std::string text;
    for (int ring = 2; ring <= regelwerk::clockman::rings; ++ring) {
      const int size = edition_.ring_size(ring);
      std::vector<std::string> fields;
      fields.reserve(static_cast<std::size_t>(size));
      for (int i = 0; i < size; ++i) fields.push_back(words_.field(layout_.out[Space::ring(ring, i)]));
      text += component(ink_, ink_.text("Straight outward of {}, {} and so on", join(ring, ".0"), join(ring, ".1")),
                        listed(fields));
    }
    return text;
  }

  [[nodiscard]] std::string passages() const {
    std::vector<std::string> all;
    for (std::size_t i = 0; i < layout_.outer.size(); ++i) {
      all.push_back(join("p", i, " ", way(layout_.outer[i], layout_.inner[i]), " ", letter(layout_.pose[i])));
    }
    return component(ink_, ink_.text("Passages, each with its blockade"), listed(all));
  }

  [[nodiscard]] std::string seats() const {
    std::string text;
    for (int i = 0; i < game_.seats(); ++i) {
      const auto at = static_cast<std::size_t>(i);
      text += component(ink_, ink_.name(Seat{i}),
                        ink_.text("enters at {}, turns to its straight at {}, its last blockade is {}",
                                  words_.field(layout_.entry[at]), words_.field(layout_.junction[at]),
                                  letter(layout_.last_pose[at])));
    }
    return text;
  }

  [[nodiscard]] std::string cards() const {
    std::vector<std::string> symbols;
    for (std::size_t pose = 0; pose < edition_.symbols.size(); ++pose) {
      symbols.push_back(several(edition_.symbols[pose], std::string(1, letter(static_cast<Pose>(pose)))));
    }
    std::vector<std::string> events;
    for (int kind = 0; kind < regelwerk::clockman::card_kinds; ++kind) {
      const Card card{kind};
      const int copies = layout_.deck.copies(card);
      if (copies > 0) events.push_back(several(static_cast<std::size_t>(copies), words_.card(card)));
    }
    return component(ink_, ink_.text("Symbol cards"), listed(symbols)) +
           component(ink_, ink_.text("Event cards"), listed(events));
  }

  [[nodiscard]] std::string way(Space from, Space to) const { return join(words_.field(from), "-", words_.field(to)); }

  const Clockman::Game& game_;
  const Layout& layout_;
  const regelwerk::clockman::Edition& edition_;
  const Ink& ink_;
  ClockWords words_;
};

}  // namespace

std::string Clockman::components(const Game& game, const Ink& ink) { return Box{game, ink}.text(); }

}  // namespace play

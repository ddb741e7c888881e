#pragma once
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <string>
#include <string_view>
#include <tuple>
#include <type_traits>
#include <vector>

#include <fuzz/form.hpp>
#include <fuzz/form_setup.hpp>
#include <fuzz/input.hpp>
#include <fuzz/node.hpp>
#include <regelwerk/core/codec/hash.hpp>
#include <regelwerk/core/container/word.hpp>
#include <regelwerk/core/description/fields.hpp>
#include <regelwerk/core/description/settings.hpp>

// Editions with some fields changed: refused with sentences, or games can be played with them.

namespace fuzz {

/// Changes of the fields of an edition: which, how, and to what; now and then of one of the options besides.
template <class Title>
struct Editions {
  using G = typename Title::Game;
  using Edition = typename G::Edition;
  static constexpr std::string_view name = "edition";
  static constexpr bool has_way = false;
  static constexpr bool is_text = false;
  static constexpr int most_changes = 12;

  static void run(Report& report, const G& sound, const Position<G>* /*at*/, std::string_view body) {
    static Edition edition;  // one of Clou's is too large for the stack
    edition = sound.edition();
    Choices choices{body};
    auto options = sound.options();
    if (choices.byte() % 8 == 0) break_option(options, choices);
    for (int i = 0; i < most_changes && !choices.at_end(); ++i) change(edition, choices);
    const auto game = G::make(options, edition);
    if (!game) {
      report.expect(!game.error().options.empty() || !game.error().edition.empty(), "refused without a fault");
      return check_told(report, edition, game.error());
    }
    ++report.strays;
    report.expect(validate(edition).empty(), "a broken edition is accepted");
    const regelwerk::Result<typename G::Options, regelwerk::SettingRefusal> accepted{options};
    check_settings(report, accepted, typename G::Options{}, G::option_fields, {});
    Random random{regelwerk::mix64(body.size())};
    auto state = game->initial();
    play_at_random(*game, state, random, static_cast<int>(random() % 64));
    play_on<WithoutTwins>(report, *game, state, 2);
  }
  static std::string fresh(const G& /*game*/, const typename G::State& /*state*/, Random& random) {
    std::string body;
    for (auto i = 1 + 5 * (1 + random() % 3); i > 0; --i) body += static_cast<char>(random());
    return body;
  }

 private:
  struct WithoutTwins {
    using Fixed = std::tuple<>;
  };

  /// All names of the edition, and some that none should have.
  static const std::vector<std::string_view>& names() {
    static const std::vector<std::string_view> all = [] {
      std::vector<std::string_view> found{"",
                                          " ",
                                          "two words",
                                          "x",
                                          std::string_view{"\0", 1},
                                          "................................................................"
                                          "................................................................"};
      Edition edition = *Title::editions[0];
      Title::fields(edition, [&](auto& field) {
        if constexpr (std::is_same_v<std::remove_cvref_t<decltype(field)>, std::string_view>) found.push_back(field);
      });
      return found;
    }();
    return all;
  }
  /// Any bits in one of the options; a bool has no others than its two.
  static void break_option(typename G::Options& options, Choices& choices) {
    const auto set = [&]<class Member>(Member& member, unsigned bits) {
      if constexpr (std::is_same_v<Member, regelwerk::Word>) {
        member.letters[bits % member.letters.size()] = static_cast<char>(bits >> 8U);
      } else if constexpr (regelwerk::detail::WordSet<Member>) {
        member = Member{bits & 0xFFU};
      } else if constexpr (!std::is_same_v<Member, bool>) {
        member = static_cast<Member>(static_cast<std::int16_t>(bits));
      }
    };
    auto place = choices.byte() % G::option_fields.size;
    const unsigned bits = choices.two_bytes();
    G::option_fields.each([&](const auto& field) {
      if (place-- == 0) set(options.*field.member, bits);
    });
  }

  static void change(Edition& edition, Choices& choices) {
    static const std::size_t size = [] {
      std::size_t count = 0;
      Edition counted = *Title::editions[0];
      Title::fields(counted, [&](auto& /*field*/) { ++count; });
      return count;
    }();
    const std::size_t place = choices.two_bytes() % size;
    std::size_t here = 0;
    Title::fields(edition, [&](auto& field) {
      if (here++ == place) set(field, choices);
    });
  }
  static void set(std::string_view& text, Choices& choices) {
    const auto& all = names();
    const std::size_t letters = choices.byte();
    text = all[choices.two_bytes() % all.size()];
    if (letters < 64) text = text.substr(0, letters);
  }
  template <std::integral Number>
  static void set(Number& number, Choices& choices) {
    const int how = choices.byte() % 8;
    const auto value = static_cast<std::int16_t>(choices.two_bytes());
    if (how < 3) {
      number = static_cast<Number>(std::int64_t{number} + value % 3);
    } else if (how < 6) {
      number = static_cast<Number>(value % 64);
    } else if (how == 6) {
      number = static_cast<Number>(value);
    } else {
      number = value % 2 == 0 ? std::numeric_limits<Number>::max() : std::numeric_limits<Number>::min();
    }
  }
};

}  // namespace fuzz

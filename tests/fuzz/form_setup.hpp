#pragma once
#include <cstddef>
#include <string>
#include <string_view>
#include <type_traits>

#include <fuzz/form.hpp>
#include <fuzz/node.hpp>
#include <regelwerk/core/description/fields.hpp>
#include <regelwerk/core/description/settings.hpp>

// Options and setup facts as people write them.

namespace fuzz {

/// Every fault has its sentence.
template <class Edition>
void check_told(Report& report, const Edition& edition, const auto& faults) {
  const auto told = [&](const auto& fault) {
    if constexpr (requires { to_text(edition, fault); })
      return !to_text(edition, fault).view().empty();
    else if constexpr (requires { fault.constraint; })
      return !describe(fault.constraint).empty();
    else
      return !describe(fault).empty();
  };
  for (const auto& fault : faults.options) report.expect(told(fault), "options are refused without a sentence");
  for (const auto& fault : faults.edition) report.expect(told(fault), "an edition is refused without a sentence");
}

/// Settings that were read are written and read again as the same; those that were refused are told of.
template <class Owner, class Fields>
void check_settings(Report& report, const regelwerk::Result<Owner, regelwerk::SettingRefusal>& read, const Owner& usual,
                    const Fields& fields, std::string_view text) {
  if (!read) {
    const auto& refusal = read.error();
    report.expect(refusal.position <= text.size() && !describe(refusal.reason).empty(),
                  "settings are refused without a reason");
    report.expect(refusal.setting.empty() == (refusal.reason == regelwerk::Reason::no_such_setting),
                  "a refusal names another setting");
    return;
  }
  report.expect(!regelwerk::field_out_of_range(*read, fields), "a setting out of its range is accepted");
  regelwerk::Text<1024> line;
  regelwerk::write_fields(line, *read, fields);
  regelwerk::TextReader in{line};
  const auto exactly = regelwerk::read_fields<Owner>(in, fields);
  report.expect(exactly.has_value() && *exactly == *read && in.at_end(), "settings do not come back from their line");
  const auto again = regelwerk::parse_settings(line.view(), usual, fields);
  report.expect(again.has_value() && *again == *read, "settings do not come back from what people write");
}

/// Options in one line and setup facts in the next. Does without a game, which it has to make itself.
template <class Title>
struct Settings {
  using G = typename Title::Game;
  static constexpr std::string_view name = "options";
  static constexpr bool has_way = false;
  static constexpr bool is_text = true;

  static void run_whole(Report& report, std::string_view options, std::string_view start) {
    std::string_view line = options;
    const auto* edition = edition_of<Title>(line);
    const auto read = regelwerk::parse_options<G>(line);
    check_settings(report, read, typename G::Options{}, G::option_fields, line);
    if (!read || edition == nullptr) return;
    const G* game = game_of<Title>(options);
    if (game == nullptr) return check_told(report, *edition, G::make(*read, *edition).error());
    report.expect(game->options() == *read, "a game has other options than were read");
    const auto facts = regelwerk::parse_start(*game, start);
    if constexpr (!std::is_empty_v<typename G::Start>) {
      check_settings(report, facts, game->default_start(), G::start_fields, start);
    }
    if (!facts || !game->accepts(*facts)) return;
    ++report.strays;
    const auto state = game->initial(*facts);
    report.expect(game->validate(state).empty() && !game->actor(state).is_nobody(), "a broken beginning");
    check_round_trip(report, *game, state);
  }
  static std::string fresh(const G& game, const typename G::State& /*state*/, Random& random) {
    auto start = game.default_start();
    if constexpr (requires { start.first_dealer; }) {
      start.first_dealer = regelwerk::Seat{static_cast<int>(random() % static_cast<unsigned>(game.seats()))};
    }
    regelwerk::Text<1024> line;
    regelwerk::write_fields(line, start, G::start_fields);
    return as_body(line.view());
  }
};

}  // namespace fuzz

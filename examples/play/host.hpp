#pragma once
#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <iostream>
#include <optional>
#include <random>
#include <string>
#include <vector>

#include "computers.hpp"
#include "files.hpp"
#include "manner.hpp"
#include "person.hpp"
#include "settings.hpp"
#include "setup.hpp"
#include "stage.hpp"
#include "tally.hpp"
#include "text.hpp"

namespace play {

/// Leads a game to its end or until somebody stops it: draws for chance and asks those who sit at the table.
template <Adapter A>
void lead(Stage<A>& stage, const Manner& manner) {
  Computers<A> computers{regelwerk::Random{manner.seed}, manner.effort};
  regelwerk::Actor last = regelwerk::Actor::chance();
  int rounds = 0;
  std::size_t seen = stage.table().events();
  stage.introduce();
  while (!stage.table().actor().is_nobody()) {
    const regelwerk::Actor actor = stage.table().actor();
    stage.keep_game(actor.is_seat() && stage.player(actor.seat()) == Player::person);
    if (stage.table().full()) {
      stage.say(stage.text("The game is given up after {} moves.\n", stage.table().length()));
      return;
    }
    if (stage.persons() == 0 && manner.board_every > 0 && stage.round_opened(seen) &&
        rounds++ % manner.board_every == 0) {
      stage.tell(stage.watcher());
      stage.draw(stage.watcher());
    }
    seen = stage.table().events();
    if (actor.is_chance()) {
      stage.table().play(computers.draw(stage.table()));
      continue;
    }
    if (stage.persons() < 2 && !(actor == last)) stage.tell_turns(stage.watcher());
    last = actor;
    if (stage.player(actor.seat()) != Player::person) {
      stage.table().play(computers.choose(stage.player(actor.seat()), stage.table()));
      continue;
    }
    Person<A> person{stage, actor.seat(), manner};
    if (!manner.ask_all && person.plays_itself()) continue;
    const After after = person.act();
    if (after == After::stopped) return;
    if (after == After::changed) {
      last = regelwerk::Actor::chance();
      computers.forget();
    }
  }
  stage.keep_game(true);
  stage.finish();
}

/// Plays the game that the arguments ask for; the exit status of the program.
template <Adapter A>
int run_game(const Arguments& arguments, Terminal& terminal) {
  using G = typename A::Game;
  const Ink& ink = terminal.ink;
  const auto refuse = [](const std::string& why) {
    std::cerr << wrapped(why + "\n");
    return 2;
  };
  std::string loaded;
  std::optional<Table<G>> table;
  if (arguments.load.empty()) {
    const Setup<G> setup = set_up<A>(arguments.settings, ink, arguments.players.size());
    if (!setup.game) return refuse(setup.wrong);
    table.emplace(*setup.game, setup.start);
  } else {
    if (!arguments.settings.empty()) return refuse(ink.text("a saved game brings its settings along"));
    const auto text = read_file(arguments.load);
    if (!text) return refuse(ink.text("{} cannot be read", arguments.load));
    loaded = *text;
    std::string wrong;
    table = Table<G>::from_record(loaded, wrong, ink);
    if (!table) return refuse(ink.text("{} holds no game to go on with\n", arguments.load) + wrong);
  }

  std::vector<Player> players = arguments.players;
  const auto seats = static_cast<std::size_t>(table->game().seats());
  if (players.empty()) {
    players.assign(seats, Player::search);
    players[0] = Player::person;
  }
  if (players.size() != seats) {
    return refuse(seats == 1 ? ink.text("there is 1 seat, but --seats names {}", players.size())
                             : ink.text("there are {} seats, but --seats names {}", seats, players.size()));
  }
  const Manner manner{.seed = arguments.seed ? *arguments.seed : std::random_device{}(),
                      .effort = arguments.effort,
                      .pause = arguments.pause.value_or(terminal.keyboard),
                      .ask_all = arguments.ask_all,
                      .board_every = 0};
  if (arguments.games > 0) {
    if (std::count(players.begin(), players.end(), Player::person) > 0)
      return refuse(ink.text("--games is not for persons"));
    terminal.say(idle_text(table->game(), ink) +
                 tally_games<A>(*table, players, {manner.seed, manner.effort, arguments.games}, ink));
    return 0;
  }
  Stage<A> stage{*table, players, terminal};
  stage.keeper().overwrite(arguments.overwrite);
  if (!arguments.save.empty()) {
    // Told before the first move what the game would be lost by after the last one.
    if (const std::string wrong = stage.keep_in(arguments.save, loaded); !wrong.empty()) return refuse(wrong);
  }
  if (!arguments.load.empty()) stage.say(ink.text("Loaded, after {} moves.\n", table->length()));
  if (!arguments.seed) stage.say(ink.text("seed {}\n", manner.seed));
  if (arguments.replay) {
    terminal.ink.name_rules(arguments.rules);
    stage.retell(stage.watcher(), 0);
    terminal.ink.name_rules(false);
  }
  lead(stage, manner);
  return stage.keep_at_end() ? 0 : 1;
}

/// Plays and tells the title's short game.
template <Adapter A>
int show_game(Terminal& terminal) {
  const auto setup = set_up<A>(words_of(A::show.settings), terminal.ink);
  const auto players = parse_players(A::show.players);
  if (!setup.game || !players) return 1;
  Stage<A> stage{{*setup.game, setup.start}, *players, terminal};
  lead(stage, {.seed = A::show.seed, .effort = A::show.effort, .board_every = A::show.board_every});
  return stage.table().actor().is_nobody() ? 0 : 1;
}

}  // namespace play

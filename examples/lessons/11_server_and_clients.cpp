// Lesson 11: a server sends views once and events after that; its clients hold no rules and no state.
//
// The server has the only State. Each client holds a View, chooses by the list of moves that its view gives, and
// sends the move as a word. What comes back are bytes: of the events as that client may see them. One client sends a
// move that is not legal and is told the rule; one joins late and gets a view instead of all events before.
#include <cstddef>
#include <cstdint>
#include <iostream>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include <regelwerk/play.hpp>
#include <regelwerk/tock.hpp>

namespace {

using namespace regelwerk;
using Bytes = std::vector<std::uint8_t>;

constexpr tock::Game<tock::Options{.seats = 3, .quick_start = true}> game;

/// Holds what it may know, and nothing else.
struct Client {
  Viewer viewer;
  std::optional<tock::View> view;
  std::size_t received = 0;

  bool take_view(const Bytes& bytes) {
    received += bytes.size();
    const auto read = game.unpack_view(bytes);
    if (!read || !(read->viewer == viewer)) return false;
    view = *read;
    return true;
  }

  bool take_events(std::span<const std::uint8_t> stream) {
    received += stream.size();
    while (!stream.empty()) {
      const auto next = game.next_event(stream);
      if (!next || !game.apply(*view, next->event)) return false;
      stream = stream.subspan(next->bytes);
    }
    return true;
  }

  /// Some move of those that the view offers, as a word.
  std::string choose(Random& random) const {
    const auto moves = game.moves(*view);
    const auto index = draw_below(random, static_cast<std::uint32_t>(moves.size()));
    return std::string{to_text(game, *view, moves[index]).view()};
  }
};

/// Knows everything and tells each client what is for its eyes.
struct Server {
  tock::State state = game.initial();
  std::vector<Client*> clients;

  void join(Client& client) {
    const auto view = game.pack(game.view(state, client.viewer));
    if (client.take_view({view.begin(), view.end()})) clients.push_back(&client);
  }

  /// Carries a legal move out; the rule that forbids it otherwise.
  std::optional<tock::Rule> play(const tock::Move& move) {
    if (const auto rule = game.why_not(state, move)) return rule;
    std::vector<Bytes> streams(clients.size());
    game.advance(state, move, [&](const tock::Event& event) {
      for (std::size_t i = 0; i < clients.size(); ++i) {
        const auto bytes = game.pack(game.shown(event, clients[i]->viewer));
        streams[i].insert(streams[i].end(), bytes.begin(), bytes.end());
      }
    });
    for (std::size_t i = 0; i < clients.size(); ++i) {
      if (!clients[i]->take_events(streams[i])) std::cout << "client " << i << " lost the thread\n";
    }
    return std::nullopt;
  }

  /// What came over the network: "ok", or why not.
  std::string receive(Viewer from, std::string_view word) {
    const auto move = parse_move(game, state, word);
    if (!move) return "not understood";
    if (!game.actor(state).is_seat() || !from.is(game.actor(state).seat())) return "not your turn";
    const auto rule = play(*move);
    return rule ? std::string{info(*rule).id} + ": " + std::string{info(*rule).sentence} : "ok";
  }
};

bool all_up_to_date(const Server& server) {
  for (const Client* client : server.clients) {
    if (!(*client->view == game.view(server.state, client->viewer))) return false;
  }
  return true;
}

}  // namespace

int main() {
  Random random{13};
  Client first{Seat{0}, {}};
  Client second{Seat{1}, {}};
  Client third{Seat{2}, {}};
  Client late{spectator, {}};
  Server server;
  for (Client* client : {&first, &second, &third}) server.join(*client);

  int moves = 0;
  bool told_why = false;
  for (; !game.actor(server.state).is_nobody(); ++moves) {
    if (moves == 500) server.join(late);
    if (game.actor(server.state).is_chance()) {
      server.play(sample(game, server.state, random));
    } else {
      const Client& client = *server.clients[static_cast<std::size_t>(game.actor(server.state).seat().index())];
      if (const std::string answer = server.receive(client.viewer, "K:0-13"); answer != "ok" && !told_why) {
        std::cout << "a client sends K:0-13 and hears: " << answer << '\n';
        told_why = true;
      } else if (answer == "ok") {
        continue;
      }
      if (server.receive(client.viewer, client.choose(random)) != "ok") return 1;
    }
    if (!all_up_to_date(server)) return 1;
  }

  std::cout << moves << " moves; the views of all clients are what the server would send now\n";
  std::cout << "a view takes " << sizeof(decltype(game)::PackedView) << " bytes; the first client received "
            << first.received << " bytes in all, the late one " << late.received << '\n';
  const auto outcome = game.outcome(*late.view);
  std::cout << "the late client sees the winner by its view alone: seat ";
  for (int seat = 0; outcome && seat < game.seats(); ++seat) {
    if (outcome->place(Seat{seat}) == 1) std::cout << seat << '\n';
  }
  return told_why && outcome ? 0 : 1;
}

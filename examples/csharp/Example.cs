// A whole game of Tock in which every seat knows its own hand only, and a move that is refused.
using System;
using Regelwerk;

static class Example {
  static void Main() {
    var game = new Game("tock", "seats=2 quick_start=true");
    var random = new RandomStream(38);
    State state = game.Initial();
    int moves = 0;
    for (int actor; (actor = game.Actor(state)) != Seat.Nobody; ++moves) {
      // A seat decides by its view, which does not hold the other hands.
      Move move = (actor == Seat.Chance ? game.RandomMove(state, ref random) : game.Thumb(game.View(state, actor), ref random)).Value;
      View before = game.View(state, Seat.Spectator);
      Events events;
      state = game.Play(state, move, out events);
      if (actor < 0 || moves >= 24) continue;
      Console.Write(game.Tell(before, game.Shown(events, Seat.Spectator)));
      // The same move once more: it is no longer this seat's turn.
      Refusal refused = game.Views.WhyNot(game.View(state, actor), move);
      if (refused != null) Console.WriteLine("Not this move ({0}, {1}): {2}", refused.Rule, refused.Cause, refused.Sentence);
    }
    Outcome outcome = game.Outcome(state);
    for (int seat = 0; seat < game.Seats; ++seat)
      Console.WriteLine("Seat {0}: place {1}, {2} marbles home", seat, outcome.Places[seat], outcome.Scores[seat]);
    Console.WriteLine("{0} moves", moves);
  }
}

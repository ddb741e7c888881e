using System;
using System.Collections.Generic;
using System.IO;
using System.Text;
using Regelwerk;

/// Every game of the table, as every machine must play it: tests/platforms/trajectory.hpp defines what is hashed.
static class Trajectories {
  enum Column { States, Views, Worlds, Words, Events, Told, Count }

  static void Feed(ref ulong digest, byte[] bytes) {
    foreach (byte one in bytes) digest = unchecked((digest ^ one) * 0x100000001B3);
  }
  static void FeedText(ref ulong digest, string text) { Feed(ref digest, Encoding.UTF8.GetBytes(text)); }

  static string Play(Game game, ulong seed) {
    var digests = new ulong[(int)Column.Count];
    for (int i = 0; i < digests.Length; ++i) digests[i] = 0xCBF29CE484222325;
    var random = new RandomStream(seed);
    var worlds = new RandomStream(seed, 1);
    State state = game.Initial();
    ulong plies = 0;
    for (Move? move; (move = game.RandomMove(state, ref random)) != null; ++plies) {
      Feed(ref digests[(int)Column.States], game.Pack(state));
      int actor = game.Actor(state);
      if (actor != Seat.Chance) {
        View view = game.View(state, actor);
        Feed(ref digests[(int)Column.Views], game.Views.Pack(view));
        Feed(ref digests[(int)Column.Worlds], game.Pack(game.Resample(view, ref worlds)));
      }
      FeedText(ref digests[(int)Column.Words], game.MoveText(state, move.Value) + "\n");
      View before = game.View(state, Seat.Spectator);
      Events events;
      state = game.Play(state, move.Value, out events);
      Events shown = game.Shown(events, Seat.Spectator);
      Feed(ref digests[(int)Column.Events], shown.Bytes);
      foreach (Language language in new[] { Language.English, Language.German })
        FeedText(ref digests[(int)Column.Told], game.Tell(before, shown, language));
    }
    Feed(ref digests[(int)Column.States], game.Pack(state));
    FeedText(ref digests[(int)Column.Words], game.Text(state) + "\n");
    FeedText(ref digests[(int)Column.Told], game.Json(state) + "\n");
    return plies + " | " + string.Join(" | ", Array.ConvertAll(digests, digest => digest.ToString("x16")));
  }

  public static void Run(string table) {
    var played = new HashSet<string>();
    int games = 0;
    foreach (string line in File.ReadAllLines(table)) {
      if (line == "" || line[0] == '#') continue;
      string[] columns = Array.ConvertAll(line.Split(new[] { '|' }, 4), column => column.Trim());
      string found = Play(new Game(columns[0], columns[1]), ulong.Parse(columns[2]));
      Check.That(found == columns[3], line + "\n" + found);
      played.Add(columns[0]);
      ++games;
    }
    foreach (Title title in Title.All) Check.That(played.Contains(title.Name), title + " was played");
    Console.WriteLine(games + " games as they should be");
  }
}

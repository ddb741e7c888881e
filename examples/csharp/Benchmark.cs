// What calls cost from C# and from C, over the same positions and games: nanoseconds, and how many times as much C# takes.
using System;
using System.Diagnostics;
using System.Runtime.InteropServices;
using Regelwerk;

static class Benchmark {
  [DllImport("benchmark", CallingConvention = CallingConvention.Cdecl)]
  static extern UIntPtr keep_games(int title, string options, ulong random, UIntPtr most);
  [DllImport("benchmark", CallingConvention = CallingConvention.Cdecl)]
  static extern ulong list_kept();
  [DllImport("benchmark", CallingConvention = CallingConvention.Cdecl)]
  static extern ulong play_kept();
  [DllImport("benchmark", CallingConvention = CallingConvention.Cdecl)]
  static extern ulong play_through_c(int title, string options, ulong random, uint games);
  [DllImport("benchmark", CallingConvention = CallingConvention.Cdecl)]
  static extern ulong playouts_through_c(int title, string options, ulong random, uint games);

  const ulong key = 9;
  const int most = 1000;
  const int rounds = 100;

  sealed class Kept {
    public readonly State[] States = new State[most];
    public readonly Move[] Moves = new Move[most];
    readonly uint[] codes = new uint[16384];
    readonly Game game;

    /// Positions of random games, and a legal move in each.
    public Kept(Game game) {
      this.game = game;
      var random = new RandomStream(key);
      State state = game.Initial();
      for (int i = 0; i < most;) {
        Move? move = game.RandomMove(state, ref random);
        if (move == null) {
          state = game.Initial();
          continue;
        }
        States[i] = state;
        Moves[i++] = move.Value;
        game.Advance(ref state, move.Value);
      }
    }
    public ulong List() {
      ulong listed = 0;
      for (int i = 0; i < most; ++i) listed += (ulong)game.MovesInto(States[i], codes);
      return listed;
    }
    public ulong Advance() {
      ulong made = 0;
      for (int i = 0; i < most; ++i) {
        State state = States[i];
        game.Advance(ref state, Moves[i]);
        ++made;
      }
      return made;
    }
  }

  static ulong PlayThrough(Game game, uint games) {
    var random = new RandomStream(key);
    ulong nodes = 0;
    Table table = game.Table(game.Initial());
    for (uint i = 0; i < games; ++i) {
      for (; !table.IsOver; ++nodes) {
        if (table.IsChance) table.PlayRandom(ref random);
        else table.PlayListed((int)random.Below((uint)table.List()));
      }
      table.Reset(game.Initial());
    }
    return nodes;
  }
  static ulong Playouts(Game game, uint games) {
    var random = new RandomStream(key);
    ulong nodes = 0;
    for (uint i = 0; i < games; ++i) nodes += game.Playout(game.Initial(), ref random).Moves;
    return nodes;
  }

  /// The fewest nanoseconds of several rounds, one after the other in each so that both meet the machine in the same mood.
  static void Compare(string title, string calls, int things, Func<ulong> managed, Func<ulong> c) {
    double byManaged = double.MaxValue, byC = double.MaxValue;
    for (int round = 0; round < rounds; ++round) {
      ulong found, due;
      double took = Time(managed, out found), tookC = Time(c, out due);
      if (found != due) throw new Exception(calls + ": " + found + " instead of " + due);
      double count = things == 0 ? due : (double)things;
      byManaged = Math.Min(byManaged, took / count);
      byC = Math.Min(byC, tookC / count);
    }
    Console.WriteLine("{0,-15} {1,-10} {2,8:F1} {3,8:F1} {4,6:F2}", title, calls, byManaged, byC, byManaged / byC);
  }
  static double Time(Func<ulong> work, out ulong found) {
    Stopwatch watch = Stopwatch.StartNew();
    found = work();
    return watch.ElapsedTicks * 1e9 / Stopwatch.Frequency;
  }

  static void Main() {
    Console.WriteLine("{0,-15} {1,-10} {2,8} {3,8} {4,6}", "title", "calls", "C# ns", "C ns", "times");
    int number = 0;
    foreach (Title title in Title.All) {
      int of = number++;
      var game = new Game(title);
      var kept = new Kept(game);
      uint games = 1 + (uint)(20 * 6000 / Playouts(game, 20));
      if (keep_games(of, "", key, (UIntPtr)most) != (UIntPtr)most) throw new Exception("C keeps too few positions");
      Compare(title.Name, "MovesInto", most, kept.List, list_kept);
      Compare(title.Name, "Advance", most, kept.Advance, play_kept);
      Compare(title.Name, "Table", 0, () => PlayThrough(game, games), () => play_through_c(of, "", key, games));
      Compare(title.Name, "Playout", 0, () => Playouts(game, games), () => playouts_through_c(of, "", key, games));
    }
  }
}

using System;
using System.Collections.Generic;
using System.Runtime.InteropServices;

namespace Regelwerk {
  /// What a search or an explanation found out about a move; the mean is from 0 to 1, and the true one no farther off than
  /// HalfWidth, with 95 %.
  public struct MoveValue {
    public Move Move;
    public uint Visits;
    public double Mean;
    public double HalfWidth;

    internal static IList<MoveValue> All(regelwerk_value[] found, int count) {
      var all = new MoveValue[count];
      for (int i = 0; i < count; ++i)
        all[i] = new MoveValue {
          Move = new Move(found[i].move), Visits = found[i].visits, Mean = (double)found[i].mean / Native.REGELWERK_PAYOFF,
          HalfWidth = (double)found[i].half_width / Native.REGELWERK_PAYOFF,
        };
      return all;
    }
  }

  /// Memory for the nodes of a search, which stays where it is.
  sealed class Nodes : SafeHandle {
    public readonly ulong Bytes;
    public Nodes(ulong bytes) : base(IntPtr.Zero, true) {
      try {
        if (bytes > int.MaxValue && IntPtr.Size == 4) throw new OutOfMemoryException();
        SetHandle(Marshal.AllocHGlobal((IntPtr)checked((long)bytes)));
      } catch (Exception error) when (error is OutOfMemoryException || error is OverflowException) {
        throw new RegelwerkException(new regelwerk_error { kind = Native.REGELWERK_NO_ROOM, position = (uint)Math.Min(bytes, uint.MaxValue) });
      }
      Bytes = bytes;
    }
    public override bool IsInvalid { get { return handle == IntPtr.Zero; } }
    protected override bool ReleaseHandle() { Marshal.FreeHGlobal(handle); return true; }
  }

  /// A tree search for the owner of a view, by the view and what it remembers alone. One thread at a time may use it.
  public sealed unsafe class Search {
    internal readonly ulong[] room;
    internal readonly int kind;
    readonly Game game;
    readonly Memory memory;
    readonly Nodes nodes;

    internal Search(Game game, in View view, Memory memory, ulong seed, int nodes) {
      game.Owns(view.kind);
      this.game = game;
      this.memory = memory?.Copy();
      kind = game.kind;
      room = Room.Of(game.title, Native.REGELWERK_SEARCH);
      this.nodes = new Nodes((ulong)Math.Max(nodes, 0) * (ulong)Native.size(game.title, Native.REGELWERK_NODE));
      var error = new regelwerk_error();
      void* at = (void*)this.nodes.DangerousGetHandle();
      RegelwerkException.Expect(Native.search_begin(game, view, seed, at, (UIntPtr)this.nodes.Bytes, this, ref error), error);
    }
    /// Thinks so many iterations more.
    public void Run(ulong iterations) {
      Native.search_run(game, this, memory, iterations);
      GC.KeepAlive(nodes);
    }
    /// Every legal move in its order.
    public IList<MoveValue> Values() {
      var found = new regelwerk_value[Native.size(game.title, Native.REGELWERK_MOVES)];
      int count = Native.search_values(game, this, found);
      GC.KeepAlive(nodes);
      return MoveValue.All(found, count);
    }
    /// The move that was tried most often.
    public Move Best() {
      var best = new Move(Native.search_best(game, this));
      GC.KeepAlive(nodes);
      return best;
    }
  }

  public enum Side { Own, Others, All }

  /// Something that happens more often after some moves than after others.
  public sealed class Difference {
    public Rule? Rule { get; internal set; }
    /// To whom: the team of the owner of the view, others, or all alike.
    public Side Side { get; internal set; }
    /// What happens, and all of it in a line.
    public string Sentence { get; internal set; }
    public string Line { get; internal set; }
    /// In how many of the playouts after each move it happened.
    public uint[] Playouts { get; internal set; }
  }

  /// What follows more often upon one of two to four moves than upon another, in playouts with the same luck.
  public sealed unsafe class Explanation {
    internal readonly ulong[] room;
    internal readonly int kind;
    readonly Game game;
    readonly Memory memory;
    readonly int moves;

    internal Explanation(Game game, in View view, Memory memory, IList<Move> moves, ulong seed) {
      game.Owns(view.kind);
      this.game = game;
      this.memory = memory?.Copy();
      this.moves = Texts.Given(moves, "moves").Count;
      kind = game.kind;
      room = Room.Of(game.title, Native.REGELWERK_EXPLANATION);
      var error = new regelwerk_error();
      RegelwerkException.Expect(Native.explain_begin(game, view, Move.Codes(moves), seed, this, ref error), error);
    }
    /// Plays so many rounds more.
    public void Run(ulong rounds) { Native.explain_run(game, this, memory, rounds); }
    /// What came of each move, in the order in which they were given; visits are the rounds up to now.
    public IList<MoveValue> Values() {
      var found = new regelwerk_value[moves];
      return MoveValue.All(found, Native.explain_values(game, this, found));
    }
    /// The greatest first; only what is more than luck. Of fewer than four rounds there is none.
    public IList<Difference> Differences(Language language = Language.English) {
      var found = new regelwerk_difference[Native.REGELWERK_DIFFERENCES_LIMIT];
      var all = new Difference[Native.explain_differences(game, this, found)];
      for (int i = 0; i < all.Length; ++i) all[i] = Told(found[i], language);
      return all;
    }
    Difference Told(regelwerk_difference one, Language language) {
      var playouts = new uint[moves];
      for (int i = 0; i < moves; ++i) playouts[i] = one.playouts[i];
      uint thing = one.thing;
      return new Difference {
        Rule = Rule.Some(game.title, one.rule), Side = (Side)one.side, Playouts = playouts,
        Sentence = Texts.Text((byte[] text, ref regelwerk_error error) => Native.explain_thing(game, this, thing, (int)language, text, ref error)),
        Line = Texts.Text((byte[] text, ref regelwerk_error error) => Native.explain_line(game, this, thing, (int)language, text, ref error)),
      };
    }
  }

  public sealed partial class Game {
    /// The move of somebody who thinks no farther than the move; null if it is not the viewer's turn.
    public Move? Thumb(in View view, ref RandomStream random) { return Move.Some(Native.thumb(this, view, ref random.number)); }
    /// A tree search with room for so many nodes; about one for each iteration is enough.
    public Search Search(in View view, ulong seed, int nodes) { return new Search(this, view, null, seed, nodes); }
    public Search Search(Memory memory, ulong seed, int nodes) { return new Search(this, Texts.Given(memory, "a memory").view, memory, seed, nodes); }
    /// Begins to compare two to four legal moves.
    public Explanation Explain(in View view, IList<Move> moves, ulong seed) { return new Explanation(this, view, null, moves, seed); }
    public Explanation Explain(Memory memory, IList<Move> moves, ulong seed) { return new Explanation(this, Texts.Given(memory, "a memory").view, memory, moves, seed); }
  }
}

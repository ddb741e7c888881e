using System;
using System.Collections.Generic;
using System.Runtime.InteropServices;

namespace Regelwerk {
  static class Library {
#if UNITY_IOS && !UNITY_EDITOR
    public const string Rules = "__Internal", Pictures = "__Internal";
#else
    public const string Rules = "regelwerk", Pictures = "regelwerk_draw";
#endif
  }

  public enum Language { English, German }

  /// A position of a game, all of it: a plain value, good in all games of its title and options. Equal positions are equal.
  public unsafe struct State : IEquatable<State> {
    internal fixed ulong room[Native.REGELWERK_STATE_SIZE / 8];
    internal int kind;

    public bool Equals(State other) {
      fixed (ulong* mine = room) return kind == other.kind && Room.AreEqual(mine, other.room, Native.REGELWERK_STATE_SIZE);
    }
    public override bool Equals(object other) { return other is State && Equals((State)other); }
    public override int GetHashCode() { fixed (ulong* mine = room) return Room.Hash(mine, Native.REGELWERK_STATE_SIZE); }
    public static bool operator ==(State one, State other) { return one.Equals(other); }
    public static bool operator !=(State one, State other) { return !one.Equals(other); }
  }

  /// What a seat, or a spectator, may know of a position: a plain value. Equal views are equal.
  public unsafe struct View : IEquatable<View> {
    internal fixed ulong room[Native.REGELWERK_VIEW_SIZE / 8];
    internal int kind;

    public bool Equals(View other) {
      fixed (ulong* mine = room) return kind == other.kind && Room.AreEqual(mine, other.room, Native.REGELWERK_VIEW_SIZE);
    }
    public override bool Equals(object other) { return other is View && Equals((View)other); }
    public override int GetHashCode() { fixed (ulong* mine = room) return Room.Hash(mine, Native.REGELWERK_VIEW_SIZE); }
    public static bool operator ==(View one, View other) { return one.Equals(other); }
    public static bool operator !=(View one, View other) { return !one.Equals(other); }
  }

  /// One decision, or one outcome of chance, by a number that is the same on every platform.
  public struct Move : IEquatable<Move> {
    public readonly uint Code;
    public Move(uint code) { Code = code; }
    public bool Equals(Move other) { return Code == other.Code; }
    public override bool Equals(object other) { return other is Move && Equals((Move)other); }
    public override int GetHashCode() { return (int)Code; }
    public override string ToString() { return Code.ToString(); }
    public static bool operator ==(Move one, Move other) { return one.Code == other.Code; }
    public static bool operator !=(Move one, Move other) { return one.Code != other.Code; }

    internal static Move? Some(uint code) { return code == uint.MaxValue ? (Move?)null : new Move(code); }
    internal static uint[] Codes(IList<Move> moves) {
      var codes = new uint[Texts.Given(moves, "moves").Count];
      for (int i = 0; i < codes.Length; ++i) codes[i] = moves[i].Code;
      return codes;
    }
  }

  /// Who decides, or who looks: a seat from 0, or one of those that are none.
  public static class Seat {
    public const int Nobody = Native.REGELWERK_NOBODY;
    public const int Chance = Native.REGELWERK_CHANCE;
    public const int Spectator = Native.REGELWERK_SPECTATOR;
  }

  /// A stream of random numbers, bit for bit the same on every platform. Whoever draws advances it.
  public struct RandomStream {
    internal ulong number;
    public RandomStream(ulong key) { number = key; }
    /// One of many streams of a key.
    public RandomStream(ulong key, ulong number) { this.number = Native.random_stream(key, number); }
    public ulong Next() { return Native.random_next(ref number); }
    /// A uniform number below `bound`; 0 for 0.
    public uint Below(uint bound) { return Native.random_below(ref number, bound); }
  }

  /// What a viewer sees, and what it remembers beyond that: both together, so that they are of one time.
  public sealed class Memory {
    internal readonly ulong[] room;
    internal readonly int kind;
    internal View view;

    internal Memory(Game game, View view) {
      room = Room.Of(game.title, Native.REGELWERK_MEMORY);
      kind = game.kind;
      this.view = view;
    }
    internal Memory(Memory other) {
      room = (ulong[])other.room.Clone();
      kind = other.kind;
      view = other.view;
    }
    public View View { get { return view; } }
    public Memory Copy() { return new Memory(this); }
  }

  /// Rooms for values of the library.
  static unsafe class Room {
    public static ulong[] Of(int title, int sort) { return new ulong[(Native.size(title, sort) + 7) / 8]; }
    public static bool AreEqual(ulong* one, ulong* other, int bytes) {
      for (int i = 0; i < bytes / 8; ++i)
        if (one[i] != other[i]) return false;
      return true;
    }
    public static int Hash(ulong* room, int bytes) {
      ulong hash = 0;
      for (int i = 0; i < bytes / 8; ++i) hash = (hash ^ room[i]) * 0x9E3779B97F4A7C15 ^ hash >> 29;
      return (int)(hash >> 32);
    }
  }

  /// Which games' values are alike: those of one title with the same options.
  static class Kinds {
    static readonly Dictionary<string, int> met = new Dictionary<string, int>();
    /// From 1, so that a value that no function has made is of no game.
    public static int Of(string game) {
      lock (met) {
        int kind;
        if (!met.TryGetValue(game, out kind)) met.Add(game, kind = met.Count + 1);
        return kind;
      }
    }
  }
}

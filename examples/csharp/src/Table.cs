using System;

namespace Regelwerk {
  /// A position for hot loops: its moves are listed in one room, and made without a second check.
  public sealed class Table {
    readonly Game game;
    readonly uint[] moves;
    State state;
    int count;

    internal Table(Game game, in State state) {
      this.game = game;
      moves = new uint[Native.size(game.title, Native.REGELWERK_MOVES)];
      Reset(state);
    }
    /// Begins anew with a state.
    public void Reset(in State state) {
      Actor = Native.actor(game, state);
      this.state = state;
      count = 0;
    }
    public State State { get { return state; } }
    /// A seat, Seat.Chance or Seat.Nobody.
    public int Actor { get; private set; }
    public bool IsOver { get { return Actor == Seat.Nobody; } }
    public bool IsChance { get { return Actor == Seat.Chance; } }

    /// Lists the legal moves, ascending: how many there are.
    public int List() { return count = Math.Min(Native.moves(game, state, moves), moves.Length); }
    /// The move at this place of the last list.
    public Move Listed(int place) {
      if (place < 0 || place >= count) throw RegelwerkException.Argument(Native.REGELWERK_NO_DECISION);
      return new Move(moves[place]);
    }
    public void PlayListed(int place) { Made(Listed(place).Code); }
    /// Makes a move at random, a chance outcome by its weight; null if the game is over.
    public Move? PlayRandom(ref RandomStream random) {
      uint code = Native.random_move(game, state, ref random.number);
      if (code != uint.MaxValue) Made(code);
      return Move.Some(code);
    }
    /// Makes a move if it is legal; else the position is as it was.
    public void Play(Move move) {
      game.Advance(ref state, move);
      Actor = Native.actor(game, state);
      count = 0;
    }
    /// Makes a move that the library has just named as one of this position.
    void Made(uint code) {
      count = 0;
      Actor = Native.advance(game, ref state, code);
    }
  }
}

using System;
using System.Collections.Generic;

namespace Regelwerk {
  /// A game that was played on at random.
  public struct Playout {
    public State State;
    /// How many moves were made.
    public ulong Moves;
    public bool IsOver;
  }

  /// The rules in force: a title under options. All functions are pure but for streams and what is given by `ref`; any
  /// number of threads may call them. Nothing has to be closed.
  public sealed partial class Game : Positions<State> {
    internal readonly ulong[] room;
    internal readonly int title;
    internal readonly int kind;

    /// A title under options, written as settings by name; those left out are as usual.
    public Game(string title, string options = "") : this(Regelwerk.Title.Named(title), options) {}
    public Game(Title title, string options = "") : this(title, (Game game, ref regelwerk_error error) =>
        Native.game_make(game, title.number, Texts.Read(options), ref error)) {}

    delegate bool Make(Game game, ref regelwerk_error error);
    Game(Title title, Make make) {
      this.title = title.number;
      room = Room.Of(this.title, Native.REGELWERK_GAME);
      var error = new regelwerk_error();
      RegelwerkException.Expect(make(this, ref error), error);
      kind = Kinds.Of(title.Name + ' ' + Options);
      Views = new Views(this);
    }

    /// The questions about views, answered from a view alone.
    public Views Views { get; private set; }
    public Title Title { get { return new Title(title); } }
    public int Seats { get { return Native.seats(this); } }
    /// The team of a seat: seats of one team win and lose together.
    public int Team(int seat) {
      int team = Native.team(this, seat);
      if (team < 0) throw RegelwerkException.Argument(Native.REGELWERK_NO_SEAT);
      return team;
    }
    /// No score of an outcome lies outside.
    public void ScoreRange(out int lowest, out int highest) {
      lowest = highest = 0;
      Native.score_range(this, ref lowest, ref highest);
    }
    /// The rules that matter under these options.
    public IEnumerable<Rule> RulesInForce {
      get {
        foreach (Rule rule in Title.Rules)
          if (Native.in_force(this, rule.number)) yield return rule;
      }
    }
    /// All options by name, and as JSON; the usual setup facts; the JSON schema of all values.
    public string Options { get { return Texts.Text(text => Native.options_text(this, text)); } }
    public string OptionsJson { get { return Texts.Text(text => Native.options_json(this, text)); } }
    public string UsualStart { get { return Texts.Text(text => Native.start_text(this, text)); } }
    public string JsonSchema { get { return Texts.Text(text => Native.json_schema(this, text)); } }
    /// How many boards there are, and where the places of one lie, as JSON; null if there is no such board.
    public int Boards { get { return Native.boards(this); } }
    public string GeometryJson(int board = 0) { return Texts.OrNull(Texts.Text(text => Native.geometry_json(this, board, text))); }

    internal void Owns(int kind) {
      if (kind != this.kind) throw new RegelwerkException(ErrorKind.OtherGame, "this is a value of another game, or of none");
    }
    internal State NewState() { var state = new State(); state.kind = kind; return state; }
    internal View NewView() { var view = new View(); view.kind = kind; return view; }

    internal override Game Rules { get { return this; } }
    internal override int ActorIn(in State at) { return Native.actor(this, at); }
    internal override int MovesIn(in State at, uint[] room) { return Native.moves(this, at, room); }
    internal override int WhyNotIn(in State at, uint code) { return Native.why_not(this, at, code); }
    internal override bool CheckIn(in State at, uint code, ref regelwerk_error error) { return Native.check(this, at, code, ref error); }
    internal override bool OutcomeIn(in State at, ref regelwerk_outcome outcome) { return Native.outcome_of(this, at, ref outcome); }
    internal override void StandingIn(in State at, ref regelwerk_standing standing) { Native.standing_of(this, at, ref standing); }
    internal override ulong HashIn(in State at) { return Native.hash(this, at); }
    internal override int ValidateIn(in State at, int[] broken) { return Native.validate(this, at, broken); }
    internal override int PackIn(in State at, byte[] bytes) { return Native.pack(this, at, bytes); }
    internal override int TextIn(in State at, byte[] text) { return Native.text(this, at, text); }
    internal override int JsonIn(in State at, byte[] text) { return Native.json(this, at, text); }
    internal override int MoveTextIn(in State at, uint code, byte[] text, ref regelwerk_error error) { return Native.move_text(this, at, code, text, ref error); }
    internal override int MoveJsonIn(in State at, uint code, byte[] text, ref regelwerk_error error) { return Native.move_json(this, at, code, text, ref error); }
    internal override bool ParseMoveIn(in State at, byte[] text, ref uint code, ref regelwerk_error error) { return Native.parse_move(this, at, text, ref code, ref error); }
    internal override int CauseIn(in State at, regelwerk_error error, int language, byte[] text) { return Native.cause_text(this, at, ref error, language, text); }

    public override State Unpack(byte[] bytes) {
      var state = NewState();
      var error = new regelwerk_error();
      RegelwerkException.Expect(Native.unpack(this, Texts.Given(bytes, "bytes"), ref state, ref error), error);
      return state;
    }
    public override State Parse(string line) {
      var state = NewState();
      var error = new regelwerk_error();
      RegelwerkException.Expect(Native.parse(this, Texts.Read(line), ref state, ref error), error);
      return state;
    }

    /// The state before the first draw of chance, by setup facts; those left out are as usual.
    public State Initial(string start = "") {
      var state = NewState();
      var error = new regelwerk_error();
      RegelwerkException.Expect(Native.initial(this, Texts.Read(start), ref state, ref error), error);
      return state;
    }
    /// The state after a move.
    public State Play(in State state, Move move) {
      State next = state;
      Advance(ref next, move);
      return next;
    }
    /// Makes a move in place; if it is refused, the state is as it was.
    public void Advance(ref State state, Move move) {
      var error = new regelwerk_error();
      if (!Native.play(this, ref state, move.Code, ref error)) throw new RegelwerkException(error);
    }
    /// The state after a move, and what it did.
    public State Play(in State state, Move move, out Events events) {
      State next = state;
      events = new Events(Texts.Written(room => {
        var length = UIntPtr.Zero;
        var error = new regelwerk_error();
        if (!Native.play_events(this, ref next, move.Code, room, ref length, ref error) && error.kind != Native.REGELWERK_NO_ROOM)
          throw new RegelwerkException(error);
        return checked((int)length);
      }));
      return next;
    }
    /// The weight of a chance outcome, 1 for the move of a seat, 0 if it is not legal; the sum over all legal moves.
    public uint Weight(in State state, Move move) { return Native.weight(this, state, move.Code); }
    public uint TotalWeight(in State state) { return Native.total_weight(this, state); }
    /// A chance outcome by its weight, or a move of a seat, each as likely; null if the game is over.
    public Move? RandomMove(in State state, ref RandomStream random) { return Move.Some(Native.random_move(this, state, ref random.number)); }
    /// Plays on with such moves until the game is over or `cap` moves are made.
    public Playout Playout(in State state, ref RandomStream random, ulong cap = ulong.MaxValue) {
      var played = new Playout { State = state };
      played.IsOver = Native.playout(this, ref played.State, ref random.number, cap, ref played.Moves);
      return played;
    }
    /// How the game ended as JSON; null while it goes on.
    public string OutcomeJson(in State state) { State at = state; return Texts.OrNull(Texts.Text(text => Native.outcome_json(this, at, text))); }
    /// Throws unless `seat` may take back `moves`, made from `before` up to now; the seats of `along` take back theirs with it.
    public void ExpectTakeBack(in State before, IList<Move> moves, int seat, params int[] along) {
      var bits = 0u;
      var error = new regelwerk_error();
      foreach (int one in Texts.Given(along, "seats")) {
        if (one < 0 || one >= Seats) throw RegelwerkException.Argument(Native.REGELWERK_NO_SEAT);
        bits |= 1u << one;
      }
      RegelwerkException.Expect(Native.can_take_back(this, before, Move.Codes(moves), seat, bits, ref error), error);
    }
    /// A position for hot loops.
    public Table Table(in State state) { return new Table(this, state); }

    /// What a seat, or Seat.Spectator, may know.
    public View View(in State state, int viewer) {
      var view = NewView();
      var error = new regelwerk_error();
      RegelwerkException.Expect(Native.view_of(this, state, viewer, ref view, ref error), error);
      return view;
    }
    /// Whose view it is.
    public int Viewer(in View view) { return Native.viewer(this, view); }
    /// Begins to remember: a memory that Follow keeps up to date.
    public Memory Memory(in View view) {
      Owns(view.kind);
      var memory = new Memory(this, view);
      Native.memory_of(this, view, memory);
      return memory;
    }
    /// False if probabilities are shifted a little.
    public bool IsExact(Memory memory) { return Native.memory_is_exact(this, Texts.Given(memory, "a memory")); }
    /// A state drawn from those that a view allows; of a memory, from those that contradict nothing that its owner has seen.
    public State Resample(in View view, ref RandomStream random) {
      State world = NewState();
      Native.resample(this, view, ref random.number, ref world);
      return world;
    }
    public State Resample(Memory memory, ref RandomStream random) {
      State world = NewState();
      Native.recall(this, Texts.Given(memory, "a memory").view, memory, ref random.number, ref world);
      return world;
    }
  }
}

using System.Collections.Generic;

namespace Regelwerk {
  /// Why a move is refused.
  public sealed class Refusal {
    public Rule Rule { get; internal set; }
    public string Sentence { get; internal set; }
    /// What stands in the way, in words, or null.
    public string Cause { get; internal set; }
  }

  /// How a game ended.
  public sealed class Outcome {
    /// By seat; 1 is the best place, may be shared, and may be nobody's.
    public int[] Places { get; internal set; }
    public int[] Scores { get; internal set; }
    public IList<int> Winners { get; internal set; }
    public Rule? TieBrokenBy { get; internal set; }
  }

  /// How far every seat has come; the higher the better.
  public sealed class Standing {
    public int[] Values { get; internal set; }
    public int Lowest { get; internal set; }
    public int Highest { get; internal set; }
  }

  /// What may be asked about states and about views alike; what is asked of a view is answered from it alone.
  public abstract unsafe class Positions<P> where P : struct {
    internal abstract Game Rules { get; }
    // The functions of the library about this sort of positions.
    internal abstract int ActorIn(in P at);
    internal abstract int MovesIn(in P at, uint[] room);
    internal abstract int WhyNotIn(in P at, uint code);
    internal abstract bool CheckIn(in P at, uint code, ref regelwerk_error error);
    internal abstract bool OutcomeIn(in P at, ref regelwerk_outcome outcome);
    internal abstract void StandingIn(in P at, ref regelwerk_standing standing);
    internal abstract ulong HashIn(in P at);
    internal abstract int ValidateIn(in P at, int[] broken);
    internal abstract int PackIn(in P at, byte[] bytes);
    internal abstract int TextIn(in P at, byte[] text);
    internal abstract int JsonIn(in P at, byte[] text);
    internal abstract int MoveTextIn(in P at, uint code, byte[] text, ref regelwerk_error error);
    internal abstract int MoveJsonIn(in P at, uint code, byte[] text, ref regelwerk_error error);
    internal abstract bool ParseMoveIn(in P at, byte[] text, ref uint code, ref regelwerk_error error);
    internal abstract int CauseIn(in P at, regelwerk_error error, int language, byte[] text);
    /// A position of bytes or a line from outside, checked.
    public abstract P Unpack(byte[] bytes);
    public abstract P Parse(string line);

    /// Who decides: a seat, Seat.Chance, or Seat.Nobody when the game is over.
    public int Actor(in P at) { return ActorIn(at); }
    /// All legal moves, or all chance outcomes, ascending.
    public Move[] Moves(in P at) {
      P here = at;
      uint[] codes = Texts.Listed(room => MovesIn(here, room));
      var moves = new Move[codes.Length];
      for (int i = 0; i < codes.Length; ++i) moves[i] = new Move(codes[i]);
      return moves;
    }
    /// The same as codes into a list of the caller, for hot loops: how many there are, of which those that fit are written.
    public int MovesInto(in P at, uint[] codes) { return MovesIn(at, codes); }
    public bool IsLegal(in P at, Move move) { return WhyNotIn(at, move.Code) == Native.REGELWERK_NONE; }
    /// Null if a move is legal; else the rule that forbids it, in words, and what stands in the way.
    public Refusal WhyNot(in P at, Move move, Language language = Language.English) {
      var error = new regelwerk_error();
      return CheckIn(at, move.Code, ref error) ? null : RefusalOf(at, error, language);
    }
    internal Refusal RefusalOf(in P at, regelwerk_error error, Language language) {
      var refused = new RegelwerkException(error);
      if (refused.Kind != ErrorKind.Forbidden || refused.Rule == null) throw refused;
      P here = at;
      return new Refusal {
        Rule = refused.Rule.Value, Sentence = refused.Rule.Value.Sentence(language),
        Cause = Texts.OrNull(Texts.Text(room => CauseIn(here, error, (int)language, room))),
      };
    }
    /// Null while the game goes on.
    public Outcome Outcome(in P at) {
      var found = new regelwerk_outcome();
      if (!OutcomeIn(at, ref found)) return null;
      int seats = Rules.Seats;
      var outcome = new Outcome { Places = new int[seats], Scores = new int[seats] };
      var winners = new List<int>();
      for (int seat = 0; seat < seats; ++seat) {
        outcome.Places[seat] = found.places[seat];
        outcome.Scores[seat] = found.scores[seat];
        if ((found.winners >> seat & 1) != 0) winners.Add(seat);
      }
      outcome.Winners = winners;
      outcome.TieBrokenBy = Rule.Some(Rules.title, found.tie_broken_by);
      return outcome;
    }
    public Standing Standing(in P at) {
      var found = new regelwerk_standing();
      StandingIn(at, ref found);
      var standing = new Standing { Values = new int[Rules.Seats], Lowest = found.lowest, Highest = found.highest };
      for (int seat = 0; seat < Rules.Seats; ++seat) standing.Values[seat] = found.values[seat];
      return standing;
    }
    /// A key for tables in memory, not the same on every platform.
    public ulong Hash(in P at) { return HashIn(at); }
    /// What is broken in a position, in sentences; none for a good one.
    public IList<string> Validate(in P at, Language language = Language.English) {
      var broken = new int[Native.REGELWERK_BROKEN_LIMIT];
      var told = new string[ValidateIn(at, broken)];
      for (int i = 0; i < told.Length; ++i) {
        int number = broken[i];
        told[i] = Texts.Text(room => Native.invariant(Rules.title, number, (int)language, room));
      }
      return told;
    }
    /// As bytes, one line, and JSON: the same on every platform.
    public byte[] Pack(in P at) { P here = at; return Texts.Written(room => PackIn(here, room)); }
    public string Text(in P at) { P here = at; return Texts.Text(room => TextIn(here, room)); }
    public string Json(in P at) { P here = at; return Texts.Text(room => JsonIn(here, room)); }
    /// A legal move as one word, and as JSON.
    public string MoveText(in P at, Move move) {
      P here = at;
      return Texts.Text((byte[] room, ref regelwerk_error error) => MoveTextIn(here, move.Code, room, ref error));
    }
    public string MoveJson(in P at, Move move) {
      P here = at;
      return Texts.Text((byte[] room, ref regelwerk_error error) => MoveJsonIn(here, move.Code, room, ref error));
    }
    /// The move that a word names, legal or not.
    public Move ParseMove(in P at, string word) {
      var error = new regelwerk_error();
      uint code = 0;
      RegelwerkException.Expect(ParseMoveIn(at, Texts.Read(word), ref code, ref error), error);
      return new Move(code);
    }
  }

  /// The questions about views.
  public sealed class Views : Positions<View> {
    readonly Game game;
    internal Views(Game game) { this.game = game; }
    internal override Game Rules { get { return game; } }
    internal override int ActorIn(in View at) { return Native.view_actor(game, at); }
    internal override int MovesIn(in View at, uint[] room) { return Native.view_moves(game, at, room); }
    internal override int WhyNotIn(in View at, uint code) { return Native.view_why_not(game, at, code); }
    internal override bool CheckIn(in View at, uint code, ref regelwerk_error error) { return Native.view_check(game, at, code, ref error); }
    internal override bool OutcomeIn(in View at, ref regelwerk_outcome outcome) { return Native.view_outcome_of(game, at, ref outcome); }
    internal override void StandingIn(in View at, ref regelwerk_standing standing) { Native.view_standing_of(game, at, ref standing); }
    internal override ulong HashIn(in View at) { return Native.view_hash(game, at); }
    internal override int ValidateIn(in View at, int[] broken) { return Native.view_validate(game, at, broken); }
    internal override int PackIn(in View at, byte[] bytes) { return Native.pack_view(game, at, bytes); }
    internal override int TextIn(in View at, byte[] text) { return Native.view_text(game, at, text); }
    internal override int JsonIn(in View at, byte[] text) { return Native.view_json(game, at, text); }
    internal override int MoveTextIn(in View at, uint code, byte[] text, ref regelwerk_error error) { return Native.view_move_text(game, at, code, text, ref error); }
    internal override int MoveJsonIn(in View at, uint code, byte[] text, ref regelwerk_error error) { return Native.view_move_json(game, at, code, text, ref error); }
    internal override bool ParseMoveIn(in View at, byte[] text, ref uint code, ref regelwerk_error error) { return Native.view_parse_move(game, at, text, ref code, ref error); }
    internal override int CauseIn(in View at, regelwerk_error error, int language, byte[] text) { return Native.view_cause_text(game, at, ref error, language, text); }

    /// The table as the viewer sees it, as an SVG in a language: the same bytes for equal views, on every platform.
    public string Svg(in View at, Language language = Language.English) {
      View here = at;
      return Texts.Text((byte[] room, ref regelwerk_error error) => Native.view_svg_in(game, here, (int)language, room, ref error), Native.REGELWERK_SVG_SIZE);
    }

    public override View Unpack(byte[] bytes) {
      var view = game.NewView();
      var error = new regelwerk_error();
      RegelwerkException.Expect(Native.unpack_view(game, Texts.Given(bytes, "bytes"), ref view, ref error), error);
      return view;
    }
    public override View Parse(string line) {
      var view = game.NewView();
      var error = new regelwerk_error();
      RegelwerkException.Expect(Native.parse_view(game, Texts.Read(line), ref view, ref error), error);
      return view;
    }
  }
}

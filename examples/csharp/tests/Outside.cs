using System;
using System.Collections.Generic;
using System.Text;
using Regelwerk;

/// Texts, bytes and numbers of somebody else: everything is answered, or refused in a sentence.
static class Outside {
  static RandomStream random = new RandomStream(1);
  static int answered, refused;

  static uint Number() {
    uint any = (uint)random.Next();
    switch (random.Below(4)) {
      case 0: return new[] { 0u, 1u, uint.MaxValue, uint.MaxValue - 1, 1u << 31, 1u << 25, 65536u }[random.Below(7)];
      case 1: return random.Below(64);
      default: return any >> (int)random.Below(32);
    }
  }
  static byte[] Bytes(byte[] good) {
    var bytes = new List<byte>(good);
    for (uint times = random.Below(4); times > 0; --times) {
      int place = (int)random.Below((uint)Math.Max(bytes.Count, 1));
      switch (random.Below(4)) {
        case 0: bytes.RemoveRange(Math.Min(place, bytes.Count), bytes.Count - Math.Min(place, bytes.Count)); break;
        case 1: bytes.AddRange(good); break;
        default:
          if (place < bytes.Count) bytes[place] = (byte)random.Below(256);
          break;
      }
    }
    return bytes.ToArray();
  }
  static string Text(string good) {
    return random.Below(32) == 0 ? null : Encoding.UTF8.GetString(Bytes(Encoding.UTF8.GetBytes(good)));
  }

  static bool Judge(Action call) {
    try {
      call();
      ++answered;
      return true;
    } catch (RegelwerkException error) {
      Check.That(error.Message.Length > 5 && error.Message.IndexOf('\n') < 0, error.Kind + ": " + error.Message);
      Check.That(error.Describe(Language.German).Length > 5, "a sentence in German");
      ++refused;
      return false;
    }
  }

  static void Read(Game game, State state, View view, Move move) {
    string options = Text(game.Options), start = Text(game.UsualStart), name = Text(game.Title.Name);
    Judge(() => new Game(game.Title, options).Actor(state));
    Judge(() => game.Initial(start));
    Judge(() => Title.Named(name));
    Judge(() => game.Title.RuleOf(name));
    string line = Text(game.Text(state)), seen = Text(game.Views.Text(view)), word = Text(game.MoveText(state, move));
    var luck = new RandomStream(1);
    Judge(() => game.Playout(game.Parse(line), ref luck, 20));
    Judge(() => game.Resample(game.Views.Parse(seen), ref luck));
    byte[] packed = Bytes(game.Pack(state)), packedView = Bytes(game.Views.Pack(view));
    Judge(() => game.Unpack(packed));
    Judge(() => game.Views.Unpack(packedView));
    Judge(() => game.Unpack(null));
    Judge(() => game.ParseMove(state, word));
    Judge(() => game.Views.ParseMove(view, word));
    Judge(() => game.ParsePart(view, word));
    string record = Text(game.Record(new Move[0]));
    Judge(() => Game.OfRecord(game.Title, record).Replay(record));
    Judge(() => game.Replay(record));
    Judge(() => game.Record(new[] { move, move }, start));
    Judge(() => game.Record(null, start));
  }

  static void Follow(Game game, State state, View view, Move move) {
    Events events;
    game.Play(state, move, out events);
    IList<Event> list = game.EventList(events);
    string line = Text(list.Count > 0 ? list[0].Text : "");
    var other = new Events(Bytes(events.Bytes));
    int viewer = random.Below(3) == 0 ? Seat.Spectator : (int)Number();
    Judge(() => game.ParseEvent(line));
    Judge(() => game.Shown(other, viewer));
    Judge(() => game.EventList(other));
    Judge(() => game.Tell(view, other, Language.German));
    Judge(() => game.Tell(view, other, Language.German, "Anna", null, line));
    View before = view;
    if (!Judge(() => game.Follow(ref view, other))) Check.That(view == before, "what is refused changes nothing");
    Memory memory = game.Memory(before);
    if (!Judge(() => game.Follow(memory, other))) Check.That(memory.View == before, "what is refused changes nothing");
    Judge(() => game.Shown(null, viewer));
    Judge(() => game.Follow((Memory)null, other));
  }

  static void Ask(Game game, State state, View view) {
    var move = new Move(Number());
    bool isLegal = Array.IndexOf(game.Moves(state), move) >= 0;
    State next = state;
    Check.That(game.IsLegal(state, move) == isLegal && Judge(() => game.Play(state, move)) == isLegal, "legal moves are played");
    Check.That(Judge(() => game.Advance(ref next, move)) == isLegal && (isLegal || next == state), "others change nothing");
    Check.That(Judge(() => game.MoveText(state, move)) == isLegal && Judge(() => game.Table(state).Play(move)) == isLegal, "by all that takes moves");
    int any = (int)Number(), other = (int)Number();
    uint part = Number();
    var chosen = new uint[random.Below(17)];
    for (int i = 0; i < chosen.Length; ++i) chosen[i] = Number();
    Judge(() => game.Views.MoveJson(view, move));
    Judge(() => game.Views.WhyNot(view, move, (Language)any));
    Judge(() => game.ExpectTakeBack(state, new[] { move }, any, other));
    Judge(() => game.Team(any));
    Judge(() => game.View(state, any));
    Judge(() => game.GeometryJson(any));
    Judge(() => game.MovesInto(state, random.Below(2) == 0 ? null : new uint[random.Below(3)]));
    Judge(() => game.Parts(view, chosen));
    Judge(() => game.Parts(view, null));
    Judge(() => game.PartsTowards(view, part, chosen));
    Judge(() => game.MoveOfParts(view, chosen));
    Judge(() => game.PartsOf(view, move));
    Judge(() => game.PartText(view, part));
    Judge(() => game.PartKind(part));
    Judge(() => game.WhyNotPart(view, chosen, part));
    Judge(() => game.WhyNotPart(view, null, part));
    int nodes = (int)random.Below(4) - 1;
    Judge(() => {
      Search search = game.Search(view, 1, nodes);
      search.Run(2);
      search.Values();
    });
    var moves = new List<Move>(game.Views.Moves(view));
    moves.RemoveRange(0, moves.Count - Math.Min(moves.Count, (int)random.Below(6)));
    if (random.Below(3) == 0) moves.Add(move);
    Judge(() => {
      Explanation explanation = game.Explain(view, moves, 1);
      explanation.Run(1);
      explanation.Differences();
    });
  }

  public static void Run() {
    foreach (Title title in Title.All) {
      var game = new Game(title);
      State state = game.Initial();
      for (int round = 0; round < 100; ++round) {
        int actor = game.Actor(state);
        View view = game.View(state, actor >= 0 ? actor : Seat.Spectator);
        Ask(game, state, view);
        Move? move = game.RandomMove(state, ref random);
        if (move == null) {
          state = game.Initial();
          continue;
        }
        Read(game, state, view, move.Value);
        Follow(game, state, view, move.Value);
        state = game.Play(state, move.Value);
      }
    }
    Check.That(answered > 5000 && refused > 5000, answered + " answered, " + refused + " refused");
    Console.WriteLine("{0} calls answered, {1} refused", answered, refused);
  }
}

/// Values of another game, and values that no function has made, are refused by every function.
static class Strangers {
  static void Other(Action call) {
    RegelwerkException error = Check.Refused(call, "a value of another game");
    Check.That(error.Kind == ErrorKind.OtherGame, error.ToString());
    Check.That(error.Describe(Language.German) == "das ist ein Wert eines anderen Spiels oder von keinem", "in German");
  }

  static void Refuse(Game four, State state, View view, Memory memory, Events events) {
    var move = new Move(0);
    var random = new RandomStream(1);
    Other(() => four.Actor(state));
    Other(() => four.Moves(state));
    Other(() => four.MovesInto(state, new uint[9]));
    Other(() => four.IsLegal(state, move));
    Other(() => four.Views.WhyNot(view, move));
    Other(() => four.Views.Outcome(view));
    Other(() => four.Standing(state));
    Other(() => four.Views.Hash(view));
    Other(() => four.Validate(state));
    Other(() => four.Pack(state));
    Other(() => four.Views.Text(view));
    Other(() => four.Views.Json(view));
    Other(() => four.MoveText(state, move));
    Other(() => four.Views.MoveJson(view, move));
    Other(() => four.Views.ParseMove(view, "x"));
    Other(() => four.Play(state, move));
    Other(() => four.Play(state, move, out events));
    Other(() => four.Weight(state, move));
    Other(() => four.TotalWeight(state));
    Other(() => four.RandomMove(state, ref random));
    Other(() => four.Playout(state, ref random, 9));
    Other(() => four.OutcomeJson(state));
    Other(() => four.ExpectTakeBack(state, new[] { move }, 0));
    Other(() => four.View(state, 0));
    Other(() => four.Viewer(view));
    Other(() => four.Memory(view));
    Other(() => four.Resample(view, ref random));
    Other(() => four.Follow(ref view, events));
    Other(() => four.Tell(view, events));
    Other(() => four.Parts(view));
    Other(() => four.PartsTowards(view, 0));
    Other(() => four.PartsOf(view, move));
    Other(() => four.MoveOfParts(view));
    Other(() => four.PartText(view, 0));
    Other(() => four.ParsePart(view, "x"));
    Other(() => four.WhyNotPart(view, new uint[0], 0));
    Other(() => four.Thumb(view, ref random));
    Other(() => four.Search(view, 1, 9));
    Other(() => four.Explain(view, new[] { move }, 1));
    Other(() => four.Table(state));
    if (memory == null) return;
    Other(() => four.IsExact(memory));
    Other(() => four.Resample(memory, ref random));
    Other(() => four.Follow(memory, events));
    Other(() => four.Search(memory, 1, 9));
    Other(() => four.Explain(memory, new[] { move }, 1));
  }

  public static void Run() {
    var four = new Game("tock");
    var none = new Events(new byte[0]);
    Refuse(four, default(State), default(View), null, none);
    foreach (var other in new[] { new Game("tock", "seats=2"), new Game("samara") }) {
      State state = Check.Turn(other);
      Events events;
      other.Play(state, other.Moves(state)[0], out events);
      View view = other.View(state, other.Actor(state));
      Refuse(four, state, view, other.Memory(view), events);
      Check.Refused(() => four.Unpack(other.Pack(state)), "bytes of another game");
    }
    var titleless = Check.Refused(() => new Game("chess"), "no title");
    Check.That(titleless.Message == "there is no such title", titleless.Message);
    Check.That(Check.Refused(() => new Game("tock\0"), "a zero").Position == 4, "where the zero is");
    Check.That(Check.Refused(() => new Game("tock", "seats=9"), "nine seats").Message.Contains("2 to 6"), "what a setting takes");
    State turn = Check.Turn(four);
    var move = four.Moves(turn)[0];
    four.ExpectTakeBack(turn, new[] { move }, four.Actor(turn));
    int neighbour = (four.Actor(turn) + 1) % four.Seats;
    Check.That(Check.Refused(() => four.ExpectTakeBack(turn, new[] { move }, neighbour), "another's move").Kind == ErrorKind.NoTakeBack, "no take back");
    Console.WriteLine("values of other games are refused");
  }
}

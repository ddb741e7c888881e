using System;
using System.Collections.Generic;
using Regelwerk;

/// A random game of each title: what one function says must agree with what the others say.
static class Agreement {
  static void HoldTexts(Game game, State state, View view) {
    Check.That(game.Unpack(game.Pack(state)) == state && game.Parse(game.Text(state)) == state, "a state comes back");
    Check.That(game.Views.Unpack(game.Views.Pack(view)) == view && game.Views.Parse(game.Views.Text(view)) == view, "a view comes back");
    Check.That(game.Json(state)[0] == '{' && game.Views.Json(view)[0] == '{', "JSON");
    Check.That(game.Validate(state).Count == 0 && game.Views.Validate(view, Language.German).Count == 0, "nothing is broken");
    Check.That(game.Standing(state).Values[0] == game.Views.Standing(view).Values[0], "standings");
    Check.That(game.Hash(state) == game.Hash(game.Parse(game.Text(state))) && game.Views.Hash(view) != 0, "hashes");
    Check.That(game.Parse(game.Text(state)).GetHashCode() == state.GetHashCode(), "hash codes");
  }

  static void HoldMoves(Game game, State state) {
    Move[] moves = game.Moves(state);
    uint weights = 0;
    foreach (Move move in moves) {
      Check.That(game.IsLegal(state, move) && game.WhyNot(state, move) == null, "a listed move is legal");
      weights += game.Weight(state, move);
      string word = game.MoveText(state, move);
      Check.That(game.ParseMove(state, word) == move && game.MoveJson(state, move).Contains(word), word);
    }
    Check.That(weights == game.TotalWeight(state), "weights");
    var none = new Move(uint.MaxValue);
    Refusal refused = game.WhyNot(state, none);
    State before = state;
    RegelwerkException error = Check.Refused(() => game.Play(before, none), "no move");
    Check.That(error.Rule.Value.Id == refused.Rule.Id && error.Message.EndsWith(refused.Sentence), "refusals");
    Check.That(refused.Rule.Sentence(Language.English) == refused.Sentence && error.Describe(Language.German) != refused.Sentence, "sentences");
    Check.That(game.Title.RuleOf(refused.Rule.Id).Value.Id == refused.Rule.Id && refused.Rule.Source != "", "rules");
  }

  static void HoldTurn(Game game, State state, Memory memory, ulong made) {
    View view = memory.View;
    Move[] moves = game.Moves(state);
    Check.That(string.Join(" ", moves) == string.Join(" ", game.Views.Moves(view)), "a view has the same moves");
    for (int i = 0; i < moves.Length; i += 1 + moves.Length / 3) {
      uint[] chain = game.PartsOf(view, moves[i]);
      for (int length = 0; length < chain.Length; ++length) {
        var chosen = new uint[length];
        Array.Copy(chain, chosen, length);
        Check.That(Array.IndexOf(game.Parts(view, chosen), chain[length]) >= 0, "a part is open");
        Check.That(game.WhyNotPart(view, chosen, chain[length]) == null, "a part may be chosen");
        if (length + 1 < chain.Length)
          Check.That(Array.IndexOf(game.PartsTowards(view, chain[length + 1], chosen), chain[length]) >= 0, "a part leads on");
        string name = game.PartKind(chain[length]) + " " + game.PartText(view, chain[length]);
        Check.That(game.ParsePart(view, name) == chain[length], name);
      }
      Check.That(game.MoveOfParts(view, chain) == moves[i], "parts are a move");
    }
    var random = new RandomStream(made);
    Check.That(game.Views.IsLegal(view, game.Thumb(view, ref random).Value), "a thumb plays by the rules");
    Check.That(game.View(game.Resample(view, ref random), game.Viewer(view)) == view, "a world of a view");
    Check.That(game.View(game.Resample(memory, ref random), game.Viewer(view)) == view, "a world of a memory");
  }

  static int HoldThought(Game game, Memory memory) {
    Move[] moves = game.Views.Moves(memory.View);
    Search search = game.Search(memory, 5, 50), again = game.Search(memory, 5, 50);
    search.Run(12);
    search.Run(4);
    again.Run(16);
    uint visits = 0;
    IList<MoveValue> values = search.Values(), due = again.Values();
    for (int i = 0; i < moves.Length; ++i) {
      visits += values[i].Visits;
      Check.That(values[i].Move == moves[i] && values[i].Mean == due[i].Mean, "values of a search");
    }
    Check.That(visits == 16 && values.Count == moves.Length && Array.IndexOf(moves, search.Best()) >= 0, "a search");
    if (moves.Length < 2) return 0;
    Explanation explanation = game.Explain(memory, new[] { moves[0], moves[moves.Length - 1] }, 3);
    explanation.Run(3);
    Check.That(explanation.Differences().Count == 0, "three rounds are too few");
    explanation.Run(5);
    Check.That(explanation.Values()[1].Visits == 8, "rounds");
    IList<Difference> found = explanation.Differences(Language.German);
    foreach (Difference one in found)
      Check.That(one.Line.StartsWith(one.Sentence) && one.Line.Contains(one.Rule.Value.Id) && one.Playouts.Length == 2, one.Line);
    return found.Count;
  }

  static State Make(Game game, State state, Move move, Memory[] followers) {
    Events events;
    State next = game.Play(state, move, out events);
    Check.That(game.Play(state, move) == next, "with events or without");
    var bytes = new List<byte>();
    foreach (Event one in game.EventList(events)) {
      bytes.AddRange(game.ParseEvent(one.Text).Bytes);
      Check.That(one.Rule != null && one.Json[0] == '{', one.Text);
    }
    Check.That(BitConverter.ToString(bytes.ToArray()) == BitConverter.ToString(events.Bytes), "events come back");
    foreach (Memory memory in followers) {
      int viewer = game.Viewer(memory.View);
      Events shown = game.Shown(events, viewer);
      View view = memory.View;
      string named = game.Tell(view, shown, Language.German, "Anna 0", "Anna 1", "Anna 2", "Anna 3", "Anna 4", "Anna 5");
      Check.That(named == game.Tell(view, shown, Language.German).Replace("Sitz ", "Anna "), named);
      game.Follow(ref view, shown);
      game.Follow(memory, shown);
      Check.That(view == memory.View && view == game.View(next, viewer), "who follows sees what is so");
    }
    return next;
  }

  static int Play(Game game) {
    var random = new RandomStream(29);
    RandomStream same = random;
    State state = game.Initial();
    Table table = game.Table(state);
    var made = new List<Move>();
    var followers = new Memory[game.Seats + 1];
    for (int i = 0; i <= game.Seats; ++i) followers[i] = game.Memory(game.View(state, i < game.Seats ? i : Seat.Spectator));
    Check.That(game.IsExact(followers[0]), "a memory begins exactly");
    int told = 0;
    for (Move? move; (move = game.RandomMove(state, ref random)) != null;) {
      int actor = game.Actor(state);
      if (made.Count % 7 == 0) HoldMoves(game, state);
      if (actor >= 0 && made.Count % 5 == 0) {
        HoldTexts(game, state, followers[actor].View);
        HoldTurn(game, state, followers[actor], (ulong)made.Count);
        if (made.Count % 15 == 0) told += HoldThought(game, followers[actor]);
      }
      state = Make(game, state, move.Value, followers);
      Check.That(table.PlayRandom(ref same) == move && table.State == state && table.Actor == game.Actor(state), "a table");
      made.Add(move.Value);
    }
    random = new RandomStream(29);
    Check.That(game.Playout(game.Initial(), ref random).State == state, "a playout");
    Check.That(table.PlayRandom(ref same) == null && game.Moves(state).Length == 0, "the game is over");
    HoldEnd(game, state, made);
    return told;
  }

  static void HoldEnd(Game game, State state, List<Move> made) {
    int lowest, highest;
    game.ScoreRange(out lowest, out highest);
    Outcome outcome = game.Outcome(state);
    foreach (int score in outcome.Scores) Check.That(lowest <= score && score <= highest, "scores");
    Check.That(outcome.Places.Length == game.Seats && game.OutcomeJson(state) != null, "an outcome");
    string record = game.Record(made);
    Game again = Game.OfRecord(game.Title, record);
    Check.That(again.Options == game.Options && again.Replay(record).State == state, "a record");
    Check.That(game.Replay(record).Moves.Length == made.Count && game.Replay(record).Start == game.UsualStart, "its moves");
    RegelwerkException error = Check.Refused(() => game.Replay(record + " ?"), "a record with a tail");
    Check.That(error.Moves == made.Count && error.Position > record.Length, "where a record stops being good");
  }

  static void HoldTable() {
    var game = new Game("clou");
    var random = new RandomStream(3);
    Table table = game.Table(game.Initial());
    Check.Refused(() => table.PlayListed(0), "nothing is listed");
    while (!table.IsOver) {
      State before = table.State;
      Move[] due = game.Moves(before);
      Check.That(table.List() == due.Length, "a list");
      Check.Refused(() => table.PlayListed(due.Length), "behind the list");
      Check.Refused(() => table.PlayListed(-1), "before the list");
      Check.Refused(() => table.Play(new Move(uint.MaxValue)), "no move");
      int place = (int)random.Below((uint)due.Length);
      if (random.Below(2) == 0) table.PlayListed(place);
      else table.Play(due[place]);
      Check.That(table.State == game.Play(before, due[place]), "a table plays as a game");
      Check.Refused(() => table.PlayListed(0), "what was listed was of another position");
    }
  }

  public static void Run() {
    int told = 0;
    foreach (Title title in Title.All) {
      var game = new Game(title);
      told += Play(game);
      Check.That(game.Boards > 0 && game.GeometryJson(0)[0] == '{' && game.GeometryJson(-1) == null, "boards");
      Check.That(game.JsonSchema[0] == '{' && game.OptionsJson[0] == '{' && title.RulesVersion > 0, "JSON");
      foreach (Setting setting in title.Options(Language.German)) Check.That(game.Options.Contains(setting.Name + "=") && setting.Label != "", setting.Name);
      foreach (Rule rule in game.RulesInForce) Check.That(rule.Id.Contains("-"), rule.Id);
      for (int seat = 0; seat < game.Seats; ++seat) Check.That(game.Team(seat) < game.Seats, "teams");
      Check.That(new Game(title, game.Options).Actor(game.Initial()) == game.Actor(game.Initial()), "the same options are the same game");
    }
    Check.That(told > 0, "differences are told");
    HoldTable();
    Console.WriteLine("all answers agree");
  }
}

using System;
using System.Collections.Generic;

namespace Regelwerk {
  /// What moves did, in order, as bytes that are the same on every platform.
  public sealed class Events {
    public readonly byte[] Bytes;
    public Events(byte[] bytes) { Bytes = Texts.Given(bytes, "bytes"); }
  }
  public sealed class Event {
    /// The rule behind it, or null.
    public Rule? Rule { get; internal set; }
    /// As a line, which ParseEvent reads, and as JSON.
    public string Text { get; internal set; }
    public string Json { get; internal set; }
  }
  /// A game that was read from a record.
  public sealed class Replayed {
    public string Start { get; internal set; }
    public Move[] Moves { get; internal set; }
    public State State { get; internal set; }
  }

  // Events, records and moves part by part.
  public sealed partial class Game {
    static byte[] BytesOf(Events events) { return Texts.Given(events, "events").Bytes; }

    /// Events as a viewer may see them.
    public Events Shown(Events events, int viewer) {
      byte[] bytes = BytesOf(events);
      return new Events(Texts.Written((byte[] room, ref regelwerk_error error) => Native.shown(this, bytes, viewer, room, ref error)));
    }
    /// All events, one by one.
    public IList<Event> EventList(Events events) {
      var found = new List<Event>();
      byte[] rest = BytesOf(events);
      while (rest.Length > 0) {
        var told = new regelwerk_error();
        int length = Native.event_length(this, rest, ref told);
        RegelwerkException.Expect(length > 0, told);
        byte[] one = rest;
        found.Add(new Event {
          Rule = Rule.Some(title, Native.event_rule(this, one, ref told)),
          Text = Texts.Text((byte[] text, ref regelwerk_error error) => Native.event_text(this, one, text, ref error)),
          Json = Texts.Text((byte[] text, ref regelwerk_error error) => Native.event_json(this, one, text, ref error)),
        });
        rest = new byte[one.Length - length];
        Array.Copy(one, length, rest, 0, rest.Length);
      }
      return found;
    }
    /// The event of a line.
    public Events ParseEvent(string line) {
      byte[] text = Texts.Read(line);
      return new Events(Texts.Written((byte[] room, ref regelwerk_error error) => Native.parse_event(this, text, room, ref error)));
    }
    /// The sentences about events as the owner of a view was shown them; the view is that before them. `names` are the
    /// players by seat; a seat without one is called by its number.
    public string Tell(in View view, Events events, Language language = Language.English, params string[] names) {
      View before = view;
      byte[] bytes = BytesOf(events);
      var lines = Array.ConvertAll(Texts.Given(names, "names"), name => (name ?? "").Replace('\n', ' ').Replace('\0', ' '));
      byte[] players = Texts.Read(string.Join("\n", lines));
      return Texts.Text((byte[] text, ref regelwerk_error error) =>
          Native.tell_named(this, before, bytes, (int)language, players, text, ref error));
    }
    /// Brings a view, or a memory, up to date by events as its owner was shown them.
    public void Follow(ref View view, Events events) {
      var error = new regelwerk_error();
      RegelwerkException.Expect(Native.apply(this, ref view, null, BytesOf(events), ref error), error);
    }
    public void Follow(Memory memory, Events events) {
      var error = new regelwerk_error();
      RegelwerkException.Expect(Native.apply(this, ref Texts.Given(memory, "a memory").view, memory, BytesOf(events), ref error), error);
    }

    /// The game that `moves` are, from the beginning with these setup facts, as a text.
    public string Record(IList<Move> moves, string start = "") {
      var from = Texts.Read(start);
      var codes = Move.Codes(moves);
      int room = checked(Native.REGELWERK_RECORD_HEAD_SIZE + codes.Length * Native.REGELWERK_WORD_SIZE);
      return Texts.Text((byte[] text, ref regelwerk_error error) => Native.record(this, from, codes, text, ref error), room);
    }
    /// The game of a record, with the options that it names.
    public static Game OfRecord(Title title, string record) {
      return new Game(title, (Game game, ref regelwerk_error error) =>
          Native.game_of_record(game, title.number, Texts.Read(record), ref error));
    }
    /// Reads and plays a record. The exception tells how many moves, and how much of the text, were good.
    public Replayed Replay(string record) {
      byte[] text = Texts.Read(record);
      string start = Texts.Text((byte[] room, ref regelwerk_error told) => Native.record_start(this, text, room, ref told));
      var state = NewState();
      var error = new regelwerk_error();
      var count = UIntPtr.Zero;
      RegelwerkException.Expect(Native.replay(this, text, null, ref count, ref state, ref error), error);
      var codes = new uint[checked((int)count)];
      RegelwerkException.Expect(Native.replay(this, text, codes, ref count, ref state, ref error), error);
      return new Replayed { Start = start, Moves = Array.ConvertAll(codes, code => new Move(code)), State = state };
    }

    /// What may follow upon the chosen parts so that they still lead to a legal move of the viewer. A part is a number.
    public uint[] Parts(in View view, params uint[] chosen) {
      View seen = view;
      return Texts.Listed(room => Native.parts(this, seen, chosen, room));
    }
    /// Those of them after which `part` may be chosen, at once or later.
    public uint[] PartsTowards(in View view, uint part, params uint[] chosen) {
      View seen = view;
      return Texts.Listed(room => Native.parts_towards(this, seen, chosen, part, room));
    }
    /// The parts of a legal move; none of any other.
    public uint[] PartsOf(in View view, Move move) {
      View seen = view;
      return Texts.Listed(room => Native.parts_of(this, seen, move.Code, room));
    }
    /// The legal move that these parts are, or null.
    public Move? MoveOfParts(in View view, params uint[] chosen) { return Move.Some(Native.move_of_parts(this, view, chosen)); }
    /// The word of a part, as `h0`, and what it is, as `marble`.
    public string PartText(in View view, uint part) {
      View seen = view;
      return Texts.Text((byte[] text, ref regelwerk_error error) => Native.part_text(this, seen, part, text, ref error));
    }
    public string PartKind(uint part) { return Texts.Text(text => Native.part_kind(title, part, text)); }
    /// The part of a kind and a word, written `marble h0`, whether it is open or not.
    public uint ParsePart(in View view, string text) {
      var error = new regelwerk_error();
      var part = 0u;
      RegelwerkException.Expect(Native.parse_part(this, view, Texts.Read(text), ref part, ref error), error);
      return part;
    }
    /// Why no legal move begins with the chosen parts and then this one; null if one does.
    public Refusal WhyNotPart(in View view, uint[] chosen, uint part, Language language = Language.English) {
      var error = new regelwerk_error();
      return Native.check_part(this, view, chosen, part, ref error) ? null : Views.RefusalOf(view, error, language);
    }
  }
}

using System;

namespace Regelwerk {
  public enum ErrorKind {
    BadArgument = Native.REGELWERK_BAD_ARGUMENT,
    BadSetting = Native.REGELWERK_BAD_SETTING,
    BadOptions = Native.REGELWERK_BAD_OPTIONS,
    Refused = Native.REGELWERK_REFUSED,
    Forbidden = Native.REGELWERK_FORBIDDEN,
    NoRoom = Native.REGELWERK_NO_ROOM,
    NoTakeBack = Native.REGELWERK_NO_TAKE_BACK,
    CannotFollow = Native.REGELWERK_CANNOT_FOLLOW,
    /// A state, view, memory, search or explanation of another game, or one that no function has made.
    OtherGame,
    ZeroInText,
  }

  /// Whatever is refused, with the library's sentence.
  public sealed class RegelwerkException : Exception {
    readonly regelwerk_error told;

    internal RegelwerkException(regelwerk_error told) : base(Sentence(told, Language.English)) {
      this.told = told;
      Kind = (ErrorKind)told.kind;
    }
    internal RegelwerkException(ErrorKind kind, string sentence, int position = 0) : base(sentence) {
      Kind = kind;
      told.position = (uint)position;
      told.rule = told.title = Native.REGELWERK_NONE;
    }
    internal static RegelwerkException Argument(int reason) {
      return new RegelwerkException(new regelwerk_error { kind = Native.REGELWERK_BAD_ARGUMENT, reason = reason });
    }
    internal static void Expect(bool isDone, regelwerk_error error) {
      if (!isDone) throw new RegelwerkException(error);
    }
    static string Sentence(regelwerk_error told, Language language) {
      return Texts.Text(room => Native.describe(ref told, (int)language, room));
    }

    public ErrorKind Kind { get; private set; }
    /// How many bytes of a text were good.
    public int Position { get { return (int)told.position; } }
    /// How many moves were good, of a record or of moves to be taken back.
    public int Moves { get { return (int)told.move; } }
    /// The rule that forbids a move, or null.
    public Rule? Rule { get { return Regelwerk.Rule.Some(told.title, told.rule); } }
    /// The sentence in a language.
    public string Describe(Language language) {
      if (told.kind != Native.REGELWERK_OK) return Sentence(told, language);
      return language == Language.German ? InGerman(Kind) : Message;
    }
    /// What only this assembly refuses.
    static string InGerman(ErrorKind kind) {
      switch (kind) {
        case ErrorKind.OtherGame: return "das ist ein Wert eines anderen Spiels oder von keinem";
        case ErrorKind.ZeroInText: return "in einem Text steht das Zeichen Null";
        default: return "ein Wert fehlt";
      }
    }
  }
}

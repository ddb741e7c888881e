using System;
using Regelwerk;

/// What the tests share.
static class Check {
  public static void That(bool isSo, string what) {
    if (!isSo) throw new Exception("not so: " + what);
  }
  /// A call is refused with a sentence of one line.
  public static RegelwerkException Refused(Action call, string what) {
    try {
      call();
    } catch (RegelwerkException error) {
      foreach (Language language in new[] { Language.English, Language.German }) {
        string sentence = error.Describe(language);
        That(sentence.Length > 5 && sentence.IndexOf('\n') < 0, what + ": " + sentence);
      }
      return error;
    }
    throw new Exception("not refused: " + what);
  }
  /// A state in which a seat decides.
  public static State Turn(Game game) {
    State state = game.Initial();
    var random = new RandomStream(1);
    while (game.Actor(state) == Seat.Chance) state = game.Playout(state, ref random, 1).State;
    return state;
  }
}

static class Tests {
  static int Main(string[] arguments) {
    try {
      Trajectories.Run(arguments[0]);
      Pictures.Run(arguments[1]);
      Agreement.Run();
      Outside.Run();
      Strangers.Run();
    } catch (Exception error) {
      Console.Error.WriteLine(error);
      return 1;
    }
    return 0;
  }
}

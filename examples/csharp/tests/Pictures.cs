using System;
using System.Collections.Generic;
using System.IO;
using System.Text;
using System.Xml;
using Regelwerk;

/// The pictures of the table, as every language must draw them.
static class Pictures {
  static string Told(string svg) {
    byte[] bytes = Encoding.UTF8.GetBytes(svg);
    ulong digest = 0xCBF29CE484222325;
    foreach (byte one in bytes) digest = unchecked((digest ^ one) * 0x100000001B3);
    return bytes.Length + " | " + digest.ToString("x16");
  }

  static State Played(Game game, ulong seed, ulong moves) {
    var random = new RandomStream(seed);
    return game.Playout(game.Initial(), ref random, moves).State;
  }

  static void Hold(string[] columns, Language language) {
    var game = new Game(columns[0], columns[1]);
    State state = Played(game, ulong.Parse(columns[2]), ulong.Parse(columns[3]));
    View view = game.View(state, columns[4] == "spectator" ? Seat.Spectator : int.Parse(columns[4]));
    string svg = game.Views.Svg(view, language), found = Told(svg);
    Check.That(found == columns[5], string.Join(" | ", columns) + "\n" + found);
    var picture = new XmlDocument();
    picture.LoadXml(svg);
    Check.That(picture.DocumentElement.Name == "svg", "a picture is an SVG");
    var other = new RandomStream(7);
    View alike = game.View(game.Resample(view, ref other), game.Viewer(view));
    Check.That(game.Views.Svg(alike, language) == svg, "what looks alike is drawn alike");
  }

  public static void Run(string table) {
    Hold(table, Language.English);
    Hold(table.Replace(".txt", ".de.txt"), Language.German);
    var game = new Game("samara");
    View stranger = new Game("tock").View(new Game("tock").Initial(), 0);
    Check.That(Check.Refused(() => game.Views.Svg(stranger), "another game").Kind == ErrorKind.OtherGame, "another game");
  }

  static void Hold(string table, Language language) {
    var drawn = new HashSet<string>();
    int pictures = 0;
    foreach (string line in File.ReadAllLines(table)) {
      if (line == "" || line[0] == '#') continue;
      string[] columns = Array.ConvertAll(line.Split(new[] { '|' }, 6), column => column.Trim());
      Hold(columns, language);
      drawn.Add(columns[0]);
      ++pictures;
    }
    foreach (Title title in Title.All) Check.That(drawn.Contains(title.Name), title + " was drawn");
    Console.WriteLine(pictures + " pictures as they should be");
  }
}

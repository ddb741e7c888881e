using System;
using System.Collections.Generic;

namespace Regelwerk {
  /// A game that the library holds, by its number.
  public struct Title {
    internal readonly int number;
    internal Title(int number) { this.number = number; }

    /// All titles of the library.
    public static IEnumerable<Title> All {
      get {
        for (var title = new Title(0); title.Name != ""; title = new Title(title.number + 1)) yield return title;
      }
    }
    public static Title Named(string name) {
      int number = Native.title_of(Texts.Read(name));
      if (number < 0) throw RegelwerkException.Argument(Native.REGELWERK_NO_TITLE);
      return new Title(number);
    }
    /// As `clou campaign`.
    public string Name { get { int of = number; return Texts.Text(room => Native.title_name(of, room)); } }
    public int RulesVersion { get { return Native.rules_version(number); } }
    public IEnumerable<Rule> Rules {
      get { for (int rule = 0; rule < Native.rules(number); ++rule) yield return new Rule(number, rule); }
    }
    /// The rule of an ID as `TK-27`, or null.
    public Rule? RuleOf(string id) { return Rule.Some(number, Native.rule_of(number, Texts.Read(id))); }
    /// The house rules that a game may be made with, and how a game may begin.
    public IList<Setting> Options(Language language) { return Setting.All(number, Native.REGELWERK_OPTION, language); }
    public IList<Setting> StartFacts(Language language) { return Setting.All(number, Native.REGELWERK_START_FACT, language); }
    public override string ToString() { return Name; }
  }

  /// A rule of a title.
  public struct Rule {
    readonly int title;
    internal readonly int number;
    internal Rule(int title, int number) { this.title = title; this.number = number; }
    internal static Rule? Some(int title, int number) { return number < 0 || title < 0 ? (Rule?)null : new Rule(title, number); }

    /// As `TK-27`.
    public string Id { get { Rule rule = this; return Texts.Text(room => Native.rule_id(rule.title, rule.number, room)); } }
    /// Where the rule book says it.
    public string Source { get { Rule rule = this; return Texts.Text(room => Native.rule_source(rule.title, rule.number, room)); } }
    public string Sentence(Language language) {
      Rule rule = this;
      return Texts.Text(room => Native.rule_sentence(rule.title, rule.number, (int)language, room));
    }
    public override string ToString() { return Id; }
  }

  /// An option or a setup fact, and what it takes.
  public sealed class Setting {
    /// Its name in texts of settings, what it takes, as `2 to 6`, and what people call it.
    public string Name { get; private set; }
    public string Choices { get; private set; }
    public string Label { get; private set; }
    /// The words that it takes; none if it takes numbers.
    public IList<string> Words { get; private set; }
    /// The least and the greatest number, or how many words of a set.
    public int Low { get; private set; }
    public int High { get; private set; }
    /// How many values it takes, joined by commas.
    public int Elements { get; private set; }
    public bool IsFlag { get; private set; }
    public bool IsSet { get; private set; }
    public bool IsOpen { get; private set; }

    internal static IList<Setting> All(int title, int sort, Language language) {
      var all = new Setting[Native.settings(title, sort)];
      for (int index = 0; index < all.Length; ++index) all[index] = At(title, sort, index, language);
      return all;
    }
    static Setting At(int title, int sort, int index, Language language) {
      var found = new regelwerk_setting();
      Native.setting_at(title, sort, index, ref found);
      var words = new string[found.words];
      for (int i = 0; i < words.Length; ++i) {
        int word = i;
        words[i] = Texts.Text(room => Native.setting_word(title, sort, index, word, room));
      }
      return new Setting {
        Name = Texts.Text(room => Native.setting_name(title, sort, index, room)),
        Choices = Texts.Text(room => Native.setting_values(title, sort, index, (int)language, room)),
        Label = Texts.Text(room => Native.setting_label(title, sort, index, (int)language, room)),
        Words = words, Low = found.low, High = found.high, Elements = found.elements,
        IsFlag = found.is_flag != 0, IsSet = found.is_set != 0, IsOpen = found.is_open != 0,
      };
    }
  }
}

use std::fmt;

use crate::bindings as c;
use crate::error::{Error, Result};
use crate::text::{read, sentence};
use crate::Language;

/// A game that the library holds, by its number.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Title(pub(crate) i32);

/// All titles of the library.
///
/// ```
/// assert!(regelwerk::titles().any(|title| title.name() == "samara"));
/// ```
pub fn titles() -> impl Iterator<Item = Title> {
    (0..).map(Title).take_while(|title| !title.name().is_empty())
}

impl Title {
    /// The title of this name.
    pub fn named(name: &str) -> Result<Title> {
        Title::numbered(c::title_of(&read(name)?)).ok_or_else(|| Error::argument(c::REGELWERK_NO_TITLE))
    }
    pub(crate) fn numbered(number: i32) -> Option<Title> {
        (number >= 0).then_some(Title(number))
    }
    /// As `clou campaign`.
    pub fn name(self) -> String {
        sentence(|text| c::title_name(self.0, text))
    }
    /// Of the rules' code: records of another one may not play to the same end.
    pub fn rules_version(self) -> i32 {
        c::rules_version(self.0)
    }
    /// Its rules in the order of its ledger.
    pub fn rules(self) -> impl Iterator<Item = Rule> {
        (0..c::rules(self.0)).map(move |number| Rule { title: self, number })
    }
    /// The rule of an ID as `TK-27`.
    pub fn rule(self, id: &str) -> Option<Rule> {
        Rule::numbered(Some(self), c::rule_of(self.0, &read(id).ok()?))
    }
    /// The house rules that a game may be made with.
    pub fn options(self, language: Language) -> Vec<Setting> {
        self.settings(c::REGELWERK_OPTION, language)
    }
    /// How a game may begin.
    pub fn start_facts(self, language: Language) -> Vec<Setting> {
        self.settings(c::REGELWERK_START_FACT, language)
    }
    fn settings(self, sort: i32, language: Language) -> Vec<Setting> {
        (0..c::settings(self.0, sort))
            .map(|index| Setting::at(self.0, sort, index, language))
            .collect()
    }
}

impl fmt::Display for Title {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        to.write_str(&self.name())
    }
}
impl fmt::Debug for Title {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(to, "Title({self})")
    }
}

/// A rule of a title.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Rule {
    title: Title,
    pub(crate) number: i32,
}

impl Rule {
    pub(crate) fn numbered(title: Option<Title>, number: i32) -> Option<Rule> {
        title.filter(|_| number >= 0).map(|title| Rule { title, number })
    }
    /// The game whose rule it is.
    pub fn title(self) -> Title {
        self.title
    }
    /// As `TK-27`.
    pub fn id(self) -> String {
        sentence(|text| c::rule_id(self.title.0, self.number, text))
    }
    /// What it says.
    pub fn sentence(self, language: Language) -> String {
        sentence(|text| c::rule_sentence(self.title.0, self.number, language as i32, text))
    }
    /// Where the rule book says it.
    pub fn source(self) -> String {
        sentence(|text| c::rule_source(self.title.0, self.number, text))
    }
}

impl fmt::Display for Rule {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        to.write_str(&self.id())
    }
}
impl fmt::Debug for Rule {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        to.write_str(&self.id())
    }
}

/// An option or a setup fact, and what it takes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setting {
    /// Its name in texts of settings.
    pub name: String,
    /// The words that it takes there; none if it takes numbers.
    pub words: Vec<String>,
    /// The least number, or the fewest words of a set.
    pub low: i32,
    /// The greatest number, or the most words of a set.
    pub high: i32,
    /// How many values it takes, joined by commas.
    pub elements: i32,
    /// Its words are `false` and `true`.
    pub is_flag: bool,
    /// It takes some of its words, joined by plus signs.
    pub is_set: bool,
    /// It takes any word; its words are examples.
    pub is_open: bool,
    /// What it takes, as `2 to 6`.
    pub choices: String,
    /// What people call it.
    pub label: String,
}

impl Setting {
    fn at(title: i32, sort: i32, index: i32, language: Language) -> Setting {
        let mut found = c::regelwerk_setting {
            low: 0,
            high: 0,
            words: 0,
            elements: 0,
            is_flag: false,
            is_set: false,
            is_open: false,
        };
        c::setting_at(title, sort, index, &mut found);
        let word = |word| sentence(|text| c::setting_word(title, sort, index, word, text));
        Setting {
            name: sentence(|text| c::setting_name(title, sort, index, text)),
            words: (0..found.words).map(word).collect(),
            low: found.low,
            high: found.high,
            elements: found.elements,
            is_flag: found.is_flag,
            is_set: found.is_set,
            is_open: found.is_open,
            choices: sentence(|text| c::setting_values(title, sort, index, language as i32, text)),
            label: sentence(|text| c::setting_label(title, sort, index, language as i32, text)),
        }
    }
}

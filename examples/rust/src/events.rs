use crate::bindings::{self as c, Game, State, View};
use crate::error::Result;
use crate::text::{read, sentence_or_refused, written_or_refused};
use crate::{Language, Rule, Viewer};

/// What moves did, in order, as bytes that are the same on every platform.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Events(pub Vec<u8>);

/// One event.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Event {
    /// The rule behind it.
    pub rule: Option<Rule>,
    /// As a line, which [`Game::parse_event`] reads.
    pub text: String,
    /// As a JSON object.
    pub json: String,
}

impl Game {
    /// Events as a viewer may see them.
    pub fn shown(&self, events: &Events, viewer: Viewer) -> Result<Events> {
        written_or_refused(|room, error| Ok(c::shown(self, &events.0, viewer.number(), room, error))).map(Events)
    }
    /// All events, one by one.
    pub fn events(&self, events: &Events) -> Result<Vec<Event>> {
        let mut found = Vec::new();
        let mut rest = &events.0[..];
        while !rest.is_empty() {
            let mut error = c::no_error();
            let length = c::event_length(self, rest, &mut error);
            c::expect(length > 0, error)?;
            found.push(Event {
                rule: Rule::numbered(Some(self.title()), c::event_rule(self, rest, &mut error)),
                text: sentence_or_refused(|text, error| Ok(c::event_text(self, rest, text, error)))?,
                json: sentence_or_refused(|text, error| Ok(c::event_json(self, rest, text, error)))?,
            });
            rest = rest.get(length..).unwrap_or(&[]);
        }
        Ok(found)
    }
    /// The event of a line.
    pub fn parse_event(&self, line: &str) -> Result<Events> {
        let line = read(line)?;
        written_or_refused(|room, error| Ok(c::parse_event(self, &line, room, error))).map(Events)
    }
    /// The sentences about events as the owner of a view was shown them; the view is that before them.
    pub fn tell(&self, view: &View, events: &Events, language: Language) -> Result<String> {
        sentence_or_refused(|text, error| c::tell(self, view, &events.0, language as i32, text, error))
    }
    /// The same with seats called by their players, by seat; a seat without a name, or with an empty one, by its number.
    pub fn tell_named(&self, view: &View, events: &Events, language: Language, names: &[&str]) -> Result<String> {
        let lines: Vec<String> = names.iter().map(|name| name.replace(['\n', '\0'], " ")).collect();
        let names = read(&lines.join("\n"))?;
        sentence_or_refused(|text, error| c::tell_named(self, view, &events.0, language as i32, &names, text, error))
    }
    /// The sentences about a move, as a viewer is told it.
    pub fn told(&self, before: &State, events: &Events, viewer: Viewer, language: Language) -> Result<String> {
        self.tell(&self.view(before, viewer)?, &self.shown(events, viewer)?, language)
    }
}

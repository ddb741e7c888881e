//! The pictures of the table, as every language must draw them.
use regelwerk::{titles, Game, Language, Random, Result, State, View, Viewer};
use std::collections::BTreeSet;

/// 64-bit FNV-1a.
fn digest(bytes: &[u8]) -> u64 {
    bytes.iter().fold(0xCBF2_9CE4_8422_2325, |digest, byte| {
        (digest ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01B3)
    })
}

fn state_of(game: &Game, seed: u64, moves: usize) -> Result<State> {
    let (mut state, mut random) = (game.initial()?, Random::new(seed));
    for _ in 0..moves {
        match game.random_move(&state, &mut random)? {
            Some(one) => state = game.play(&state, one)?,
            None => break,
        }
    }
    Ok(state)
}

fn view_of(game: &Game, columns: &[&str]) -> Result<View> {
    let state = state_of(game, columns[2].parse().unwrap(), columns[3].parse().unwrap())?;
    game.view(&state, columns[4].parse().map_or(Viewer::Spectator, Viewer::Seat))
}

#[test]
fn every_picture_of_the_tables_is_as_it_should_be() -> Result<()> {
    hold("pictures.txt", Language::English)?;
    hold("pictures.de.txt", Language::German)
}

fn hold(file: &str, language: Language) -> Result<()> {
    let path = format!("{}/../draw/{file}", env!("CARGO_MANIFEST_DIR"));
    let table = std::fs::read_to_string(path).unwrap();
    let mut drawn = BTreeSet::new();
    for line in table.lines().filter(|line| !line.is_empty() && !line.starts_with('#')) {
        let columns: Vec<&str> = line.split('|').map(str::trim).collect();
        let game = Game::new(columns[0], columns[1])?;
        let view = view_of(&game, &columns)?;
        let svg = game.svg_in(&view, language)?;
        assert_eq!(game.svg(&view)? == svg, language == Language::English, "{line}");
        assert_eq!(svg.len().to_string(), columns[5], "{line}");
        assert_eq!(format!("{:016x}", digest(svg.as_bytes())), columns[6], "{line}");
        let world = game.resample(&view, &mut Random::new(7))?;
        assert_eq!(
            game.svg_in(&game.view(&world, game.viewer(&view)?)?, language)?,
            svg,
            "{line}"
        );
        drawn.insert(columns[0].to_string());
    }
    assert_eq!(drawn, titles().map(|title| title.name()).collect());
    Ok(())
}

#[test]
fn a_view_of_another_game_is_not_drawn() -> Result<()> {
    let (game, other) = (Game::new("tock", "")?, Game::new("samara", "")?);
    let view = game.view(&game.initial()?, Viewer::Spectator)?;
    assert_eq!(other.svg(&view).unwrap_err().kind(), regelwerk::ErrorKind::OtherGame);
    Ok(())
}

//! What `regelwerk.h` declares, as Rust: constants, structs and functions; and of every function that changes no value
//! of the library a form that is safe to call.
use std::fmt::Write;

/// A parameter of a function.
struct Parameter {
    name: String,
    /// The type that is pointed to, or that of the value.
    of: String,
    is_pointer: bool,
    is_const: bool,
}

pub fn translate(header: &str) -> String {
    let text = without_comments(header);
    let mut out = String::new();
    for line in text.lines() {
        define(&mut out, line);
    }
    let plain: String = text
        .lines()
        .filter(|line| !line.starts_with('#'))
        .map(|line| format!("{line} "))
        .collect();
    for body in plain.split("enum ").skip(1) {
        let (_, body) = body.split_once('{').expect("an enum");
        enumerators(&mut out, body.split_once('}').expect("a whole enum").0);
    }
    for body in plain.split("typedef struct ").skip(1) {
        let (name, body) = body.split_once('{').expect("a struct");
        structure(&mut out, name.trim(), body.split_once('}').expect("a whole struct").0);
    }
    let functions: Vec<&str> = plain
        .split("REGELWERK_API ")
        .skip(1)
        .map(|f| f.split_once(';').expect("a whole function").0)
        .collect();
    assert!(
        functions.len() > 100,
        "regelwerk.h is not as it was when this was written"
    );
    let mut safe = String::new();
    out += "extern \"C\" {\n";
    for function in functions {
        let (head, parameters) = function.split_once('(').expect("parameters");
        let (answer, name) = head.trim().rsplit_once(' ').expect("a name");
        let parameters = parameters_of(parameters.trim_end_matches([')', ' ']));
        let raw: Vec<String> = parameters.iter().map(raw_parameter).collect();
        writeln!(
            out,
            "    pub fn {name}({}){};",
            raw.join(", "),
            arrow(&rust_type(answer))
        )
        .unwrap();
        safe_function(&mut safe, name, &rust_type(answer), &parameters);
    }
    out + "}\n" + &safe
}

fn without_comments(text: &str) -> String {
    let mut rest = text;
    let mut out = String::new();
    while let Some((before, after)) = rest.split_once("/*") {
        out += before;
        rest = after.split_once("*/").expect("a whole comment").1;
    }
    out + rest
}

/// A constant: a number.
fn define(out: &mut String, line: &str) {
    let words: Vec<&str> = line.split_whitespace().collect();
    if let ["#define", name, value] = words[..] {
        if value == "UINT32_MAX" {
            writeln!(out, "pub const {name}: u32 = u32::MAX;").unwrap();
        } else if value.parse::<usize>().is_ok() {
            writeln!(out, "pub const {name}: usize = {value};").unwrap();
        }
    }
}

fn enumerators(out: &mut String, body: &str) {
    let mut next = 0;
    for item in body.split(',').map(str::trim).filter(|item| !item.is_empty()) {
        let (name, value) = item.split_once(" = ").unwrap_or((item, ""));
        next = value.parse().unwrap_or(next);
        writeln!(out, "pub const {name}: i32 = {next};").unwrap();
        next += 1;
    }
}

fn structure(out: &mut String, name: &str, body: &str) {
    writeln!(
        out,
        "#[repr(C)]\n#[derive(Clone, Copy, Debug, PartialEq, Eq)]\npub struct {name} {{"
    )
    .unwrap();
    for field in body.split(';').map(str::trim).filter(|field| !field.is_empty()) {
        let (of, name) = field.split_once(' ').expect("a field");
        match name.split_once('[') {
            None => writeln!(out, "    pub {}: {},", rust_name(name), rust_type(of)),
            Some((name, length)) => writeln!(
                out,
                "    pub {name}: [{}; {}],",
                rust_type(of),
                length.trim_end_matches(']')
            ),
        }
        .unwrap();
    }
    *out += "}\n";
}

fn rust_type(c: &str) -> String {
    match c.trim() {
        "void" => "()",
        "bool" => "bool",
        "size_t" => "usize",
        "int32_t" => "i32",
        "uint32_t" => "u32",
        "uint64_t" => "u64",
        "uint8_t" | "char" => "u8",
        other => other,
    }
    .to_string()
}

/// A name that is no word of Rust.
fn rust_name(c: &str) -> String {
    if c == "move" { "code" } else { c }.to_string()
}

fn parameters_of(text: &str) -> Vec<Parameter> {
    let all = text
        .split(',')
        .map(str::trim)
        .filter(|one| !matches!(*one, "" | "void"));
    let one = |text: &str| {
        let (of, name) = text.rsplit_once(' ').expect("a name");
        let (is_const, of) = of.strip_prefix("const ").map_or((false, of), |of| (true, of));
        let (is_pointer, of) = of.strip_suffix('*').map_or((false, of), |of| (true, of));
        Parameter {
            name: rust_name(name),
            of: rust_type(of),
            is_pointer,
            is_const,
        }
    };
    all.map(one).collect()
}

fn raw_parameter(parameter: &Parameter) -> String {
    let pointer = match (parameter.is_pointer, parameter.is_const) {
        (false, _) => "",
        (true, true) => "*const ",
        (true, false) => "*mut ",
    };
    let of = if parameter.of == "()" { "u64" } else { &parameter.of };
    format!("{}: {pointer}{of}", parameter.name)
}

fn arrow(answer: &str) -> String {
    if answer == "()" {
        String::new()
    } else {
        format!(" -> {answer}")
    }
}

/// The type in this crate of an opaque value of the library.
fn opaque(of: &str) -> Option<&'static str> {
    Some(match of {
        "regelwerk_game" => "Game",
        "regelwerk_state" => "State",
        "regelwerk_view" => "View",
        "regelwerk_memory" => "Memory",
        "regelwerk_search" => "Search",
        "regelwerk_explanation" => "Explanation",
        _ => return None,
    })
}

/// A function that takes references and slices, and refuses values of another game. Those that change values of the
/// library are left to `bindings.rs`.
fn safe_function(out: &mut String, name: &str, answer: &str, parameters: &[Parameter]) {
    if parameters
        .iter()
        .any(|one| one.is_pointer && !one.is_const && opaque(&one.of).is_some())
    {
        return;
    }
    let (mut taken, mut given, mut owned) = (Vec::new(), Vec::new(), Vec::new());
    let mut rest = parameters.iter().peekable();
    while let Some(Parameter {
        name,
        of,
        is_pointer,
        is_const,
    }) = rest.next()
    {
        let reference = if *is_const { "&" } else { "&mut " };
        let slice = if *is_const { "as_ptr" } else { "as_mut_ptr" };
        if !is_pointer {
            taken.push(format!("{name}: {of}"));
            given.push(name.clone());
        } else if let Some(value) = opaque(of) {
            taken.push(format!("{name}: &{value}"));
            given.push(format!("{name}.at()"));
            if value != "Game" {
                owned.push(format!("game.owns({name}.kind)?; "));
            }
        } else if rest.next_if(|next| next.of == "usize").is_some() {
            taken.push(format!("{name}: {reference}[{of}]"));
            given.push(format!("{name}.{slice}()"));
            given.push(format!("{name}.len()"));
        } else if of == "u8" {
            taken.push(format!("{name}: &CStr"));
            given.push(format!("{name}.as_ptr().cast()"));
        } else {
            taken.push(format!("{name}: {reference}{of}"));
            given.push(name.clone());
        }
    }
    let short = name.trim_start_matches("regelwerk_");
    let called = format!("unsafe {{ {name}({}) }}", given.join(", "));
    let (answer, called) = if owned.is_empty() {
        (answer.to_string(), called)
    } else {
        (
            format!("Result<{answer}>"),
            if answer == "()" {
                format!("{called}; Ok(())")
            } else {
                format!("Ok({called})")
            },
        )
    };
    writeln!(
        out,
        "pub fn {short}({}){} {{ {}{called} }}",
        taken.join(", "),
        arrow(&answer),
        owned.concat()
    )
    .unwrap();
}

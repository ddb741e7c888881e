//! Finds or builds the libraries for C, and translates their headers: `regelwerk_h.rs` has all that `regelwerk.h` and
//! `regelwerk_draw.h` declare, so that nothing of it is written here by hand.
use std::path::{Path, PathBuf};
use std::process::Command;
use std::{env, fs};

mod header;

/// What the rules lie in, and the pictures.
const LIBRARIES: [&str; 2] = ["regelwerk_draw", "regelwerk"];

/// Where the libraries for C lie.
struct Library {
    headers: PathBuf,
    folder: PathBuf,
}
impl Library {
    fn is_whole(&self) -> bool {
        LIBRARIES
            .iter()
            .all(|name| self.header(name).exists() && self.archive(name).exists())
    }
    fn header(&self, name: &str) -> PathBuf {
        self.headers.join(format!("{name}.h"))
    }
    fn archive(&self, name: &str) -> PathBuf {
        self.folder.join(format!("lib{name}.a"))
    }
}

fn main() {
    for name in ["REGELWERK_C", "PKG_CONFIG_PATH"] {
        println!("cargo:rerun-if-env-changed={name}");
    }
    println!("cargo:rerun-if-changed=build");
    let library = named().or_else(installed).unwrap_or_else(built);
    println!("cargo:rustc-link-search=native={}", library.folder.display());
    let mut text = String::new();
    for name in LIBRARIES {
        let header = library.header(name);
        println!("cargo:rerun-if-changed={}", library.archive(name).display());
        println!("cargo:rerun-if-changed={}", header.display());
        println!("cargo:rustc-link-lib=static={name}");
        text +=
            &fs::read_to_string(&header).unwrap_or_else(|error| panic!("{} cannot be read: {error}", header.display()));
    }
    let apple = env::var("CARGO_CFG_TARGET_VENDOR").map_or(false, |vendor| vendor == "apple");
    println!("cargo:rustc-link-lib={}", if apple { "c++" } else { "stdc++" });
    let out = Path::new(&env::var_os("OUT_DIR").unwrap()).join("regelwerk_h.rs");
    fs::write(out, header::translate(&text)).unwrap();
}

/// The one that REGELWERK_C names: where it was installed, or the folder that CMake built it in.
fn named() -> Option<Library> {
    let prefix = PathBuf::from(env::var_os("REGELWERK_C")?);
    let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("../c");
    let found = [
        (prefix.join("include"), prefix.join("lib")),
        (source, prefix.join("examples/c")),
    ]
    .map(|(headers, folder)| Library { headers, folder })
    .into_iter()
    .find(Library::is_whole);
    Some(found.unwrap_or_else(|| {
        panic!(
            "REGELWERK_C names {}, where no libregelwerk.a and libregelwerk_draw.a with their headers lie",
            prefix.display()
        )
    }))
}

/// The one that pkg-config knows.
fn installed() -> Option<Library> {
    let variable = |name: &str| {
        let asked = Command::new("pkg-config")
            .args(["--variable", name, "regelwerk_c"])
            .output()
            .ok()?;
        let path = String::from_utf8(asked.stdout).ok()?;
        (asked.status.success() && !path.trim().is_empty()).then(|| PathBuf::from(path.trim()))
    };
    let library = Library {
        headers: variable("includedir")?,
        folder: variable("libdir")?,
    };
    library.is_whole().then_some(library)
}

/// The one of the C++ sources that this crate lies in.
fn built() -> Library {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let build = Path::new(&env::var_os("OUT_DIR").unwrap()).join("c");
    for folder in [
        "include",
        "examples/c",
        "examples/draw",
        "examples/play",
        "examples/games.txt",
    ] {
        println!("cargo:rerun-if-changed={}", root.join(folder).display());
    }
    let parts = ["TESTS", "README", "BENCHMARKS"].map(|part| format!("-DREGELWERK_BUILD_{part}=OFF"));
    run(Command::new("cmake")
        .arg("-S")
        .arg(&root)
        .arg("-B")
        .arg(&build)
        .arg("-DREGELWERK_BUILD_C=ON")
        .args(parts));
    run(Command::new("cmake").arg("--build").arg(&build).args([
        "--target",
        "regelwerk_c_static",
        "regelwerk_c_draw_static",
    ]));
    Library {
        headers: root.join("examples/c"),
        folder: build.join("examples/c"),
    }
}

fn run(command: &mut Command) {
    let ended = command
        .status()
        .unwrap_or_else(|error| panic!("{command:?} cannot be run: {error}"));
    assert!(ended.success(), "{command:?} has failed");
}

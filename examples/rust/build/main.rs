//! Finds or builds the library for C, and translates its header: `regelwerk_h.rs` has all that `regelwerk.h` declares, so
//! that nothing of it is written here by hand.
use std::path::{Path, PathBuf};
use std::process::Command;
use std::{env, fs};

mod header;

/// Where a library for C lies.
struct Library {
    header: PathBuf,
    folder: PathBuf,
}

fn main() {
    for name in ["REGELWERK_C", "PKG_CONFIG_PATH"] {
        println!("cargo:rerun-if-env-changed={name}");
    }
    println!("cargo:rerun-if-changed=build");
    let library = named().or_else(installed).unwrap_or_else(built);
    let archive = library.folder.join("libregelwerk.a");
    println!("cargo:rerun-if-changed={}", archive.display());
    println!("cargo:rerun-if-changed={}", library.header.display());
    println!("cargo:rustc-link-search=native={}", library.folder.display());
    println!("cargo:rustc-link-lib=static=regelwerk");
    let apple = env::var("CARGO_CFG_TARGET_VENDOR").map_or(false, |vendor| vendor == "apple");
    println!("cargo:rustc-link-lib={}", if apple { "c++" } else { "stdc++" });
    let text = fs::read_to_string(&library.header)
        .unwrap_or_else(|error| panic!("{} cannot be read: {error}", library.header.display()));
    let out = Path::new(&env::var_os("OUT_DIR").unwrap()).join("regelwerk_h.rs");
    fs::write(out, header::translate(&text)).unwrap();
}

/// The one that REGELWERK_C names: where it was installed, or the folder that CMake built it in.
fn named() -> Option<Library> {
    let prefix = PathBuf::from(env::var_os("REGELWERK_C")?);
    let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("../c/regelwerk.h");
    let found = [
        (prefix.join("include/regelwerk.h"), prefix.join("lib")),
        (source, prefix.join("examples/c")),
    ]
    .into_iter()
    .find(|(header, folder)| header.exists() && folder.join("libregelwerk.a").exists());
    let (header, folder) = found.unwrap_or_else(|| {
        panic!(
            "REGELWERK_C names {}, where no libregelwerk.a with its regelwerk.h lies",
            prefix.display()
        )
    });
    Some(Library { header, folder })
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
        header: variable("includedir")?.join("regelwerk.h"),
        folder: variable("libdir")?,
    };
    library.folder.join("libregelwerk.a").exists().then_some(library)
}

/// The one of the C++ sources that this crate lies in.
fn built() -> Library {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let build = Path::new(&env::var_os("OUT_DIR").unwrap()).join("c");
    for folder in ["include", "examples/c", "examples/games.txt"] {
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
    run(Command::new("cmake")
        .arg("--build")
        .arg(&build)
        .args(["--target", "regelwerk_c_static"]));
    Library {
        header: root.join("examples/c/regelwerk.h"),
        folder: build.join("examples/c"),
    }
}

fn run(command: &mut Command) {
    let ended = command
        .status()
        .unwrap_or_else(|error| panic!("{command:?} cannot be run: {error}"));
    assert!(ended.success(), "{command:?} has failed");
}

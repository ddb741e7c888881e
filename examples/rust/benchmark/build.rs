//! Compiles the same loops in C.
use std::env;
use std::path::Path;
use std::process::Command;

fn main() {
    let c = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../c");
    let object = Path::new(&env::var_os("OUT_DIR").unwrap()).join("benchmark.o");
    println!("cargo:rerun-if-changed={}", c.join("benchmark.c").display());
    let mut compiler = Command::new("cc");
    compiler
        .args(["-std=c99", "-O3", "-DNDEBUG", "-c"])
        .arg(c.join("benchmark.c"))
        .arg("-o")
        .arg(&object);
    assert!(compiler.status().unwrap().success(), "{compiler:?} has failed");
    println!("cargo:rustc-link-arg={}", object.display());
}

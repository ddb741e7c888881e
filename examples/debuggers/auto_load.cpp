// One more file for a program whose debugger is gdb: gdb then loads the printers by itself, where `set auto-load
// safe-path` and `directory` name the folder of regelwerk_gdb.py.
__asm__(
    ".pushsection \".debug_gdb_scripts\", \"MS\",%progbits,1\n"
    ".byte 1\n"  // a Python file, by its name
    ".asciz \"regelwerk_gdb.py\"\n"
    ".popsection\n");

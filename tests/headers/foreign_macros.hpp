#pragma once

// Macros that other headers bring into a program, each defined as there. Our headers must bear them: what is included
// after these may not use the names of those without parameters at all, nor call what those with parameters name. Left
// out are macros that the standard library itself does not bear, as curses has them for C alone.

// Qt 5 and 6, unless QT_NO_KEYWORDS is defined.
#define slots
#define signals public
#define emit
#define foreach(variable, container) a_macro_is_called
#define forever for (;;)

// Windows.
#define near
#define far
#define NEAR
#define FAR
#define small char
#define hyper __int64
#define interface struct
#define pascal __stdcall
#define cdecl
#define min(a, b) a_macro_is_called
#define max(a, b) a_macro_is_called
#define IN
#define OUT
#define OPTIONAL
#define CONST const
#define VOID void
#define TRUE 1
#define FALSE 0
#define ERROR 0
#define NO_ERROR 0L
#define DELETE 0x00010000L
#define ABSOLUTE 1
#define RELATIVE 2
#define TRANSPARENT 1
#define OPAQUE 2
#define TEXT(quote) a_macro_is_called
#define THIS void
#define CALLBACK __stdcall

// X11.
#define None 0L
#define Bool int
#define Status int
#define True 1
#define False 0
#define Always 2
#define Success 0
#define Above 0
#define Below 1
#define Complex 0
#define Unsorted 0
#define KeyPress 2
#define Button1 1

// Unreal, and Apple's AssertMacros.h.
#define check(expression) a_macro_is_called
#define checkf(expression, format, ...) a_macro_is_called
#define verify(expression) a_macro_is_called
#define ensure(expression) a_macro_is_called
#define require(assertion, label) a_macro_is_called
#define require_noerr(error, label) a_macro_is_called
#define check_noerr(error) a_macro_is_called
#define unimplemented() a_macro_is_called
#define INDEX_NONE (-1)
#define PI (3.1415926535897932f)

// Arduino. Its `word` is left out: it takes the name of our function, and a program that uses both undefines it first.
#define bit(b) a_macro_is_called
#define sq(x) a_macro_is_called
#define abs(x) a_macro_is_called
#define round(x) a_macro_is_called
#define radians(degrees) a_macro_is_called
#define degrees(radians) a_macro_is_called
#define constrain(amount, low, high) a_macro_is_called
#define lowByte(w) a_macro_is_called
#define highByte(w) a_macro_is_called
#define F(literal) a_macro_is_called
#define HIGH 0x1
#define LOW 0x0
#define INPUT 0x0
#define OUTPUT 0x1
#define CHANGE 1
#define DEFAULT 1
#define EXTERNAL 0
#define B0 0

// term.h.
#define columns CUR Numbers[0]
#define lines CUR Numbers[2]
#define bell CUR Strings[1]
#define tab CUR Strings[134]
#define newline CUR Strings[103]
#define tone CUR Strings[393]

// C libraries and compilers' GNU modes.
#define major(device) a_macro_is_called
#define minor(device) a_macro_is_called
#define linux 1
#define unix 1
#define I _Complex_I
#define _A a_macro_is_called
#define _B a_macro_is_called
#define _C a_macro_is_called
#define _N a_macro_is_called
#define _P a_macro_is_called
#define likely(condition) a_macro_is_called
#define unlikely(condition) a_macro_is_called

// GLib, embedded systems, test frameworks and logs.
#define MIN(a, b) a_macro_is_called
#define MAX(a, b) a_macro_is_called
#define CLAMP(x, low, high) a_macro_is_called
#define BIT(n) a_macro_is_called
#define CHECK(expression) a_macro_is_called
#define REQUIRE(expression) a_macro_is_called
#define INFO(text) a_macro_is_called
#define FAIL(text) a_macro_is_called
#define DEBUG 1
#define TRACE 1

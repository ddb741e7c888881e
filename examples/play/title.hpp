#pragma once
#include <string>
#include <string_view>

#include "../rulebook/example.hpp"
#include "arguments.hpp"
#include "drawn.hpp"
#include "help.hpp"
#include "terminal.hpp"

namespace play {

/// The rules as one text, or why there is none.
struct Printed {
  std::string text;
  std::string wrong;
};

/// A title, with its types forgotten.
struct Title {
  std::string_view name;
  const Helps* help;
  std::string (*settings)(const Ink& ink);                            ///< one line per setting
  int (*run)(const Arguments& arguments, Terminal& terminal);         ///< plays a game; the exit status of the program
  int (*show)(Terminal& terminal);                                    ///< plays and tells a short game without people
  Drawn (*draw)(const Arguments& arguments, const Request& request);  ///< a picture of a position
  std::string (*example)(const rulebook::Example& example, const Ink& ink);  ///< an example of a rule, in whole lines
  Printed (*rulebook)(const Arguments& arguments, const Ink& ink);           ///< the rules in force
};

}  // namespace play

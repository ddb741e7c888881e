# Makes the unit of the C++20 module regelwerk:
#   cmake -DVERSION=... -DOUT=FILE -P module.cmake
# It includes every header in its global module fragment and exports each name that these declare, so that a file that
# imports finds what one that includes does; those of `detail`, too, which templates look up by their arguments from
# where they are used. Entities belong to no module, so one file may import and another include. Names are read off the
# headers' text, which clang-format keeps uniform; `run` compares them with those that a compiler finds.
include("${CMAKE_CURRENT_LIST_DIR}/headers.cmake")

# name_in(DECLARATION RESULT): what it declares; empty if nothing that can be exported.
function(name_in declaration result)
  set(${result} "" PARENT_SCOPE)
  if(declaration MATCHES "^(template|namespace|inline namespace|static_assert|using namespace|requires)[^a-z_]")
    return()
  endif()
  string(REPLACE "decltype(auto)" "auto" head "${declaration}")
  if(head MATCHES "^(struct|class|enum class|enum|concept) ([A-Za-z0-9_]+)")
    set(name "${CMAKE_MATCH_2}")
  elseif(head MATCHES "^using ([A-Za-z0-9_]+) *=")
    set(name "${CMAKE_MATCH_1}")
  elseif(head MATCHES "^using [A-Za-z0-9_:]+::([A-Za-z0-9_]+|operator[^@]+)@")
    set(name "${CMAKE_MATCH_1}")
  elseif(head MATCHES "(operator[^ A-Za-z0-9_(]+)\\(")
    set(name "${CMAKE_MATCH_1}")
  else()
    # A function or a variable: its name is the last word before what follows a name, once arguments of templates are
    # gone.
    set(longer "")
    while(NOT head STREQUAL longer)
      set(longer "${head}")
      string(REGEX REPLACE "<[^<>]*>" "" head "${head}")
    endwhile()
    if(NOT head MATCHES "^([^({=@]*[^A-Za-z0-9_({=@])?([A-Za-z0-9_]+) *[({=@]")
      message(FATAL_ERROR "No name was found in: ${declaration}")
    endif()
    set(name "${CMAKE_MATCH_2}")
  endif()
  set(${result} "${name}" PARENT_SCOPE)
endfunction()

# add_names(HEADER): appends what it declares to the names of each namespace.
function(add_names header)
  read_header("${header}" text)
  # Lists of CMake bear neither of these letters.
  string(REPLACE ";" "@" text "${text}")
  string(REGEX REPLACE "\n\\[\\[[a-z_:, ]+\\]\\] " "\n" text "${text}")
  string(REPLACE "[" "(" text "${text}")
  string(REPLACE "]" ")" text "${text}")
  # A declaration: a line that is not indented, and the indented lines after it.
  string(REGEX MATCHALL "\n[A-Za-z}][^\n]*(\n [^\n]*)*" declarations "${text}")
  set(namespaces "")
  foreach(declaration IN LISTS declarations)
    string(STRIP "${declaration}" declaration)
    if(declaration MATCHES "^namespace ([a-z_: ]+) {")
      list(APPEND namespaces "${CMAKE_MATCH_1}")
    elseif(declaration MATCHES "^}  // namespace")
      list(POP_BACK namespaces)
    elseif(NOT declaration MATCHES "^}")
      list(JOIN namespaces "::" namespace)
      name_in("${declaration}" name)
      if(name)
        set_property(GLOBAL APPEND PROPERTY namespaces "${namespace}")
        set_property(GLOBAL APPEND PROPERTY "names of ${namespace}" "${name}")
      endif()
    endif()
  endforeach()
endfunction()

titles_of(titles)
headers_of(headers ${titles})
set(includes "")
foreach(header IN LISTS headers)
  string(APPEND includes "#include <${header}>\n")
  add_names("${header}")
endforeach()
get_property(namespaces GLOBAL PROPERTY namespaces)
list(REMOVE_DUPLICATES namespaces)
list(SORT namespaces)
set(exports "")
foreach(namespace IN LISTS namespaces)
  get_property(names GLOBAL PROPERTY "names of ${namespace}")
  list(REMOVE_DUPLICATES names)
  list(SORT names)
  string(REPLACE "inline " "" path "${namespace}")
  list(TRANSFORM names REPLACE "(.+)" "using ${path}::\\1@\n")
  list(JOIN names "" names)
  string(REPLACE "@" ";" names "${names}")
  string(APPEND exports "\nexport namespace ${namespace} {\n${names}}  // namespace ${namespace}\n")
endforeach()
# Older than the oldest clang that does without.
set(comparisons
    "#if defined(__clang__) && __clang_major__ < 19
// Else the members of states and views cannot be compared where nothing declares how.
export namespace std {
using std::operator==;
}  // namespace std
#endif
")
file(
  WRITE "${OUT}"
  "// The module regelwerk ${VERSION}: what the headers of that version declare, which must be found by -I.
//
//   clang++ -std=c++20 -I... --precompile regelwerk.cppm -o regelwerk.pcm
//   clang++ -std=c++20 -c regelwerk.pcm -o regelwerk.o
//   clang++ -std=c++20 -fmodule-file=regelwerk=regelwerk.pcm program.cpp regelwerk.o
//
// A program includes what it needs of other headers before it says `import regelwerk;`.
module;
// First, as most programs have it, by <array> or <string>: behind <cstddef>, whose std::byte has operators, clang 16 takes
// a function of it for another one than that of a program which imports.
#include <compare>
${includes}
export module regelwerk;

${comparisons}${exports}")

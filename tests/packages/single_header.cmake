# Makes one file of many headers:
#   cmake -DFOR="TITLE..." -DVERSION=... -DOUT=FILE -P single_header.cmake
# FOR names titles, or headers by their paths; with them comes what they include. Every header stands in the file once,
# after what it includes, within a guard of its own, so that a program can include several such files of one version.
# The same headers give the same bytes.
include("${CMAKE_CURRENT_LIST_DIR}/headers.cmake")

# add_header(HEADER FROM...): appends what it includes, then the header itself, to the text. FROM are the headers on the
# way to it.
function(add_header header)
  get_property(added GLOBAL PROPERTY added)
  if(header IN_LIST added)
    return()
  endif()
  if(header IN_LIST ARGN)
    message(FATAL_ERROR "These headers include each other: ${ARGN};${header}")
  endif()
  read_header("${header}" text)
  string(REGEX MATCHALL "\n#include <[^>\n]+>" lines "${text}")
  foreach(line IN LISTS lines)
    string(REGEX REPLACE ".*<(.*)>" "\\1" included "${line}")
    if(included MATCHES "^regelwerk/")
      add_header("${included}" ${ARGN} "${header}")
    else()
      set_property(GLOBAL APPEND PROPERTY standard "${included}")
    endif()
  endforeach()
  own_text("${header}" "${text}" text)
  string(REGEX REPLACE "^regelwerk/" "regelwerk_${VERSION}_" guard "${header}")
  string(MAKE_C_IDENTIFIER "${guard}" guard)
  string(TOUPPER "${guard}" guard)
  set_property(GLOBAL APPEND PROPERTY added "${header}")
  set_property(
    GLOBAL APPEND_STRING
    PROPERTY text "\n// <${header}>\n#ifndef ${guard}\n#define ${guard}\n${text}\n#endif  // ${guard}\n")
endfunction()

# own_text(HEADER TEXT RESULT): the text without its guard and its include lines.
function(own_text header text result)
  # The one line that is meant to stop a compiler does so there, too.
  string(REPLACE "\n#include \"regelwerk needs C++20\"" "\n@stop@" text "${text}")
  string(REGEX REPLACE "\n#include <[^>\n]+>" "" rest "${text}")
  string(REGEX REPLACE "\n#pragma once\n" "\n" rest "${rest}")
  if(rest MATCHES "\n *# *(include|pragma)[^\n]*")
    message(FATAL_ERROR "${header} has a line that cannot stand in a single header: ${CMAKE_MATCH_0}")
  endif()
  if(text MATCHES "\n#if.*\n#include")
    message(FATAL_ERROR "${header} includes under a condition")
  endif()
  string(REPLACE "@stop@" "#include \"regelwerk needs C++20\"" rest "${rest}")
  string(STRIP "${rest}" rest)
  set(${result} "${rest}" PARENT_SCOPE)
endfunction()

separate_arguments(FOR)
set(headers "")
set(titles "")
titles_of(known_titles)
foreach(name IN LISTS FOR)
  if(name IN_LIST known_titles)
    list(APPEND titles "${name}")
  else()
    list(APPEND headers "${name}")
  endif()
endforeach()
if(titles)
  headers_of(headers_of_titles ${titles})
  list(APPEND headers ${headers_of_titles})
endif()
foreach(header IN LISTS headers)
  add_header("${header}")
endforeach()

get_property(text GLOBAL PROPERTY text)
get_property(standard GLOBAL PROPERTY standard)
list(REMOVE_DUPLICATES standard)
list(SORT standard)
list(TRANSFORM standard REPLACE "(.+)" "#include <\\1>\n")
list(JOIN standard "" standard)
file(READ "${include_dir}/../LICENSE" licence)
string(STRIP "\n${licence}" licence)
string(REGEX REPLACE "\n" "\n// " licence "// ${licence}")
string(REGEX REPLACE " +\n" "\n" licence "${licence}\n")
list(JOIN FOR ", " names)
file(
  WRITE "${OUT}"
  "// Regelwerk ${VERSION} as a single header: ${names}. Made of the library's headers, which are the place for changes.
// Not to be mixed with these headers themselves, nor with single headers of another version.
//
${licence}#pragma once
${standard}${text}")

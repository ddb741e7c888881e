# What the scripts of this folder know about the headers. They stand here, beside what checks them, because they make
# nothing that the library needs, and are CMake's own language, so that whoever can build can run them anywhere.
#
# A header is a path below include/, such as regelwerk/core/seat.hpp. The scripts take how the house writes headers for
# granted (include lines first, one for each header, none under a condition) and stop where one is written otherwise.

cmake_minimum_required(VERSION 3.25)

get_filename_component(include_dir "${CMAKE_CURRENT_LIST_DIR}/../../include" ABSOLUTE)

# titles_of(RESULT): the folders that are no layer.
function(titles_of result)
  file(GLOB folders LIST_DIRECTORIES true RELATIVE "${include_dir}/regelwerk" "${include_dir}/regelwerk/*")
  list(FILTER folders EXCLUDE REGEX "\\.|^(core|play|ai)$")
  set(${result} "${folders}" PARENT_SCOPE)
endfunction()

# headers_of(RESULT TITLE...): all headers but those of other titles, and but the umbrella over all titles if one is left
# out.
function(headers_of result)
  titles_of(others)
  list(REMOVE_ITEM others ${ARGN})
  file(GLOB_RECURSE headers RELATIVE "${include_dir}" "${include_dir}/*.hpp")
  foreach(other IN LISTS others)
    list(FILTER headers EXCLUDE REGEX "^regelwerk/(${other}/.*|${other}\\.hpp|regelwerk\\.hpp)$")
  endforeach()
  set(${result} "${headers}" PARENT_SCOPE)
endfunction()

# read_header(HEADER RESULT): its text, with a line break before the first line.
function(read_header header result)
  if(NOT EXISTS "${include_dir}/${header}")
    message(FATAL_ERROR "There is no header ${header}")
  endif()
  file(READ "${include_dir}/${header}" text)
  set(${result} "\n${text}" PARENT_SCOPE)
endfunction()

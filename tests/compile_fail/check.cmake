# cmake -DCOMPILER=... -DOPTION=... -DINCLUDE=... -DSOURCE=... -P check.cmake
#
# Passes if SOURCE does not compile and the compiler's messages match the regular expression of its first line,
# `// expect: <regex>`, and if it does compile with REGELWERK_CONTROL defined. The second half is what proves the first:
# a file with a slip of the pen would fail in both.
cmake_minimum_required(VERSION 3.25)

file(STRINGS "${SOURCE}" lines LIMIT_COUNT 1)
if(NOT lines MATCHES "^// expect: *(.*[^ ]) *$")
  message(FATAL_ERROR "${SOURCE}: the first line is not '// expect: <regex>'")
endif()
set(expected "${CMAKE_MATCH_1}")
if("" MATCHES "${expected}")
  message(FATAL_ERROR "${SOURCE}: '${expected}' matches everything")
endif()

set(command "${COMPILER}" -std=c++20 -fsyntax-only "${OPTION}" "-I${INCLUDE}" "${SOURCE}")
set(ENV{LC_ALL} C)

execute_process(COMMAND ${command} -DREGELWERK_CONTROL RESULT_VARIABLE result ERROR_VARIABLE messages OUTPUT_QUIET)
if(NOT result EQUAL 0)
  message(NOTICE "${messages}")
  message(FATAL_ERROR "${SOURCE}: does not compile with REGELWERK_CONTROL")
endif()

execute_process(COMMAND ${command} RESULT_VARIABLE result ERROR_VARIABLE messages OUTPUT_QUIET)
if(result EQUAL 0)
  message(FATAL_ERROR "${SOURCE}: compiles")
endif()
if(NOT messages MATCHES "${expected}")
  message(NOTICE "${messages}")
  message(FATAL_ERROR "${SOURCE}: '${expected}' is not among the messages")
endif()

# What an installation has besides headers and CMake files: the pkg-config file, the module's unit, the licence; and the
# packages that `cpack -G DEB` and `cpack -G TGZ` make of it. Included by the top level, whose component `library` all
# this belongs to where nothing else is said; other components, such as bindings, are no part of these packages.

# Found from the file itself, so that an installation can be moved.
file(RELATIVE_PATH prefix "/${CMAKE_INSTALL_DATADIR}/pkgconfig" "/")
string(REGEX REPLACE "/$" "" prefix "${prefix}")
configure_file("${CMAKE_CURRENT_LIST_DIR}/regelwerk.pc.in" regelwerk.pc @ONLY)
install(FILES "${CMAKE_CURRENT_BINARY_DIR}/regelwerk.pc" DESTINATION "${CMAKE_INSTALL_DATADIR}/pkgconfig")

# Made while it is installed, since an installation of headers needs no build.
set(module_unit "${CMAKE_CURRENT_BINARY_DIR}/installed/regelwerk.cppm")
install(
  CODE "execute_process(
  COMMAND \"${CMAKE_COMMAND}\" -DVERSION=${PROJECT_VERSION} \"-DOUT=${module_unit}\" -P
          \"${CMAKE_CURRENT_LIST_DIR}/module.cmake\"
  COMMAND_ERROR_IS_FATAL ANY)")
install(FILES "${module_unit}" DESTINATION "${CMAKE_INSTALL_DATADIR}/regelwerk")

set(debian_name regelwerk-dev)
install(FILES LICENSE README.md DESTINATION "${CMAKE_INSTALL_DOCDIR}" COMPONENT documents)
install(
  FILES README.md
  DESTINATION "${CMAKE_INSTALL_DATADIR}/doc/${debian_name}"
  COMPONENT debian
  EXCLUDE_FROM_ALL)
# README's pages, with their pictures where the pages look for them.
foreach(pages IN ITEMS docs draw/pictures)
  cmake_path(GET pages PARENT_PATH folder)
  install(
    DIRECTORY "examples/${pages}"
    DESTINATION "${CMAKE_INSTALL_DOCDIR}/examples/${folder}"
    COMPONENT documents
    FILES_MATCHING
    REGEX "\\.(md|svg)$"
    PATTERN site EXCLUDE)
  install(
    DIRECTORY "examples/${pages}"
    DESTINATION "${CMAKE_INSTALL_DATADIR}/doc/${debian_name}/examples/${folder}"
    COMPONENT debian
    EXCLUDE_FROM_ALL FILES_MATCHING
    REGEX "\\.(md|svg)$"
    PATTERN site EXCLUDE)
endforeach()
install(
  FILES LICENSE
  DESTINATION "${CMAKE_INSTALL_DATADIR}/doc/${debian_name}"
  RENAME copyright
  COMPONENT debian
  EXCLUDE_FROM_ALL)

if(NOT PROJECT_IS_TOP_LEVEL)
  return()
endif()

set(CPACK_PROJECT_CONFIG_FILE "${CMAKE_CURRENT_LIST_DIR}/choose_documents.cmake")
set(CPACK_INSTALL_CMAKE_PROJECTS "${CMAKE_CURRENT_BINARY_DIR}" regelwerk library /)
set(CPACK_GENERATOR DEB TGZ)
set(CPACK_PACKAGE_VENDOR "Regelwerk developers")
set(CPACK_PACKAGE_CONTACT "Regelwerk developers")
set(CPACK_PACKAGE_FILE_NAME "regelwerk-${PROJECT_VERSION}")
set(CPACK_INSTALL_DEFAULT_DIRECTORY_PERMISSIONS
    OWNER_READ OWNER_WRITE OWNER_EXECUTE GROUP_READ GROUP_EXECUTE WORLD_READ WORLD_EXECUTE)
set(CPACK_DEBIAN_PACKAGE_NAME ${debian_name})
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_ARCHITECTURE all)
set(CPACK_DEBIAN_PACKAGE_SECTION libdevel)
set(CPACK_DEBIAN_PACKAGE_SUGGESTS "g++ (>= 4:12) | clang (>= 1:16), cmake (>= 3.25), pkg-config")
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "rules of five board games as constexpr C++20 value types")
set(CPACK_PACKAGE_DESCRIPTION
    "Regelwerk is a header-only library of the complete rules of Tock,
Ostfriesenlauf, Samara, Clockman and Clou: states, legal moves, pure
transitions. It does no input or output, keeps no global state, allocates
nothing and throws nothing.
.
The package holds the headers, files for CMake and pkg-config, and the unit of
a C++20 module.")
include(CPack)

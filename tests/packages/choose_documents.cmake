# Read by CPack once for each kind of package: a Debian package has licence and pages where Debian looks for them.
if(CPACK_GENERATOR STREQUAL "DEB")
  set(component debian)
else()
  set(component documents)
endif()
list(GET CPACK_INSTALL_CMAKE_PROJECTS 0 build_dir)
list(APPEND CPACK_INSTALL_CMAKE_PROJECTS "${build_dir}" regelwerk ${component} /)

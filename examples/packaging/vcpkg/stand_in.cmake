# Carries the port out without vcpkg, whose functions do here the least of what they do there:
#   cmake -DWORK=FOLDER -P stand_in.cmake     installs into FOLDER/installed
set(CURRENT_PACKAGES_DIR "${WORK}/installed")

function(vcpkg_cmake_configure)
  cmake_parse_arguments(PARSE_ARGV 0 given "" "SOURCE_PATH" "OPTIONS")
  execute_process(
    COMMAND "${CMAKE_COMMAND}" -S "${given_SOURCE_PATH}" -B "${WORK}/build" -G Ninja --log-level=WARNING
            "-DCMAKE_INSTALL_PREFIX=${CURRENT_PACKAGES_DIR}" ${given_OPTIONS}
    OUTPUT_QUIET COMMAND_ERROR_IS_FATAL ANY)
endfunction()

function(vcpkg_cmake_install)
  execute_process(COMMAND "${CMAKE_COMMAND}" --install "${WORK}/build" OUTPUT_QUIET COMMAND_ERROR_IS_FATAL ANY)
endfunction()

function(require path)
  if(NOT EXISTS "${CURRENT_PACKAGES_DIR}/${path}")
    message(FATAL_ERROR "The port names ${path}, which is not installed")
  endif()
endfunction()

function(vcpkg_cmake_config_fixup)
  cmake_parse_arguments(PARSE_ARGV 0 given "" "CONFIG_PATH" "")
  require("${given_CONFIG_PATH}/regelwerk-config.cmake")
endfunction()

function(vcpkg_fixup_pkgconfig)
  require(share/pkgconfig/regelwerk.pc)
endfunction()

function(vcpkg_install_copyright)
  cmake_parse_arguments(PARSE_ARGV 0 given "" "" "FILE_LIST")
  file(COPY_FILE "${given_FILE_LIST}" "${CURRENT_PACKAGES_DIR}/share/copyright")
endfunction()

include("${CMAKE_CURRENT_LIST_DIR}/portfile.cmake")

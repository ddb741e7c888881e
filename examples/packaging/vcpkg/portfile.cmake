# An overlay port, which takes the sources in whose folder it lies: vcpkg install regelwerk --overlay-ports=THIS_FOLDER
get_filename_component(SOURCE_PATH "${CMAKE_CURRENT_LIST_DIR}/../../.." ABSOLUTE)
set(VCPKG_BUILD_TYPE release) # headers are the same in all builds

vcpkg_cmake_configure(
  SOURCE_PATH "${SOURCE_PATH}"
  OPTIONS -DREGELWERK_BUILD_TESTS=OFF -DREGELWERK_BUILD_README=OFF -DREGELWERK_BUILD_EXAMPLES=OFF
          -DREGELWERK_BUILD_BENCHMARKS=OFF)
vcpkg_cmake_install()
vcpkg_cmake_config_fixup(CONFIG_PATH share/cmake/regelwerk)
vcpkg_fixup_pkgconfig()

# vcpkg keeps one document of a package: its licence.
file(REMOVE_RECURSE "${CURRENT_PACKAGES_DIR}/share/doc")
vcpkg_install_copyright(FILE_LIST "${SOURCE_PATH}/LICENSE")

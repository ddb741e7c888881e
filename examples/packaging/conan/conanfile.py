"""The recipe for Conan 2: conan create examples/packaging/conan, from a copy of the whole project."""

import re
from pathlib import Path

from conan import ConanFile
from conan.tools.build import check_min_cppstd
from conan.tools.files import copy
from conan.tools.layout import basic_layout


class Regelwerk(ConanFile):
    name = "regelwerk"
    description = "The rules of five board games as constexpr value types, a header-only C++20 library"
    license = "BSL-1.0"
    topics = ("board-games", "header-only", "rules")
    package_type = "header-library"
    settings = "os", "arch", "compiler", "build_type"
    no_copy_source = True

    def _project(self) -> Path:
        return Path(self.recipe_folder).resolve().parents[2]

    def set_version(self) -> None:
        header = (self._project() / "include/regelwerk/core/version.hpp").read_text(encoding="utf-8")
        found = re.search(r"Version version\{(\d+), (\d+), (\d+)\};", header)
        if found is None:
            raise ValueError("core/version.hpp tells no version")
        self.version = ".".join(found.groups())

    def export_sources(self) -> None:
        for pattern in ("include/*", "LICENSE"):
            copy(self, pattern, str(self._project()), self.export_sources_folder)

    def layout(self) -> None:
        basic_layout(self)

    def validate(self) -> None:
        if self.settings.get_safe("compiler.cppstd"):
            check_min_cppstd(self, 20)

    def package_id(self) -> None:
        self.info.clear()

    def package(self) -> None:
        copy(self, "LICENSE", self.export_sources_folder, str(Path(self.package_folder) / "licenses"))
        copy(self, "include/*", self.export_sources_folder, self.package_folder)

    def package_info(self) -> None:
        self.cpp_info.bindirs = []
        self.cpp_info.libdirs = []
        self.cpp_info.set_property("cmake_file_name", "regelwerk")
        self.cpp_info.set_property("cmake_target_name", "regelwerk::regelwerk")
        self.cpp_info.set_property("pkg_config_name", "regelwerk")

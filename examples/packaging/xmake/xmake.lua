-- The library for projects that are built by xmake: includes("regelwerk/examples/packaging/xmake") and
-- add_deps("regelwerk").
target("regelwerk")
    set_kind("headeronly")
    set_version("0.2.0")
    set_languages("cxx20", {public = true})
    add_headerfiles("../../../include/(regelwerk/**.hpp)")
    add_includedirs("../../../include", {public = true})
target_end()

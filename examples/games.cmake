# The list of games, read, and the headers that follow from it: <games/list.hpp> with the types and names of all, and for
# each question that a game answers in an optional header one that includes those of all games: <games/recall.hpp> has
# every view/recall.hpp that there is. A game without one is not asked, or answers by play/plain_game.hpp.
#   include(games.cmake)                                    sets the variables below, writes into CMAKE_BINARY_DIR/games
#   cmake -DOUT=FOLDER -P games.cmake                       writes into FOLDER/games
#     -DONLY=NAME                of this game alone
#     -DIN=TYPE -DIN_HEADER=FILE each game within a template of this header
#     -DENGLISH_ONLY=ON          without German
# games, titles            all names; names without those that are a further game of a title
# type_NAME, folder_NAME   of a game
# games_of_TITLE           its games
# adapter_NAME             the header by which the terminal knows a game: play/plain.hpp if it has none of its own
if(CMAKE_SCRIPT_MODE_FILE)
  cmake_minimum_required(VERSION 3.25)
endif()
set(examples "${CMAKE_CURRENT_LIST_DIR}")
if(NOT REGELWERK_GAMES)
  set(REGELWERK_GAMES "${examples}/games.txt")
endif()
# A change of the list is one of the build.
set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS "${REGELWERK_GAMES}")
set(games "")
set(titles "")
file(STRINGS "${REGELWERK_GAMES}" lines REGEX "^[^#]")
foreach(line IN LISTS lines)
  if(NOT line MATCHES "^([a-z0-9_]+) +([A-Za-z0-9_:]+) +([a-z0-9_/]+)$")
    message(FATAL_ERROR "${REGELWERK_GAMES}: a line is a name, a type and a folder: ${line}")
  endif()
  set(name ${CMAKE_MATCH_1})
  if(ONLY AND NOT name STREQUAL ONLY)
    continue()
  endif()
  list(APPEND games ${name})
  set(type_${name} ::${CMAKE_MATCH_2})
  set(folder_${name} ${CMAKE_MATCH_3})
  cmake_path(GET folder_${name} FILENAME title)
  set(title_${name} ${title})
  if(NOT title IN_LIST titles)
    list(APPEND titles ${title})
    set(games_of_${title} "")
  endif()
  list(APPEND games_of_${title} ${name})
  set(adapter_${name} "play/${title}.hpp")
  if(NOT EXISTS "${examples}/${adapter_${name}}")
    set(adapter_${name} play/plain.hpp)
  endif()
endforeach()
if(NOT games)
  message(FATAL_ERROR "${REGELWERK_GAMES} has no game ${ONLY}")
endif()

# Writes a file unless it holds the text already, so that nothing is built anew for it.
function(write_if_new file text)
  if(EXISTS "${file}")
    file(READ "${file}" old)
  endif()
  if(NOT "${old}" STREQUAL "${text}")
    file(WRITE "${file}" "${text}")
  endif()
endfunction()

# The headers of these games about a question, as lines of a source.
function(includes_of answer header)
  set(text "")
  foreach(name IN LISTS ARGN)
    set(line "#include <${folder_${name}}/${header}.hpp>\n")
    foreach(base IN ITEMS include tests)
      string(FIND "${text}" "${line}" at)
      if(at EQUAL -1 AND EXISTS "${examples}/../${base}/${folder_${name}}/${header}.hpp")
        string(APPEND text "${line}")
      endif()
    endforeach()
  endforeach()
  set(${answer} "${text}" PARENT_SCOPE)
endfunction()

if(NOT OUT)
  set(OUT "${CMAKE_BINARY_DIR}/games")
endif()
set(includes "")
set(rows "")
set(names "")
set(identifiers "")
set(before "")
set(skills "")
set(thumbs "")
foreach(name IN LISTS games)
  set(skill "#include <players/${title_${name}}.hpp>\n")
  string(FIND "${skills}" "${skill}" at)
  if(at EQUAL -1 AND EXISTS "${examples}/players/${title_${name}}.hpp")
    string(APPEND skills "${skill}")
  endif()
  includes_of(thumb players/rule_of_thumb ${name})
  if(thumb)
    string(REGEX REPLACE "::[^:]*$" "" namespace "${type_${name}}")
    string(APPEND thumbs "template <>
struct ThumbOf<${type_${name}}> : std::type_identity<${namespace}::RuleOfThumb> {};
")
  endif()
  string(FIND "${includes}" "<${folder_${name}}.hpp>" at)
  if(at EQUAL -1)
    string(APPEND includes "#include <${folder_${name}}.hpp>\n")
  endif()
  string(REPLACE "_" " " words ${name})
  set(row ${type_${name}})
  if(IN)
    set(row "${IN}<${row}>")
  endif()
  string(APPEND rows "${before}${row}")
  string(APPEND names "${before}\"${words}\"")
  string(APPEND identifiers "${before}\"${name}\"")
  set(before ", ")
endforeach()
list(LENGTH games count)
set(german true)
if(ENGLISH_ONLY)
  set(german false)
endif()
set(around "")
if(IN_HEADER)
  set(around "#include \"${IN_HEADER}\"\n")
endif()
write_if_new(
  "${OUT}/games/list.hpp"
  "#pragma once
#include <array>
#include <string_view>
#include <type_traits>

#include <regelwerk/core/game/checked_game.hpp>
#include <regelwerk/play/plain_game.hpp>
${includes}${around}
namespace games {

/// Types in a row.
template <class... Types>
struct Row {};

/// All games, with rules chosen while a program runs, and their names.
using All = Row<${rows}>;
inline constexpr std::array<std::string_view, ${count}> names{${names}};
/// The same names without blanks.
inline constexpr std::array<std::string_view, ${count}> identifiers{${identifiers}};

/// A game of the list with its usual rules in its type.
template <class G>
struct FixedOf;
template <class Rules, class Setup>
struct FixedOf<regelwerk::BasicGame<Rules, Setup>>
    : std::type_identity<regelwerk::FixedGame<Rules, typename Rules::Options{}, Rules::standard_edition>> {};
template <class G>
using Fixed = typename FixedOf<G>::type;

/// True if programs speak German besides English.
inline constexpr bool speaks_german = ${german};

}  // namespace games
")
set(text "#pragma once\n")
foreach(name IN LISTS games)
  set(line "#include <${adapter_${name}}>\n")
  string(FIND "${text}" "${line}" at)
  if(at EQUAL -1)
    string(APPEND text "${line}")
  endif()
endforeach()
write_if_new("${OUT}/games/adapters.hpp" "${text}")
set(questions board/cause board/concerned board/geometry board/in_force board/parts language/cause_phrase language/english
              language/german players/encoding view/recall)
includes_of(text players/rule_of_thumb ${games})
write_if_new(
  "${OUT}/games/skills.hpp"
  "#pragma once
#include <type_traits>

#include <games/list.hpp>
#include <players/skill.hpp>
${skills}${text}
namespace games {

/// The rules of thumb of a game.
template <class G>
struct ThumbOf : std::type_identity<players::AnyMove> {};
${thumbs}
}  // namespace games
")
foreach(question IN LISTS questions)
  includes_of(text ${question} ${games})
  cmake_path(GET question FILENAME name)
  write_if_new("${OUT}/games/${name}.hpp" "#pragma once\n${text}")
endforeach()

# The sources of a program about each game of a list (`games`, `titles` or another list of these), and the one that names
# them all: PREFIXtitle.cpp.in filled in for each and PREFIXtitles.cpp.in once. In the first one
#   @name@      is the name, @words@ the same with blanks
#   @types@     are the types of its games, @others@ those of the title's other games with a comma before each
#   @folder@    is its folder of headers
#   @adapter@   is the header by which the terminal knows it
#   @skill@     the header about its players, likewise players/player.hpp
#   @encoding@  includes its optional header of this name, if there is one; so for all of `questions`
# and in the second one @declarations@, @calls@ and @adapters@ are the lines and words of all: DECLARATION and CALL with the
# name for NAME and the types for TYPES.
function(title_sources answer prefix list call declaration)
  set(sources "")
  set(calls "")
  set(declarations "")
  set(adapters "")
  foreach(name IN LISTS ${list})
    set(own ${name})
    if(name IN_LIST titles AND list MATCHES "titles$")
      set(own ${games_of_${name}})
    endif()
    list(GET own 0 game)
    set(title ${title_${game}})
    set(folder ${folder_${game}})
    string(REPLACE "_" " " words ${name})
    set(types "")
    set(others "")
    foreach(each IN LISTS games_of_${title})
      if(each IN_LIST own)
        list(APPEND types ${type_${each}})
      else()
        string(APPEND others ", ${type_${each}}")
      endif()
    endforeach()
    list(JOIN types ", " types)
    set(adapter "${adapter_${game}}")
    set(skill "players/${title}.hpp")
    if(NOT EXISTS "${examples}/${skill}")
      set(skill players/player.hpp)
    endif()
    foreach(question IN LISTS questions)
      cmake_path(GET question FILENAME line)
      includes_of(${line} ${question} ${game})
      string(STRIP "${${line}}" ${line})
    endforeach()
    if(EXISTS "${examples}/${prefix}title.cpp.in")
      set(source "${CMAKE_CURRENT_BINARY_DIR}/${prefix}titles/${name}.cpp")
      configure_file("${examples}/${prefix}title.cpp.in" "${source}" @ONLY)
      list(APPEND sources "${source}")
    endif()
    foreach(pattern IN ITEMS call declaration)
      string(REPLACE "NAME" "${name}" ${pattern}_of_it "${${pattern}}")
      string(REPLACE "TYPES" "${types}" ${pattern}_of_it "${${pattern}_of_it}")
    endforeach()
    list(APPEND calls "${call_of_it}")
    string(APPEND declarations "${declaration_of_it}\n")
    string(FIND "${adapters}" "\"${adapter}\"" at)
    if(at EQUAL -1)
      string(APPEND adapters "#include \"${adapter}\"\n")
    endif()
  endforeach()
  # Each of them takes the compiler long: alone, so that cores share them.
  set_source_files_properties(${sources} PROPERTIES SKIP_UNITY_BUILD_INCLUSION ON)
  list(JOIN calls ",\n      " calls)
  set(source "${CMAKE_CURRENT_BINARY_DIR}/${prefix}titles.cpp")
  configure_file("${examples}/${prefix}titles.cpp.in" "${source}" @ONLY)
  set(${answer} ${sources} "${source}" PARENT_SCOPE)
endfunction()

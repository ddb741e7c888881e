# Writes a source file that holds the texts of BOOKS, parted at empty lines: one literal has room for an example, but not
# for a book everywhere. Called as cmake -DBOOKS=a.txt,b.txt -DOUT=book_texts.cpp -P embed.cmake.
string(REPLACE "," ";" books "${BOOKS}")
set(source "#include \"book_texts.hpp\"\n\nnamespace rulebook {\n\nstd::vector<std::string> book_texts() {\n  return {\n")
foreach(book IN LISTS books)
  file(READ "${book}" text)
  string(REPLACE "\n\n" "\n)book\")\n          .append(R\"book(\n" text "${text}")
  string(APPEND source "      std::string{}.append(R\"book(${text})book\"),\n")
endforeach()
string(APPEND source "  };\n}\n\n}  // namespace rulebook\n")
file(WRITE "${OUT}" "${source}")

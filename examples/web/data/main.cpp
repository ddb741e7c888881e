// print_data FOLDER BOOKS: writes what is printed on the boards, sheets and cards of every title, and the books of
// examples in the folder BOOKS, as JSON files that the page is built with. Views tell what lies where; this tells what
// it is.
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <string>

#include "data.hpp"

namespace {

template <class Write>
bool write(const std::filesystem::path& folder, const std::string& title, Write print) {
  std::ofstream file(folder / (title + ".json"));
  print(file);
  file << '\n';
  return file.good();
}

}  // namespace

int main(int count, char** arguments) {
  if (count != 3) {
    std::cerr << "print_data FOLDER BOOKS\n";
    return EXIT_FAILURE;
  }
  const std::filesystem::path folder = arguments[1];
  const bool good = write(folder, "tock", page::print_tock) &&
                    write(folder, "ostfriesenlauf", page::print_ostfriesenlauf) &&
                    write(folder, "samara", page::print_samara) && write(folder, "clockman", page::print_clockman) &&
                    write(folder, "clou", page::print_clou) && page::print_books(folder.string(), arguments[2]);
  return good ? EXIT_SUCCESS : EXIT_FAILURE;
}

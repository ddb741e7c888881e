#include "books.hpp"

#include <algorithm>
#include <iterator>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include <regelwerk/core/container/text.hpp>
#include <regelwerk/core/contract.hpp>

#include "book_texts.hpp"
#include "example.hpp"

namespace rulebook {

const std::vector<Book>& books_of(std::string_view game) {
  static const auto all = [] {
    std::map<std::string, std::vector<Book>, std::less<>> books;
    for (const std::string& text : book_texts()) {
      WordReader reading = read_book(text);
      regelwerk::expects([&] { return reading.wrong.empty(); }, "the books of the program can be read");
      std::string name = reading.book.title.substr(0, reading.book.title.find(' '));
      books[std::move(name)].push_back(std::move(reading.book));
    }
    return books;
  }();
  static const std::vector<Book> none;
  const auto found = all.find(game);
  return found == all.end() ? none : found->second;
}

std::vector<Example> examples_of(std::string_view game, std::string_view id) {
  std::vector<Example> found;
  for (const Book& book : books_of(game)) {
    std::copy_if(book.examples.begin(), book.examples.end(), std::back_inserter(found),
                 [&](const Example& example) { return regelwerk::same_letters(example.id, id); });
  }
  return found;
}

}  // namespace rulebook

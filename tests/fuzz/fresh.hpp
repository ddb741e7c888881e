#pragma once
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <type_traits>

#include <fuzz/positions.hpp>
#include <regelwerk/core/container/word.hpp>
#include <regelwerk/core/description/fields.hpp>
#include <regelwerk/play/random.hpp>

// Sound inputs made from nothing but random numbers: options, a way, and what a form makes of the position there.

namespace fuzz {

/// Any values of all fields, as people write them.
template <class Fields>
std::string any_settings(const Fields& fields, Random& random) {
  std::string line;
  const auto write = [&]<class Owner, class Member>(const regelwerk::Field<Owner, Member>& field) {
    if (random() % 4 == 0) return;
    line += (line.empty() ? "" : " ") + std::string{field.name} + "=";
    const auto words = field.words.size();
    if constexpr (regelwerk::detail::WordSet<Member>) {
      std::string_view before;
      for (auto set = random() % (std::size_t{1} << words), i = std::uint64_t{0}; i < words; ++i) {
        if ((set >> i & 1U) == 0) continue;
        line += std::string{before} + std::string{field.words[i]};
        before = "+";
      }
    } else if (words > 0) {
      const auto low = static_cast<std::size_t>(field.low);
      const bool is_one = !std::is_same_v<Member, regelwerk::Word> && field.low == field.high;
      line += field.words[is_one ? low : random() % words];
    } else {
      line +=
          std::to_string(field.low + static_cast<int>(random() % static_cast<unsigned>(field.high - field.low + 1)));
    }
  };
  fields.each(write);
  return line;
}

/// Options that there is a game of; now and then those of a game with its rules in its type.
template <class Title>
std::string any_options(Random& random) {
  for (int tries = 0; tries < 8; ++tries) {
    std::string line;
    if (random() % 3 == 0)
      line = std::string{"edition="} + std::string{Title::editions[random() % Title::editions.size()]->name};
    const std::string settings = random() % 4 == 0 ? std::string{} : any_settings(Title::Game::option_fields, random);
    if (!line.empty() && !settings.empty()) line += ' ';
    line += settings;
    if (game_of<Title>(line) != nullptr) return line;
  }
  return {};
}

/// To positions early and late.
inline std::string any_way(Random& random) {
  return std::to_string(random() % 1'000) + ":" + std::to_string(random() % (std::uint64_t{2} << random() % 9));
}

/// A sound input of a form.
template <class Title, template <class> class Form>
std::string fresh_input(Random& random) {
  const std::string options = any_options<Title>(random);
  const auto& game = *game_of<Title>(options);
  const std::string way = any_way(random);
  const auto at = walked(game, way);
  const std::string body = Form<Title>::fresh(game, at->state, random);
  return options + '\n' + (Form<Title>::has_way ? way + '\n' : std::string{}) + body;
}

}  // namespace fuzz

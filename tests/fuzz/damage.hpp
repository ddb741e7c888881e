#pragma once
#include <algorithm>
#include <cctype>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <regelwerk/play/random.hpp>

// How a sound body is damaged so that it often stays nearly sound: texts by their tokens, bytes by moving counts about.

extern "C" std::size_t LLVMFuzzerMutate(std::uint8_t* data, std::size_t size, std::size_t max_size);

namespace fuzz {

using regelwerk::Random;

inline constexpr std::size_t longest_body = 4'096;

/// What libFuzzer itself thinks of.
inline void damage_anyhow(std::string& body) {
  const std::size_t size = std::min(body.size(), longest_body);
  body.resize(longest_body);
  auto* bytes = reinterpret_cast<std::uint8_t*>(body.data());  // NOLINT(*-reinterpret-cast)
  body.resize(LLVMFuzzerMutate(bytes, size, longest_body));
}

/// Words, numbers, and every other sign alone.
inline std::vector<std::string> tokens_of(std::string_view text) {
  std::vector<std::string> tokens;
  bool in_word = false;
  for (const char sign : text) {
    const bool is_letter = std::isalnum(static_cast<unsigned char>(sign)) != 0;
    if (is_letter && in_word) {
      tokens.back() += sign;
    } else {
      tokens.emplace_back(1, sign);
    }
    in_word = is_letter;
  }
  return tokens;
}

/// Damages a text; `words` are tokens that texts of this kind have.
class TextDamage {
 public:
  TextDamage(std::string& text, const std::vector<std::string>& words, Random& random)
      : text_(text), words_(words), random_(random), tokens_(tokens_of(text)) {}

  void run() {
    for (auto times = 1 + random_() % 3; times > 0; --times) once();
    text_.clear();
    for (const std::string& token : tokens_) text_ += token;
  }

 private:
  std::size_t any(std::size_t count) { return static_cast<std::size_t>(random_() % count); }
  std::string word() { return words_.empty() ? "0" : words_[any(words_.size())]; }

  void once() {
    if (tokens_.empty()) {
      tokens_.push_back(word());
      return;
    }
    const std::size_t at = any(tokens_.size());
    const std::size_t other = any(tokens_.size());
    switch (any(10)) {
      case 0:
        tokens_[at] = word();
        break;
      case 1:
        tokens_[at] = tokens_[other];
        break;
      case 2:
        std::swap(tokens_[at], tokens_[other]);
        break;
      case 3:
        tokens_.erase(place(at));
        break;
      case 4:
        tokens_.insert(place(at), word());
        break;
      case 5:
        move(at, other);
        break;
      case 6:
        count(tokens_[at]);
        break;
      case 7:
        tokens_[at] = word();
        tokens_[other] = word();
        break;
      default:
        sign(tokens_[at], tokens_[other]);
    }
  }
  std::vector<std::string>::iterator place(std::size_t at) { return tokens_.begin() + static_cast<std::ptrdiff_t>(at); }

  void move(std::size_t from, std::size_t to) {
    std::string token = std::move(tokens_[from]);
    tokens_.erase(place(from));
    tokens_.insert(place(std::min(to, tokens_.size())), std::move(token));
  }
  /// A number goes up or down by little.
  void count(std::string& token) {
    if (token.empty() || token.size() > 6 || std::isdigit(static_cast<unsigned char>(token[0])) == 0) return;
    const int number = std::atoi(token.c_str());
    token = std::to_string(std::max(0, number + static_cast<int>(any(7)) - 3));
  }
  /// One sign changes, or goes from one token to another, as a card from hand to hand.
  void sign(std::string& from, std::string& to) {
    static constexpr std::string_view signs = "0123456789abcxyzAKTJQ:-+@=,./!~[]{}* ";
    if (from.empty() || to.empty()) return;
    const std::size_t at = any(from.size());
    switch (any(4)) {
      case 0:
        from[at] = signs[any(signs.size())];
        break;
      case 1:
        from[at] = static_cast<char>(from[at] ^ ' ');
        break;
      case 2:
        std::swap(from[at], to[any(to.size())]);
        break;
      default: {
        const char moved = from[at];
        from.erase(at, 1);
        to.insert(any(to.size() + 1), 1, moved);
      }
    }
  }

  std::string& text_;
  const std::vector<std::string>& words_;
  Random& random_;
  std::vector<std::string> tokens_;
};

/// One byte changes, or two of them together, as if a thing had moved or one were put in for another.
inline void damage_bytes(std::string& body, Random& random) {
  if (body.empty()) return damage_anyhow(body);
  const auto any = [&] { return static_cast<std::size_t>(random() % body.size()); };
  for (auto times = 1 + random() % 3; times > 0; --times) {
    char& one = body[any()];
    char& other = body[any()];
    const auto step = static_cast<char>(1U << random() % 8);
    switch (random() % 6) {
      case 0:
        one = static_cast<char>(one ^ step);
        break;
      case 1:
        one = static_cast<char>(random());
        break;
      case 2:
        one = other;
        break;
      case 3:
        std::swap(one, other);
        break;
      default:
        one = static_cast<char>(one + step);
        other = static_cast<char>(other - step);
    }
  }
}

}  // namespace fuzz

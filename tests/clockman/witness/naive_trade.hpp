#pragma once

// Trade (CM-77), for the plain, slow implementation of Clockman in naive.hpp.

#include <map>
#include <set>
#include <string>
#include <vector>

#include <clockman/witness/naive_board.hpp>

namespace naive_clockman {

// What one seat gives to another.
struct Gift {
  int from = 0;
  int to = 0;
  std::string digits;  // one or two of 0 1 2 X, in this order
};

// Text: offer:t:D:E or circle:t:d:u:e:f
inline std::vector<Gift> gifts_of(int seat, const std::string& proposal) {
  std::vector<std::string> words;
  std::string word;
  for (const char letter : proposal + ":") {
    if (letter == ':') {
      words.push_back(word);
      word.clear();
    } else {
      word += letter;
    }
  }
  const int t = std::stoi(words.at(1));
  if (words.at(0) == "offer") return {Gift{seat, t, words.at(2)}, Gift{t, seat, words.at(3)}};
  const int u = std::stoi(words.at(3));
  return {Gift{seat, t, words.at(2)}, Gift{t, u, words.at(4)}, Gift{u, seat, words.at(5)}};
}

// Who has to accept, in order: in a circle two.
inline std::vector<int> asked_by(int seat, const std::string& proposal) {
  std::vector<int> seats;
  for (const Gift& gift : gifts_of(seat, proposal)) {
    if (gift.from != seat) seats.push_back(gift.from);
  }
  return seats;
}

// The texts of D and E: one digit, or two.
inline std::vector<std::string> handfuls() {
  std::vector<std::string> result;
  const std::string& kinds = digit_kinds();
  for (const char kind : kinds) result.emplace_back(1, kind);
  for (std::size_t first = 0; first < kinds.size(); ++first) {
    for (std::size_t second = first; second < kinds.size(); ++second) {
      result.push_back(std::string{kinds.at(first)} + kinds.at(second));
    }
  }
  return result;
}

inline bool share_a_kind(const std::string& one, const std::string& other) {
  return one.find_first_of(other) != std::string::npos;
}

// CM-77: loose or in the date
inline std::vector<std::string> handfuls_of(const Position& position, int seat) {
  const Digits held = all_digits(position, seat);
  std::vector<std::string> result;
  for (const std::string& handful : handfuls()) {
    const bool is_pair = handful.size() == 2 && handful.front() == handful.back();
    if (!held.contains(handful.front()) || !held.contains(handful.back())) continue;
    if (!is_pair || held.count(handful.front()) >= 2) result.push_back(handful);
  }
  return result;
}

// Every proposal in which everyone holds what it gives.
inline std::vector<std::string> thinkable_proposals(const Position& position) {
  const int seat = position.turn;
  std::map<int, std::vector<std::string>> held;
  for (int other = 0; other < position.config.seats; ++other) held[other] = handfuls_of(position, other);
  std::vector<std::string> result;
  for (const int t : others_in_order(position.config, seat)) {
    const std::string to_t = ":" + std::to_string(t) + ":";
    for (const std::string& given : held.at(seat)) {
      for (const std::string& wanted : held.at(t)) {
        if (!share_a_kind(given, wanted)) result.push_back("offer" + to_t + given + ":" + wanted);
      }
    }
    for (const int u : others_in_order(position.config, seat)) {
      if (u == t) continue;
      for (const std::string& d : held.at(seat)) {
        for (const std::string& e : held.at(t)) {
          for (const std::string& f : held.at(u)) {
            if (d.size() + e.size() + f.size() > 3 || d == e || e == f || d == f) continue;
            result.push_back("circle" + to_t + d + ":" + std::to_string(u) + ":" + e + ":" + f);
          }
        }
      }
    }
  }
  return result;
}

// Whether nobody concerned is on its straight and all of them are within their surplus limit afterwards.
inline bool is_possible(const Position& position, const std::vector<Gift>& gifts) {
  for (const Gift& given : gifts) {
    if (on_straight(position, given.from)) return false;
    Digits digits = all_digits(position, given.from);
    for (const char kind : given.digits) digits = without_digit(digits, kind);
    for (const Gift& received : gifts) {
      if (received.to != given.from) continue;
      for (const char kind : received.digits) digits = with_digit(digits, kind);
    }
    if (!within_limit(position.config, digits)) return false;
  }
  return true;
}

// The proposals that the active seat may make now.
inline std::set<std::string> proposals(const Position& position) {
  std::set<std::string> result;
  if (!position.config.trade || position.offers >= position.config.trade_offers) return result;
  for (const std::string& proposal : thinkable_proposals(position)) {
    if (position.declined.contains(proposal)) continue;
    if (is_possible(position, gifts_of(position.turn, proposal))) result.insert(proposal);
  }
  return result;
}

// All digits change hands at once: nobody gives on what it only now received.
inline void change_hands(Position& position, const std::vector<Gift>& gifts) {
  for (const Gift& gift : gifts) {
    for (const char kind : gift.digits) give_up_digit(position, gift.from, kind);
  }
  for (const Gift& gift : gifts) {
    for (const char kind : gift.digits) receive_digit(position, gift.to, kind);
  }
}

}  // namespace naive_clockman

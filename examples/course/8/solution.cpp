#include <compare>
#include <string_view>

struct Position {
  int shells;
  int turn;
  auto operator<=>(const Position&) const = default;
};
constexpr Position beginning{12, 0};

constexpr std::string_view why_not(Position position, int take) {
  if (position.shells == 0) return "MU-3";
  if (take < 1 || take > 3) return "MU-1";
  if (take > position.shells) return "MU-2";
  return "";
}

constexpr Position play(Position position, int take) {
  position.shells = position.shells - take;
  position.turn = 1 - position.turn;
  return position;
}

constexpr int winner(Position position) {
  if (position.shells > 0) return -1;
  return 1 - position.turn;
}

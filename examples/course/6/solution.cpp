constexpr int first_position = -66;
constexpr int last_position = 67;
constexpr int first_sign = 1;
constexpr int last_sign = 39;

constexpr bool is_across_forward(int position, int sign) {
  return position > sign;
}
constexpr bool is_across_backward(int position, int sign) {
  return position <= sign - 40;
}
constexpr int fields_across(int position, int sign) {
  if (is_across_forward(position, sign)) return position - sign;
  if (is_across_backward(position, sign)) return sign - 40 - position + 1;
  return 0;
}

constexpr bool holds_everywhere(auto claim) {
  for (int position = first_position; position <= last_position; ++position) {
    for (int sign = first_sign; sign <= last_sign; ++sign) {
      if (!claim(position, sign)) return false;
    }
  }
  return true;
}

constexpr bool is_one_way(bool forward, bool backward) {
  return !(forward && backward);
}

static_assert(holds_everywhere([](int position, int sign) {
  return is_one_way(is_across_forward(position, sign), is_across_backward(position, sign));
}));

constexpr int in_front = 20;
constexpr int behind = -10;
constexpr int sign = 31;

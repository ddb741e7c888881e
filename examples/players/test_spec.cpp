#include <map>
#include <string>
#include <string_view>

#include "../checks.hpp"
#include "../play/text.hpp"
#include "spec.hpp"

namespace {

using checks::check;
using play::join;

void test_players() {
  const auto wrong_at = [](std::string_view text) {
    const auto reading = players::read_player(text);
    return reading.wrong.empty() ? std::string{"right"} : std::to_string(reading.position);
  };
  const std::map<std::string_view, std::string_view> texts{
      {"random", "right"},
      {"thumb", "right"},
      {"flat", "right"},
      {"ismcts", "right"},
      {"flat:playouts=8,cap=200", "right"},
      {"flat:ms=5,rollout=thumb,memory=no", "right"},
      {"flat:iterations=3", "right"},
      {"ismcts:iterations=10,rollout=mixed,cap=40,opponents=paranoid,formula=puct,exploration=0.35,nodes=99,keep=yes",
       "right"},
      {"ismcts:ms=5", "right"},
      {"ismcts:rollout=worth,formula=widening,widening=3,other_in_256=256", "right"},
      {"ismcts:other_in_256=257", "20"},
      {"ismcts:widening=0", "16"},
      {"", "0"},
      {"king", "0"},
      {"Random", "0"},
      {"random:", "7"},
      {"random:cap=3", "7"},
      {"thumb:ms=3", "6"},
      {"flat:", "5"},
      {"flat:widening=3", "5"},
      {"flat:cap", "8"},
      {"flat:cap=", "9"},
      {"flat:cap=0", "9"},
      {"flat:cap=3x", "9"},
      {"flat:cap=3,cap=4", "11"},
      {"flat:cap=3,", "11"},
      {"flat:playouts=3,ms=4", "16"},
      {"flat:ms=4,playouts=3", "10"},
      {"flat:iterations=4,playouts=3", "18"},
      {"ismcts:iterations=2,ms=4", "20"},
      {"ismcts:opponents=nice", "17"},
      {"ismcts:keep=maybe", "12"},
      {"ismcts:exploration=17", "19"},
      {"ismcts:exploration=-1", "19"},
      {"ismcts:exploration=.", "19"},
      {"ismcts:exploration=0.1234567", "19"},
      {"ismcts:nodes=99999999999", "13"},
      {"ismcts:iterations=8 rollout=thumb", "19"},
      {"ismcts:iterations=8; rollout=thumb", "19"},
      {"ismcts:iterations=8, rollout=thumb", "20"},
      {"ismcts:iterations=8:rollout=thumb", "19"},
      {"ismcts:iterations==8", "18"}};
  for (const auto& [text, wanted] : texts) check(wrong_at(text) == wanted, join(text, " is wrong at ", wrong_at(text)));
  check(players::read_player("ismcts:exploration=0.5").spec.search.exploration == 32768, "exploration");
  check(players::read_player("ismcts:exploration=16").spec.search.exploration == 16U << 16, "most exploration");
  const players::Spec tock = players::read_player("ismcts:cap=9", "tock").spec;
  check(tock.rollout == players::Playing::mixed && tock.other_in_256 == 96 && *tock.cap == 9, "what suits a title");
  const players::Spec heist = players::read_player("ismcts", "clou").spec;
  const players::Spec campaign = players::read_player("ismcts", "clou campaign").spec;
  check(heist.search.exploration > campaign.search.exploration && *heist.cap > *campaign.cap, "what suits a game");
  check(players::read_player("flat:iterations=7").spec.by_decision && !players::read_player("flat").spec.by_decision,
        "so many of a decision");
  check(players::read_player("flat", "tock").spec.rollout == players::Playing::uniform, "what suits searches alone");
  check(players::explain("flat:cap=x", players::read_player("flat:cap=x")) ==
            "flat:cap=x\n         ^ a whole number from 1 to 1000000 is wanted",
        "where it is wrong");
  for (const std::string_view text :
       {"ismcts:iterations=8 rollout=thumb", "flat:cap=3;keep=no", "flat:cap=3, keep=no"}) {
    check(players::read_player(text).wrong == "separate settings by commas alone, as in cap=40,keep=yes",
          join(text, ": ", players::read_player(text).wrong));
  }
  check(players::is_meant("flat:cap=3") && players::is_meant("king") && !players::is_meant("seats=2"), "what is meant");
}

}  // namespace

int main() {
  test_players();
  return checks::status();
}

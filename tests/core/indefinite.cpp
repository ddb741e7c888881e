#include <regelwerk/core/language/indefinite.hpp>

#include <string>
#include <string_view>

#include <doctest/doctest.h>

#include <regelwerk/core/container/text.hpp>
#include <regelwerk/core/language/english.hpp>
#include <regelwerk/core/language/german.hpp>

using namespace regelwerk;

TEST_CASE("language: indefinite words stand for names, and what has none is left out with what leads to it") {
  const auto written = [](std::string_view text, const Indefinite& words) {
    Text<160> out;
    write_indefinite(out, text, words);
    return std::string{out.view()};
  };
  const Indefinite words = indefinite_words(english);
  CHECK(written("{seat} plays {rank}", words) == "somebody plays a card");
  CHECK(written("{seat} takes {thing} from {space}", words) == "somebody takes something");
  CHECK(written("a marble of {colour} comes in on {to}", words) == "a marble of somebody comes in");
  CHECK(written("{colour} goes from {from} to {to}", words) == "somebody goes");
  CHECK(written("{seat} rolls a {number}", words) == "somebody rolls a number");
  CHECK(written("{seat} builds the {tile} on {space} for {amount} prestige", words) ==
        "somebody builds the tile for some prestige");
  CHECK(written("the tile {tile} is laid on {space}", words) == "the tile is laid");
  CHECK(written("{seat} pays with a symbol card {pose}", words) == "somebody pays with a symbol card");
  CHECK(written("time passes, {progress}", words) == "time passes");
  CHECK(written("{some} fields {way}, {with} on", words) == "some fields, on");
  CHECK(written("in round {round} the dice show {throw}", words) == "the dice show something");
  CHECK(written("", words).empty());
  const Indefinite in_german = indefinite_words(german);
  CHECK(written("{colour} wird auf {from} geschlagen", in_german) == "jemand wird geschlagen");
  CHECK(written("{worker} von {seat} nimmt Urlaub bis zum Monat {to}", in_german) ==
        "ein Arbeiter von jemand nimmt Urlaub");
  CHECK(written("{cause} kostet {seat} {tool}, jetzt auf {space}", in_german) ==
        "ein Gebäude kostet jemand ein Werkzeug");
  CHECK(written("{seat} muss nach außen {onto}", in_german) == "jemand muss nach außen");
  CHECK(written("{seat} baut auf {space} das Gebäude {tile}, Prestige {amount}", in_german) ==
        "jemand baut das Gebäude");
}

#include <doctest/doctest.h>

#include <cstdint>
#include <filesystem>
#include <fstream>
#include <iomanip>
#include <set>
#include <span>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

#include <plain_record.hpp>
#include <platforms/trajectory.hpp>
#include <regelwerk/core/description/settings.hpp>
#include <regelwerk/play.hpp>
#include <regelwerk/regelwerk.hpp>

// tests/records has whole random games of every title and of every version of its rules, in two lines each: the record,
// then how the game ended, as end_of tells it. Those of old versions are played on
// by the rows of each title's `older_versions`. When a rules version is raised, the files that are there stay as they
// are, and
//     build/tests/tests/test_play --no-skip --test-case="old records: written*"
// puts those of the new version beside them. It writes no file that is there already, so that a change which gives
// recorded moves another meaning, but raises no version, cannot be written over.

namespace {

using namespace regelwerk;
using regelwerk_test::plain_record;

/// What a game of the corpus is played by.
struct Setting {
  std::string_view options;
  std::string_view start;
  std::uint64_t seed = 0;
};

template <Playable G>
struct Title {
  std::string_view name;
  std::vector<Setting> settings;
};

/// Calls `f` with every title.
void for_each_title(const auto& f) {
  f(Title<tock::RuntimeGame>{"tock",
                             {{"seats=2 quick_start=true", "", 59},
                              {"seats=3 quick_start=true seven=single own_start=closed", "first_dealer=0", 2},
                              {"seats=4 mode=two_pairs quick_start=true", "first_dealer=2", 2622}}});
  f(Title<ostfriesenlauf::RuntimeGame>{
      "ostfriesenlauf",
      {{"seats=1", "", 28}, {"seats=2 unowned_wins=false", "start_numbers=1,2,3,4", 33}, {"seats=4", "", 11}}});
  f(Title<samara::RuntimeGame>{"samara",
                               {{"", "", 3},
                                {"seats=2 specials=false", "order=1,0,2,3,4", 29},
                                {"seats=5 start_month=2 last_half_year=5 spare_helpers=true", "", 62}}});
  f(Title<clockman::RuntimeGame>{
      "clockman",
      {{"seats=2", "", 2},
       {"seats=3 ones=3 blockades_stay=false", "", 13},
       {"seats=4 transfer=true hoarding=one", "", 137},
       {"seats=2 transfer=true hoarding=extended robbery=true rob_date=false trade=true trade_offers=3", "", 1}}});
  f(Title<clou::RuntimeHeist>{
      "clou_heist",
      {{"", "", 73},
       {"scenario=museum thieves=bruce clamp_dice=true", "", 122},
       {"scenario=hotel thieves=matt+janet+trixie fill_free=false", "", 92},
       {"scenario=concert thieves=janet+bruce", "", 84},
       {"scenario=concert thieves=matt+trixie use_dice=own specials=gang tree_way=last", "", 85}}});
  f(Title<clou::RuntimeCampaign>{"clou_campaign",
                                 {{"", "", 41},
                                  {"players=2 jail_rule=free experience_resets=true", "", 479},
                                  {"players=3 clamp_dice=true fill_free=false", "", 12},
                                  {"players=2 use_dice=own specials=gang tree_way=last", "", 42}}});
}

const std::filesystem::path folder{REGELWERK_TEST_DATA_DIR "/records"};

std::filesystem::path file_of(std::string_view title, int version) {
  return folder / (std::string{title} + "_v" + std::to_string(version) + ".txt");
}

/// A game of the corpus.
struct Recorded {
  std::string text;
  std::string end;
};

std::vector<Recorded> recorded(std::string_view title, int version) {
  CAPTURE(title);
  CAPTURE(version);
  std::ifstream file{file_of(title, version)};
  REQUIRE_MESSAGE(file.good(), "there are no records of this version; old_records.cpp tells how they are made");
  std::vector<Recorded> found;
  for (std::string text, end; std::getline(file, text);) {
    if (text.empty() || text.front() == '#') continue;
    std::getline(file, end);
    found.push_back({text, end});
  }
  return found;
}

/// A hash of the bytes of the state in which a game ended, then who came where and with how much.
template <Playable G>
std::string end_of(const G& game, const typename G::State& state) {
  const auto outcome = game.outcome(state);
  REQUIRE(outcome.has_value());
  platforms::Digest digest;
  digest.feed(game.pack(state));
  std::ostringstream out;
  out << "end: " << std::hex << std::setw(16) << std::setfill('0') << digest.value() << std::dec;
  const auto write = [&](std::string_view name, const auto& numbers) {
    out << ' ' << name;
    for (std::size_t seat = 0; seat < static_cast<std::size_t>(outcome->seats); ++seat) out << ' ' << +numbers[seat];
  };
  write("places", outcome->places);
  write("scores", outcome->scores);
  return out.str();
}

template <Playable G>
std::string written(const G& game, const RecordHeader<G>& header, std::span<const typename G::Move> moves) {
  std::string text;
  write_record(game, header, moves, [&](std::string_view piece) { text += piece; });
  return text;
}

/// The record with another number of the version in its header.
std::string said_to_be_of(int version, const std::string& text) {
  const std::string mark = " rules=";
  const std::size_t begin = text.find(mark) + mark.size();
  return text.substr(0, begin) + std::to_string(version) + text.substr(text.find(' ', begin));
}

/// What is behind the hash of an end: who came where.
std::string places_of(const std::string& end) { return end.substr(end.find(" places")); }

/// What a record says when it is read with nothing but the library.
template <Playable G>
struct WordReader {
  RecordHeader<G> header;
  G game;
  std::vector<typename G::Move> moves;
  Replay<typename G::State, typename G::Rule> done;
};
template <Playable G>
WordReader<G> reading_of(const std::string& text) {
  const auto header = parse_record_header<G>(text);
  REQUIRE(header.has_value());
  REQUIRE(edition_of<G>(*header) != nullptr);
  const auto game = game_of<G>(*header);
  REQUIRE(game.has_value());
  std::vector<typename G::Move> moves;
  const auto done = read_record(*game, text, [&](const auto& /*state*/, const auto& move) { moves.push_back(move); });
  return {*header, *game, moves, done};
}

TEST_CASE("old records: those of this version end as they ended, and are written as they were") {
  for_each_title([]<class G>(const Title<G>& title) {
    for (const Recorded& record : recorded(title.name, G::rules_version)) {
      CAPTURE(record.text);
      const auto read = reading_of<G>(record.text);
      REQUIRE(!read.done.fault);
      CHECK(end_of(read.game, read.done.state) == record.end);
      const std::string again = written<G>(read.game, read.header, read.moves);
      CHECK(plain_record(again) == plain_record(record.text));
      CHECK(reading_of<G>(again).done.state == read.done.state);
    }
  });
}

TEST_CASE("old records: those of older versions are played to their ends, and go on as records of this version") {
  int played = 0;
  for_each_title([&]<class G>(const Title<G>& title) {
    for (int version = 1; version < G::rules_version; ++version) {
      for (const Recorded& record : recorded(title.name, version)) {
        CAPTURE(record.text);
        const auto read = reading_of<G>(record.text);
        CHECK(read.header.rules_version == version);
        REQUIRE(!read.done.fault);
        CHECK(places_of(end_of(read.game, read.done.state)) == places_of(record.end));
        const auto again = reading_of<G>(written<G>(read.game, read.header, read.moves));
        REQUIRE(!again.done.fault);
        CHECK(again.header.rules_version == G::rules_version);
        CHECK(again.done.state == read.done.state);
        CHECK(again.moves == read.moves);
        ++played;
      }
    }
  });
  CHECK(played > 0);
}

TEST_CASE("old records: where an older version made a move that is not legal any more, it is told") {
  for_each_title([&]<class G>(const Title<G>& title) {
    for (int version = 1; version < G::rules_version; ++version) {
      const std::string text = recorded(title.name, version).front().text;
      // The last move once more: the game is over.
      const std::string longer = text + text.substr(text.rfind(' '));
      const auto read = reading_of<G>(longer);
      REQUIRE(read.done.fault);
      CHECK(read.done.fault->move == read.moves.size());
      const std::string begin = "played by version " + std::to_string(version) + " of the rules, and by version " +
                                std::to_string(G::rules_version) + " it goes no further here: ";
      const std::string sentence{describe(read.game, *read.done.fault).view()};
      CHECK(sentence.substr(0, begin.size()) == begin);
      CHECK(sentence.size() > begin.size());
    }
  });
}

TEST_CASE("old records: those of a version to come are refused with both versions") {
  for_each_title([]<class G>(const Title<G>& title) {
    constexpr int other = G::rules_version + 1;
    const std::string text = said_to_be_of(other, recorded(title.name, G::rules_version).front().text);
    const std::string sentence = "this is of version " + std::to_string(other) + " of the rules, not of version " +
                                 std::to_string(G::rules_version);
    const auto header = parse_record_header<G>(text);
    REQUIRE(!header.has_value());
    CHECK(describe<G>(header.error()).view() == sentence);
    const auto game = G::make({});
    REQUIRE(game.has_value());
    const auto done = read_record(*game, text, [](const auto&, const auto&) { FAIL("a move was made"); });
    REQUIRE(done.fault);
    CHECK(describe(*game, *done.fault).view() == sentence);
  });
}

TEST_CASE("old records: every title and every version has some of different rules, and there is nothing else") {
  std::set<std::filesystem::path> files;
  for_each_title([&]<class G>(const Title<G>& title) {
    for (int version = 1; version <= G::rules_version; ++version) {
      files.insert(file_of(title.name, version));
      std::set<std::string> headers;
      for (const Recorded& record : recorded(title.name, version)) {
        headers.insert(record.text.substr(0, record.text.find(" moves")));
        const std::string begin = std::string{G::name} + " rules=" + std::to_string(version) + " ";
        CHECK(record.text.substr(0, begin.size()) == begin);
      }
      CHECK(headers.size() >= 3);
    }
  });
  for (const auto& entry : std::filesystem::directory_iterator{folder}) {
    CAPTURE(entry.path().string());
    CHECK(files.contains(entry.path()));
  }
}

TEST_CASE("old records: written where a version has none yet" * doctest::skip()) {
  for_each_title([]<class G>(const Title<G>& title) {
    const auto file = file_of(title.name, G::rules_version);
    if (std::filesystem::exists(file)) return;
    std::ofstream out{file};
    out << "# " << title.name << ", version " << G::rules_version
        << " of the rules: written when this version began; tests/play/old_records.cpp tells how.\n";
    for (const Setting& setting : title.settings) {
      const auto options = parse_options<G>(setting.options);
      REQUIRE(options.has_value());
      const auto game = G::make(*options);
      REQUIRE(game.has_value());
      const auto start = parse_start(*game, setting.start);
      REQUIRE(start.has_value());
      Random random{setting.seed};
      typename G::State state = game->initial(*start);
      std::vector<typename G::Move> moves;
      while (!game->actor(state).is_nobody()) {
        moves.push_back(random_move(*game, state, random));
        game->advance(state, moves.back());
      }
      out << written<G>(*game, record_header(*game, *start), moves) << '\n' << end_of(*game, state) << '\n';
    }
    REQUIRE(out.good());
  });
}

}  // namespace

#pragma once
#include <regelwerk/clou/edition/standard.hpp>
#include <regelwerk/clou/edition/thief.hpp>

#include "json.hpp"

// What sheets of Clou have in common with the areas of a campaign, and the sheets of the thieves.

namespace page {

void write(Json& json, regelwerk::clou::SymbolSet set);

/// What fires: symbols by their words, of white ones their kind and value.
void write(Json& json, const regelwerk::clou::Effects& effects);

/// Members of an object.
void write_condition(Json& json, const regelwerk::clou::Condition& condition);

void write_sheet(Json& json, regelwerk::clou::Thief thief);

}  // namespace page

#pragma once
#include <regelwerk/clockman/players/encoding/observation.hpp>
#include <regelwerk/clockman/players/encoding/policy.hpp>

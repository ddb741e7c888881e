#pragma once
#include <regelwerk/clou/players/encoding/observation.hpp>
#include <regelwerk/clou/players/encoding/policy.hpp>

#pragma once
#include <regelwerk/clou/encoding/observation.hpp>
#include <regelwerk/clou/encoding/policy.hpp>

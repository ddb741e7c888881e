#pragma once
#include <regelwerk/clockman/encoding/observation.hpp>
#include <regelwerk/clockman/encoding/policy.hpp>

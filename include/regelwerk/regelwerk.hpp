#pragma once
/// All games and all tools.
#include <regelwerk/clockman.hpp>
#include <regelwerk/clou.hpp>
#include <regelwerk/core/version.hpp>
#include <regelwerk/ostfriesenlauf.hpp>
#include <regelwerk/play.hpp>
#include <regelwerk/samara.hpp>
#include <regelwerk/tock.hpp>

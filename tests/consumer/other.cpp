#include <regelwerk/regelwerk.hpp>

const regelwerk::Version* version_seen_by_other() { return &regelwerk::version; }

#include <mutate/killer.hpp>

#include <regelwerk/tock.hpp>
#include <regelwerk/tock/english.hpp>
#include <regelwerk/tock/german.hpp>

int main() { return mutate::kill<regelwerk::tock::RuntimeGame>("tock"); }

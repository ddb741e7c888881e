#include <mutate/killer.hpp>

#include <regelwerk/tock.hpp>
#include <regelwerk/tock/language/english.hpp>
#include <regelwerk/tock/language/german.hpp>

int main() { return mutate::kill<regelwerk::tock::RuntimeGame>("tock"); }

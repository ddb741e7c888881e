#include <mutate/killer.hpp>

#include <regelwerk/ostfriesenlauf.hpp>
#include <regelwerk/ostfriesenlauf/english.hpp>
#include <regelwerk/ostfriesenlauf/german.hpp>

int main() { return mutate::kill<regelwerk::ostfriesenlauf::RuntimeGame>("ostfriesenlauf"); }

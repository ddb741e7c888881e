#include <mutate/killer.hpp>

#include <regelwerk/ostfriesenlauf.hpp>
#include <regelwerk/ostfriesenlauf/language/english.hpp>
#include <regelwerk/ostfriesenlauf/language/german.hpp>

int main() { return mutate::kill<regelwerk::ostfriesenlauf::RuntimeGame>("ostfriesenlauf"); }

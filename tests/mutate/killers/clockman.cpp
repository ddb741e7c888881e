#include <mutate/killer.hpp>

#include <regelwerk/clockman.hpp>
#include <regelwerk/clockman/language/english.hpp>
#include <regelwerk/clockman/language/german.hpp>

int main() { return mutate::kill<regelwerk::clockman::RuntimeGame>("clockman"); }

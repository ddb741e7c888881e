#include <mutate/killer.hpp>

#include <regelwerk/clockman.hpp>
#include <regelwerk/clockman/english.hpp>
#include <regelwerk/clockman/german.hpp>

int main() { return mutate::kill<regelwerk::clockman::RuntimeGame>("clockman"); }

#include <mutate/killer.hpp>

#include <regelwerk/samara.hpp>
#include <regelwerk/samara/language/english.hpp>
#include <regelwerk/samara/language/german.hpp>

int main() { return mutate::kill<regelwerk::samara::RuntimeGame>("samara"); }

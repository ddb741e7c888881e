#include <mutate/killer.hpp>

#include <regelwerk/samara.hpp>
#include <regelwerk/samara/english.hpp>
#include <regelwerk/samara/german.hpp>

int main() { return mutate::kill<regelwerk::samara::RuntimeGame>("samara"); }

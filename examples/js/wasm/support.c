/* What the compiler expects of a C library; with bulk memory each of the first three is one instruction. */
#include <stddef.h>
#include <stdlib.h>
#include <string.h>

void* memcpy(void* restrict to, const void* restrict from, size_t count) { return __builtin_memcpy(to, from, count); }
void* memmove(void* to, const void* from, size_t count) { return __builtin_memmove(to, from, count); }
void* memset(void* to, int value, size_t count) { return __builtin_memset(to, value, count); }

__attribute__((no_builtin)) int memcmp(const void* left, const void* right, size_t count) {
  const unsigned char* a = left;
  const unsigned char* b = right;
  for (; count > 0; --count, ++a, ++b) {
    if (*a != *b) return *a < *b ? -1 : 1;
  }
  return 0;
}

__attribute__((no_builtin)) void* memchr(const void* in, int value, size_t count) {
  const unsigned char* at = in;
  for (; count > 0; --count, ++at) {
    if (*at == (unsigned char)value) return (void*)at;
  }
  return NULL;
}

__attribute__((no_builtin)) size_t strlen(const char* text) {
  size_t length = 0;
  while (text[length] != '\0') ++length;
  return length;
}

_Noreturn void abort(void) { __builtin_trap(); }

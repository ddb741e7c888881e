/* The shared library needs no C++ runtime but for one function, by which std::string_view tells of a place behind its
 * end; nothing here asks for such a place. */
#include <stdlib.h>

void _ZSt24__throw_out_of_range_fmtPKcz(const char* sentence, ...);

void _ZSt24__throw_out_of_range_fmtPKcz(const char* sentence, ...) {
  (void)sentence;
  abort();
}

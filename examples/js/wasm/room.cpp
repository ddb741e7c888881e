// Memory for pictures, which are drawn one at a time: pieces are taken in a row, which begins anew when all of them
// have been given back. Of all games no picture was seen to take more than a tenth of it.
#include <cstddef>
#include <cstdlib>
#include <new>

namespace {

alignas(16) unsigned char room[std::size_t{8} << 20];
std::size_t taken;
std::size_t pieces;

}  // namespace

void* operator new(std::size_t size) {
  const std::size_t rounded = (size + 15) & ~std::size_t{15};
  if (rounded < size || rounded > sizeof room - taken) std::abort();
  void* const piece = room + taken;
  taken += rounded;
  ++pieces;
  return piece;
}
void operator delete(void* piece) noexcept {
  if (piece != nullptr && --pieces == 0) taken = 0;
}
void operator delete(void* piece, std::size_t /*size*/) noexcept { operator delete(piece); }

/// A module cannot throw: it ends, and whoever called it begins it anew.
extern "C" [[noreturn]] void* __cxa_allocate_exception(std::size_t /*size*/) { std::abort(); }
extern "C" [[noreturn]] void __cxa_throw(void* /*what*/, void* /*type*/, void (* /*end*/)(void*)) { std::abort(); }

/// What the C++ library calls before it gives up, with a text for which there is no place to go.
extern "C" [[noreturn]] void abort_message(const char* /*format*/, ...) { std::abort(); }
/// What a program does when it ends, which a module never does.
extern "C" void __wasm_call_dtors() {}

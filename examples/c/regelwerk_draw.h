/* Pictures of positions, beside regelwerk.h: a library of its own, since drawing asks the system for memory, which
 * regelwerk.h never does. Both are of one version. What regelwerk.h says of texts, errors and threads holds here, too.
 */
#ifndef REGELWERK_DRAW_H
#define REGELWERK_DRAW_H

#include "regelwerk.h"

#ifdef __cplusplus
extern "C" {
#endif

/* Room for any picture of the project's own titles, with the zero behind it; none was seen with more than 107000
 * bytes. */
#define REGELWERK_SVG_SIZE 131072

/* What a picture takes of the system's memory while it is drawn, whatever the capacity; none was seen to take more than
 * 440000 bytes. All of it is given back; what the C++ runtime in the shared library keeps from when it is loaded, 73
 * kB, is for telling of a lack of memory. */
#define REGELWERK_SVG_MEMORY 1048576

/* The table as its viewer sees it: an SVG in English, or in an enum regelwerk_language, with a title for every piece, without scripts, fonts and ids:
 * many can stand in one page. Views that are equal are drawn in the same bytes, on every platform. If the system has no
 * memory for it: 0, REGELWERK_NO_ROOM with position REGELWERK_SVG_MEMORY, and nothing is written. */
REGELWERK_API size_t regelwerk_view_svg(const regelwerk_game* game, const regelwerk_view* view, char* text,
                                        size_t capacity, regelwerk_error* error);
REGELWERK_API size_t regelwerk_view_svg_in(const regelwerk_game* game, const regelwerk_view* view, int32_t language,
                                           char* text, size_t capacity, regelwerk_error* error);

#ifdef __cplusplus
}
#endif

#endif

/* Draws how a game of Samara begins, for everybody to see: picture >samara.svg */
#include <stdio.h>

#include "regelwerk_draw.h"

int main(void) {
  static regelwerk_game game;
  static char svg[REGELWERK_SVG_SIZE];
  regelwerk_state state;
  regelwerk_view view;
  regelwerk_error error;
  if (!regelwerk_game_make(&game, REGELWERK_SAMARA, "seats=3", &error) ||
      !regelwerk_initial(&game, NULL, &state, &error) ||
      !regelwerk_view_of(&game, &state, REGELWERK_SPECTATOR, &view, &error) ||
      regelwerk_view_svg(&game, &view, svg, sizeof svg, &error) == 0) {
    regelwerk_describe(&error, REGELWERK_ENGLISH, svg, sizeof svg);
    fprintf(stderr, "%s\n", svg);
    return 1;
  }
  fputs(svg, stdout);
  return 0;
}

// en: Lesson 6: prove a rule. The compiler runs these functions while it compiles. What a static_assert claims is then
// en: proved.
// de: Stunde 6: eine Regel beweisen. Der Compiler rechnet diese Funktionen beim Übersetzen aus. Was ein static_assert
// de: behauptet, ist danach bewiesen.

// en: No runner ever gets beyond these positions, and the sign stands on field 1 to 39 of the 40.
// de: Weiter als bis zu diesen Positionen kommt nie ein Läufer, und das Schild steht auf Feld 1 bis 39 der 40 Felder.
constexpr int first_position = -66;
constexpr int last_position = 67;
constexpr int first_sign = 1;
constexpr int last_sign = 39;

constexpr bool is_across_forward(int position, int sign) {
  return position > sign;
}
constexpr bool is_across_backward(int position, int sign) {
  return position <= sign - 40;
}
constexpr int fields_across(int position, int sign) {
  if (is_across_forward(position, sign)) return position - sign;
  if (is_across_backward(position, sign)) return sign - 40 - position + 1;
  return 0;
}

// en: Task 1. A claim is a function of a position and a sign. Look at all of them: true if the claim holds everywhere.
// de: Aufgabe 1. Eine Behauptung ist eine Funktion von Position und Schild. Gib true zurück, wenn sie
// de: überall stimmt; dafür musst du jeden Fall ansehen.
constexpr bool holds_everywhere(auto claim) {
  return claim(first_position, first_sign);
}

// en: Task 2. What may be true of a runner at once? It must not be across both forward and backward; all else may be.
// de: Aufgabe 2. Was darf für einen Läufer zugleich gelten? Vorwärts und rückwärts zugleich im Ziel darf er nicht sein,
// de: alles andere ist möglich.
constexpr bool is_one_way(bool forward, bool backward) {
  return true;
}

static_assert(holds_everywhere([](int position, int sign) {
  return is_one_way(is_across_forward(position, sign), is_across_backward(position, sign));
}));

// en: Task 3. "Of two runners the one in front is always across by more fields, or both are not across." That is false,
// en: and one example proves it. Which?
// de: Aufgabe 3. „Von zwei Läufern ist der vordere immer um mehr Felder im Ziel, oder beide sind es nicht.“ Das ist
// de: falsch, und ein einziges Beispiel beweist es. Welches?
constexpr int in_front = 20;
constexpr int behind = 10;
constexpr int sign = 31;

import type { Course } from './course';

export const samara: Course = [
  {
    example: 'SM-44.1',
    en: {
      title: 'The aim',
      text: 'Your workers travel through the months and build what lies on the board. Every tile gives prestige, and when the last one is built whoever has most wins. One cave is left: press its space and build it.',
    },
    de: {
      title: 'Das Ziel',
      text: 'Deine Arbeiter reisen durch die Monate und bauen, was auf dem Plan liegt. Jedes Gebäude bringt Prestige, und wenn das letzte gebaut ist, gewinnt, wer am meisten hat. Eine Höhle ist übrig: Drücke auf ihr Feld und baue sie.',
    },
  },
  {
    example: 'SM-2.1',
    en: {
      title: 'What a tile costs',
      text: 'The column of a space is how many months the work takes, its row how much strength it needs. A single woman or man has strength 1. Build the sandcastle in column 3 and row 1 and watch your woman go three months ahead.',
    },
    de: {
      title: 'Was ein Gebäude kostet',
      text: 'Die Spalte eines Feldes sagt, wie viele Monate die Arbeit dauert, seine Zeile, wie viel Stärke sie braucht. Eine Frau oder ein Mann allein hat Stärke 1. Baue die Sandburg in Spalte 3 und Zeile 1 und sieh, wie deine Frau drei Monate weiterzieht.',
    },
  },
  {
    example: 'SM-15.2',
    tries: ['space 1,2'],
    en: {
      title: 'Too weak',
      text: 'Without enough strength nothing is built. The hut lies in row 2 and needs strength 2, but your woman is alone. Try to build it all the same.',
    },
    de: {
      title: 'Zu schwach',
      text: 'Ohne genug Stärke wird nichts gebaut. Die Hütte liegt in Zeile 2 und braucht Stärke 2, aber deine Frau ist allein. Versuche trotzdem, sie zu bauen.',
    },
  },
  {
    example: 'SM-13.1',
    en: {
      title: 'Work together',
      text: 'Workers of yours that stand in the month NOW as well may help, and then all of them travel together. The cave in row 3 needs your woman and the two men, who are one worker of strength 2. Choose the space and let the men help.',
    },
    de: {
      title: 'Gemeinsam arbeiten',
      text: 'Arbeiter von dir, die auch im Monat JETZT stehen, dürfen helfen, und dann reisen alle zusammen weiter. Die Höhle in Zeile 3 braucht deine Frau und die beiden Männer, die ein Arbeiter der Stärke 2 sind. Wähle das Feld und lass die Männer helfen.',
    },
  },
  {
    example: 'SM-14.2',
    tries: [],
    en: {
      title: 'Nobody for nothing',
      text: 'Only helpers that are needed come along; you cannot take somebody just to send him ahead. The woman is strong enough for the cave in row 1. Try to take the man along.',
    },
    de: {
      title: 'Niemand umsonst',
      text: 'Nur wer gebraucht wird, hilft mit; man kann niemanden mitnehmen, nur um ihn vorauszuschicken. Für die Höhle in Zeile 1 ist die Frau stark genug. Versuche, den Mann mitzunehmen.',
    },
  },
  {
    example: 'SM-9.2',
    en: {
      title: 'Whose turn it is',
      text: 'There is no turn around the table: whoever owns the worker nearest the board in the month NOW acts. Behind your woman stands a man of yours. Build the cave in column 1 with her and see who is next.',
    },
    de: {
      title: 'Wer dran ist',
      text: 'Es geht nicht reihum: Wem der Arbeiter gehört, der im Monat JETZT dem Plan am nächsten steht, der handelt. Hinter deiner Frau steht ein Mann von dir. Baue mit ihr die Höhle in Spalte 1 und sieh, wer danach dran ist.',
    },
  },
  {
    example: 'SM-10.1',
    en: {
      title: 'Time passes',
      text: 'When nobody is left in NOW the calendar moves on to the next month with a worker in it. Long works are therefore paid with turns: the others act in between. Build the cave in column 5 and see how much time passes.',
    },
    de: {
      title: 'Die Zeit vergeht',
      text: 'Steht niemand mehr in JETZT, so rückt der Kalender zum nächsten Monat vor, in dem jemand steht. Lange Arbeiten bezahlt man also mit Zügen: Inzwischen handeln die anderen. Baue die Höhle in Spalte 5 und sieh, wie viel Zeit vergeht.',
    },
  },
  {
    example: 'SM-16.1',
    en: {
      title: 'Take a tool',
      text: 'Better tiles need tools, which lie on the board and cost months as tiles do. You keep a tool when you build with it; only a few special tiles cost one. Take the saw from column 3.',
    },
    de: {
      title: 'Ein Werkzeug nehmen',
      text: 'Bessere Gebäude brauchen Werkzeug, das auf dem Plan liegt und wie sie Monate kostet. Ein Werkzeug behältst du, wenn du damit baust; nur einige besondere Gebäude kosten eins. Nimm die Säge aus Spalte 3.',
    },
  },
  {
    example: 'SM-17.2',
    tries: ['space 1,1', 'tool saw'],
    en: {
      title: 'How much you can carry',
      text: 'Nobody hoards: two saws, one trowel of each kind and one glass tool of each kind are all that a seat may own. You have two saws already. Try to take a third one.',
    },
    de: {
      title: 'Wie viel du tragen kannst',
      text: 'Niemand hortet: zwei Sägen, eine Kelle von jeder Art und ein Glaswerkzeug von jeder Art, mehr darf ein Sitz nicht haben. Du hast schon zwei Sägen. Versuche, eine dritte zu nehmen.',
    },
  },
  {
    example: 'SM-19.1',
    en: {
      title: 'Build with tools',
      text: 'A tile shows which tools it asks for, and whoever owns them may build it. The fence needs a saw and is worth 2. Build it with yours; the trowel that lies there stays for later.',
    },
    de: {
      title: 'Bauen mit Werkzeug',
      text: 'Ein Gebäude zeigt, welches Werkzeug es verlangt, und wer es besitzt, darf bauen. Der Zaun braucht eine Säge und ist 2 wert. Baue ihn mit deiner; die Kelle, die dort liegt, bleibt für später liegen.',
    },
  },
  {
    example: 'SM-18.1',
    en: {
      title: 'Raise a worker',
      text: 'A woman may raise a new worker out of your reserve, but both come back only in the last month in view. That is a long time for one more pair of hands, so it pays early in the game. Raise a man.',
    },
    de: {
      title: 'Ein Kind aufziehen',
      text: 'Eine Frau kann aus deinem Vorrat einen neuen Arbeiter aufziehen, doch beide sind erst im letzten sichtbaren Monat wieder da. Das ist viel Zeit für ein Paar Hände mehr und lohnt sich darum früh im Spiel. Zieh einen Mann auf.',
    },
  },
  {
    example: 'SM-22.1',
    en: {
      title: 'Vacation',
      text: 'Whoever has nothing good to do takes a vacation and goes to the next month in which a worker of yours stands. Together they are stronger there. Send your woman on vacation.',
    },
    de: {
      title: 'Urlaub',
      text: 'Wer nichts Gutes zu tun hat, macht Urlaub und geht zum nächsten Monat, in dem ein Arbeiter von dir steht. Dort sind sie gemeinsam stärker. Schick deine Frau in den Urlaub.',
    },
  },
];

import type { Course } from './course';

export const clou: Course = [
  {
    example: 'CL-19.1',
    en: {
      title: 'The aim',
      text: 'You are a gang that breaks into a house together: fill in your sheets, crack what is in the way, take loot, and be gone before the alarm. Loot and few traces make points. Matt has the silver and a round has ended: run away with it.',
    },
    de: {
      title: 'Das Ziel',
      text: 'Ihr seid eine Bande, die gemeinsam in ein Haus einbricht: Bögen ausfüllen, Herausforderungen knacken, Beute nehmen und weg sein, ehe der Alarm losgeht. Beute und wenige Spuren bringen Punkte. Matt hat das Silber, und eine Runde ist vorbei: Lauf damit weg.',
    },
  },
  {
    example: 'CL-21.1',
    en: {
      title: 'Dice onto the sheet',
      text: 'Each round three dice are thrown, and every thief has to use all three, above all on its own sheet. What stands below a box fires when you write into it: that is a skill you may use on the house. Write a 2 into the first box of the dexterity row.',
    },
    de: {
      title: 'Würfel auf den Bogen',
      text: 'In jeder Runde fallen drei Würfel, und jeder Dieb muss alle drei benutzen, vor allem auf seinem eigenen Bogen. Was unter einem Kästchen steht, wird aktiviert, wenn du hineinschreibst: Das ist ein Können, das du am Haus einsetzen darfst. Schreib eine 2 in das erste Kästchen der Zeile Geschick.',
    },
  },
  {
    example: 'CL-28.4',
    tries: ['thief matt', 'die 5', 'group dexterity', 'element dexterity.1'],
    en: {
      title: 'Boxes are choosy',
      text: 'A box says which numbers it takes: any, or less than, more than or equal to something. The first box of dexterity wants less than 3. Try to write a 5 into it.',
    },
    de: {
      title: 'Kästchen sind wählerisch',
      text: 'Ein Kästchen sagt, welche Zahlen es nimmt: alle, oder nur kleinere als etwas, größere oder gleiche. Das erste Kästchen von Geschick will weniger als 3. Versuche, eine 5 hineinzuschreiben.',
    },
  },
  {
    example: 'CL-22.1',
    en: {
      title: 'Open the house',
      text: 'A skill that has fired is used at once: cross a demand of the plan that shows it. When all that a challenge asks for is crossed, it gives loot or opens a room. Use your clever on the side door.',
    },
    de: {
      title: 'Das Haus öffnen',
      text: 'Aktiviertes Können wird sofort gebraucht: Streiche eine Anforderung des Plans durch, die es zeigt. Ist alles durchgestrichen, was eine Herausforderung verlangt, gibt sie Beute oder öffnet einen Raum. Benutze deine Cleverness an der Seitentür.',
    },
  },
  {
    example: 'CL-25.3',
    tries: ['symbol matt.clever', 'challenge window'],
    en: {
      title: 'The right skill',
      text: 'A demand takes only what it shows. The first demand of the window shows dexterity, but what has fired is a clever. Try it there all the same.',
    },
    de: {
      title: 'Das richtige Können',
      text: 'Eine Anforderung nimmt nur, was sie zeigt. Die erste Anforderung des Fensters zeigt Geschick, aktiviert wurde aber Cleverness. Versuche es trotzdem dort.',
    },
  },
  {
    example: 'CL-31.1',
    en: {
      title: 'Add dice up',
      text: 'Several dice may be added up to one number; then all of them are used. The lock picks are nine circles, and a complete row or column fires the symbol at its end. Make the 10 in their middle out of the 4 and the 6.',
    },
    de: {
      title: 'Würfel zusammenzählen',
      text: 'Mehrere Würfel dürfen zu einer Zahl zusammengezählt werden; verbraucht sind sie dann alle. Die Dietriche sind neun Kreise, und eine volle Zeile oder Spalte aktiviert das Symbol an ihrem Ende. Mach die 10 in der Mitte aus der 4 und der 6.',
    },
  },
  {
    example: 'CL-33.1',
    en: {
      title: 'White symbols can wait',
      text: 'A few boxes and circles fire a white symbol, which you may keep until the end of the round: it changes a die of yours, is an extra die or fills in a box. One stands in Matt’s set of files, a tool. The way through it begins on the left. Cross the 6 there with your 6 and get a shift of 1.',
    },
    de: {
      title: 'Weiße Symbole haben Zeit',
      text: 'Einige Kästchen und Kreise aktivieren ein weißes Symbol, das du bis zum Ende der Runde aufheben darfst: Es ändert einen deiner Würfel, ist ein zusätzlicher Würfel oder füllt ein Kästchen aus. Eines steht in Matts Feilensatz, einem Werkzeug. Der Weg hindurch beginnt links. Streiche dort mit deiner 6 die 6 durch und hol dir ein Plus/Minus 1.',
    },
  },
  {
    example: 'CL-14.1',
    en: {
      title: 'Traces',
      text: 'You must use your dice if you can; each one that fits nowhere leaves a trace. Bruce has a 1 left that he cannot place. End the phase and see what it costs.',
    },
    de: {
      title: 'Spuren',
      text: 'Du musst deine Würfel benutzen, wenn du kannst; jeder, der nirgends passt, hinterlässt eine Spur. Bruce hat noch eine 1, die er nicht unterbringt. Beende die Phase und sieh, was das kostet.',
    },
  },
  {
    example: 'CL-17.1',
    en: {
      title: 'Time passes',
      text: 'At the end of every round one symbol of the time track is crossed, however much you did. After the last one the alarm goes off and you must flee. End the round.',
    },
    de: {
      title: 'Die Zeit vergeht',
      text: 'Am Ende jeder Runde wird ein Symbol der Zeitleiste durchgestrichen, wie viel du auch geschafft hast. Nach dem letzten geht der Alarm los, und du musst fliehen. Beende die Runde.',
    },
  },
  {
    example: 'CL-19.2',
    en: {
      title: 'Run or stay',
      text: 'Then you decide each time: run away with what you have, or stay for more and risk it. This is where heists are won and lost. Matt has the silver and six rounds left: stay.',
    },
    de: {
      title: 'Weglaufen oder bleiben',
      text: 'Danach entscheidest du jedes Mal: mit dem weglaufen, was du hast, oder für mehr bleiben und es riskieren. Hier werden Einbrüche gewonnen und verloren. Matt hat das Silber und noch sechs Runden: Bleib.',
    },
  },
  {
    example: 'CL-10.1',
    en: {
      title: 'Together',
      text: 'All thieves of the gang use the same three dice, each on its own sheet and in any order, in turns too. Matt has written a 4 already. Let Janet write a 3 into the third circle-box of the mask.',
    },
    de: {
      title: 'Gemeinsam',
      text: 'Alle Diebe der Bande benutzen dieselben drei Würfel, jeder auf seinem Bogen und in beliebiger Reihenfolge, auch abwechselnd. Matt hat schon eine 4 geschrieben. Lass Janet eine 3 in das dritte Kreiskästchen der Maske schreiben.',
    },
  },
  {
    example: 'CL-16.1',
    en: {
      title: 'How it ends badly',
      text: 'With the last trace the gang is arrested at once, and all loot is lost. Bruce has one trace left and a 1 that fits nowhere. End the phase and learn to run away in time.',
    },
    de: {
      title: 'Wie es schlecht endet',
      text: 'Mit der letzten Spur wird die Bande sofort verhaftet, und alle Beute ist verloren. Bruce hat noch eine Spur frei und eine 1, die nirgends passt. Beende die Phase und lerne, rechtzeitig wegzulaufen.',
    },
  },
];

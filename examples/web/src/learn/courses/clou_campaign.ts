import type { Course } from './course';

export const clouCampaign: Course = [
  {
    example: 'CK-1.2',
    en: {
      title: 'The aim',
      text: 'Three heists of Clou, one after another, with one gang that grows better: that is the campaign. It is won when the third heist is over before your trace track is full, and the points that are left count. This is the end of the third: run away. How a single heist goes is told by the course of Clou.',
    },
    de: {
      title: 'Das Ziel',
      text: 'Drei Einbrüche von Clou nacheinander, mit einer Bande, die besser wird: Das ist die Kampagne. Gewonnen ist sie, wenn der dritte vorbei ist, ehe eure Spurenleiste voll ist, und es zählen die Punkte, die übrig sind. Dies ist das Ende des dritten: Lauf weg. Wie ein einzelner Einbruch geht, sagt der Kurs von Clou.',
    },
  },
  {
    example: 'CK-4.1',
    en: {
      title: 'A gift to begin with',
      text: 'Before the first heist the gang crosses one box of the campaign sheet for free. Items with a single box are ready at once, others need more boxes later. Take the costume.',
    },
    de: {
      title: 'Ein Geschenk zum Anfang',
      text: 'Vor dem ersten Einbruch kreuzt die Bande ein Kästchen des Kampagnenblatts umsonst an. Was nur ein Kästchen hat, ist gleich bereit, anderes braucht später mehr. Nimm das Kostüm.',
    },
  },
  {
    example: 'CK-6.1',
    en: {
      title: 'Choose the gang',
      text: 'For each heist you choose anew who goes, one thief for each player, and everybody begins with an empty sheet. What you bought helps some of them more than others. Send Matt and Trixie.',
    },
    de: {
      title: 'Die Bande wählen',
      text: 'Für jeden Einbruch wählst du neu, wer mitgeht, für jeden Spieler einen Dieb, und alle beginnen mit einem leeren Blatt. Was ihr gekauft habt, hilft manchen mehr als anderen. Schick Matt und Trixie.',
    },
  },
  {
    example: 'CK-6.3',
    en: {
      title: 'In jail',
      text: 'Whoever is arrested sits in jail for the rest of the campaign. The heist fails, but the others go on. Matt was caught: try to send him with Janet.',
    },
    de: {
      title: 'Im Gefängnis',
      text: 'Wer verhaftet wird, sitzt für den Rest der Kampagne im Gefängnis. Der Einbruch ist gescheitert, doch die anderen machen weiter. Matt wurde erwischt: Versuche, ihn mit Janet zu schicken.',
    },
  },
  {
    example: 'CK-20.1',
    en: {
      title: 'Preparations',
      text: 'Preparations act before the first throw. Scouting, which is Matt’s, lets the gang cross one symbol of the plan beforehand, even in a room that is not open yet. Scout the Christmas hamper.',
    },
    de: {
      title: 'Vorbereitungen',
      text: 'Vorbereitungen wirken vor dem ersten Wurf. Das Ausspähen, das Matt gehört, lässt die Bande ein Symbol des Plans schon vorher ankreuzen, auch in einem Raum, der noch zu ist. Spähe den Präsentkorb aus.',
    },
  },
  {
    example: 'CK-17.1',
    en: {
      title: 'Tools for all',
      text: 'Tools that the gang has bought are one more sheet, which every thief may fill in with its dice. The costume is yours: cross its circle 6 with Trixie’s 6 and fire two symbols at once.',
    },
    de: {
      title: 'Werkzeug für alle',
      text: 'Werkzeug, das die Bande gekauft hat, ist ein weiteres Blatt, das jeder Dieb mit seinen Würfeln ausfüllen darf. Das Kostüm gehört euch: Kreuze mit Trixies 6 seinen Kreis 6 an und löse gleich zwei Symbole aus.',
    },
  },
  {
    example: 'CK-10.1',
    en: {
      title: 'The police report',
      text: 'After each heist the police report is written: points and special loot are kept, and all traces are entered on the campaign’s own track. That track must never become full. Run away from the glassworks and read the report.',
    },
    de: {
      title: 'Der Polizeibericht',
      text: 'Nach jedem Einbruch wird der Polizeibericht geschrieben: Punkte und besondere Beute bleiben, und alle Spuren kommen auf die Leiste der Kampagne. Diese darf nie voll werden. Lauf aus der Glashütte weg und lies den Bericht.',
    },
  },
  {
    example: 'CK-12.1',
    en: {
      title: 'Wages',
      text: 'Points buy boxes of tools and preparations, five for each box, and what you do not spend counts in the end. You have 7. Buy the costume.',
    },
    de: {
      title: 'Lohn',
      text: 'Mit Punkten kauft ihr Kästchen von Werkzeugen und Vorbereitungen, jedes für fünf, und was ihr nicht ausgebt, zählt am Ende. Du hast 7. Kaufe das Kostüm.',
    },
  },
  {
    example: 'CK-12.5',
    en: {
      title: 'No credit',
      text: 'Nothing is bought on tick. With 4 points you are one short. Try to buy the string of lights.',
    },
    de: {
      title: 'Kein Kredit',
      text: 'Angeschrieben wird nicht. Mit 4 Punkten fehlt dir einer. Versuche, die Lichterkette zu kaufen.',
    },
  },
  {
    example: 'CK-5.2',
    en: {
      title: 'On to the next heist',
      text: 'When you have bought what you like you save the rest and go to the next house: glassworks, hotel, concert. Each is harder than the one before. Save your points.',
    },
    de: {
      title: 'Auf zum nächsten Einbruch',
      text: 'Habt ihr gekauft, was ihr wollt, so spart ihr den Rest und geht zum nächsten Haus: Glashütte, Hotel, Konzert. Jedes ist schwerer als das vorige. Spare deine Punkte.',
    },
  },
  {
    example: 'CK-14.1',
    en: {
      title: 'What earlier heists open',
      text: 'Special loot helps later: the combination from the hotel opens the security case in the concert, and the glass diamonds hide its theft. The gang has the combination. Use your clever on the first part of the case.',
    },
    de: {
      title: 'Was frühere Einbrüche öffnen',
      text: 'Besondere Beute hilft später: Die Kombination aus dem Hotel öffnet im Konzert den Sicherheitskoffer, und die Glasdiamanten verbergen den Diebstahl. Die Bande hat die Kombination. Benutze deine Cleverness am ersten Teil des Koffers.',
    },
  },
  {
    example: 'CK-10.2',
    en: {
      title: 'Too many traces',
      text: 'When the trace track is full the campaign is lost, however good the loot is. Ten traces are entered, and this heist left three more. Run away and see it end.',
    },
    de: {
      title: 'Zu viele Spuren',
      text: 'Ist die Spurenleiste voll, so ist die Kampagne verloren, wie gut die Beute auch ist. Zehn Spuren sind eingetragen, und dieser Einbruch brachte drei weitere. Lauf weg und sieh, wie es endet.',
    },
  },
];

import type { Course } from './course';

export const clouCampaign: Course = [
  {
    example: 'CK-1.2',
    en: {
      title: 'The aim',
      text: 'Three heists of Clou, one after another, with one gang that grows better: in the glassworks, in the hotel, at the concert. The campaign is won when the third has been played and neither traces nor jail have lost it before; then your points count. This is the end of the third: run away. How a single heist goes is told by the course of Clou.',
    },
    de: {
      title: 'Das Ziel',
      text: 'Drei Einbrüche von Clou nacheinander, mit einer Bande, die besser wird: in der Glashütte, im Hotel, beim Konzert. Gewonnen ist die Kampagne, wenn der dritte gespielt ist und ihr sie nicht vorher durch Spuren oder Gefängnis verloren habt; dann zählen eure Punkte. Dies ist das Ende des dritten: Lauf weg. Wie ein einzelner Einbruch geht, sagt der Kurs von Clou.',
    },
  },
  {
    example: 'CK-4.1',
    en: {
      title: 'A gift to begin with',
      text: 'Before the first heist the gang may cross one box of a tool or preparation for free. What has a single box is ready at once; the false passports have two. Take the costume.',
    },
    de: {
      title: 'Ein Geschenk zum Anfang',
      text: 'Vor dem ersten Einbruch darf die Bande ein Kästchen eines Werkzeugs oder einer Vorbereitung umsonst durchstreichen. Was nur ein Kästchen hat, ist gleich bereit; die falschen Pässe haben zwei. Nimm das Kostüm.',
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
      text: 'Für jeden Einbruch wählst du neu, wer mitgeht, für jeden Spieler einen Dieb, und alle beginnen mit einem leeren Bogen. Was ihr gekauft habt, hilft manchen mehr als anderen. Schick Matt und Trixie.',
    },
  },
  {
    example: 'CK-20.1',
    en: {
      title: 'Preparations',
      text: 'Preparations help in the heists that follow, four of them only with their thief in the gang. Scouting, which is Matt’s, acts before the first throw: the gang may cross one symbol of the plan beforehand, even in a room that is not open yet. Scout the Christmas hamper.',
    },
    de: {
      title: 'Vorbereitungen',
      text: 'Vorbereitungen helfen in den folgenden Einbrüchen, vier davon nur, wenn ihr Dieb zur Bande gehört. Das Ausspähen, das Matt gehört, wirkt vor dem ersten Wurf: Die Bande darf ein Symbol des Plans schon vorher durchstreichen, auch in einem Raum, der noch zu ist. Spähe den Präsentkorb aus.',
    },
  },
  {
    example: 'CK-17.1',
    en: {
      title: 'Tools for all',
      text: 'Tools that the gang has bought are on the campaign sheet, which every thief may fill in with its dice; what one has used is gone for the others. The costume is yours: cross its circle 6 with Trixie’s 6 and fire two symbols at once.',
    },
    de: {
      title: 'Werkzeug für alle',
      text: 'Werkzeug, das die Bande gekauft hat, steht auf dem Kampagnenbogen, den jeder Dieb mit seinen Würfeln ausfüllen darf; was einer benutzt hat, ist für die anderen weg. Das Kostüm gehört euch: Streiche mit Trixies 6 seinen Kreis 6 durch und aktiviere gleich zwei Symbole.',
    },
  },
  {
    example: 'CK-16.2',
    en: {
      title: 'Experience',
      text: 'Experience costs nothing: its first area on the campaign sheet is open from the first heist on, its second from the second. What is crossed there stays crossed for the whole campaign, as it does at the tools. Matt has thrown a 1 in the second heist: cross circle 1 of the first area, which gives him an extra 5.',
    },
    de: {
      title: 'Erfahrung',
      text: 'Erfahrung kostet nichts: Ihr erster Bereich auf dem Kampagnenbogen ist vom ersten Einbruch an offen, ihr zweiter vom zweiten an. Was dort durchgestrichen ist, bleibt es die ganze Kampagne lang, wie bei den Werkzeugen. Matt hat im zweiten Einbruch eine 1 geworfen: Streiche den Kreis 1 des ersten Bereichs durch, der ihm eine Zusatzzahl 5 bringt.',
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
      text: 'Points buy boxes of tools and preparations, five for each box. What you do not spend is saved for the next wages, and counts in the end. You have 7 points: buy the costume.',
    },
    de: {
      title: 'Lohn',
      text: 'Mit Punkten kauft ihr Kästchen von Werkzeugen und Vorbereitungen, jedes für fünf. Was ihr nicht ausgebt, ist für den nächsten Lohn gespart und zählt am Ende. Du hast 7 Punkte: Kaufe das Kostüm.',
    },
  },
  {
    example: 'CK-11.1',
    en: {
      title: 'Arrested',
      text: 'Whoever gets the last trace of a heist is arrested, and all thieves of the gang go to jail. Special loot and points are kept all the same. The notebook costs one more trace, and there is only one left: use electro on its last symbol, and see what Matt keeps.',
    },
    de: {
      title: 'Verhaftet',
      text: 'Wer die letzte Spur eines Einbruchs bekommt, wird verhaftet, und alle Diebe der Bande kommen ins Gefängnis. Besondere Beute und Punkte bleiben trotzdem. Das Notizbuch kostet noch eine Spur, und nur eine ist übrig: Benutze Elektro an seinem letzten Symbol und sieh, was Matt behält.',
    },
  },
  {
    example: 'CK-6.3',
    tries: [],
    en: {
      title: 'In jail',
      text: 'Nobody comes out of jail again. A gang that is caught fleeing loses only its driver, but half of its points too. The campaign is lost when too few thieves are free, or more sit in jail than you are players. Matt is in jail: try to send him with Janet.',
    },
    de: {
      title: 'Im Gefängnis',
      text: 'Aus dem Gefängnis kommt niemand mehr heraus. Wird die Bande auf der Flucht gefasst, so verliert sie nur den Fahrer, aber auch die Hälfte ihrer Punkte. Verloren ist die Kampagne, wenn zu wenige Diebe frei sind oder mehr im Gefängnis sitzen, als ihr Spieler seid. Matt ist im Gefängnis: Versuche, ihn mit Janet zu schicken.',
    },
  },
  {
    example: 'CK-14.1',
    en: {
      title: 'From one heist to the next',
      text: 'Special loot helps later: only with the combination from the hotel can the first part of the security case be opened at the concert, and with the glass diamonds from the glassworks nobody notices that the diadem is gone. The gang has the combination. Use your clever on the first part of the case.',
    },
    de: {
      title: 'Von einem Einbruch zum nächsten',
      text: 'Besondere Beute hilft später: Nur mit der Kombination aus dem Hotel lässt sich beim Konzert der erste Teil des Sicherheitskoffers öffnen, und mit den Glasdiamanten aus der Glashütte merkt niemand, dass das Diadem fehlt. Die Bande hat die Kombination. Benutze deine Cleverness am ersten Teil des Koffers.',
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

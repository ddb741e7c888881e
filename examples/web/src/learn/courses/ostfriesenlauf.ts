import type { Course } from './course';

export const ostfriesenlauf: Course = [
  {
    example: 'OL-30.1',
    en: {
      title: 'The aim',
      text: 'Four runners race on a winding track, and you own one of them. When somebody is across the line at the end of a round, the runner that is farthest across wins for its owner. You are first on field 30 and the line lies behind the fish, which stands on field 31: lay the card with back 1 that takes the first runner two fields forward.',
    },
    de: {
      title: 'Das Ziel',
      text: 'Vier Läufer rennen auf einer gewundenen Strecke, und einer davon gehört dir. Ist am Ende einer Runde jemand über der Linie, so gewinnt der Besitzer des Läufers, der am weitesten darüber ist. Du bist Erster auf Feld 30, und die Linie liegt hinter dem Fisch auf Feld 31: Lege die Karte mit Rückseite 1, die den Ersten zwei Felder vorwärts bringt.',
    },
  },
  {
    example: 'OL-10.1',
    en: {
      title: 'First draw',
      text: 'In your turn you draw a card and then lay one. There are four stacks, and the number on a back is the place in the race that its cards are about. Draw from stack 3: it moves whoever is third.',
    },
    de: {
      title: 'Erst ziehen',
      text: 'In deinem Zug ziehst du eine Karte und legst dann eine. Es gibt vier Stapel, und die Zahl auf der Rückseite ist der Platz im Rennen, um den es auf seinen Karten geht. Zieh von Stapel 3: Er bewegt, wer gerade Dritter ist.',
    },
  },
  {
    example: 'OL-10.4',
    tries: ['card 1:+2'],
    en: {
      title: 'Then lay',
      text: 'The order is fixed, since everybody should choose from five cards. Try to lay your +2 with back 1 before you have drawn.',
    },
    de: {
      title: 'Dann legen',
      text: 'Die Reihenfolge steht fest, denn jeder soll aus fünf Karten wählen. Versuche, deine +2 mit Rückseite 1 zu legen, bevor du gezogen hast.',
    },
  },
  {
    example: 'OL-10.3',
    en: {
      title: 'Face down',
      text: 'The card that you lay stays hidden until all four lie. The others see its back only, so they know which place it is about but not what it does. Lay the +7 with back 3.',
    },
    de: {
      title: 'Verdeckt',
      text: 'Die Karte, die du legst, bleibt verdeckt, bis alle vier liegen. Die anderen sehen nur die Rückseite, also wissen sie, um welchen Platz es geht, aber nicht, was sie tut. Lege die +7 mit Rückseite 3.',
    },
  },
  {
    example: 'OL-12.2',
    en: {
      title: 'The last lays first',
      text: 'In every round the last runner lays first and the leader last. To be ahead means to react to more backs; to be behind means to begin. Your runner 0 is last, so lay your +7 with back 3 and see whose turn it is then.',
    },
    de: {
      title: 'Der Letzte legt zuerst',
      text: 'In jeder Runde legt der letzte Läufer zuerst und der führende zuletzt. Wer vorn ist, kann auf mehr Rückseiten antworten; wer hinten ist, fängt an. Dein Läufer 0 ist Letzter: Lege deine +7 mit Rückseite 3 und sieh, wer danach dran ist.',
    },
  },
  {
    example: 'OL-13.2',
    en: {
      title: 'All cards are carried out',
      text: 'With the fourth card the pile is turned over, and the cards are carried out in the order in which they were laid. Every one may change the places for those that follow. Lay the swap of the fourth with the first, back 4, and read what happens.',
    },
    de: {
      title: 'Alle Karten werden ausgeführt',
      text: 'Mit der vierten Karte wird der Stapel umgedreht, und die Karten werden in der Reihenfolge ausgeführt, in der sie gelegt wurden. Jede kann für die folgenden die Plätze ändern. Lege mit Rückseite 4 den Tausch des Vierten mit dem Ersten und lies, was geschieht.',
    },
  },
  {
    example: 'OL-14.1',
    en: {
      title: 'Places, not persons',
      text: 'A card moves the runner in its place, whoever laid it. You lead the race, so a back 2 is for somebody else and only a back 1 is for you. Lay the +3 with back 2 and see who runs.',
    },
    de: {
      title: 'Plätze, nicht Personen',
      text: 'Eine Karte bewegt den Läufer auf ihrem Platz, egal wer sie gelegt hat. Du führst, also gilt eine Rückseite 2 jemand anderem und nur eine Rückseite 1 dir. Lege die +3 mit Rückseite 2 und sieh, wer läuft.',
    },
  },
  {
    example: 'OL-14.2',
    en: {
      title: 'What counts is the moment',
      text: 'The place is looked up when the card is carried out, not when it is laid. You lead now and want two fields for yourself, but somebody has laid a back 2 before you. Lay the +2 with back 1 and see who gets it.',
    },
    de: {
      title: 'Der Augenblick zählt',
      text: 'Welcher Läufer auf dem Platz ist, entscheidet sich beim Ausführen, nicht beim Legen. Jetzt führst du und willst zwei Felder für dich, aber vor dir hat jemand eine Rückseite 2 gelegt. Lege die +2 mit Rückseite 1 und sieh, wer sie bekommt.',
    },
  },
  {
    example: 'OL-16.1',
    en: {
      title: 'Leaps',
      text: 'Some cards do not count fields but go to a place before or behind another runner. A +1@1 puts its runner one field ahead of the first, however far that is. Lay the one with back 4: from last to first.',
    },
    de: {
      title: 'Sprünge',
      text: 'Manche Karten zählen keine Felder, sondern führen vor oder hinter einen anderen Läufer. Eine +1@1 stellt ihren Läufer ein Feld vor den Ersten, wie weit das auch ist. Lege die mit Rückseite 4: vom letzten auf den ersten Platz.',
    },
  },
  {
    example: 'OL-17.1',
    en: {
      title: 'Swaps',
      text: 'An x@1 swaps its runner with the first. Whoever leads must reckon with that and may want to be fourth when it comes. Lay yours with back 4 and give the lead away.',
    },
    de: {
      title: 'Tauschen',
      text: 'Ein x@1 tauscht seinen Läufer mit dem Ersten. Wer führt, muss damit rechnen und wäre dann lieber Vierter. Lege deinen mit Rückseite 4 und gib die Führung ab.',
    },
  },
  {
    example: 'OL-19.1',
    en: {
      title: 'The line moves',
      text: 'Four animals along the track and the fish, where it begins, are places for the finish sign, and some cards carry it to another one. That can save a race or end it in the same round. Lay the card that moves it to the sheep, farther on.',
    },
    de: {
      title: 'Die Linie wandert',
      text: 'Vier Tiere an der Strecke und der Fisch, bei dem es beginnt, sind Plätze für das Zielschild, und manche Karten tragen es zu einem anderen. Das kann ein Rennen retten oder noch in derselben Runde beenden. Lege die Karte, die es weiter weg zum Schaf stellt.',
    },
  },
  {
    example: 'OL-25.3',
    en: {
      title: 'Backward over the line',
      text: 'The track is a circle, so the line can be crossed backward as well. Runner 1 is far behind the start on -9, and the sign stands at the snail. Lay the -6 with back 4 for the last, and see who wins that way.',
    },
    de: {
      title: 'Rückwärts über die Linie',
      text: 'Die Strecke ist ein Kreis, also kommt man auch rückwärts über die Linie. Läufer 1 ist mit -9 weit hinter dem Start, und das Schild steht bei der Schnecke. Lege die -6 mit Rückseite 4 für den Letzten und sieh, wer so gewinnt.',
    },
  },
];

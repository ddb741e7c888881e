import type { Course } from './course';

export const clockman: Course = [
  {
    example: 'CM-21.1',
    en: {
      title: 'The aim',
      text: 'Everybody has one figure, which runs inwards over four rings and collects the digits of the date 01.01.2000 on its way. Whoever has the date and comes to the centre first wins. You are nearly there: one step is left, from your straight into the centre, and you have rolled a 1.',
    },
    de: {
      title: 'Das Ziel',
      text: 'Jeder hat eine Figur, die über vier Ringe nach innen läuft und unterwegs die Ziffern des Datums 01.01.2000 sammelt. Wer das Datum hat und zuerst ins Zentrum kommt, gewinnt. Du bist so weit: ein Schritt noch, von der Zielgeraden ins Zentrum, und du hast eine 1 gewürfelt.',
    },
  },
  {
    example: 'CM-11.1',
    en: {
      title: 'Run',
      text: 'A roll leads clockwise along the ring, exactly as many steps as it counts. Only the field where you end does anything. You have rolled a 5: go to 1.11.',
    },
    de: {
      title: 'Laufen',
      text: 'Ein Wurf führt im Uhrzeigersinn über den Ring, genau so viele Schritte, wie er zählt. Nur das Feld, auf dem du stehen bleibst, bewirkt etwas. Du hast eine 5 gewürfelt: Geh auf 1.11.',
    },
  },
  {
    example: 'CM-11.2',
    tries: ['field 1.4'],
    en: {
      title: 'Never back',
      text: 'A roll never leads back: what you have run past is gone until you come round again. Try to go two fields back with your 2, from 1.6 to the symbol field 1.4.',
    },
    de: {
      title: 'Nie zurück',
      text: 'Ein Wurf führt nie zurück: Woran du vorbeigelaufen bist, das ist weg, bis du wieder herumkommst. Versuche, mit deiner 2 zwei Felder zurückzugehen, von 1.6 auf das Symbolfeld 1.4.',
    },
  },
  {
    example: 'CM-33.1',
    en: {
      title: 'Collect digits',
      text: 'A date needs five 0, two 1 and one 2; the zeros lie on ring 2, the ones on ring 3, the twos on ring 4. Whoever ends on a digit that it needs takes it. Go one field to the 1 on 3.1.',
    },
    de: {
      title: 'Ziffern sammeln',
      text: 'Ein Datum braucht fünf Nullen, zwei Einsen und eine Zwei; die Nullen liegen auf Ring 2, die Einsen auf Ring 3, die Zweien auf Ring 4. Wer auf einer Ziffer stehen bleibt, die ihm fehlt, nimmt sie. Geh ein Feld weiter zur 1 auf 3.1.',
    },
  },
  {
    example: 'CM-8.2',
    en: {
      title: 'Draw symbols',
      text: 'On a symbol field you draw a symbol card, face down, with one of five poses A to E. With such cards you open the way inwards. Go three fields to the symbol field 1.4.',
    },
    de: {
      title: 'Symbole ziehen',
      text: 'Auf einem Symbolfeld ziehst du verdeckt eine Symbolkarte mit einer von fünf Posen A bis E. Mit solchen Karten öffnest du den Weg nach innen. Geh drei Felder weiter auf das Symbolfeld 1.4.',
    },
  },
  {
    example: 'CM-13.4',
    tries: ['field p0'],
    en: {
      title: 'The blockade',
      text: 'Passages join the rings, and on every passage stands a blockade with a pose. Nobody goes in past it for nothing. Try to step onto p0 without paying.',
    },
    de: {
      title: 'Die Blockade',
      text: 'Durchgangsfelder verbinden die Ringe, und auf jedem steht eine Blockade, ein Whytooki, mit einer Pose. An ihr kommt niemand umsonst vorbei nach innen. Versuche, auf p0 zu gehen, ohne zu bezahlen.',
    },
  },
  {
    example: 'CM-13.1',
    en: {
      title: 'Pay and enter',
      text: 'The last step of your roll must lead onto the passage, and you pay with a symbol card of the same pose in the same move. Your roll of 3 ends on p0, whose blockade asks for an A. Go there and pay with your A.',
    },
    de: {
      title: 'Bezahlen und hinein',
      text: 'Der letzte Schritt des Wurfs muss auf das Durchgangsfeld führen, und im selben Zug bezahlst du mit einer Symbolkarte derselben Pose. Deine 3 endet auf p0, dessen Blockade ein A verlangt. Geh dorthin und bezahle mit deinem A.',
    },
  },
  {
    example: 'CM-14.1',
    en: {
      title: 'On to the next ring',
      text: 'From the passage your next roll leads to the inner ring at once. With a 2 you come to 2.4, where a 0 lies. Take it.',
    },
    de: {
      title: 'Auf den nächsten Ring',
      text: 'Vom Durchgangsfeld führt dein nächster Wurf gleich auf den inneren Ring. Mit einer 2 kommst du auf 2.4, wo eine 0 liegt. Hol sie dir.',
    },
  },
  {
    example: 'CM-15.1',
    en: {
      title: 'Back outward',
      text: 'Who has run inwards too early and lacks a digit of an outer ring may go out again, without a card and without an exact roll. You stand on ring 3 without a single 0. Step onto the passage p8.',
    },
    de: {
      title: 'Wieder hinaus',
      text: 'Wer zu früh nach innen gelaufen ist und eine Ziffer eines äußeren Rings vermisst, darf wieder hinaus, ohne Karte und ohne genauen Wurf. Du stehst auf Ring 3 und hast keine einzige 0. Geh auf das Durchgangsfeld p8.',
    },
  },
  {
    example: 'CM-24.1',
    en: {
      title: 'Capture',
      text: 'Whoever ends on a field with another figure throws it out by one ring; from the outermost ring it goes back to its start. Seat 1 stands three fields ahead of you. Go to 1.3.',
    },
    de: {
      title: 'Schlagen',
      text: 'Wer auf einem Feld mit einer anderen Figur stehen bleibt, wirft sie um einen Ring nach außen; vom äußersten geht es zurück an den Start. Sitz 1 steht drei Felder vor dir. Geh auf 1.3.',
    },
  },
  {
    example: 'CM-18.1',
    en: {
      title: 'Your straight',
      text: 'On ring 4 a straight of your own branches off to the centre. It opens only with the whole date and with a symbol card for the last blockade, here a D; you have both. Turn in to g1 instead of running on.',
    },
    de: {
      title: 'Deine Zielgerade',
      text: 'Auf Ring 4 zweigt deine eigene Zielgerade zum Zentrum ab. Sie öffnet sich nur mit dem ganzen Datum und einer Symbolkarte für die letzte Blockade, hier einem D; du hast beides. Bieg auf g1 ein, statt weiterzulaufen.',
    },
  },
  {
    example: 'CM-20.1',
    en: {
      title: 'The last blockade',
      text: 'The last field before the centre, g3, must be hit exactly, and it is paid for. Your 2 is right: go to g3 and pay with the D. Then all that is missing is the 1 with which this course began.',
    },
    de: {
      title: 'Die letzte Blockade',
      text: 'Das letzte Feld vor dem Zentrum, g3, muss genau getroffen werden, und es kostet. Deine 2 passt: Geh auf g3 und bezahle mit dem D. Dann fehlt nur noch die 1, mit der dieser Kurs begann.',
    },
  },
];

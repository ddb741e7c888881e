import type { Course } from './course';

export const tock: Course = [
  {
    example: 'TK-34.1',
    en: {
      title: 'The aim',
      text: 'Everybody has four marbles, which run around the ring and then turn into a lane of their own, home. Whoever has all four at home first wins. Three of yours are there: play the ace, which moves the last one a single field, and choose the home field h0.',
    },
    de: {
      title: 'Das Ziel',
      text: 'Jeder hat vier Murmeln, die um den Ring laufen und dann in eine eigene Bahn einbiegen, nach Hause. Wer zuerst alle vier zu Hause hat, gewinnt. Drei von deinen sind dort: Spiele das Ass, das die letzte ein einziges Feld bewegt, und wähle das Zielfeld h0.',
    },
  },
  {
    example: 'TK-24.1',
    en: {
      title: 'Bring a marble in',
      text: 'At the beginning all marbles wait beside the ring, and only an ace or a king brings one in. It comes to your start field and is protected there. Play the ace and bring one in.',
    },
    de: {
      title: 'Eine Murmel einsetzen',
      text: 'Am Anfang warten alle Murmeln neben dem Ring, und nur ein Ass oder ein König setzt eine ein. Sie kommt auf dein Startfeld und ist dort geschützt. Spiele das Ass und setze eine ein.',
    },
  },
  {
    example: 'TK-23.1',
    en: {
      title: 'Walk',
      text: 'Most cards move one marble forward, clockwise, by exactly as many fields as they say. In your turn you play one card. Play the 3 and take your marble from field 2 to field 5.',
    },
    de: {
      title: 'Laufen',
      text: 'Die meisten Karten bewegen eine Murmel im Uhrzeigersinn vorwärts, genau so viele Felder, wie sie sagen. In deinem Zug spielst du eine Karte. Spiele die 3 und zieh deine Murmel von Feld 2 auf Feld 5.',
    },
  },
  {
    example: 'TK-18.1',
    en: {
      title: 'Capture',
      text: 'A marble that ends its move on another one sends it back to its area, where it waits for an ace or a king again. Here you are seat 1, and a marble of seat 0 stands six fields ahead. Play the 6 and capture it.',
    },
    de: {
      title: 'Schlagen',
      text: 'Eine Murmel, die ihren Zug auf einer anderen beendet, schickt diese zurück in ihren Bereich, wo sie wieder auf ein Ass oder einen König wartet. Hier bist du Sitz 1, und sechs Felder vor dir steht eine Murmel von Sitz 0. Spiele die 6 und schlage sie.',
    },
  },
  {
    example: 'TK-16.2',
    tries: ['card 3'],
    en: {
      title: 'Protected',
      text: 'A marble that has just come in cannot be captured, nor passed, as long as it stays on its start field. You are seat 1, and the marble on field 0 is three fields ahead of you. Try to capture it with the 3 and see which rule forbids that.',
    },
    de: {
      title: 'Geschützt',
      text: 'Eine Murmel, die gerade eingesetzt wurde, kann weder geschlagen noch überholt werden, solange sie auf ihrem Startfeld bleibt. Du bist Sitz 1, und die Murmel auf Feld 0 liegt drei Felder vor dir. Versuche sie mit der 3 zu schlagen und sieh, welche Regel das verbietet.',
    },
  },
  {
    example: 'TK-24.4',
    tries: ['card A', 'enter in'],
    en: {
      title: 'Clear your start field',
      text: 'Your own protected marble bars the way too: as long as it stands on the start field, no second one comes in. So move it on early. Try to bring in another one with the ace first.',
    },
    de: {
      title: 'Das Startfeld räumen',
      text: 'Auch die eigene geschützte Murmel sperrt: Solange sie auf dem Startfeld steht, kommt keine zweite ins Spiel. Zieh sie also früh weiter. Versuche zuvor, mit dem Ass noch eine einzusetzen.',
    },
  },
  {
    example: 'TK-22.2',
    en: {
      title: 'The 4 goes backward',
      text: 'A 4 moves four fields backward. Behind your start field lies the entrance to your lane, so a 4 right after coming in saves the whole lap. Play it from field 0 back to 32.',
    },
    de: {
      title: 'Die 4 geht rückwärts',
      text: 'Mit einer 4 geht es vier Felder zurück. Hinter deinem Startfeld liegt der Eingang zu deiner Bahn, deshalb spart eine 4 gleich nach dem Einsetzen die ganze Runde. Spiele sie von Feld 0 zurück auf 32.',
    },
  },
  {
    example: 'TK-20.1',
    en: {
      title: 'Turn in',
      text: 'At the entrance you choose: along the ring, or into your lane if the rest of the count fits. Your 5 from field 32 leads over the entrance to h2 at home. Go there; the field on the ring would mean another lap.',
    },
    de: {
      title: 'Einbiegen',
      text: 'Am Eingang hast du die Wahl: weiter auf dem Ring, oder in deine Bahn, wenn der Rest der Zahl hineinpasst. Deine 5 führt von Feld 32 über den Eingang bis h2 nach Hause. Geh dorthin; das Feld auf dem Ring hieße noch eine Runde.',
    },
  },
  {
    example: 'TK-21.3',
    tries: ['card 5', 'marble 32', 'field h2'],
    en: {
      title: 'No passing at home',
      text: 'In the lane nothing is passed or captured, so fill it from the far end. One marble of yours stands on h1 already. Try to go past it from 32 to h2 with the 5.',
    },
    de: {
      title: 'Zu Hause wird nicht überholt',
      text: 'In der Bahn wird nichts überholt und nichts geschlagen, fülle sie also von hinten. Auf h1 steht schon eine Murmel von dir. Versuche, mit der 5 von 32 an ihr vorbei auf h2 zu kommen.',
    },
  },
  {
    example: 'TK-32.1',
    en: {
      title: 'The jack swaps',
      text: 'A jack swaps one of your marbles on the ring with any other there; neither may be protected. It can bring you far ahead and throw somebody else far back. Swap yours on 7 with that of seat 1 on 30.',
    },
    de: {
      title: 'Der Bube tauscht',
      text: 'Ein Bube tauscht eine deiner Murmeln auf dem Ring mit irgendeiner anderen dort; keine von beiden darf geschützt sein. Das bringt dich weit nach vorn und jemand anderen weit zurück. Tausche deine auf 7 mit der von Sitz 1 auf 30.',
    },
  },
  {
    example: 'TK-26.1',
    en: {
      title: 'The 7 is shared out',
      text: 'A 7 is seven single steps, which you spread over your marbles as you like, and each of them captures what it steps on. All seven must be made. Play the 7 and make its first step with the marble on 5.',
    },
    de: {
      title: 'Die 7 wird aufgeteilt',
      text: 'Eine 7 besteht aus sieben einzelnen Schritten, die du beliebig auf deine Murmeln verteilst, und jeder schlägt, worauf er tritt. Alle sieben müssen gemacht werden. Spiele die 7 und mach den ersten Schritt mit der Murmel auf 5.',
    },
  },
  {
    example: 'TK-12.2',
    tries: ['discard discard'],
    en: {
      title: 'Play if you can',
      text: 'As long as one of your cards can be played you must play one, even if it hurts; you discard only without any, or when a 10 was played just before you. Here the 3 would capture your own marble. Try to discard the 8 instead.',
    },
    de: {
      title: 'Wer kann, der muss',
      text: 'Solange sich eine deiner Karten spielen lässt, musst du eine spielen, auch wenn es wehtut; abgeworfen wird nur, wenn du keine hast oder eben vor dir eine 10 gespielt wurde. Hier würde die 3 deine eigene Murmel schlagen. Versuche, stattdessen die 8 abzuwerfen.',
    },
  },
];

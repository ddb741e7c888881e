// Pictures of boards in play, as the library draws them; each is fetched when it comes into view.
import type { Title } from 'regelwerk';
import clockman from '../../../draw/pictures/clockman.svg';
import clou from '../../../draw/pictures/clou.svg';
import ostfriesenlauf from '../../../draw/pictures/ostfriesenlauf.svg';
import samara from '../../../draw/pictures/samara.svg';
import tock from '../../../draw/pictures/tock.svg';

// A campaign is played on the papers of Clou.
const pictures: Record<Title, string> = { tock, ostfriesenlauf, samara, clockman, clou, 'clou campaign': clou };

export function Picture({ title }: { title: Title }) {
  return <img class={`picture ${title.replace('clou ', '')}`} src={pictures[title]} alt="" loading="lazy" decoding="async" />;
}

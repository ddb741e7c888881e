// The five places of the finish sign, drawn in a square of 100 by 100 around 0,0.
import fish from '../../../../draw/art/ostfriesenlauf/fish.svg?raw';
import hedgehog from '../../../../draw/art/ostfriesenlauf/hedgehog.svg?raw';
import sheep from '../../../../draw/art/ostfriesenlauf/sheep.svg?raw';
import snail from '../../../../draw/art/ostfriesenlauf/snail.svg?raw';
import turtle from '../../../../draw/art/ostfriesenlauf/turtle.svg?raw';
import { drawing } from '../drawing';

const animals: Record<string, string> = { fish, hedgehog, turtle, snail, sheep };

export function Animal({ sign }: { sign: string }) {
  return <g class="lauf-animal" {...drawing(animals[sign] ?? '')} />;
}

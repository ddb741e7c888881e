import type { Scene } from '../scene';
import { EventCards, SymbolCards } from './cards';
import { Question } from './question';
import { Seats } from './seats';
import { wordsIn } from './words';

export function Hand({ scene }: { scene: Scene }) {
  const say = wordsIn(scene.language);
  return (
    <div class="clockman-hand">
      <Question scene={scene} />
      {scene.seat !== null && (
        <>
          <h2>{say.yourSymbols}</h2>
          <SymbolCards scene={scene} />
          <h2>{say.yourEvents}</h2>
          <EventCards scene={scene} seat={scene.seat} />
        </>
      )}
      <Seats scene={scene} />
    </div>
  );
}

import { pointedAt } from '../pointed';
import type { Scene } from '../scene';
import { Legend } from './board';
import { EventCards, SymbolCards } from './cards';
import { CardAtWork, Question } from './question';
import { Seats } from './seats';
import { wordsIn } from './words';

export function Hand({ scene }: { scene: Scene }) {
  return (
    <div class="clockman-hand clockman-held">
      <Question scene={scene} />
      {scene.seat !== null && <SymbolCards scene={scene} />}
      {scene.seat !== null && <EventCards scene={scene} seat={scene.seat} />}
    </div>
  );
}

export function Beside({ scene }: { scene: Scene }) {
  const say = wordsIn(scene.language);
  const detail = pointedAt();
  return (
    <div class="clockman clockman-hand">
      <Legend scene={scene} />
      <div class="clockman-work">
        <CardAtWork scene={scene} />
      </div>
      <p class="clockman-detail" aria-hidden="true">
        {detail === null || detail === say.board ? say.point : detail}
      </p>
      <Seats scene={scene} />
    </div>
  );
}

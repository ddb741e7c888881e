// What the points of a gang are made of: how much there is of what counts, and what each of it counts.
import type { Scene } from '../scene';
import { campaign, isCampaign, nameOfThief, planOf } from './printed';
import { say } from './words';

export const scoreParts = (scene: Scene): string[] => (isCampaign(scene) ? campaignParts(scene) : heistParts(scene));

/** Nothing of a heist that is lost, which counts nothing. */
function heistParts(scene: Scene): string[] {
  const { json, language } = scene;
  if (json.ending !== 'success') return [];
  const words = say(language);
  const { score, alarms } = planOf(scene);
  const part = (sign: string, kind: keyof typeof score, count: number) =>
    score[kind] > 0 && count > 0 ? [`${sign}${score[kind]} ${words.scoreOf[kind]}: ${count}`] : [];
  return [
    `${words.tags.plain}: ${json.haul.loot}`,
    ...part('+', 'diamond', json.haul.diamonds),
    ...part('+', 'circle', alarms - json.plan.alarms),
    ...part('−', 'trace', json.plan.traces),
    ...(json.alarm_off > 0 && score.alarm > 0 ? [`−${score.alarm} ${words.scoreOf.alarm}`] : []),
  ];
}

function campaignParts({ json, language }: Scene): string[] {
  const words = say(language);
  const { rest, jail, traces, doubles, end } = json.campaign;
  if (end !== 'won') return [];
  const { jailed, trace, double } = campaign.points;
  return [
    `${words.rest}: ${rest}`,
    ...(jail.length > 0 ? [`${words.jail}: ${jail.map(nameOfThief).join(', ')}`] : []),
    `${words.tracks.traces}: ${traces}`,
    `${words.tags.double}: ${doubles}`,
    words.atEnd(jailed, trace, double),
  ];
}

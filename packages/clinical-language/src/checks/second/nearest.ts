import { type Heard, type Hearing, type Place } from './hear.ts';

const light =
  /^(?:patient|report|deni|deny|stat|not|note|medic|histori|present|year|day|week|month|time|exam|examination|assess|plan|feel|well|good|right|left|us|go|com|get|mak|look|see|know|think|thing|little|lot|bit|kind|okay|mean|like|say|said|tell|hav|ex|hx|also|still|just)$/;

/** Whether a word tells next to nothing of what a sentence is about. */
export const isLight = (stem: string): boolean => light.test(stem);

export type Topic = { stem: string; weight: number };

/** Words of weight around a place of a sentence, up to where another thing of a list begins. */
export function topicsAround(written: Heard, at: number, hearing: Hearing, reach: number, marks: RegExp): Topic[] {
  const out = new Map<string, number>();
  for (const step of [-1, 1])
    for (let i = at + step; i in written.words && Math.abs(i - at) <= reach; i += step) {
      if (marks.test(written.words[i]!)) break;
      const stem = written.stems[i]!;
      if (stem !== '' && stem !== written.stems[at] && !isLight(stem)) out.set(stem, hearing.weight(stem));
    }
  return [...out].map(([stem, weight]) => ({ stem, weight }));
}

/** How much of what a sentence speaks of is said around a place: in its turn, and across a question and its answer. */
export function closeness({ heard, at }: Place, topics: readonly Topic[], hearing: Hearing, reach: number): number {
  if (topics.length === 0) return 0;
  const near = new Set<string>();
  const take = ({ stems }: Heard, from: number, to: number): void => {
    for (let i = Math.max(0, from); i < Math.min(stems.length, to); i++) near.add(stems[i]!);
  };
  take(heard, at - reach, at + reach + 1);
  let left = reach - at;
  for (let i = heard.at - 1; left > 0 && isJoined(hearing.heard[i], heard); i--) {
    const one = hearing.heard[i]!;
    take(one, one.stems.length - left, one.stems.length);
    left -= one.stems.length;
  }
  let right = reach - (heard.stems.length - at - 1);
  for (let i = heard.at + 1; right > 0 && isJoined(hearing.heard[i], heard); i++) {
    const one = hearing.heard[i]!;
    take(one, 0, right);
    right -= one.stems.length;
  }
  return topics.reduce((sum, { stem, weight }) => sum + (near.has(stem) ? weight : 0), 0);
}

const isJoined = (other: Heard | undefined, heard: Heard): other is Heard =>
  other !== undefined && Math.abs(other.u - heard.u) <= 1;

import { drugOf } from '../tables/drug-names.ts';
import { isSymptom } from '../tables/symptoms.ts';
import { type Beside, type Otherwise, quoteOf } from './difference.ts';
import { around, type Heard, type Hearing, type Place, placesOf } from './hear.ts';
import { type Direction, ends, heard as heardAs, plans, written as writtenAs } from './tables/directions.ts';

const whole = (source: string): RegExp => new RegExp(`(?<= )(?:${source})(?= )`, 'g');
const own = Object.entries(writtenAs).map(([direction, source]) => ({
  direction: direction as Direction,
  pattern: whole(source),
}));
const said = Object.fromEntries(
  Object.entries(heardAs).map(([direction, source]) => [direction, new RegExp(`(?<= )(?:${source})(?= )`)]),
) as Record<Direction, RegExp>;
const ended = new RegExp(`(?<= )(?:${ends})(?= )`, 'g');
const others = / (?:start|put|add|begin|give|prescribe|order|take|use|increase|continue|we|then|try|vaccinated) /;
const endedAfter = new RegExp(
  `(?<= )(?:${ends}) (?:taking |using |doing |with )?(?:that|it|this|them|those|these|both)(?= )`,
);
const plan = new RegExp(`(?<= )(?:${plans})(?= )`);
const opposite: Readonly<Record<Direction, readonly Direction[]>> = {
  stop: ['continue'],
  continue: ['stop'],
  raise: ['lower'],
  lower: ['raise'],
  against: ['for'],
  for: ['against'],
};
// what is planned: a verb at the beginning, after a label or a number, or after "will", "should", "advised to"
const planned =
  /(?:^ (?:• )?(?:[\w-]+ ){0,5}: |^ (?:• |\d+ [.)] |- )?|\. |(?:will|can|should|may|must|shall|to|and|then|please|also|advised|recommended|be|has|have|we|i) (?:\w+ly )?)$/;
const past = / (?:ago|previously|in the past|years|breathing|was able to|used to|had to|tried to) /;
const isPlan = (text: string, index: number): boolean => planned.test(text.slice(0, index)) && !past.test(text);
// what is stopped or advised against is so close by; "keep on it" may come later
const ending: ReadonlySet<Direction> = new Set(['stop', 'against']);
const plain = /^(?:patient|medic|treat|plan|daily|day|week|month|dose|time|current|follow|regular|need|us|tak|take)$/;

/** What is to be done to a drug, a treatment or a habit, where the visit has no word for that, or only the opposite. */
export function compareDirections({ written, hearing }: Beside): Otherwise[] {
  for (const { direction, pattern } of own)
    for (const match of written.text.matchAll(pattern)) {
      if (direction === 'for') continue;
      const next = written.text.slice(match.index + match[0].length);
      if (/^ (?:use|seeing) /.test(next)) continue;
      // what is to be avoided is told in many words
      if (/^(?:avoid|refrain)/.test(match[0]) && !next.split(' ', 6).some((word) => drugOf(word) !== undefined))
        continue;
      const turned = turnedAmounts(direction, next);
      if (turned) return [{ kind: 'direction', said: turned, written: match[0], heard: undefined }];
      const at = written.text.slice(0, match.index).split(' ').length - 1;
      if (!isPlan(written.text, match.index)) continue;
      const places = plannedOf(objectsOf(written, at, direction), hearing);
      if (places.length === 0 || places.some((place) => isSaid(direction, place, hearing))) continue;
      const against = places.find((place) =>
        opposite[direction].some((other) => other === 'for' || isSaid(other, place, hearing)),
      );
      if (direction === 'continue' && !against) continue;
      const { heard, at: place } = against ?? places[0]!;
      return [{ kind: 'direction', said: quoteOf(heard, place), written: match[0], heard }];
    }
  return [];
}

/** Where the clinician tells what is to be done to the first thing of which that was told; else where any was named. */
function plannedOf(objects: readonly string[], hearing: Hearing): readonly Place[] {
  const each = objects.map((stem) => placesOf(hearing, stem).slice(0, 30));
  for (const some of each) {
    const planning = some.filter(({ heard }) => heard.role !== 'patient' && !heard.question && plan.test(heard.text));
    if (planning.length > 0) return planning;
  }
  return each.flat();
}

/** Whether a direction is given to what is spoken of at a place. */
function isSaid(direction: Direction, place: Place, hearing: Hearing): boolean {
  const { heard, at } = place;
  if (!ending.has(direction)) {
    const [before, after] = direction === 'continue' ? [12, 14] : [10, 10];
    return said[direction].test(around(place, hearing, before, after));
  }
  // what is denied of it, and what is ended in the same breath or by the next word about it
  if (heard.stands[at] === -1) return true;
  const before = ` ${heard.words.slice(Math.max(0, at - 14), at).join(' ')} `;
  const cue = [...before.matchAll(ended)].at(-1);
  // "stop the one and put you on the other"
  if (cue && !others.test(before.slice(cue.index))) return true;
  const after = ` ${heard.words.slice(at + 1, at + 6).join(' ')} `;
  return [...after.matchAll(ended)].length > 0 || endedAfter.test(around(place, hearing, 16, 24));
}

/** "Decrease from 20 to 60": the amounts go the other way. */
function turnedAmounts(direction: Direction, next: string): string | undefined {
  const [words, from = '', to = ''] =
    / from (\d+(?:\.\d+)?) (?:\w+ )?to (\d+(?:\.\d+)?) /.exec(next.slice(0, 60)) ?? [];
  if (!words || (direction !== 'raise' && direction !== 'lower') || from === to) return undefined;
  return (direction === 'raise') === Number(to) > Number(from) ? undefined : words.trim();
}

/** What a verb of a plan is about: the drugs after it, or else the words of weight around it. */
function objectsOf(written: Heard, at: number, direction: Direction): string[] {
  const after = written.words.slice(at, at + 14);
  const drugs = after.flatMap((word) => drugOf(word) ?? []);
  if (drugs.length > 0) return drugs;
  // doses are raised and lowered; other things are said to be so in many words
  if (direction === 'raise' || direction === 'lower') return [];
  const stems = written.stems
    .slice(at + 1, at + 10)
    .filter((stem) => stem !== '' && stem.length > 2 && !plain.test(stem) && !isSymptom(stem));
  return stems.slice(0, 5);
}

import { drugOf } from '../tables/drug-names.ts';
import { isSymptom } from '../tables/symptoms.ts';
import { type Beside, type Otherwise, quoteOf } from './difference.ts';
import { around, type Heard, placesOf } from './hear.ts';
import { type Direction, heard as heardAs, written as writtenAs } from './tables/directions.ts';

const whole = (source: string): RegExp => new RegExp(`(?<= )(?:${source})(?= )`, 'g');
const own = Object.entries(writtenAs).map(([direction, source]) => ({
  direction: direction as Direction,
  pattern: whole(source),
}));
const said = Object.fromEntries(
  Object.entries(heardAs).map(([direction, source]) => [direction, new RegExp(`(?<= )(?:${source})(?= )`)]),
) as Record<Direction, RegExp>;
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
  /(?:^ (?:[\w-]+ ){0,5}: |^ (?:\d+ [.)] |- )?|\. |(?:will|can|should|may|must|shall|to|and|then|please|also|advised|recommended|be) (?:\w+ly )?)$/;
const past = / (?:ago|previously|in the past|years|breathing|was able to|used to|had to|tried to) /;
const isPlan = (text: string, index: number): boolean => planned.test(text.slice(0, index)) && !past.test(text);
// what is stopped or advised against is so close by; "keep on it" may come later
const near: ReadonlySet<Direction> = new Set(['stop', 'against', 'raise', 'lower']);
const plain = /^(?:patient|medic|treat|plan|daily|day|week|month|dose|time|current|follow|regular|need|us|tak|take)$/;

/** What is to be done to a drug, a treatment or a habit, where the visit has no word for that, or only the opposite. */
export function compareDirections({ written, hearing }: Beside): Otherwise[] {
  for (const { direction, pattern } of own)
    for (const match of written.text.matchAll(pattern)) {
      if (direction === 'for') continue;
      const next = written.text.slice(match.index + match[0].length);
      if (/^ (?:use|seeing) /.test(next)) continue;
      const at = written.text.slice(0, match.index).split(' ').length - 1;
      if (!isPlan(written.text, match.index)) continue;
      const objects = objectsOf(written, at, direction);
      const places = objects.flatMap((stem) => placesOf(hearing, stem).slice(0, 30));
      if (places.length === 0) continue;
      const [before, after] = near.has(direction) ? [14, 14] : [22, 28];
      const texts = places.map((place) => around(place, hearing, before, after));
      if (texts.some((text) => said[direction].test(text))) continue;
      const against = places.find((_, i) =>
        opposite[direction].some((other) => other === 'for' || said[other].test(texts[i]!)),
      );
      if (direction === 'continue' && !against) continue;
      const { heard, at: place } = against ?? places[0]!;
      return [
        {
          kind: 'direction',
          said: quoteOf(heard, place),
          written: match[0],
          heard,
        },
      ];
    }
  return [];
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

import { isAmong, type NamedPart, partsIn } from '../tables/parts.ts';
import { type Beside, type Otherwise, quoteOf } from './difference.ts';
import { type Heard, type Hearing, type Place, placesOf } from './hear.ts';
import { closeness, isLight, type Topic, topicsAround } from './nearest.ts';

const marks = /^(?:,|or|nor|and|[.;:()]|but|with|without|no|denies|reports|endorses)$/;
const wideMarks = /^[.;]$/;
const reach = 12;
/** "Discussed foot care": a word that says nothing of how a part is. */
const joined = /^(?:,|and|or|of|the|examination|exam|auscultation|palpation|inspection)$/;

/** A part of the body that nobody spoke of, or never together with what is written of it. */
export function compareParts(beside: Beside): Otherwise[] {
  const { written, hearing } = beside;
  const found = compareLevels(beside);
  if (found) return [found];
  const own = partsIn(written.words);
  const bare = written.words.every((word) => joined.test(word) || partsIn([word]).length > 0);
  const label = written.words.indexOf(':');
  const said = saidIn(hearing);
  for (const { part, at } of partsIn(written.words, true)) {
    const labelled = at < label && label < 14;
    if ((bare && own.length > 1) || (labelled && own.filter((one) => one.at < label).length > 1)) continue;
    const places = [...said].flatMap(([name, some]) => (isAmong(part, [name]) ? some : []));
    const other = places.length === 0 ? insteadOf(part, own, beside) : undefined;
    // a heading of the examination may be the writer's own
    if (labelled && label < 3 && (places.length === 0 ? !other : own.some((one) => one.at > label))) continue;
    if (places.length === 0) return [other ? differs(other, written, at) : unsaid(written, at)];
    if (bare || isMatter(places, said)) continue;
    const elsewhere = labelled ? labelOf(label, places, beside) : apart(part, at, own, places, beside);
    if (elsewhere) return [elsewhere === 'unsaid' ? unsaid(written, at) : differs(elsewhere, written, at)];
  }
  return [];
}

/** What the visit is about is spoken of as "it". */
function isMatter(places: readonly Place[], said: ReadonlyMap<string, readonly Place[]>): boolean {
  const all = [...said.values()].reduce((sum, some) => sum + some.length, 0);
  return places.length > 3 && places.length > 0.3 * all;
}

type Told = NamedPart & { heard: Heard };
const differs = (told: Told, written: Heard, at: number): Otherwise => ({
  kind: 'part',
  said: quoteOf(told.heard, told.at),
  written: written.words[at]!,
  heard: told.heard,
});
const unsaid = (written: Heard, at: number): Otherwise => ({
  kind: 'part',
  said: '',
  written: written.words[at]!,
  heard: undefined,
});

/** The part that was spoken of where a sentence rests, with words of the sentence beside it. */
const insteadOf = (part: string, own: readonly NamedPart[], { written, hearing, linked }: Beside): Told | undefined =>
  hearing.heard
    .filter(({ u }) => linked.has(u))
    .flatMap((heard) => partsIn(heard.words).map((found): Told => ({ ...found, heard })))
    .find(
      (one) =>
        one.part !== part &&
        !own.some((mine) => mine.part === one.part) &&
        one.heard.stems.some(
          (stem, i) => i !== one.at && stem.length > 3 && !isLight(stem) && written.stems.includes(stem),
        ),
    );

/** What is written of a part that was spoken of, but never beside it: the part that was, if there is one. */
function apart(
  part: string,
  at: number,
  own: readonly NamedPart[],
  places: readonly Place[],
  { written, hearing, linked }: Beside,
): Told | 'unsaid' | undefined {
  const topics = withoutParts(topicsAround(written, at, hearing, 4, marks), own, written);
  const spoken = topics.filter(({ stem }) => placesOf(hearing, stem).length > 0);
  if (spoken.length === 0 || places.some((place) => closeness(place, spoken, hearing, reach) > 0)) return undefined;
  const rest = withoutParts(topicsAround(written, at, hearing, 12, wideMarks), own, written);
  if (places.some((place) => linked.has(place.heard.u) && closeness(place, rest, hearing, reach) > 0)) return undefined;
  for (const { stem } of spoken)
    for (const { heard, at: place } of placesOf(hearing, stem)) {
      if (!linked.has(heard.u)) continue;
      const from = Math.max(0, place - 6);
      const found = partsIn(heard.words.slice(from, place + 7)).find(
        (one) => !isAmong(one.part, [part, ...own.map((mine) => mine.part)]),
      );
      if (found) return { ...found, at: from + found.at, heard };
    }
  return isMeantByIt(part, hearing, linked) ? undefined : 'unsaid';
}

const refersBack = /^(?:it|they|them|this|that|those|these)$/;
const referentReach = 12;

/** "Does it itch?": the part that was spoken of last. */
function isMeantByIt(part: string, { heard }: Hearing, linked: Beside['linked']): boolean {
  return heard.some((one, at) => {
    if (!linked.has(one.u) || !one.words.some((word) => refersBack.test(word))) return false;
    const last = heard
      .slice(Math.max(0, at - referentReach), at + 1)
      .findLast(({ words }) => partsIn(words).length > 0);
    return last !== undefined && partsIn(last.words).some((found) => isAmong(part, [found.part]));
  });
}

/** "Lungs: clear" where nothing was clear but the ears. */
function labelOf(label: number, places: readonly Place[], { written, hearing }: Beside): 'unsaid' | undefined {
  const topics = topicsAround(written, label, hearing, 5, wideMarks).filter(
    ({ stem }) => written.stems.lastIndexOf(stem) > label && placesOf(hearing, stem).length > 0,
  );
  if (topics.length === 0 || written.words.length > label + 7) return undefined;
  return places.some((place) => closeness(place, topics, hearing, reach) > 0) ? undefined : 'unsaid';
}

const withoutParts = (topics: readonly Topic[], own: readonly NamedPart[], { stems }: Heard): Topic[] =>
  topics.filter(({ stem }) => !own.some(({ at }) => stems[at] === stem));

const cache = new WeakMap<Hearing, Map<string, Place[]>>();
function saidIn(hearing: Hearing): Map<string, Place[]> {
  const known = cache.get(hearing);
  if (known) return known;
  const out = new Map<string, Place[]>();
  for (const heard of hearing.heard)
    for (const { part, at } of partsIn(heard.words)) {
      const list = out.get(part);
      if (list) list.push({ heard, at });
      else out.set(part, [{ heard, at }]);
    }
  cache.set(hearing, out);
  return out;
}

/** "Upper" of what was only said to be "lower", and the other way round. */
function compareLevels({ written, hearing }: Beside): Otherwise | undefined {
  const said = saidIn(hearing);
  for (const [at, word] of written.words.entries()) {
    if (word !== 'upper' && word !== 'lower') continue;
    const stem = written.stems[at + 1] ?? '';
    if (stem === '' || (stem.startsWith('extremit') && said.has(word === 'upper' ? 'arm' : 'leg'))) continue;
    const opposite = word === 'upper' ? 'lower' : 'upper';
    const before = placesOf(hearing, stem).map(({ heard, at: place }) => ({
      heard,
      at: place,
      words: heard.words.slice(Math.max(0, place - 3), place),
    }));
    const other = before.find(({ words }) => words.includes(opposite));
    if (!other || before.some(({ words }) => words.includes(word))) continue;
    return {
      kind: 'part',
      said: quoteOf(other.heard, other.at),
      written: written.words.slice(at, at + 2).join(' '),
      heard: other.heard,
    };
  }
  return undefined;
}

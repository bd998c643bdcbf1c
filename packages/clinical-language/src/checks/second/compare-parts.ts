import { clinicalWords } from '../../vocabulary/clinical-terms.ts';
import { type Beside, type Otherwise, quoteOf } from './difference.ts';
import { type Heard, type Hearing, placesOf } from './hear.ts';
import { isAmong, type NamedPart, partsIn } from '../tables/parts.ts';

/** A part of the body that nobody spoke of, where another was spoken of; or one that was never spoken of together with the rest. */
export function compareParts({ written, hearing, linked }: Beside): Otherwise[] {
  const label = written.words.indexOf(':');
  if (
    written.words.length < 9 &&
    written.words.every((word) => partsIn([word]).length > 0 || /^(?:,|and|or|of|the|examination)$/.test(word))
  )
    return [];
  const own = partsIn(written.words);
  const said = saidIn(hearing);
  const instead = linkedParts(linked, hearing);
  for (const { part, at } of partsIn(written.words, true)) {
    if (at < label && label < 14) continue;
    if (isAmong(part, said.keys())) {
      const near = isAmong(
        part,
        instead.map((one) => one.part),
      );
      const other = near ? undefined : otherPart(written, part, at, own, hearing);
      if (other)
        return [
          {
            kind: 'part',
            said: other.part,
            written: written.words[at]!,
            heard: other.heard,
          },
        ];
      continue;
    }
    const other = instead.find(
      (one) =>
        !own.some((mine) => mine.part === one.part) &&
        one.heard.stems.some((stem, i) => i !== one.at && stem.length > 3 && written.stems.includes(stem)),
    );
    if (other)
      return [
        {
          kind: 'part',
          said: quoteOf(other.heard, other.at),
          written: written.words[at]!,
          heard: other.heard,
        },
      ];
  }
  return [];
}

type Told = NamedPart & { heard: Heard };
const linkedParts = (linked: ReadonlySet<number>, { heard }: Hearing): Told[] =>
  heard.flatMap((one) => (linked.has(one.u) ? partsIn(one.words).map((found) => ({ ...found, heard: one })) : []));

const cache = new WeakMap<Hearing, Map<string, Heard[]>>();
function saidIn(hearing: Hearing): Map<string, Heard[]> {
  const known = cache.get(hearing);
  if (known) return known;
  const out = new Map<string, Heard[]>();
  for (const heard of hearing.heard)
    for (const part of new Set(partsIn(heard.words).map((one) => one.part))) {
      const list = out.get(part);
      if (list) list.push(heard);
      else out.set(part, [heard]);
    }
  cache.set(hearing, out);
  return out;
}

/** What is written of one part was only said of another: the words next to it stand beside the other alone. */
function otherPart(
  written: Heard,
  part: string,
  at: number,
  own: readonly NamedPart[],
  hearing: Hearing,
): Told | undefined {
  const topics = new Set(
    written.stems.filter((_, i) => Math.abs(i - at) <= 5 && clinicalWords([written.words[i]!]) > 0),
  );
  for (const one of own) topics.delete(written.stems[one.at]!);
  let found: Told | undefined;
  for (const topic of topics) {
    if (topic === '') continue;
    const places = placesOf(hearing, topic);
    // "chest pain": what stands next to a part is felt there
    const next = written.stems.some((stem, i) => stem === topic && Math.abs(i - at) <= 2);
    if (places.length === 0 || places.length > (next ? 60 : 8)) continue;
    const parts = places.flatMap(({ heard, at: place }) =>
      partsIn(heard.words.slice(Math.max(0, place - 14), place + 15)).map((one) => ({ ...one, heard })),
    );
    if (
      isAmong(
        part,
        parts.map((one) => one.part),
      )
    )
      return undefined;
    found ??= parts.find((one) => !own.some((mine) => mine.part === one.part));
  }
  return found;
}

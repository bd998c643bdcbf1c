import { isCondition } from '../tables/conditions.ts';
import { isFinding } from '../tables/findings.ts';
import { isSymptom } from '../tables/symptoms.ts';
import { type Beside, type Otherwise, quoteOf } from './difference.ts';
import { type Heard, type Hearing, type Place, placesOf } from './hear.ts';
import { partsIn } from '../tables/parts.ts';

// They are felt in many places: one is compared only where the same place is spoken of.
const general = new Set(
  'pain swelling weak weaknes tender tendernes numb numbnes rash bleed swell edema bruis discharg redness stiffness mass ache tingl sore soreness chang problem issu histori deform cramp injuri infect'.split(
    ' ',
  ),
);
const isClinical = (stem: string): boolean => isSymptom(stem) || isFinding(stem) || isCondition(stem);

/** A symptom, finding or illness written as so that was only denied in the visit, and the other way round. */
export function compareStands({ written, hearing }: Beside): Otherwise[] {
  if (written.question) return [];
  for (const [at, stem] of written.stems.entries()) {
    const own = written.stands[at]!;
    if (stem === '' || own === 0 || !isClinical(stem) || isLabel(written, at)) continue;
    const near = partsNear(written, at);
    const places = placesOf(hearing, stem).filter(({ heard }) => !heard.ofRelative || written.ofRelative);
    if (places.length === 0) continue;
    const same =
      near.length === 0
        ? places
        : places.filter((place) => partsNear(place.heard, place.at).some((part) => near.includes(part)));
    if (general.has(stem) && near.length === 0) continue;
    if (near.length > 0 && same.length === 0) continue;
    if (same.some((place) => standOf(place) !== -own)) continue;
    if (own === -1 && narrowed(written, at).some((one) => !same.some(({ heard }) => heard.stems.includes(one))))
      continue;
    const { heard, at: heardAt } = same[0]!;
    return [
      {
        kind: 'negation',
        said: quoteOf(heard, heardAt),
        written: `${own === -1 ? 'no ' : ''}${written.words[at]!}`,
        heard,
      },
    ];
  }
  return [];
}

/** Whether the visit says of what is written in `words` just that, with something else of the sentence. */
export function isHeardSo(written: Heard, words: readonly string[], hearing: Hearing): boolean {
  return written.stems.some((stem, at) => {
    const own = written.stands[at]!;
    if (stem === '' || own === 0 || !words.includes(written.words[at]!) || !isClinical(stem)) return false;
    const others = written.stems.filter((one) => one !== '' && one !== stem && one.length > 2);
    return placesOf(hearing, stem).some(
      (place) =>
        standOf(place) === own &&
        !place.heard.question &&
        (others.length === 0 ||
          others.some((one) => place.heard.stems.slice(Math.max(0, place.at - 8), place.at + 9).includes(one))),
    );
  });
}

/** What else is denied as one thing with it: "no pain with movement". */
function narrowed({ words, stems, stands }: Heard, at: number): string[] {
  const out: string[] = [];
  for (const step of [-1, 1])
    for (
      let i = at + step;
      i in words && Math.abs(i - at) <= 4 && !/^(?:,|or|nor|and|[.;:])$/.test(words[i]!) && stands[i] === -1;
      i += step
    )
      if (stems[i] !== '') out.push(stems[i]!);
  return out;
}

const standOf = ({ heard, at }: Place): number => heard.stands[at]!;

/** "Nausea: …" names what is told after it. */
const isLabel = ({ words }: Heard, at: number): boolean => words.indexOf(':') > at && words.indexOf(':') < 5;

const partsNear = ({ words }: Heard, at: number): string[] =>
  partsIn(words.slice(Math.max(0, at - 4), at + 6)).map(({ part }) => part);

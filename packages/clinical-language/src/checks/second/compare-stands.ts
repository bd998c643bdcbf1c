import { isCondition } from '../tables/conditions.ts';
import { isOfTrouble } from '../reading/polarity.ts';
import { contentStem } from '../reading/read-text.ts';
import { isFinding } from '../tables/findings.ts';
import { isSymptom } from '../tables/symptoms.ts';
import { type Beside, type Otherwise, quoteOf } from './difference.ts';
import { type Heard, type Hearing, type Place, placesOf } from './hear.ts';
import { closeness, isLight, type Topic, topicsAround } from './nearest.ts';
import type { Stand } from './stands.ts';

// They are felt in many places: one is compared only where the same place or circumstance is spoken of.
const general = new Set(
  'pain swelling edema weak weaknes tender tendernes numb numbnes rash bleed swell bruis discharg redness stiffness mass ache tingl sore soreness chang problem issu histori deform cramp injuri infect strain tear fractur lesion allergy'.split(
    ' ',
  ),
);
// too wide to be missed where no such word was said
const wide =
  /^(?:issu|problem|symptom|condit|diseas|disord|disorder|illnes|ill|syndrome|infect|infection|abnormality|abnormal|mass|trauma|injuri|injury|concern|complic|positive|acute|distress|neoplasm|discomfort|disturbance|difficulty|trouble)$/;
// what a clinician concludes may well have been denied before
const concludes = /^ (?:\d+ )?(?:impression|imp|diagnosis|assessment) /;
const functions = /^(?:vision|stool|urin|bowel|vomit)$/;
const isClinical = (stem: string): boolean =>
  !functions.test(stem) && (isSymptom(stem) || isFinding(stem) || isCondition(stem));
const marks = /^(?:,|or|nor|and|[.;:()]|but|with|without|no|denies|reports|endorses)$/;
const reach = 9;
// what may be, and what was so at another time
const supposes =
  / (?:risks?|possib(?:le|ility|ly)|may|might|could|monitor|watch|discussed|flag|flags|signs?|rule|likely|likelihood|concern(?:ed|ing)? for|evaluate|explained|return|worsen|prior|previous(?:ly)?|years? ago|due to|help|reduce|treat|as needed) /;

/** A symptom, finding or illness written as so that was only denied in the visit, and the other way round. */
export function compareStands(beside: Beside): Otherwise[] {
  const { written, hearing } = beside;
  if (written.question || supposes.test(written.text)) return [];
  for (const { name, at } of written.named) {
    const found = judge(name, at, beside, []);
    if (found) return [found];
  }
  const covered = new Set(written.named.map(({ at }) => at));
  const denying = written.stands.includes(-1);
  const votes: Otherwise[] = [];
  let [told, agreeing] = [0, 0];
  for (const [at, stem] of written.stems.entries()) {
    if (stem === '' || covered.has(at)) continue;
    const narrow = topicsAround(written, at, hearing, 5, marks);
    if (isClinical(stem)) {
      const found = judge(stem, at, beside, narrow);
      if (found) return [found];
      continue;
    }
    // where a sentence denies, the words around may be of either
    const vote = denying ? undefined : voteOf(stem, at, beside, narrow);
    if (vote === undefined) continue;
    told++;
    if (vote === 'agrees') agreeing++;
    else votes.push(vote);
  }
  return votes.length > 0 && agreeing === 0 && (votes.length > 1 || told < 3) ? votes.slice(0, 1) : [];
}

/** What a word without clinical weight tells of a sentence: whether what was said together with it was said to be so. */
function voteOf(
  stem: string,
  at: number,
  { written, hearing }: Beside,
  narrow: readonly Topic[],
): Otherwise | 'agrees' | undefined {
  const own = written.stands[at]!;
  if (own !== 1 || narrow.length === 0 || isLabel(written, at) || isLight(stem) || written.words[at]!.endsWith('ly'))
    return undefined;
  if (/ (?:agrees|agreement|agreements|when|while|during) /.test(written.text)) return undefined;
  const places = placesOf(hearing, stem).filter(({ heard, at: place }) => !isOfTrouble(heard.words, place));
  const near = nearest(places, narrow, hearing);
  if (!near.bound) return undefined;
  if (near.places.some((place) => !opposes(place, own, new Set()))) return 'agrees';
  const { heard, at: heardAt } = near.places[0]!;
  return {
    kind: 'negation',
    said: quoteOf(heard, heardAt),
    written: written.words[at]!,
    heard,
  };
}

function judge(name: string, at: number, beside: Beside, narrow: readonly Topic[]): Otherwise | undefined {
  const { written, hearing } = beside;
  const own = written.stands[at]!;
  if (own === 0 || isLabel(written, at) || (own === 1 && concludes.test(written.text))) return undefined;
  const places = placesOf(hearing, name).filter(({ heard }) => heard.ofRelative === written.ofRelative);
  if (places.length === 0) return isUnsaid(name, at, beside) ? unsaid(written, at) : undefined;
  const near = nearest(places, narrow, hearing);
  if (general.has(name) && !near.bound) return undefined;
  const denied = new Set(written.stems.filter((_, i) => written.stands[i] === -1));
  const against = near.places.filter((place) => opposes(place, own, denied));
  const agreeing = near.places.filter((place) => agrees(standOf(place), own)).length;
  const outweighed = own === -1 && against.length >= 4 * agreeing && against.length > 3;
  if (against.length === 0 || (agreeing > 0 && !outweighed)) return undefined;
  if (own === -1 && narrowed(written, at).some((one) => !against.some(({ heard }) => heard.stems.includes(one))))
    return undefined;
  const { heard, at: heardAt } = against[0]!;
  return {
    kind: 'negation',
    said: quoteOf(heard, heardAt),
    written: `${own === -1 ? 'no ' : ''}${written.words[at]!}`,
    heard,
  };
}

/** Whether nobody named a thing, nor what it is made of: "weight" and "loss" of "weight loss". */
function isUnsaid(name: string, at: number, { written, hearing }: Beside): boolean {
  if (wide.test(name) || written.ofRelative) return false;
  const parts = name.split(' ').map(contentStem);
  const heard = (stem: string): boolean => placesOf(hearing, stem).length > 0;
  if (parts.length > 1) return !parts.filter((stem) => stem !== '').every(heard) && !heard(written.stems[at]!);
  return !hearing.heard.some(({ stems }) =>
    stems.some((stem) => stem.length > 4 && stem.slice(0, 5) === name.slice(0, 5)),
  );
}

const unsaid = (written: Heard, at: number): Otherwise => ({
  kind: 'negation',
  said: '',
  written: written.words.slice(Math.max(0, at - 1), at + 1).join(' '),
  heard: undefined,
});

/** Of the places where a thing was spoken of, those about the same: `bound` when a word next to it was said there too. */
function nearest(
  places: readonly Place[],
  narrow: readonly Topic[],
  hearing: Hearing,
): { places: readonly Place[]; bound: boolean } {
  const scored = places.map((place) => ({
    place,
    score: closeness(place, narrow, hearing, reach),
  }));
  const most = Math.max(0, ...scored.map(({ score }) => score));
  if (most === 0) return { places, bound: false };
  return {
    places: scored.filter(({ score }) => score >= 0.7 * most).map(({ place }) => place),
    bound: true,
  };
}

/** "yes" to a list is no denial of one of it, and the opposite of a denial of all. */
function opposes(place: Place, own: Stand, denied: ReadonlySet<string>): boolean {
  const stand = standOf(place);
  if (own === 1) return stand === -1;
  return stand === 1 || (stand === 2 && place.heard.stems.every((stem) => !isSymptom(stem) || denied.has(stem)));
}
const agrees = (stand: Stand, own: Stand): boolean => (own === 1 ? stand === 1 || stand === 2 : stand === -1);

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
      i in words && Math.abs(i - at) <= 6 && !/^(?:,|or|nor|and|[.;:])$/.test(words[i]!) && stands[i] === -1;
      i += step
    )
      if (stems[i] !== '') out.push(stems[i]!);
  return out;
}

const standOf = ({ heard, at }: Place): Stand => heard.stands[at]!;

/** "Nausea: …" names what is told after it. */
const isLabel = ({ words }: Heard, at: number): boolean => words.indexOf(':') > at && words.indexOf(':') < 5;

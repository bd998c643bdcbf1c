import type { Said } from '../evidence.ts';
import { isDenial, isOfTrouble } from '../reading/polarity.ts';
import type { Reading } from '../reading/read-text.ts';
import { isCondition } from '../tables/conditions.ts';
import { drugOf } from '../tables/drug-names.ts';
import { isFinding } from '../tables/findings.ts';
import { isSymptom } from '../tables/symptoms.ts';
import { type Compared, type Difference, shared, stemsAround } from './difference.ts';

type Place = { at: number; name: string };
type Against = Place & { said: Said; heardAt: number };

/** What is written as so and was said not to be, and the other way round. */
export function comparePolarity(compared: Compared): Difference[] {
  const { reading } = compared;
  const against: Against[] = [];
  let agreeing = 0;
  for (const place of placesOf(reading)) {
    const verdict = judge(place, compared);
    if (verdict === 'agrees') agreeing++;
    else if (verdict) against.push({ ...place, ...verdict });
  }
  const first = against[0];
  if (!first) {
    const denied = unheardDenial(compared);
    if (denied) return [denied];
    return compared.exact ? [...barelyDenied(compared, agreeing), ...opposites(compared)] : [];
  }
  const weighty = against.filter(({ at, name }) => isWeighty(name, reading.words[at]!));
  const enough =
    weighty.length > 0
      ? compared.exact || against.length >= agreeing || weighty.some((one) => isOnlyDenied(one, compared))
      : isWhole(against, agreeing, compared) || against.some((one) => isPlainlyDenied(one, compared));
  if (!enough || weighty.some((one) => isSaidSo(one, compared))) return [];
  if (!compared.exact && weighty.length > 0 && weighty.every((one) => isSaidElsewhere(one, compared))) return [];
  const shown = weighty[0] ?? first;
  return [
    {
      kind: 'negation',
      said: phrase(shown.said.reading, shown.heardAt),
      written: phrase(reading, shown.at),
      from: [...new Set([shown.said, ...replyTo(shown.said, compared)])],
    },
  ];
}

/** Words without weight tell a contradiction only when most of a sentence is said otherwise. */
const isWhole = (against: readonly Against[], agreeing: number, { exact, stems }: Compared): boolean =>
  exact && against.length > agreeing && (against.length > 1 || stems.size < 3);

/** "reveals fractures", where the visit speaks of fractures only to say that there are none. */
const isOnlyDenied = ({ name, at, said }: Against, { reading, visit }: Compared): boolean =>
  reading.polarity[at] === 1 &&
  !said.clause.question &&
  (visit.byStem.get(name) ?? [])
    .slice(0, 200)
    .every((one) => placesNamed(one.reading, name).every((place) => one.reading.polarity[place] === -1));

/** "there is a cure" of "there is no cure", whatever the word weighs. */
const isPlainlyDenied = (one: Against, compared: Compared): boolean =>
  one.said.reading.words[one.heardAt - 1] === 'no' &&
  one.said.reading.words[one.heardAt] === compared.reading.words[one.at] &&
  !compared.reading.polarity.includes(-1) &&
  !compared.reading.words.includes('removed') &&
  isOnlyDenied(one, compared);

const isPlan = (role: string, { words }: Reading): boolean =>
  role === 'clinician' && words.some((word) => /^(?:will|going|should|recommend)$/.test(word));

/** "denies drinking wine with dinner" of "I drink wine with dinner": a denial that nothing it rests on makes. */
function unheardDenial({ reading, basis }: Compared): Difference | undefined {
  const { words, stems, polarity } = reading;
  const at = words.findIndex((word) => /^den(?:ies|ied)$/.test(word));
  if (at < 0 || basis.core.some((said) => said.denied || said.reading.words.some(isDenial))) return undefined;
  let end = at + 1;
  while (end < words.length && polarity[end] === -1) end++;
  const denied = stems.slice(at + 1, end).filter((stem) => stem !== '');
  const told = basis.core.filter(({ clause, reading: said }) => !clause.question && !isPlan(clause.role, said));
  const heard = denied.filter((stem) => told.some((said) => isHeard(stem, 1, said)));
  const telling = heard.length > 1 || heard.some((stem) => isSymptom(stem) || isFinding(stem));
  const from = told.find((said) => heard.some((stem) => isHeard(stem, 1, said)));
  if (!from || !telling || heard.length * 2 < denied.length) return undefined;
  return {
    kind: 'negation',
    said: from.reading.words.slice(0, 8).join(' '),
    written: words.slice(at, at + 4).join(' '),
    from: [from],
  };
}

/** Whether one clause of the visit says all of a sentence as it is written. */
const isSaidSo = ({ name, at }: Against, { reading, visit, stems }: Compared): boolean =>
  (visit.byStem.get(name) ?? [])
    .slice(0, 200)
    .some(
      (said) =>
        stems.size > 1 && shared(stems, said.stems) === stems.size && isHeard(name, reading.polarity[at]!, said),
    );

/** "have you been on that before" – "no", written without any denial and without a word of weight to judge by. */
function barelyDenied({ reading, basis }: Compared, agreeing: number): Difference[] {
  const question = basis.core.find((said) => said.denied);
  if (!question || agreeing > 0 || reading.polarity.includes(-1) || reading.words.some(isDenial)) return [];
  if (basis.core.some((said) => !said.clause.question && !said.denied && said.asked !== question.at)) return [];
  return [
    {
      kind: 'negation',
      said: 'no',
      written: reading.words
        .filter((word) => /\p{L}/u.test(word))
        .slice(0, 4)
        .join(' '),
      from: [question],
    },
  ];
}

function placesOf(reading: Reading): Place[] {
  const places: Place[] = [];
  const label = reading.words.indexOf(':');
  for (const [at, name] of reading.stems.entries())
    if (name !== '' && reading.polarity[at] !== 0 && (at > label || label > 4)) places.push({ at, name });
  for (const { concept, at } of reading.concepts) if (reading.polarity[at] !== 0) places.push({ at, name: concept });
  return places;
}

function judge(
  place: Place,
  { reading, basis, exact, visit }: Compared,
): 'agrees' | { said: Said; heardAt: number } | undefined {
  const around = new Set(stemsAround(reading, place.at, 3));
  const own = reading.polarity[place.at]!;
  let same = -1;
  let unclear = -1;
  let other = -1;
  let found: { said: Said; heardAt: number } | undefined;
  for (const said of basis.core) {
    if (!said.stems.has(place.name)) continue;
    for (const heardAt of placesNamed(said.reading, place.name)) {
      const heard = said.reading.polarity[heardAt]!;
      if (heard === -1 && own === 1 && isOfTrouble(said.reading.words, heardAt)) continue;
      const score = shared(stemsAround(said.reading, heardAt, 3), around);
      if (heard === own) same = Math.max(same, score);
      else if (heard === 0) unclear = Math.max(unclear, score);
      else if (score > other) {
        other = score;
        found = { said, heardAt };
      }
    }
  }
  if (!found) return same >= 0 ? 'agrees' : undefined;
  const rest = own === -1 ? deniedWith(place, reading) : [];
  if (rest.some((name) => !basis.core.some((said) => said.stems.has(name)))) return undefined;
  if (rest.some((name) => isHeard(name, -1, found!.said))) return 'agrees';
  if (same >= other || unclear > other || (!exact && unclear >= 0)) return 'agrees';
  // "any other allergies" – "no" leaves those that were told
  const others = /^(?:other|another|else|additional|more|further)$/.test(
    found.said.reading.words[found.heardAt - 1] ?? '',
  );
  const told =
    others &&
    (visit.byStem.get(place.name) ?? []).some((said) =>
      placesNamed(said.reading, place.name).some((at) => said.reading.polarity[at] === own),
    );
  return told ? 'agrees' : found;
}

const joins = /^(?:,|;|\.|or|nor|and)$/;

/** What else is denied as one thing with it: "weight" of "no weight loss". */
function deniedWith({ at }: Place, { words, stems, polarity }: Reading): string[] {
  const out: string[] = [];
  for (const step of [-1, 1])
    // "no pain to palpation of the lateral elbow": what follows a preposition is part of the thing
    for (let i = at + step; i in words && Math.abs(i - at) <= 5 && !joins.test(words[i]!); i += step) {
      if (polarity[i] === 1 || (step < 0 && polarity[i] === 0)) break;
      if (stems[i] !== '') out.push(stems[i]!);
    }
  return out;
}

const isHeard = (name: string, as: number, { reading }: Said): boolean =>
  placesNamed(reading, name).some((at) => reading.polarity[at] === as);

function placesNamed(reading: Reading, name: string): number[] {
  const out = reading.concepts.filter(({ concept }) => concept === name).map(({ at }) => at);
  for (const [at, stem] of reading.stems.entries()) if (stem === name) out.push(at);
  return out;
}

const isWeighty = (name: string, word: string): boolean =>
  isCondition(name) ||
  isSymptom(name) ||
  isFinding(name) ||
  drugOf(word) !== undefined ||
  /^(?:pain|surgery|allergy|allergies|smoke|dyspnea|edema|erythema)$/.test(name);

/** Whether the visit elsewhere says of the thing what is written. */
function isSaidElsewhere({ name, at }: Against, { reading, visit, stems }: Compared): boolean {
  const own = reading.polarity[at]!;
  const around = new Set(stemsAround(reading, at, 2));
  return (visit.byStem.get(name) ?? [])
    .slice(0, 200)
    .some((said) =>
      placesNamed(said.reading, name).some(
        (place) =>
          said.reading.polarity[place] !== -own &&
          (around.size === 0 ||
            shared(stemsAround(said.reading, place, 3), around) > 0 ||
            shared(said.stems, stems) >= 2),
      ),
    );
}

/** "no chest pain", "chest pain". */
function phrase(reading: Reading, at: number): string {
  const denied = reading.polarity[at] === -1;
  let from = at;
  while (
    from > 0 &&
    at - from < 2 &&
    reading.stems[from - 1] !== '' &&
    reading.polarity[from - 1] === reading.polarity[at]
  )
    from--;
  const words = reading.words.slice(from, at + 1).filter((word) => !isDenial(word));
  return `${denied ? 'no ' : ''}${words.join(' ')}`;
}

/** The answer to a question, which says how it stands. */
const replyTo = (said: Said, { basis }: Compared): Said[] =>
  said.clause.question ? basis.core.filter((one) => one.asked === said.at).slice(0, 1) : [];

const pairs = new Map(
  `increase decrease
positive negative
normal abnormal
start stop
begin stop
improve worsen
elevate low
stable unstable
controlled uncontrolled
continue stop
continue discontinue
start discontinue
present absent
high low
acute chronic
mild severe
benign malignant
regular irregular`
    .split('\n')
    .flatMap((line) => {
      const [a = '', b = ''] = line.split(' ');
      return [
        [a, b],
        [b, a],
      ] as [string, string][];
    })
    .reduce((map, [a, b]) => map.set(a, [...(map.get(a) ?? []), b]), new Map<string, string[]>()),
);

/** A word written where only its opposite was said: "increase" for "decrease". */
function opposites({ reading, basis }: Compared): Difference[] {
  const core = new Map<string, Said>();
  for (const said of basis.core)
    for (const word of [...said.reading.words, ...said.reading.stems]) if (!core.has(word)) core.set(word, said);
  const own = new Set([...reading.words, ...reading.stems]);
  for (const [at, word] of reading.words.entries()) {
    const stem = reading.stems[at]!;
    if (stem === '' || core.has(word) || core.has(stem)) continue;
    for (const opposite of [...(pairs.get(word) ?? []), ...(pairs.get(stem) ?? [])]) {
      const said = core.get(opposite);
      if (said && !own.has(opposite)) return [{ kind: 'negation', said: opposite, written: word, from: [said] }];
    }
  }
  return [];
}

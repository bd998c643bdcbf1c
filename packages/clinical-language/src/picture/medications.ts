import type { FactMedication, PartialDay } from '@clinical/contract/visualizer/chart-facts.schemas';
import type { MedicationAct, PictureMedication, PictureSource } from '@clinical/contract/visualizer/picture.schemas';
import { drugOf } from '../checks/tables/drug-names.ts';
import { topicsOfHeader } from '../rules/plan/classify-header.ts';
import { statedFacts } from '../stated-facts/stated-facts.ts';
import { importSource, type PictureImport, type SourceLine } from './picture-input.ts';
import { compareDays } from './problems.ts';
import { isSupposed, ofKind, readMentions, type ReadMention } from './sentences.ts';

/** `at`: where it stands in time when its own day is not known. */
type Event = PictureMedication['events'][number] & { name: string; shown: string; at: PartialDay | null };

const stops =
  /\b(?:stop(?:s|ped|ping)?|discontinu\w+|d\/c|held|hold|off|no longer|quit|finish(?:ed|es)|completed|came off|wean(?:ed)? off|cease[ds]?)\b/i;
const starts =
  /\b(?:start(?:s|ed|ing)?|begin|began|begun|initiat\w+|prescrib\w+|prescription|add(?:ed|ing)?|new|commenc\w+|trial of|placed on|put (?:him|her|them) on|i will give|given)\b/i;
const changes =
  /\b(?:increas\w+|decreas\w+|reduc\w+|titrat\w+|rais\w+|lower(?:ed|ing)?|chang\w+|switch\w+|double[ds]?|uptitrat\w+|adjust\w+)\b/i;
const goesOn =
  /\b(?:continu\w+|refill\w*|resum\w+|remain\w*|takes?|taking|uses?|using|on|utiliz\w+|compliant with|current(?:ly)?|daily|maintain\w*|controlled with|managed with|treated with)\b/i;
const allergic = /\b(?:allerg\w+|intoleran\w+|reaction to|anaphyla\w+|sensitiv\w+)\b/i;

/** The last word of doing before the name decides; a word after it ("metformin was stopped") where there is none. */
const acts: readonly [RegExp, MedicationAct][] = [
  [stops, 'stopped'],
  [changes, 'changed'],
  [starts, 'started'],
  [goesOn, 'continued'],
];

/** Medication of a chart with what happened to it and when, oldest first. */
export function medicationsOf(
  lines: readonly SourceLine[],
  imports: readonly PictureImport[],
): Omit<PictureMedication, 'focused'>[] {
  const told = [
    ...lines.flatMap(eventsIn),
    ...imports.flatMap((one) => one.facts.medications.flatMap((fact) => eventsBy(one, fact))),
  ];
  return [...Map.groupBy(told, ({ name }) => name)]
    .map(([, events]) => medicationOf(events))
    .toSorted((a, b) => rank[a.status] - rank[b.status] || (a.name.toLowerCase() < b.name.toLowerCase() ? -1 : 1));
}

const rank: Record<PictureMedication['status'], number> = { active: 0, unknown: 1, stopped: 2 };

function eventsIn({ header, text, entry, source, first }: SourceLine): Event[] {
  const [topic] = topicsOfHeader(header);
  if (topic === 'fh' || topic === 'allergies' || /\?\s*$/.test(text) || allergic.test(text)) return [];
  const { mentions, hasRelative } = readMentions(text);
  if (hasRelative) return [];
  const doses = new Map(
    statedFacts(text, header).flatMap(({ about, subject, value }) =>
      about === 'dose' ? [[subject, value] as const] : [],
    ),
  );
  const found = ofKind(mentions, 'drug').flatMap((mention): Event[] => {
    const act = actOf(mention, topic === 'meds');
    // told again in the same words it did not happen again
    if (act === null || (first !== null && act !== 'continued')) return [];
    const name = genericOf(mention.name);
    return [{ name, shown: name, date: entry.day, at: entry.day, act, dose: doses.get(name) ?? '', source }];
  });
  return found.filter(({ name }, at) => found.findIndex((other) => other.name === name) === at);
}

function actOf(mention: ReadMention, inList: boolean): MedicationAct | null {
  const near = mention.before.split(' ').slice(-9).join(' ');
  const afterwards = mention.after
    .split(/ (?:and|but|,|;|\.) /)[0]!
    .split(' ')
    .slice(0, 8)
    .join(' ');
  if (mention.polarity === -1) return /\b(?:longer|taking|take|takes|on|using)\b/.test(near) ? 'stopped' : null;
  if (isSupposed(mention)) return null;
  const said =
    lastOf(near) ??
    (/\b(?:was|were|is|has been|be)\b/.test(afterwards) ? lastOf(afterwards.replace(/\bon\b|\bdaily\b/g, '')) : null);
  return (
    said ??
    (inList
      ? 'continued'
      : /\b(?:daily|twice|every|once a day|a day|nightly|at bedtime|bid|tid|as needed)\b/.test(mention.after)
        ? 'continued'
        : null)
  );
}

function lastOf(words: string): MedicationAct | null {
  const found = acts.flatMap(([pattern, act]) => {
    const at = Math.max(...[...words.matchAll(new RegExp(pattern, 'gi'))].map((match) => match.index), -1);
    return at < 0 ? [] : [{ at, act }];
  });
  // "no longer taking": the word that ends it counts, wherever "taking" stands
  if (found.some(({ act }) => act === 'stopped')) return 'stopped';
  return found.toSorted((a, b) => a.at - b.at).at(-1)?.act ?? null;
}

const genericOf = (form: string): string => drugOf(form.toLowerCase()) ?? form.toLowerCase();

function eventsBy(one: PictureImport, { key, name, dose, status, started, stopped, final }: FactMedication): Event[] {
  const drugs = [...new Set(ofKind(readMentions(name).mentions, 'drug').map((mention) => genericOf(mention.name)))];
  // of several in one product the product is the medication
  const known = drugs.length === 1 ? drugs[0]! : name.toLowerCase();
  const quote = [
    name,
    dose,
    status,
    started === null ? '' : `from ${started}`,
    stopped === null ? '' : `until ${stopped}`,
  ]
    .filter(Boolean)
    .join(', ');
  const source: PictureSource = importSource(one, quote, key, final);
  const event = { name: known, shown: drugs.length === 1 ? known : name, dose: dose || strengthOf(name), source };
  const begun: Event[] = [{ ...event, date: started, at: started, act: 'started' }];
  return status === 'stopped' ? [...begun, { ...event, date: stopped, at: stopped ?? started, act: 'stopped' }] : begun;
}

/** "lisinopril 10 MG Oral Tablet": the strength is what tells a dose there. */
const strengthOf = (name: string): string =>
  /\b\d+(?:\.\d+)? ?(?:mg|mcg|g|ml|unit|units|meq|actuat)\b(?:\/\w+)?/i.exec(name)?.[0] ?? '';

function medicationOf(told: readonly Event[]): Omit<PictureMedication, 'focused'> {
  const events = told.toSorted((a, b) => compareDays(a.at, b.at));
  const newest = events.at(-1)!;
  const status = newest.act === 'stopped' ? 'stopped' : 'active';
  const stop: PartialDay | null = newest.act === 'stopped' ? newest.date : null;
  const sameDay = events.filter(({ date, dose, act }) => date === newest.date && dose !== '' && act !== 'changed');
  return {
    name: newest.shown,
    dose: events.findLast(({ dose }) => dose !== '')?.dose ?? '',
    status,
    started: events.find(({ act }) => act === 'started')?.date ?? null,
    stopped: stop,
    conflict:
      new Set(sameDay.map(({ dose }) => dose.toLowerCase().replaceAll(' ', ''))).size > 1 &&
      new Set(sameDay.map(({ source }) => source.id)).size > 1,
    events: events.map(({ date, act, dose, source }) => ({ date, act, dose, source })),
  };
}

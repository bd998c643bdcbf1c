import type { FactMedication, PartialDay } from '@clinical/contract/visualizer/chart-facts.schemas';
import type { MedicationAct, PictureMedication, PictureSource } from '@clinical/contract/visualizer/picture.schemas';
import { clauseAt, whoseIs } from '../clauses/clauses.ts';
import { drugOf } from '../checks/tables/drug-names.ts';
import { topicsOfHeader } from '../rules/plan/classify-header.ts';
import { statedFacts } from '../stated-facts/stated-facts.ts';
import { actOn, deniesTrouble } from './acts.ts';
import { dayOf, importSource, type PictureImport, type SourceLine } from './picture-input.ts';
import { compareDays } from './problems.ts';
import { isSupposed, ofKind, readMentions, type ReadMention } from './sentences.ts';

/** `at`: where it stands in time when its own day is not known. */
type Event = PictureMedication['events'][number] & {
  name: string;
  shown: string;
  at: PartialDay | null;
  /** The same words stand in an older entry. */
  repeated: boolean;
  /** Of another system: when its file came, and whether the record is active there. */
  imported: { at: string; active: boolean } | null;
};

const allergic = /\b(?:allerg\w+|intoleran\w+|reaction to|anaphyla\w+|sensitiv\w+)\b/i;

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
    .map(([, events]) => medicationOf(onceEach(events)))
    .toSorted((a, b) => rank[a.status] - rank[b.status] || (a.name.toLowerCase() < b.name.toLowerCase() ? -1 : 1));
}

const rank: Record<PictureMedication['status'], number> = { active: 0, unknown: 1, stopped: 2 };

function eventsIn({ header, text, entry, source, first }: SourceLine): Event[] {
  const [topic] = topicsOfHeader(header);
  if (topic === 'fh' || topic === 'allergies' || /\?\s*$/.test(text)) return [];
  const { mentions, text: words } = readMentions(text);
  const doses = new Map(
    statedFacts(text, header).flatMap(({ about, subject, value }) =>
      about === 'dose' ? [[subject, value] as const] : [],
    ),
  );
  const named = mentions.filter(({ kind }) => kind === 'drug' || kind === 'drugClass');
  const found = ofKind(mentions, 'drug').flatMap((mention): Event[] => {
    if (whoseIs(words, mention.start) === 'relative' || allergic.test(clauseAt(words, mention.start).text)) return [];
    const act = actOf(mention, words, named, topic === 'meds');
    if (act === null) return [];
    const name = genericOf(mention.name);
    const told = { act, dose: doses.get(name) ?? '', source, repeated: first !== null, imported: null };
    return [{ name, shown: name, date: dayOf(entry), at: dayOf(entry), ...told }];
  });
  return found.filter(({ name }, at) => found.findLastIndex((other) => other.name === name) === at);
}

function actOf(
  mention: ReadMention,
  text: string,
  named: readonly ReadMention[],
  inList: boolean,
): MedicationAct | null {
  const said = actOn(text, mention, named);
  if (mention.polarity === -1) {
    const before = text.slice(clauseAt(text, mention.start).start, mention.start);
    if (deniesTrouble(before)) return 'continued';
    return said === 'stopped' || /\b(?:longer|taking|take|takes|on|using)\b/.test(before) ? 'stopped' : null;
  }
  if (isSupposed(mention)) return null;
  return (
    said ??
    (inList
      ? 'continued'
      : /\b(?:daily|twice|every|once a day|a day|nightly|at bedtime|bid|tid|as needed)\b/.test(mention.after)
        ? 'continued'
        : null)
  );
}

/** Told again in the same words it did not happen again, unless something else was done in between. */
function onceEach(events: readonly Event[]): Event[] {
  const kept: Event[] = [];
  for (const event of events) {
    const before = kept.findLast(({ act }) => act !== 'continued');
    if (!event.repeated || event.act === 'continued' || before?.act !== event.act) kept.push(event);
  }
  return kept;
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
  const imported = { at: one.createdAt, active: status === 'active' };
  const event = {
    name: known,
    shown: drugs.length === 1 ? known : name,
    dose: dose || strengthOf(name),
    source,
    repeated: false,
    imported,
  };
  const begun: Event[] = [{ ...event, date: started, at: started, act: 'started' }];
  return status === 'stopped' ? [...begun, { ...event, date: stopped, at: stopped ?? started, act: 'stopped' }] : begun;
}

/** "lisinopril 10 MG Oral Tablet": the strength is what tells a dose there. */
const strengthOf = (name: string): string =>
  /\b\d+(?:\.\d+)? ?(?:mg|mcg|g|ml|unit|units|meq|actuat)\b(?:\/\w+)?/i.exec(name)?.[0] ?? '';

function medicationOf(told: readonly Event[]): Omit<PictureMedication, 'focused'> {
  const events = told.toSorted((a, b) => compareDays(a.at, b.at));
  const newest = events.at(-1)!;
  const stopped = newest.act === 'stopped' && !isListed(events, newest);
  const stop: PartialDay | null = stopped ? newest.date : null;
  // where it goes on, the dose is not that of a record that ended
  const going = stopped ? events : events.filter(({ act }) => act !== 'stopped');
  const sameDay = going.filter(({ date, dose, act }) => date === newest.date && dose !== '' && act !== 'changed');
  return {
    name: newest.shown,
    dose: going.findLast(({ dose }) => dose !== '')?.dose ?? '',
    status: stopped ? 'stopped' : 'active',
    started: events.find(({ act }) => act === 'started')?.date ?? null,
    stopped: stop,
    conflict:
      new Set(sameDay.map(({ dose }) => dose.toLowerCase().replaceAll(' ', ''))).size > 1 &&
      new Set(sameDay.map(({ source }) => source.id)).size > 1,
    events: events.map(({ date, act, dose, source }) => ({ date, act, dose, source })),
  };
}

/** Whether another system still lists it after the last stop: a renewal ends one record and begins another. */
function isListed(events: readonly Event[], { at, imported }: Event): boolean {
  const files = events.flatMap((event) => (event.imported ? [event.imported] : []));
  const newest = files
    .map((file) => file.at)
    .toSorted()
    .at(-1);
  if (newest === undefined || !files.some((file) => file.at === newest && file.active)) return false;
  return imported !== null || (at ?? '') <= newest.slice(0, 10);
}

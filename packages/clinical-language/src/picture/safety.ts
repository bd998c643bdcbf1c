import type { PartialDay } from '@clinical/contract/visualizer/chart-facts.schemas';
import type {
  MedicationAct,
  PictureSafety,
  SafetyItem,
  SafetyPart,
} from '@clinical/contract/visualizer/picture.schemas';
import safetyWords from '../../lexicon/safety-words.json' with { type: 'json' };
import { clauseAt, whoseIs } from '../clauses/clauses.ts';
import { readSentence } from '../checks/reading/read-text.ts';
import { topicsOfHeader } from '../rules/plan/classify-header.ts';
import { allergiesIn } from '../stated-facts/allergies.ts';
import { anyOf } from '../vocabulary/any-of.ts';
import { actOn, deniesTrouble } from './acts.ts';
import {
  dayOf,
  distinctSources,
  importSource,
  laterOf,
  type PictureImport,
  type PictureInput,
  type SourceLine,
} from './picture-input.ts';
import { isPregnancy, pregnancyIn } from './pregnancy.ts';
import { compareDays } from './problems.ts';
import { placeOf } from './sentences.ts';

type Found = {
  text: string;
  state: SafetyItem['state'];
  date: PartialDay | null;
  source: SafetyItem['sources'][number];
  /** What it is about: a medicine by its generic name, an allergen; '' for all of them. */
  of: string;
  /** The day from which it counts, where that is not its own: an active record counts as of its file. */
  asOf?: string;
};

/** Allergies, anticoagulants and pregnancy: of all entries and all other systems, whatever is asked for. */
export function safetyOf(
  lines: readonly SourceLine[],
  { imports, note, today }: Pick<PictureInput, 'imports' | 'note' | 'today'>,
): PictureSafety {
  const allergies = [...lines.flatMap(allergiesOf), ...imports.flatMap(allergiesBy)];
  const anticoagulants = [...lines.flatMap(anticoagulantsIn), ...imports.flatMap(anticoagulantsBy)];
  const pregnancy = [...lines.flatMap(pregnancyOf), ...imports.flatMap(pregnancyBy)].map((found) =>
    outdated(found, today),
  );
  return {
    allergies: allergyPart(allergies),
    anticoagulants: anticoagulantPart(anticoagulants),
    pregnancy:
      pregnancy.length === 0 && note.sex === 'male' ? { state: 'not-applicable', items: [] } : newestPart(pregnancy),
  };
}

/** One item for each thing that is said; newest first. */
const itemsOf = (found: readonly Found[]): SafetyItem[] =>
  [...Map.groupBy(found, ({ text, state }) => `${state} ${text.toLowerCase()}`).values()]
    .map((same): SafetyItem => ({
      text: same[0]!.text,
      state: same[0]!.state,
      date: same.map(({ date }) => date).reduce(laterOf, null),
      sources: distinctSources(same.map(({ source }) => source)).toReversed(),
    }))
    .toSorted((a, b) => compareDays(b.date, a.date));

const isHot = ({ state }: Pick<Found, 'state'>): boolean => state === 'present' || state === 'mentioned';
const isPresent = ({ state }: Pick<Found, 'state'>): boolean => state === 'present';
const isAbsent = ({ state }: Pick<Found, 'state'>): boolean => state === 'absent';

/** An allergy stands until somebody says otherwise, so all of them count. That one thing is none says nothing of the others. */
function allergyPart(found: readonly Found[]): SafetyPart {
  const items = itemsOf(found);
  const hot = found.filter(isHot);
  const denied = found.filter(isAbsent);
  if (hot.length > 0) {
    const names = new Set(['', ...hot.map(({ of }) => of)]);
    return { state: denied.some(({ of }) => names.has(of)) ? 'conflict' : 'present', items };
  }
  return { state: denied.some(({ of }) => of === '') ? 'absent' : 'unknown', items };
}

const countsFrom = ({ asOf, date }: Found): string => asOf ?? date ?? '';
const newestOf = (found: readonly Found[]): Found[] => {
  const last = found.map(countsFrom).toSorted().at(-1);
  return found.filter((one) => countsFrom(one) === last);
};

/** Each medicine by its newest words. Only a denial of all of them that is newer than all of them makes the whole absent. */
function anticoagulantPart(found: readonly Found[]): SafetyPart {
  const items = itemsOf(found);
  const newest = [...Map.groupBy(found, ({ of }) => of).values()].map(newestOf);
  const going = newest.flatMap((same) => same.filter(isHot));
  const denials = found.filter((one) => one.of === '' && isAbsent(one));
  if (going.length === 0) return { state: denials.length > 0 ? 'absent' : 'unknown', items };
  const denied = denials.map(countsFrom).toSorted().at(-1) ?? '';
  const last = going.map(countsFrom).toSorted().at(-1)!;
  // of what has no day nobody knows whether the denial is newer
  const isDated = going.every((one) => countsFrom(one) !== '');
  if (denials.length > 0 && isDated && denied > last) return { state: 'absent', items };
  const differ =
    newest.some((same) => same.some(isPresent) && same.some(isAbsent)) || (denials.length > 0 && denied === last);
  return { state: differ ? 'conflict' : 'present', items };
}

function newestPart(found: readonly Found[]): SafetyPart {
  const items = itemsOf(found);
  if (items.length === 0) return { state: 'unknown', items };
  const newest = items[0]!;
  const sameDay = items.filter(({ date }) => date === newest.date);
  if (sameDay.some(isPresent) && sameDay.some(isAbsent)) return { state: 'conflict', items };
  if (sameDay.some(isHot)) return { state: 'present', items };
  if (newest.state === 'past') return { state: items.some(isHot) ? 'present' : 'unknown', items };
  return { state: sameDay.some(isAbsent) ? 'absent' : 'unknown', items };
}

const nothing =
  /^(?:none|no |not |nil\b|n\/a|unknown|denies|nkda|not (?:discussed|mentioned))|^(?:(?:the )?(?:patient'?s? )?(?:(?:drug |medication )?allerg(?:y|ies)(?: list)?|list|chart)? ?(?:was |were |is |have been |has been )?(?:reviewed|updated|verified|confirmed|unchanged|reconciled|up to date|on file)\b[^:]*)$/i;
const deniesAll = /^(?:(?:the )?(?:patient|pt|she|he|they) )?(?:denies|denied)(?: any)?[.;]?$/i;

function allergiesOf({ header, text, entry, source }: SourceLine): Found[] {
  const of = (what: string, said: string, state: Found['state']): Found => ({
    of: what,
    text: said,
    state,
    date: dayOf(entry),
    source,
  });
  if (topicsOfHeader(header)[0] === 'fh' || /\?\s*$/.test(text)) return [];
  const underHeader = topicsOfHeader(header)[0] === 'allergies';
  const found = allergiesIn(text, header).found.map(({ subject, state }): Found =>
    state === 'none'
      ? of('', 'No allergies', 'absent')
      : of(subject, subject, state === 'not' ? 'absent' : state === 'allergic' ? 'present' : 'mentioned'),
  );
  if (found.length > 0) return found;
  if (underHeader && deniesAll.test(text)) return [of('', 'No allergies', 'absent')];
  // what the reader does not know by name still stands there
  const listed = underHeader && !nothing.test(text) && text.length <= 200 && /\p{L}{3}/u.test(text);
  const said = text.replace(/[.;]$/, '');
  return listed ? [of(said.toLowerCase(), said, 'present')] : [];
}

const allergiesBy = (one: PictureImport): Found[] =>
  one.facts.allergies.map(({ key, substance, reaction, status, none, recorded, final }): Found => {
    const denied = deniedBy(substance);
    const all = denied === '' || (none && denied === null);
    return {
      of: all ? '' : (denied ?? substance.toLowerCase()),
      text: all ? 'No allergies' : substance,
      state: none || denied !== null ? 'absent' : status === 'inactive' ? 'past' : 'present',
      date: recorded,
      source: importSource(one, [substance, reaction, status].filter(Boolean).join(', '), key, final),
    };
  });

/** The group that a record denies: '' for all, null where it denies nothing. */
function deniedBy(substance: string): string | null {
  const denied = allergiesIn(substance).found.find(({ state }) => state === 'none' || state === 'not');
  return denied ? denied.subject : null;
}

const drug = new RegExp(String.raw`\b(?:${anyOf(safetyWords.anticoagulants)})\b`, 'gi');
const group = new RegExp(String.raw`\b(?:${anyOf(safetyWords.anticoagulation)})\b`, 'gi');
const brands: Readonly<Record<string, string>> = safetyWords.brands;
const genericOf = (name: string): string => brands[name.toLowerCase()] ?? name.toLowerCase();
const allergic = /\b(?:allerg\w+|intoleran\w+|anaphyla\w+)\b/i;
/** A denial of the need for one says nothing of what is taken. */
const ofNeed =
  /\b(?:need\w*|indicat\w+|required|necessary|candidate|recommend\w*|warranted|plan\w*|for (?:this|the) (?:procedure|surgery))\b/i;
const held = /\b(?:hold(?:s|ing)?|held|on hold)\b/i;
const saysEnded = /\b(?:stop\w*|discontinu\w*|off|no longer|quit|switch\w*)\b/i;
const supposed =
  /\b(?:if|consider\w*|might|may|could|would|discussed|candidate for|risk of|indication for|avoid|unless|whether|option)\b/i;

function anticoagulantsIn({ header, text: written, entry, source }: SourceLine): Found[] {
  const [topic] = topicsOfHeader(header);
  if (topic === 'fh' || topic === 'allergies' || /\?\s*$/.test(written)) return [];
  if (written.search(drug) < 0 && written.search(group) < 0) return [];
  const { words, polarity, drugs } = readSentence(written);
  const text = words.join(' ');
  const of = (pattern: RegExp, general: boolean) =>
    [...text.matchAll(pattern)].map((match) => ({
      name: match[0],
      general,
      start: match.index,
      end: match.index + match[0].length,
    }));
  const named = [...of(drug, false), ...of(group, true)].toSorted((a, b) => a.start - b.start);
  const others = drugs
    .map(({ at }) => placeOf(words, at, 1))
    .filter(({ start }) => !named.some((one) => one.start === start));
  const all = [...named, ...others].toSorted((a, b) => a.start - b.start);
  return named.flatMap((place): Found[] => {
    const { name, general, start } = place;
    const whose = whoseIs(text, start);
    const clause = clauseAt(text, start);
    const before = text.slice(clause.start, start);
    if (whose === 'relative' || allergic.test(clause.text)) return [];
    const sure = polarity[text.slice(0, start).split(' ').length - 1] ?? 1;
    const state = stateOf({
      act: actOn(text, place, all),
      held: held.test(clause.text) && !saysEnded.test(clause.text),
      sure: deniesTrouble(before) ? 1 : sure,
      before,
      need: ofNeed.test(clause.text),
      unclear: whose === 'unclear',
    });
    const shown = new RegExp(anyOf([name]), 'i').exec(written)?.[0] ?? name;
    return [{ of: general ? '' : genericOf(name), text: shown, state, date: dayOf(entry), source }];
  });
}

function stateOf(read: {
  act: MedicationAct | null;
  held: boolean;
  sure: -1 | 0 | 1;
  before: string;
  need: boolean;
  unclear: boolean;
}): Found['state'] {
  const { act, held: isHeld, sure, before, need, unclear } = read;
  if (unclear) return 'mentioned';
  if (sure === -1) return need ? 'mentioned' : /\blonger\b/i.test(before) ? 'past' : 'absent';
  if (supposed.test(before)) return 'mentioned';
  // held for a while it is not over
  if (act === 'stopped') return isHeld ? 'mentioned' : 'past';
  return sure === 0 ? 'mentioned' : 'present';
}

const anticoagulantsBy = (one: PictureImport): Found[] =>
  one.facts.medications.flatMap(({ key, name, status, started, stopped: until, final }): Found[] => {
    const [found] = name.match(drug) ?? [];
    if (found === undefined) return [];
    const isStopped = status === 'stopped';
    return [
      {
        of: genericOf(found),
        text: name,
        state: isStopped ? 'past' : 'present',
        date: until ?? started,
        ...(isStopped && until !== null ? {} : { asOf: one.createdAt.slice(0, 10) }),
        source: importSource(one, `${name}, ${status}`, key, final),
      },
    ];
  });

function pregnancyOf({ header, text, entry, source }: SourceLine): Found[] {
  if (topicsOfHeader(header)[0] === 'fh' || /\?\s*$/.test(text)) return [];
  return pregnancyIn(text).map((read): Found => ({ ...read, of: '', date: dayOf(entry), source }));
}

const pregnancyStatus = '82810-3';

const pregnancyBy = (one: PictureImport): Found[] => [
  ...one.facts.problems
    .filter(({ name }) => isPregnancy(name))
    .map(({ key, name, status, onset, ended, final }): Found => {
      const over = ended !== null || status === 'resolved';
      return {
        of: '',
        text: name,
        state: over ? 'past' : 'present',
        date: ended ?? onset,
        source: importSource(one, `${name}, ${over ? `until ${ended ?? 'an unknown day'}` : status}`, key, final),
      };
    }),
  ...one.facts.values
    .filter(({ code }) => code === pregnancyStatus)
    .map(({ key, name, text, date, final }): Found => ({
      of: '',
      text: text === '' ? name : text,
      state: /\bnot\b/i.test(text) ? 'absent' : /^pregnant|^yes/i.test(text) ? 'present' : 'mentioned',
      date,
      source: importSource(one, `${name}: ${text}`, key, final),
    })),
];

const longestPregnancy = 300 * 86_400_000;

/** A pregnancy that began longer ago than one lasts is over, whether or not somebody wrote so. */
function outdated(found: Found, today: string): Found {
  if (found.state === 'past' || found.date === null || found.date.length < 10) return found;
  const old = Date.parse(today) - Date.parse(found.date) > longestPregnancy;
  return old ? { ...found, state: 'past' } : found;
}

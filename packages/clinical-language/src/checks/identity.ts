import type { IdentityConflict as Conflict } from '@clinical/contract/transcripts/holds.schemas';
import type { Utterance } from '@clinical/contract/transcripts/source.schemas';
import { linksOf } from '../rules/clauses/clauses.ts';
import { femaleNames, maleNames } from '../vocabulary/first-names.ts';
import { nameParts } from '../text/name-parts.ts';
import { contentStem } from './reading/read-text.ts';
import { readVisit, type Said } from './evidence.ts';
import { readIdentity, type Spoken, type SpokenIdentity } from './spoken-identity.ts';
import { distance } from './tables/drug-names.ts';
import { mayBeSameName } from './tables/nicknames.ts';
import { conceptsOf } from './tables/phrases.ts';

/** What the chart says of the patient. `dateOfBirth` and `today` are `YYYY-MM-DD`; what is null, empty or unreadable is not compared. */
export type ChartIdentity = {
  name: string;
  dateOfBirth: string | null;
  sex: string | null;
  knownProblems: string[];
  today: string;
};
export type IdentityConflict = Conflict;

/** By how many years a spoken age may differ from the chart's. */
const ageTolerance = 2;

/**
 * Compares who is spoken about with the chart. Fires on one hard conflict (date of birth, full name) or on two soft ones of
 * different kind (first or last name alone; age; sex or pronoun; a known problem that was denied). Words about relatives do not count.
 */
export function checkIdentity(
  utterances: readonly Utterance[],
  chart: ChartIdentity,
): { fires: boolean; conflicts: IdentityConflict[] } {
  const spoken = readIdentity(utterances);
  const conflicts = [
    ...nameConflicts(spoken, chart),
    ...birthConflicts(spoken, chart),
    ...sexConflicts(spoken, chart, utterances),
    ...problemConflicts(utterances, chart),
  ];
  const soft = new Set(conflicts.map(({ field }) => (field === 'pronoun' ? 'sex' : field)));
  return { fires: conflicts.some(({ hard }) => hard) || soft.size >= 2, conflicts };
}

const conflict = (field: Conflict['field'], hard: boolean, chart: string, one: Spoken<unknown>): Conflict => ({
  field,
  hard,
  chart,
  said: one.text,
  evidence: [one.evidence],
});

const alikeWords = (a: string, b: string): boolean =>
  a === b || (a.length > 4 && b.length > 4 && distance(a, b, 2) <= (Math.min(a.length, b.length) > 6 ? 2 : 1));

function nameConflicts(spoken: SpokenIdentity, chart: ChartIdentity): Conflict[] {
  const parts = nameParts(chart.name);
  if (parts.length === 0) return [];
  const fits = (name: string): boolean => parts.some((part) => alikeWords(part, name) || mayBeSameName(part, name));
  const last = parts.at(-1)!;
  // one right name anywhere ("Hi Leo, hi Mom") settles that this is the chart's patient as far as names go
  const said = [
    ...spoken.firstNames.map((one) => one.value),
    ...spoken.lastNames.map((one) => one.value),
    ...spoken.fullNames.flatMap((one) => [one.value.first, one.value.last]),
  ];
  const full =
    parts.length > 1 ? spoken.fullNames.find(({ value }) => !fits(value.first) && !fits(value.last)) : undefined;
  if (full && !said.some(fits)) return [conflict('name', true, chart.name, full)];
  if (said.some(fits)) return [];
  const first = spoken.firstNames[0];
  if (first) return [conflict('name', false, chart.name, first)];
  const surname = parts.length > 1 ? spoken.lastNames.find(({ value }) => !alikeWords(value, last)) : undefined;
  return surname ? [conflict('name', false, chart.name, surname)] : [];
}

function birthConflicts(spoken: SpokenIdentity, chart: ChartIdentity): Conflict[] {
  const born = /^(\d{4})-(\d\d)-(\d\d)/.exec(chart.dateOfBirth ?? '');
  if (!born) return [];
  const out: Conflict[] = [];
  const date = born[0];
  const wrong = spoken.birthDates.find(({ value }) => value !== date && !swapped(value, date));
  if (wrong && !spoken.birthDates.some(({ value }) => value === date || swapped(value, date)))
    out.push(conflict('dateOfBirth', true, date, wrong));
  const today = /^(\d{4})-(\d\d)-(\d\d)/.exec(chart.today);
  if (!today) return out;
  const days =
    (Date.UTC(+today[1]!, +today[2]! - 1, +today[3]!) - Date.UTC(+born[1]!, +born[2]! - 1, +born[3]!)) / 86_400_000;
  const age = Math.floor(days / 365.25);
  const off = (years: number): boolean => Math.abs(Math.floor(years) - age) > ageTolerance;
  const first = spoken.ages.find(({ value }) => off(value));
  if (first && !spoken.ages.some(({ value }) => !off(value))) out.push(conflict('age', false, String(age), first));
  return out;
}

/** Day and month are said in either order. */
const swapped = (a: string, b: string): boolean => `${a.slice(0, 4)}-${a.slice(8)}-${a.slice(5, 7)}` === b;

function sexConflicts(spoken: SpokenIdentity, chart: ChartIdentity, utterances: readonly Utterance[]): Conflict[] {
  const sex = /^(?:m|male|man|boy)$/i.test(chart.sex?.trim() ?? '')
    ? 'male'
    : /^(?:f|female|woman|girl)$/i.test(chart.sex?.trim() ?? '')
      ? 'female'
      : undefined;
  if (sex === undefined) return [];
  const against = (some: Spoken<'male' | 'female'>[]): Spoken<unknown> | undefined => {
    const wrong = some.filter(({ value }) => value !== sex);
    return wrong.length > some.length - wrong.length ? wrong[0] : undefined;
  };
  // a name tells the sex of the one who is greeted, who may be a child's parent
  const alone = !utterances.some(({ role }) => role === 'other') && !isChild(chart);
  const named =
    spoken.sexes.length === 0 && alone
      ? spoken.firstNames.map((one) => ({ ...one, value: sexOfName(one.value) ?? sex }))
      : [];
  const stated = against([...spoken.sexes, ...named]);
  const pronoun = spoken.sexes.some(({ value }) => value === sex) ? undefined : against(spoken.pronouns);
  return [
    ...(stated ? [conflict('sex', false, sex, stated)] : []),
    ...(pronoun ? [conflict('pronoun', false, sex, pronoun)] : []),
  ];
}

const sexOfName = (name: string): 'male' | 'female' | undefined =>
  maleNames.has(name) === femaleNames.has(name) ? undefined : maleNames.has(name) ? 'male' : 'female';

/** Under 18 years, or of unknown age. */
function isChild({ dateOfBirth, today }: ChartIdentity): boolean {
  const born = Number(dateOfBirth?.slice(0, 4));
  return !(born > 0) || Number(today.slice(0, 4)) - born <= 18;
}

/** A problem of the chart that the patient was said not to have. */
function problemConflicts(utterances: readonly Utterance[], chart: ChartIdentity): Conflict[] {
  if (chart.knownProblems.length === 0) return [];
  const visit = readVisit(utterances);
  return chart.knownProblems.flatMap((problem): Conflict[] => {
    const words = problem.toLowerCase().match(/[\p{L}\p{N}-]+/gu) ?? [];
    const concepts = conceptsOf(words).map(({ concept }) => concept);
    const names = concepts.length > 0 ? concepts : [words.map(contentStem).findLast((stem) => stem !== '') ?? ''];
    const stems = names.filter(
      (stem) => stem !== '' && !/^(?:disease|disorder|syndrome|type|chronic|failur|pain|history)$/.test(stem),
    );
    const about = stems.flatMap((stem) =>
      (visit.byStem.get(stem) ?? []).map((said) => ({ said, standing: standingOf(said, stem) })),
    );
    const denied = about.find(({ standing }) => standing === -1);
    if (!denied || about.some(({ standing }) => standing === 1)) return [];
    return [
      {
        field: 'problem',
        hard: false,
        chart: problem,
        said: denied.said.clause.tokens.map((token) => token.raw).join(' '),
        evidence: linksOf(denied.said.clause, utterances),
      },
    ];
  });
}

/** How a clause stands to the patient having a thing: 1, -1 or 0 when it is of a relative, a treatment or a measurement. */
function standingOf({ reading, clause }: Said, stem: string): number {
  const at = reading.stems.indexOf(stem);
  const place = at >= 0 ? at : (reading.concepts.find(({ concept }) => concept === stem)?.at ?? -1);
  if (place < 0) return 0;
  const polarity = reading.polarity[place]!;
  if (polarity >= 0) return reading.relatives.some((one) => one.at < place) ? 0 : polarity;
  const text = reading.words.join(' ');
  if (reading.relatives.length > 0 || !/\b(?:have|had|history|diagnosed|diagnosis|ever|any|no)\b/.test(text)) return 0;
  return /\b(?:medic\w+|symptoms?|problems? with|trouble|check|worse|controlled|sugar|numbers?|questions?)\b/.test(
    text,
  ) && clause.question
    ? 0
    : -1;
}

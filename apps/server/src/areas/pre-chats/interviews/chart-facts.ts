import { ofPatient } from '@clinical/contract/scribe/evidence.rules';
import type { InterviewChart } from '@clinical/language/interview/state';
import { sentencesOfHtml } from '@clinical/language/note-html';
import { statedFacts } from '@clinical/language/stated-facts/stated-facts';
import { isoTime } from '../../../platform/clock.ts';
import type { Scope } from '../../../platform/context.ts';
import { type Entry, selectThread, visitKinds } from '../../transcripts/public.ts';

type Chart = { id: string; dateOfBirth: string | null; sex: string | null };

const searched = 20;
/** A question that reads out more than this is not answered. */
const mostLines = 6;
const longestLine = 80;

const headers = {
  conditions: /\b(?:past medical|medical history|pmh|problems?|diagnos)/i,
  medications: /\bmedic(?:ations?|ines?)\b/i,
  allergies: /\ballerg/i,
} as const;
const nothing = /^(?:none|no |not |nil\b|n\/a|unknown|denies|nkda)/i;

/** What the chart knows of a patient, in its own words: of the newest signed visit, or the newest one. `chart` is null while there is none. */
export async function interviewChart(
  scope: Pick<Scope, 'actor' | 'db' | 'clock'>,
  chart: Chart | null,
): Promise<InterviewChart> {
  if (!chart) return {};
  const written = (await selectThread(scope, chart.id, searched)).filter(isRecord);
  const newest = written.findLast(({ signedAt }) => signedAt !== null) ?? written.at(-1);
  return {
    ageYears: chart.dateOfBirth === null ? null : fullYears(chart.dateOfBirth, isoTime(scope.clock.now()).slice(0, 10)),
    sex: chart.sex === 'female' || chart.sex === 'male' ? chart.sex : null,
    ...(newest ? factsOf(ofPatient(newest)) : {}),
  };
}

/** The note of a real visit: what a patient told before one is no record of the clinic. */
const isRecord = ({ kind, sections }: Entry): boolean =>
  visitKinds.includes(kind) && kind !== 'synthetic' && sections.length > 0;

/** Both days as YYYY-MM-DD. */
function fullYears(birth: string, today: string): number {
  const years = Number(today.slice(0, 4)) - Number(birth.slice(0, 4));
  return today.slice(5) < birth.slice(5) ? years - 1 : years;
}

function factsOf({ sections }: Pick<Entry, 'sections'>): Partial<InterviewChart> {
  const linesUnder = (header: RegExp): string[] =>
    sections
      .filter((section) => header.test(section.header))
      .flatMap(({ html }) => sentencesOfHtml(html).map(({ text }) => text.replace(/[.;]$/, '')))
      .filter((text) => text.length <= longestLine && !nothing.test(text))
      .slice(0, mostLines);
  const stated = sections.flatMap(({ header, html }) =>
    sentencesOfHtml(html).flatMap(({ text }) => statedFacts(text, header)),
  );
  /** Lines under their header, and what is said of it elsewhere in the note. */
  const lines = (header: RegExp, facts: readonly { subject: string; text: string }[]): string[] => {
    const under = linesUnder(header);
    const others = facts.filter(({ subject }) => !under.some((line) => line.toLowerCase().includes(subject)));
    return [...new Set([...under, ...others.map(({ text }) => text)])].slice(0, mostLines);
  };
  const allergies = stated.filter(({ about, compared }) => about === 'allergy' && compared === 'allergic');
  const doses = stated.filter(({ about }) => about === 'dose');
  return {
    conditions: linesUnder(headers.conditions),
    medications: lines(
      headers.medications,
      doses.map(({ subject, value }) => ({ subject, text: `${subject} ${value}` })),
    ),
    allergies: lines(
      headers.allergies,
      allergies.map(({ subject }) => ({ subject, text: subject })),
    ),
    smoking: stated.find(({ about }) => about === 'smoking')?.value ?? null,
  };
}

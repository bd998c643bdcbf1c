import {
  type Chart,
  type ChartLine,
  type ChartVisit,
  drugsIn,
  hasFact,
  isAbout,
  isAllergy,
  tellsAllergy,
  withoutRepeats,
} from './chart-line.ts';
import { isAction, type SummaryPartKey, writeSummary } from '../patient-summary/write-summary.ts';
import { type Command, isField } from './read-command.ts';

/** One sentence of an answer: quoted from lines of the chart, or words of the form itself (`from` empty). */
export type AnswerItem = { text: string; from: ChartLine[] };
/** `letter`: each item is a paragraph of its own. */
export type AnswerSection = { key: string; header: string; style: 'bulleted' | 'letter'; items: AnswerItem[] };

const quoted = (line: ChartLine): AnswerItem => ({ text: line.text, from: [line] });
const said = (text: string): AnswerItem => ({ text, from: [] });
const list = (key: string, header: string, items: AnswerItem[]): AnswerSection => ({
  key,
  header,
  style: 'bulleted',
  items,
});
const prose = (key: string, header: string, items: AnswerItem[]): AnswerSection => ({
  key,
  header,
  style: 'letter',
  items,
});

const mostLines = 12;

/**
 * Writes the answer to a command from a chart, and from nothing else: each fact is a sentence of an entry, word for word; in
 * instructions it is said to the patient, as in a summary. Null when the chart holds nothing of what was asked for.
 */
export function answerCommand(command: Command, chart: Chart): AnswerSection[] | null {
  const visits = chart.visits
    .map((visit) => ({ ...visit, lines: visit.lines.filter(hasFact) }))
    .filter(({ lines }) => lines.length > 0);
  const latest = visits.at(-1);
  if (!latest) return null;
  const newestFirst = withoutRepeats(visits.toReversed().flatMap(({ lines }) => lines));
  const sections = write(command, chart.patient, visits, latest, newestFirst).filter(({ items }) => items.length > 0);
  return sections.some(({ items }) => items.some(({ from }) => from.length > 0)) ? sections : null;
}

function write(
  command: Command,
  patient: Chart['patient'],
  visits: ChartVisit[],
  latest: ChartVisit,
  newestFirst: ChartLine[],
): AnswerSection[] {
  switch (command.kind) {
    case 'referral':
      return referral(command.to, patient, latest, newestFirst);
    case 'summary':
      return visits
        .slice(-(command.visits ?? visits.length))
        .toReversed()
        .map(summaryOf);
    case 'instructions':
      return instructions(patient, latest);
    case 'work-note':
      return workNote(command.place, patient, latest);
    case 'medications':
      return medications(newestFirst);
    case 'problems':
      return problems(newestFirst);
  }
}

function referral(to: string, patient: Chart['patient'], latest: ChartVisit, all: ChartLine[]): AnswerSection[] {
  const field = to.toLowerCase().slice(0, 6);
  // "Neurological: gait is normal" is a finding, no reason to see neurology
  const wanted = latest.lines.filter(
    (line) =>
      !isAbout(line, ['exam', 'ros', 'vitals']) &&
      (line.text.toLowerCase().includes(field) ||
        // "refer to the podiatrist" is no reason to see a physiotherapist
        (/\brefer/i.test(line.text) && (!isField(to) || !/\brefer\w* (?:him |her |them )?to\b/i.test(line.text)))),
  );
  const complaint = latest.lines.filter((line) => isAbout(line, ['cc']));
  const of = (topics: Parameters<typeof isAbout>[1], lines = latest.lines) =>
    lines.filter((line) => isAbout(line, topics) && !wanted.includes(line)).slice(0, mostLines);
  const born = patient.dateOfBirth ? `, born ${patient.dateOfBirth}` : '';
  const drugs = newestOfEachDrug(all).map(({ line }) => quoted(line));
  const allergies = all.filter(tellsAllergy).map(quoted);
  // a review of systems mostly says the history again
  const told = of(['hpi']).length > 2 ? of(['hpi']) : of(['hpi', 'ros']);
  const notFound = [said('Not found in this chart.')];
  return [
    prose('letter', `Referral to ${to}`, [
      said('Dear colleague,'),
      said(`Thank you for seeing ${patient.name}${born}.`),
    ]),
    list('reason', 'Reason for referral', (wanted.length > 0 ? wanted : complaint.slice(0, 3)).map(quoted)),
    list(
      'history',
      'History',
      withoutRepeats([...told, ...of(['pmh', 'psh', 'fh', 'sh'], all)])
        .filter(({ text }) => !isAllergy(text))
        .slice(0, mostLines)
        .map(quoted),
    ),
    list('findings', 'Examination and results', of(['vitals', 'exam', 'results']).map(quoted)),
    list('assessment', 'Assessment and plan', of(['assessment', 'plan', 'instructions']).map(quoted)),
    list('medication', 'Medication', withoutDoubles(drugs).length > 0 ? withoutDoubles(drugs) : notFound),
    list('allergies', 'Allergies', allergies.length > 0 ? allergies : notFound),
    prose('closing', '', [said('Kind regards')]),
  ];
}

function summaryOf(visit: ChartVisit): AnswerSection {
  const take = (topics: Parameters<typeof isAbout>[1], most: number) =>
    visit.lines.filter((line) => isAbout(line, topics)).slice(0, most);
  const chosen = withoutRepeats([
    ...take(['cc'], 2),
    ...take(['hpi'], 4),
    ...take(['vitals', 'results'], 4),
    ...take(['assessment'], 4),
    ...take(['plan', 'instructions'], 6),
  ]);
  return list(`visit-${visit.entryId}`, visit.day, (chosen.length > 0 ? chosen : visit.lines.slice(0, 8)).map(quoted));
}

/** What the patient takes home, by the rules of the summary: said to the patient, appointments apart from warnings. */
function instructions({ sex = null, child = false }: Chart['patient'], latest: ChartVisit): AnswerSection[] {
  const headers = [...new Set(latest.lines.map(({ header }) => header))];
  const parts = writeSummary({
    sections: headers.map((header) => ({ key: header, header })),
    sentences: latest.lines.map(({ text, header }) => ({ text, section: header })),
    sex,
    child,
  });
  const itemsOf = (wanted: SummaryPartKey): AnswerItem[] =>
    (parts.find(({ part }) => part === wanted)?.lines ?? [])
      .map(({ text, sentences }) => ({ text, from: sentences.map((place) => latest.lines[place]!) }))
      .filter(({ from }) => !from.some(({ text }) => isAllergy(text)));
  return [
    list('what-to-do', 'What to do', itemsOf('todo')),
    list('when-to-ask', 'When to ask for help', itemsOf('help')),
  ];
}

const restrictions =
  /\b(?:work|school|class|duty|lift|lifting|rest|days? off|restrict|avoid|activity|exercise|gym|sports?|physical education|return to)\b/i;

function workNote(place: 'work' | 'school', patient: Chart['patient'], latest: ChartVisit): AnswerSection[] {
  const own = latest.lines.filter((line) => isAbout(line, ['plan', 'instructions']) && restrictions.test(line.text));
  const seen = said(`${patient.name} was seen on ${latest.day}.`);
  const none = said(`This chart names no restriction and no days off. Add them before you sign.`);
  return [
    prose('letter', place === 'work' ? 'Note for work' : 'Note for school', [
      said('To whom it may concern,'),
      // the date of the visit rests on the visit itself
      { ...seen, from: own.length > 0 ? [] : latest.lines.slice(0, 1) },
    ]),
    list('restrictions', 'Restrictions', own.length > 0 ? own.map(quoted) : [none]),
  ];
}

const stopped = /\b(?:stop|stopped|discontinu|no longer|quit taking|hold)\b/i;

function newestOfEachDrug(newestFirst: readonly ChartLine[]): { drug: string; line: ChartLine }[] {
  const found = new Map<string, ChartLine>();
  for (const line of newestFirst) {
    // "oxygen 96 percent", "potassium 4.2" are measured, not taken
    if (isAllergy(line.text) || isAbout(line, ['vitals', 'exam', 'results', 'ros'])) continue;
    for (const drug of drugsIn(line.text)) if (!found.has(drug)) found.set(drug, line);
  }
  return [...found].map(([drug, line]) => ({ drug, line })).toSorted((a, b) => (a.drug < b.drug ? -1 : 1));
}

const withoutDoubles = (items: readonly AnswerItem[]): AnswerItem[] =>
  items.filter(({ text }, at) => items.findIndex((other) => other.text === text) === at);

function medications(newestFirst: readonly ChartLine[]): AnswerSection[] {
  const all = newestOfEachDrug(newestFirst);
  const named = (lines: typeof all) =>
    lines.map(({ drug, line }) => ({ text: `${drug[0]!.toUpperCase()}${drug.slice(1)}: ${line.text}`, from: [line] }));
  return [
    list('medication', 'Medication', named(all.filter(({ line }) => !stopped.test(line.text)))),
    list('stopped', 'Stopped', named(all.filter(({ line }) => stopped.test(line.text)))),
    list('allergies', 'Allergies', newestFirst.filter(tellsAllergy).map(quoted)),
  ];
}

function problems(newestFirst: readonly ChartLine[]): AnswerSection[] {
  const of = (topics: Parameters<typeof isAbout>[1]) =>
    newestFirst.filter((line) => isAbout(line, topics)).slice(0, 3 * mostLines);
  const assessed = of(['assessment']).filter(({ text }) => !isAction(text));
  return [
    list('problems', 'Problems', assessed.map(quoted)),
    list(
      'history',
      'Past history',
      of(['pmh', 'psh'])
        .filter((line) => !assessed.includes(line))
        .map(quoted),
    ),
  ];
}

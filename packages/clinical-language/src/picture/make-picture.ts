import type {
  NotKnown,
  OpenQuestion,
  Picture,
  PictureMedication,
  PictureProblem,
  PictureSafety,
  PictureSeries,
} from '@clinical/contract/visualizer/picture.schemas';
import { analyteNamed } from '../measured/analytes.ts';
import { changesOf, timelineOf } from './changes.ts';
import { type Focus, focusOf } from './focus.ts';
import { importSource, linesOf, type PictureInput } from './picture-input.ts';
import { medicationsOf } from './medications.ts';
import { problemsOf } from './problems.ts';
import { linesAbout, openQuestionsOf } from './questions.ts';
import { safetyOf } from './safety.ts';
import { isMeasured, type Series, seriesOf, unreadValuesOf } from './values.ts';

/**
 * The picture of a chart: what its entries and the files of other systems say, each part with its sentences. Nothing is worked out that
 * no sentence says. A prompt and dates narrow and order; the safety band does not ask for them.
 */
export function makePicture(input: PictureInput): Picture {
  const { note, madeAt, entries, imports, customPrompt, from, to } = input;
  const lines = linesOf(entries);
  const visits = [...new Set(entries.filter(({ visit }) => visit).map(({ day }) => day))].toSorted();
  const lastVisit = visits.at(-1) ?? null;
  const since = visits.at(-2) ?? null;
  const focus = focusOf(customPrompt);
  const measured = seriesOf(lines, input);
  const series = focusedFirst(
    measured.map((one) => seen(one, focus, from, to)).filter(({ values }) => values.length > 0),
  );
  const problems: PictureProblem[] = focusedFirst(
    problemsOf(lines, imports, since).map((problem) => ({
      ...problem,
      focused: !focus.narrows || focus.onWords(problem.name),
    })),
  );
  const medications: PictureMedication[] = focusedFirst(
    medicationsOf(lines, imports).map((one) => ({ ...one, focused: !focus.narrows || focus.onDrug(one.name) })),
  );
  const matched = [...series, ...problems, ...medications].filter(({ focused }) => focused);
  // a prompt that names nothing of the chart narrows nothing
  const narrowed = focus.narrows && matched.length > 0;
  const all = <T extends { focused: boolean }>(list: T[]): T[] =>
    narrowed ? list : list.map((one) => ({ ...one, focused: true }));
  const shown = { series: all(series), problems: all(problems), medications: all(medications) };
  const safety = safetyOf(lines, input);
  const findings = imports
    .flatMap((one) => one.facts.values.filter((fact) => !isMeasured(fact)).map((fact) => ({ one, fact })))
    .filter(({ fact }) => isWithin(fact.date, from, to))
    .map(({ one, fact }) => ({
      name: fact.name,
      text: fact.text,
      date: fact.date,
      sources: [importSource(one, `${fact.name}: ${fact.text}`, fact.key, fact.final)],
    }))
    .toSorted((a, b) => ((a.date ?? '') < (b.date ?? '') ? 1 : -1));
  const made = {
    note,
    madeAt,
    since,
    lastVisit,
    from,
    to,
    customPrompt,
    focus: narrowed ? matched.map(({ name }) => name) : [],
    read: { entries: entries.length, signed: entries.filter(({ signed }) => signed).length, imports: imports.length },
    safety,
    ...shown,
    findings,
    changes: since === null ? [] : changesOf(since, shown.series, shown.medications, shown.problems),
    timeline: timelineOf(entries, medications, problems).filter(({ date }) => isWithin(date, from, to)),
    openQuestions: [...openQuestionsOf(lines, measured), ...conflictsOf(shown.series, problems, medications)],
    social: linesAbout(lines, 'sh'),
    procedures: linesAbout(lines, 'psh', 'procedure'),
  };
  const said = [
    ...series,
    ...problems,
    ...medications,
    ...findings,
    ...safety.allergies.items,
    ...made.social,
    ...made.procedures,
  ];
  return {
    ...made,
    enough: said.length > 0,
    notKnown: notKnownOf(input, made, focus, narrowed, unreadValuesOf(lines, input)),
  };
}

/** The values of a series within the dates; without a day they stay, because nobody knows where they belong. */
function seen({ analyte, ...series }: Series, focus: Focus, from: string | null, to: string | null): PictureSeries {
  return {
    ...series,
    values: series.values.filter(({ date }) => isWithin(date, from, to)),
    focused: !focus.narrows || focus.onSeries(series.name, analyte),
  };
}

const isWithin = (date: string | null, from: string | null, to: string | null): boolean =>
  date === null || ((from === null || date >= from.slice(0, date.length)) && (to === null || date <= to));

const focusedFirst = <T extends { focused: boolean }>(list: T[]): T[] =>
  list.toSorted((a, b) => Number(b.focused) - Number(a.focused));

function conflictsOf(
  series: readonly PictureSeries[],
  problems: readonly PictureProblem[],
  medications: readonly PictureMedication[],
): OpenQuestion[] {
  return [
    ...series.flatMap(({ name, values }) =>
      [
        ...Map.groupBy(
          values.filter(({ conflict }) => conflict),
          ({ date }) => date,
        ),
      ].map(([date, of]): OpenQuestion => ({
        why: 'conflict',
        text: `${name}: ${of.map(({ text }) => text).join(' / ')}`,
        date,
        sources: of.flatMap(({ sources }) => sources),
      })),
    ),
    ...problems
      .filter(({ conflict }) => conflict)
      .map(({ name, last, sources }): OpenQuestion => ({ why: 'conflict', text: name, date: last, sources })),
    ...medications
      .filter(({ conflict }) => conflict)
      .map(({ name, events }): OpenQuestion => {
        const { date } = events.at(-1)!;
        const of = events.filter((event) => event.date === date && event.dose !== '');
        return {
          why: 'conflict',
          text: `${name}: ${[...new Set(of.map(({ dose }) => dose))].join(' / ')}`,
          date,
          sources: of.map(({ source }) => source),
        };
      }),
  ];
}

/** What a reader would look for in a chart with such a problem or medicine. */
const expected: readonly [RegExp, readonly string[]][] = [
  [/diabetes/i, ['HbA1c', 'eGFR']],
  [/hypertension/i, ['Blood pressure']],
  [/kidney disease/i, ['eGFR', 'Creatinine']],
  [/hypothyroidism/i, ['TSH']],
  [/heart failure/i, ['Weight', 'Ejection fraction']],
  [/hyperlipidemia|cholesterol/i, ['LDL cholesterol']],
  [/\b(?:warfarin|coumadin)\b/i, ['INR']],
];

type Made = Pick<Picture, 'series' | 'problems' | 'medications' | 'read' | 'since'> & { safety: PictureSafety };

function notKnownOf(
  { entries, unread, customPrompt }: PictureInput,
  made: Made,
  focus: Focus,
  narrowed: boolean,
  unreadValues: number,
): NotKnown[] {
  const { series, problems, medications, safety, since, read } = made;
  const of = (what: NotKnown['what'], name = '', count = 0): NotKnown => ({ what, name, count });
  const names = [
    ...problems.filter(({ status }) => status === 'active'),
    ...medications.filter(({ status }) => status === 'active'),
  ].map(({ name }) => name);
  const due = expected.filter(([pattern]) => names.some((name) => pattern.test(name))).flatMap(([, wanted]) => wanted);
  const wanted = [...new Set([...focus.asked.map(({ name }) => name), ...due])].filter(
    (name) => analyteNamed(name) !== undefined,
  );
  const missing = wanted.filter((name) => !series.some((one) => one.name === name));
  const undated = medications.filter(({ status, started }) => status === 'active' && started === null);
  const undrawn = series.reduce((sum, { values }) => sum + values.filter(({ drawn }) => drawn === null).length, 0);
  const unsigned = entries.length - read.signed;
  return [
    ...(safety.allergies.state === 'unknown' ? [of('allergies')] : []),
    ...(safety.anticoagulants.state === 'unknown' ? [of('anticoagulants')] : []),
    ...(safety.pregnancy.state === 'unknown' ? [of('pregnancy')] : []),
    ...(customPrompt.trim() !== '' && !narrowed ? [of('prompt-unmatched')] : []),
    ...missing.map((name) => of('no-value', name)),
    ...undated.map(({ name }) => of('start', name)),
    ...(undrawn > 0 ? [of('not-drawn', '', undrawn)] : []),
    ...(unreadValues > 0 ? [of('unread-values', '', unreadValues)] : []),
    ...(since === null && entries.length > 0 ? [of('no-earlier-visit')] : []),
    ...(unsigned > 0 ? [of('unsigned', '', unsigned)] : []),
    ...(unread > 0 ? [of('unread', '', unread)] : []),
  ];
}

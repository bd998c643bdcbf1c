import { isNo, isYes, signsOfAnswer } from '../red-flags/find-red-flags.ts';
import { plainText } from '../red-flags/said.ts';
import { isSign, signOf } from '../red-flags/signs.ts';
import { type ChartConflict, chartConflicts } from './chart-conflicts.ts';
import { candidatesOf } from './choose-question.ts';
import { isInstrument } from './interview.ts';
import { type InstrumentScore, scoreInstrument } from './score-instrument.ts';
import { type SlotId, slotIds, slots } from './slots.data.ts';
import { type InterviewState, readerOf } from './state.ts';

/** An answer under what was asked. The words are the patient's own. */
export type SummaryLine = { slot: SlotId; name: string; text: string; answer: number; isCorrected: boolean };
export type InterviewSummary = {
  lines: SummaryLine[];
  /** Signs that were asked for, by name, with their answers. `unclear`: a bare "yes" to a question for several. */
  present: { name: string; answer: number }[];
  absent: { name: string; answer: number }[];
  unclear: { names: string[]; answer: number }[];
  conflicts: ChartConflict[];
  /** What was still open when the interview ended, by name. */
  notAsked: string[];
  score: InstrumentScore | null;
};

const longest = 240;

/** One screen for staff: what was told by slot, what differs from the chart, and what was not asked. */
export function summarize(state: InterviewState): InterviewSummary {
  const score = isInstrument(state.template)
    ? scoreInstrument(
        state.template,
        state.answers.map(({ text }) => text),
        state.locale,
      )
    : null;
  if (score)
    return { lines: [], present: [], absent: [], unclear: [], conflicts: [], notAsked: unanswered(score), score };
  return {
    lines: linesOf(state),
    ...signsTold(state),
    conflicts: chartConflicts(state),
    notAsked: notAsked(state),
    score,
  };
}

const unanswered = ({ items }: InstrumentScore): string[] =>
  items.flatMap(({ text, score }) => (score === null ? [text] : []));

/** One line for each answer, under what was asked: what else an answer may tell is for its reader to say. */
function linesOf({ answers, locale }: InterviewState): SummaryLine[] {
  const lines = answers.flatMap(({ question, text, isCorrected }, answer) => {
    const [slot] = question.slots;
    if (slot === undefined || (slot === 'signs' && isBare(text))) return [];
    const name = question.slots.map((each) => slots[each].name[locale]).join(', ');
    return [{ slot, name, text: shortened(text.trim()), answer, isCorrected }];
  });
  return lines.toSorted((a, b) => slotIds.indexOf(a.slot) - slotIds.indexOf(b.slot) || a.answer - b.answer);
}

const shortened = (text: string): string => (text.length > longest ? `${text.slice(0, longest).trimEnd()}…` : text);

/** A yes or no and nothing else: the lists of signs say it. */
const longestBare = 12;
const isBare = (text: string): boolean => (isYes(text) || isNo(text)) && plainText(text).trim().length <= longestBare;

/**
 * Signs that were asked for by name and plainly answered. The patterns are wide, so that no warning is missed: a fall on the stairs is
 * read as a possible blow to the head. They raise flags and choose questions; what the patient reports are the words in the lines.
 */
function signsTold(state: InterviewState): Pick<InterviewSummary, 'present' | 'absent' | 'unclear'> {
  const reader = readerOf(state);
  const named = (ids: Iterable<string>): string[] =>
    [...new Set(ids)].flatMap((id) => (isSign(id) ? [signOf(id).name[state.locale]] : []));
  const told = state.answers.map(({ question, text }, answer) => {
    const mentions = signsOfAnswer({ text, asked: question.signs }, reader);
    const idsOf = (status: string) => mentions.flatMap((each) => (each.status === status ? [each.sign] : []));
    const isAgreed = isBare(text) && isYes(text);
    return {
      answer,
      agreed: isAgreed ? named(question.signs) : [],
      found: named(idsOf('present')),
      denied: named(idsOf('absent').filter((id) => question.signs.includes(id))),
    };
  });
  const mayBe = new Set(told.flatMap(({ found }) => found));
  const rows = (names: readonly string[], answer: number) => names.map((name) => ({ name, answer }));
  return {
    present: once(told.flatMap(({ agreed, answer }) => (agreed.length === 1 ? rows(agreed, answer) : []))),
    absent: once(told.flatMap(({ denied, answer }) => rows(denied, answer))).filter(({ name }) => !mayBe.has(name)),
    unclear: told.flatMap(({ agreed, answer }) => (agreed.length > 1 ? [{ names: agreed, answer }] : [])),
  };
}

const once = (rows: readonly { name: string; answer: number }[]): { name: string; answer: number }[] =>
  [...new Map(rows.toReversed().map((row) => [row.name, row])).values()].toReversed();

function notAsked(state: InterviewState): string[] {
  const open = candidatesOf(state).flatMap(({ question }) =>
    question.signs.length > 0
      ? question.signs.filter(isSign).map((id) => signOf(id).name[state.locale])
      : question.slots.flatMap((slot) => (slot === 'other' ? [] : slots[slot].name[state.locale])),
  );
  return [...new Set(open)];
}

import { isNo, isYes, signsOfAnswer } from '../red-flags/find-red-flags.ts';
import { plainText } from '../red-flags/said.ts';
import { isSign, signOf } from '../red-flags/signs.ts';
import { splitSentences } from '../split-sentences.ts';
import { type ChartConflict, chartConflicts } from './chart-conflicts.ts';
import { candidatesOf } from './choose-question.ts';
import { isInstrument } from './interview.ts';
import { type InstrumentScore, scoreInstrument } from './score-instrument.ts';
import { type SlotId, slotIds, slots } from './slots.data.ts';
import { type InterviewState, readerOf } from './state.ts';

/** A line of the summary, with the answer that it comes from. The words are the patient's own. */
export type SummaryLine = { slot: SlotId; name: string; text: string; answer: number; isCorrected: boolean };
export type InterviewSummary = {
  lines: SummaryLine[];
  /** Signs by name, with their answers. `unclear`: a bare "yes" to a question for several. */
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

function linesOf(state: InterviewState): SummaryLine[] {
  const { locale } = state;
  const lines = state.answers.flatMap(({ question, text, isCorrected }, answer) => {
    const line = (slot: SlotId, words: string): SummaryLine => ({
      slot,
      name: slots[slot].name[locale],
      text: words.slice(0, longest).trim(),
      answer,
      isCorrected,
    });
    const own = question.slots
      .filter((slot) => slot !== 'signs')
      .slice(0, 1)
      .map((slot) => line(slot, text));
    const free = splitSentences(text).flatMap((sentence) => {
      const plain = plainText(sentence.text);
      return slotIds
        .filter((slot) => slots[slot].told?.[locale].test(plain) && !question.slots.slice(0, 1).includes(slot))
        .map((slot) => line(slot, sentence.text));
    });
    const other = question.slots[0] === 'signs' && !isYes(text) && !isNo(text) ? [line('signs', text)] : [];
    return [...own, ...other, ...free];
  });
  return lines.toSorted((a, b) => slotIds.indexOf(a.slot) - slotIds.indexOf(b.slot) || a.answer - b.answer);
}

function signsTold(state: InterviewState): Pick<InterviewSummary, 'present' | 'absent' | 'unclear'> {
  const reader = readerOf(state);
  const named = (id: string): string[] => (isSign(id) ? [signOf(id).name[state.locale]] : []);
  const told = state.answers.map(({ question, text }, answer) => {
    const mentions = signsOfAnswer({ text, asked: question.signs }, reader);
    const isBare = question.signs.length > 1 && isYes(text) && mentions.every(({ quote }) => quote === text.trim());
    const ids = (status: string) => [
      ...new Set(mentions.flatMap((each) => (each.status === status ? [each.sign] : []))),
    ];
    return { answer, isBare, present: ids('present').flatMap(named), absent: ids('absent').flatMap(named) };
  });
  const clear = told.filter(({ isBare }) => !isBare);
  const present = once(clear.flatMap(({ answer, present: names }) => names.map((name) => ({ name, answer }))));
  const isPresent = new Set(present.map(({ name }) => name));
  return {
    present,
    absent: once(clear.flatMap(({ answer, absent: names }) => names.map((name) => ({ name, answer })))).filter(
      ({ name }) => !isPresent.has(name),
    ),
    unclear: told.filter(({ isBare }) => isBare).map(({ answer, present: names }) => ({ names, answer })),
  };
}

const once = (rows: readonly { name: string; answer: number }[]): { name: string; answer: number }[] =>
  [...new Map(rows.toReversed().map((row) => [row.name, row])).values()].toReversed();

function notAsked(state: InterviewState): string[] {
  const open = candidatesOf(state).flatMap(({ question }) =>
    question.signs.length > 0
      ? question.signs.filter(isSign).map((id) => signOf(id).name[state.locale])
      : question.slots.map((slot) => slots[slot].name[state.locale]),
  );
  return [...new Set(open)];
}

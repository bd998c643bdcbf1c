import { ofPatient } from '@clinical/contract/scribe/evidence.rules';
import type { EvidenceLink } from '@clinical/contract/transcripts/note-body.schemas';
import type { Utterance } from '@clinical/contract/transcripts/source.schemas';
import type { Chart, ChartLine, ChartVisit } from '@clinical/language/commands/chart-line';
import { isoTime } from '../../../platform/clock.ts';
import type { Entry } from '../../transcripts/public.ts';

/** A command and the entry that its answer becomes. */
export type Question = { entryId: string; command: string };

/** Entries of a chart that commands may draw from: not made up, not an answer to another command, no reference to the literature, not empty. */
export function citable(entries: readonly Entry[], only: readonly string[] | null): Entry[] {
  return entries.filter(
    ({ id, kind, sentences, utterances, hold }) =>
      kind !== 'synthetic' &&
      kind !== 'command' &&
      kind !== 'evidence' &&
      // what may be about another patient is no fact of this one
      hold?.kind !== 'identity' &&
      (sentences.length > 0 || utterances.length > 0) &&
      (only === null || only.includes(id)),
  );
}

const months = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

export function dayOf(time: number): string {
  const [year, month, day] = isoTime(time).slice(0, 10).split('-');
  return `${Number(day)} ${months[Number(month) - 1]} ${year}`;
}

/** An entry as commands read it: the sentences of its note, or of its source where there is no note yet. */
export function visitOf(whole: Entry): ChartVisit {
  const entry = ofPatient(whole);
  const headers = new Map(entry.sections.map(({ key, header }) => [key, header]));
  const lines =
    entry.sentences.length > 0
      ? entry.sentences.map(({ section, text }) => ({ entryId: entry.id, header: headers.get(section) ?? '', text }))
      : entry.utterances.map(({ text }) => ({ entryId: entry.id, header: '', text }));
  return { entryId: entry.id, day: dayOf(entry.createdAt), lines };
}

type Line = Omit<ChartLine, 'header'> & { speaker: string };

/** Lines as the source of an answer: each an utterance that names the entry it is from. */
function numbered(lines: readonly Line[]): Utterance[] {
  return lines.map(({ entryId, speaker, text }, at) => ({
    id: `u${at + 1}`,
    speaker,
    role: 'unknown',
    startMs: null,
    endMs: null,
    text,
    confidence: null,
    entryId,
  }));
}

/** What an answer is written from: the command itself, whose chart it is, and lines of the chart, in this order. */
export function sourceOf(question: Question, lines: readonly ChartLine[], { patient, visits }: Chart): Utterance[] {
  const days = new Map(visits.map(({ entryId, day }) => [entryId, day]));
  const { entryId, command } = question;
  return numbered([
    { entryId, speaker: 'Command', text: command },
    { entryId, speaker: 'Patient', text: [patient.name, patient.dateOfBirth].filter(Boolean).join(', ') },
    ...lines.map((line) => ({
      ...line,
      speaker: [days.get(line.entryId), line.header].filter(Boolean).join(', '),
    })),
  ]);
}

/** The link to a whole line. */
export const linkTo = ({ id, text }: Utterance): EvidenceLink => ({
  utteranceId: id,
  start: 0,
  end: text.length,
  startMs: null,
  endMs: null,
  quote: text,
});

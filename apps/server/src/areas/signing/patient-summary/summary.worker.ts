import { holdSummary } from '@clinical/language/patient-summary/hold-summary';
import { readingGrade } from '@clinical/language/patient-summary/reading-grade';
import { type SummaryNote, type SummaryPart, writeSummary } from '@clinical/language/patient-summary/write-summary';
import { detectUnsupportedLanguage } from '@clinical/language/unsupported-language';

/** `written`: what a model made of the note, whose lines are held against it; null has the embedded engine write. */
export type SummaryInput = { note: SummaryNote; written: { key: string; text: string }[] | null };
/** `grade` is null where the text is not English; refused: the embedded engine writes English only. */
export type WrittenSummary = { parts: SummaryPart[]; grade: number | null } | { refused: true };

/** A note in plain words, in the worker pool. */
// oxlint-disable-next-line import/no-default-export -- the worker pool calls a module's default export
export default function summarise({ note, written }: SummaryInput): WrittenSummary {
  const english = detectUnsupportedLanguage(note.sentences.map(({ text }) => ({ text }))) === null;
  if (written === null && !english) return { refused: true };
  const own = english ? writeSummary(note) : [];
  const parts = written === null ? own : holdSummary(note, written, own);
  const lines = parts.flatMap((part) => part.lines.map(({ text }) => text));
  return { parts, grade: english ? readingGrade(lines) : null };
}

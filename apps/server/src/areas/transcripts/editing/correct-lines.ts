import type { CorrectedLine, Utterance } from '@clinical/contract/transcripts/source.schemas';
import type { EvidenceLink, NoteSentence } from '@clinical/contract/transcripts/note-body.schemas';
import { isMark } from '@clinical/contract/transcripts/speakers.rules';
import { AppError, invalid } from '../../../platform/app-error.ts';
import { nextUtterance, type Source, withLines } from '../source/source-text.ts';
import { storable } from '../../../platform/storable.ts';

/** What each corrected line was and is, by the id that it had. */
export type Moved = ReadonlyMap<string, { before: Utterance; after: Utterance }>;
/** Who corrects, when (ISO 8601), and how long it took in milliseconds. */
type By = { author: string; at: string; editDurationMs: number };

/**
 * A source with some of its lines corrected. Each is a new utterance in the same place, with the same voice, time and page, that
 * holds what it was before; its words are a person's, so no engine is unsure of them. Null when every line reads like that already.
 * @throws AppError VERSION_CONFLICT with both texts when somebody else corrected the line, INVALID_INPUT for a line without words
 */
export function correctLines(
  source: Source,
  lines: readonly CorrectedLine[],
  by: By,
): { source: Source; moved: Moved } | null {
  let nextId = nextUtterance(source.utterances);
  const moved = new Map<string, { before: Utterance; after: Utterance }>();
  for (const [index, { id, text: typed }] of lines.entries()) {
    const text = storable(typed).replace(/\s+/g, ' ').trim();
    const loc = ['body', 'lines', index];
    if (!/[\p{L}\p{N}]/u.test(text)) throw invalid([...loc, 'text'], 'a line needs at least one word');
    const before = source.utterances.find((utterance) => utterance.id === id);
    if (!before) {
      const theirs = source.utterances.find(({ corrected }) => corrected?.id === id)?.text ?? '';
      // the answer to the same save was lost
      if (theirs === text) continue;
      const detail = [
        { loc: [...loc, 'yours'], msg: text },
        { loc: [...loc, 'theirs'], msg: theirs },
      ];
      throw new AppError('VERSION_CONFLICT', { detail });
    }
    if (isMark(before)) throw invalid([...loc, 'id'], 'this line marks missing audio');
    if (before.text !== text) moved.set(id, { before, after: correctedFrom(before, `u${nextId++}`, text, by) });
  }
  if (moved.size === 0) return null;
  const utterances = source.utterances.map((utterance) => moved.get(utterance.id)?.after ?? utterance);
  return { source: withLines(source, utterances), moved };
}

function correctedFrom(before: Utterance, id: string, text: string, { author, at, editDurationMs }: By): Utterance {
  const { unsure, corrected, ...rest } = before;
  const first = corrected ?? {
    id: before.id,
    text: before.text,
    confidence: before.confidence,
    unsure,
    editDurationMs: 0,
  };
  // what an engine was unsure of is so again when its words come back
  const raw = text === first.text;
  return {
    ...rest,
    id,
    text,
    confidence: raw ? first.confidence : null,
    ...(raw && first.unsure ? { unsure: first.unsure } : {}),
    corrected: {
      id: first.id,
      text: first.text,
      confidence: first.confidence,
      ...(first.unsure ? { unsure: first.unsure } : {}),
      author,
      at,
      editDurationMs: first.editDurationMs + editDurationMs,
    },
  };
}

/** The sentences of a note whose sources were corrected: their links are to what the same place reads now, so that both are compared. */
export function followLines(sentences: readonly NoteSentence[], moved: Moved): NoteSentence[] {
  return sentences.map((sentence) => ({
    ...sentence,
    links: sentence.links.map((link) => {
      const line = link.source ? undefined : moved.get(link.utteranceId);
      if (!line) return link;
      const span = sameSpan(line.before.text, line.after.text, link);
      return { ...link, ...span, utteranceId: line.after.id, quote: line.after.text.slice(span.start, span.end) };
    }),
  }));
}

/** Where a span of a text lies in the text that came of it; its changed words as a whole, and the whole text when none are left. */
function sameSpan(
  before: string,
  after: string,
  { start, end }: Pick<EvidenceLink, 'start' | 'end'>,
): Pick<EvidenceLink, 'start' | 'end'> {
  const inWord = /[\p{L}\p{N}]/u;
  const most = Math.min(before.length, after.length);
  let same = 0;
  while (same < most && before[same] === after[same]) same += 1;
  while (same > 0 && inWord.test(before[same - 1]!)) same -= 1;
  let rest = 0;
  while (rest < most - same && before.at(-1 - rest) === after.at(-1 - rest)) rest += 1;
  while (rest > 0 && inWord.test(before.at(-rest)!)) rest -= 1;
  const longer = after.length - before.length;
  const changedTo = before.length - rest;
  const from = start <= same ? start : start >= changedTo ? start + longer : same;
  const to = end <= same ? end : end >= changedTo ? end + longer : after.length - rest;
  return to > from && inWord.test(after.slice(from, to)) ? { start: from, end: to } : { start: 0, end: after.length };
}

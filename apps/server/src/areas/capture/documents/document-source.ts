import { limits } from '@clinical/contract/limits';
import type { Utterance } from '@clinical/contract/transcripts/source.schemas';
import type { DocumentLine, DocumentPage } from '../../../gateways/documents/port.ts';
import { AppError } from '../../../platform/app-error.ts';
import { readSource, type Source } from '../../transcripts/public.ts';
import { storable } from '../../../platform/storable.ts';

/**
 * The pages of a document as a source: a printed conversation by its speakers, all else line by line, with a blank line between pages.
 * One without words has no utterances. @throws AppError TOO_LARGE for more text than an entry holds
 */
export function documentSource(pages: readonly DocumentPage[]): Source {
  const shown = pages
    .map(({ number: page, lines }) =>
      lines.map((line) => ({ ...line, page, text: storable(line.text).trim() })).filter(hasWords),
    )
    .filter((lines) => lines.length > 0);
  const lines = shown.flat();
  if (!lines.some(({ text }) => /[\p{L}\p{N}]/u.test(text.replaceAll('[unreadable]', '')))) {
    return { question: '', utterances: [] };
  }
  const question = shown.map((page) => page.map(({ text }) => text).join('\n')).join('\n\n');
  if (question.length > limits.spokenCharacters || lines.length > limits.utterances) {
    throw new AppError('TOO_LARGE', {
      message: 'it has more text than one entry can hold. Split it and send its parts.',
    });
  }
  const talk = lines.every(({ confidence }) => confidence === null) ? readSource(question) : null;
  return talk && !('code' in talk) && isConversation(talk.utterances)
    ? talk
    : { question, utterances: lines.map(utteranceOf) };
}

const hasWords = ({ text }: DocumentLine): boolean => /[\p{L}\p{N}]/u.test(text);

/** Two speakers who take turns. "Patient: Maria Lind" at the head of a report is none. */
function isConversation(utterances: readonly Utterance[]): boolean {
  const turns = new Map<string, number>();
  for (const { speaker } of utterances) if (speaker !== '') turns.set(speaker, (turns.get(speaker) ?? 0) + 1);
  return [...turns.values()].filter((count) => count >= 2).length >= 2;
}

function utteranceOf({ text, confidence, page }: DocumentLine & { page: number }, index: number): Utterance {
  return { id: `u${index + 1}`, speaker: '', role: 'unknown', startMs: null, endMs: null, text, confidence, page };
}

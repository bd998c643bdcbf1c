import { contextLimit } from '@clinical/contract/scribe/context.rules';
import type { Utterance } from '@clinical/contract/transcripts/source.schemas';
import type { Serving, WrittenSection } from '../../../gateways/llm/port.ts';
import { AppError } from '../../../platform/app-error.ts';
import { notePrompt, type PromptSource } from './note-prompt.ts';

/** Share of a window that is left for the answer and the model's own thoughts. */
const answerShare = 0.3;
/** Characters that id, speaker and line break take beside an utterance's words. */
const frame = 40;
/** A part of less than this holds too little of a visit to be written by itself. */
const smallestPart = 2_000;

/** Characters that the model takes at once, its answer left out. */
export function takenAtOnce(model: string, serving: Serving): number {
  const window = serving.served ? serving.window : null;
  return window === null ? contextLimit(model) : Math.floor(window * (1 - answerShare));
}

/**
 * Characters of the visit that the model takes at once, beside its instructions and what is given of the chart.
 * @throws AppError CONTEXT_TOO_LARGE when these leave no room
 */
export function roomFor(source: PromptSource, model: string, serving: Serving): number {
  const { system, prompt } = notePrompt({ ...source, utterances: [] });
  const room = takenAtOnce(model, serving) - system.length - prompt.length;
  if (room >= smallestPart) return room;
  throw new AppError('CONTEXT_TOO_LARGE', {
    message:
      'The template and the selected entries reach the limit of this model. Select fewer entries, or another model.',
    localEngineCan: true,
  });
}

/** The visit in parts that fit, in their order, every utterance in one of them. What else is given goes with the first, so that it is used once. */
export function splitVisit(source: PromptSource, room: number): PromptSource[] {
  const parts: Utterance[][] = [];
  let size = Infinity;
  for (const utterance of source.utterances.flatMap((one) => pieces(one, room - frame))) {
    const length = utterance.text.length + utterance.speaker.length + frame;
    if (size + length > room) {
      parts.push([]);
      size = 0;
    }
    parts.at(-1)!.push(utterance);
    size += length;
  }
  if (parts.length <= 1) return [source];
  return parts.map((utterances, at) => ({
    ...source,
    utterances,
    ...(at === 0 ? {} : { materials: [], request: { ...source.request, extraContext: '' } }),
    part: { number: at + 1, of: parts.length },
  }));
}

/** A single utterance that is longer than a part, cut between words. */
function pieces(utterance: Utterance, room: number): Utterance[] {
  const { text } = utterance;
  if (text.length <= room) return [utterance];
  const space = text.lastIndexOf(' ', room);
  const end = space > 0 ? space : room;
  return [{ ...utterance, text: text.slice(0, end) }, ...pieces({ ...utterance, text: text.slice(end) }, room)];
}

const plain = (line: string): string =>
  line
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
const nothingSaid = 'not discussed';

/** The parts' sections put together: every line once, in the order of the visit. That nothing was said stays only where nothing was. */
export function mergeParts(parts: readonly WrittenSection[][], keys: readonly string[]): WrittenSection[] {
  if (parts.length === 1) return parts[0]!;
  return keys.map((key) => {
    const lines = parts.flatMap((part) => (part.find((section) => section.key === key)?.text ?? '').split('\n'));
    const said = lines.filter((line) => plain(line) !== '' && plain(line) !== nothingSaid);
    const kept = said.length > 0 ? said : lines.filter((line) => plain(line) === nothingSaid);
    const once = new Map(kept.map((line) => [plain(line), line]));
    return { key, text: [...once.values()].join('\n') };
  });
}

import { z } from 'zod';
import type { SpokenUtterance, SpokenWord } from './port.ts';

const seconds = z.number().finite();
const confidence = z.number().min(0).max(1).nullish().catch(null);

export const DeepgramWord = z.object({
  word: z.string(),
  punctuated_word: z.string().nullish(),
  start: seconds,
  end: seconds,
  confidence,
  speaker: z.number().int().nullish(),
});
type DeepgramWord = z.infer<typeof DeepgramWord>;

/** The answer to a file. Utterances are there when they were asked for; without them the first channel's words are taken. */
export const DeepgramReply = z.object({
  results: z.object({
    utterances: z
      .array(
        z.object({
          start: seconds,
          end: seconds,
          transcript: z.string(),
          confidence,
          speaker: z.number().int().nullish(),
          words: z.array(DeepgramWord).default([]),
        }),
      )
      .nullish(),
    channels: z
      .array(z.object({ alternatives: z.array(z.object({ words: z.array(DeepgramWord).default([]) })) }))
      .default([]),
  }),
});

const ms = (value: number): number => Math.max(0, Math.round(value * 1_000));
const labelOf = (speaker: number | null | undefined): string | null =>
  typeof speaker === 'number' ? `Speaker ${speaker + 1}` : null;

export function utterancesOf({ results }: z.infer<typeof DeepgramReply>): SpokenUtterance[] {
  const heard = results.utterances?.map((one) => ({
    speaker: labelOf(one.speaker),
    startMs: ms(one.start),
    endMs: ms(one.end),
    text: one.transcript.trim(),
    confidence: one.confidence ?? null,
    words: one.words.map(wordOf),
  }));
  return (heard ?? byPause(results.channels[0]?.alternatives[0]?.words ?? [])).filter(({ text }) => text !== '');
}

export function wordOf(word: DeepgramWord): SpokenWord {
  return {
    text: word.punctuated_word ?? word.word,
    startMs: ms(word.start),
    endMs: ms(word.end),
    confidence: word.confidence ?? null,
  };
}

/** Words as utterances: a new one after a pause of 0.8 s, and where another voice begins. */
function byPause(words: readonly DeepgramWord[]): SpokenUtterance[] {
  const groups: DeepgramWord[][] = [];
  for (const word of words) {
    const last = groups.at(-1)?.at(-1);
    if (!last || word.start - last.end > 0.8 || word.speaker !== last.speaker) groups.push([word]);
    else groups.at(-1)!.push(word);
  }
  return groups.map((group) => {
    const known = group.map((word) => word.confidence).filter((value) => typeof value === 'number');
    return {
      speaker: labelOf(group[0]!.speaker),
      startMs: ms(group[0]!.start),
      endMs: ms(group.at(-1)!.end),
      text: group.map((word) => word.punctuated_word ?? word.word).join(' '),
      confidence: known.length > 0 ? known.reduce((sum, value) => sum + value, 0) / known.length : null,
      words: group.map(wordOf),
    };
  });
}

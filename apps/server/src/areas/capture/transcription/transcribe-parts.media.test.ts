import { describe, expect, it } from 'vitest';
import type { SpeechRequest, SpeechResult } from '../../../gateways/speech/port.ts';
import { AppError } from '../../../platform/app-error.ts';
import { transcribeParts, unreadableOf } from './transcribe-parts.ts';

const parts = [
  { name: 'audio.webm', startMs: 0, durationMs: 10_000, readable: true },
  { name: 'audio-2.webm', startMs: 10_000, durationMs: 5_000, readable: false },
  { name: 'audio-3.m4a', startMs: 15_000, durationMs: 20_000, readable: true },
];
const request = (spans?: SpeechRequest['spans']): SpeechRequest => ({
  language: 'en',
  vocabulary: [],
  spans,
  signal: new AbortController().signal,
});
const heard = (text: string, overrides: Partial<SpeechResult> = {}): SpeechResult => ({
  utterances: [{ speaker: 'Speaker 1', startMs: 1_000, endMs: 2_000, text, confidence: 1, words: [] }],
  missing: [],
  silent: [],
  failure: null,
  ...overrides,
});

describe('a recording of several files', () => {
  it('is heard file by file, each on the clock of the recording', async () => {
    const done: number[] = [];
    const wanted = { ...request(), onProgress: (share: number) => done.push(share) };
    const result = await transcribeParts(parts, wanted, async ({ name }, { onProgress }) => {
      onProgress?.(1, []);
      return heard(name);
    });
    expect(result.utterances.map(({ text, speaker, startMs }) => [text, speaker, startMs])).toEqual([
      ['audio.webm', 'Speaker 1', 1_000],
      ['audio-3.m4a', 'Speaker 1, file 3', 16_000],
    ]);
    expect(done.map((share) => share.toFixed(2))).toEqual(['0.33', '1.00']);
    expect(unreadableOf(result.parts)).toEqual([{ fromMs: 10_000, toMs: 15_000 }]);
  });

  it('keeps what was heard when the engine fails, and names the rest; a retry hears only that', async () => {
    const asked: unknown[] = [];
    const half = await transcribeParts(parts, request(), async ({ name }) => {
      if (name === 'audio.webm')
        return heard('first', { missing: [{ fromMs: 8_000, toMs: 10_000 }], failure: 'Busy.' });
      throw new Error('not asked any more');
    });
    expect(half).toMatchObject({
      failure: 'Busy.',
      missing: [
        { fromMs: 8_000, toMs: 10_000 },
        { fromMs: 15_000, toMs: 35_000 },
      ],
    });
    const rest = await transcribeParts(half.parts, request(half.missing), async ({ name }, { spans }) => {
      asked.push([name, spans]);
      return heard(name);
    });
    expect(asked).toEqual([
      ['audio.webm', [{ fromMs: 8_000, toMs: 10_000 }]],
      ['audio-3.m4a', [{ fromMs: 0, toMs: 20_000 }]],
    ]);
    expect(rest.missing).toEqual([]);
  });

  it('passes over what the engine cannot read, and fails only when it can read nothing', async () => {
    const unreadable = new AppError('UNREADABLE_SOURCE');
    const result = await transcribeParts(parts, request(), async ({ name }) => {
      if (name === 'audio.webm') throw unreadable;
      return heard(name);
    });
    expect(result.utterances).toHaveLength(1);
    expect(unreadableOf(result.parts)).toEqual([
      { fromMs: 0, toMs: 10_000 },
      { fromMs: 10_000, toMs: 15_000 },
    ]);
    const nothing = transcribeParts(parts, request(), async () => {
      throw unreadable;
    });
    await expect(nothing).rejects.toBe(unreadable);
    const failing = transcribeParts(parts, request(), async () => {
      throw new AppError('PROVIDER_FAILED');
    });
    await expect(failing).rejects.toMatchObject({ code: 'PROVIDER_FAILED' });
  });
});

import { expect, it } from 'vitest';
import { deepgramLiveQuery, deepgramQuery, readDeepgramLive } from './deepgram.rules.ts';

const word = (text: string, start: number, speaker: number) => ({
  word: text.toLowerCase(),
  punctuated_word: text,
  start,
  end: start + 0.4,
  confidence: 0.9,
  speaker,
});
const results = (words: unknown[], more = {}) =>
  JSON.stringify({
    type: 'Results',
    channel_index: [0, 1],
    start: 1,
    duration: 2,
    is_final: true,
    speech_final: false,
    channel: { alternatives: [{ transcript: 'Any pain? No.', confidence: 0.8, words }] },
    ...more,
  });

it('makes a final line of each speaker', () => {
  const heard = readDeepgramLive(results([word('Any', 1, 0), word('pain?', 1.5, 0), word('No.', 2.5, 1)]));
  expect(heard).toMatchObject([
    { final: true, startMs: 1_000, endMs: 1_900, text: 'Any pain?', speaker: 'Speaker 1', confidence: 0.8 },
    { final: true, startMs: 2_500, endMs: 2_900, text: 'No.', speaker: 'Speaker 2' },
  ]);
  expect(heard[1]!.words).toEqual([{ text: 'No.', startMs: 2_500, endMs: 2_900, confidence: 0.9 }]);
});

it('makes one line of what is not final, and of what has no words', () => {
  const heard = readDeepgramLive(results([word('Any', 1, 0), word('No.', 2.5, 1)], { is_final: false }));
  expect(heard).toMatchObject([{ final: false, startMs: 1_000, endMs: 2_900, text: 'Any pain? No.' }]);
  expect(readDeepgramLive(results([]))).toMatchObject([{ startMs: 1_000, endMs: 3_000, speaker: null }]);
});

it.each([
  '{"type":"Metadata","duration":3}',
  '{"type":"Resu',
  'null',
  results([{ word: 'x', start: 'soon' }]),
  '{"type":"Results","channel":7}',
])('passes over %s', (message) => {
  expect(readDeepgramLive(message)).toEqual([]);
});

it.each([
  ['en', 'nova-3-medical', 'keyterm', '300'],
  ['multi', 'nova-3', 'keyterm', '100'],
  ['de-CH', 'nova-2', 'keywords', '300'],
])('asks for %s', (language, model, words, endpointing) => {
  const query = deepgramLiveQuery(language, ['Xarelto']);
  expect(Object.fromEntries(query)).toMatchObject({
    model,
    language,
    [words]: 'Xarelto',
    endpointing,
    encoding: 'linear16',
    sample_rate: '16000',
    interim_results: 'true',
  });
});

const asked = (language: string, words: readonly string[]): string[] => {
  const query = deepgramQuery(language, words);
  return [...query.getAll('keyterm'), ...query.getAll('keywords')];
};

it('names no more words than one request takes, the most important first', () => {
  const drugs = Array.from({ length: 200 }, (_, at) => `Hydroxychloroquine ${at}`);
  const sent = asked('en', ['Xarelto', ...drugs]);
  expect(sent.slice(0, 3)).toEqual(['Xarelto', 'Hydroxychloroquine 0', 'Hydroxychloroquine 1']);
  expect(sent.length).toBeLessThan(101);
  expect(sent.join('').length).toBeLessThan(500 * 2.5);
  const short = Array.from({ length: 200 }, (_, at) => `w${at}`);
  expect(asked('en', short)).toEqual(short.slice(0, 100));
});

it('names single words to the older model, which reads a colon as a weight', () => {
  const words = ['Xarelto', 'Fairview Clinic', 'dose:5', 'Dr. Özdemir', 'Özdemir', 'COVID-19'];
  expect(asked('de', words)).toEqual(['Xarelto', 'Özdemir', 'COVID-19']);
  expect(asked('multi', words)).toEqual(words);
});

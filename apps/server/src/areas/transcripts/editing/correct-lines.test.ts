import type { NoteSentence } from '@clinical/contract/transcripts/note-body.schemas';
import type { Utterance } from '@clinical/contract/transcripts/source.schemas';
import { expect, it } from 'vitest';
import { correctLines, followLines } from './correct-lines.ts';

const line = (id: string, text: string, rest: Partial<Utterance> = {}): Utterance => ({
  id,
  speaker: 'Patient',
  role: 'patient',
  startMs: 4_000,
  endMs: 6_000,
  text,
  confidence: 0.5,
  ...rest,
});
const by = { author: 'Ada Okafor', at: '2026-03-10T09:00:00.000Z', editDurationMs: 1_000 };
const sourceOf = (...utterances: Utterance[]) => ({ question: '', utterances });

it('a line that reads as it was heard again is as unsure as it was, and an id is never given twice', () => {
  const heard = line('u1', 'I take metal pro lol.', { unsure: [{ start: 7, end: 20 }] });
  const once = correctLines(sourceOf(heard), [{ id: 'u1', text: 'I take metoprolol.' }], by)!.source;
  expect(once.utterances[0]).toMatchObject({ id: 'u2', confidence: null, corrected: { text: heard.text } });
  expect(once.utterances[0]).not.toHaveProperty('unsure');
  const back = correctLines(once, [{ id: 'u2', text: heard.text }], by)!.source;
  expect(back.utterances[0]).toMatchObject({ id: 'u3', text: heard.text, confidence: 0.5, unsure: heard.unsure });
});

it('what stands for missing sound is not to be corrected', () => {
  const gap = line('u1', '[40 s not recorded: the device was asleep]', { speaker: '', role: 'unknown' });
  expect(() => correctLines(sourceOf(gap), [{ id: 'u1', text: 'Words.' }], by)).toThrow(
    expect.objectContaining({ code: 'INVALID_INPUT' }),
  );
});

it.each([
  [
    'the words before, in and after the change',
    'a fever for three days',
    'a fever for five days',
    'a fever',
    'a fever',
  ],
  ['a changed word as a whole', 'for three days now', 'for thirty days now', 'three', 'thirty'],
  ['what came after it', 'for three days now', 'for thirty-one days now', 'days now', 'days now'],
  ['a span that ends in it', 'for three days now', 'for about two days now', 'for three', 'for about two'],
  ['the whole line when the span is gone', 'no fever at all', 'no', 'fever', 'no'],
])('a link follows %s', (_, before, after, quote, expected) => {
  const start = before.indexOf(quote);
  const link = { utteranceId: 'u1', start, end: start + quote.length, startMs: 4_000, endMs: 6_000, quote };
  const sentence: NoteSentence = { text: 'S.', section: 'hpi', kind: 'said', links: [link] };
  const { moved } = correctLines(sourceOf(line('u1', before)), [{ id: 'u1', text: after }], by)!;
  const [followed] = followLines([sentence], moved)[0]!.links;
  expect(followed).toMatchObject({ utteranceId: 'u2', quote: expected, startMs: 4_000 });
  expect(after.slice(followed!.start, followed!.end)).toBe(expected);
});

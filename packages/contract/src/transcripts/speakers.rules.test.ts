import { expect, test } from 'vitest';
import { isMark, nameVoices, voicesOf } from './speakers.rules.ts';
import type { Utterance } from './source.schemas.ts';

const line = (id: string, speaker: string, role: Utterance['role'], text = 'Yes.'): Utterance => ({
  id,
  speaker,
  role,
  text,
  startMs: null,
  endMs: null,
  confidence: null,
});
const gap = line('u3', '', 'unknown', '[40 s not recorded: the device was asleep]');
const lines = [line('u1', 'Speaker 1', 'clinician'), line('u2', '', 'patient'), gap];

test('a mark is a whole line of its own, without a speaker', () => {
  expect(lines.map((one) => isMark(one))).toEqual([false, false, true]);
  expect(isMark(gap, 'not transcribed')).toBe(false);
  expect(isMark({ ...gap, speaker: 'Patient' })).toBe(false);
});

test('voices are told by name and part, and a mark has none', () => {
  expect(voicesOf([...lines, line('u4', 'Speaker 1', 'clinician')])).toEqual([
    { speaker: 'Speaker 1', role: 'clinician' },
    { speaker: '', role: 'patient' },
  ]);
});

test('all changes count at once; what nobody named stays as it is', () => {
  const [one, two] = voicesOf(lines);
  const swapped = nameVoices(lines, [
    { from: one!, to: two! },
    { from: two!, to: one! },
  ]);
  expect(swapped.map(({ speaker, role }) => [speaker, role])).toEqual([
    ['', 'patient'],
    ['Speaker 1', 'clinician'],
    ['', 'unknown'],
  ]);
  expect(nameVoices(lines, [{ from: { speaker: '', role: 'unknown' }, to: one! }])).toEqual(lines);
});

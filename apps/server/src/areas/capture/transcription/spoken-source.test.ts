import { expect, test } from 'vitest';
import type { SpokenUtterance } from '../../../gateways/speech/port.ts';
import { mergeTranscribed } from './spoken-source.ts';

const said = (startMs: number, text: string, speaker: string | null = 'Speaker 1'): SpokenUtterance => ({
  speaker,
  startMs,
  endMs: startMs + 1_000,
  text,
  confidence: 0.9,
  words: [],
});
const nothing = { gaps: [], unreadable: [], missing: [], silent: [] };

test('what was heard is lines with their speakers and times, and gaps are lines of their own', () => {
  const { question, utterances } = mergeTranscribed(
    [],
    [said(0, 'What brings you in?'), said(65_000, ' My knee hurts. ', 'Speaker 2')],
    { ...nothing, gaps: [{ atMs: 60_000, lengthMs: 754_000, reason: 'sleep' }] },
  );
  expect(question.split('\n')).toEqual([
    'Speaker 1: What brings you in?',
    '[12 min 34 s not recorded: the device was asleep]',
    'Speaker 2: My knee hurts.',
  ]);
  expect(utterances.map(({ id, role, startMs }) => [id, role, startMs])).toEqual([
    ['u1', 'clinician', 0],
    ['u2', 'unknown', 60_000],
    ['u3', 'patient', 65_000],
  ]);
});

test('the rest of a half-heard recording comes in at its time; lines that were there keep their ids', () => {
  const gaps = [{ atMs: 5_000, lengthMs: 4_000, reason: 'crash' as const }];
  const missing = [{ fromMs: 10_000, toMs: 70_000 }];
  const half = mergeTranscribed([], [said(0, 'What brings you in?'), said(80_000, 'Goodbye.')], {
    ...nothing,
    gaps,
    missing,
  });
  expect(half.question).toContain('[1 min not transcribed: the speech engine stopped]');
  const whole = mergeTranscribed(half.utterances, [said(20_000, 'My knee hurts.', 'Speaker 2')], { ...nothing, gaps });
  expect(whole.question.split('\n')).toEqual([
    'Speaker 1: What brings you in?',
    '[4 s not recorded: the page was closed]',
    'Speaker 2: My knee hurts.',
    'Speaker 1: Goodbye.',
  ]);
  const idOf = (text: string, { utterances }: typeof half) => utterances.find((one) => one.text === text)?.id;
  expect(idOf('Goodbye.', whole)).toBe(idOf('Goodbye.', half));
  expect(new Set(whole.utterances.map(({ id }) => id)).size).toBe(4);
});

test('words that came from silence are left out, and their place says so', () => {
  const { question } = mergeTranscribed([], [], { ...nothing, silent: [{ fromMs: 0, toMs: 2_000 }] });
  expect(question).toBe('[2 s not said: words found without a voice, left out]');
});

import { expect, test } from 'vitest';
import { idle, isUnderWay, nextState, type RecorderEvent, type RecorderState } from './recorder-state.ts';

const about = { id: 'r-1', noteId: 'n-1', title: 'Maria Santos' };
const after = (...events: RecorderEvent[]): RecorderState => events.reduce(nextState, idle);
const started: RecorderEvent[] = [{ type: 'asked', about }, { type: 'given' }, { type: 'started' }];

test('nothing is captured before the patient agreed', () => {
  expect(after({ type: 'started' })).toBe(idle);
  expect(after({ type: 'asked', about }, { type: 'started' }).phase).toBe('consent');
  expect(after(...started)).toEqual({ phase: 'recording', about, recordedMs: 0, silent: false });
});

test('a patient who declines leaves nothing behind', () => {
  expect(after({ type: 'asked', about }, { type: 'closed' })).toEqual(idle);
});

test('a second recording does not begin over the first', () => {
  const other = { ...about, id: 'r-2' };
  expect(after(...started, { type: 'asked', about: other })).toMatchObject({ phase: 'recording', about });
});

test('the clock stands still in a pause and goes on from there', () => {
  const state = after(
    ...started,
    { type: 'heard', recordedMs: 4_200 },
    { type: 'paused' },
    { type: 'resumed' },
    { type: 'started' },
  );
  expect(state).toMatchObject({ phase: 'recording', recordedMs: 4_200 });
});

test('stop leads to a review, from which it can go on or become a note', () => {
  const review = after(...started, { type: 'stopped', ending: 'review' }, { type: 'kept' });
  expect(review.phase).toBe('review');
  expect(nextState(review, { type: 'resumed' }).phase).toBe('starting');
  const stopping = nextState(review, { type: 'stopped', ending: 'note' });
  expect(stopping.phase).toBe('stopping');
  expect(nextState(stopping, { type: 'kept' })).toEqual(idle);
});

test('a refused microphone fails a new recording, and pauses one that holds something', () => {
  const refused: RecorderEvent = { type: 'refused', problem: 'denied' };
  expect(after({ type: 'asked', about }, { type: 'given' }, refused)).toEqual({
    phase: 'failed',
    about,
    problem: 'denied',
  });
  expect(after({ type: 'taken up', about, recordedMs: 900 }, refused)).toEqual({
    phase: 'paused',
    about,
    recordedMs: 900,
    problem: 'denied',
  });
});

test('a microphone that is lost pauses and says so', () => {
  expect(after(...started, { type: 'lost' })).toMatchObject({ phase: 'paused', problem: 'lost' });
});

test('silence is told once, and only while it records', () => {
  const silent = after(...started, { type: 'silent', silent: true });
  expect(silent).toMatchObject({ silent: true });
  expect(nextState(silent, { type: 'silent', silent: true })).toBe(silent);
  expect(after(...started, { type: 'paused' }, { type: 'silent', silent: true })).not.toHaveProperty('silent');
});

test('leaving would end something while it starts, records, is paused or is stopped', () => {
  expect(isUnderWay(after({ type: 'asked', about }))).toBe(false);
  expect(isUnderWay(after({ type: 'asked', about }, { type: 'given' }))).toBe(true);
  expect(isUnderWay(after(...started, { type: 'paused' }))).toBe(true);
  const review = after(...started, { type: 'stopped', ending: 'review' }, { type: 'kept' });
  expect(isUnderWay(review)).toBe(false);
});

test('nothing changes within a second of recording, and the end is told to the millisecond', () => {
  const state = after(...started, { type: 'heard', recordedMs: 4_200 });
  expect(nextState(state, { type: 'heard', recordedMs: 4_900 })).toBe(state);
  expect(nextState(state, { type: 'heard', recordedMs: 5_000 })).toMatchObject({ recordedMs: 5_000 });
  const stopping = nextState(state, { type: 'stopped', ending: 'review' });
  expect(nextState(stopping, { type: 'heard', recordedMs: 4_950 })).toMatchObject({ recordedMs: 4_950 });
});

import type { LiveCaption } from '@clinical/contract/speech/live.rules';
import { waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { LiveSpeechEvents } from '../../../lib/live-speech/live-speech.ts';
import { type DictationState, startDictation } from './dictation.ts';

const caption = (text: string, final: boolean): LiveCaption => ({
  text,
  final,
  startMs: 0,
  endMs: 100,
  speaker: null,
  confidence: null,
  words: [],
});

/** A field that holds its text, an engine that says what it is told, and a microphone. */
async function dictating({ refuse }: { refuse?: Error } = {}) {
  const field = { text: '', hint: null as string | null };
  const states: DictationState[] = [];
  const problems: unknown[] = [];
  const track = { stop: vi.fn() };
  const stream = { getTracks: () => [track] } as unknown as MediaStream;
  let engine!: LiveSpeechEvents;
  const finished = Promise.withResolvers<void>();
  const finish = vi.fn(() => finished.promise);
  const dictation = startDictation(
    { id: 'd-1', language: 'en', deviceId: null },
    {
      before: () => field.text,
      insert: (text) => void (field.text += text),
      showHint: (words) => void (field.hint = words),
    },
    { onState: (state) => states.push(state), onProblem: (problem) => problems.push(problem) },
    {
      microphone: () => (refuse ? Promise.reject(refuse) : Promise.resolve({ stream, fellBack: false })),
      open: ({ dictationId }, events) => {
        expect(dictationId).toBe('d-1');
        engine = events;
        return { finish, close: vi.fn() };
      },
    },
  );
  await Promise.resolve();
  await Promise.resolve();
  return {
    field,
    states,
    problems,
    track,
    dictation,
    finish,
    finished,
    say: (text: string, final = true) => engine.onCaption(caption(text, final)),
    engine,
  };
}

test('words show lightly while they are heard, and become text with their signs when they are final', async () => {
  const { field, say, engine, states } = await dictating();
  engine.onState('hearing');
  say('no fever', false);
  expect(field).toEqual({ text: '', hint: 'No fever' });
  say('no fever period');
  expect(field).toEqual({ text: 'No fever.', hint: null });
  say('she feels well comma');
  say('and eats');
  expect(field.text).toBe('No fever. She feels well, and eats');
  expect(states).toEqual(['opening', 'listening']);
});

test('stopping writes the last words, then lets the microphone go', async () => {
  const { field, say, dictation, finished, finish, track, states } = await dictating();
  dictation.stop();
  expect(finish).toHaveBeenCalledTimes(1);
  expect(track.stop).not.toHaveBeenCalled();
  say('rest');
  finished.resolve();
  await waitFor(() => expect(states.at(-1)).toBe('idle'));
  expect(field).toEqual({ text: 'Rest', hint: null });
  expect(track.stop).toHaveBeenCalled();
});

test('a lost connection is told and goes on by itself', async () => {
  const { engine, states, say, field } = await dictating();
  engine.onState('hearing');
  engine.onState('waiting');
  engine.onState('connecting');
  engine.onState('hearing');
  say('rest');
  expect(states).toEqual(['opening', 'listening', 'waiting', 'listening']);
  expect(field.text).toBe('Rest');
});

test('a refused microphone and a missing engine are told; what cannot be paid ends it and keeps the words', async () => {
  const denied = await dictating({ refuse: new DOMException('no', 'NotAllowedError') });
  await waitFor(() => expect(denied.problems).toEqual(['denied']));
  expect(denied.states).toEqual(['opening', 'idle']);

  const none = await dictating();
  none.engine.onState('none');
  expect([none.problems, none.states.at(-1)]).toEqual([['none'], 'idle']);
  expect(none.track.stop).toHaveBeenCalled();

  const broke = await dictating();
  broke.say('rest');
  broke.engine.onState('unpaid');
  expect(broke.field.text).toBe('Rest');
  expect([broke.problems, broke.states.at(-1)]).toEqual([['noCredits'], 'idle']);
  expect(broke.track.stop).toHaveBeenCalled();
});

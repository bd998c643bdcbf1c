import type { Transcript } from '@clinical/contract/transcripts/entries.schemas';
import { describe, expect, it } from 'vitest';
import type { TrackedTask } from '../../lib/task-list.ts';
import { entryState } from './entry-state.ts';

const entry = (over: object = {}): Transcript =>
  ({
    sections: [],
    utterances: [{ id: 'u1' }],
    assets: [],
    taskId: null,
    failure: null,
    hold: null,
    ...over,
  }) as unknown as Transcript;
const task = (over: Partial<TrackedTask>): TrackedTask => ({
  taskId: 't1',
  status: 'progress',
  noteId: 'n1',
  noteTitle: '',
  progress: null,
  message: '',
  localEngine: false,
  credits: null,
  endedAt: null,
  ...over,
});

describe('an entry', () => {
  it('without a note is a source, an empty entry, or audio that waits for a speech engine', () => {
    expect(entryState(entry(), null).kind).toBe('source');
    expect(entryState(entry({ utterances: [] }), null).kind).toBe('blank');
    const audio = entry({ utterances: [], assets: [{ mediaType: 'audio/wav' }] });
    expect(entryState(audio, null).kind).toBe('speech');
    expect(entryState({ ...audio, speech: { state: 'heard' } } as Transcript, null).kind).toBe('silent');
  });

  it('is being written while its job runs, with the progress once it is known', () => {
    expect(entryState(entry({ taskId: 't1' }), null)).toEqual({ kind: 'generating', percent: null });
    const running = task({ progress: 40 });
    expect(entryState(entry({ taskId: 't1' }), running)).toEqual({ kind: 'generating', percent: 40 });
  });

  it('has failed with the words of its job, also after the job is gone', () => {
    const failed = task({ status: 'failure', message: 'No answer.' });
    expect(entryState(entry({ taskId: 't1' }), failed)).toMatchObject({ kind: 'failed', message: 'No answer.' });
    const before = { taskId: 't1', message: 'No answer.', localEngine: true };
    expect(entryState(entry({ failure: before }), null)).toEqual({ kind: 'failed', ...before });
  });

  it('is held while something stands against writing, whatever is there already', () => {
    const hold = { kind: 'speech', amount: 'little' };
    expect(entryState(entry({ hold, sections: [{ key: 'plan' }] }), null)).toEqual({ kind: 'held', hold });
  });

  it('is done when it has sections, and not written any more once its job is done', () => {
    const written = entry({ sections: [{ key: 'plan' }], taskId: 't1' });
    expect(entryState(written, task({ status: 'success' })).kind).toBe('done');
  });
});

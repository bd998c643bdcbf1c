import { expect, test } from 'vitest';
import { dropTask, trackedTasks, trackTask } from './task-list.ts';

const only = () => trackedTasks()[0];

test('a job moves on with what is known of it', () => {
  trackTask({ taskId: 't1', noteId: 'n1', noteTitle: 'Ben Ode' });
  expect(only()).toMatchObject({ status: 'pending', progress: null, endedAt: null });
  trackTask({ taskId: 't1', status: 'progress', progress: 40 });
  expect(only()).toMatchObject({ noteTitle: 'Ben Ode', noteId: 'n1', progress: 40 });
  trackTask({ taskId: 't1', status: 'progress', progress: null });
  expect(only()?.progress).toBe(40);
});

test('what has ended stays ended, unless it is started again', () => {
  trackTask({ taskId: 't1', noteTitle: 'Ben Ode' });
  trackTask({ taskId: 't1', status: 'failure', message: 'The model gave up.' }, { now: 7 });
  expect(only()).toMatchObject({ endedAt: 7, message: 'The model gave up.' });
  trackTask({ taskId: 't1', status: 'progress', progress: 10 });
  expect(only()?.status).toBe('failure');
  trackTask({ taskId: 't1', status: 'pending', progress: null }, { retried: true });
  expect(only()).toMatchObject({ status: 'pending', endedAt: null, message: '' });
});

test('a job that ended before its patient was named still gets the name', () => {
  trackTask({ taskId: 't1', status: 'success' }, { now: 7 });
  trackTask({ taskId: 't1', status: 'pending', noteTitle: 'Ben Ode' });
  expect(only()).toMatchObject({ status: 'success', noteTitle: 'Ben Ode', endedAt: 7 });
});

test('a card that was closed is gone', () => {
  trackTask({ taskId: 't1' });
  dropTask('t1');
  expect(trackedTasks()).toEqual([]);
});

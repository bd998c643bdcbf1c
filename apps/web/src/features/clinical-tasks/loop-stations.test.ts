import type { ClinicalTask, TaskProof } from '@clinical/contract/clinical-tasks/clinical-tasks.schemas';
import { expect, test } from 'vitest';
import { clinicalTask } from '../../testing/task-builders.ts';
import { daysWaiting, stationsOf } from './loop-stations.ts';

const today = '2026-11-25';
const paper: TaskProof = { kind: 'reason', text: 'By post', recordId: null, at: '2026-11-11T12:00:00.000Z' };
const states = (loop: Partial<ClinicalTask>) =>
  stationsOf(clinicalTask({ category: 'Referral', dueOn: '2026-12-01', ...loop }), today).map(({ state }) => state);
const source = { transcriptId: 't', links: [] };

test('the station after the last proved one is waited for', () => {
  expect(states({})).toEqual(['open', 'next', 'open', 'open']);
  expect(states({ source })).toEqual(['proved', 'next', 'open', 'open']);
  expect(states({ source, letter: paper })).toEqual(['proved', 'proved', 'next', 'open']);
  expect(states({ source, receipt: paper })).toEqual(['proved', 'open', 'proved', 'next']);
});

test('one that is waited for past its day is late', () => {
  expect(states({ source, dueOn: '2026-11-24' })).toEqual(['proved', 'late', 'open', 'open']);
  expect(states({ source, dueOn: today })).toEqual(['proved', 'next', 'open', 'open']);
});

test('a closed loop waits for nothing', () => {
  expect(states({ source, proof: paper, status: 'done', dueOn: '2026-11-24' })).toEqual([
    'proved',
    'open',
    'open',
    'proved',
  ]);
  expect(states({ source, proof: paper, status: 'doing' })).toEqual(['proved', 'open', 'open', 'proved']);
});

test('waiting is counted from the last thing that happened', () => {
  expect(daysWaiting(clinicalTask({ letter: paper, createdAt: '2026-11-01T12:00:00.000Z' }), today)).toBe(14);
  expect(daysWaiting(clinicalTask({ createdAt: '2026-11-25T12:00:00.000Z' }), today)).toBe(0);
});

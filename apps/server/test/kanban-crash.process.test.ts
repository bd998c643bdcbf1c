import type { UserInfo } from '@clinical/contract/accounts/accounts.schemas';
import type { Board, Card, ProcessStarted } from '@clinical/contract/kanban/kanban.schemas';
import type { Note } from '@clinical/contract/notes/notes.schemas';
import type { BackgroundTask } from '@clinical/contract/operations/background-tasks.schemas';
import type { Transcript } from '@clinical/contract/transcripts/entries.schemas';
import { randomUUID } from 'node:crypto';
import { expect, onTestFinished, test } from 'vitest';
import { callerOf, signUp } from './builders/process-caller.ts';
import { shortVisit } from './builders/transcripts.ts';
import { makeDatabaseIn } from './database.ts';
import { startProcess } from './program-process.ts';
import { temporaryFolder } from './temporary-folder.ts';

const count = 12;

test('kill -9 in a job over cards neither doubles nor loses one', { timeout: 300_000 }, async () => {
  const dataDir = await temporaryFolder();
  await makeDatabaseIn(dataDir);
  const start = async () => {
    const program = await startProcess(dataDir, { LOG_LEVEL: 'silent' });
    // A process must not outlive a test that failed.
    onTestFinished(() => program.kill());
    return program;
  };
  const first = await start();
  await signUp(first, dataDir);
  let now = { program: first, ...(await callerOf(first)) };
  const balance = async () => (await now.call<UserInfo>('GET', '/auth/userinfo')).user.tokens;
  const { id: noteId } = await now.call<Note>('POST', '/notes/', { title: 'Maria Lind' });
  const before = await balance();
  const cards: Card[] = [];
  for (let number = 0; number < count; number += 1) {
    const body = { cardId: randomUUID(), title: `Card ${number}`, description: shortVisit };
    cards.push(await now.call<Card>('POST', `/notes/${noteId}/kanban`, body));
  }
  const body = { cardIds: cards.map(({ id }) => id), credits: count };
  const { taskId } = await now.call<ProcessStarted>('POST', `/notes/${noteId}/kanban/bulk-process`, body);
  const done = async () =>
    (await now.call<Board>('GET', `/notes/${noteId}/kanban`)).cards.filter(({ status }) => status === 'done').length;
  for (const least of [1, count / 2]) {
    await expect.poll(done, { timeout: 60_000, interval: 20 }).toBeGreaterThanOrEqual(least);
    await now.program.kill();
    const program = await start();
    now = { program, ...(await callerOf(program)) };
  }
  const task = () => now.call<BackgroundTask>('GET', `/tasks/${taskId}`);
  await expect.poll(async () => (await task()).status, { timeout: 120_000 }).toBe('success');
  const board = await now.call<Board>('GET', `/notes/${noteId}/kanban`);
  expect(board.cards.map(({ status, results }) => [status, results.length])).toEqual(
    Array.from({ length: count }, () => ['done', 1]),
  );
  const entries = await now.call<Transcript[]>('GET', `/transcripts/${noteId}`);
  expect(entries.map(({ version }) => version)).toEqual(Array.from({ length: count }, () => 1));
  expect(await balance()).toBe(before - count);
});

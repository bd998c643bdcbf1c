import type { ClinicalTaskPage } from '@clinical/contract/clinical-tasks/clinical-tasks.schemas';
import type { TaskOperation } from '@clinical/contract/clinical-tasks/operations.schemas';
import type { Note } from '@clinical/contract/notes/notes.schemas';
import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { callerOf, signUp } from './builders/process-caller.ts';
import { makeDatabaseIn } from './database.ts';
import { startProcess } from './program-process.ts';
import { temporaryFolder } from './temporary-folder.ts';

const count = 150;
/** After so many milliseconds the power is cut, before, amid or after the batch by the speed of the machine. */
const cuts = [60, 250];

test(
  'kill -9 in a batch of tasks leaves all of it or nothing, and sent again it is there once',
  {
    timeout: 300_000,
  },
  async () => {
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
    for (const cut of cuts) {
      const { id: noteId } = await now.call<Note>('POST', '/notes/', { title: `Chart of ${cut}` });
      const operations = Array.from({ length: count }, (_, number): TaskOperation => ({
        action: 'create',
        id: randomUUID(),
        noteId,
        set: { title: `Task ${number}`, category: 'Orders' },
      }));
      const send = () => now.call('POST', '/notes/batch-apply-task-operations', { operations });
      const stored = async () =>
        (await now.call<ClinicalTaskPage>('GET', `/notes/tasks?noteId=${noteId}&limit=500`)).items.length;
      const sent = send().catch(() => undefined);
      await delay(cut);
      await now.program.kill();
      await sent;
      const program = await start();
      now = { program, ...(await callerOf(program)) };
      expect([0, count]).toContain(await stored());
      await send();
      expect(await stored()).toBe(count);
    }
  },
);

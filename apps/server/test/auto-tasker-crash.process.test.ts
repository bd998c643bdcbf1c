import type { Automation, AutomationRun, NewAutoTasker } from '@clinical/contract/automations/automations.schemas';
import type { ClinicalTaskPage } from '@clinical/contract/clinical-tasks/clinical-tasks.schemas';
import type { Note } from '@clinical/contract/notes/notes.schemas';
import type { Transcript } from '@clinical/contract/transcripts/entries.schemas';
import { setTimeout as delay } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { labsRule } from './builders/automations.ts';
import { callerOf, signUp } from './builders/process-caller.ts';
import { makeDatabaseIn } from './database.ts';
import { startProcess } from './program-process.ts';
import { temporaryFolder } from './temporary-folder.ts';

const count = 6;
const labs = ['a CBC', 'a ferritin', 'a TSH', 'a lipid panel'];
const visit = `Doctor: What brings you in?
Patient: I am always tired.
${labs.map((lab) => `Doctor: I will order ${lab} today.`).join('\n')}`;

test('kill -9 while rules run: each task and each line of the log is there once', { timeout: 300_000 }, async () => {
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
  const { id } = await now.call<Automation>('GET', '/automation');
  const rules: NewAutoTasker[] = [labsRule, { ...labsRule, title: 'Call about {item}', dailyBudget: 200 }];
  for (const rule of rules) await now.call('POST', `/automation/${id}/auto-tasker`, { ...rule, dailyBudget: 200 });
  const charts: string[] = [];
  for (let number = 0; number < count; number += 1) {
    const { id: noteId } = await now.call<Note>('POST', '/notes/', { title: `Chart ${number}` });
    charts.push(noteId);
    await now.call('POST', '/transcripts/save_transcript', { noteId, question: visit, generate: true });
  }
  const log = () => now.call<AutomationRun[]>('GET', '/automation/runs?limit=200');
  for (const least of [1, count]) {
    await expect
      .poll(async () => (await log()).length, { timeout: 120_000, interval: 20 })
      .toBeGreaterThanOrEqual(least);
    await now.program.kill();
    const program = await start();
    now = { program, ...(await callerOf(program)) };
  }
  const written = async () => {
    const entries = await Promise.all(charts.map((noteId) => now.call<Transcript[]>('GET', `/transcripts/${noteId}`)));
    return entries.flat().filter(({ version }) => version > 0).length;
  };
  await expect.poll(written, { timeout: 120_000 }).toBe(count);
  const tasksOf = async (noteId: string) =>
    (await now.call<ClinicalTaskPage>('GET', `/notes/tasks?noteId=${noteId}&limit=500`)).items.map(
      ({ title }) => title,
    );
  const [chart = ''] = charts;
  await expect.poll(async () => (await tasksOf(chart)).length, { timeout: 120_000 }).toBeGreaterThan(1);
  const expected = (await tasksOf(chart)).length;
  await expect.poll(async () => (await log()).length, { timeout: 120_000 }).toBe(expected * count);
  await delay(200);
  for (const noteId of charts) {
    const titles = await tasksOf(noteId);
    expect(titles).toHaveLength(expected);
    expect(new Set(titles).size).toBe(expected);
  }
  const events = (await log()).map(
    ({ autoTaskerId, transcriptId, task }) => `${autoTaskerId} ${transcriptId} ${task?.id}`,
  );
  expect(new Set(events).size).toBe(expected * count);
});

import * as calls from '@clinical/contract/clinical-tasks/clinical-tasks.calls';
import type { ClinicalTaskFilter } from '@clinical/contract/clinical-tasks/clinical-tasks.schemas';
import { updateReferralFavorite } from '@clinical/contract/notes/notes.calls';
import { updateTranscriptTag } from '@clinical/contract/transcripts/entries.calls';
import { beforeEach, expect, it } from 'vitest';
import { newAccount, newColleague, type TestAccount } from '../../../test/builders/accounts.ts';
import { newClinicalTask } from '../../../test/builders/clinical-tasks.ts';
import { grant } from '../../../test/builders/notes.ts';
import { newEntry, newPatient } from '../../../test/builders/transcripts.ts';
import { testServer, type TestServer } from '../../../test/harness.ts';

let server: TestServer;
let account: TestAccount;
let noteId: string;

beforeEach(async () => {
  server = await testServer();
  account = await newAccount(server);
  noteId = (await newPatient(account)).id;
});

const list = (query: ClinicalTaskFilter = {}) => account.ok(calls.listClinicalTasks, { query });
const titles = async (query: ClinicalTaskFilter = {}) => (await list(query)).items.map(({ title }) => title);

async function tagged(chartId: string, tag: string): Promise<void> {
  const { id, createdAt } = await newEntry(account, { noteId: chartId });
  await account.ok(updateTranscriptTag, { params: { id }, body: { noteId: chartId, createdAt, tag } });
}

it('a list has the tasks of charts with one of the tags', async () => {
  const other = (await newPatient(account, 'Aylin Kaya')).id;
  await tagged(noteId, 'knee');
  await tagged(other, 'asthma');
  await newClinicalTask(account, noteId, { title: 'Knee' });
  await newClinicalTask(account, other, { title: 'Lungs' });
  expect(await titles({ tag: 'knee' })).toEqual(['Knee']);
  expect(await titles({ tag: ' asthma, none ' })).toEqual(['Lungs']);
  expect((await list({ tag: 'none' })).counts.todo).toBe(0);
  expect(await titles({ tag: ' , ' })).toHaveLength(2);
});

it('a list has referrals of the patients whom the reader follows first, over its pages as well', async () => {
  const followed = (await newPatient(account, 'Aylin Kaya')).id;
  const params = { id: followed };
  await account.ok(updateReferralFavorite, { params, body: { isReferralFavorite: true } });
  const referral = { category: 'Referral' } as const;
  await newClinicalTask(account, noteId, { title: 'Early', dueOn: '2026-12-01', ...referral });
  await newClinicalTask(account, followed, { title: 'Late', dueOn: '2026-12-09', ...referral });
  await newClinicalTask(account, noteId, { title: 'Middle', dueOn: '2026-12-05', ...referral });
  const paged = async (query: ClinicalTaskFilter): Promise<[string, boolean][]> => {
    const { items, nextCursor } = await list({ ...query, limit: 1 });
    const own = items.map(({ title, note }): [string, boolean] => [title, note.starred]);
    return nextCursor === null ? own : [...own, ...(await paged({ ...query, cursor: nextCursor }))];
  };
  expect(await paged(referral)).toEqual([
    ['Late', true],
    ['Early', false],
    ['Middle', false],
  ]);
  expect((await paged({})).map(([title]) => title)).toEqual(['Early', 'Middle', 'Late']);
  const colleague = await newColleague(server, account);
  await grant(server.engine, followed, `user:${colleague.userId}`, 'read');
  const theirs = await colleague.ok(calls.listClinicalTasks, { query: referral });
  expect(theirs.items.map(({ note }) => note.starred)).toEqual([false]);
});

it('charts are told with their counts by status, and the first of their open tasks', async () => {
  const other = (await newPatient(account, 'Aylin Kaya')).id;
  for (const day of ['6', '5', '4', '3', '2', '1'])
    await newClinicalTask(account, noteId, { title: `Due ${day}`, dueOn: `2026-12-0${day}` });
  await newClinicalTask(account, noteId, { title: 'Done', status: 'done', category: 'Billing' });
  await newClinicalTask(account, other, { title: 'Begun', status: 'doing' });
  const empty = (await newPatient(account, 'No Tasks')).id;
  const query = { ids: [noteId, other, empty, 'x'].join(',') };
  const counts = { [noteId]: { todo: 6, doing: 0, done: 1 }, [other]: { todo: 0, doing: 1, done: 0 } };
  expect(await account.ok(calls.listChartTasks, { query })).toEqual({ counts, tasks: [] });
  const { tasks } = await account.ok(calls.listChartTasks, { query: { ...query, open: 'true' } });
  expect(tasks.map(({ title }) => title)).toEqual(['Due 1', 'Due 2', 'Due 3', 'Due 4', 'Due 5', 'Begun']);
  const stranger = await newAccount(server);
  expect(await stranger.ok(calls.listChartTasks, { query: { ...query, open: 'true' } })).toEqual({
    counts: {},
    tasks: [],
  });
});

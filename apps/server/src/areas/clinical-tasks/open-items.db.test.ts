import { getSigning, signEntry } from '@clinical/contract/signing/signing.calls';
import type { OpenItemAnswer, SignEntry } from '@clinical/contract/signing/signing.schemas';
import type { Transcript } from '@clinical/contract/transcripts/entries.schemas';
import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { newAccount, type TestAccount } from '../../../test/builders/accounts.ts';
import { applyTasks, newClinicalTask, tasksOf } from '../../../test/builders/clinical-tasks.ts';
import { password, settledEntry } from '../../../test/builders/signing.ts';
import { newPatient, writtenEntry } from '../../../test/builders/transcripts.ts';
import { errorCode, testServer, type TestServer } from '../../../test/harness.ts';

let server: TestServer;
let account: TestAccount;
let noteId: string;

beforeEach(async () => {
  server = await testServer();
  account = await newAccount(server, { password });
  noteId = (await newPatient(account)).id;
});

const visit = async () => settledEntry(account, await writtenEntry(account, { noteId }), 'dismiss');
const sign = (entry: Transcript, openItems?: SignEntry['openItems']) => {
  const body = { version: entry.version, attested: true, password, ...(openItems ? { openItems } : {}) } as const;
  return account.call(signEntry, { params: { id: entry.id }, body });
};
const itemsOf = async ({ id }: Transcript) => (await account.ok(getSigning, { params: { id } })).openItems;
const answer = ({ id }: { id: string }, how: OpenItemAnswer['answer'], reason = ''): OpenItemAnswer => ({
  id,
  answer: how,
  reason,
});
const actionsOf = async ({ id }: { id: string }) => {
  const rows = await server.engine.query('select action from audit_events where record_id = $1 order by seq', [id]);
  return rows.map(({ action }) => action);
};

describe('open items of earlier visits', () => {
  it('are what was open before this visit', async () => {
    const before = await newClinicalTask(account, noteId, { title: 'Chase the reply', category: 'Referral' });
    await newClinicalTask(account, noteId, { title: 'Done', status: 'done' });
    await newClinicalTask(account, (await newPatient(account)).id, { title: 'Another chart' });
    const entry = await visit();
    const source = { transcriptId: entry.id, links: [] };
    const set = { title: 'Of this visit', category: 'Orders' } as const;
    await applyTasks(account, { action: 'create', id: randomUUID(), noteId, set, source });
    expect(await itemsOf(entry)).toEqual([
      { id: before.id, title: 'Chase the reply', category: 'Referral', dueOn: null, needsReason: true },
    ]);
  });

  it('ask nothing where there are none', async () => {
    const entry = await visit();
    expect(await itemsOf(entry)).toEqual([]);
    expect((await sign(entry)).status).toBe(200);
  });

  it('are met, carried and dropped with the signature, each with a row in the log', async () => {
    const met = await newClinicalTask(account, noteId, { title: 'Met' });
    const loop = await newClinicalTask(account, noteId, { title: 'Loop', category: 'Labs' });
    const carried = await newClinicalTask(account, noteId, { title: 'Carried' });
    const dropped = await newClinicalTask(account, noteId, { title: 'Dropped' });
    const entry = await visit();
    const answers = [
      answer(met, 'met'),
      answer(loop, 'met', 'Result seen on paper'),
      answer(carried, 'carry'),
      answer(dropped, 'drop'),
    ];
    expect((await sign(entry, answers)).status).toBe(200);
    const tasks = await tasksOf(account, noteId);
    expect(tasks.map(({ title, status, proof }) => [title, status, proof?.text ?? null])).toEqual([
      ['Met', 'done', null],
      ['Loop', 'done', 'Result seen on paper'],
      ['Carried', 'todo', null],
    ]);
    expect((await actionsOf(met)).slice(1)).toEqual(['clinical-task.update', 'clinical-task.met']);
    expect((await actionsOf(carried)).slice(1)).toEqual(['clinical-task.carry']);
    expect((await actionsOf(dropped)).slice(1)).toEqual(['clinical-task.delete', 'clinical-task.drop']);
  });

  it('without an answer, or a loop without a reason, stop the signature and change nothing', async () => {
    const plain = await newClinicalTask(account, noteId, { title: 'Plain' });
    const loop = await newClinicalTask(account, noteId, { title: 'Loop', category: 'Labs' });
    const entry = await visit();
    const none = await sign(entry);
    expect([none.status, errorCode(none)]).toEqual([409, 'OPEN_ITEMS']);
    const reply = await sign(entry, [answer(plain, 'drop'), answer(loop, 'met')]);
    expect(errorCode(reply)).toBe('OPEN_ITEMS');
    expect(reply.body).toMatchObject({ detail: [{ loc: ['openItems', loop.id], msg: 'needs a reason' }] });
    expect((await tasksOf(account, noteId)).map(({ status }) => status)).toEqual(['todo', 'todo']);
  });

  it('stay as they are when the signature fails', async () => {
    const task = await newClinicalTask(account, noteId, { title: 'Plain' });
    const entry = await visit();
    const body: SignEntry = {
      version: entry.version,
      attested: true,
      password: 'wrong',
      openItems: [answer(task, 'drop')],
    };
    expect(errorCode(await account.call(signEntry, { params: { id: entry.id }, body }))).toBe('WRONG_PASSWORD');
    expect(await tasksOf(account, noteId)).toHaveLength(1);
  });

  it('that are done or gone meanwhile need no answer, and other charts are not touched', async () => {
    const task = await newClinicalTask(account, noteId, { title: 'Plain' });
    const other = await newClinicalTask(account, (await newPatient(account)).id, { title: 'Another chart' });
    const entry = await visit();
    await applyTasks(account, { action: 'update', taskId: task.id, set: { status: 'done' }, was: { status: 'todo' } });
    expect((await sign(entry, [answer(task, 'drop'), answer(other, 'drop')])).status).toBe(200);
    expect(await tasksOf(account, noteId)).toHaveLength(1);
    expect(await tasksOf(account, other.note.id)).toHaveLength(1);
  });
});

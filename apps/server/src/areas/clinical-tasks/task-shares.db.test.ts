import * as calls from '@clinical/contract/clinical-tasks/clinical-tasks.calls';
import { handOver } from '@clinical/contract/teams/members.calls';
import { beforeEach, describe, expect, it } from 'vitest';
import { newAccount, newColleague, type TestAccount } from '../../../test/builders/accounts.ts';
import { newClinicalTask, tasksOf } from '../../../test/builders/clinical-tasks.ts';
import { grant } from '../../../test/builders/notes.ts';
import { newPatient } from '../../../test/builders/transcripts.ts';
import { errorCode, testServer, type TestServer } from '../../../test/harness.ts';
import { area } from './area.ts';

let server: TestServer;
let account: TestAccount;
let noteId: string;

beforeEach(async () => {
  server = await testServer();
  account = await newAccount(server);
  noteId = (await newPatient(account)).id;
});

const share = (filter = {}, who = account) => who.ok(calls.shareTasks, { body: { filter } });
const open = (token: string, who: TestAccount) => who.call(calls.getSharedTasks, { params: { token }, query: {} });
const titles = async (token: string, who: TestAccount) =>
  (await who.ok(calls.getSharedTasks, { params: { token }, query: {} })).items.map(({ title }) => title);
const audited = async (action: string) =>
  (await server.engine.query('select user_id from audit_events where action = $1 and workspace_id = $2', [
    action,
    account.workspaceId,
  ])) as unknown[];

describe('a shared list', () => {
  it('shows a member what they may see of the filter', async () => {
    const colleague = await newColleague(server, account);
    const seen = (await newPatient(account)).id;
    await grant(server.engine, seen, `user:${colleague.userId}`, 'read');
    const me = { kind: 'person', id: account.userId } as const;
    await newClinicalTask(account, noteId, { title: 'Hidden', category: 'Labs', assignee: me });
    await newClinicalTask(account, seen, { title: 'Shown', category: 'Labs', assignee: me });
    await newClinicalTask(account, seen, { title: 'Other', category: 'Billing', assignee: me });
    const { token } = await share({ category: 'Labs', assignee: 'me' });
    expect(await titles(token, colleague)).toEqual(['Shown']);
    expect(await titles(token, account)).toEqual(['Hidden', 'Shown']);
    expect(await audited('task-share.read')).toHaveLength(2);
  });

  it('opens for nobody of another workspace, and not after seven days', async () => {
    const colleague = await newColleague(server, account);
    const { token, id } = await share();
    expect(errorCode(await open(token, await newAccount(server)))).toBe('NOT_FOUND');
    expect(errorCode(await open(`${token}x`, colleague))).toBe('NOT_FOUND');
    expect(await titles(token, colleague)).toEqual([]);
    await server.engine.query('update task_shares set expires_at = 1 where id = $1', [id]);
    expect(errorCode(await open(token, colleague))).toBe('NOT_FOUND');
    expect((await account.ok(calls.listTaskShares, {})).shares).toEqual([]);
    await area.tidy!(server.engine.db, 2);
    expect(await server.engine.query('select id from task_shares where id = $1', [id])).toEqual([]);
  });

  it('is listed to who made it, and revoked by them alone', async () => {
    const colleague = await newColleague(server, account);
    const { token, id } = await share({ category: 'Labs' });
    expect((await account.ok(calls.listTaskShares, {})).shares).toMatchObject([{ id, filter: { category: 'Labs' } }]);
    expect((await colleague.ok(calls.listTaskShares, {})).shares).toEqual([]);
    expect(errorCode(await colleague.call(calls.revokeTaskShare, { params: { id } }))).toBe('NOT_FOUND');
    await account.ok(calls.revokeTaskShare, { params: { id } });
    expect(errorCode(await open(token, colleague))).toBe('NOT_FOUND');
    expect(errorCode(await account.call(calls.revokeTaskShare, { params: { id } }))).toBe('NOT_FOUND');
    expect(await audited('task-share.revoke')).toHaveLength(1);
  });

  it('stores no token, and names no chart that its maker does not see', async () => {
    const { token } = await share();
    expect(JSON.stringify(await server.engine.query('select * from task_shares'))).not.toContain(token);
    const reply = await (await newAccount(server)).call(calls.shareTasks, { body: { filter: { noteId } } });
    expect(errorCode(reply)).toBe('NOT_FOUND');
    const filter = { assignee: (await newAccount(server)).userId };
    expect(errorCode(await account.call(calls.shareTasks, { body: { filter } }))).toBe('NOT_FOUND');
  });
});

describe('the exported list', () => {
  const csv = async (query = {}, who = account) => {
    const reply = await who.call(calls.exportTasks, { query });
    return reply.body.toString();
  };

  it('has the tasks of the filter, and no formula', async () => {
    await newClinicalTask(account, noteId, { title: '=HYPERLINK("x")', category: 'Labs', dueOn: '2026-12-01' });
    await newClinicalTask(account, noteId, { title: 'Other', category: 'Billing' });
    const text = await csv({ category: 'Labs' });
    expect(text.split('\r\n')).toHaveLength(3);
    expect(text).toContain(`"'=HYPERLINK(""x"")","","To-Do","2026-12-01","Labs"`);
    expect(await audited('clinical-task.export')).toHaveLength(1);
  });

  it('has nothing of charts that its reader does not see', async () => {
    await newClinicalTask(account, noteId, { title: 'Mine' });
    const stranger = await newAccount(server);
    expect(await csv({}, stranger)).not.toContain('Mine');
    expect(errorCode(await stranger.call(calls.exportTasks, { query: { noteId } }))).toBe('NOT_FOUND');
  });
});

describe('who leaves', () => {
  it('gives open tasks and items to who takes over, and their links end', async () => {
    const [leaving, heir] = [await newColleague(server, account), await newColleague(server, account)];
    await grant(server.engine, noteId, `user:${leaving.userId}`, 'edit');
    const theirs = { kind: 'person', id: leaving.userId } as const;
    const item = { id: '01a1f8c0-0000-7000-8000-000000000001', text: 'Ring', done: false, dueOn: null };
    await newClinicalTask(account, noteId, {
      title: 'Open',
      assignee: theirs,
      checklist: [{ ...item, assignee: theirs }],
    });
    await newClinicalTask(account, noteId, { title: 'Done', assignee: theirs, status: 'done' });
    await newClinicalTask(leaving, noteId, { title: 'For nobody' });
    await share({}, leaving);
    await account.ok(handOver, { params: { id: leaving.userId }, body: { toUserId: heir.userId } });
    const tasks = new Map((await tasksOf(account, noteId)).map((task) => [task.title, task]));
    const now = { kind: 'person', id: heir.userId };
    expect(tasks.get('Open')).toMatchObject({ assignee: now, checklist: [{ text: 'Ring', assignee: now }] });
    expect(tasks.get('For nobody')).toMatchObject({ assignee: now });
    expect(tasks.get('Done')).toMatchObject({ assignee: theirs });
    expect(await server.engine.query('select id from task_shares where user_id = $1', [leaving.userId])).toEqual([]);
    expect(await audited('clinical-task.hand-over')).toHaveLength(2);
  });
});

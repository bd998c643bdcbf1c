import { getBrief } from '@clinical/contract/brief/brief.calls';
import type { Brief } from '@clinical/contract/brief/brief.schemas';
import { archiveNote } from '@clinical/contract/notes/notes.calls';
import { beforeEach, describe, expect, it } from 'vitest';
import { newAccount, newColleague, type TestAccount } from '../../../test/builders/accounts.ts';
import { applyTasks, newClinicalTask } from '../../../test/builders/clinical-tasks.ts';
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

const date = '2026-11-25';
const brief = (who = account, query: Parameters<typeof read>[1] = {}) => read(who, query);
const read = (who: TestAccount, query: { date?: string; offset?: number; limit?: number }): Promise<Brief> =>
  who.ok(getBrief, { query: { date, ...query } });
const said = ({ groups }: Brief) =>
  groups.map(({ kind, count, items }) => [
    kind,
    count,
    ...items.map((item) => ('title' in item ? item.title : item.transcriptId)),
  ]);

describe('the brief', () => {
  it('is empty where nothing is due', async () => {
    await newClinicalTask(account, noteId, { title: 'Later', dueOn: '2026-11-26' });
    await newClinicalTask(account, noteId, { title: 'Some day' });
    expect(await brief()).toEqual({ date, groups: [] });
  });

  it('has late loops first, then late tasks and those of the day, the oldest first', async () => {
    await newClinicalTask(account, noteId, { title: 'Today', dueOn: date, category: 'Referral' });
    await newClinicalTask(account, noteId, { title: 'Late', dueOn: '2026-11-24' });
    await newClinicalTask(account, noteId, { title: 'Reply', dueOn: '2026-11-24', category: 'Labs' });
    await newClinicalTask(account, noteId, { title: 'Older reply', dueOn: '2026-11-01', category: 'Referral' });
    const found = await brief();
    expect(said(found)).toEqual([
      ['loops', 2, 'Older reply', 'Reply'],
      ['overdue', 1, 'Late'],
      ['today', 1, 'Today'],
    ]);
    expect(found.groups[0]!.items[0]).toMatchObject({ note: { id: noteId }, dueOn: '2026-11-01' });
    expect(said(await brief(account, { limit: 1 }))[0]).toEqual(['loops', 2, 'Older reply']);
  });

  it('has loops without a day once they have waited two weeks', async () => {
    const { id } = await newClinicalTask(account, noteId, { title: 'Refer to cardiology', category: 'Referral' });
    await newClinicalTask(account, noteId, { title: 'Some day' });
    await server.engine.query('update clinical_tasks set created_at = $2 where note_id = $1', [
      noteId,
      Date.parse('2026-11-11T12:00:00Z'),
    ]);
    expect(said(await brief())).toEqual([]);
    await server.engine.query('update clinical_tasks set created_at = $2 where id = $1', [
      id,
      Date.parse('2026-11-10T12:00:00Z'),
    ]);
    expect(said(await brief())).toEqual([['loops', 1, 'Refer to cardiology']]);
    expect((await brief()).groups[0]?.items[0]).toMatchObject({ dueOn: null });
  });

  it('leaves out what is done, or belongs to somebody else', async () => {
    const colleague = await newColleague(server, account);
    await grant(server.engine, noteId, `user:${colleague.userId}`, 'edit');
    const theirs = { kind: 'person', id: colleague.userId } as const;
    const task = await newClinicalTask(account, noteId, { title: 'Mine', dueOn: date });
    await newClinicalTask(account, noteId, { title: 'Theirs', dueOn: date, assignee: theirs });
    expect(said(await brief())).toEqual([['today', 1, 'Mine']]);
    expect(said(await brief(colleague))).toEqual([['today', 1, 'Theirs']]);
    await applyTasks(account, { action: 'update', taskId: task.id, set: { status: 'done' }, was: { status: 'todo' } });
    expect(said(await brief())).toEqual([]);
    await server.engine.query('delete from note_grants where principal = $1', [`user:${colleague.userId}`]);
    expect(said(await brief(colleague))).toEqual([]);
    await account.ok(archiveNote, { params: { id: noteId }, body: { archived: true } });
    expect(said(await brief())).toEqual([]);
  });

  it('has the visits of the reader’s own day, each in one group', async () => {
    const { id } = await newEntry(account, { noteId });
    const at = Date.parse('2026-11-25T02:00:00Z');
    await server.engine.query('update transcripts set created_at = $2 where id = $1', [id, at]);
    expect(said(await brief())).toEqual([['visits', 1, id]]);
    expect(said(await brief(account, { offset: -180 }))).toEqual([]);
    expect(said(await brief(account, { date: '2026-11-24', offset: -180 }))).toEqual([['visits', 1, id]]);
    await server.engine.query('update transcripts set version = 1 where id = $1', [id]);
    expect(said(await brief())).toEqual([['sign', 1, id]]);
    await server.engine.query('update transcripts set signed_at = 1 where id = $1', [id]);
    const signed = await brief();
    expect(said(signed)).toEqual([['visits', 1, id]]);
    expect(signed.groups[0]!.items[0]).toMatchObject({ signed: true });
  });

  it('shows nothing to other workspaces, and leaves an audit row', async () => {
    await newClinicalTask(account, noteId, { title: 'Late', dueOn: '2026-11-24' });
    expect((await brief(await newAccount(server))).groups).toEqual([]);
    await brief();
    const rows = await server.engine.query(
      "select action from audit_events where user_id = $1 and action = 'brief.read'",
      [account.userId],
    );
    expect(rows).toHaveLength(1);
  });
});

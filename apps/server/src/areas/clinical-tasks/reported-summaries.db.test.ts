import { reportSummary, writePatientSummary } from '@clinical/contract/signing/signing.calls';
import { beforeEach, describe, expect, it } from 'vitest';
import { newAccount, newColleague, type TestAccount } from '../../../test/builders/accounts.ts';
import { tasksOf } from '../../../test/builders/clinical-tasks.ts';
import { grant } from '../../../test/builders/notes.ts';
import { password, signedEntry } from '../../../test/builders/signing.ts';
import { errorCode, testServer, type TestServer } from '../../../test/harness.ts';

let server: TestServer;
let account: TestAccount;
let id: string;
let noteId: string;
let line: string;

beforeEach(async () => {
  server = await testServer();
  account = await newAccount(server, { password });
  ({ id, noteId } = await signedEntry(account));
  const { parts } = await account.ok(writePatientSummary, { params: { id }, body: {} });
  line = parts[0]!.lines[0]!.text;
});

const report = (body: { text: string; comment?: string }, who = account) =>
  who.call(reportSummary, { params: { id }, body });

describe('a line that is not right', () => {
  it('becomes a task with the line and what is wrong, once', async () => {
    expect((await report({ text: line, comment: 'It was the left knee' })).status).toBe(200);
    expect((await report({ text: line })).status).toBe(200);
    const tasks = await tasksOf(account, noteId);
    expect(tasks).toMatchObject([
      { category: 'AI-Audit', description: `${line}\n\nIt was the left knee`, source: { transcriptId: id } },
    ]);
    expect(tasks[0]!.title).toContain(line.slice(0, 100));
    const rows = await server.engine.query(
      "select action from audit_events where record_id = $1 and action = 'patient-summary.report'",
      [id],
    );
    expect(rows).toHaveLength(2);
  });

  it('is one of the summary, reported by who may read it in full', async () => {
    expect(errorCode(await report({ text: 'Nobody said so' }))).toBe('NOT_FOUND');
    const colleague = await newColleague(server, account);
    expect(errorCode(await report({ text: line }, colleague))).toBe('NOT_FOUND');
    await grant(server.engine, noteId, `user:${colleague.userId}`, 'edit');
    expect((await report({ text: line }, colleague)).status).toBe(200);
    expect(await tasksOf(account, noteId)).toHaveLength(1);
  });
});

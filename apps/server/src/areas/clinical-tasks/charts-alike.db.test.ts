import * as calls from '@clinical/contract/clinical-tasks/clinical-tasks.calls';
import { createNote } from '@clinical/contract/notes/notes.calls';
import { beforeEach, describe, expect, it } from 'vitest';
import { newAccount, newColleague, type TestAccount } from '../../../test/builders/accounts.ts';
import { newClinicalTask } from '../../../test/builders/clinical-tasks.ts';
import { grant } from '../../../test/builders/notes.ts';
import { testServer, type TestServer } from '../../../test/harness.ts';

let server: TestServer;
let account: TestAccount;

beforeEach(async () => {
  server = await testServer();
  account = await newAccount(server);
});

type Facts = { title?: string; dateOfBirth?: string; mrn?: string };

async function chartWithTask({ title = 'Maria Lind', ...facts }: Facts): Promise<string> {
  const { id } = await account.ok(createNote, { body: { title, ...facts } });
  await newClinicalTask(account, id, { title: facts.mrn ?? title });
  return id;
}

async function apart(who = account) {
  const { items } = await who.ok(calls.listClinicalTasks, { query: {} });
  return new Map(items.map(({ note }) => [note.id, note.apart]));
}

describe('charts of one name', () => {
  it('are told apart by the day of birth, without the record number', async () => {
    const old = await chartWithTask({ dateOfBirth: '1950-02-01', mrn: 'A-1' });
    const young = await chartWithTask({ title: 'maria  LIND', dateOfBirth: '1988-07-30', mrn: 'A-2' });
    const other = await chartWithTask({ title: 'Tom Hart', dateOfBirth: '1971-03-03', mrn: 'A-3' });
    const found = await apart();
    expect(found.get(old)).toEqual({ dateOfBirth: '1950-02-01', mrn: null });
    expect(found.get(young)).toEqual({ dateOfBirth: '1988-07-30', mrn: null });
    expect(found.get(other)).toBeNull();
  });

  it('are told apart by the record number where the day of birth is the same or unknown', async () => {
    const [one, two] = [
      await chartWithTask({ dateOfBirth: '1950-02-01', mrn: 'A-1' }),
      await chartWithTask({ dateOfBirth: '1950-02-01', mrn: 'A-2' }),
    ];
    const unknown = await chartWithTask({ mrn: 'A-3' });
    const found = await apart();
    expect(found.get(one)).toEqual({ dateOfBirth: '1950-02-01', mrn: 'A-1' });
    expect(found.get(two)).toEqual({ dateOfBirth: '1950-02-01', mrn: 'A-2' });
    expect(found.get(unknown)).toEqual({ dateOfBirth: null, mrn: 'A-3' });
  });

  it('say nothing of a chart that the reader does not see', async () => {
    const [one] = [
      await chartWithTask({ dateOfBirth: '1950-02-01' }),
      await chartWithTask({ dateOfBirth: '1988-07-30' }),
    ];
    const colleague = await newColleague(server, account);
    await grant(server.engine, one, `user:${colleague.userId}`, 'read');
    expect(await apart(colleague)).toEqual(new Map([[one, null]]));
  });

  it('are told apart also in the exported list, and in what an instruction would change', async () => {
    await chartWithTask({ dateOfBirth: '1950-02-01' });
    await chartWithTask({ dateOfBirth: '1988-07-30' });
    const { body } = await account.call(calls.exportTasks, { query: {} });
    expect(body.toString()).toContain('"Maria Lind","1950-02-01","Maria Lind"');
    const reply = await account.call(calls.proposeTaskOperations, { body: { instruction: 'orders to in progress' } });
    expect(String(reply.body)).toContain('"apart":{"dateOfBirth":"1988-07-30","mrn":null}');
  });
});

import { listAudit } from '@clinical/contract/audit/audit.calls';
import * as calls from '@clinical/contract/fax/fax.calls';
import type { Fax } from '@clinical/contract/fax/fax.schemas';
import type { ReceivedFax } from '@clinical/contract/fax/received.schemas';
import { getTranscripts } from '@clinical/contract/transcripts/entries.calls';
import type { Transcript } from '@clinical/contract/transcripts/entries.schemas';
import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { newAccount, newColleague, type TestAccount } from '../../../test/builders/accounts.ts';
import { applyTasks, newClinicalTask, tasksOf } from '../../../test/builders/clinical-tasks.ts';
import { alertsOf } from '../../../test/builders/messaging.ts';
import { newNote } from '../../../test/builders/notes.ts';
import { pdf } from '../../../test/documents.ts';
import { packedTiffs, plainTiff } from '../../../test/fax-tiffs.ts';
import { errorCode, startTestServer, type TestServer } from '../../../test/harness.ts';
import { ScriptedLine } from '../../../test/scripted-line.ts';
import { until } from '../../../test/until.ts';
import { faxPort } from '../../gateways/fax/port.ts';
import { faxReceiver } from './receive-faxes.ts';

const sender = '+12125550123';

let server: TestServer;
let line: ScriptedLine;
beforeAll(async () => {
  server = await startTestServer();
  const delivered = { state: 'delivered', pagesSent: 1 } as const;
  line = new ScriptedLine(...Array.from({ length: 4 }, () => [delivered]));
  server.ports.register(faxPort, line);
});

const letterAbout = (name: string, birth: string, finding = 'The exercise stress test is negative for ischemia.') => [
  'Northgate Cardiology',
  'Nov 20, 2026',
  `Re: ${name} DOB ${birth}`,
  'Thank you for referring this patient.',
  finding,
  'Please continue metoprolol 25 mg daily.',
];

async function clinic() {
  const account = await newAccount(server);
  const to = (await account.ok(calls.getFaxLine, {})).number!;
  return { account, to };
}

/** A fax that comes in, once it was read. */
async function arrived(
  account: TestAccount,
  to: string,
  pages: readonly string[][],
  bytes?: Buffer,
): Promise<ReceivedFax> {
  const id = randomUUID();
  const content = bytes ?? pdf(pages.map((lines) => ({ lines })));
  line.incoming = [
    { id, from: sender, to, at: server.clock.now(), read: async () => content, confirm: async () => undefined },
  ];
  const before = new Set((await listed(account)).map((fax) => fax.id));
  await server.ports.get(faxReceiver).receive();
  line.incoming = [];
  const isNew = (fax: Fax) => !before.has(fax.id);
  const faxes = await until(
    () => listed(account),
    (all) => all.some((fax) => isNew(fax) && fax.reading?.state !== 'waiting'),
  );
  return opened(account, faxes.find(isNew)!.id);
}

const listed = (account: TestAccount, state: 'all' | 'pending' | 'spam' = 'all') =>
  account.ok(calls.listFaxes, { query: { state } });
const opened = (account: TestAccount, id: string) => account.ok(calls.getReceivedFax, { params: { id } });
const entriesOf = async (account: TestAccount, noteId: string) =>
  (await account.ok(getTranscripts, { params: { id: noteId } })) as Transcript[];
const filedIn = (account: TestAccount, id: string) =>
  until(
    () => opened(account, id),
    (fax) => fax.filed !== null,
  );

describe('a fax that came in', () => {
  it('is read: what it is, what it says, whom it may be about, and where on its page that stands', async () => {
    const { account, to } = await clinic();
    const { id: noteId } = await newNote(account, { title: 'James Whitfield' });
    const fax = await arrived(account, to, [letterAbout('WHITFIELD, JAMES', '06/02/1972')]);
    expect(fax).toMatchObject({
      direction: 'received',
      label: 'referral-reply',
      summary: 'The exercise stress test is negative for ischemia. Please continue metoprolol 25 mg daily.',
      filed: null,
      sheets: [{ number: 1, width: 595, height: 842, turned: 0 }],
      matches: [{ note: { id: noteId }, identifiers: 1, contradicts: false }],
    });
    const birth = fax.fields.find(({ kind }) => kind === 'dateOfBirth')!;
    expect(birth).toMatchObject({ value: '1972-06-02', confidence: null, page: 1 });
    expect(birth.box.x).toBeGreaterThan(100);
    expect(await listed(account, 'pending')).toMatchObject([{ id: fax.id }]);
    const told = await until(
      () => alertsOf(account),
      (all) => all.length > 0,
    );
    expect(told).toMatchObject([{ alert: { kind: 'fax-received', recordId: fax.id }, note: null }]);
    expect(JSON.stringify(told)).not.toContain('Whitfield');
  });

  it('files itself on two identifiers and one match, with an entry and a task, and says so', async () => {
    const { account, to } = await clinic();
    const { id: noteId } = await newNote(account, { title: 'James Whitfield', dateOfBirth: '1972-06-02' });
    await newNote(account, { title: 'Jane Whitfield', dateOfBirth: '1995-02-06' });
    const { id } = await arrived(account, to, [letterAbout('WHITFIELD, JAMES', '06/02/1972')]);
    const fax = await filedIn(account, id);
    expect(await alertsOf(account)).toEqual([]);
    expect(fax).toMatchObject({ noteId, patient: 'James Whitfield', filed: { by: null }, matches: [] });
    const [entry] = await entriesOf(account, noteId);
    expect(entry).toMatchObject({ id: fax.filed!.entryId, kind: 'fax', assets: [{ mediaType: 'application/pdf' }] });
    expect(entry!.utterances.map(({ text, page }) => ({ text, page }))).toContainEqual({
      text: 'The exercise stress test is negative for ischemia.',
      page: 1,
    });
    const [task] = await tasksOf(account, noteId);
    expect(task).toMatchObject({ title: 'Review referral reply from Northgate Cardiology', category: 'Follow-up' });
    expect(await listed(account, 'pending')).toEqual([]);
  });

  it.each([
    ['the same name with another birth date', { title: 'James Whitfield', dateOfBirth: '1972-06-03' }],
    ['the same birth date with another name', { title: 'Jonas Whitman', dateOfBirth: '1972-06-02' }],
    ['a name alone', { title: 'James Whitfield' }],
  ])('waits for a person at %s', async (_, chart) => {
    const { account, to } = await clinic();
    const note = await newNote(account, chart);
    const fax = await arrived(account, to, [letterAbout('WHITFIELD, JAMES', '06/02/1972')]);
    expect(fax.filed).toBeNull();
    expect(await entriesOf(account, note.id)).toEqual([]);
  });

  it('that came as a TIFF is a PDF with its pages', async () => {
    const { account, to } = await clinic();
    const fax = await arrived(account, to, [], Buffer.from(packedTiffs.group4, 'base64'));
    expect(fax).toMatchObject({ pages: 1, reading: { state: expect.stringMatching(/read|failed/) } });
    const [sheet] = fax.sheets;
    // 60 lines at 98 an inch
    expect(sheet!.height).toBeCloseTo(44.08, 1);
    const bomb = await arrived(account, to, [], plainTiff({ width: 1_728, height: 1_000_000 }, new Uint8Array(8)));
    expect(bomb).toMatchObject({ pages: 0, reading: { state: 'failed' } });
  });

  it('that no program can open is kept as it came, for a person to look at', async () => {
    const { account, to } = await clinic();
    const fax = await arrived(account, to, [], Buffer.from('no PDF at all'));
    expect(fax).toMatchObject({ pages: 0, reading: { state: 'failed', reason: expect.stringContaining('damaged') } });
    const { id: noteId } = await newNote(account);
    await account.ok(calls.pairFax, { body: { id: fax.id, noteId } });
    const [entry] = await entriesOf(account, noteId);
    expect(entry!.assets).toMatchObject([{ name: 'fax.bin', mediaType: 'application/octet-stream' }]);
    const empty = await arrived(account, to, [['']]);
    expect(empty.reading).toMatchObject({ state: 'failed' });
    const again = (id: string) => account.call(calls.readFaxAgain, { params: { id } });
    expect(errorCode(await again(fax.id))).toBe('CONFLICT');
    expect((await again(empty.id)).body).toMatchObject({ reading: { state: 'waiting' } });
    const read = () => account.ok(calls.getReceivedFax, { params: { id: empty.id } });
    expect(await until(read, ({ reading }) => reading!.state !== 'waiting')).toMatchObject({
      reading: { state: 'failed', reason: 'no words could be made out.' },
    });
  });

  it('has an owner, a label, and may be spam and back', async () => {
    const { account, to } = await clinic();
    const colleague = await newColleague(server, account);
    const { id } = await arrived(account, to, [['Menu for lunch this week']]);
    const change = (body: object) => account.call(calls.changeFax, { params: { id }, body });
    expect((await change({ ownerId: colleague.userId, label: 'imaging' })).body).toMatchObject({
      owner: { id: colleague.userId },
      label: 'imaging',
    });
    expect((await change({ spam: true })).body).toMatchObject({ spam: true });
    expect(await listed(account)).toEqual([]);
    expect(await listed(account, 'spam')).toMatchObject([{ id }]);
    const { id: noteId } = await newNote(account);
    expect(errorCode(await account.call(calls.pairFax, { body: { id, noteId } }))).toBe('CONFLICT');
    await change({ spam: false });
    expect(await listed(account, 'pending')).toMatchObject([{ id }]);
    const stranger = await newAccount(server);
    expect(errorCode(await change({ ownerId: stranger.userId }))).toBe('CONFLICT');
    expect((await change({})).body).toMatchObject({ owner: { id: colleague.userId }, label: 'imaging' });
  });

  it('is nobody else’s: another workspace gets 404, a reader changes nothing', async () => {
    const { account, to } = await clinic();
    const { id } = await arrived(account, to, [['Result of the laboratory']]);
    const stranger = await newAccount(server);
    const { id: theirs } = await newNote(stranger);
    expect((await stranger.call(calls.getReceivedFax, { params: { id } })).status).toBe(404);
    expect((await stranger.call(calls.pairFax, { body: { id, noteId: theirs } })).status).toBe(404);
    expect((await account.call(calls.pairFax, { body: { id, noteId: theirs } })).status).toBe(404);
    const reader = await newColleague(server, account, 'read');
    expect((await reader.call(calls.getReceivedFax, { params: { id } })).status).toBe(404);
    expect((await reader.call(calls.changeFax, { params: { id }, body: { spam: true } })).status).toBe(404);
  });
});

describe('filing', () => {
  it('is done once, also by two people at the same moment', async () => {
    const { account, to } = await clinic();
    const { id: noteId } = await newNote(account, { title: 'Maria Lind' });
    const { id } = await arrived(account, to, [['Re: Maria Lind', 'Report of her cardiologist']]);
    const replies = await Promise.all([1, 2, 3].map(() => account.call(calls.pairFax, { body: { id, noteId } })));
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    expect(await entriesOf(account, noteId)).toHaveLength(1);
    expect(await tasksOf(account, noteId)).toHaveLength(1);
  });

  it('under another name or birth date is done only once somebody has confirmed it', async () => {
    const { account, to } = await clinic();
    const { id: noteId } = await newNote(account, { title: 'Maria Lind', dateOfBirth: '1980-03-14' });
    const { id } = await arrived(account, to, [letterAbout('Lind, Maria', '03/15/1980')]);
    const refused = await account.call(calls.pairFax, { body: { id, noteId } });
    expect(errorCode(refused)).toBe('IDENTITY_CONFLICT');
    expect(JSON.stringify(refused.body)).toContain('on the fax is 03/15/1980, in the chart 1980-03-14');
    const task = { title: 'Call the patient', assigneeId: account.userId };
    const filed = await account.ok(calls.pairFax, { body: { id, noteId, confirmed: true, task } });
    expect(filed.filed).toMatchObject({ by: expect.any(String) });
    expect(await tasksOf(account, noteId)).toMatchObject([{ title: 'Call the patient' }]);
  });

  it('is undone with its entry and task; the logs of both charts tell of it', async () => {
    const { account, to } = await clinic();
    const wrong = await newNote(account, { title: 'Maria Lind' });
    const right = await newNote(account, { title: 'Maria Lindgren' });
    const { id } = await arrived(account, to, [['Re: Maria Lind', 'Report of her cardiologist']]);
    await account.ok(calls.pairFax, { body: { id, noteId: wrong.id } });
    const undone = await account.ok(calls.unpairFax, { params: { id } });
    expect(undone).toMatchObject({ noteId: null, filed: null });
    expect(await entriesOf(account, wrong.id)).toEqual([]);
    expect(await tasksOf(account, wrong.id)).toEqual([]);
    expect(errorCode(await account.call(calls.unpairFax, { params: { id } }))).toBe('CONFLICT');
    await account.ok(calls.pairFax, { body: { id, noteId: right.id, confirmed: true } });
    expect(await entriesOf(account, right.id)).toHaveLength(1);
    const { items } = await account.ok(listAudit, { query: { limit: 200 } });
    const said = items.filter(({ recordId }) => recordId === id).map(({ action, noteId }) => `${action} ${noteId}`);
    expect(said).toEqual(
      expect.arrayContaining([`fax.pair ${wrong.id}`, `fax.unpair ${wrong.id}`, `fax.pair ${right.id}`]),
    );
  });

  it('of a reply closes the loop that waits for it, and undoing that opens it again', async () => {
    const { account, to } = await clinic();
    const { id: noteId } = await newNote(account, { title: 'Maria Lind' });
    const task = await newClinicalTask(account, noteId, { title: 'Refer to cardiology', category: 'Referral' });
    const packet = await account.ok(calls.prepareFax, {
      body: { noteId, targets: [{ name: 'Northgate Cardiology', number: sender }], taskId: task.id },
    });
    await account.ok(calls.sendFax, { body: { packetId: packet.id, confirmed: [sender] } });
    const loop = async () => (await tasksOf(account, noteId)).find(({ id }) => id === task.id)!;
    const sent = await until(loop, ({ receipt }) => receipt !== null);
    expect(sent).toMatchObject({ receipt: { kind: 'fax', recordId: packet.id }, status: 'todo' });

    const { id, answers } = await arrived(account, to, [['Thank you for the referral.']]);
    expect(answers).toMatchObject([{ id: packet.id, patient: 'Maria Lind', task: { title: 'Refer to cardiology' } }]);
    const filed = await account.ok(calls.pairPendingFax, { body: { id, sentFaxId: packet.id } });
    expect(filed).toMatchObject({ noteId });
    expect(await loop()).toMatchObject({ status: 'done', proof: { kind: 'entry', recordId: filed.filed!.entryId } });
    expect(await tasksOf(account, noteId)).toHaveLength(1);
    await account.ok(calls.unpairFax, { params: { id } });
    expect(await loop()).toMatchObject({ status: 'todo', proof: null });
    // a colleague closed it by a reason meanwhile: the reply is somebody's to read
    const { results } = await applyTasks(account, {
      action: 'update',
      taskId: task.id,
      set: { proof: { kind: 'reason', text: 'Spoke by phone', recordId: null } },
      was: { proof: null },
    });
    expect(results[0]?.task?.status).toBe('done');
    expect((await opened(account, id)).answers[0]?.task).toBeNull();
    await account.ok(calls.pairPendingFax, { body: { id, sentFaxId: packet.id } });
    expect((await tasksOf(account, noteId)).map(({ title }) => title)).toContainEqual(
      expect.stringMatching(/^Review /),
    );
    const other = await clinic();
    const { id: foreign } = await arrived(other.account, other.to, [['Thank you for the referral.']]);
    const body = { id: foreign, sentFaxId: packet.id };
    expect((await other.account.call(calls.pairPendingFax, { body })).status).toBe(404);
  });
});

it('a reply from a number that nothing was sent to closes the open loop of the chart that is named, and no other task', async () => {
  const { account, to } = await clinic();
  const [{ id: noteId }, other] = [await newNote(account, { title: 'Maria Lind' }), await newNote(account)];
  const { id } = await arrived(account, to, [['Re: Maria Lind', 'Report of her cardiologist']]);
  const loop = await newClinicalTask(account, noteId, { title: 'Refer to cardiology', category: 'Referral' });
  const unfit = [
    await newClinicalTask(account, noteId, { category: 'Billing' }),
    await newClinicalTask(account, other.id, { category: 'Referral' }),
  ];
  for (const { id: closes } of unfit)
    expect((await account.call(calls.pairFax, { body: { id, noteId, closes } })).status).toBe(404);
  const { filed } = await account.ok(calls.pairFax, { body: { id, noteId, closes: loop.id } });
  const tasks = () => tasksOf(account, noteId);
  const stored = async () => (await tasks()).find((task) => task.id === loop.id);
  expect(await stored()).toMatchObject({ status: 'done', proof: { kind: 'entry', recordId: filed!.entryId } });
  expect(await tasks()).toHaveLength(2);
  await account.ok(calls.unpairFax, { params: { id } });
  expect(await stored()).toMatchObject({ status: 'todo', proof: null });
});

it('a reply that files itself closes the one loop that waits for it, and is still to be read', async () => {
  const { account, to } = await clinic();
  const { id: noteId } = await newNote(account, { title: 'James Whitfield', dateOfBirth: '1972-06-02' });
  const task = await newClinicalTask(account, noteId, { title: 'Refer to cardiology', category: 'Referral' });
  const packet = await account.ok(calls.prepareFax, {
    body: { noteId, targets: [{ name: 'Northgate Cardiology', number: sender }], taskId: task.id },
  });
  await account.ok(calls.sendFax, { body: { packetId: packet.id, confirmed: [sender] } });
  const loop = async () => (await tasksOf(account, noteId)).find(({ id }) => id === task.id)!;
  await until(loop, ({ receipt }) => receipt !== null);
  const { id } = await arrived(account, to, [letterAbout('WHITFIELD, JAMES', '06/02/1972')]);
  const fax = await filedIn(account, id);
  expect(await loop()).toMatchObject({ status: 'done', proof: { kind: 'entry', recordId: fax.filed!.entryId } });
  expect((await tasksOf(account, noteId)).map(({ title }) => title)).toContain(
    'Review referral reply from Northgate Cardiology',
  );
});

it('a result of a laboratory closes no referral that was faxed to the same number', async () => {
  const { account, to } = await clinic();
  const { id: noteId } = await newNote(account, { title: 'James Whitfield', dateOfBirth: '1972-06-02' });
  const sentFor = async (title: string, category: 'Referral' | 'Labs') => {
    const { id: taskId } = await newClinicalTask(account, noteId, { title, category });
    const targets = [{ name: 'Northgate', number: sender }];
    const { id: packetId } = await account.ok(calls.prepareFax, { body: { noteId, targets, taskId } });
    await account.ok(calls.sendFax, { body: { packetId, confirmed: [sender] } });
    const loop = async () => (await tasksOf(account, noteId)).find(({ id }) => id === taskId)!;
    expect(await until(loop, ({ receipt }) => receipt !== null)).toMatchObject({ letter: { recordId: packetId } });
    return loop;
  };
  const result = [
    'Northgate Laboratory',
    'Nov 20, 2026',
    'Patient: WHITFIELD, JAMES DOB 06/02/1972',
    'Laboratory report. Specimen: blood. Collected Nov 19, 2026.',
    'Potassium 4.1 mmol/L, reference range 3.5 to 5.1.',
  ];
  const referral = await sentFor('Refer to cardiology', 'Referral');
  const first = await arrived(account, to, [result]);
  expect(first.label).toBe('lab-result');
  await filedIn(account, first.id);
  expect(await referral()).toMatchObject({ status: 'todo', proof: null });
  const labs = await sentFor('Potassium', 'Labs');
  const { id } = await arrived(account, to, [result]);
  const { filed } = await filedIn(account, id);
  expect(await labs()).toMatchObject({ status: 'done', proof: { recordId: filed!.entryId } });
  expect(await referral()).toMatchObject({ status: 'todo', proof: null });
});

describe('a fax about two patients', () => {
  it('files itself nowhere, says where the second begins, and is split into two that are filed each', async () => {
    const { account, to } = await clinic();
    const james = await newNote(account, { title: 'James Whitfield', dateOfBirth: '1972-06-02' });
    const jane = await newNote(account, { title: 'Jane Whitfield', dateOfBirth: '1995-02-06' });
    const { id, ...fax } = await arrived(account, to, [
      letterAbout('WHITFIELD, JAMES', '06/02/1972'),
      ['Second page of the tracing'],
      letterAbout('WHITFIELD, JANE', '02/06/1995', 'The echocardiogram is normal.'),
    ]);
    expect(fax).toMatchObject({ filed: null, mayBeSplit: true, borders: [{ after: 2, why: 'other-birth-date' }] });
    expect(errorCode(await account.call(calls.splitFax, { params: { id }, body: { after: [3] } }))).toBe('CONFLICT');
    expect(errorCode(await account.call(calls.splitFax, { params: { id }, body: { after: [2, 1] } }))).toBe(
      'INVALID_INPUT',
    );
    const parts = await account.ok(calls.splitFax, { params: { id }, body: { after: [2] } });
    expect(parts).toMatchObject([{ pages: 2 }, { pages: 1, summary: expect.stringContaining('echocardiogram') }]);
    expect((await listed(account)).map((each) => each.id).toSorted()).toEqual(parts.map((each) => each.id).toSorted());
    expect(errorCode(await account.call(calls.splitFax, { params: { id }, body: { after: [1] } }))).toBe('CONFLICT');
    expect(errorCode(await account.call(calls.pairFax, { body: { id, noteId: james.id } }))).toBe('CONFLICT');

    const second = await opened(account, parts[1]!.id);
    expect(second.matches[0]).toMatchObject({ note: { id: jane.id }, identifiers: 2, contradicts: false });
    expect(second.sheets).toMatchObject([{ number: 1 }]);
    await account.ok(calls.pairFax, { body: { id: second.id, noteId: jane.id } });
    const [entry] = await entriesOf(account, jane.id);
    expect(entry!.question).toContain('echocardiogram');
    expect(entry!.question).not.toContain('JAMES');
    expect(await entriesOf(account, james.id)).toEqual([]);
  });
});

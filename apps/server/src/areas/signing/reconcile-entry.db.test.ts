import { createPrechart } from '@clinical/contract/pre-chats/pre-chats.calls';
import { getReconciliation, pickFact } from '@clinical/contract/signing/signing.calls';
import type { Reconciliation } from '@clinical/contract/signing/reconciliation.schemas';
import type { Transcript } from '@clinical/contract/transcripts/entries.schemas';
import { beforeEach, describe, expect, it } from 'vitest';
import { newAccount, newColleague, type TestAccount } from '../../../test/builders/accounts.ts';
import { grant } from '../../../test/builders/notes.ts';
import { password, signedEntry } from '../../../test/builders/signing.ts';
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

const visit = (dose: string, allergy: string) =>
  [
    'Doctor: What medicines do you take?',
    `Patient: I take lisinopril ${dose} once a day.`,
    'Doctor: Any allergies?',
    `Patient: ${allergy}`,
    'Doctor: Do you smoke?',
    'Patient: I never smoked.',
    'Doctor: Your blood pressure is fine. Come back in three months.',
  ].join('\n');
const paramsOf = ({ id }: Pick<Transcript, 'id'>) => ({ params: { id } });
const entryOf = (dose: string, allergy = 'I am allergic to penicillin.') =>
  writtenEntry(account, { noteId, question: visit(dose, allergy) });
const reconciled = (entry: Transcript, who = account) => who.ok(getReconciliation, paramsOf(entry));
const told = ({ conflicts }: Reconciliation) =>
  conflicts.map(({ about, sides }) => `${about}: ${sides.map(({ source, value }) => `${source} ${value}`).join(', ')}`);

const signed = (entry: Transcript) => signedEntry(account, entry);

describe('reconciliation', () => {
  it('compares the visit with the last signed note, and shows both quotes', async () => {
    await signed(await entryOf('10 mg'));
    const today = await entryOf('20 mg');
    const found = await reconciled(today);
    expect(told(found)).toEqual(['dose: visit 20 mg, last-signed 10 mg']);
    expect(found.conflicts[0]).toMatchObject({ subject: 'lisinopril', picked: null });
    expect(found.conflicts[0]!.sides.map(({ quote, chosen }) => [/lisinopril/i.test(quote), chosen])).toEqual([
      [true, null],
      [true, null],
    ]);
  });

  it('takes no unsigned note for a source, and finds nothing where all say the same', async () => {
    await entryOf('10 mg');
    expect(told(await reconciled(await entryOf('20 mg')))).toEqual([]);
  });

  it('compares what was answered before the visit', async () => {
    const id = crypto.randomUUID();
    await account.ok(createPrechart, {
      body: { id, noteId, kind: 'prechart', answer: '<p>No known drug allergies.</p><p>I smoke a pack a day.</p>' },
    });
    expect(told(await reconciled(await entryOf('10 mg')))).toEqual([
      'smoking: prechart Smokes, visit Never smoked',
      'allergy: prechart No allergies, visit Allergic to penicillin',
    ]);
  });
});

describe('a pick', () => {
  const conflictIn = async (entry: Transcript) => (await reconciled(entry)).conflicts[0]!;

  it('marks what was not taken, and can be changed until the note is signed', async () => {
    await signed(await entryOf('10 mg'));
    const today = await entryOf('20 mg');
    const { key } = await conflictIn(today);
    const pick = (source: 'visit' | 'last-signed' | 'prechart') =>
      account.call(pickFact, { ...paramsOf(today), body: { key, source } });
    const chosen = ({ conflicts }: Reconciliation) => conflicts[0]!.sides.map((side) => side.chosen);
    expect(chosen((await pick('visit')).body)).toEqual([true, false]);
    expect(chosen((await pick('last-signed')).body)).toEqual([false, true]);
    expect((await conflictIn(today)).picked).toMatchObject({ userId: account.userId });
    expect((await pick('prechart')).status).toBe(404);
    await signed(today);
    expect(errorCode(await pick('visit'))).toBe('ENTRY_SIGNED');
    const rows = await server.engine.query(
      `select payload from chain_links where transcript_id = $1 and kind = 'answer' and payload like '%last-signed%'`,
      [today.id],
    );
    expect(rows).toHaveLength(1);
    const audit = await server.engine.query(
      `select audit_events::text as text from audit_events where record_id = $1 and action = 'reconciliation.pick'`,
      [today.id],
    );
    expect(audit).toHaveLength(2);
    expect(JSON.stringify(audit)).not.toMatch(/lisinopril/i);
  });

  it('is for those who may edit the chart, of what differs there', async () => {
    await signed(await entryOf('10 mg'));
    const today = await entryOf('20 mg');
    const { key } = await conflictIn(today);
    const body = { key, source: 'visit' } as const;
    const reader = await newColleague(server, account, 'read');
    await grant(server.engine, noteId, `user:${reader.userId}`, 'edit');
    expect((await reconciled(today, reader)).abilities.pick).toBe(false);
    for (const who of [reader, await newAccount(server)])
      expect((await who.call(pickFact, { ...paramsOf(today), body })).status).toBe(404);
    const unknown = { key: 'nothing', source: 'visit' } as const;
    expect((await account.call(pickFact, { ...paramsOf(today), body: unknown })).status).toBe(404);
    expect((await (await newAccount(server)).call(getReconciliation, paramsOf(today))).status).toBe(404);
  });
});

import { addLateFacts } from '@clinical/contract/scribe/late-facts.calls';
import { createEmptyTicket } from '@clinical/contract/transcripts/entries.calls';
import { getEditHistory } from '@clinical/contract/transcripts/versions.calls';
import type { Transcript } from '@clinical/contract/transcripts/entries.schemas';
import { beforeEach, expect, it } from 'vitest';
import { newAccount, type TestAccount } from '../../../../test/builders/accounts.ts';
import { entryById, newPatient, writtenEntry } from '../../../../test/builders/transcripts.ts';
import { errorCode, testServer, type TestServer } from '../../../../test/harness.ts';

let server: TestServer;
let account: TestAccount;
let entry: Transcript;
beforeEach(async () => {
  server = await testServer();
  account = await newAccount(server);
  entry = await writtenEntry(account);
});

const facts = [{ text: 'Potassium 4.1 mmol/L this morning. Refer to cardiology.' }];
const show = () => account.ok(addLateFacts, { params: { id: entry.id }, body: { facts } });

it('are shown where they belong, and nothing is stored', async () => {
  const shown = await show();
  expect(shown.facts).toEqual([
    { text: 'Potassium 4.1 mmol/L this morning.', section: 'results' },
    { text: 'Refer to cardiology.', section: 'assessment-and-plan' },
  ]);
  expect(shown.sections.find(({ key }) => key === 'results')!.html).toContain('Potassium 4.1 mmol/L this morning.');
  expect(shown.transcript).toBeNull();
  expect(await entryById(account, entry.id)).toEqual(entry);
});

it('are kept as a version of their own, typed and never said', async () => {
  const shown = await show();
  const body = { facts: shown.facts, keep: true };
  const kept = await account.ok(addLateFacts, { params: { id: entry.id }, body }, { ifMatch: shown.version });
  expect(kept.transcript!.sections).toEqual(shown.sections);
  const typed = kept.transcript!.sentences.filter(({ kind }) => kind === 'typed');
  expect(typed.map(({ text, links }) => [text, links])).toEqual([
    ['Potassium 4.1 mmol/L this morning.', []],
    ['Refer to cardiology.', []],
  ]);
  const said = ({ kind }: { kind: string }) => kind !== 'typed';
  expect(kept.transcript!.sentences.filter(said)).toEqual(entry.sentences);
  const [newest] = await account.ok(getEditHistory, { params: { id: entry.id }, query: {} });
  expect(newest).toMatchObject({ name: 'Late facts added', cause: 'late', version: 2 });
  const rows = await server.engine.query('select 1 from audit_events where record_id = $1 and action = $2', [
    entry.id,
    'transcript.add-late-facts',
  ]);
  expect(rows).toHaveLength(1);
});

it('can be put in another section', async () => {
  const section = entry.sections[0]!.key;
  const body = { facts: [{ text: 'Potassium 4.1 mmol/L.', section }] };
  const { sections } = await account.ok(addLateFacts, { params: { id: entry.id }, body });
  expect(sections[0]!.html).toContain('Potassium');
});

it('must be looked at again when the note has changed since', async () => {
  const { facts: placed, version } = await show();
  const call = () =>
    account.call(addLateFacts, { params: { id: entry.id }, body: { facts: placed, keep: true } }, { ifMatch: version });
  expect((await call()).status).toBe(200);
  const again = await call();
  expect([again.status, errorCode(again)]).toEqual([409, 'VERSION_CONFLICT']);
});

it('need a note, a section of it, words, and the right to edit it', async () => {
  const blank = await account.ok(createEmptyTicket, { body: { noteId: (await newPatient(account)).id } });
  const other = await newAccount(server);
  const attempts = [
    [await account.call(addLateFacts, { params: { id: blank.id }, body: { facts } }), 409, 'CONFLICT'],
    [
      await account.call(addLateFacts, { params: { id: entry.id }, body: { facts: [{ text: 'x', section: 'no' }] } }),
      422,
      'INVALID_INPUT',
    ],
    [
      await account.call(addLateFacts, { params: { id: entry.id }, body: { facts: [{ text: ' ' }] } }),
      422,
      'INVALID_INPUT',
    ],
    [await other.call(addLateFacts, { params: { id: entry.id }, body: { facts } }), 404, 'NOT_FOUND'],
  ] as const;
  for (const [reply, status, code] of attempts) expect([reply.status, errorCode(reply)]).toEqual([status, code]);
});

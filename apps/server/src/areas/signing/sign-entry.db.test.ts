import { confirmTwoFactor, setUpTwoFactor } from '@clinical/contract/accounts/two-factor.calls';
import type { SignEntry } from '@clinical/contract/signing/signing.schemas';
import {
  getPacket,
  getSigning,
  saveCoverage,
  setSigningPolicy,
  signEntry,
  getSigningDelegates,
  getSigningKey,
  setSigningDelegates,
} from '@clinical/contract/signing/signing.calls';
import { updateNote } from '@clinical/contract/notes/notes.calls';
import { changeDepartmentMembers, createDepartment } from '@clinical/contract/teams/departments.calls';
import { getChecks } from '@clinical/contract/checks/checks.calls';
import { generateTranscript } from '@clinical/contract/scribe/generate.calls';
import { updateTranscript } from '@clinical/contract/transcripts/entries.calls';
import { mergeNotes } from '@clinical/contract/notes/merges.calls';
import type { Transcript } from '@clinical/contract/transcripts/entries.schemas';
import { beforeEach, describe, expect, it } from 'vitest';
import { newAccount, newColleague, type TestAccount } from '../../../test/builders/accounts.ts';
import { grant } from '../../../test/builders/notes.ts';
import { password, settledEntry } from '../../../test/builders/signing.ts';
import { entryById, newEntry, newPatient, shortVisit, writtenEntry } from '../../../test/builders/transcripts.ts';
import { errorCode, type TestServer } from '../../../test/harness.ts';
import { readZip } from '../../../test/read-zip.ts';
import { modelBacked } from '../../../test/model-backed.ts';
import { totpCode, totpStep } from '../accounts/totp.ts';

const running = modelBacked('unfaithful');
let server: TestServer;
let account: TestAccount;

beforeEach(async () => {
  ({ server } = running());
  account = await newAccount(server, { password });
});

const paramsOf = ({ id }: Pick<Transcript, 'id'>) => ({ params: { id } });
const stateOf = (entry: Pick<Transcript, 'id'>, who = account) => who.ok(getSigning, paramsOf(entry));
const sign = (entry: Transcript, over: Partial<SignEntry> = {}, who = account) =>
  who.call(signEntry, { ...paramsOf(entry), body: { version: entry.version, attested: true, password, ...over } });
const refusal = async (entry: Transcript, over: Partial<SignEntry> = {}, who = account) => {
  const reply = await sign(entry, over, who);
  return [reply.status, errorCode(reply)];
};
const settle = (entry: Transcript) => settledEntry(account, entry);
const written = () => writtenEntry(account, { model: 'gpt-4.1' });
const ready = async () => settle(await written());

describe('the gate', () => {
  it('refuses a note that says otherwise than the visit, until it is accepted with a reason', async () => {
    const entry = await written();
    const { checks } = await account.ok(getChecks, paramsOf(entry));
    const dose = checks.find(({ kind }) => kind === 'dose')!;
    const allergy = checks.find(({ kind, said }) => kind === 'missing' && /penicillin/i.test(said))!;
    const { unresolved } = await stateOf(entry);
    expect(unresolved).toEqual(expect.arrayContaining([dose.key, allergy.key]));
    const reply = await sign(entry);
    expect([reply.status, errorCode(reply)]).toEqual([409, 'SIGNING_BLOCKED']);
    expect(reply.body).toMatchObject({ detail: unresolved.map((key) => ({ loc: ['checks', key] })) });
    const settled = await settle(entry);
    expect((await stateOf(settled)).unresolved).toEqual([]);
    expect((await sign(settled)).status).toBe(200);
    const response = await server.fetch(`/api${getPacket.path.replace('{id}', entry.id)}`, {
      headers: { authorization: `Bearer ${account.token}` },
    });
    const files = [...readZip(Buffer.from(await response.arrayBuffer()))];
    const answers = files.flatMap(([name, text]) => (name.includes('-answer.') ? [JSON.parse(text.toString())] : []));
    expect(answers).toContainEqual(
      expect.objectContaining({ key: dose.key, action: 'accept', text: 'Confirmed by telephone.' }),
    );
  });

  it('waits for the checks of the text as it is', async () => {
    const entry = await ready();
    await server.engine.query(`update note_checks set checker_version = 'old' where transcript_id = $1`, [entry.id]);
    expect((await stateOf(entry)).checks).toBe('outdated');
    expect(await refusal(entry)).toEqual([409, 'CHECKS_OUTDATED']);
  });

  it('signs no text that nobody has reviewed: an edit in between is a conflict', async () => {
    const entry = await ready();
    const sections = entry.sections.map((section) => ({ ...section, html: `${section.html}<p>Seen today.</p>` }));
    await account.ok(updateTranscript, { body: { noteId: entry.noteId, createdAt: entry.createdAt, sections } });
    expect(await refusal(entry)).toEqual([409, 'VERSION_CONFLICT']);
  });

  it('signs nothing where nothing is written', async () => {
    expect(await refusal({ ...(await newEntry(account)), version: 1 })).toEqual([409, 'CONFLICT']);
  });
});

describe('looking at the note', () => {
  it('is remembered for sentences that do not change', async () => {
    const entry = await ready();
    const body = { version: entry.version, seen: [0, 2] };
    expect(await account.ok(saveCoverage, { ...paramsOf(entry), body })).toEqual({
      total: entry.sentences.length,
      seen: [0, 2],
      required: false,
    });
    const first = entry.sentences[0]!;
    const sections = entry.sections.map((section) =>
      section.key === first.section ? { ...section, html: '<p>Other words.</p>' } : section,
    );
    const edit = { noteId: entry.noteId, createdAt: entry.createdAt, sections };
    await account.ok(updateTranscript, { body: edit });
    expect((await stateOf(entry)).coverage.seen).not.toContain(0);
    const late = await account.ok(saveCoverage, { ...paramsOf(entry), body });
    expect(late.seen).toEqual((await stateOf(entry)).coverage.seen);
    const unknown = await account.call(saveCoverage, { ...paramsOf(entry), body: { ...body, version: 99 } });
    expect([unknown.status, errorCode(unknown)]).toEqual([409, 'VERSION_CONFLICT']);
  });

  it('is a condition where the workspace asks for it, and only an admin makes it one', async () => {
    const entry = await ready();
    const member = await newColleague(server, account);
    const asked = await member.call(setSigningPolicy, { body: { fullCoverage: true } });
    expect([asked.status, errorCode(asked)]).toEqual([409, 'CONFLICT']);
    await server.engine.query(`update workspace_members set cap = 'admin' where user_id = $1`, [account.userId]);
    await account.ok(setSigningPolicy, { body: { fullCoverage: true } });
    expect(await refusal(entry)).toEqual([409, 'REVIEW_INCOMPLETE']);
    const seen = entry.sentences.map((_, place) => place);
    await account.ok(saveCoverage, { ...paramsOf(entry), body: { version: entry.version, seen } });
    expect((await sign(entry)).status).toBe(200);
  });

  it('knows no sentences that the note has not', async () => {
    const entry = await ready();
    const body = { version: entry.version, seen: [entry.sentences.length] };
    expect(errorCode(await account.call(saveCoverage, { ...paramsOf(entry), body }))).toBe('INVALID_INPUT');
  });
});

describe('a signature', () => {
  it('locks the entry and names its signer, with a key of their own that stays the same', async () => {
    const [one, other] = [await ready(), await ready()];
    const { transcript, signing } = (await sign(one)).body;
    expect(transcript.signature).toMatchObject({ userId: account.userId, signer: 'Ada Okafor', onBehalfOf: null });
    expect(transcript.abilities).toMatchObject({ edit: false, delete: false, generate: false, annotate: true });
    expect(signing).toMatchObject({ abilities: { sign: false, addend: true }, addenda: [] });
    expect(signing.chain?.publicKey).toMatch(/^-----BEGIN PUBLIC KEY-----/);
    expect((await sign(other)).body.signing.chain?.publicKey).toBe(signing.chain?.publicKey);
    const reply = await account.call(generateTranscript, { ...paramsOf(one), body: {} });
    expect(errorCode(reply)).toBe('ENTRY_SIGNED');
    const rows = await server.engine.query('select private_sealed from signing_keys where user_id = $1', [
      account.userId,
    ]);
    expect(rows).toHaveLength(1);
    expect(String(rows[0]!['private_sealed'])).not.toContain('PRIVATE KEY');
  });

  it('is made once, by whichever of two requests comes first', async () => {
    const entry = await ready();
    const replies = await Promise.all([sign(entry), sign(entry)]);
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await refusal(entry)).toEqual([409, 'ENTRY_SIGNED']);
    const [row] = await server.engine.query(
      `select count(*)::int as n from chain_links where transcript_id = $1 and kind = 'signature'`,
      [entry.id],
    );
    expect(row).toEqual({ n: 1 });
  });

  it('and an edit at the same moment never both win', async () => {
    const entry = await ready();
    const sections = entry.sections.map((section) => ({ ...section, html: '<p>Raced.</p>' }));
    const edit = { noteId: entry.noteId, createdAt: entry.createdAt, sections };
    const [signed, edited] = await Promise.all([sign(entry), account.call(updateTranscript, { body: edit })]);
    expect([signed.status, edited.status].toSorted()).toEqual([200, 409]);
    const now = await entryById(account, entry.id);
    expect(now.signature !== null).toBe(signed.status === 200);
    if (now.signature) expect(now.sections).toEqual(entry.sections);
  });

  it('needs the password, and every wrong one counts as a try', async () => {
    const entry = await ready();
    const wrong = { password: 'not the password at all' };
    expect(await refusal(entry, wrong)).toEqual([422, 'WRONG_PASSWORD']);
    for (let tries = 1; tries < 5; tries++) await sign(entry, wrong);
    expect(await refusal(entry)).toEqual([429, 'RATE_LIMITED']);
    expect((await entryById(account, entry.id)).signature).toBeNull();
    const rows = await server.engine.query(
      `select action from audit_events where user_id = $1 and action = 'account.prove-refused'`,
      [account.userId],
    );
    expect(rows).toHaveLength(5);
  });

  it('asks for none within ten minutes of a sign-in, or as long as the workspace says', async () => {
    const none = { password: '' };
    const earlier = (minutes: number) =>
      server.engine.query('update sessions set created_at = $2 where id = $1', [
        account.sessionId,
        server.clock.now() - minutes * 60_000,
      ]);
    const [one, two, three] = [await ready(), await ready(), await ready()];
    expect((await stateOf(one)).proofNeeded).toBe(false);
    expect((await sign(one, none)).status).toBe(200);
    await earlier(10);
    expect((await stateOf(two)).proofNeeded).toBe(true);
    expect(await refusal(two, none)).toEqual([422, 'WRONG_PASSWORD']);
    await account.ok(setSigningPolicy, { body: { freshMinutes: 30 } });
    expect((await sign(two, none)).status).toBe(200);
    // a sign-in of the future, by a clock that was set back since
    await earlier(-5);
    expect((await stateOf(three)).proofNeeded).toBe(true);
    await earlier(0);
    await account.ok(setSigningPolicy, { body: { freshMinutes: 0 } });
    expect(await refusal(three, none)).toEqual([422, 'WRONG_PASSWORD']);
    const tooLong = await account.call(setSigningPolicy, { body: { freshMinutes: 31 } });
    expect(tooLong.status).toBe(422);
  });

  it('is given with a code of the authenticator app as well, each good once', async () => {
    const [one, other] = [await ready(), await ready()];
    const { secret } = await account.ok(setUpTwoFactor, { body: { password } });
    const codeOf = (steps: number) => totpCode(secret, totpStep(server.clock.now()) + steps);
    await account.ok(confirmTwoFactor, { body: { code: codeOf(0) } });
    expect((await stateOf(one)).proof).toBe('password-or-code');
    expect(await refusal(one, { password: '', code: '000000' })).toEqual([422, 'INVALID_CODE']);
    const code = codeOf(1);
    expect((await sign(one, { password: '', code })).status).toBe(200);
    expect(await refusal(other, { password: '', code })).toEqual([422, 'INVALID_CODE']);
  });

  it('of an account without a password needs a fresh sign-in', async () => {
    account = await newAccount(server);
    const entry = await ready();
    expect((await stateOf(entry)).proof).toBe('provider');
    await server.engine.query('update sessions set created_at = created_at - 600000 where id = $1', [
      account.sessionId,
    ]);
    expect(await refusal(entry, { password: '' })).toEqual([422, 'WRONG_PASSWORD']);
  });

  it('is given for another only where that was granted', async () => {
    const entry = await ready();
    const assistant = await newColleague(server, account, 'edit', password);
    await grant(server.engine, entry.noteId, `user:${assistant.userId}`, 'edit');
    const forAda = { onBehalfOf: account.userId };
    expect(await refusal(entry, forAda, assistant)).toEqual([409, 'NOT_DELEGATED']);
    await account.ok(setSigningDelegates, { body: { people: [assistant.userId], departmentIds: [] } });
    expect(await assistant.ok(getSigningDelegates, {})).toMatchObject({
      actFor: [{ userId: account.userId, name: 'Ada Okafor', departments: [] }],
    });
    expect((await stateOf(entry, assistant)).mayActFor).toEqual([{ userId: account.userId, name: 'Ada Okafor' }]);
    const { transcript } = (await sign(entry, forAda, assistant)).body;
    expect(transcript.signature).toMatchObject({ userId: assistant.userId, onBehalfOf: 'Ada Okafor' });
  });

  it('is given for another in a department to which that was granted, while all of it holds', async () => {
    const entry = await ready();
    const nurse = await newColleague(server, account, 'edit', password);
    const { id } = await account.ok(createDepartment, { body: { name: 'Nursing' } });
    const change = (action: 'add' | 'remove') =>
      account.ok(changeDepartmentMembers, { params: { id }, body: { action, user_ids: [nurse.userId] } });
    const file = (departmentId: string | null) =>
      account.ok(updateNote, { params: { id: entry.noteId }, body: { departmentId } });
    const letSign = (departmentIds: string[]) =>
      account.ok(setSigningDelegates, { body: { people: [], departmentIds } });
    await grant(server.engine, entry.noteId, `user:${nurse.userId}`, 'edit');
    const forAda = { onBehalfOf: account.userId };
    const refused = () => refusal(entry, forAda, nurse);
    await change('add');
    await file(id);
    expect(await refused()).toEqual([409, 'NOT_DELEGATED']);
    expect((await letSign([id])).departments).toEqual([{ id, name: 'Nursing' }]);
    expect((await stateOf(entry, nurse)).mayActFor).toEqual([{ userId: account.userId, name: 'Ada Okafor' }]);
    expect((await nurse.ok(getSigningDelegates, {})).actFor).toMatchObject([{ departments: ['Nursing'] }]);
    for (const [take, back] of [
      [() => change('remove'), () => change('add')],
      [() => file(null), () => file(id)],
      [() => letSign([]), () => letSign([id])],
    ] as const) {
      await take();
      expect(await refused()).toEqual([409, 'NOT_DELEGATED']);
      await back();
    }
    const { transcript } = (await sign(entry, forAda, nurse)).body;
    expect(transcript.signature).toMatchObject({ userId: nurse.userId, onBehalfOf: 'Ada Okafor' });
  });

  it('is granted to members and departments of the workspace only, by who signs there; the log holds it', async () => {
    const colleague = await newColleague(server, account);
    const reader = await newColleague(server, account, 'read');
    const outside = await newAccount(server);
    const theirs = await outside.ok(createDepartment, { body: { name: 'Elsewhere' } });
    const ours = await account.ok(createDepartment, { body: { name: 'Ward' } });
    const set = (who: TestAccount, people: string[], departmentIds: string[] = []) =>
      who.call(setSigningDelegates, { body: { people, departmentIds } });
    for (const [who, people, departmentIds] of [
      [account, [outside.userId], []],
      [account, [account.userId], []],
      [account, [], [theirs.id]],
      [colleague, [], [ours.id]],
    ] as [TestAccount, string[], string[]][])
      expect((await set(who, people, departmentIds)).status).toBe(404);
    expect(errorCode(await set(reader, [colleague.userId]))).toBe('CONFLICT');
    expect((await set(account, [colleague.userId], [ours.id])).status).toBe(200);
    expect((await set(account, [])).body).toMatchObject({ people: [], departments: [] });
    const rows = await server.engine.query(
      `select action from audit_events where workspace_id = $1 and action like 'member.%sign%' order by seq`,
      [account.workspaceId],
    );
    expect(rows.map(({ action }) => action)).toEqual([
      'member.let-sign',
      'member.let-sign',
      'member.stop-signing',
      'member.stop-signing',
    ]);
  });

  it('is not to be given by readers and strangers', async () => {
    const entry = await ready();
    const reader = await newColleague(server, account, 'read', password);
    await grant(server.engine, entry.noteId, `user:${reader.userId}`, 'edit');
    expect((await stateOf(entry, reader)).abilities.sign).toBe(false);
    const stranger = await newAccount(server, { password });
    for (const who of [reader, stranger]) expect(await refusal(entry, {}, who)).toEqual([404, 'NOT_FOUND']);
    expect((await stranger.call(getSigning, paramsOf(entry))).status).toBe(404);
  });

  it('stays with the entry when its chart is merged, and leaves an audit row without words', async () => {
    const entry = await ready();
    await sign(entry);
    const target = await newPatient(account);
    await account.ok(mergeNotes, { body: { source_note_id: entry.noteId, target_note_id: target.id } });
    expect((await stateOf(entry)).signature).not.toBeNull();
    const rows = await server.engine.query(
      `select action, audit_events::text as text from audit_events where record_id = $1 and action = 'transcript.sign'`,
      [entry.id],
    );
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toMatch(/Okafor|throat/);
  });
});

it('a note that was typed without any source can be signed', async () => {
  const noteId = (await newPatient(account)).id;
  const entry = await newEntry(account, { noteId, question: shortVisit });
  await server.engine.query(`update transcripts set utterances = '[]', question = '' where id = $1`, [entry.id]);
  const sections = [{ key: 'note', header: 'Note', html: '<p>Called the pharmacy.</p>' }];
  const typed = await account.ok(updateTranscript, { body: { noteId, createdAt: entry.createdAt, sections } });
  expect(await stateOf(typed)).toMatchObject({ checks: 'nothing-to-check', abilities: { sign: true } });
  expect((await sign(typed)).status).toBe(200);
});

describe('the signing key', () => {
  it('is none before the first signature, and then the same with the time of the last one', async () => {
    const signedAt = async () => {
      const reply = await sign(await ready());
      expect(reply.status).toBe(200);
      return reply.body.transcript.signature!.signedAt;
    };
    expect(await account.ok(getSigningKey, {})).toEqual({ key: null });
    const first = await signedAt();
    const { key } = await account.ok(getSigningKey, {});
    expect(key).toMatchObject({ fingerprint: expect.stringMatching(/^[0-9a-f]{16}$/), lastSignedAt: first });
    server.clock.advance(60_000);
    const second = await signedAt();
    expect(second).not.toBe(first);
    expect(await account.ok(getSigningKey, {})).toEqual({ key: { ...key, lastSignedAt: second } });
  });

  it('is nobody else’s to see', async () => {
    expect((await sign(await ready())).status).toBe(200);
    const colleague = await newColleague(server, account);
    expect(await colleague.ok(getSigningKey, {})).toEqual({ key: null });
  });
});

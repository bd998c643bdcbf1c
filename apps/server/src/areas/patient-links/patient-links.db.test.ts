import { closeAccount } from '@clinical/contract/accounts/password.calls';
import { listAudit } from '@clinical/contract/audit/audit.calls';
import { deleteNotes } from '@clinical/contract/notes/notes.calls';
import { greetPatient } from '@clinical/contract/patient-links/patient-links.calls';
import {
  linkLife,
  mostWrongTries,
  refusedAfter,
  visitLife,
} from '@clinical/contract/patient-links/patient-links.rules';
import * as interviews from '@clinical/contract/pre-chats/interviews.calls';
import type { PreChat } from '@clinical/contract/pre-chats/interviews.schemas';
import { deletePrechat, getPrechat, updatePrechat } from '@clinical/contract/pre-chats/pre-chats.calls';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { newAccount, newColleague, type TestAccount } from '../../../test/builders/accounts.ts';
import { dateOfBirth, linkOf, newLink, patientsOf } from '../../../test/builders/patient-links.ts';
import { newPreChat } from '../../../test/builders/pre-chats.ts';
import { errorCode, startTestServer, type TestServer } from '../../../test/harness.ts';
import { area } from './area.ts';

let server: TestServer;
let ada: TestAccount;
let patients: ReturnType<typeof patientsOf>;

beforeAll(async () => {
  server = await startTestServer({ TRUST_PROXY: 'true' });
  patients = patientsOf(server);
});
beforeEach(async () => {
  ada = await newAccount(server);
});
afterAll(() => server.stop());

const minute = 60_000;
const wrongDate = '1958-03-15';
const show = async (by: TestAccount, { id }: PreChat) =>
  (await by.ok(getPrechat, { params: { id }, query: {} })) as PreChat;
const greeting = async (token: string) => (await server.call(greetPatient, { params: { token } })).body.state;
const rows = <T>(text: string, values: unknown[]) => server.engine.query(text, values) as Promise<T[]>;
const linkRow = async (token: string) => (await rows<object>('select * from patient_links where id = $1', [token]))[0];
const credits = (by: TestAccount) =>
  rows<object>(
    "select taken > 0 as taken, returned > 0 as returned, settled_at is null as open from credit_entries where user_id = $1 and key like 'nurse:%' order by created_at",
    [by.userId],
  );
const endDue = () => area.endDue!({ db: server.engine.db, use: (port) => server.ports.get(port) }, server.clock.now());
const expire = (token: string) =>
  rows('update patient_links set expires_at = $2 where id = $1', [token, server.clock.now()]);

describe('a link', () => {
  test('is opened by nothing but its date of birth; looking at it changes nothing', async () => {
    const { token, secret, chat } = await newLink(ada);
    const before = await linkRow(token);
    for (let n = 0; n < 9; n += 1) expect(await greeting(token)).toBe('open');
    expect(await linkRow(token)).toEqual(before);
    expect(JSON.stringify(before)).not.toContain(secret);
    expect((await show(ada, chat)).link).toMatchObject({ state: 'unopened', openedAt: null });
    expect((await patients.open({ token, secret })).status).toBe(200);
    expect((await show(ada, chat)).link).toMatchObject({ state: 'opened', openedAt: expect.any(String) });
  });

  test('has one answer for a wrong date, secret or token, and one that is revoked, expired or locked', async () => {
    const [wrong, revoked, expired, locked] = [
      await newLink(ada),
      await newLink(ada),
      await newLink(ada),
      await newLink(ada),
    ];
    await ada.ok(interviews.unlinkPreChat, { params: { id: revoked.chat.id } });
    await expire(expired.token);
    for (let n = 0; n < mostWrongTries; n += 1) await patients.open(locked, { date: wrongDate });
    const refused = [
      await patients.open(wrong, { date: wrongDate }),
      await patients.open({ ...wrong, secret: 'x' }),
      await patients.open({ ...wrong, secret: `${wrong.secret}x` }),
      await patients.open({ token: randomUUID(), secret: wrong.secret }),
      await patients.open({ token: "' or 1=1 --", secret: wrong.secret }),
      await patients.open(revoked),
      await patients.open(expired),
      await patients.open(locked),
    ].map(({ status, body }) => ({ status, body: { ...body, requestId: null, request_id: null } }));
    for (const each of refused) expect(each).toEqual(refused[0]);
    expect(refused[0]?.status).toBe(404);
    for (const { token } of [revoked, expired, locked]) expect(await greeting(token)).toBe('over');
    expect(await greeting(randomUUID())).toBe('over');
    expect(await greeting('x')).toBe('over');
  });

  test('answers no attempt sooner than another', async () => {
    const link = await newLink(ada);
    for (const attempt of [
      () => patients.open(link, { date: wrongDate }),
      () => patients.open({ ...link, secret: 'x' }),
    ]) {
      const before = performance.now();
      await attempt();
      expect(performance.now() - before).toBeGreaterThanOrEqual(refusedAfter - 5);
    }
  });

  test('locks after five wrong dates, also when they come at the same time, and a new one takes its place', async () => {
    const link = await newLink(ada);
    const dates = Array.from({ length: 12 }, (_, n) => `1958-04-${String(n + 10)}`);
    await Promise.all(dates.map((date) => patients.open(link, { date })));
    expect((await patients.open(link)).status).toBe(404);
    expect(await linkRow(link.token)).toMatchObject({ wrong_tries: mostWrongTries, opened_at: null });
    expect((await show(ada, link.chat)).link?.state).toBe('locked');
    const { items } = await ada.ok(listAudit, { query: { action: 'patient-link.lock' } });
    expect(items).toHaveLength(1);
    const { url } = await ada.ok(interviews.linkPreChat, { params: { id: link.chat.id }, body: {} });
    expect((await patients.open(linkOf(url))).status).toBe(200);
  });

  test('is not locked by who lacks its secret, and a right date forgets the wrong ones', async () => {
    const link = await newLink(ada);
    for (let n = 0; n < mostWrongTries + 1; n += 1)
      await patients.open({ ...link, secret: 'guess' }, { date: wrongDate });
    for (let n = 1; n < mostWrongTries; n += 1) await patients.open(link, { date: wrongDate });
    expect((await patients.open(link)).status).toBe(200);
    expect(await linkRow(link.token)).toMatchObject({ wrong_tries: 0 });
  });

  test('stops an address after five wrong tries, whatever links it guesses, and right ones do not count', async () => {
    const link = await newLink(ada);
    const address = '198.51.100.7';
    for (let n = 0; n < 7; n += 1) expect((await patients.open(link, { address })).status).toBe(200);
    const statuses = [];
    for (let n = 0; n < mostWrongTries + 2; n += 1)
      statuses.push((await patients.open({ token: randomUUID(), secret: 'guess' }, { address })).status);
    expect(statuses).toEqual([404, 404, 404, 404, 404, 429, 429]);
    expect((await patients.open(link, { address })).status).toBe(429);
    expect((await patients.open(link)).status).toBe(200);
  });
});

describe('an open page', () => {
  test('ends when the link is revoked in the middle; what was answered stays, what comes after is not stored', async () => {
    const link = await newLink(ada);
    const view = await patients.visit(link);
    const next = (await patients.answer(link, view, 'A cough.')).body;
    await ada.ok(interviews.unlinkPreChat, { params: { id: link.chat.id } });
    expect((await patients.answer(link, next, 'Two weeks.')).status).toBe(404);
    expect((await patients.show(link, next)).status).toBe(404);
    expect((await show(ada, link.chat)).sequences[0]?.turns.map(({ answer }) => answer)).toEqual(['A cough.']);
  });

  test('asks again after an hour, and ends with the 72 hours', async () => {
    const link = await newLink(ada);
    const made = server.clock.now();
    const before = await patients.visit(link);
    server.clock.advance(visitLife);
    expect((await patients.answer(link, before, 'A cough.')).status).toBe(404);
    server.clock.advance(made + linkLife - minute - server.clock.now());
    const again = await patients.visit(link);
    const next = (await patients.answer(link, again, 'A cough.')).body;
    expect(next.question?.number).toBe(2);
    server.clock.advance(minute);
    expect((await patients.answer(link, next, 'Two weeks.')).status).toBe(404);
    expect((await patients.open(link)).status).toBe(404);
    expect(await greeting(link.token)).toBe('over');
    // a clock that is set back opens nothing that was ended
    await endDue();
    server.clock.advance(-minute);
    expect((await patients.open(link)).status).toBe(404);
    server.clock.advance(minute);
  });

  test('takes no visit of another link, none that somebody made up, and no body of a megabyte', async () => {
    const [mine, other] = [await newLink(ada), await newLink(ada)];
    const view = await patients.visit(mine);
    expect((await patients.show(other, view)).status).toBe(404);
    expect((await patients.send(mine.token, { do: 'show', visit: 'made-up' })).status).toBe(404);
    expect(errorCode(await patients.answer(mine, view, '   '))).toBe('INVALID_INPUT');
    expect(errorCode(await patients.answer(mine, view, 'a'.repeat(4_001)))).toBe('INVALID_INPUT');
    expect((await patients.answer(mine, view, 'a'.repeat(1_000_000))).status).toBe(413);
    expect((await show(ada, mine.chat)).sequences[0]?.turns).toEqual([]);
  });

  test('ends with its chart in the bin, and is deleted with its pre-chat', async () => {
    const [binned, deleted] = [await newLink(ada), await newLink(ada)];
    const view = await patients.visit(binned);
    await ada.ok(deleteNotes, { body: { ids: [binned.chat.noteId!] } });
    expect((await patients.answer(binned, view, 'A cough.')).status).toBe(404);
    expect((await patients.open(binned)).status).toBe(404);
    await ada.ok(deletePrechat, { params: { id: deleted.chat.id }, query: {} });
    expect(await linkRow(deleted.token)).toBeUndefined();
  });
});

describe('staff', () => {
  test('revoke an earlier link by a new one; strangers see and make none', async () => {
    const link = await newLink(ada);
    const params = { id: link.chat.id };
    const { url } = await ada.ok(interviews.linkPreChat, { params, body: {} });
    expect((await patients.open(link)).status).toBe(404);
    expect((await patients.open(linkOf(url))).status).toBe(200);
    const stranger = await newAccount(server);
    expect((await stranger.call(interviews.linkPreChat, { params, body: { dateOfBirth } })).status).toBe(404);
    expect((await stranger.call(interviews.unlinkPreChat, { params })).status).toBe(404);
    expect(JSON.stringify(await show(ada, link.chat))).not.toContain(linkOf(url).secret);
    expect(server.logged.join('')).not.toContain(linkOf(url).secret);
  });

  test('who makes the link pays for what nobody answered; it goes back when the link is revoked or expires', async () => {
    const ben = await newColleague(server, ada);
    const link = await newLink(ada);
    const params = { id: link.chat.id };
    await rows("insert into note_grants (note_id, principal, level) values ($1, $2, 'edit')", [
      link.chat.noteId,
      `user:${ben.userId}`,
    ]);
    expect(await credits(ada)).toMatchObject([{ open: true }]);
    await ben.ok(interviews.linkPreChat, { params, body: {} });
    expect(await credits(ada)).toMatchObject([{ returned: true }]);
    expect(await credits(ben)).toMatchObject([{ open: true }]);
    await ada.ok(interviews.unlinkPreChat, { params });
    expect(await credits(ben)).toMatchObject([{ returned: true }]);
    // the next link reserves anew; its expiry gives back, once
    const { url } = await ben.ok(interviews.linkPreChat, { params, body: {} });
    expect(await credits(ben)).toMatchObject([{ returned: true }, { open: true }]);
    await expire(linkOf(url).token);
    await Promise.all([endDue(), endDue()]);
    expect(await credits(ben)).toMatchObject([{ returned: true }, { returned: true }]);
    expect((await show(ada, link.chat)).link?.state).toBe('expired');
    // an answered one stays paid; so does one that staff go on with after its credit went back
    const last = linkOf((await ben.ok(interviews.linkPreChat, { params, body: {} })).url);
    await patients.answer(last, await patients.visit(last), 'A cough.');
    await ben.ok(interviews.unlinkPreChat, { params });
    expect((await credits(ben)).at(-1)).toMatchObject({ taken: true, returned: false });
    const other = await newLink(ada);
    await ada.ok(interviews.unlinkPreChat, { params: { id: other.chat.id } });
    await ada.ok(updatePrechat, { params: { id: other.chat.id }, body: { answer: 'A cough.' } });
    expect(await credits(ada)).toMatchObject([{ returned: true }, { returned: true }, { taken: true }]);
  });

  test('without credits make no link; a patient never meets that', async () => {
    const link = await newLink(ada);
    const params = { id: link.chat.id };
    await ada.ok(interviews.unlinkPreChat, { params });
    const made = await ada.ok(interviews.linkPreChat, { params, body: {} });
    await rows('update credit_seats set balance = 0 where user_id = $1', [ada.userId]);
    const view = await patients.visit(linkOf(made.url));
    expect((await patients.answer(linkOf(made.url), view, 'A cough.')).status).toBe(200);
    const ben = await newColleague(server, ada);
    const unpaid = { id: (await newPreChat(ben)).id };
    expect(errorCode(await ada.call(interviews.linkPreChat, { params: unpaid, body: { dateOfBirth } }))).toBe(
      'NO_CREDITS',
    );
    // the credit of who began it stays reserved
    expect(await credits(ben)).toMatchObject([{ open: true }]);
  });

  test('a link acts for the next admin when its maker leaves, and for nobody when the workspace is closed', async () => {
    const ben = await newColleague(server, ada);
    const link = await newLink(ben);
    const view = await patients.visit(link);
    await rows('update workspace_members set removed_at = $2 where user_id = $1', [ben.userId, server.clock.now()]);
    expect((await patients.answer(link, view, 'A cough.')).status).toBe(200);
    const password = 'violet-anchor-meadow-41';
    const eve = await newAccount(server, { password });
    const own = await newLink(eve);
    await eve.ok(closeAccount, { body: { password, deleteCharts: true } });
    expect((await patients.open(own)).status).toBe(404);
    await expire(own.token);
    await endDue();
    expect(await linkRow(own.token)).toMatchObject({ ended_at: expect.anything() });
  });

  test('see an expired link for 30 days; then it goes with its date of birth', async () => {
    const link = await newLink(ada);
    const inDays = (days: number) => server.clock.now() + linkLife + days * 24 * 60 * 60_000;
    await area.tidy!(server.engine.db, inDays(29));
    expect(await linkRow(link.token)).toBeDefined();
    await area.tidy!(server.engine.db, inDays(31));
    expect(await linkRow(link.token)).toBeUndefined();
  });
});

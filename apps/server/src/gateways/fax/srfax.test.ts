import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { SrfaxServer } from '../../../test/srfax-server.ts';
import type { FaxPort } from './port.ts';
import { srfax } from './srfax.ts';

let server: SrfaxServer;
let line: FaxPort;
const number = '+12025550100';
const pdf = new TextEncoder().encode('%PDF-1.7 two pages');
const fax = { tag: '0198c0de-0000-7000-8000-000000000001.1', from: number, to: '+13055550123', pdf, pages: 2 };
const attempt = () => ({ tag: fax.tag, to: fax.to, since: Date.now() });
const signal = AbortSignal.timeout(60_000);

const connect = (options: { password?: string } = {}) =>
  srfax({
    accessId: server.accessId,
    password: server.password,
    senderEmail: 'fax@clinic.example',
    url: server.url,
    number: { number, workspaceId: null },
    clock: { now: Date.now },
    ...options,
  });

beforeEach(async () => {
  server = await new SrfaxServer().start();
  line = connect();
});
afterEach(() => server.stop());

describe('what is sent over SRFax', () => {
  it('goes with its file and our mark, and the outbox says what became of it', async () => {
    expect(await line.ask(attempt())).toEqual([]);
    expect(await line.send(fax, signal)).toMatchObject([{ tag: fax.tag, state: 'sending', failure: null }]);
    const [taken] = server.sent;
    expect(taken!.request).toMatchObject({ sCallerID: '2025550100', sToFaxNumber: '13055550123', sRetries: '0' });
    expect(Buffer.from(taken!.request['sFileContent_1']!, 'base64').equals(pdf)).toBe(true);
    expect(await line.ask(attempt())).toMatchObject([{ state: 'sending' }]);
    Object.assign(taken!, { SentStatus: 'Sent', Pages: 2 });
    expect(await line.ask(attempt())).toMatchObject([{ state: 'delivered', pagesSent: 2, tag: fax.tag }]);
    expect(await line.ask({ ...attempt(), tag: fax.tag.replace('.1', '.2') })).toEqual([]);
  });

  it('is found again after a lost reply', async () => {
    server.lostReplies = 1;
    await expect(line.send(fax, signal)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    expect(await line.ask(attempt())).toMatchObject([{ state: 'sending', tag: fax.tag }]);
  });

  it.each([
    ['Busy', 'busy'],
    ['No Answer', 'no-answer'],
    ['Answered by a Voice', 'no-fax'],
    ['Invalid Fax Number', 'no-such-number'],
    ['Communication Error with the Remote', 'interrupted'],
    ['Something new', 'unknown'],
  ])('that failed because of “%s” says %s', async (reason, failure) => {
    await line.send(fax, signal);
    Object.assign(server.sent[0]!, { SentStatus: 'Failed', ErrorCode: reason });
    expect(await line.ask(attempt())).toMatchObject([{ state: 'failed', failure }]);
  });

  it('that they will not take has failed', async () => {
    server.refusal = 'Account suspended';
    expect(await line.send(fax, signal)).toMatchObject([{ state: 'failed', failure: 'account' }]);
    server.refusal = null;
    expect(await line.send({ ...fax, to: '+49' }, signal)).toMatchObject([{ failure: 'no-such-number' }]);
    expect(server.sent).toEqual([]);
  });

  it('abroad is dialled with the code for calls abroad', async () => {
    await line.send({ ...fax, to: '+493012345678' }, signal);
    expect(server.sent[0]!.ToFaxNumber).toBe('011493012345678');
  });

  it.each([
    { status: 503, text: 'down' },
    { status: 200, text: '<html>Maintenance</html>' },
    { status: 404, text: 'moved' },
  ])('waits while it cannot be asked: %j', async (fault) => {
    server.fault = fault;
    await expect(line.send(fax, signal)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    await expect(line.ask(attempt())).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    await expect(line.received()).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  });
});

describe('what comes in over SRFax', () => {
  it.each([
    ['3055550123', '+13055550123'],
    ['1 (305) 555-0123', '+13055550123'],
    ['011493012345678', '+493012345678'],
    ['Private Name', ''],
  ])('is read, and removed once it is kept; its caller %s is “%s”', async (callerId, from) => {
    const at = Date.now() - 60_000;
    server.receive(pdf, { callerId, at });
    server.receive(pdf, { callerId, at: at - 1_000 }).ReceiveStatus = 'In Progress';
    const [incoming, ...others] = await line.received();
    expect(others).toEqual([]);
    expect(incoming).toMatchObject({ from, to: number, at: Math.floor(at / 1_000) * 1_000 });
    expect(Buffer.from(await incoming!.read()).equals(pdf)).toBe(true);
    await incoming!.confirm();
    expect(await line.received()).toEqual([]);
    expect(server.inbox).toHaveLength(1);
    await expect(incoming!.read()).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  });
});

it('tells whether the account can be used', async () => {
  expect(await line.test(signal)).toBe('SRFax answered for the account 700123.');
  const wrong = connect({ password: 'another' });
  await expect(wrong.test(signal)).rejects.toThrow('SRFax rejected the account.');
});

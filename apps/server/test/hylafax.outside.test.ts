import * as calls from '@clinical/contract/fax/fax.calls';
import type { Fax } from '@clinical/contract/fax/fax.schemas';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { followFaxes } from '../src/areas/fax/follow-faxes.ts';
import { hylafax } from '../src/gateways/fax/hylafax.ts';
import { systemClock } from '../src/platform/clock.ts';
import type { FaxPort, LineEvent } from '../src/gateways/fax/port.ts';
import { newAccount } from './builders/accounts.ts';
import { newPatient } from './builders/transcripts.ts';
import { scannedFax } from './fax-scans.ts';
import { startTestServer } from './harness.ts';
import { dotsOf, type HylafaxLines, startHylafaxLines } from './hylafax-lines.ts';

const isInstalled = ['/usr/sbin/hfaxd', '/usr/bin/iaxmodem', '/usr/bin/tiffcp'].every((path) => existsSync(path));
/** A call takes some 40 seconds. */
const callLasts = 180_000;

/** Looks once a second until a call has ended. */
async function untilCalled<T>(look: () => Promise<T>, holds: (value: T) => boolean): Promise<T> {
  for (const end = Date.now() + callLasts; ; await wait(1_000)) {
    const value = await look();
    if (holds(value) || Date.now() > end) return value;
  }
}

function dotsOfQueued({ spool }: HylafaxLines): Buffer[] {
  const name = readdirSync(join(spool, 'docq')).find((each) => each.includes(';'));
  return name ? dotsOf(join(spool, 'docq', name)) : [];
}

/** Dot for dot; a sender leaves out what is blank at the end of the last page. */
const isSame = (came: Buffer, sent: Buffer): boolean =>
  came.equals(sent.subarray(0, came.length)) && sent.subarray(came.length).every((byte) => byte === 0);

describe.runIf(isInstalled)('a real HylaFAX server with two modems', { timeout: callLasts * 2 }, () => {
  let lines: HylafaxLines;
  let line: FaxPort;
  beforeAll(async () => {
    lines = await startHylafaxLines();
    line = hylafax({
      server: 'ttyIAX0@localhost',
      spool: lines.spool,
      number: { number: lines.sender, workspaceId: null },
      workFolder: mkdtempSync(join(tmpdir(), 'hylafax-')),
      settingsFolder: mkdtempSync(join(tmpdir(), 'hylafax-')),
      clock: systemClock,
    });
  }, 60_000);
  afterAll(() => lines?.stop());

  const signal = AbortSignal.timeout(callLasts * 2);
  const attempt = (tag: string) => ({ tag, to: lines.receiver, since: 0 });
  const hasEnded = ([event]: LineEvent[]) => event?.state === 'delivered' || event?.state === 'failed';
  const outcomeOf = (tag: string) => untilCalled(() => line.ask(attempt(tag)), hasEnded);

  it('is asked about an attempt that it never had', async () => {
    expect(await line.ask(attempt('0193c6f0-0000-7000-8000-000000000000.1'))).toEqual([]);
    expect(await line.test(signal)).toContain('HylaFAX');
  });

  it('carries two pages dot for dot', async () => {
    const tag = '0193c6f0-1111-7000-8000-000000000000.1';
    const rows = [{ text: 'Patient: Maria Garcia' }, { text: 'Date of birth: 04/12/1961' }];
    const look = { high: 196, skew: 0, noise: 0, turned: false };
    const pdf = scannedFax(
      [
        { header: '', rows },
        { header: '', rows: rows.toReversed() },
      ],
      look,
    );
    const said = await line.send({ tag, from: lines.sender, to: lines.receiver, pdf, pages: 2 }, signal);
    expect(said).toMatchObject([{ tag, state: 'sending' }]);
    // what the server made of the file, which it keeps only until the call has ended
    const before = await untilCalled(
      async () => dotsOfQueued(lines),
      ({ length }) => length === 2,
    );
    expect(await outcomeOf(tag)).toMatchObject([{ state: 'delivered', failure: null, pagesSent: 2 }]);

    const [incoming] = await untilCalled(
      () => line.received(),
      (all) => all.length > 0,
    );
    expect(incoming).toMatchObject({ from: lines.sender, to: lines.sender });
    const came = join(lines.spool, 'recvq', incoming!.id.split('/')[1]!);
    const after = dotsOf(came);
    expect(after).toHaveLength(2);
    expect(after.map((page, at) => isSame(page, before[at]!))).toEqual([true, true]);
    await incoming!.confirm();
    expect(await line.received()).toEqual([]);

    // long after the call only the log knows of it
    for (const name of readdirSync(join(lines.spool, 'doneq'))) rmSync(join(lines.spool, 'doneq', name));
    expect(await line.ask(attempt(tag))).toMatchObject([{ state: 'delivered', pagesSent: 2 }]);
  });

  it('is the line of a workspace: what it sends arrives, and comes in once', async () => {
    const server = await startTestServer({
      FAX_LINE: 'hylafax',
      FAX_NUMBERS: lines.sender,
      HYLAFAX_SERVER: 'ttyIAX0@localhost',
    });
    const account = await newAccount(server);
    expect((await account.ok(calls.getFaxLine, {})).number).toBe(lines.sender);
    const { id: noteId } = await newPatient(account);
    const targets = [{ name: 'Harbor Cardiology', number: lines.receiver }];
    const packet = await account.ok(calls.prepareFax, { body: { noteId, targets, coverNote: 'Two modems' } });
    await account.ok(calls.sendFax, { body: { packetId: packet.id, confirmed: [lines.receiver] } });
    const follow = async (direction: 'sent' | 'received'): Promise<Fax[]> => {
      // as if minutes had passed, without ending the session
      const later = server.clock.now() + 4 * 60_000;
      await followFaxes({ db: server.engine.db, use: (port) => server.ports.get(port) }, later);
      return account.ok(calls.listFaxes, { query: { direction } });
    };
    const [sent] = await untilCalled(
      () => follow('sent'),
      ([fax]) => fax?.recipients[0]?.state === 'delivered',
    );
    expect(sent?.recipients[0]).toMatchObject({ attempts: 1, pagesSent: packet.pages, failure: null });
    const came = await untilCalled(
      () => follow('received'),
      (all) => all.some(({ reading }) => reading?.state === 'read'),
    );
    expect(came).toMatchObject([{ pages: packet.pages, from: lines.sender }]);
    await server.stop();
  });
});

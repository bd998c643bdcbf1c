import { linkAsset } from '@clinical/contract/transcripts/assets.calls';
import { uploadAudioFiles } from '@clinical/contract/capture/files.calls';
import { limits } from '@clinical/contract/limits';
import { beforeAll, expect, it } from 'vitest';
import { newAccount, type TestAccount } from '../../../../test/builders/accounts.ts';
import { newPatient } from '../../../../test/builders/transcripts.ts';
import { sendForm } from '../../../../test/builders/uploads.ts';
import { testServer, type TestServer } from '../../../../test/harness.ts';
import { tones } from '../../../../test/spoken-audio.ts';

const sound = tones([[0.4, 0.3]]);

let server: TestServer;
let account: TestAccount;
let place: { noteId: string; transcriptId: string; audio: string };
beforeAll(async () => {
  server = await testServer();
  account = await newAccount(server);
  const noteId = (await newPatient(account)).id;
  const files = [{ name: 'visit.wav', content: sound }];
  const { body } = await sendForm(server, account, uploadAudioFiles.path, files, { noteId });
  const [entry] = body.transcripts;
  place = { noteId, transcriptId: entry!.id, audio: entry!.assets[0]!.name };
});

const link = (by = account) => by.ok(linkAsset, { params: place });
const open = (token: string, headers: Record<string, string> = {}) =>
  server.fetch(`/api/assets?link=${encodeURIComponent(token)}`, { headers });

it('opens the original without a bearer, whole and in ranges, as a file that no browser runs', async () => {
  const { token } = await link();
  const whole = await open(token);
  expect([whole.status, Buffer.from(await whole.arrayBuffer()).equals(sound)]).toEqual([200, true]);
  const piece = await open(token, { range: 'bytes=4-11' });
  expect([piece.status, piece.headers.get('content-range')]).toEqual([206, `bytes 4-11/${sound.length}`]);
  expect(Buffer.from(await piece.arrayBuffer()).equals(sound.subarray(4, 12))).toBe(true);
  expect(piece.headers.get('content-disposition')).toMatch(/^attachment/);
  expect(piece.headers.get('x-content-type-options')).toBe('nosniff');
  expect(piece.headers.get('content-security-policy')).toMatch(/default-src 'none'.*sandbox/);
  expect(piece.headers.get('cache-control')).toBe('no-store');
  const rows = await server.engine.query(
    'select action from audit_events where record_id = $1 and user_id = $2 and action like $3 order by at, id',
    [place.transcriptId, account.userId, 'transcript.%asset'],
  );
  expect(rows).toEqual([
    { action: 'transcript.link-asset' },
    { action: 'transcript.read-asset' },
    { action: 'transcript.read-asset' },
  ]);
});

it('is over after its time, and nothing else than what was sealed opens anything', async () => {
  const { token, expiresAt } = await link();
  expect(Date.parse(expiresAt)).toBeLessThanOrEqual(server.clock.now() + limits.assetLink);
  for (const wrong of [token.slice(0, -2), `${token}A`, 'v1.AAAA', 'x', '../../keys']) {
    expect((await open(wrong)).status, wrong).toBe(404);
  }
  server.clock.advance(limits.assetLink + 1);
  expect((await open(token)).status).toBe(404);
});

it('is made for nobody who may not read the chart, and ends with the right or the session that it was made for', async () => {
  const stranger = await newAccount(server);
  expect((await stranger.call(linkAsset, { params: place })).status).toBe(404);
  const elsewhere = { ...place, noteId: (await newPatient(account)).id };
  expect((await account.call(linkAsset, { params: elsewhere })).status).toBe(404);

  const { token } = await link();
  const grants = await server.engine.query('delete from note_grants where note_id = $1 returning principal, level', [
    place.noteId,
  ]);
  expect((await open(token)).status).toBe(404);
  for (const { principal, level } of grants) {
    await server.engine.query('insert into note_grants (note_id, principal, level) values ($1, $2, $3)', [
      place.noteId,
      principal,
      level,
    ]);
  }
  expect((await open(token)).status).toBe(200);

  await server.engine.query('update sessions set revoked_at = 1 where id = $1', [account.sessionId]);
  server.clock.advance(1_000);
  expect((await open(token)).status).toBe(404);
});

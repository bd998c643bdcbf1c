// @vitest-environment happy-dom
import { call } from '@clinical/contract/call';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type ApiError, isOffline } from './api-error.ts';
import { createClient } from './client.ts';
import { json, startTestServer } from './testing/test-server.ts';

const send = call<{ body: { noteId: string } }, { taskId: string }>('POST', '/transcripts/upload_audio_files');
let stop: (() => Promise<void>) | null = null;

beforeEach(() => {
  // The page and the server of the test have different ports.
  (
    globalThis as unknown as { happyDOM: { settings: { fetch: { disableSameOriginPolicy: boolean } } } }
  ).happyDOM.settings.fetch.disableSameOriginPolicy = true;
});
afterEach(async () => {
  await stop?.();
  stop = null;
});

async function uploading(answer: Parameters<typeof startTestServer>[0]) {
  const server = await startTestServer(answer);
  stop = server.stop;
  const onRejected = vi.fn<(error: ApiError) => void>();
  return {
    client: createClient({ apiBase: server.origin, token: () => 'token-1', onRejected }),
    onRejected,
    received: server.received,
  };
}

function form(): FormData {
  const data = new FormData();
  data.set('noteId', 'n-1');
  data.append('files', new File(['Doctor: How are you?'], 'visit.txt', { type: 'text/plain' }));
  return data;
}

test('an upload sends the form with the upload style of Authorization', async () => {
  const { client, received } = await uploading((_, reply) => json(reply, 200, { taskId: 't-1' }));
  expect(await client.upload(send, form())).toEqual({ taskId: 't-1' });
  const [request] = received;
  expect(request?.headers.authorization).toBe('token token-1');
  expect(request?.headers['idempotency-key']).toMatch(/^[0-9a-f]{32}$/);
  expect(request?.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/);
  expect(request?.body).toContain('Doctor: How are you?');
});

test('a refused upload says why', async () => {
  const { client } = await uploading((_, reply) =>
    json(reply, 415, { code: 'UNSUPPORTED_MEDIA', message: 'This kind of file is not supported.' }),
  );
  await expect(client.upload(send, form())).rejects.toMatchObject({ code: 'UNSUPPORTED_MEDIA', status: 415 });
});

test('a 401 reports that the session is over; no reply does not', async () => {
  const over = await uploading((_, reply) => json(reply, 401, { code: 'SESSION_EXPIRED', message: 'Over.' }));
  await expect(over.client.upload(send, form())).rejects.toMatchObject({ status: 401 });
  expect(over.onRejected).toHaveBeenCalledOnce();
  await stop?.();
  const broken = await uploading((_, reply) => void reply.destroy());
  expect(isOffline(await broken.client.upload(send, form()).catch((error: unknown) => error))).toBe(true);
  expect(broken.onRejected).not.toHaveBeenCalled();
});

test('an upload can be stopped', async () => {
  const { client } = await uploading(() => undefined);
  const abort = new AbortController();
  const sending = client.upload(send, form(), { signal: abort.signal });
  setTimeout(() => abort.abort(), 50);
  await expect(sending).rejects.toMatchObject({ name: 'AbortError' });
});

test('progress is told in whole percent', async () => {
  const { client } = await uploading((_, reply) => json(reply, 200, { taskId: 't-1' }));
  const told: number[] = [];
  const Real = globalThis.XMLHttpRequest;
  // The test's browser does not measure uploads, so the measuring is played and the exchange is real.
  globalThis.XMLHttpRequest = class extends Real {
    override send(body?: Parameters<XMLHttpRequest['send']>[0]) {
      for (const loaded of [10, 333, 1000]) {
        this.upload.dispatchEvent(new ProgressEvent('progress', { lengthComputable: true, loaded, total: 1000 }));
      }
      super.send(body as never);
    }
  } as typeof XMLHttpRequest;
  await client.upload(send, form(), { onProgress: (percent) => told.push(percent) });
  globalThis.XMLHttpRequest = Real;
  expect(told).toEqual([1, 33, 100]);
});

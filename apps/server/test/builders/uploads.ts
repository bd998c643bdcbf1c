import type { UploadedTranscripts } from '@clinical/contract/capture/files.schemas';
import type { TestServer } from '../harness.ts';
import type { TestAccount } from './accounts.ts';

export type Upload = { name: string; content: string | Buffer };
export type UploadReply = { status: number; body: UploadedTranscripts & { code?: string; message?: string } };

/** Sends a form with files, as the pages do. */
export async function sendForm(
  server: TestServer,
  account: TestAccount,
  path: string,
  files: readonly Upload[],
  fields: Record<string, string>,
): Promise<UploadReply> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  for (const { name, content } of files) form.append('files', new Blob([new Uint8Array(Buffer.from(content))]), name);
  const response = await server.fetch(`/api${path}`, {
    method: 'POST',
    headers: { authorization: `token ${account.token}` },
    body: form,
  });
  return { status: response.status, body: (await response.json()) as UploadReply['body'] };
}

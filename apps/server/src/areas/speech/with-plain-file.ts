import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { speechPort } from '../../gateways/speech/port.ts';
import type { Context } from '../../platform/context.ts';
import { fileStore } from '../../platform/storage/file-store.ts';

/** The engines read plain files, so there is one while it is heard, in the folder that is emptied at each start. */
export async function withPlainFile<T>(
  ctx: Context,
  fileId: string,
  hearing: (path: string) => Promise<T>,
): Promise<T> {
  const { workFolder } = ctx.use(speechPort);
  await mkdir(workFolder, { recursive: true, mode: 0o700 });
  const path = join(workFolder, ctx.ids.uuid());
  try {
    await pipeline(await ctx.use(fileStore).read(fileId), createWriteStream(path, { flags: 'wx', mode: 0o600 }));
    return await hearing(path);
  } finally {
    await rm(path, { force: true });
  }
}

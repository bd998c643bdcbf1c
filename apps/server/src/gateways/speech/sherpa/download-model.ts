import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, rename, rm, stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

const fileName = z.string().regex(/^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$/, 'a plain file name');

const CatalogueFile = z.object({
  /** Name in the model's folder. */
  name: fileName,
  address: z.url({ protocol: /^https?$/ }),
  /** Bytes. */
  size: z.number().int().positive(),
  sha256: z.string().regex(/^[0-9a-f]{64}$/, 'a SHA-256 in lower-case hex'),
});
type CatalogueFile = z.infer<typeof CatalogueFile>;

/** An operator's list of models, and what each costs. */
export const Catalogue = z.object({
  models: z.array(
    z.object({
      name: fileName,
      /** Of memory while it hears, in MiB. */
      memoryMb: z.number().positive(),
      files: z.array(CatalogueFile).min(1),
    }),
  ),
});
export type CatalogueModel = z.infer<typeof Catalogue>['models'][number];

const mib = (bytes: number): string => `${Math.ceil(bytes / 1024 / 1024)} MB`;

/** What a model costs, in a sentence. */
export function costOf({ name, files, memoryMb }: CatalogueModel): string {
  const bytes = files.reduce((sum, { size }) => sum + size, 0);
  return `${name} takes ${mib(bytes)} of disk, and about ${Math.ceil(memoryMb)} MB of memory while it hears.`;
}

/**
 * Brings a model's files into a folder. What was broken off is taken up where it ended; a file takes its name only when its size and
 * checksum are those of the catalogue. @throws Error that says what is wrong, naming the file
 */
export async function downloadModel(
  model: CatalogueModel,
  folder: string,
  { say, signal }: { say: (line: string) => void; signal?: AbortSignal },
): Promise<void> {
  await mkdir(folder, { recursive: true });
  await refuseWithoutRoom(model, folder);
  for (const file of model.files) {
    const target = join(folder, file.name);
    if ((await sizeOf(target)) === file.size && (await digestOf(target)) === file.sha256) {
      say(`${file.name} is there already.`);
      continue;
    }
    const partial = `${target}.partial`;
    await fetchFile(file, partial, say, signal);
    const digest = await digestOf(partial);
    if (digest !== file.sha256) {
      await rm(partial);
      throw new Error(`${file.name} is not the file of the catalogue: its SHA-256 is ${digest}. It was deleted.`);
    }
    await rename(partial, target);
    say(`${file.name} is complete, and its checksum is right.`);
  }
}

async function refuseWithoutRoom({ files }: CatalogueModel, folder: string): Promise<void> {
  const { bavail, bsize } = await statfs(folder);
  let needed = 0;
  for (const { name, size } of files) {
    const there = Math.max(await sizeOf(join(folder, name)), await sizeOf(join(folder, `${name}.partial`)));
    needed += Math.max(0, size - there);
  }
  if (needed > bavail * bsize)
    throw new Error(
      `There is not enough room in ${folder}: ${mib(needed)} are needed, ${mib(bavail * bsize)} are free.`,
    );
}

async function fetchFile(file: CatalogueFile, partial: string, say: (line: string) => void, signal?: AbortSignal) {
  let at = await sizeOf(partial);
  if (at > file.size) {
    await rm(partial);
    at = 0;
  }
  if (at === file.size) return;
  const response = await fetch(file.address, {
    headers: at > 0 ? { range: `bytes=${at}-` } : {},
    signal: signal ?? null,
  });
  if (!response.ok || response.body === null) throw new Error(`${file.address} answered ${response.status}.`);
  // a server that knows no ranges begins again
  if (response.status !== 206) at = 0;
  say(at > 0 ? `${file.name} goes on at ${mib(at)} of ${mib(file.size)}.` : `${file.name}: ${mib(file.size)}.`);
  const handle = await open(partial, at > 0 ? 'r+' : 'w');
  try {
    for await (const chunk of response.body) {
      if (at + chunk.length > file.size)
        throw new Error(`${file.address} sends more than the ${file.size} bytes of the catalogue.`);
      await handle.write(chunk, 0, chunk.length, at);
      at += chunk.length;
    }
    await handle.sync();
  } finally {
    await handle.close();
  }
  if (at < file.size)
    throw new Error(`${file.name} broke off at ${mib(at)} of ${mib(file.size)}. Run this again to go on.`);
}

async function sizeOf(path: string): Promise<number> {
  return stat(path).then(
    ({ size }) => size,
    () => 0,
  );
}

async function digestOf(path: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(path)) hash.update(chunk as Buffer);
  return hash.digest('hex');
}

import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, rename, rm, stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';

export type RemoteFile = {
  /** Name in the folder. */
  name: string;
  address: string;
  /** Bytes. */
  size: number;
  digest: { algorithm: 'sha256' | 'sha512'; hex: string };
};

type Options = { say: (line: string) => void; signal?: AbortSignal | undefined };

export const mebibytes = (bytes: number): string => `${Math.ceil(bytes / 1024 / 1024)} MB`;

/**
 * Brings files into a folder. What was broken off is taken up where it ended; a file takes its name only when its size and
 * checksum are the expected ones. @throws Error that says what is wrong, naming the file
 */
export async function downloadFiles(files: readonly RemoteFile[], folder: string, options: Options): Promise<void> {
  await mkdir(folder, { recursive: true });
  await refuseWithoutRoom(files, folder);
  for (const file of files) await downloadFile(file, folder, options);
}

async function downloadFile(file: RemoteFile, folder: string, { say, signal }: Options): Promise<void> {
  const target = join(folder, file.name);
  const { algorithm, hex } = file.digest;
  if ((await sizeOf(target)) === file.size && (await digestOf(target, algorithm)) === hex) {
    say(`${file.name} is there already.`);
    return;
  }
  const partial = `${target}.partial`;
  await fetchFile(file, partial, { say, signal });
  const digest = await digestOf(partial, algorithm);
  if (digest !== hex) {
    await rm(partial);
    throw new Error(`${file.name} is not the expected file: its ${algorithm} is ${digest}. It was deleted.`);
  }
  await rename(partial, target);
  say(`${file.name} is complete, and its checksum is right.`);
}

async function refuseWithoutRoom(files: readonly RemoteFile[], folder: string): Promise<void> {
  const { bavail, bsize } = await statfs(folder);
  let needed = 0;
  for (const { name, size } of files) {
    const there = Math.max(await sizeOf(join(folder, name)), await sizeOf(join(folder, `${name}.partial`)));
    needed += Math.max(0, size - there);
  }
  if (needed > bavail * bsize)
    throw new Error(
      `There is not enough room in ${folder}: ${mebibytes(needed)} are needed, ${mebibytes(bavail * bsize)} are free.`,
    );
}

async function fetchFile(file: RemoteFile, partial: string, { say, signal }: Options): Promise<void> {
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
  say(
    at > 0
      ? `${file.name} goes on at ${mebibytes(at)} of ${mebibytes(file.size)}.`
      : `${file.name}: ${mebibytes(file.size)}.`,
  );
  const handle = await open(partial, at > 0 ? 'r+' : 'w');
  try {
    for await (const chunk of response.body) {
      if (at + chunk.length > file.size)
        throw new Error(`${file.address} sends more than the ${file.size} bytes that were expected.`);
      await handle.write(chunk, 0, chunk.length, at);
      at += chunk.length;
    }
    await handle.sync();
  } finally {
    await handle.close();
  }
  if (at < file.size)
    throw new Error(`${file.name} broke off at ${mebibytes(at)} of ${mebibytes(file.size)}. Run this again to go on.`);
}

async function sizeOf(path: string): Promise<number> {
  return stat(path).then(
    ({ size }) => size,
    () => 0,
  );
}

async function digestOf(path: string, algorithm: RemoteFile['digest']['algorithm']): Promise<string> {
  const hash = createHash(algorithm);
  for await (const chunk of createReadStream(path)) hash.update(chunk as Buffer);
  return hash.digest('hex');
}

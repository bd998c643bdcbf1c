import { readFile } from 'node:fs/promises';
import { AppError } from '../../platform/app-error.ts';
import type { BytesReply } from '../../platform/area.ts';
import { isoTime } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import { fileStore } from '../../platform/storage/file-store.ts';
import { type ZipFile, zipStream } from '../../platform/zip/zip-stream.ts';
import { getTranscriptFor } from '../transcripts/public.ts';
import { type ChainLink, linkLine } from './chain.ts';
import { linksOf, sealsOf, type SealRow } from './chain.queries.ts';
import { notePage } from './packet/note-page.mjs';

const fixedFiles = ['README.txt', 'note-page.mjs', 'verify.mjs'];
const fixedFile = (name: string) => readFile(new URL(`./packet/${name}`, import.meta.url));

/**
 * A signed entry with all that it came from, as a zip that needs no server: the note as a page, chain, payloads, signatures, public
 * keys, and the script that holds them against each other. @throws AppError NOT_FOUND, CONFLICT while nothing is signed
 */
export async function getPacket(ctx: Context, id: string): Promise<BytesReply> {
  const entry = await getTranscriptFor(ctx, id, 'read');
  const chart = ctx.withRowLevelSecurity(entry.workspaceId);
  const links = await linksOf(chart, id);
  if (links.length === 0) throw new AppError('CONFLICT', { message: 'This entry is not signed yet.' });
  const seals = await sealsOf(chart, id);
  await ctx.audit('transcript.export-packet', { type: 'transcript', id, noteId: entry.noteId });
  return {
    fileName: `signed record ${isoTime(entry.createdAt).slice(0, 10)} ${id.slice(-8)}.zip`,
    mediaType: 'application/zip',
    size: null,
    open: async () => zipStream(filesOf(ctx, links, seals)),
  };
}

async function* filesOf(ctx: Context, links: readonly ChainLink[], seals: readonly SealRow[]): AsyncGenerator<ZipFile> {
  const modifiedAt = links.at(-1)!.at;
  const lines = links.map((link) => `${linkLine(link)}\t${link.link}\n`);
  yield { name: 'chain.txt', modifiedAt, content: lines.join('') };
  const sealed = seals.map(({ seq, signature }) => `${seq}\t${signature}\n`);
  yield { name: 'seals.txt', modifiedAt, content: sealed.join('') };
  for (const { seq, publicKey } of seals) yield { name: `keys/${seq}.pem`, modifiedAt, content: publicKey };
  for (const name of fixedFiles) yield { name, modifiedAt, content: await fixedFile(name) };
  const told = links.map(({ kind, payload }) => ({ kind, payload: payload === null ? null : JSON.parse(payload) }));
  yield { name: 'note.html', modifiedAt, content: notePage(told) };
  const files = ctx.use(fileStore);
  for (const link of links) {
    const name = `payloads/${String(link.seq).padStart(4, '0')}-${link.kind}`;
    if (link.payload !== null) yield { name: `${name}.json`, modifiedAt: link.at, content: link.payload };
    else if (link.fileId !== null) {
      const ending = /\.[a-z0-9]{1,5}$/.exec(link.fileName ?? '')?.[0] ?? '.bin';
      yield { name: `${name}${ending}`, modifiedAt: link.at, content: await files.read(link.fileId) };
    }
  }
}

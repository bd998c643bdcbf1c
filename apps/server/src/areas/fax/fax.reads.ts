import type { Fax, FaxContact, FaxQuery } from '@clinical/contract/fax/fax.schemas';
import type { z } from 'zod';
import type { BytesReply } from '../../platform/area.ts';
import { isoTime } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import { fileStore } from '../../platform/storage/file-store.ts';
import { selectContacts } from './contacts.queries.ts';
import { type FullFax, getFaxFor, getOwnPacket, selectFaxes } from './fax.queries.ts';
import { endingOf } from './file-ending.ts';
import { viewContact, viewFax } from './fax.view.ts';

export async function listFaxContacts(ctx: Context): Promise<FaxContact[]> {
  const rows = await selectContacts(ctx);
  await ctx.audit('fax.list-contacts', { type: 'fax-contact', id: null });
  return rows.map((row) => viewContact(ctx.actor, row));
}

export async function listFaxes(ctx: Context, query: z.output<typeof FaxQuery>): Promise<Fax[]> {
  const rows = await selectFaxes(ctx, query);
  await ctx.audit('fax.list', { type: 'fax', id: null });
  return rows.map((row) => viewFax(ctx.actor, row));
}

/** @throws AppError NOT_FOUND for what somebody else has prepared */
export async function readFaxPacket(ctx: Context, id: string): Promise<BytesReply> {
  return fileOf(ctx, await getOwnPacket(ctx, id));
}

/** @throws AppError NOT_FOUND */
export async function downloadFax(ctx: Context, id: string): Promise<BytesReply> {
  return fileOf(ctx, await getFaxFor(ctx, id, 'read'));
}

async function fileOf(ctx: Context, fax: FullFax): Promise<BytesReply> {
  const { id, noteId, fileId, mediaType, size, createdAt } = fax;
  await ctx.audit('fax.read', { type: 'fax', id, ...(noteId === null ? {} : { noteId }) });
  return {
    fileName: `Fax ${isoTime(createdAt).slice(0, 16).replace('T', ' ').replace(':', '-')}${endingOf(mediaType)}`,
    mediaType,
    size,
    open: (range) => ctx.use(fileStore).read(fileId, range),
  };
}

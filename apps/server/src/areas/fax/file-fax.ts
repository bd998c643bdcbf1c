import type { TaskCategory } from '@clinical/contract/clinical-tasks/clinical-tasks.schemas';
import { faxLimits } from '@clinical/contract/fax/fax.rules';
import type { FaxLabel } from '@clinical/contract/fax/received.schemas';
import { Readable } from 'node:stream';
import { AppError } from '../../platform/app-error.ts';
import { isoTime } from '../../platform/clock.ts';
import type { Context, Tx } from '../../platform/context.ts';
import { deleteFiles } from '../../platform/storage/delete-files.ts';
import { fileStore, type StoredFile } from '../../platform/storage/file-store.ts';
import { addChartTask, closeLoop } from '../clinical-tasks/public.ts';
import { addEntry, insertAssets } from '../transcripts/public.ts';
import { type FaxRow, lockFax, updateFax } from './fax.queries.ts';
import { endingOf } from './file-ending.ts';
import { faxSource } from './fax-source.ts';
import { publishFax } from './publish-fax.ts';
import type { StoredReading } from './received.queries.ts';

export type Filing = {
  noteId: string;
  /** Null where nobody but the program files it. */
  filedBy: string | null;
  /** What is to be done about it; a task to review it where it is null. */
  task: { title: string; assigneeId: string | null } | null;
  /** The open loop that it is the reply to: then there is nothing else to do, when a person files it. */
  closes: string | null;
};

const categories: Record<FaxLabel, TaskCategory> = {
  referral: 'Appointment',
  'referral-reply': 'Follow-up',
  'lab-result': 'Follow-up',
  imaging: 'Follow-up',
  discharge: 'Follow-up',
  'records-request': 'Other',
  'refill-request': 'Treatment',
  authorization: 'Insurance',
  other: 'Other',
};
const names: Record<FaxLabel, string> = {
  referral: 'referral',
  'referral-reply': 'referral reply',
  'lab-result': 'lab result',
  imaging: 'imaging report',
  discharge: 'discharge summary',
  'records-request': 'request for records',
  'refill-request': 'refill request',
  authorization: 'authorization',
  other: 'fax',
};

/**
 * Files a received fax in a chart that the caller has reached with the right to change it: an entry with the file, and a task or a
 * closed loop, together or not at all. @throws AppError CONFLICT when it is filed already, split, or spam
 */
export async function fileFax(ctx: Context, fax: FaxRow, reading: StoredReading | null, filing: Filing): Promise<void> {
  assertUnfiled(fax);
  // the entry has bytes of its own: deleting one of the two leaves the other
  const files = ctx.use(fileStore);
  const bytes = await files.readAll(fax.fileId, faxLimits.bytes);
  const stored = await files.write(Readable.from([Buffer.from(bytes)]), {
    workspaceId: fax.workspaceId,
    limit: faxLimits.bytes,
  });
  try {
    await ctx.transaction((tx) => store(tx, fax, reading, filing, stored));
  } catch (error) {
    await deleteFiles(ctx, [stored.fileId]);
    throw error;
  }
}

async function store(
  tx: Tx,
  { id, workspaceId }: FaxRow,
  reading: StoredReading | null,
  { noteId, filedBy, task, closes }: Filing,
  { fileId, size }: StoredFile,
): Promise<void> {
  const fax = await lockFax(tx, id);
  assertUnfiled(fax);
  const sender = reading?.fields.find(({ kind }) => kind === 'sender')?.value || fax.fromNumber || 'an unknown number';
  const { mediaType } = fax;
  const ending = endingOf(mediaType);
  const fileName = `Fax ${isoTime(fax.createdAt).slice(0, 10)}${ending}`;
  const entry = await addEntry(tx, {
    noteId,
    workspaceId,
    kind: 'fax',
    source: faxSource(reading?.pages ?? []),
    fileName,
  });
  await insertAssets(tx, [{ transcriptId: entry.id, name: `fax${ending}`, fileId, fileName, mediaType, size }]);
  const label = fax.label ?? 'other';
  const from = sender.slice(0, 80);
  const proof = { kind: 'entry' as const, text: `Fax from ${from}`, recordId: entry.id };
  // a loop that a colleague has closed meanwhile leaves the reply to be read by somebody
  const isClosed = closes !== null && (await closeLoop(tx, closes, proof));
  // what the program filed by itself was read by nobody yet
  const isRead = isClosed && filedBy !== null && task === null;
  const filedTaskId = isRead
    ? null
    : await addChartTask(tx, {
        noteId,
        workspaceId,
        category: categories[label],
        title: task?.title ?? `Review ${names[label]} from ${from}`,
        description: fax.summary,
        assigneeId: task ? task.assigneeId : fax.ownerId,
        transcriptId: entry.id,
      });
  await updateFax(tx, id, { noteId, filedAt: tx.clock.now(), filedBy, transcriptId: entry.id, filedTaskId });
  await tx.audit('fax.pair', { type: 'fax', id, noteId });
  // those who saw it while it was nobody's, and those who see it now
  await publishFax(tx, { id, noteId: null, workspaceId });
  await publishFax(tx, { id, noteId, workspaceId });
}

/** @throws AppError CONFLICT */
export function assertUnfiled({ filedAt, splitAt, spamAt, direction }: FaxRow): void {
  const message =
    direction === 'sent'
      ? 'This fax was sent from here.'
      : filedAt !== null
        ? 'This fax is filed already. Open it to see where.'
        : splitAt !== null
          ? 'This fax was split. File its parts.'
          : spamAt !== null
            ? 'This fax is in spam. Restore it first.'
            : null;
  if (message !== null) throw new AppError('CONFLICT', { message });
}

import { faxLimits } from '@clinical/contract/fax/fax.rules';
import { Readable } from 'node:stream';
import { documentBinder, documentReader, isTiff } from '../../gateways/documents/port.ts';
import { faxPort, type IncomingFax } from '../../gateways/fax/port.ts';
import { alerts } from '../../platform/alerts.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Installation } from '../../platform/area.ts';
import { createIds } from '../../platform/ids.ts';
import { port } from '../../platform/ports.ts';
import { fileStore } from '../../platform/storage/file-store.ts';
import { findLineOf } from './line.queries.ts';
import { queueReading } from './read-received.ts';
import { receivedAlert } from './received-alert.ts';
import { findReceivedPages, insertReceived } from './received.queries.ts';

/** Takes what came in from the line. */
export type FaxReceiver = {
  /**
   * Stores each fax once, in the workspace whose number it was sent to. What cannot be stored waits at its line, is named in the
   * log, and holds up nothing else. Gives the workspaces that got something.
   */
  receive(): Promise<string[]>;
};

export const faxReceiver = port<FaxReceiver>('fax-receiver');

type Opened = { bytes: Uint8Array; mediaType: string; pages: number; reason: string | null };

/** Longest look at a fax, in milliseconds. */
const lookFor = 60_000;

export function createFaxReceiver(installation: Pick<Installation, 'engine' | 'clock' | 'log' | 'use'>): FaxReceiver {
  const { engine, clock } = installation;
  const ids = createIds(clock);

  async function store(incoming: IncomingFax, workspaceId: string): Promise<void> {
    const { bytes, mediaType, pages, reason } = await open(await incoming.read());
    const files = installation.use(fileStore);
    const content = Readable.from([Buffer.from(bytes)]);
    const { fileId, size } = await files.write(content, { workspaceId, limit: faxLimits.bytes });
    const row = {
      id: ids.uuid(),
      workspaceId,
      direction: 'received' as const,
      noteId: null,
      fileId,
      mediaType,
      size,
      pages,
      documents: [],
      targets: [],
      fromNumber: incoming.from,
      lineId: incoming.id,
      createdBy: null,
      createdAt: incoming.at,
      sentAt: clock.now(),
      reading: reason === null ? ('waiting' as const) : ('failed' as const),
      readingReason: reason,
    };
    const isNew = await engine.transaction(async (db) => {
      const added = await insertReceived(db, row, ids.uuid());
      // pages are told that a fax came, and read the alerts with it
      const scope = { db, clock, ids, emit: () => undefined };
      if (added && reason !== null) await installation.use(alerts).raise(scope, receivedAlert(row));
      return added;
    });
    if (!isNew) await files.delete(fileId);
    else if (reason === null) await queueReading({ db: engine.db, use: installation.use }, row);
  }

  /** As a PDF with its pages counted; or as it came, and why nobody can open it: then a person looks at it. */
  async function open(came: Uint8Array): Promise<Opened> {
    const signal = AbortSignal.timeout(lookFor);
    try {
      const bytes = isTiff(came) ? await installation.use(documentBinder).fromTiff({ bytes: came, signal }) : came;
      const { pages } = await installation.use(documentReader).inspect({ bytes, kind: 'pdf', signal });
      return { bytes, mediaType: 'application/pdf', pages, reason: null };
    } catch (error) {
      if (!(error instanceof AppError) || !['UNREADABLE_SOURCE', 'TOO_LARGE'].includes(error.code)) throw error;
      const mediaType = isTiff(came) ? 'image/tiff' : 'application/octet-stream';
      return { bytes: came, mediaType, pages: 0, reason: error.message };
    }
  }

  /** The workspace that got it; null when no workspace has its number, or it was there already. */
  async function take(incoming: IncomingFax): Promise<string | null> {
    const { numbers } = installation.use(faxPort);
    const named = numbers.find(({ number }) => number === incoming.to)?.workspaceId ?? null;
    const workspaceId = named ?? (await findLineOf(engine.db, incoming.to))?.workspaceId ?? null;
    if (workspaceId === null) return null;
    const isKnown = (await findReceivedPages(engine.db, incoming.id)) !== null;
    if (!isKnown) await store(incoming, workspaceId);
    await incoming.confirm();
    return isKnown ? null : workspaceId;
  }

  return {
    async receive() {
      const got = new Set<string>();
      for (const incoming of await installation.use(faxPort).received()) {
        try {
          const workspaceId = await take(incoming);
          if (workspaceId !== null) got.add(workspaceId);
        } catch (error) {
          installation.log.error(
            { err: error, fax: incoming.id },
            'a fax that came in was not stored; it waits at its line',
          );
        }
      }
      return [...got];
    },
  };
}

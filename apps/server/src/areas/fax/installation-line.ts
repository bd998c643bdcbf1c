import { faxLimits } from '@clinical/contract/fax/fax.rules';
import { Readable } from 'node:stream';
import type { FaxPort, LineEvent } from '../../gateways/fax/port.ts';
import type { Installation } from '../../platform/area.ts';
import { fileStore } from '../../platform/storage/file-store.ts';
import { deleteCarried, findCarried, insertCarried, selectWaiting } from './carried.queries.ts';
import { findLineOf } from './line.queries.ts';
import { findReceivedPages } from './received.queries.ts';

/** Carries faxes between the workspaces of this program, with no carrier and no network. What it has is kept in the database. */
export function installationLine(installation: Pick<Installation, 'engine' | 'clock' | 'use'>): FaxPort {
  const { engine, clock } = installation;
  const { db } = engine;
  return {
    name: 'Between workspaces of this installation',
    reaches: 'installation',
    numbers: [],
    hear: null,
    test: async () => 'Faxes are carried within this installation only.',

    async send({ tag, from, to, pdf, pages }) {
      const target = await findLineOf(db, to);
      if (!target || (await findCarried(db, tag))) return [];
      const files = installation.use(fileStore);
      const { workspaceId } = target;
      const { fileId } = await files.write(Readable.from([Buffer.from(pdf)]), { workspaceId, limit: faxLimits.bytes });
      const row = {
        tag,
        workspaceId,
        fromNumber: from,
        toNumber: to,
        fileId,
        pages,
        handedAt: clock.now(),
      };
      if (!(await insertCarried(db, row))) await files.delete(fileId);
      return [];
    },

    async ask({ tag }) {
      const pages = await findReceivedPages(db, tag);
      if (pages === null && !(await findCarried(db, tag))) return [];
      const said = (state: LineEvent['state'], pagesSent: number | null): LineEvent => ({
        id: `installation/${tag}/${state}`,
        tag,
        state,
        failure: null,
        pagesSent,
        raw: { state, pages: pagesSent },
      });
      return [said('sending', null), ...(pages === null ? [] : [said('delivered', pages)])];
    },

    async received() {
      const waiting = await selectWaiting(db);
      return waiting.map(({ tag, fromNumber, toNumber, fileId, handedAt }) => ({
        id: tag,
        from: fromNumber,
        to: toNumber,
        at: handedAt,
        read: () => installation.use(fileStore).readAll(fileId, faxLimits.bytes),
        confirm: async () => {
          await deleteCarried(db, tag);
          await installation.use(fileStore).delete(fileId);
        },
      }));
    },
  };
}

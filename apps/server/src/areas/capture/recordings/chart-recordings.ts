import { z } from 'zod';
import { AppError } from '../../../platform/app-error.ts';
import type { ChartContents } from '../../notes/public.ts';
import { moveConsents, selectConsents } from './consents.queries.ts';
import { isRecordingIn, moveRecordings } from './recordings.queries.ts';
import { viewConsent } from './recordings.view.ts';

const Moved = z.object({ recordings: z.array(z.uuid()), consents: z.array(z.uuid()) });

/** A recording that was added to within this time is going on. */
const liveForMs = 2 * 60_000;

/** Unfinished recordings follow their chart, and so do the answers about being recorded. What was finished is an entry. */
export const chartRecordings: ChartContents = {
  name: 'recordings',

  async move(tx, from, to) {
    const moved: z.infer<typeof Moved> = {
      recordings: await moveRecordings(tx, from.id, to),
      consents: await moveConsents(tx, from.id, to),
    };
    return moved;
  },

  async refuseDeletion(tx, noteIds) {
    if (await isRecordingIn(tx, noteIds, tx.clock.now() - liveForMs)) {
      throw new AppError('CONFLICT', {
        message: 'Someone is recording in one of these charts. Wait until the recording is finished.',
      });
    }
  },

  async moveBack(tx, moved, from, to) {
    // a merge from before there were recordings
    if (moved === undefined) return;
    const { recordings, consents } = Moved.parse(moved);
    await moveRecordings(tx, from.id, to, recordings);
    await moveConsents(tx, from.id, to, consents);
  },

  async *exportFiles(scope, chart) {
    const consents = (await selectConsents(scope, chart.id)).map(viewConsent);
    const [newest] = consents;
    if (newest) {
      yield {
        path: ['consents.json'],
        modifiedAt: Date.parse(newest.createdAt),
        content: `${JSON.stringify(consents, null, 2)}\n`,
      };
    }
  },
};

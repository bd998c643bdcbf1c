import { speechPort } from '../../../gateways/speech/port.ts';
import { AppError } from '../../../platform/app-error.ts';
import type { Started } from '../../../platform/area.ts';
import { hearTranscript } from './start-hearing.ts';
import { selectWaitingEntries } from './waiting.queries.ts';

/** Has the entries heard that were waiting for an engine, once there is one, each for the person who made it. */
export const hearWaiting: Started = async (program) => {
  if (!program.use(speechPort).engine) return;
  for (const { id, ...maker } of await selectWaitingEntries(program.db)) {
    try {
      await hearTranscript(await program.contextOf(maker), id);
    } catch (error) {
      // whoever left may not write there any more: it waits on, for somebody who presses the button
      if (!(error instanceof AppError)) throw error;
    }
  }
};

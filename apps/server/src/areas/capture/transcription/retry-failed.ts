import { isOutage, speechPort } from '../../../gateways/speech/port.ts';
import type { DoDue } from '../../../platform/area.ts';
import { type FailedEntry, selectFailedEntries } from './pending.queries.ts';
import { transcribeEach } from './transcribe-pending.ts';

const firstAfterMs = 60_000;
/** The waits add up to an hour; then a person decides. */
const retries = 6;
const longestMs = 2 * 60 * 60_000;

/** Retries transcriptions that failed in an outage of the service, each after twice the wait before. */
export const retryFailed: DoDue = async (program, now) => {
  if (!program.use(speechPort).engine) return;
  const failed = await selectFailedEntries(program.db, now - longestMs);
  await transcribeEach(
    program,
    failed.filter((entry) => isDue(entry, now)),
  );
};

function isDue({ message, attempts, finishedAt }: FailedEntry, now: number): boolean {
  if (finishedAt === null || attempts > retries || !isOutage(message)) return false;
  return now >= finishedAt + firstAfterMs * 2 ** (attempts - 1);
}

import { cleanHtml } from './clean-html.ts';

/** Runs in the worker pool: a large note takes longer than the main thread may be held. */
// oxlint-disable-next-line import/no-default-export -- the worker pool calls a module's default export
export default function cleanAll(pieces: string[]): string[] {
  return pieces.map(cleanHtml);
}

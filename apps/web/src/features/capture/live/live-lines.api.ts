import * as calls from '@clinical/contract/capture/live-lines.calls';
import type { LiveLine } from '@clinical/contract/capture/live-lines.schemas';
import type { LiveCaption } from '@clinical/contract/speech/live.rules';
import { api } from '../../../lib/api.ts';

/** Keeps lines with their recording on the server. @throws ApiError */
export async function keepLines(id: string, lines: LiveLine[]): Promise<void> {
  await api.request(calls.saveLiveLines, { params: { id }, body: { lines } });
}

/** What was heard of a recording so far. @throws ApiError */
export async function readLines(id: string): Promise<LiveCaption[]> {
  const { lines } = await api.request(calls.getLiveLines, { params: { id } });
  return lines.map((line) => ({ ...line, final: true, confidence: null, words: [] }));
}

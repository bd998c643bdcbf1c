/** Names the consent text that the pages show, so that a record tells what exactly was agreed to. Change both together. */
export const consentTextVersion = '2026-11';

/** Containers that a browser's recorder writes and that a finished recording may have. */
export const recordingContainers = ['webm', 'ogg', 'mp4'] as const;
export type RecordingContainer = (typeof recordingContainers)[number];

/** The container of a recorder's media type ("audio/webm;codecs=opus"), or null when it is none of ours. */
export function containerOf(mimeType: string): RecordingContainer | null {
  const name = /^audio\/(\w+)\s*(;|$)/i.exec(mimeType)?.[1]?.toLowerCase();
  return recordingContainers.find((container) => container === name) ?? null;
}

/** The numbers from 0 up to `total` that are not in `stored`, lowest first, at most `most` of them. */
export function missingChunks(stored: ReadonlySet<number>, total: number, most: number): number[] {
  const missing: number[] = [];
  for (let n = 0; n < total && missing.length < most; n += 1) if (!stored.has(n)) missing.push(n);
  return missing;
}

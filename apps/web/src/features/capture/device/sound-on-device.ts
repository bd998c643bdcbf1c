import type { RecordingStore } from './recording-store.ts';

/** The sound of a recording that is on this device, a file for each segment, in their order. */
export async function soundOnDevice(
  store: Pick<RecordingStore, 'find' | 'pieces' | 'piece'>,
  id: string,
): Promise<Blob[]> {
  const type = (await store.find(id))?.mimeType ?? '';
  const segments = new Map<number, Uint8Array<ArrayBuffer>[]>();
  for (const n of await store.pieces(id)) {
    const piece = await store.piece(id, n);
    if (!piece) continue;
    const before = segments.get(piece.segment);
    if (before) before.push(piece.bytes);
    else segments.set(piece.segment, [piece.bytes]);
  }
  return [...segments].toSorted(([a], [b]) => a - b).map(([, bytes]) => new Blob(bytes, { type }));
}

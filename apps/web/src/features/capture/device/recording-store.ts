import type { EncryptedStore } from '../../../lib/store/encrypted-store.ts';
import type { KeptRecording, Piece, SentState } from './kept-recording.ts';

const headPrefix = 'recording:';
const sentPrefix = 'recording-sent:';
const piecePrefix = (id: string): string => `recording-piece:${id}:`;
const pieceKey = (id: string, n: number): string => piecePrefix(id) + String(n).padStart(7, '0');

type StoredPiece = Omit<Piece, 'bytes'> & { sound: string };

/** The recordings of one person on this device, encrypted. What it has no room for stays in memory, and is said to `onNoRoom`. */
export type RecordingStore = {
  list: () => Promise<KeptRecording[]>;
  find: (id: string) => Promise<KeptRecording | null>;
  keep: (recording: KeptRecording) => Promise<void>;
  sent: (id: string) => Promise<SentState | null>;
  keepSent: (id: string, sent: SentState) => Promise<void>;
  addPiece: (id: string, n: number, piece: Piece) => Promise<void>;
  piece: (id: string, n: number) => Promise<Piece | null>;
  /** The numbers of the pieces that are here, lowest first. */
  pieces: (id: string) => Promise<number[]>;
  /** Where the recording ends, on its own clock: milliseconds, of what is here and what was sent. */
  endMs: (id: string) => Promise<number>;
  /** When something of it was written last, epoch milliseconds; null when nothing was. */
  lastWrittenAt: (id: string) => Promise<number | null>;
  /** Deletes the sound; what was recorded about it stays. */
  erase: (id: string) => Promise<void>;
  forget: (id: string) => Promise<void>;
};

/** @param open gives null when the browser keeps nothing: all stays in memory */
export function openRecordingStore(open: () => Promise<EncryptedStore | null>, onNoRoom: () => void): RecordingStore {
  const memory = new Map<string, { value: unknown; savedAt: number }>();

  const put = async (key: string, value: unknown): Promise<void> => {
    try {
      const store = await open();
      if (!store) throw new Error('This browser keeps nothing.');
      await store.put(key, value);
      memory.delete(key);
    } catch {
      memory.set(key, { value, savedAt: Date.now() });
      onNoRoom();
    }
  };
  const get = async <Value>(key: string): Promise<{ value: Value; savedAt: number } | null> => {
    const held = memory.get(key) as { value: Value; savedAt: number } | undefined;
    return held ?? (await (await open())?.get<Value>(key)) ?? null;
  };
  const keys = async (prefix: string): Promise<string[]> => {
    const stored = (await (await open())?.keys(prefix)) ?? [];
    const held = [...memory.keys()].filter((key) => key.startsWith(prefix));
    return [...new Set([...stored, ...held])].toSorted();
  };
  const removeAll = async (prefix: string): Promise<void> => {
    for (const key of memory.keys()) if (key.startsWith(prefix)) memory.delete(key);
    await (await open())?.removeAll(prefix);
  };
  const remove = async (key: string): Promise<void> => {
    memory.delete(key);
    await (await open())?.remove(key);
  };
  const erase = (id: string): Promise<void> => removeAll(piecePrefix(id));

  const piece = async (id: string, n: number): Promise<Piece | null> => {
    const found = await get<StoredPiece>(pieceKey(id, n));
    if (!found) return null;
    const { sound, ...about } = found.value;
    return { ...about, bytes: fromBase64(sound) };
  };
  const pieces = async (id: string): Promise<number[]> =>
    (await keys(piecePrefix(id))).map((key) => Number(key.slice(piecePrefix(id).length)));
  const sentOf = async (id: string): Promise<SentState | null> =>
    (await get<SentState>(sentPrefix + id))?.value ?? null;

  return {
    list: async () => {
      const found = await Promise.all((await keys(headPrefix)).map((key) => get<KeptRecording>(key)));
      return found
        .flatMap((each) => (each ? [each.value] : []))
        .toSorted((a, b) => a.startedAt.localeCompare(b.startedAt));
    },
    find: async (id) => (await get<KeptRecording>(headPrefix + id))?.value ?? null,
    keep: (recording) => put(headPrefix + recording.id, recording),
    sent: sentOf,
    keepSent: (id, sent) => put(sentPrefix + id, sent),
    addPiece: (id, n, { bytes, ...about }) =>
      put(pieceKey(id, n), { ...about, sound: toBase64(bytes) } satisfies StoredPiece),
    piece,
    pieces,
    endMs: async (id) => {
      const last = (await pieces(id)).at(-1);
      const found = last === undefined ? null : await piece(id, last);
      return Math.max(found ? found.startMs + found.durationMs : 0, (await sentOf(id))?.endMs ?? 0);
    },
    lastWrittenAt: async (id) => {
      const last = (await keys(piecePrefix(id))).at(-1);
      return (await get(last ?? headPrefix + id))?.savedAt ?? null;
    },
    erase,
    forget: async (id) => {
      await erase(id);
      await remove(sentPrefix + id);
      await remove(headPrefix + id);
    },
  };
}

function toBase64(bytes: Uint8Array): string {
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text);
}

function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text), (char) => char.charCodeAt(0));
}

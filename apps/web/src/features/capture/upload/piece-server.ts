import type { Note } from '@clinical/contract/notes/notes.schemas';
import * as calls from '@clinical/contract/capture/uploads.calls';
import type { FileUpload, UploadKind } from '@clinical/contract/capture/uploads.schemas';
import { api } from '../../../lib/api.ts';
import { kindOf } from './check-files.ts';
import type { PieceServer } from './send-pieces.ts';

/** As what the files of one group are sent. */
export function uploadKindOf([file]: readonly File[]): UploadKind {
  const kind = file ? kindOf(file.name) : null;
  return kind === 'pdf' || kind === 'image' ? kind : 'audio';
}

/** True when this is the file that a part of was sent. */
export const isSameFile = (upload: Pick<FileUpload, 'fileName' | 'size' | 'modifiedAt'>, file: File): boolean =>
  upload.fileName === file.name && upload.size === file.size && Date.parse(upload.modifiedAt) === file.lastModified;

export function pieceServer(noteId: string, kind: UploadKind): PieceServer {
  return {
    start: ({ name, size, lastModified }, signal) => {
      const modifiedAt = new Date(lastModified).toISOString();
      return api.request(calls.startUpload, { body: { noteId, kind, fileName: name, size, modifiedAt } }, { signal });
    },
    store: async (id, n, { bytes, hash }, signal) => {
      await api.request(calls.storePiece, { params: { id, n }, query: { sha256: hash }, body: bytes }, { signal });
    },
    discard: async (id) => {
      await api.request(calls.discardUpload, { params: { id } });
    },
  };
}

/** Erases on the server what has arrived of files that are no longer wanted; what cannot be erased now goes after its time. */
export async function forgetFiles({ id: noteId }: Pick<Note, 'id'>, files: readonly File[]): Promise<void> {
  try {
    const uploads = await api.request(calls.listUploads, { query: { noteId } });
    for (const upload of uploads) {
      if (files.some((file) => isSameFile(upload, file)))
        await api.request(calls.discardUpload, { params: { id: upload.id } });
    }
  } catch {
    // the list of what was left offers it again
  }
}

const firstPauseMs = 1_000;
const longestPauseMs = 15_000;

/** Waits longer each time, and no longer than until the browser says that there is a network again. */
export function pauseForConnection(tries: number, signal: AbortSignal): Promise<void> {
  const ms = Math.min(longestPauseMs, firstPauseMs * 2 ** tries);
  return new Promise((resolve, reject) => {
    const end = (settle: () => void) => () => {
      clearTimeout(timer);
      window.removeEventListener('online', goOn);
      signal.removeEventListener('abort', stop);
      settle();
    };
    const goOn = end(resolve);
    const stop = end(() => reject(signal.reason as Error));
    const timer = setTimeout(goOn, ms);
    window.addEventListener('online', goOn);
    signal.addEventListener('abort', stop);
  });
}

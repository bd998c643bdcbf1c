import { ApiError } from '@clinical/api-client/api-error';
import { outsideStore } from '../../../lib/outside-store.ts';

export type UploadState = 'waiting' | 'sending' | 'sent' | 'stopped' | 'failed';

/** Files of one encounter, sent together: one file, or audio with its transcript. `percent` is of the whole group. */
export type Upload = {
  id: string;
  files: File[];
  state: UploadState;
  percent: number;
  message: string;
  /** The entry that came of it, once it is sent. */
  entryId: string | null;
};

/** Sends one group and resolves to the id of its entry. */
export type SendGroup<Fields> = (
  files: File[],
  fields: Fields,
  options: { onProgress: (percent: number) => void; signal: AbortSignal; idempotencyKey: string },
) => Promise<string | null>;

/**
 * The uploads of one panel, one request after the other. A stopped or failed one can be sent again with the same key, so that an upload whose
 * reply was lost is not stored twice.
 */
export function createUploadQueue<Fields>(send: SendGroup<Fields>, newKey: () => string) {
  const uploads = outsideStore<readonly Upload[]>([]);
  const running = new Map<string, AbortController>();
  const keys = new Map<string, string>();

  const change = (id: string, part: Partial<Upload>): void =>
    uploads.set((all) => all.map((upload) => (upload.id === id ? { ...upload, ...part } : upload)));

  async function sendOne(id: string, fields: Fields): Promise<boolean> {
    const upload = uploads.get().find((each) => each.id === id);
    if (!upload || upload.state === 'sending' || upload.state === 'sent') return false;
    const stop = new AbortController();
    running.set(id, stop);
    const key = keys.get(id) ?? newKey();
    keys.set(id, key);
    change(id, { state: 'sending', percent: 0, message: '' });
    try {
      const entryId = await send(upload.files, fields, {
        onProgress: (percent) => change(id, { percent }),
        signal: stop.signal,
        idempotencyKey: key,
      });
      change(id, { state: 'sent', percent: 100, entryId });
      return true;
    } catch (error) {
      if (stop.signal.aborted) change(id, { state: 'stopped' });
      else change(id, { state: 'failed', message: error instanceof Error ? error.message : String(error) });
      // a refusal was an answer: sending again is another request
      if (error instanceof ApiError && error.status >= 400 && error.status < 500) keys.delete(id);
      return false;
    } finally {
      running.delete(id);
    }
  }

  return {
    store: uploads,
    add: (groups: readonly File[][]): void =>
      uploads.set((all) => [
        ...all,
        ...groups.map((files) => ({
          id: newKey(),
          files,
          state: 'waiting' as const,
          percent: 0,
          message: '',
          entryId: null,
        })),
      ]),
    /** Sends all that wait, were stopped or failed; resolves to whether everything is sent. */
    sendAll: async (fields: Fields): Promise<boolean> => {
      for (const { id } of uploads.get()) await sendOne(id, fields);
      return uploads.get().every((upload) => upload.state === 'sent');
    },
    retry: sendOne,
    stop: (id: string): void => running.get(id)?.abort(),
    remove: (id: string): void => {
      running.get(id)?.abort();
      uploads.set((all) => all.filter((upload) => upload.id !== id));
    },
    clear: (): void => uploads.set([]),
  };
}

import { ApiError } from '@clinical/api-client/api-error';
import { outsideStore } from '../../../lib/outside-store.ts';

/** `refused`: the server cannot use these files as they are. `failed`: sending them again may succeed. */
export type UploadState = 'looking' | 'waiting' | 'sending' | 'sent' | 'stopped' | 'failed' | 'refused';

/** Not `sent` and not `refused`: what a note will be written of. */
export const isToSend = ({ state }: { state: UploadState }): boolean => state !== 'sent' && state !== 'refused';

/** Refusals that are about the file itself. */
const fileRefusals = ['UNSUPPORTED_MEDIA', 'TOO_LARGE', 'EMPTY_SOURCE', 'UNREADABLE_SOURCE'];

/** Files of one encounter, sent together: one file, or audio with its transcript. `percent` is of the whole group. */
export type Upload = {
  id: string;
  files: File[];
  state: UploadState;
  percent: number;
  /** True while it is being sent and the server cannot be reached: it goes on by itself. */
  waiting: boolean;
  message: string;
  /** The entry that came of it, once it is sent. */
  entryId: string | null;
  /** What was found out of the files before they are sent; null when there is nothing to say. */
  facts: UploadFacts | null;
};

/** Of a PDF. `credits`: of the note that is made of it. */
export type UploadFacts = { pages: number; scanned: number; credits: number };

/** Finds out of a group what is to be said before it is sent; null when there is nothing. Rejects when it cannot be sent as it is. */
export type LookAtGroup = (files: File[], signal: AbortSignal) => Promise<UploadFacts> | null;

/** Sends one group and resolves to the id of its entry. */
export type SendGroup<Fields> = (
  files: File[],
  fields: Fields,
  options: {
    onProgress: (percent: number) => void;
    onWaiting: (waiting: boolean) => void;
    signal: AbortSignal;
    idempotencyKey: string;
  },
) => Promise<string | null>;

/** Groups that are on their way together. */
const atOnce = 3;

/**
 * The uploads of one panel, a few at a time, so that a large file or one that waits holds up no other; what is said of them first is asked for when they are added. A stopped or failed one can be sent again with the same key, so that an upload whose
 * reply was lost is not stored twice.
 */
export function createUploadQueue<Fields>(
  send: SendGroup<Fields>,
  newKey: () => string,
  look: LookAtGroup = () => null,
  /** Told of a group that is taken out of the list: nothing of it is wanted any more. */
  forget: (files: File[]) => void = () => undefined,
) {
  const uploads = outsideStore<readonly Upload[]>([]);
  const running = new Map<string, AbortController>();
  const keys = new Map<string, string>();

  const change = (id: string, part: Partial<Upload>): void =>
    uploads.set((all) => all.map((upload) => (upload.id === id ? { ...upload, ...part } : upload)));

  const failed = (error: unknown): Partial<Upload> => ({
    state: error instanceof ApiError && fileRefusals.includes(error.code) ? 'refused' : 'failed',
    message: error instanceof Error ? error.message : String(error),
  });

  async function lookAt(id: string, files: File[]): Promise<void> {
    const stop = new AbortController();
    const looking = look(files, stop.signal);
    if (!looking) return;
    running.set(id, stop);
    change(id, { state: 'looking' });
    try {
      change(id, { facts: await looking, state: 'waiting' });
    } catch (error) {
      // without an answer nothing stands against it: the server looks again when it is sent
      const refused = error instanceof ApiError && error.status >= 400;
      change(id, stop.signal.aborted ? { state: 'stopped' } : refused ? failed(error) : { state: 'waiting' });
    } finally {
      running.delete(id);
    }
  }

  async function sendOne(id: string, fields: Fields): Promise<boolean> {
    const upload = uploads.get().find((each) => each.id === id);
    if (!upload || ['looking', 'sending', 'sent'].includes(upload.state)) return false;
    const stop = new AbortController();
    running.set(id, stop);
    const key = keys.get(id) ?? newKey();
    keys.set(id, key);
    change(id, { state: 'sending', percent: 0, waiting: false, message: '' });
    try {
      const entryId = await send(upload.files, fields, {
        onProgress: (percent) => change(id, { percent }),
        onWaiting: (waiting) => change(id, { waiting }),
        signal: stop.signal,
        idempotencyKey: key,
      });
      change(id, { state: 'sent', percent: 100, entryId });
      return true;
    } catch (error) {
      if (stop.signal.aborted) change(id, { state: 'stopped' });
      else change(id, failed(error));
      // a refusal was an answer: sending again is another request
      if (error instanceof ApiError && error.status >= 400 && error.status < 500) keys.delete(id);
      return false;
    } finally {
      running.delete(id);
    }
  }

  return {
    store: uploads,
    add: (groups: readonly File[][]): void => {
      const start = { state: 'waiting' as const, percent: 0, waiting: false, message: '', entryId: null, facts: null };
      const added = groups.map((files) => ({ ...start, id: newKey(), files }));
      uploads.set((all) => [...all, ...added]);
      for (const { id, files } of added) void lookAt(id, files);
    },
    /** Sends all that wait, were stopped or failed, not what was refused; resolves to whether all of these are sent. */
    sendAll: async (fields: Fields): Promise<boolean> => {
      const wanted = uploads.get().filter(isToSend);
      const ids = wanted.map(({ id }) => id);
      const next = async (): Promise<void> => {
        for (let id = ids.shift(); id !== undefined; id = ids.shift()) await sendOne(id, fields);
      };
      await Promise.all(Array.from({ length: atOnce }, next));
      const sent = uploads.get().filter(({ state }) => state === 'sent');
      return wanted.every(({ id }) => sent.some((upload) => upload.id === id));
    },
    retry: sendOne,
    stop: (id: string): void => running.get(id)?.abort(),
    remove: (id: string): void => {
      running.get(id)?.abort();
      const gone = uploads.get().find((upload) => upload.id === id);
      if (gone) forget(gone.files);
      uploads.set((all) => all.filter((upload) => upload.id !== id));
    },
    clear: (): void => uploads.set([]),
  };
}

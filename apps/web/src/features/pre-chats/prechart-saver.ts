import { limits } from '@clinical/contract/limits';
import type { Prechart } from '@clinical/contract/pre-chats/pre-chats.schemas';
import { outsideStore } from '../../lib/outside-store.ts';

/** kept: the last save failed, the text is on the device. conflict: somebody else saved meanwhile; `theirs` is their text. */
export type SaverState = {
  html: string;
  status: 'clean' | 'waiting' | 'saving' | 'saved' | 'kept' | 'conflict';
  /** Why the last save failed. */
  why: string;
  theirs: string;
};
type Conflict = { theirs: string };

export type SaverParts = {
  prechart: Prechart;
  save: (html: string, version: number) => Promise<Prechart>;
  /** What stands at the server now. */
  load: () => Promise<Prechart>;
  /** Keeps a text on the device until it is saved; null forgets it. */
  keep: (html: string | null) => Promise<void>;
  /** What a failed save is: another person's text, or words that say why. */
  read: (error: unknown) => Conflict | string;
  onSaved: (saved: Prechart) => void;
};

/** Saves a prechart a moment after its last key, one save after the other; nothing typed is lost when one fails. */
export function createPrechartSaver({ prechart, save, load, keep, read, onSaved }: SaverParts) {
  const store = outsideStore<SaverState>({ html: prechart.answer, status: 'clean', why: '', theirs: '' });
  let version = prechart.version;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<void> | null = null;
  const set = (changes: Partial<SaverState>) => store.set((state) => ({ ...state, ...changes }));

  async function run(): Promise<void> {
    const { html } = store.get();
    set({ status: 'saving', why: '' });
    try {
      const saved = await save(html, version);
      version = saved.version;
      const more = store.get().html !== html;
      set({ status: more ? 'waiting' : 'saved' });
      if (!more) await keep(null);
      onSaved(saved);
    } catch (error) {
      const failure = read(error);
      if (typeof failure === 'string') set({ status: 'kept', why: failure });
      else set({ status: 'conflict', theirs: failure.theirs });
    }
  }

  async function flush(): Promise<void> {
    clearTimeout(timer);
    if (running) await running;
    const { status } = store.get();
    if (status !== 'waiting' && status !== 'kept') return;
    running = run();
    await running;
    running = null;
    if (store.get().status === 'waiting') await flush();
  }

  function edit(html: string): void {
    set({ html, ...(store.get().status === 'conflict' ? {} : { status: 'waiting' as const }) });
    void keep(html);
    clearTimeout(timer);
    if (store.get().status === 'waiting') timer = setTimeout(() => void flush(), limits.autosaveAfter);
  }

  return {
    get: store.get,
    subscribe: store.subscribe,
    edit,
    flush,
    /** Ends a conflict with one of the two texts, which is then saved over the other. */
    async settle(html: string): Promise<void> {
      const now = await load();
      version = now.version;
      set({ html, theirs: '', status: 'waiting' });
      await keep(html);
      await flush();
    },
  };
}
export type PrechartSaver = ReturnType<typeof createPrechartSaver>;

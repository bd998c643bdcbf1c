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
  /** Somebody else saved while the field is in use here; shown on request. */
  newer: Prechart | null;
};

export type SaverParts = {
  prechart: Prechart;
  save: (html: string, version: number) => Promise<Prechart>;
  /** What stands at the server now. */
  load: () => Promise<Prechart>;
  /** Keeps a text on the device, with the version it was typed on, until it is saved; null forgets it. */
  keep: (kept: { html: string; version: number } | null) => Promise<void>;
  /** Why a save failed, in words; null when another person's text stands there. */
  read: (error: unknown) => string | null;
  onSaved: (saved: Prechart) => void;
};

/** Saves a prechart a moment after its last key, one save after the other; nothing typed is lost when one fails. */
export function createPrechartSaver({ prechart, save, load, keep, read, onSaved }: SaverParts) {
  const store = outsideStore<SaverState>({ html: prechart.answer, status: 'clean', why: '', theirs: '', newer: null });
  let version = prechart.version;
  /** The version of the text that is shown as theirs. */
  let theirVersion = version;
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
      await keep(more ? { html: store.get().html, version } : null);
      onSaved(saved);
    } catch (error) {
      const why = read(error);
      if (why === null) await showTheirs();
      else set({ status: 'kept', why });
    }
  }

  async function showTheirs(): Promise<void> {
    try {
      const now = await load();
      theirVersion = now.version;
      set({ status: 'conflict', theirs: now.answer });
    } catch (error) {
      set({ status: 'kept', why: read(error) ?? '' });
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
    set({ html, newer: null, ...(store.get().status === 'conflict' ? {} : { status: 'waiting' as const }) });
    void keep({ html, version });
    clearTimeout(timer);
    if (store.get().status === 'waiting') timer = setTimeout(() => void flush(), limits.autosaveAfter);
  }

  function show(now: Prechart): void {
    version = now.version;
    set({ html: now.answer, status: 'clean', newer: null });
  }

  return {
    get: store.get,
    subscribe: store.subscribe,
    edit,
    flush,
    /** What stands at the server now: shown at once where nothing is typed, on request in a field that is in use. */
    hear(now: Prechart, inUse: boolean): void {
      const { status } = store.get();
      if (now.version <= version || (status !== 'clean' && status !== 'saved')) return;
      if (inUse && now.answer !== store.get().html) set({ newer: now });
      else show(now);
    },
    showNewer(): void {
      const { newer } = store.get();
      if (newer) show(newer);
    },
    /** Goes on with a text that an earlier visit could not save: it stands on the version it was typed on. */
    async takeUp(left: { html: string; version: number }): Promise<void> {
      version = left.version;
      set({ html: left.html, status: 'waiting' });
      await keep({ html: left.html, version });
      await flush();
    },
    /** Ends a conflict with one of the two texts, which is saved over the one shown; a third text is a conflict again. */
    async settle(html: string): Promise<void> {
      version = theirVersion;
      set({ html, theirs: '', status: 'waiting' });
      await keep({ html, version });
      await flush();
    },
  };
}
export type PrechartSaver = ReturnType<typeof createPrechartSaver>;

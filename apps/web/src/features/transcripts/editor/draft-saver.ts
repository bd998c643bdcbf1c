import { ApiError, isOffline } from '@clinical/api-client/api-error';
import { limits } from '@clinical/contract/limits';
import type { NoteSection } from '@clinical/contract/transcripts/note-body.schemas';
import type { Transcript } from '@clinical/contract/transcripts/entries.schemas';
import { outsideStore } from '../../../lib/outside-store.ts';
import { createDraftText } from './draft-text.ts';
import { createEditTimer } from './edit-timer.ts';
import { keepNewest } from './keep-newest.ts';
import type { MergedSections } from './merge-sections.ts';

/** `kept`: on this device only, waiting for the server. `refused`: the server said no; the text stays and can be sent again. */
export type SaveStatus = 'clean' | 'dirty' | 'saving' | 'saved' | 'kept' | 'refused' | 'conflict';

export type Draft = {
  status: SaveStatus;
  sections: NoteSection[];
  /** Raised whenever `sections` were taken from elsewhere, so that editors show them. */
  revision: number;
  conflict: MergedSections | null;
  message: string | null;
  /** True while a newer text waits because the person is in a field. */
  newer: boolean;
  /** True when the device would not take the unsaved text, e.g. for want of space. */
  unkept: boolean;
};

/**
 * What is kept on the device while it is not saved: each section's text as edited, what it stands on, and what was sent without an
 * answer, which the server may have all the same.
 */
export type KeptDraft = { base: NoteSection[]; mine: NoteSection[]; unanswered?: NoteSection[] | undefined };

export type DraftSaverOptions = {
  entry: Transcript;
  save: (edit: { sections: NoteSection[]; version: number; editDurationMs: number }) => Promise<Transcript>;
  /** The entry as the server has it now. */
  load: () => Promise<Transcript>;
  /** Keeps the unsaved edit on this device, or forgets it. */
  keep: (draft: KeptDraft | null) => Promise<void>;
  onSaved: (entry: Transcript) => void;
  now?: () => number;
};

/** Typing is kept on the device at most so often, in milliseconds. */
const keepEvery = 200;

/**
 * Saves a note by itself: 1.5 s after the last key and whenever `flush` is called, one request at a time, each naming the version it was
 * based on. What is typed lies on the device until it is saved. Changes of others are merged by section; the person is asked only about
 * a section that both changed.
 */
export function createDraftSaver(options: DraftSaverOptions) {
  const { save, load, keep, onSaved, now = Date.now } = options;
  const timer = createEditTimer();
  const text = createDraftText(options.entry);
  const write = keepNewest(keep);
  let waiting: ReturnType<typeof setTimeout> | null = null;
  let keeping: ReturnType<typeof setTimeout> | null = null;
  let running: Promise<void> | null = null;
  let held: Transcript | null = null;
  let inUse: string | null = null;
  let unanswered: NoteSection[] | undefined;
  const state = outsideStore<Draft>({
    status: 'clean',
    sections: text.shown(),
    revision: 0,
    conflict: null,
    message: null,
    newer: false,
    unkept: false,
  });

  const change = (next: Partial<Draft>): void => state.set((draft) => ({ ...draft, ...next }));
  const stop = (timeout: ReturnType<typeof setTimeout> | null): null => {
    if (timeout !== null) clearTimeout(timeout);
    return null;
  };
  const saveLater = (after: number): void => {
    stop(waiting);
    waiting = setTimeout(() => void flush(), after);
  };

  /** Shows the text as it is now; editors are told only when it was taken from elsewhere. */
  function show(next: Partial<Draft>): void {
    state.set((draft) => ({
      ...draft,
      ...next,
      sections: text.shown(),
      revision: draft.revision + 1,
    }));
  }

  /** Lets the device hold what is not saved, and nothing when all is. */
  function keepNow(): Promise<void> {
    keeping = stop(keeping);
    const draft = text.anyDirty() ? { ...text.toKeep(), unanswered } : null;
    return write(draft).then(
      () => change({ unkept: false }),
      () => change({ unkept: draft !== null }),
    );
  }

  function edit(key: string, html: string): void {
    timer.active(now());
    text.edit(key, html);
    const { status } = state.get();
    const next = status === 'conflict' ? status : text.anyDirty() ? 'dirty' : 'clean';
    change({ sections: text.shown(), status: next });
    keeping ??= setTimeout(() => void keepNow(), keepEvery);
    saveLater(limits.autosaveAfter);
  }

  function flush(): Promise<void> {
    waiting = stop(waiting);
    if (running) return running.then(() => (canSend() ? flush() : undefined));
    if (!canSend()) return Promise.resolve();
    running = send().finally(() => {
      running = null;
      const newest = held;
      held = null;
      if (newest) receive(newest);
    });
    return running;
  }

  const canSend = (): boolean => text.anyDirty() && state.get().status !== 'conflict';

  async function send(): Promise<void> {
    const merged = text.merged();
    if (merged.conflicts.length > 0) return ask(merged);
    const edited = text.shown();
    const editDurationMs = timer.take(now());
    const earlier = unanswered;
    unanswered = merged.sections;
    change({ status: 'saving', message: null });
    try {
      const saved = await save({ sections: merged.sections, version: text.known().version, editDurationMs });
      unanswered = undefined;
      const newer = text.accepted(saved, edited, inUse);
      onSaved(saved);
      const more = text.anyDirty();
      show({ status: more ? 'dirty' : 'saved', newer });
      if (more) saveLater(limits.autosaveAfter);
      await keepNow();
    } catch (error) {
      timer.giveBack(editDurationMs);
      if (error instanceof ApiError && error.code === 'VERSION_CONFLICT') {
        unanswered = earlier;
        await catchUp();
      } else await keepBack(error);
    }
  }

  /** Both sides changed the same section: the person decides, and the device holds the edit until then. */
  async function ask(merged: MergedSections): Promise<void> {
    change({ status: 'conflict', conflict: merged });
    await keepNow();
  }

  async function keepBack(error: unknown): Promise<void> {
    const offline = isOffline(error);
    change({
      status: offline ? 'kept' : 'refused',
      message: offline || !(error instanceof Error) ? null : error.message,
    });
    await keepNow();
  }

  /** Somebody saved meanwhile: the edits go on top of that. */
  async function catchUp(): Promise<void> {
    try {
      const newest = await load();
      onSaved(newest);
      await stackOn(text.learn(newest, inUse, unanswered));
    } catch (error) {
      await keepBack(error);
    }
  }

  async function stackOn(newer: boolean): Promise<void> {
    const merged = text.merged();
    const dirty = text.anyDirty();
    show({ status: dirty ? 'dirty' : 'saved', newer, message: null });
    if (merged.conflicts.length > 0) return ask(merged);
    if (dirty) saveLater(0);
    await keepNow();
  }

  function resolve(picks: ReadonlyMap<string, 'mine' | 'theirs'>): Promise<void> {
    const { conflict } = state.get();
    if (!conflict) return Promise.resolve();
    for (const { key, mine, theirs } of conflict.conflicts)
      text.settle(picks.get(key) === 'mine' ? mine : null, theirs, key);
    const newest = held;
    held = null;
    if (newest) text.learn(newest, inUse);
    show({ conflict: null, status: text.anyDirty() ? 'dirty' : 'clean', newer: false });
    return text.anyDirty() ? flush() : keepNow();
  }

  /** Hears of the entry as fetched again. A field in use is never overwritten: its newer text waits until it is left. */
  function receive(entry: Transcript): void {
    if (entry.version <= text.known().version) return;
    if (running || state.get().status === 'conflict') {
      held = entry;
      return;
    }
    const newer = text.learn(entry, inUse, unanswered);
    const { status } = state.get();
    // what was saved stays saved when somebody else's text arrives
    show({ newer, status: text.anyDirty() || status === 'saved' ? status : 'clean' });
    if (text.anyDirty()) void keepNow();
  }

  /** Shows what waits; edits of the same section are put beside it and asked about. */
  function showNewer(): void {
    if (text.anyDirty()) return void flush();
    text.learn(text.known(), null);
    show({ newer: false });
  }

  return {
    subscribe: state.subscribe,
    get: state.get,
    edit,
    flush,
    resolve,
    receive,
    showNewer,
    active: () => timer.active(now()),
    enter: (key: string) => {
      inUse = key;
      timer.active(now());
    },
    leave: () => {
      inUse = null;
      timer.leave(now());
      if (text.anyDirty()) void flush();
      else if (state.get().newer) showNewer();
    },
    /** Takes up an edit that was kept on the device in an earlier visit. */
    takeUp: (kept: KeptDraft) => {
      unanswered = kept.unanswered;
      return stackOn(text.takeUp(kept, inUse, unanswered));
    },
  };
}

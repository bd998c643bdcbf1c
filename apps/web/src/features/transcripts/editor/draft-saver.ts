import { ApiError, isOffline } from '@clinical/api-client/api-error';
import type { NoteSection, Transcript } from '@clinical/contract/transcripts/transcripts.schemas';
import { limits } from '@clinical/contract/limits';
import { outsideStore } from '../../../lib/outside-store.ts';
import { createEditTimer } from './edit-timer.ts';
import { type MergedSections, mergeSections, resolveConflicts } from './merge-sections.ts';

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
};

/** What is kept on the device while it is not saved: enough to send it later as an ordinary edit. */
export type KeptDraft = { base: NoteSection[]; version: number; mine: NoteSection[] };

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

/**
 * Saves a note by itself: 1.5 s after the last key and whenever `flush` is called, one request at a time, each naming the version it was
 * based on. Changes of others are merged by section; the person is asked only about a section that both changed.
 */
export function createDraftSaver(options: DraftSaverOptions) {
  const { save, load, keep, onSaved, now = Date.now } = options;
  const timer = createEditTimer();
  let version = options.entry.version;
  // the text the edits started from, as the server has it and as it was sent; the server may have tidied it
  let base = options.entry.sections;
  let sent = base;
  let waiting: ReturnType<typeof setTimeout> | null = null;
  let running: Promise<void> | null = null;
  let held: Transcript | null = null;
  let focused = false;
  const state = outsideStore<Draft>({
    status: 'clean',
    sections: base,
    revision: 0,
    conflict: null,
    message: null,
    newer: false,
  });

  const change = (next: Partial<Draft>): void => state.set((draft) => ({ ...draft, ...next }));
  const isDirty = (): boolean => differs(state.get().sections, sent);
  const stopWaiting = (): void => {
    if (waiting !== null) clearTimeout(waiting);
    waiting = null;
  };

  /** Makes the server's text the ground that edits stand on, and shows it. */
  function adopt(entry: Transcript): void {
    version = entry.version;
    base = entry.sections;
    sent = base;
    held = null;
    state.set((draft) => ({
      ...draft,
      sections: base,
      revision: differs(draft.sections, base) ? draft.revision + 1 : draft.revision,
      newer: false,
      conflict: null,
      message: null,
    }));
  }

  function edit(key: string, html: string): void {
    const sections = state.get().sections.map((section) => (section.key === key ? { ...section, html } : section));
    timer.active(now());
    change({ sections, status: state.get().status === 'conflict' ? 'conflict' : 'dirty' });
    if (!isDirty()) change({ status: 'clean' });
    stopWaiting();
    waiting = setTimeout(() => void flush(), limits.autosaveAfter);
  }

  function flush(): Promise<void> {
    stopWaiting();
    if (running) return running.then(() => (isDirty() && canSend() ? flush() : undefined));
    if (!isDirty() || !canSend()) return Promise.resolve();
    running = send().finally(() => {
      running = null;
      if (held) receive(held);
    });
    return running;
  }

  const canSend = (): boolean => state.get().status !== 'conflict';

  async function send(): Promise<void> {
    const sections = state.get().sections;
    const editDurationMs = timer.take(now());
    change({ status: 'saving', message: null });
    try {
      const saved = await save({ sections, version, editDurationMs });
      version = saved.version;
      base = saved.sections;
      sent = sections;
      onSaved(saved);
      change({ status: isDirty() ? 'dirty' : 'saved', newer: false });
      if (isDirty()) waiting = setTimeout(() => void flush(), limits.autosaveAfter);
      else await keep(null);
    } catch (error) {
      timer.giveBack(editDurationMs);
      if (error instanceof ApiError && error.code === 'VERSION_CONFLICT') await catchUp();
      else await keepBack(error);
    }
  }

  async function keepBack(error: unknown): Promise<void> {
    const offline = isOffline(error);
    change({
      status: offline ? 'kept' : 'refused',
      message: offline || !(error instanceof Error) ? null : error.message,
    });
    await keep({ base, version, mine: minePlain() });
  }

  /** The edited sections with those left alone in the server's own words. */
  function minePlain(): NoteSection[] {
    return state.get().sections.map((section) => {
      const untouched = sent.find((other) => other.key === section.key)?.html === section.html;
      return untouched ? (base.find((other) => other.key === section.key) ?? section) : section;
    });
  }

  async function catchUp(): Promise<void> {
    try {
      settle(await load());
    } catch (error) {
      await keepBack(error);
    }
  }

  /** Puts the edits on top of the server's newest text. */
  function settle(entry: Transcript): void {
    const merged = mergeSections(base, minePlain(), entry.sections);
    onSaved(entry);
    if (merged.conflicts.length > 0) {
      held = null;
      base = entry.sections;
      sent = entry.sections;
      version = entry.version;
      change({ status: 'conflict', conflict: merged });
      return;
    }
    adopt(entry);
    if (!differs(merged.sections, base)) {
      change({ status: 'saved' });
      void keep(null);
      return;
    }
    change({ sections: merged.sections, revision: state.get().revision + 1, status: 'dirty' });
    waiting = setTimeout(() => void flush(), 0);
  }

  function resolve(picks: ReadonlyMap<string, 'mine' | 'theirs'>): Promise<void> {
    const { conflict } = state.get();
    if (!conflict) return Promise.resolve();
    const sections = resolveConflicts(conflict, picks);
    change({ conflict: null, sections, revision: state.get().revision + 1, status: 'dirty' });
    if (isDirty()) return flush();
    change({ status: 'clean' });
    return keep(null);
  }

  /** Hears of the entry as fetched again. A field in use is never overwritten: the text waits until it is left. */
  function receive(entry: Transcript): void {
    if (entry.version <= version) return;
    if (running) {
      held = entry;
      return;
    }
    if (isDirty()) {
      change({ newer: true });
      return;
    }
    if (focused && differs(entry.sections, base)) {
      held = entry;
      change({ newer: true });
      return;
    }
    adopt(entry);
    change({ status: 'clean' });
  }

  return {
    subscribe: state.subscribe,
    get: state.get,
    edit,
    flush,
    resolve,
    receive,
    /** Shows the newer text that waits, giving up nothing: there are no unsaved edits while one waits. */
    showNewer: () => {
      if (held && !isDirty()) adopt(held);
    },
    active: () => timer.active(now()),
    enter: () => {
      focused = true;
      timer.active(now());
    },
    leave: () => {
      focused = false;
      timer.leave(now());
      if (isDirty()) void flush();
      else if (held) adopt(held);
    },
    /** Takes up an edit that was kept on the device in an earlier visit. */
    takeUp: (kept: KeptDraft) => {
      const present = { ...options.entry, version, sections: base };
      base = kept.base;
      sent = kept.base;
      state.set((draft) => ({ ...draft, sections: kept.mine }));
      settle(present);
    },
    dispose: stopWaiting,
  };
}

function differs(a: readonly NoteSection[], b: readonly NoteSection[]): boolean {
  return (
    a.length !== b.length ||
    a.some((section, index) => section.key !== b[index]?.key || section.html !== b[index]?.html)
  );
}

import { limits } from '@clinical/contract/limits';
import type { ActiveEditor, ActiveEditors } from '@clinical/contract/notes/notes.schemas';
import { outsideStore } from '../../../lib/outside-store.ts';

/** The section of a note that somebody is in. */
export type Place = { transcriptId: string; section: string };

export type PresenceOptions = {
  /** Says where I am; null: the chart is open, no section. */
  tell: (place: Place | null) => Promise<ActiveEditors>;
  load: () => Promise<ActiveEditors>;
  onFailed: () => void;
};

/** In milliseconds: the list is asked for at most so often, a move is told at most so often, and the list is refreshed after so long. */
const askEvery = 5_000;
const tellEvery = 2_000;
const refreshEvery = 5 * 60_000;

/**
 * Who else is in a chart: from `start` on it says by itself that the chart is open here, and asks again when something happens. `hear`
 * for each event about the chart, `move` when the caret enters or leaves a section, `wake` when the page is looked at again.
 */
export function createPresence({ tell, load, onFailed }: PresenceOptions) {
  const editors = outsideStore<readonly ActiveEditor[]>([]);
  let place: Place | null = null;
  let running = false;
  const take = (asked: Promise<ActiveEditors>) =>
    asked.then(({ activeEditors }) => {
      if (running) editors.set(activeEditors.filter(({ isCurrentUser }) => !isCurrentUser));
    }, onFailed);
  const ask = atMostEvery(askEvery, () => take(load()));
  const say = atMostEvery(tellEvery, () => take(tell(place)));
  return {
    editors,
    hear: () => running && ask.run(),
    move: (to: Place | null) => {
      if (to?.section === place?.section && to?.transcriptId === place?.transcriptId) return;
      place = to;
      if (running) say.run();
    },
    wake: () => running && say.run(),
    /** Returns what stops it. */
    start: () => {
      running = true;
      say.run();
      const beat = setInterval(say.run, limits.presenceEvery);
      const refresh = setInterval(ask.run, refreshEvery);
      return () => {
        running = false;
        ask.stop();
        say.stop();
        clearInterval(beat);
        clearInterval(refresh);
        editors.set([]);
      };
    },
  };
}

export type PresenceKeeper = ReturnType<typeof createPresence>;

/** Runs the work at once, and what is asked for within the pause once more at its end. */
function atMostEvery(pause: number, work: () => void) {
  let timer: ReturnType<typeof setTimeout> | null = null;
  let again = false;
  const run = (): void => {
    if (timer !== null) {
      again = true;
      return;
    }
    again = false;
    timer = setTimeout(() => {
      timer = null;
      if (again) run();
    }, pause);
    work();
  };
  const stop = (): void => {
    if (timer !== null) clearTimeout(timer);
    timer = null;
    again = false;
  };
  return { run, stop };
}

/** True while somebody's last edit is under half a minute old. */
export function isActive({ lastEditAt }: Pick<ActiveEditor, 'lastEditAt'>, now: number): boolean {
  return now - lastEditAt * 1_000 < limits.editorActiveFor;
}

import { longestPause, longestSpan, type WorkKind } from '@clinical/contract/analytics/analytics.rules';

/** What is on screen. */
export type Place = { kind: WorkKind; transcriptId?: string };

/** Epoch milliseconds. */
export type MeteredSpan = Place & { id: string; startedAt: number; endedAt: number };

/**
 * Measures work in one tab: time between two signs of use, unless it is a pause over 30 s. The caller tells it of signs of use only
 * while the page is visible and has the focus.
 */
export type WorkMeter = {
  /** A key, a click, a movement: the time since the last sign counts for what was on screen. */
  use(now: number, place: Place): void;
  /** Something else came on screen, without a sign of use. */
  show(now: number, place: Place): void;
  /** The page lost the focus or was hidden. */
  leave(now: number): void;
  /** Spans that became longer since the last call. One that goes on comes again, under its id. */
  take(): MeteredSpan[];
};

export function createWorkMeter(newId: () => string): WorkMeter {
  let open: MeteredSpan | null = null;
  let last: number | null = null;
  const grown = new Map<string, MeteredSpan>();

  /** False after a pause, and where the clock was set back. */
  const goesOn = (now: number): boolean => last !== null && now >= last && now - last <= longestPause;
  const extend = (now: number): void => {
    if (!open || now <= open.endedAt) return;
    open = { ...open, endedAt: now };
    grown.set(open.id, open);
  };
  const begin = (now: number, place: Place): void => {
    open = { ...place, id: newId(), startedAt: now, endedAt: now };
  };
  const isAt = ({ kind, transcriptId }: Place): boolean => open?.kind === kind && open.transcriptId === transcriptId;

  return {
    use(now, place) {
      const on = goesOn(now);
      // a span that would become too long ends with its last sign, and the next begins there
      const full = on && open !== null && now - open.startedAt > longestSpan;
      if (full) begin(last!, open!);
      if (on) extend(now);
      if (!on || !isAt(place)) begin(now, place);
      last = now;
    },
    show(now, place) {
      if (!goesOn(now) || isAt(place)) return;
      extend(now);
      begin(now, place);
    },
    leave(now) {
      if (goesOn(now)) extend(now);
      open = null;
      last = null;
    },
    take() {
      const spans = [...grown.values()];
      grown.clear();
      return spans;
    },
  };
}

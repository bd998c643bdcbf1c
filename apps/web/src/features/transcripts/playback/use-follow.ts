import { type RefObject, useEffect } from 'react';
import { usePlayback } from './playback-context.ts';

/** So long after a person has scrolled, the text stays where they left it. */
const restMs = 4_000;
const scrolls = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;
const keys = new Set(['ArrowUp', 'ArrowDown', 'PageUp', 'PageDown', 'Home', 'End']);

/** Calls `show` with each line that begins to be spoken, unless somebody is scrolling themselves. */
export function useFollow(list: RefObject<HTMLElement | null>, show: (line: string) => void): void {
  const playback = usePlayback();
  useEffect(() => {
    const pane = list.current;
    if (!playback || !pane) return;
    let scrolledAt = -Infinity;
    let line = playback.store.get().line;
    const note = (event: Event): void => {
      if (event instanceof KeyboardEvent && !keys.has(event.key)) return;
      // a press on a line or its scroll bar; on the text it is a wish to hear
      if (event.type === 'pointerdown' && event.target !== pane) return;
      scrolledAt = performance.now();
    };
    for (const kind of scrolls) pane.addEventListener(kind, note, { passive: true });
    const stop = playback.store.subscribe(() => {
      const now = playback.store.get();
      if (now.line === line) return;
      line = now.line;
      const isSeen = pane.offsetParent !== null;
      if (line !== null && (now.playing || now.loading) && isSeen && performance.now() - scrolledAt > restMs)
        show(line);
    });
    return () => {
      stop();
      for (const kind of scrolls) pane.removeEventListener(kind, note);
    };
  }, [playback, list, show]);
}

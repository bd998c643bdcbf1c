import { scrollBehavior } from '../../lib/scroll-behavior.ts';

/** A list that comes over a slow line is waited for so long. */
const [lookEveryMs, mostLooks] = [50, 100];

/**
 * Gives the focus to the first of these findings after the one that has it. Its list may be on its way, and a dialog on its way out,
 * which would keep the focus or give it back.
 */
export function goToNextFinding(article: HTMLElement | null, keys: readonly string[]): void {
  const here = document.activeElement?.closest<HTMLElement>('[data-check]')?.dataset['check'];
  const key = keys[(keys.indexOf(here ?? '') + 1) % keys.length];
  if (!article || key === undefined) return;
  let looks = 0;
  const look = () => {
    const card = article.querySelector<HTMLElement>(`[data-check="${CSS.escape(key)}"]`);
    if (card && !document.querySelector('[role="dialog"]')) card.focus();
    else if (article.isConnected && looks++ < mostLooks) setTimeout(look, lookEveryMs);
  };
  look();
}

/** Scrolls to a sentence of the note that is on its way into view. */
export function goToSentence(article: HTMLElement | null, place: number): void {
  requestAnimationFrame(() =>
    article
      ?.querySelector(`[data-sentence="${place}"]`)
      ?.scrollIntoView({ block: 'center', behavior: scrollBehavior() }),
  );
}

/** Presses a button of the entry in use, or of the newest open one that has it. */
export function pressInEntry(thread: HTMLElement | null, button: string): void {
  const here = document.activeElement?.closest('article')?.querySelector<HTMLElement>(button);
  const all = thread?.querySelectorAll<HTMLElement>(button) ?? [];
  (here ?? [...all].at(-1))?.click();
}

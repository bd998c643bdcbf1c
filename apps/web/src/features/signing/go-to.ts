import { scrollBehavior } from '../../lib/scroll-behavior.ts';

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
